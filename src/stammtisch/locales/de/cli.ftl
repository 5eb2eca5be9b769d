# Command line

## Help

cli-about = Ein Stammtisch für zwei Kartenspiele, RAISE und THE GAME.
cli-more = Mehr zu jedem Befehl, mit einem Beispiel: 'stammtisch BEFEHL --help'.
cli-commands = Befehle
cli-example = Beispiel:
cli-version = die Version nennen
cli-language = die Sprache, eine von:
cli-COMMAND = BEFEHL
cli-GAME = SPIEL
cli-FILE = DATEI
cli-FOLDER = ORDNER
cli-NAME = NAME
cli-PATH = PFAD
cli-ADDRESS = ADRESSE
cli-NAME-VALUE = NAME=WERT
cli-game = das Spiel, eines von:
cli-json = ein JSON-Objekt ausgeben

cli-play = Den Tisch im Browser öffnen: spielen mit Freundinnen, Freunden und Bots.
cli-play-host = unter welcher Adresse; 0.0.0.0 lässt Handys herein (127.0.0.1)
cli-play-port = der Port (8480 oder, wenn er belegt ist, irgendein freier)
cli-play-database = wo die Partien aufbewahrt werden: eine Datei oder eine PostgreSQL-Datenbank als postgresql://NUTZER@RECHNER/NAME (eine Datei im eigenen Datenordner)
cli-play-host-name = Namen, unter denen der Server außer localhost und dem Namen dieses Rechners erreichbar ist
cli-play-trusted-proxies = Adressen oder Netze von Proxys, deren weitergereichten Adressen geglaubt wird
cli-play-prefix = Pfad hinter dem Rechnernamen, unter dem ein Proxy diesen Server anbietet, etwa /spiele
cli-play-public-url = Adresse, auf die Links in E-Mails führen, samt Präfix, wenn es eines gibt: https://spiele.example.org; sonst die des einzigen --host-name
cli-play-no-browser = den Browser nicht öffnen
cli-play-no-browser-errors = keine Fehlermeldungen der Browser annehmen
cli-play-set = RAISE: die Werte deiner eigenen Schachtel, neben der Standardausstattung zur Wahl; mehrmals möglich
cli-play-smtp = SMTP-Server für E-Mails an die Leute am Tisch: smtp://name:passwort@host:port oder smtps://…; besser in STAMMTISCH_SMTP, wo niemand das Passwort sieht
cli-play-mail-from = die Adresse, von der diese E-Mails kommen (oder STAMMTISCH_MAIL_FROM)
cli-play-json = die Adresse als eine Zeile JSON ausgeben, für Skripte

cli-simulate = Bots spielen lassen und sagen, wie es ausging.
cli-simulate-players = wie viele mitspielen
cli-simulate-bots = ein Bot für alle Plätze oder einer je Platz (der zweitschwächste); ein Name, pfad.py:Klasse, paket:Klasse oder "cmd:programm"
cli-simulate-games = wie viele Partien (100)
cli-simulate-records = die Partien hier mitschreiben, für 'stammtisch check'; .gz und .zst werden gepackt
cli-simulate-committed = nach einem Geheimnis geben, das die Mitschrift vorab festlegt und am Ende verrät

cli-table-seed = ein Wort oder eine Zahl; der gleiche Startwert ergibt die gleichen Partien (1)
cli-table-option = eine Spieloption, beliebig oft
cli-table-set = RAISE: die Werte aus der eigenen Schachtel
cli-table-workers = Prozesse (einer je Prozessorkern)
cli-table-cluster = auf einem Ray-Cluster spielen: local startet einen auf diesem Rechner, RECHNER:PORT nimmt einen, der schon läuft

cli-arena = Alle Bots gegeneinander antreten lassen, mit getauschten Plätzen und gleichen Karten, und sie bewerten.
cli-arena-bots = die Bots, mit Namen, als pfad.py:Klasse, paket:Klasse oder "cmd:programm"
cli-arena-games = Partien je Begegnung (100)
cli-arena-players = Plätze am Tisch (2)

cli-CODE = CODE
cli-table-seconds = Sekunden, die ein Bot für einen Zug hat; Bots von außen werden bald danach beendet (2)
cli-table-log = Ordner für das, was Bots auf die Fehlerausgabe schreiben (ein vorübergehender)

