# Was die gezeichneten Beispiele der Regeln sagen. Der Schlüssel ist das Spiel und der Name des Beispiels.
# Die Leute heißen immer Ada, Bruno und Carla; die Zahlen sind die der Zeichnung.

rules-allowed = erlaubt
rules-forbidden = nicht erlaubt

## THE GAME

the-game-piles = So liegen die vier Stapel vor der ersten Karte da.
the-game-two = Ada legt die 26 auf A und die 92 auf D. Zwei Karten genügen: Der Zug endet, und zwei neue werden gezogen.
the-game-rows = Hier aufgefächert, damit alles zu sehen ist: A steigt von der 1 bis zur 51, C fällt von der 100 bis zur 57. Kleine Sprünge lassen mehr Platz.
the-game-fits = Die 68 darf bei A auf die 51, obwohl das ein Sprung von 17 ist. Die 49 ist für A zu niedrig, und die 59 ist zu hoch für C, wo eine 57 liegt.
the-game-trick = Die 37 geht zurück auf die 47, die 75 auf die 65: jedes Mal zehn Schritte gewonnen. Die 38 geht nicht, sie ist nur um neun niedriger.
the-game-four = Ada legt vier Karten auf drei Stapel, erst die 15, dann die 33 und die 36, dann die 58. Danach werden vier gezogen, und die Hand hat wieder sechs.
the-game-empty = Der Nachziehstapel ist leer: Die 86 auf B genügt für diesen Zug, und nachgezogen wird nichts. Die 13 und die 97 könnten noch folgen.
the-game-talk = Ada und Bruno dürfen das sagen. Carla nicht: Das ist die Zahl einer Karte.
the-game-talk-spare = Bitte nichts auf den letzten Stapel!
the-game-talk-jump = Hier bitte keinen großen Sprung.
the-game-talk-number = Ich habe die 44.
the-game-signals = So sehen die Signale am Tisch aus.
the-game-stuck = Zwei Karten sind verlangt. Die 90 passt noch auf A; danach passt keine der anderen irgendwohin, und das Spiel ist aus.
the-game-stop = Nach der 43 allein darf Ada den Zug noch nicht beenden. Nach der 53 geht es, obwohl die 64 noch auf B passen würde.
the-game-left = Ada hat drei Karten übrig, Bruno zwei, Carla keine, und der Nachziehstapel ist leer: zusammen fünf, ein ausgezeichnetes Ergebnis.
the-game-left-none-count = 0
the-game-left-none = das Spiel ist geschlagen
the-game-left-few-count = 1–9
the-game-left-few = ausgezeichnet
the-game-left-many-count = 10–98
the-game-left-many = nächstes Mal!

## RAISE

raise-card = Eine Sanduhr 4, die 5 Siegpunkte wert ist: Davon gibt es nicht viele.
raise-card-number = Zahl
raise-card-symbol = Symbol
raise-symbols = Die fünf Symbole. Jedes hat seine eigene Farbe und seinen eigenen Umriss.
raise-roll = Gefallen sind drei Glocken, zwei Diamanten, ein Zahnrad und eine leere Seite. Mit dem aufgedruckten Symbol zählt die Glocke 4-mal, der Diamant 3-mal, das Zahnrad 2-mal, Wolke und Sanduhr einmal.
raise-values = Derselbe Wurf: Die Glocke 2 von Ada ist 2 × 4 = 8 wert, der Diamant 5 von Bruno 15, das Zahnrad 3 von Carla 6.
raise-set = So kommt der Stein von Ada auf die 8, der von Bruno auf die 15 und der von Carla auf die 6. Carla liegt hinten und ist als Erstes dran.
raise-last = Hier hat nach Ada auch Carla eine Karte im Wert von 8 gelegt. Der Stein von Carla liegt oben und ist damit der hinterste: Carla ist dran.
raise-overtake = Carla steht auf 6 und muss an der 8 vorbei. Eine Wolke 4 führt auf die 10, dann liegt Ada hinten. Eine Sanduhr 2 führt nur auf die 8: Gleichauf ist nicht vorbei.
raise-stack = Der Stein von Carla liegt auf dem von Ada. Dann überholt jede Karte: Eine Sanduhr 2 führt auf die 10, und Ada liegt hinten.
raise-enough = Zuerst die Sanduhr 2, auf die 8: noch nicht vorbei. Also darf die Wolke 4 folgen. Mit der Sanduhr 3 aber steht Carla auf 9 und ist an der 8 vorbei: Die Wolke 4 ist eine Karte zu viel.
raise-short = Carla hat nur diese drei Karten und muss über die 15 hinaus. Alle zusammen führen auf die 15, nicht weiter: Carla muss passen.
raise-foremost = Alle haben ihre letzte Karte gelegt. Auf der 27 liegt der Stein von Carla auf dem von Bruno; der von Bruno ist also der vorderste und gewinnt.
raise-pot = Die Punktekarte 14 und fünf Karten, eine davon 5 Punkte wert: Wer gewinnt, bekommt 23 Punkte.
raise-score = Punktekarten, gewonnene Karten und die Hand ergeben 40 Punkte. Was noch im Nachziehstapel steckt, zählt nicht.
raise-score-draw = Nachziehstapel
