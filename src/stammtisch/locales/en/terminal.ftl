# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Play a whole game in the terminal, against or with bots.
cli-terminal-bots = the bots on the other seats: one for all, or one per seat (the second weakest)
cli-terminal-seed = a word or number; the same seed gives the same cards (by chance)
cli-terminal-records = add finished games to this file, for 'stammtisch check' and 'stammtisch review'
cli-terminal-name = your name, for the record
cli-terminal-pace = how fast bots play (usual):
cli-terminal-lines = type lines instead of pressing single keys, as always where there is no full terminal

## At every table

terminal-space = Space
terminal-key-do = do it
terminal-key-rules = rules
terminal-key-help = help
terminal-key-details = more about the table
terminal-key-type = type a move: { $example }
terminal-key-quit = leave
terminal-key-back = back
terminal-key-scroll = up and down
terminal-key-skip = go on at once
terminal-key-again = play again
terminal-no-number = There is no such number; choose from 1 to { $most }.
terminal-thinking = { $name } is thinking …
terminal-fault = { $name }: { $fault }. Another bot plays on.
terminal-leave-ask = Leave this game? It will not be kept.
terminal-leave-yes = leave the game
terminal-yes-or-no = { $yes }? (yes/no)
terminal-small = The window is too small: this table needs { $width } columns and { $height } rows.
terminal-hello = Type a move such as { $example }, or ? for help.
terminal-seed = The same cards again: --seed { $seed }
terminal-recorded = The game is in { $file }.

## THE GAME

the-game-deck = { $draw } to draw · { $left } to lay
the-game-ring-signs = A dot: already laid. In brackets: yours.
the-game-signal-about = About which pile?
the-game-signal-none = do as you like
the-game-key-say = signal to the others
the-game-key-number = choose the card with this number
the-game-number-first = Choose a card first: type its number, or use the arrow keys.

## RAISE: heads of columns, short ones

raise-column-points = points
raise-column-hand = hand
raise-column-draw = draw
raise-column-field = field
raise-column-pot = in the pot
raise-pot-now = point card { $point } · pot { $worth }
