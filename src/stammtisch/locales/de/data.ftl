## The page of plots about many games

report-title = { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in Bildern
report-about = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, { $players } Plätze, { $moves } Züge. Am Tisch: { $names }.
report-options = Optionen: { $options }.
report-forfeited = Partien, in denen ein Bot versagt hat: { $games }.
report-intervals = Die dünnen Striche auf den Balken sind 95-%-Intervalle; sie nehmen die Partien als unabhängig an. Tabellen von { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = Die Zahlen als Tabelle
report-bot = Bot
report-seat = Platz
report-value = Wert
report-figure = Zahl
report-interval = 95-%-Intervall
report-count = Anzahl
report-most = Gezeigt werden nur die { $most } von { $all }, die am meisten spielen.

report-wins = Gewonnene Partien
report-wins-team = Der Anteil der gewonnenen Partien, nach dem Bot auf allen Plätzen.
report-wins-rivals = Der Anteil jedes Bots an den Siegen; ein geteilter Sieg zählt als Bruchteil.
report-seats = Vorteil des Platzes
report-seats-about = Der Anteil an den Siegen nach Platz, von 0 an gezählt; alle Bots zusammen.
report-luck = Kartenglück
report-luck-team = Wie viel von den Unterschieden im Ergebnis der Bot erklärt, wie viel die Karten und wie viel keines von beiden, aus { $groups } mehrmals gespielten Kartenverteilungen.
report-luck-rivals = Wie viel von den Unterschieden in den Punkten (gegenüber dem Schnitt am Tisch) der Bot erklärt, wie viel die eigenen Karten und wie viel keines von beiden, aus { $groups } mehrmals gespielten Blättern.
report-luck-bot = der Bot
report-luck-deal = die Karten
report-luck-rest = keines von beiden

## THE GAME

plot-the-game-left = Übrige Karten
plot-the-game-left-about = Der Anteil der Partien, in denen am Ende höchstens so viele Karten übrig waren; 0 ist gewonnen.
plot-the-game-left-axis = höchstens so viele Karten übrig
plot-the-game-lost-turn = Wann Partien verloren gehen
plot-the-game-lost-turn-about = Der Zug, in dem es nicht weiterging, als Anteil der verlorenen Partien.
plot-the-game-lost-turn-axis = Zug
plot-the-game-starter = Gewonnen, danach, wer anfängt
plot-the-game-starter-about = Der Anteil der gewonnenen Partien nach dem Platz, der den ersten Zug hatte.
plot-the-game-starter-axis = Platz
plot-the-game-lost-place = Wer nicht weiterkommt
plot-the-game-lost-place-about = Wer in verlorenen Partien nicht weiterkam: 0 hat angefangen, 1 sitzt im Uhrzeigersinn daneben.
plot-the-game-lost-place-axis = Stelle
plot-the-game-steps = Schritte je Zug
plot-the-game-steps-about = Wie weit ein Zug die Stapel im Schnitt vorantreibt; ein Rückwärtstrick zählt −10.
plot-the-game-steps-axis = Zug
plot-the-game-tens = Rückwärtstricks
plot-the-game-tens-about = Wie oft in einer Partie ein Stapel um zehn zurückging, im Schnitt.
plot-the-game-tens-axis = Bot
plot-the-game-signals = Signale
plot-the-game-signals-about = Wie viele Signale in einer Partie gegeben wurden, im Schnitt.
plot-the-game-signals-axis = Bot

## RAISE

plot-raise-scores = Punkte
plot-raise-scores-about = Wie oft jeder Bot wie viele Punkte hatte, in Zehnern.
plot-raise-scores-axis = Punkte
plot-raise-symbol-fields = Was jedes Symbol wert ist
plot-raise-symbol-fields-about = Wie viele Felder eine gelegte Karte dieses Symbols den Stein im Schnitt bewegt hat.
plot-raise-symbol-fields-axis = Symbol
plot-raise-symbol-first = Gewonnene Runden nach der ersten Karte
plot-raise-symbol-first-about = Wie oft die Runde gewann, wer sie mit einer Karte dieses Symbols begann.
plot-raise-symbol-first-axis = Symbol
plot-raise-point-share = Gewonnene Runden nach der Punktekarte
plot-raise-point-share-about = Wie oft jeder Bot die Runde um eine Punktekarte dieses Werts gewann.
plot-raise-point-share-axis = Wert der Punktekarte
plot-raise-point-laid = Karten für eine Punktekarte
plot-raise-point-laid-about = Wie viele Karten jeder Bot in einer Runde um eine Punktekarte dieses Werts legte, im Schnitt.
plot-raise-point-laid-axis = Wert der Punktekarte
plot-raise-fields = Wie weit die Steine kommen
plot-raise-fields-about = Das Feld, das der Stein eines Bots in einer Runde um eine Punktekarte dieses Werts erreichte, im Schnitt.
plot-raise-fields-axis = Wert der Punktekarte
