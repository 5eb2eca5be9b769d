# Die Analyse einer Partie, für Browser und Befehlszeile.
# In Begründungen ist $name die Person, deren Platz eine Bemerkung als `seat` oder `who` nennt.

## Arten von Entscheidungen, die etwas kosten

review-kind-inaccuracy = Ungenauigkeit
review-kind-mistake = Fehler
review-kind-blunder = Grober Fehler

## Was die Gewinnchance verändert hat

review-cause-start = Vor dem Austeilen
review-cause-choice = Entscheidung
review-cause-luck = Glück
review-cause-others = Die anderen
review-cause-outcome = Ergebnis
review-cause-choice-about = Was eigene Entscheidungen gebracht oder gekostet haben, verglichen mit dem, was { $bot } getan hätte
review-cause-luck-about = Gezogene Karten und gefallene Würfel, soweit man sie gesehen hat
review-cause-others-about = Was die anderen getan haben und was es über ihre Karten verrät

## Was die Zahlen bedeuten

review-chance = Gewinnchance
review-chance-means = Die Gewinnchance sagt, wie oft das gewonnen würde, wenn { $bot } von da an für alle weiterspielte. Geurteilt wird nach dem, was man wissen konnte, in vielen gedachten Verteilungen von allem anderen.
review-share-means = Ein geteilter Sieg zählt anteilig.
review-noise-means = ± ist die Unsicherheit: In 95 von 100 Fällen liegt der wahre Wert darin.
review-accuracy = Genauigkeit
review-accuracy-means = Die Genauigkeit ist 100 %, wo sich nichts Besseres fand, und sinkt mit jeder vergebenen Chance.

## Warum ein Zug besser ist: THE GAME

the-game-better-win =
    Das gewinnt sofort: { $cards ->
        [one] Die letzte Karte liegt.
       *[other] Die letzten { $cards } Karten liegen.
    }
the-game-better-minimum =
    Nur so { $cards ->
        [one] lässt sich die Karte
       *[other] lassen sich die { $cards } Karten
    } legen, die der Zug verlangt.
the-game-better-spare = Das schont Stapel { $pile }, wie { $name } gebeten hat.
the-game-better-take = Das nutzt Stapel { $pile }, den { $name } freigegeben hat.
the-game-better-ten-back = Die { $card } setzt Stapel { $pile } um zehn zurück.
the-game-better-pair-kept = { $low } und { $high } bleiben zusammen: später zehn zurück.
the-game-better-back-kept = Die { $card } bleibt in der Hand; sie kann Stapel { $pile } um zehn zurücksetzen.
the-game-better-steps = Alle Schritte zusammen: { $steps } statt { $instead }.
the-game-better-small = Alle Schritte zusammen sind nur { $steps }.
the-game-better-room =
    Stapel { $pile } bleibt bei { $top }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } mehr Platz.
the-game-better-fits =
    { $cards ->
        [one] Die { $card } lässt sich noch legen; sonst passt sie auf keinen Stapel mehr.
       *[other] { $cards } Karten, darunter die { $card }, lassen sich noch legen; sonst passen sie auf keinen Stapel mehr.
    }
the-game-better-waits = Die { $card } kann warten: Sie liegt auch später nah an Stapel { $pile }.
the-game-better-fewer =
    { $cards ->
        [one] { $cards } Karte reicht
       *[other] { $cards } Karten reichen
    } statt { $instead }: Der Rest kann warten.
the-game-better-more =
    Jetzt { $cards ->
        [one] passt { $cards } Karte
       *[other] passen { $cards } Karten
    } gut, nicht nur { $instead }.

## Warum ein Zug besser ist: RAISE

raise-better-pot =
    Der Gewinnstapel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } nicht wert.
raise-better-save =
    { $cards ->
        [one] { $cards } Karte bleibt
       *[other] { $cards } Karten bleiben
    } für { $rounds ->
        [one] eine weitere Runde
       *[other] { $rounds } weitere Runden
    }.
raise-better-overtaken = { $name } könnte dich noch überholen.
raise-better-points =
    { $points ->
        [one] { $points } Siegpunkt bleibt
       *[other] { $points } Siegpunkte bleiben
    } auf der Hand.
raise-better-sure = Niemand kann dich mehr überholen.
raise-better-safe = Dass dich jemand überholt, ist unwahrscheinlich.
raise-better-worth =
    Der Gewinnstapel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } wert.
raise-better-spare =
    Mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } für diese Runde und { $rounds } weitere brauchst du nicht zu sparen.
raise-better-last = Es ist die letzte Runde: Karten aufzusparen lohnt sich nicht mehr.
raise-better-fewer =
    { $cards ->
        [one] { $cards } Karte reicht
       *[other] { $cards } Karten reichen
    } statt { $instead }.
raise-better-lower = Niedrigere Karten reichen; die höheren bleiben für spätere Runden.
raise-better-further =
    Das führt { $fields ->
        [one] { $fields } Feld
       *[other] { $fields } Felder
    } weiter.
raise-better-symbol =
    In dieser Runde zählt { $symbol ->
        [bell] die Glocke
        [diamond] der Diamant
        [gear] das Zahnrad
        [cloud] die Wolke
        [hourglass] die Sanduhr
       *[other] { $symbol }
    } { $times }-fach: Nutz das aus.
raise-better-keep-symbol =
    In dieser Runde zählt { $symbol ->
        [bell] die Glocke
        [diamond] der Diamant
        [gear] das Zahnrad
        [cloud] die Wolke
        [hourglass] die Sanduhr
       *[other] { $symbol }
    } { $times }-fach: Heb dir solche Karten zum Weiterspielen auf.
raise-better-front =
    Eine stärkere erste Karte kämpft um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Feld { $field } statt { $instead }.
raise-better-back = Für eine Punktekarte mit { $points } genügt eine schwächere erste Karte: Feld { $field } statt { $instead }.
raise-better-later =
    In dieser Runde zählt { $symbol ->
        [bell] die Glocke
        [diamond] der Diamant
        [gear] das Zahnrad
        [cloud] die Wolke
        [hourglass] die Sanduhr
       *[other] { $symbol }
    } nur { $times }-fach; heb diese Karte für eine bessere auf.
