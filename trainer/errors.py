"""The root of every error that this project raises on purpose."""


class TrainerError(Exception):
    """Something a person can mend; its words are meant to be read by that person.

    Every room adds its own kinds beneath this one, one per kind of fault.
    """
