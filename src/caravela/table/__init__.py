"""The table on which a match is played: seats, people, bots, clocks, drafts and chat, without input or output."""
