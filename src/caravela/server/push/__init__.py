"""Web Push: notify people of their turn while no page is open. Off unless the host enables it.

This is the only part that sends data to other hosts: to the browser vendors' push services, to which every subscribed
browser is bound. They learn when somebody is notified, but not the contents.
"""
