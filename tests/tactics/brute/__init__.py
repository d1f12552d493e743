"""A judge that is slow and plain: every card the others may hold, every way to play it.

It asks the naive oracle alone what is legal and what follows; it shares no thought with the
product's own search. Its only use is to be compared with that.
"""
