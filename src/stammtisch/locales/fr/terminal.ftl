# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Jouer une partie entière dans le terminal, contre ou avec des bots.
cli-terminal-bots = les bots aux autres places : un pour toutes, ou un par place (le deuxième plus faible)
cli-terminal-seed = un mot ou un nombre ; la même graine donne les mêmes cartes (au hasard)
cli-terminal-records = ajouter les parties finies à ce fichier, pour 'stammtisch check' et 'stammtisch review'
cli-terminal-name = ton nom, pour la partie notée
cli-terminal-pace = la vitesse des bots (usual) :
cli-terminal-lines = taper des lignes entières au lieu de touches, comme toujours sans vrai terminal

## At every table

terminal-space = Espace
terminal-key-do = le faire
terminal-key-rules = règles
terminal-key-help = aide
terminal-key-details = plus sur la table
terminal-key-type = taper un coup : { $example }
terminal-key-quit = quitter
terminal-key-back = retour
terminal-key-scroll = monter et descendre
terminal-key-skip = continuer tout de suite
terminal-key-again = rejouer
terminal-no-number = Ce numéro n’existe pas ; choisis de 1 à { $most }.
terminal-thinking = { $name } réfléchit…
terminal-fault = { $name } : { $fault }. Un autre bot continue.
terminal-leave-ask = Quitter cette partie ? Elle ne sera pas gardée.
terminal-leave-yes = quitter la partie
terminal-yes-or-no = { $yes } ? (oui/non)
terminal-small = La fenêtre est trop petite : il faut { $width } colonnes et { $height } lignes.
terminal-hello = Tape un coup, par exemple { $example }, ou « ? » pour l’aide.
terminal-seed = Les mêmes cartes encore une fois : --seed { $seed }
terminal-recorded = La partie est dans { $file }.

## THE GAME

the-game-deck = à piocher : { $draw } · à poser : { $left }
the-game-ring-signs = Un point : déjà posée. Entre crochets : à toi.
the-game-signal-about = Sur quelle pile ?
the-game-signal-none = faites comme vous voulez
the-game-key-say = faire un signal aux autres
the-game-key-number = choisir la carte de ce numéro
the-game-number-first = Choisis d’abord une carte : tape son numéro, ou prends les flèches.

## RAISE: heads of columns, short ones

raise-column-points = points
raise-column-hand = main
raise-column-draw = pioche
raise-column-field = case
raise-column-pot = dans la pile commune
raise-pot-now = carte-points { $point } · pile commune { $worth }