cli-join = Einen Bot an einem laufenden Tisch Platz nehmen lassen.
cli-join-code = der Code des Tisches
cli-join-server = die Adresse des Servers (http://127.0.0.1:8480)
cli-join-bot = ein Name, pfad.py:Klasse, paket:Klasse oder "cmd:programm"
cli-join-name = der Name, den die anderen sehen (der der Klasse oder des Programms)
cli-join-seat = der Platz, ab 1 gezählt (der erste freie)
cli-join-stay = auch jede weitere Partie derselben Leute mitspielen

cli-probe-bot = Einen Bot alle Spiele spielen lassen und sagen, was er falsch macht.
cli-probe-bot-bot = pfad.py:Klasse, paket:Klasse, "cmd:programm" oder ein Name
cli-probe-bot-game = nur dieses Spiel, beliebig oft

join-sits = { $name } sitzt auf Platz { $seat } am Tisch { $table }
join-over = die Partie ist aus: { $result }
join-closed = der Tisch wurde geschlossen
join-failed = { $bot }: { $fault }: { $what }; ein Bot des Servers spielt weiter
probe-right =
    { $game }: alles richtig in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } und { $positions ->
        [one] einer einzelnen Stellung
       *[other] { $positions } einzelnen Stellungen
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms je Zug
probe-wrong =
    { $game }: es ging etwas schief, in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } und { $positions ->
        [one] einer einzelnen Stellung
       *[other] { $positions } einzelnen Stellungen
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms je Zug
outside-log = was die Bots auf die Fehlerausgabe geschrieben haben, steht in { $folder }
faults-title =
    Verwirkt: { $forfeited } von { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
fault-start = nicht gestartet
fault-crash = abgestürzt
fault-late = zu spät
fault-nonsense = unlesbare Antwort
fault-illegal = verbotener Zug
fault-out-of-turn = ungefragt geredet
column-fault = Fehler
column-options = Optionen
column-players = Spieler
mistake-bot-package = das Python-Paket oder -Modul '{ $name }' gibt es nicht
mistake-bot-program = das Programm '{ $name }' gibt es nicht
mistake-bot-start = { $name } kann nicht spielen: { $what }
mistake-client-missing = dazu fehlen Pakete; installiere sie mit: pip install 'stammtisch[client]'
mistake-extra-missing = dazu fehlen Pakete; installiere sie mit: pip install "stammtisch[{ $extra }]"
mistake-no-encoding = { $game } hat keine Kodierung, die Umgebungen brauchen
mistake-reward = es gibt keine Belohnung { $name }; zur Auswahl stehen: { $names }
mistake-not-simultaneous = in { $game } handeln nicht immer alle Plätze gleichzeitig; nimm env statt parallel_env
mistake-render-mode = es gibt keine Darstellung { $name }; zur Auswahl stehen: { $names }
mistake-other-seats = { $count } Bots für { $seats } andere Plätze; nenne einen für alle oder für jeden einen
mistake-batch-actions = { $given } Aktionen für { $games } Spiele; es müssen ganze Zahlen sein, eine je Spiel
mistake-batch-action = Zeile { $row } (Spiel { $index }): Aktion { $action } ist dort nicht erlaubt; nichts wurde gespielt
mistake-batch-number = { $name } ist { $value }, muss aber eine ganze Zahl ab 1 sein
mistake-batch-seed = der Startwert ist zu lang: höchstens { $most } Bytes
mistake-batch-recv = vor dem nächsten recv kommt send
mistake-batch-send = vor send kommt recv
mistake-seconds = --seconds ist { $value }, muss aber mehr als 0 sein
mistake-join-server = der Server ist nicht zu gebrauchen: { $reason }

cli-bots = Die Bots auflisten, die schwächsten zuerst, mit dem, was gemessen wurde.

cli-check = Eine Mitschrift nach den Regeln nachspielen; stimmt etwas nicht, werden Zeile und Grund genannt.
cli-check-file = eine Mitschrift: JSON-Zeilen, eine oder mehrere Partien; auch mehrere Dateien
cli-check-kept = was dein Browser von dieser Partie aufgehoben hat (er speichert es auf der Ergebnisseite); damit beweist die Prüfung mehr

cli-review = Die Entscheidungen beendeter Partien beurteilen: was jede gekostet hat, was Glück war und was besser gewesen wäre.
cli-review-file = eine Mitschrift: JSON-Zeilen, eine oder mehrere beendete Partien
cli-review-game = nur diese Partie der Datei, ab 1 gezählt (alle)
cli-review-svg = die Gewinnchancen im Lauf der Partie in diese Datei zeichnen
cli-review-html = die ganze Analyse als Seite für den Browser in diese Datei schreiben

cli-rules = Die Regeln eines Spiels mit eigenen Worten erzählen.

cli-export = Mitschriften als Tabellen (Parquet) schreiben, für polars, DuckDB und andere.
cli-export-file = eine Mitschrift: JSON-Zeilen, auch gepackt; auch mehrere Dateien
cli-export-parquet = der neue Ordner für die Tabellen games, turns und moves
cli-export-game = nur die Mitschriften dieses Spiels (alle; es muss ein einziges Spiel sein)
export-done = { $folder }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } als games.parquet, turns.parquet und moves.parquet

cli-dataset = Bots mehrerer Stufen mit den gleichen Karten spielen lassen und die Partien als Tabellen schreiben.
cli-dataset-folder = der neue Ordner für die Tabellen und ihre Beschreibung
cli-dataset-levels = die Bots, durch Kommas getrennt (drei, die schnell spielen); jede Kartenverteilung wird von jedem einmal gespielt
cli-dataset-games = wie viele Partien, alle Stufen zusammen (100000)
dataset-done = { $folder }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = nach { $done } von { $games } Partien abgebrochen; geschrieben wurde nichts

cli-report = Eine Seite mit Bildern zu einem Ordner voller Tabellen schreiben.
cli-report-folder = der Ordner, den 'stammtisch export' oder 'stammtisch dataset' geschrieben hat
cli-report-output = die Seite (report.html im Ordner)
report-done = { $file } ist geschrieben und lässt sich im Browser öffnen

cli-train = Einen Bot durch Spielen gegen sich selbst lernen lassen; nach einer Unterbrechung geht derselbe Aufruf weiter.
cli-train-players = für wie viele Personen
cli-train-min-cards = THE GAME: wie viele Karten ein Zug verlangt (2)
cli-train-fewer-cards = THE GAME: eine Hand hat eine Karte weniger
cli-train-games = aus wie vielen Partien gelernt wird (300000)
cli-train-minutes = nach so vielen Minuten aufhören; derselbe Aufruf geht später weiter
cli-train-seed = der gleiche Startwert ergibt die gleichen Gewichte (1)
cli-train-start-from = mit diesen Gewichten beginnen
cli-train-out = wohin geschrieben wird (weights)
cli-train-rate = THE GAME: wie schnell gelernt wird (0.03)
cli-train-most = THE GAME: wie viele Züge abgewogen werden (24)
cli-train-win-share = THE GAME: was ein Sieg anfangs zählt, der Rest gilt den abgelegten Karten (0.6)
cli-train-worlds = THE GAME: mit Suche in so vielen gedachten Welten spielen und lernen, was sie findet (0: nur nach dem Wert)
cli-train-generations = RAISE: wie viele Generationen (120)
cli-train-deals = RAISE: wie viele Kartenverteilungen jeder Versuch spielt (500)
cli-train-cluster = die Prozesse eines Ray-Clusters spielen lassen und hier lernen: local startet einen auf diesem Rechner, RECHNER:PORT nimmt einen, der schon läuft
cli-train-workers = Prozesse im Cluster (einer je Prozessorkern)
cli-train-resume = ein unterbrochenes Training fortsetzen; gibt es keines, wird abgelehnt
cli-train-no-resume = von vorn beginnen, auch wenn sich ein unterbrochenes Training fortsetzen ließe

cli-bench = Messen, wie schnell dieser Rechner spielt.
cli-bench-seconds = wie lange jede Messung dauert (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = Aufruf:
argparse-positional-arguments = was es braucht
argparse-options = Optionen
argparse-show-this-help-message-and-exit = all das hier zeigen
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-parser-choices = den Befehl %(parser_name)r gibt es nicht; es gibt: %(choices)s
argparse-the-following-arguments-are-required = es fehlt: %s
argparse-unrecognized-arguments = unverständlich: %s
argparse-expected-one-argument = hier fehlt ein Wert
argparse-ignored-explicit-argument = braucht keinen Wert, angegeben war %r
argparse-not-allowed-with-argument = geht nicht zusammen mit %s
argparse-ambiguous-option-could-match = %(option)s kann vieles heißen: %(matches)s
argparse-invalid-value = %(value)r ist keine passende Zahl
argparse-invalid-choice-choose-from = %(value)r gibt es nicht; es gibt: %(choices)s

## Mistakes

mistake-more = { $message }; mehr dazu: '{ $program } --help'
mistake-language = auf '{ $name }' gibt es keine Texte; es gibt: { $names }
mistake-game = das Spiel '{ $name }' gibt es hier nicht; es gibt: { $names }
mistake-bot = den Bot '{ $name }' gibt es für { $game } nicht; es gibt: { $names }
mistake-option-form = --option { $given } sollte die Form NAME=WERT haben
mistake-option-name = die Option '{ $name }' gibt es nicht; es gibt: { $names }
mistake-option-value = { $name } ist { $value }, möglich sind aber nur: { $values }
mistake-no-seat = seat ist { $seat }, muss aber von 0 bis { $last } sein
mistake-least = --{ $name } ist { $value }, muss aber mindestens { $least } sein
mistake-listen = unter { $host }, Port { $port }, geht es nicht: { $reason }
mistake-port-taken = Port { $port } von { $host } ist belegt, vielleicht von einem anderen stammtisch; beende den oder nimm mit --port einen anderen
mistake-metrics = die Messwerte lassen sich unter { $host }, Port { $port }, nicht anbieten: { $reason }
mistake-size = '{ $given }' ist keine Größe; nimm Bytes oder eine Zahl mit K, M, G oder T, etwa 200M
mistake-read = { $file } lässt sich nicht lesen: { $reason }
mistake-write = { $file } lässt sich nicht schreiben: { $reason }
mistake-ending = { $file } ist kein Name für Mitschriften; sie enden auf { $endings }
mistake-no-file = die Datei { $file } gibt es nicht
mistake-no-training = für { $game } gibt es nichts zu trainieren, nur für: { $names }
mistake-no-interrupted-training = in { $folder } gibt es kein unterbrochenes Training
mistake-cluster-unreachable = unter { $address } antwortet kein Ray-Cluster; prüfe, ob er läuft und ob Rechner und Port stimmen
mistake-cluster = mit dem Ray-Cluster unter { $address } geht es nicht: { $reason }
mistake-cluster-address = '{ $address }' ist nicht die Adresse eines Ray-Clusters; schreibe local oder RECHNER:PORT
mistake-cluster-start = Ray lässt sich auf diesem Rechner nicht starten: { $reason }
mistake-cluster-missing = für --cluster fehlen Pakete; installiere sie mit: pip install 'stammtisch[cluster]'
mistake-cluster-version = auf dem Ray-Cluster unter { $address } laufen Ray und Python { $there }, auf diesem Rechner { $here }; sie müssen gleich sein
mistake-cluster-token = der Ray-Cluster unter { $address } verlangt einen Schlüssel, und dieser fehlt oder ist falsch; setze RAY_AUTH_MODE=token und den Schlüssel des Clusters
mistake-cluster-software = Rechner { $machine } im Cluster hat stammtisch { $there }, dieser hier { $here }; sie müssen gleich sein
mistake-cluster-software-missing = stammtisch lässt sich im Cluster nicht laden: { $reason }
mistake-cluster-lost = der Cluster hat denselben Teil der Arbeit mehrmals verloren: { $reason }
mistake-cluster-bot = im Cluster: { $reason }
mistake-review-svg = in dieser Datei stehen { $games } Partien; wähl eine mit --game oder schreib mit --html eine Seite
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (und ein weiterer Fehler)
       *[other] { $first } (und { $more } weitere Fehler)
    }
mistake-set-name = { $file }: es gibt schon eine Ausstattung namens '{ $name }'; gib dieser einen eigenen Namen
mistake-smtp = --smtp muss eine Adresse sein wie smtp://name:passwort@mail.example.org:587 oder smtps://mail.example.org
mistake-smtp-missing = --mail-from braucht auch einen SMTP-Server: --smtp smtp://mail.example.org
mistake-mail-from = --mail-from ist keine E-Mail-Adresse: { $address }
mistake-mail-from-missing = --smtp braucht auch die Adresse, von der E-Mails kommen: --mail-from spiele@example.org
mistake-public-url = --public-url muss eine Adresse sein wie https://spiele.example.org{ $prefix }, ohne Namen davor, '?' und '#': { $given }
mistake-public-url-path = --public-url muss denselben Pfad haben wie --prefix: { $right } und nicht { $given }
mistake-public-url-missing = --smtp braucht auch die Adresse, auf die Links in E-Mails führen: --public-url https://spiele.example.org{ $prefix }
mistake-utf8 = { $file } ist kein UTF-8-Text
mistake-host-name = '{ $name }' ist kein Rechnername; ohne http:// und Port schreiben, etwa spiele.example.org
mistake-proxy = '{ $name }' ist weder Adresse noch Netz; richtig wäre etwa 127.0.0.1 oder 10.0.0.0/8
mistake-prefix = '{ $name }' kann nicht der Pfad dieses Servers sein; richtig wäre etwa /spiele, aber keine seiner eigenen Seiten
mistake-store = die Datenbank '{ $name }' lässt sich nicht benutzen: { $reason }
mistake-store-newer = die Datenbank hat Version { $version }; dieses Programm kennt nur Versionen bis { $known }
mistake-store-in-use = ein anderer stammtisch-Server (Prozess { $process }) benutzt die Datenbank '{ $name }'; beende ihn zuerst oder nimm mit --database eine andere Datei
mistake-store-shared = Server benutzen die Datenbank '{ $name }', vielleicht auf anderen Rechnern; beende sie zuerst alle
mistake-store-alone = die Datenbank '{ $name }' lässt sich gerade nicht teilen: Sie wird wiederhergestellt, umgezogen oder aufgeräumt, oder ein Server einer früheren Version benutzt sie; warte, bis das fertig ist, oder beende diesen Server
mistake-store-kind = '{ $name }' ist keine Datenbank, die stammtisch benutzen kann; gib den Pfad einer Datei an oder eine Adresse wie postgresql://NUTZER@RECHNER/NAME
mistake-store-driver = für PostgreSQL fehlt der Treiber; er lässt sich so installieren: pip install 'stammtisch[postgres]'
mistake-store-unreachable = unter '{ $name }' antwortet kein PostgreSQL-Server; prüfe, ob er läuft und ob Rechner und Port stimmen
mistake-store-login = der PostgreSQL-Server lehnt Benutzernamen oder Passwort ab: '{ $name }'
mistake-store-missing = diese Datenbank gibt es auf dem PostgreSQL-Server nicht: '{ $name }'; lege sie zuerst an, zum Beispiel mit createdb
mistake-store-permission = dieser Benutzer darf in der Datenbank '{ $name }' keine Tabellen anlegen; wem sie gehört, kann es mit GRANT erlauben
mistake-store-foreign = '{ $name }' enthält etwas anderes als Partien von stammtisch; nimm mit --database eine andere Datenbank
mistake-store-moved = die Partien von '{ $name }' sind nach '{ $target }' umgezogen; gib diese Datenbank mit --database an
mistake-not-empty = in { $folder } liegt schon etwas; nenne einen neuen oder leeren Ordner
mistake-not-folder = { $folder } ist kein Ordner
mistake-several-games = { $file } hat Partien von { $other } nach Partien von { $one }; wähle eines davon mit --game
mistake-level-twice = in --levels steht eine Stufe zweimal
mistake-dataset-bot = in Partie { $number } hat ein Bot versagt: { $what }
mistake-no-table = die Tabelle { $file } gibt es nicht; Tabellen schreiben 'stammtisch export' und 'stammtisch dataset'
mistake-not-table = { $file } ist keine Tabelle, die stammtisch geschrieben hat
mistake-tables-version = { $file } stammt von einer anderen Version von stammtisch; exportiere die Partien neu
mistake-server-missing = für 'stammtisch play' fehlen Pakete; sie lassen sich so installieren: pip install 'stammtisch[server]'
because-file = diese Datei gibt es nicht
because-folder = das ist ein Ordner
because-right = das ist hier nicht erlaubt
mistake-seats =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }: entweder einen für alle nennen oder für jeden einen
mistake-two-bots = eine Arena braucht mindestens zwei verschiedene Bots, durch Kommas getrennt
interrupted =
    { $games ->
        [one] abgebrochen nach { $done } von { $games } Partie
       *[other] abgebrochen nach { $done } von { $games } Partien
    }

