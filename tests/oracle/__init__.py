"""A second, deliberately naive implementation of the rules.

It was written from the numbered rules alone and shares no code with the product: grids of strings,
loops, no bit tricks. Its only use is to be compared with the real engine, text against text.
"""
