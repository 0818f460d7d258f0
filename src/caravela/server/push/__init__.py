"""Web Push: whoever wants to is told of their turn when no page is open. Only where the host has switched it on.

It is the one thing that sends anything off the host: through the push services of the browsers' makers, to which every
browser that has subscribed is bound. They learn when somebody is told, not what.
"""
