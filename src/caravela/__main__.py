"""python -m caravela"""

from caravela.cli import main

main()
