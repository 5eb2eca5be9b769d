# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Eine ganze Partie im Terminal spielen, gegen oder mit Bots.
cli-terminal-bots = die Bots auf den anderen Plätzen: einer für alle oder einer je Platz (der zweitschwächste)
cli-terminal-seed = ein Wort oder eine Zahl; der gleiche Startwert ergibt die gleichen Karten (zufällig)
cli-terminal-records = beendete Partien an diese Datei anhängen, für 'stammtisch check' und 'stammtisch review'
cli-terminal-name = dein Name, fürs Protokoll
cli-terminal-pace = wie schnell die Bots spielen (usual):
cli-terminal-lines = ganze Zeilen eintippen statt einzelner Tasten, wie immer, wo es kein richtiges Terminal gibt

## At every table

terminal-space = Leertaste
terminal-key-do = ausführen
terminal-key-rules = Regeln
terminal-key-help = Hilfe
terminal-key-details = mehr über den Tisch
terminal-key-type = einen Zug eintippen: { $example }
terminal-key-quit = gehen
terminal-key-back = zurück
terminal-key-scroll = auf und ab
terminal-key-skip = sofort weiter
terminal-key-again = nochmal spielen
terminal-no-number = Diese Nummer gibt es nicht; möglich sind 1 bis { $most }.
terminal-thinking = { $name } überlegt …
terminal-fault = { $name }: { $fault }. Ein anderer Bot spielt weiter.
terminal-leave-ask = Diese Partie verlassen? Sie wird nicht aufgehoben.
terminal-leave-yes = Partie verlassen
terminal-yes-or-no = { $yes }? (ja/nein)
terminal-small = Das Fenster ist zu klein: Der Tisch braucht { $width } Spalten und { $height } Zeilen.
terminal-hello = Tipp einen Zug ein, etwa { $example }, oder ? für Hilfe.
terminal-seed = Die gleichen Karten noch einmal: --seed { $seed }
terminal-recorded = Die Partie steht in { $file }.

## THE GAME

the-game-deck = zu ziehen: { $draw } · zu legen: { $left }
the-game-ring-signs = Ein Punkt: schon gelegt. In Klammern: deine.
the-game-signal-about = Zu welchem Stapel?
the-game-signal-none = macht, wie ihr wollt
the-game-key-say = den anderen ein Signal geben
the-game-key-number = die Karte mit dieser Zahl wählen
the-game-number-first = Wähl zuerst eine Karte: Tipp ihre Zahl oder nimm die Pfeiltasten.

## RAISE: heads of columns, short ones

raise-column-points = Punkte
raise-column-hand = Hand
raise-column-draw = ziehen
raise-column-field = Feld
raise-column-pot = im Gewinnstapel
raise-pot-now = Punktekarte { $point } · Gewinnstapel { $worth }