## Figures

figure-0 = { NUMBER($number, maximumFractionDigits: 0) }
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rating-range = { $low } bis { $high }
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables and summaries

progress-games = Partien
progress-cluster = Ray wird gestartet
progress-review = Analyse
summary-played =
    { $game }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 1) } Partien pro Sekunde
summary-team = gewonnen { $wins } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (mit 95 % Sicherheit { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
measure-the-game-mean_left = im Schnitt { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten übrig
measure-the-game-excellent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ausgezeichnet
arena-title =
    { $game }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
teams-title = Teams
meetings-title = Begegnungen
seats-title = Plätze
bots-title = Bots für { $game }
bench-title = Geschwindigkeit, ein Prozessorkern
bench-the-game-plain-1 = THE GAME, ohne Kernel, allein und zufällig
bench-the-game-greedy-1 = THE GAME, Kernel, allein, nächste Karte
bench-the-game-learned-1 = THE GAME, Kernel, gelernt, allein
bench-the-game-learned-3 = THE GAME, Kernel, gelernt, zu dritt
bench-the-game-plain-4 = THE GAME, ohne Kernel, zu viert und zufällig
bench-raise-plain-2 = RAISE, ohne Kernel, zu zweit und zufällig
bench-raise-kernel-2 = RAISE, Kernel, zu zweit und zufällig
bench-raise-plain-4 = RAISE, ohne Kernel, zu viert und zufällig
column-about = was er tut
column-aim = Ziel
column-bot = Bot
column-games = Partien
column-interval = 95 %
column-the-game-mean_left = übrig
column-level = Stufe
column-measured = gemessen
column-ms = ms je Zug
column-per-second = pro Sekunde
column-rating = Wertung
column-ratio = Verhältnis
column-times-plain = mal so schnell wie ohne Kernel
column-score = Punkte
column-seat = Platz
column-table = Tisch
column-team = Team
column-what = was
column-wins = Siege
column-won = gewonnen
column-better = besser
column-kind = Art
column-lost = verloren
column-move = Eintrag
column-played = gespielt
column-player = wer
column-why = warum
review-of-game = { $game }: Analyse von Partie { $number }
review-accuracy-of-game = Genauigkeit der Partie: { $accuracy }
review-key-moments = Schlüsselmomente
review-no-key-moments = Von keiner Entscheidung steht fest, dass sie 5 Punkte oder mehr gekostet hat.
review-winnable-all = Mit offenen Karten fand sich bis zum Schluss ein Sieg.
review-winnable-at = Mit offenen Karten fand sich bei Eintrag { $at } noch ein Sieg, danach nicht mehr.
review-winnable-none = Mit offenen Karten fand sich vom ersten Zug an kein Sieg.
review-axis = Einträge
check-fault = { $file }: Zeile { $line }: { $reason }
check-fault-move = { $file }: Zeile { $line }: { $reason } [{ $move }]
check-right =
    { $games ->
        [one] { $games } Partie richtig
       *[other] { $games } Partien richtig
    }
check-committed = davon { $games } wie festgelegt gegeben
check-took-part = { $file }: Zeile { $line }: { $names } – mit eigenen Zufallsbytes am Mischen beteiligt. Mit dem, was der eigene Browser aufgehoben hat (--kept), lässt sich beweisen, dass niemand das Geben lenken konnte.
check-proven = { $file }: Zeile { $line }: Niemand konnte diese Karten lenken. Deine eigenen Zufallsbytes stecken darin, und alles andere stand schon fest, bevor sie bekannt waren. Beteiligt: { $names }.
check-left-out = { $file }: Zeile { $line }: Zufallsbytes angekündigt, aber nicht rechtzeitig geliefert: { $names }. Wer gibt, konnte sich aussuchen, ob sie zählen.
check-faults =
    { $faults ->
        [one] { $faults } Fehler
       *[other] { $faults } Fehler
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, { $cards ->
        [one] mindestens { $cards } Karte
       *[other] mindestens { $cards } Karten
    }: gewonnene Partien
train-axis = Partien, aus denen gelernt wurde
train-signals = mit Signalen
train-silent = stumm
train-raise-title = RAISE: Siege gegen den ersten Versuch
train-raise-axis = Generationen

## The bots

bots-the-game-random = legt irgendeine Karte, die passt
bots-the-game-greedy = ganze Züge mit der kleinsten Summe an Schritten, Rückwärtstricks eingerechnet
bots-the-game-planner = ganze Züge nach Faustregeln; gibt Signale und achtet auf sie
bots-the-game-learned = der Zug, den ein im Spiel gegen sich selbst geschultes Netz am höchsten schätzt
bots-the-game-sharp = probiert die besten Züge in ein paar vorgestellten Welten aus
bots-the-game-master = probiert mehr Züge in mehr Welten aus und denkt weiter voraus
bots-raise-random = irgendetwas Erlaubtes
bots-raise-greedy = überholt so billig wie möglich, solange es der Gewinnstapel wert ist
bots-raise-thrifty = wägt Gewinnstapel, Karten und die kommenden Runden ab
bots-raise-shrewd = spielt in ein paar vorgestellten Welten weiter
bots-raise-master = spielt in vielen vorgestellten Welten weiter

## The web table

serve-port = Port { $port } ist belegt, deshalb ist der Tisch auf { $taken }.
serve-at = Der Tisch ist hier: { $address }
serve-phones = Für Handys im selben Netz: { $address }
serve-metrics = Messwerte für Prometheus gibt es hier: { $address }
serve-end = Strg-C beendet ihn; alle Partien bleiben erhalten.

## Backups and moving

cli-FROM = VON
cli-TO = NACH
cli-backup = Die Datenbank in eine Datei sichern, während der Server läuft.
cli-backup-file = die Datei, die geschrieben wird; sie enthält Geheimnisse, also gut verwahren
cli-backup-force = die Datei überschreiben, wenn es sie gibt
cli-restore = Eine Datenbank aus einer Sicherung füllen; kein Server darf sie benutzen.
cli-restore-file = die Sicherung
cli-restore-database = die Datenbank, die gefüllt wird: eine Datei oder postgresql://NUTZER@RECHNER/NAME (die im eigenen Datenordner)
cli-restore-replace = ersetzen, was in der Datenbank ist; der alte Inhalt bleibt daneben erhalten
cli-move-database = Eine Datenbank in eine andere kopieren, etwa eine Datei nach PostgreSQL, und Partie für Partie prüfen.
cli-move-from = die alte Datenbank: eine Datei oder postgresql://NUTZER@RECHNER/NAME; sie behält ihre Partien und wird danach abgelehnt
cli-move-to = die neue, die leer sein muss
keep-copying = kopieren
keep-moving = kopieren und prüfen
backup-done = { $file } ist geschrieben: { $size } MB, Anzahl der Tische: { $tables }. Die Datei enthält Schlüssel, E-Mail-Adressen und die Karten laufender Partien: gut verwahren.
restore-done = '{ $name }' ist wiederhergestellt. Anzahl der Tische: { $tables }.
restore-kept = Was vorher da war, ist aufgehoben in { $name }.
move-done = Alle { $rows } Zeilen sind in '{ $name }' und verglichen. Anzahl der Tische: { $tables }.
move-checked = Nach den Regeln nachgespielt und heil: { $tables }.
move-unknown = Nicht nachgespielt, weil das Spiel oder seine Fassung der Regeln hier nicht installiert ist: { $tables } ({ $names })
move-damaged = Tisch { $table } war schon vorher beschädigt und wurde kopiert, wie er ist: { $reason }
move-next = '{ $source }' behält seine Partien, wie sie waren; Server und Befehle lehnen sie von jetzt an ab. Starte den Server mit --database { $target }
move-not-marked = '{ $source }' ließ sich nicht als umgezogen kennzeichnen, Server und Befehle nehmen sie also weiter an; benenne sie um oder entferne sie
mistake-store-full = für '{ $name }' ist kein Platz mehr; nichts wurde geändert
mistake-store-read-only = '{ $name }' lässt sich nur lesen; nichts wurde geändert
mistake-store-corrupt = die Datei '{ $name }' ist beschädigt und lässt sich nicht lesen; nichts wurde geändert
mistake-store-absent = unter '{ $name }' gibt es keine Datenbank von stammtisch
mistake-keep-same = '{ $name }' lässt sich nicht in sich selbst kopieren
mistake-keep-exists = '{ $name }' gibt es schon; überschreibe es mit --force oder nimm einen anderen Namen
mistake-keep-busy = ein anderer Prozess schreibt gerade '{ $name }'
mistake-keep-not-empty = die Datenbank '{ $name }' ist nicht leer; nichts wurde geändert. Nimm eine leere, oder ersetze sie mit 'stammtisch restore' durch --replace
mistake-keep-different = was nach '{ $name }' kopiert wurde, ist nicht dasselbe wie vorher ({ $names }); nichts wurde geändert

## Tidying

cli-DURATION = DAUER
cli-tidy = Alte Tische entfernen, die niemand mehr braucht: solche, die vergeblich gewartet haben, Lektionen, geschlossene.
cli-tidy-older-than = nur, was so lange niemand angefasst hat: Stunden, Tage oder Wochen, etwa 12h, 90d, 4w
cli-tidy-finished = auch beendete Partien, wenn sie nicht für die Karten eines Tages, eine Analyse, eine Meldung oder eine andere Partie ihres Abends gebraucht werden
cli-tidy-dry-run = nur sagen, was entfernt würde
cli-play-tidy-after = einmal am Tag Tische entfernen, die so lange niemand angefasst hat, etwa 90d, wie es 'stammtisch tidy' tut (nie)
tidy-nothing = Es gibt nichts zu entfernen.
tidy-done = Entfernt: Tische, die vergeblich gewartet haben: { $waiting }; Lektionen: { $lessons }; geschlossene Tische: { $closed }; beendete Partien: { $finished }; zusammen etwa { $size } MB.
tidy-would = Entfernt würden: Tische, die vergeblich gewartet haben: { $waiting }; Lektionen: { $lessons }; geschlossene Tische: { $closed }; beendete Partien: { $finished }; zusammen etwa { $size } MB.
tidy-in-use = Es bleiben, weil jemand da ist: { $tables }.
tidy-space = Neue Partien nutzen den Platz. Eine Datei wird kleiner, wenn sie aufgeräumt wird, während kein Server sie benutzt.
mistake-duration = { $option } muss eine Anzahl von Stunden, Tagen oder Wochen sein, etwa 12h, 90d oder 4w, nicht '{ $given }'
mistake-tidy-stopped = die Datenbank '{ $name }' hat eine Änderung abgelehnt, vielleicht weil ihre Platte voll ist; was vorher entfernt wurde, ist weg, alles andere ist, wie es war

# What a messenger shows of a link
preview-invited = Ein Tisch wartet auf dich
preview-picture = Karten, Würfel und Spielsteine aus zwei Spielen

## Warum ein Zug nicht erlaubt ist

why-seat = Platz { $number }
why-rule = { $reason } (Regel { $rule })
why-chance = Nur der Zufall gibt, würfelt und lost.
why-no-seat = Das kann nur, wer am Tisch sitzt.
why-no-deal = Jetzt wird keine Karte gegeben.
why-deal-to = Die nächste Karte bekommt { $who }.
why-dealt = { $card } ist schon gegeben worden.
why-no-card = Eine Karte { $card } gibt es nicht.
why-not-settled = Wer anfängt, wird jetzt nicht bestimmt.
why-first = Hier kann { $who } nicht anfangen.
why-no-act = { $act } ist in { $game } kein Zug.
why-no-action = Die Nummer { $action } steht hier für keinen Zug.
the-game-why-drawing = Der Zug ist beendet: Jetzt wird nachgezogen.
the-game-why-pile = Einen Stapel { $pile } gibt es nicht; die Stapel sind A, B, C und D.
the-game-why-degree = Wie gern jemand anfängt, ist 0, 1 oder 2, nicht { $degree }.
the-game-why-signal = { $word } zu { $topic } ist kein Signal.
raise-why-no-point = Jetzt wird keine Punktekarte aufgedeckt.
raise-why-point = Eine Punktekarte { $points } gibt es nicht.
raise-why-point-before = Die Punktekarte { $points } ist schon aufgedeckt worden.
raise-why-no-die = Jetzt wird nicht gewürfelt.
raise-why-face = Würfel { $die } kann nicht { $face } zeigen; seine Seiten sind: { $faces }.
raise-why-refill = Zuerst füllt { $who } die Hand auf.

## Was an einer Mitschrift nicht stimmt

record-fault = Zeile { $line }: { $reason }
record-begin = Eine Partie beginnt mit ihrem Kopf, einer Zeile mit 'record'.
record-none = In dieser Datei steht keine Partie.
record-version = Diese Mitschrift hat Version { $version }; lesbar ist Version 1.
record-header = Im Kopf fehlt: { $names }.
record-game = Das Spiel '{ $name }' gibt es nicht.
record-rules = Das sind Regeln der Version { $version }; { $game } ist in Version { $known } bekannt.
record-seats = 'seats' muss eine Liste von Namen sein.
record-options = 'options' muss ein Objekt sein.
record-after = Nach dem Ergebnis kommt höchstens noch 'reveal'.
record-early = Hier steht ein Ergebnis, aber die Partie ist nicht aus.
record-result = Das Ergebnis ist { $right }, nicht { $written }.
record-line = Zeile { $line } müsste so lauten: { $right }.
record-no-commitment = Ein Geheimnis wird verraten, aber im Kopf ist keines festgelegt.
record-reveal-early = Das Geheimnis wird vor dem Ergebnis verraten.
record-hexadecimal = Das Geheimnis ist nicht hexadezimal.
record-secret = Das Geheimnis ist nicht das festgelegte.
record-not-committed = Zeile { $line } ist nicht wie festgelegt gegeben.
record-cut-off = Die Mitschrift bricht ab: Die Partie hat kein Ergebnis.
record-unrevealed = Die Mitschrift bricht ab: Im Kopf ist ein Geheimnis festgelegt, aber es wird nicht verraten.
record-scheme = Zufall nach Verfahren { $version } ist unbekannt; bekannt sind die Verfahren 1 bis { $known }.
record-scheme-alone = Der Kopf nennt ein Verfahren oder Beiträge, legt aber kein Geheimnis fest.
record-contribution = Die Beiträge im Kopf sind nicht richtig aufgeschrieben.
record-contribution-value = Der Beitrag von Platz { $seats } ist nicht der, den der Hash angekündigt hat.
record-kept = Das ist nicht, was ein Browser von einer Partie aufhebt: ein Objekt mit 'commitment', 'hashes' und 'value'.
record-kept-commitment = Festgelegt ist nicht das, was du zuerst gesehen hast.
record-kept-hashes = Die angekündigten Beiträge sind nicht die, die du gesehen hast, bevor du deinen verraten hast.
record-kept-value = Dein eigener Beitrag wurde nicht verwendet.
record-json = Kaputtes JSON in Spalte { $column }.
record-deep = Kaputtes JSON: zu tief verschachtelt.
record-digits = Eine Zahl hat mehr Ziffern als jede in einer Mitschrift.
record-long-line = Die Zeile ist länger als { $most } Zeichen, das ist also keine Mitschrift.
record-long = Hier folgen mehr als { $most } Zeilen ohne einen neuen Kopf, das ist also keine Mitschrift.
record-damaged = Die Datei ist beschädigt oder abgeschnitten: Sie lässt sich nicht entpacken.
record-second = Hier beginnt eine weitere Partie; erwartet wurde nur eine.
record-utf8 = Das ist kein UTF-8-Text.
record-object = Eine Zeile enthält ein JSON-Objekt, nicht { $found }.
record-move = Das ist kein Zug in { $game }: { $line }
record-card = '{ $card }' ist keine Karte; eine Karte schreibt man wie 'bell-2-1': Symbol-Zahl-Punkte.
notation-unknown = '{ $text }' ist kein Zug in { $game }; Züge schreibt man so: { $like }
notation-card = '{ $card }' ist keine Karte; Karten schreibt man so: { $like }
notation-which = '{ $card }' kann { $cards } sein; bitte ganz ausschreiben.
position-begin = Eine Stellung beginnt so: { $right }
position-word = '{ $word }' gehört in keine Stellung dieses Spiels.
position-value = In der Stellung kann '{ $name }' nicht { $value } sein.
position-options = Die Optionen der Stellung: { $reason }
position-view = Das ist, was ein Platz weiß, keine ganze Stellung.
position-state = Das ist eine ganze Stellung, nicht das, was ein Platz weiß.
position-impossible = So eine Stellung gibt es nicht: Ihre Teile passen nicht zusammen.

## Warum es keine Analyse gibt

review-unfinished = Die Partie ist noch nicht zu Ende; analysieren lässt sich nur eine beendete.
review-no-judge = Für { $game } gibt es keine Analyse.
review-failed = Die Analyse von { $game } ist fehlgeschlagen.
review-no-game = Eine Partie { $number } gibt es in dieser Datei nicht; Zahl der Partien: { $games }.
review-lesson = Die Partie ab Zeile { $line } ist eine Lektion: Ihre Karten lagen vorher bereit, da gibt es nichts zu analysieren.

## Eine Entscheidung in Worten; $first und $second sind die Teile des Geschriebenen

the-game-act-claim =
    { $value ->
        [0] möchte lieber nicht anfangen
        [1] möchte anfangen
       *[other] möchte sehr gern anfangen
    }
the-game-act-play = { $first } auf { $second }
the-game-act-end = Zug beendet
raise-act-choose = erste Karte { $value }
raise-act-raise = spielt weiter mit { $value }
raise-act-pass = passt

## Was an einer Set-Datei nicht stimmt; alles beginnt mit der Stelle

set-kind = { $place }: muss 'standard' oder der Pfad einer TOML-Datei sein, nicht { $value }
set-no-file = { $place }: diese Datei gibt es nicht; nenn eine TOML-Datei oder 'standard'
set-not-text = { $place }: ist kein UTF-8-Text
set-not-read = { $place }: lässt sich nicht lesen
set-not-toml = { $place }: ist kein TOML: Zeile { $line }, Spalte { $column }
set-toml-ends = { $place }: ist kein TOML: am Ende bricht es ab
set-too-large = { $place }: ist größer als jedes Set: höchstens { $most } Bytes
set-deep = { $place }: ist zu tief verschachtelt
set-digits = { $place }: eine Zahl darin hat zu viele Ziffern
set-more = { $place } und weitere Fehler: { $more }
set-unknown = { $place }: ist unbekannt; ein Set hat: { $names }
set-missing = { $place }: fehlt
set-name = { $place }: muss ein Text aus 1 bis 60 Zeichen sein, nicht { $value }
set-whole = { $place }: muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }
set-list = { $place }: muss eine Liste mit 1 bis { $most } Einträgen sein
set-word = { $place }: muss ein Wort aus 1 bis 20 Kleinbuchstaben a bis z sein, nicht { $value }
set-blank = { $place }: '{ $value }' heißt eine leere Würfelseite; gib dem Symbol einen anderen Namen
set-twice = { $place }: '{ $value }' steht zweimal da; jedes Symbol hat einen Eintrag
set-face = { $place }: eine Seite { $value } gibt es nicht; Seiten sind: { $names }
set-card = { $place }: { $value } ist keine Karte; eine Karte schreibt man wie 'bell-2-1': Symbol-Zahl-Punkte
set-symbol = { $place }: { $value } hat ein unbekanntes Symbol; Symbole sind: { $names }
set-count = { $place }: ist { $written }, aber die Zahl der Karten in der Liste ist { $listed }
set-hand = { $place }: ist { $size }, aber die Zahl der Karten je Person ist nur { $cards }
set-no-card = { $place }: keine zeigt '{ $value }'; jedes Symbol braucht eine Karte
set-table = { $place }: muss eine Tabelle mit einer Zeile je Anzahl von Mitspielenden sein: { $names }
set-players = { $place }: so viele spielen nicht mit; es gibt: { $names }

## Tables of a running server

cli-STATE = ZUSTAND
cli-TABLE = TISCH
cli-SEAT = PLATZ
cli-REPORT = MELDUNG
cli-play-socket = der Socket für 'stammtisch tables' (neben der Datenbank oder im eigenen Ordner)
cli-play-metrics-port = Messwerte für Prometheus auf diesem Port anbieten (aus)
cli-play-metrics-host = unter welcher Adresse es die Messwerte gibt (127.0.0.1)
cli-play-log = das Protokoll auf der Fehlerausgabe in dieser Form (text):
cli-play-tables-each = wie viele wartende oder laufende Tische eine Adresse eröffnet haben darf (300)
cli-play-disk-reserve = ist bei einer SQLite-Datei weniger Platz frei, beginnt nichts Neues; laufende Partien gehen weiter (200M)
cli-play-drain = Sekunden ab SIGTERM, wenn /ready zu scheitern beginnt, bis der Server endet (0)
cli-tables = Die Tische eines laufenden Servers auflisten und schließen, Leute entfernen, Meldungen lesen.
cli-tables-state = nur Tische in diesem Zustand:
cli-tables-public = nur öffentliche Tische
cli-tables-game = nur Tische dieses Spiels
cli-tables-most = höchstens so viele, die jüngsten zuerst (200)
cli-tables-close = diesen Tisch endgültig schließen; was gespielt wurde, bleibt lesbar
cli-tables-remove = die Person auf diesem Platz entfernen, ab 1 gezählt; mitten im Spiel spielt ein Bot weiter
cli-tables-reports = was gemeldet und noch nicht erledigt ist
cli-tables-errors = die Fehler, die Browser gemeldet haben
cli-tables-settle = diese Meldung als erledigt vermerken
cli-tables-all = mit --reports: auch erledigte
cli-tables-database = die Datenbank des Servers (die im eigenen Datenordner)
tables-title = Tische
tables-none = Solche Tische gibt es nicht.
tables-more = Es gibt mehr davon: frag mit --most.
tables-yes = ja
tables-bot = Bot
tables-muted = stumm
tables-state-waiting = wartet
tables-state-running = läuft
tables-state-over = beendet
tables-state-closed = geschlossen
tables-closed = Tisch { $table } ist geschlossen.
tables-removed = Die Person auf Platz { $seat } von Tisch { $table } ist entfernt.
tables-settled = Meldung { $report } ist erledigt.
reports-none = Nichts ist gemeldet.
reports-head = { $report }, { $when }: { $name }, Platz { $seat } von Tisch { $table } ({ $game })
reports-settled = erledigt
reports-no-words = (ohne Worte)
errors-title = Fehler in Browsern
errors-none = Kein Browser hat einen Fehler gemeldet.
errors-off = Dieser Server nimmt keine Fehler der Browser an (--no-browser-errors).
errors-dropped =
    { $number ->
        [one] Für eine weitere Meldung anderer Art war kein Platz.
       *[other] Für { $number } weitere Meldungen anderer Art war kein Platz.
    }
mistake-operator-nobody = unter { $path } antwortet kein laufender Server; gib --database oder --socket so an, wie er gestartet wurde
mistake-operator-right = { $path } darf nur benutzen, wer den Server gestartet hat
mistake-operator-system = dieses System hat keine Unix-Sockets, darum lässt sich ein laufender Server nicht fragen
mistake-seat = { $given } ist kein Platz; gezählt wird ab 1
column-game = Spiel
column-state = Zustand
column-public = öffentlich
column-created = eröffnet
column-moved = letzter Zug
column-place = Stelle
column-build = Fassung
column-count = Anzahl
column-first = zuerst
column-last = zuletzt
