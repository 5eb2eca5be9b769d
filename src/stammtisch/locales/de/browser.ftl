# Die Texte von stammtisch auf Deutsch. Schlüssel und Reihenfolge wie in en.ftl.
# Namen stehen immer im Nominativ oder nach „von“, „für“, „an“, „mit“.

## Die Spiele

the-game-name = THE GAME
the-game-players = 1–5 Personen
the-game-kind = ein Team, ein Ziel
the-game-pitch = 98 Karten, vier Stapel, und ihr alle zusammen gegen das Spiel. Zwei Stapel steigen, zwei fallen, und mit einem Schritt zurück um genau zehn rettet ihr einander.
the-game-brief =
    { $won ->
        [yes] Geschlagen: alle Karten gelegt
       *[no] { $left ->
            [one] Eine Karte übrig
           *[other] { $left } Karten übrig
        }
    }
raise-name = RAISE
raise-players = 2–5 Personen
raise-kind = Bluff, Würfel und Nerven
raise-pitch = Die Würfel bestimmen, was deine Karten wert sind. Wer hinten liegt, muss überholen oder aussteigen, bis nur noch ein Stein steht: Der holt den Gewinnstapel.
fact-age = ab { $age } Jahren
fact-minutes = etwa { $minutes } Min.
fact-players = { $range } Personen
fact-together = alle gemeinsam
fact-against = jeder für sich

## Überall

wait = Einen Moment …
you = du
undo = Rückgängig
bar-home = Zur Startseite
bar-back = Zurück
sheet-close = Schließen
corner-language = Sprache
corner-theme =
    { $theme ->
        [light] Hell (auf dunkel umschalten)
        [dark] Dunkel (auf automatisch umschalten)
       *[auto] Hell oder dunkel wie das Gerät (auf hell umschalten)
    }
corner-sound = Ton
share-copied = Der Link ist kopiert.
lost-title = Hier liegt nichts auf dem Tisch
lost-page = Diese Seite gibt es hier nicht.
lost-table = Diesen Tisch gibt es nicht oder nicht mehr.
lost-home = Zur Startseite

## The app

app-about = Kartenspiele an einem Tisch: mit deinen Leuten, egal wo, oder mit Bots. Ohne Konto.
app-picture-home = Die erste Seite
app-picture-table = Am Tisch
app-update = Eine neue Version ist da.
app-update-reload = Neu laden
offline-sign = Keine Verbindung. Tische warten; was dieses Gerät behalten hat, lässt sich lesen.
waits-short = wartet auf die Verbindung
waits-title = Dieser Tisch wartet
waits-about = Er ist gerade nicht zu erreichen. Sobald die Verbindung wieder da ist, geht es von selbst weiter; nichts geht verloren.
learn-read = Ohne Verbindung lässt sich die Lektion hier lesen. Am Tisch ausprobieren kannst du sie, sobald du wieder verbunden bist.
learn-read-again = Am Tisch ausprobieren
install-title = stammtisch als App
install-about = Auf dem Startbildschirm öffnet er sich wie jede andere App, hat den ganzen Bildschirm für sich und startet auch ohne Verbindung.
install-do = Installieren
install-no = Nein, danke
install-share = Tippe in der Leiste des Browsers auf „Teilen“
install-add = Wähle „Zum Home-Bildschirm“
menu-vibrate = Vibrieren, wenn du dran bist?
menu-vibrate-on = Ja
menu-vibrate-off = Nein

## Fehler

error-network = Der Server ist nicht zu erreichen. Prüf bitte die Verbindung und versuch es noch einmal.
error-server = Der Server meldet einen Fehler ({ $status }). Versuch es bitte noch einmal.
error-bad-request = Das war nicht zu verstehen. Lad die Seite bitte neu und versuch es noch einmal.
error-unknown-token = Der Schlüssel in diesem Browser passt nicht mehr zu diesem Platz.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-your-seat = Du hast an diesem Tisch keinen Platz. Zuschauen kannst du gern.
error-not-your-turn = Du bist nicht dran.
error-no-talk = An diesem Tisch wird ohne Text gespielt.
error-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
error-damaged = Was von diesem Spiel gespeichert ist, ist beschädigt; es lässt sich nicht mehr zeigen. Andere Tische sind nicht betroffen.
error-other-rules = Dieses Spiel hat nach einer anderen Fassung der Regeln begonnen und lässt sich hier nicht mehr zeigen.
error-no-code = Zu diesem Code gibt es keinen Tisch. Frag noch einmal nach, wie er richtig heißt.
error-no-game = Dieses Spiel gibt es hier nicht.
error-no-seat = Diesen Platz gibt es nicht.
error-full = An diesem Tisch ist kein Platz mehr frei. Zuschauen kannst du gern.
error-taken = Da war jemand schneller: Der Platz ist besetzt.
error-started = Das Spiel hat schon angefangen.
error-no-contribution = Von diesem Platz ist kein Beitrag zum Mischen angekündigt.
error-bad-contribution = Das sind nicht die Bytes, deren Hash angekündigt war.
error-waiting = Das Spiel hat noch nicht angefangen.
error-running = Das Spiel läuft noch.
error-over = Das Spiel ist aus.
error-stale = Da ist gleichzeitig etwas passiert. Schau bitte noch einmal hin.
error-too-large = Das ist zu lang.
error-too-many = Das war zu viel auf einmal. Versuch es bitte in { $seconds } s noch einmal.
error-busy = Der Server hat viel zu tun. Versuch es bitte gleich noch einmal.
error-disk-full = Die Festplatte des Servers ist fast voll, darum kann nichts Neues beginnen. Laufende Partien gehen weiter.
error-too-many-tables = Aus deinem Netz gibt es schon { $most } Tische, die warten oder laufen. Beende oder schließe zuerst einen davon.
error-bad-name = Nimm bitte einen anderen Namen, mit 1 bis { $most } Zeichen.
error-bad-move = So einen Zug gibt es in diesem Spiel nicht.
error-bad-option = Eine der Einstellungen für diesen Tisch geht nicht. Wähl bitte noch einmal.
error-bad-text = Schreib bitte etwas, höchstens { $most } Zeichen.
error-bad-host = Auf den Namen { $host } hört dieser Server nicht. Wer ihn betreibt, kann den Namen mit --host-name hinzufügen.
error-enough-for-now = Das reicht fürs Erste. Weiter geht es, wenn jemand anderes gespielt hat.
error-present = { $name } ist noch da. Ein Bot kann nach { $seconds } s Abwesenheit einspringen.
error-just-gone = { $name } ist erst seit Kurzem weg. Ein Bot kann in { $seconds } s einspringen.
error-host-here = Das darf jetzt nur, wer den Tisch eröffnet hat; alle anderen erst nach { $seconds } s Abwesenheit.
error-host-away =
    { $unit ->
        [s] Wer den Tisch eröffnet hat, ist gerade weg. In { $time } s darfst du das.
        [min] Wer den Tisch eröffnet hat, ist gerade weg. In { $time } min darfst du das.
       *[h] Wer den Tisch eröffnet hat, ist gerade weg. In { $time } Std. darfst du das.
    }
error-no-spectators = Dieser Tisch hat keine Zuschauer. Nur wer hier mitspielt, kann ihn sehen.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-illegal = Das erlauben die Regeln jetzt nicht.
error-internal = Hier ist etwas schiefgegangen. Versuch es bitte gleich noch einmal.
error-no-person = Dieser Platz war noch von niemandem besetzt, er lässt sich also nicht zurückgeben.
error-no-room = An diesem Tisch ist schon so viel geschehen, dass nichts mehr dazupasst.
error-not-host-seat = Das darf nur, wer den Tisch eröffnet hat oder dort sitzt.
error-not-stored = Das ließ sich nicht festhalten, also hat sich nichts geändert. Versuch es bitte gleich noch einmal.
error-number-talk = Fast! „{ $word }“ verrät eine Zahl, und die Zahlen auf den Karten bleiben in diesem Spiel geheim, auch in Worten. Versuch es ohne.
why-not-held = { $card } ist nicht auf dieser Hand.
why-take-back = Es gibt nichts zurückzunehmen.

## Fehler bei Analyse und Coach

error-no-review = Zu diesem Spiel gibt es keine Analyse.
error-no-judge = Spiele dieser Art lassen sich hier nicht beurteilen.
error-review-lesson = Das Spiel einer Lektion wird nicht analysiert: Seine ersten Karten lagen vorher bereit.
error-review-bots = Hier haben nur Bots gespielt, es gibt also nichts zu analysieren.
error-review-failed = Die Analyse ist nicht gelungen. Dem Spiel selbst ist nichts geschehen; versuch es bitte etwas später noch einmal.
error-no-decision = Hier beginnt keine Entscheidung der Analyse.
error-no-coach = An diesem Tisch ist der Coach nicht an.
error-coach-failed = Der Coach weiß gerade keine Antwort. Versuch es bitte gleich noch einmal.
error-coach-lesson = Eine Lektion hat keinen Coach: Sie sagt selbst, was zu tun ist.
error-coach-daily = Für die Karten des Tages gibt es keinen Coach: Alle spielen sie allein.

## Startseite

home-title = stammtisch: Kartenspiele an einem Tisch
home-hello = Setz dich dazu!
home-promise = Schlaue Kartenspiele: mit deinen Leuten, egal wo, oder sofort mit Bots. Kein Konto, nichts zu installieren.
home-play-now = Jetzt spielen
home-first-time = Neu hier? Zwei Minuten
home-invite = Freunde einladen
home-set-up = Eigener Tisch
home-rules = Regeln
home-join = Mit Code mitspielen
home-join-about = Hat dich jemand eingeladen? Dann gib den Code aus der Einladung ein.
home-join-example = K7MPQ4
home-join-go = Mitspielen
home-running = Deine laufenden Spiele
home-finished = Deine beendeten Spiele
home-finished-one = Beendet
home-continue = Weiter
home-turn-yours = Du bist dran
home-turn-other =
    { $count ->
        [one] { $names } ist dran
       *[other] { $names } sind dran
    }
home-turn-over = Das Spiel ist zu Ende
home-last-move = letzter Zug { $ago }
home-just-now = gerade eben
home-with = mit { $names }
home-alone = allein
home-review = Analyse
home-forget = Diesen Tisch ({ $game }) aus der Liste nehmen
home-remove-ask = { $game } aus der Liste nehmen?
home-remove-about = Das Spiel läuft ohne diesen Eintrag weiter, und dein Platz bleibt dir: Die Adresse des Tisches führt dich wieder hin.
home-remove-yes = Aus der Liste nehmen
home-remove-no = Behalten
home-removed = { $game } ist nicht mehr in deiner Liste.
home-more = Mehr zeigen
home-footer = THE GAME ist ein Spiel von Steffen Benndorf, RAISE eines von Peter Prinz. Diesen Tisch haben Leute gebaut, die beide mögen, mit eigenen Bildern und eigenen Worten; zu den Verlagen gehört er nicht.

## Tisch einrichten

setup-title = Eigener Tisch: { $game }
setup-who = Wer spielt mit?
setup-players = Wie viele spielen mit
setup-count =
    { $count ->
        [one] Allein
       *[other] { $count }
    }
setup-seat = Platz { $number }
setup-player = Person { $number }
setup-seat-kind = Platz { $number }: wer
setup-seat-bot = Platz { $number }: welcher Bot
setup-seat-name = Platz { $number }: Name
setup-kind-me = Ich
setup-kind-friend = Jemand per Link
setup-kind-here = An diesem Gerät
setup-kind-bot = Bot
setup-friend-hint = bekommt eine Einladung
setup-how = Wie wird gespielt?
setup-watch = Wer darf zuschauen?
setup-watch-all = Wer den Link hat, samt Gesprächen
setup-watch-table = Wer den Link hat
setup-watch-none = Niemand
setup-pace = Wie schnell spielen die Bots?
setup-pace-calm = Gemütlich
setup-pace-usual = Normal
setup-pace-quick = Flott
setup-start = Spiel starten
setup-invite = Tisch öffnen und einladen

option-the-game-min-cards = Karten in jedem Zug
option-the-game-min-cards-2 = Mindestens zwei
option-the-game-min-cards-2-about = Das übliche Spiel.
option-the-game-min-cards-3 = Mindestens drei
option-the-game-min-cards-3-about = Profivariante: Jeder Zug verlangt eine Karte mehr.
option-the-game-fewer-cards = Karten auf der Hand
option-the-game-fewer-cards-false = Wie in der Anleitung
option-the-game-fewer-cards-false-about = Allein acht, zu zweit sieben, sonst sechs.
option-the-game-fewer-cards-true = Eine weniger
option-the-game-fewer-cards-true-about = Profivariante: weniger Auswahl auf jeder Hand.
option-the-game-starter = Wer fängt an?
option-the-game-starter-agree = Nach Absprache
option-the-game-starter-agree-about = Alle sagen, wie gern sie anfangen würden; wer am liebsten will, beginnt.
option-the-game-starter-random = Per Los
option-the-game-starter-random-about = Der Zufall entscheidet.
option-the-game-talk = Was darf gesagt werden?
option-the-game-talk-silent = Nichts
option-the-game-talk-silent-about = Für Profis: keine Signale, kein Text.
option-the-game-talk-signals = Signale
option-the-game-talk-signals-about = Hier voreingestellt. Ein Tipp bei einem Stapel sagt: bitte schonen, unbedingt schonen, nur zu.
option-the-game-talk-open = Signale und Text
option-the-game-talk-open-about = Wie im gedruckten Spiel: Ihr könnt auch schreiben. Die Zahlen auf den Karten bleiben geheim: Solche Zeilen gehen nicht raus.
option-the-game-take-back = Darf man gelegte Karten zurücknehmen?
option-the-game-take-back-alone = Nein
option-the-game-take-back-alone-about = Gelegt ist gelegt, denn alle haben die Karte gesehen. Allein und unter Bots geht es immer.
option-the-game-take-back-on = Ja, im selben Zug
option-the-game-take-back-on-about = Alle wissen es vorher. Gesehen haben die anderen die Karte trotzdem.
option-raise-starter = Wer würfelt zuerst?
option-raise-starter-random = Per Los
option-raise-starter-random-about = Das Los entscheidet, wer zuerst die Würfel hat.
option-raise-extra-cards = Wie viele Karten beim Weiterspielen?
option-raise-extra-cards-false = Nur so viele wie nötig
option-raise-extra-cards-false-about = Du hörst auf, sobald dein Stein überholt hat. Das übliche Spiel.
option-raise-extra-cards-true = So viele du willst
option-raise-extra-cards-true-about = Alles, was überholt, auch mehr Karten als nötig.
option-raise-set = Welche Schachtel?
option-raise-set-standard = Standard
option-raise-set-standard-about = Würfel und Karten, wie dieser Tisch sie nachbildet.

bot-random = Schlafmütze
bot-random-about = Spielt irgendetwas, das erlaubt ist. Zum Ausprobieren.
bot-greedy = Stammgast
bot-greedy-about = Nimmt den kleinsten Schritt und denkt an den Rückwärtstrick.
bot-raise-greedy-about = Spielt so billig wie möglich weiter, solange sich der Gewinnstapel lohnt.
bot-planner = Köpfchen
bot-planner-about = Denkt den ganzen Zug durch, gibt Signale und achtet auf sie.
bot-learned = Alter Hase
bot-learned-about = Hat unzählige Spiele hinter sich und spielt nach Gefühl.
bot-sharp = Adlerauge
bot-sharp-about = Probiert die besten Einfälle an ein paar gedachten Verteilungen aus.
bot-thrifty = Sparschwein
bot-thrifty-about = Wägt ab: Gewinnstapel, eigene Karten, kommende Runden.
bot-shrewd = Fuchs
bot-shrewd-about = Spielt im Kopf weiter, mit ein paar gedachten Verteilungen.
bot-master = Ass
bot-master-about = Probiert viele Einfälle an vielen gedachten Verteilungen aus. Braucht einen Moment.

## Dazusetzen

join-title = Mitspielen
join-hello = Komm, spiel { $game } mit
join-there =
    { $count ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
join-nobody = Sonst ist noch niemand da.
join-name = Dein Name
join-seat = Dein Platz
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-code = Code aus der Einladung

## Einladung

lobby-title = { $game }: Einladung
lobby-hello = Der Tisch für { $game } ist gedeckt.
lobby-open =
    { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-invite = Einladen
lobby-qr = Der Link als Bild, zum Scannen mit der Handykamera
lobby-code = Code: { $code }
lobby-share = Spiel mit mir { $game }:
lobby-send = Link schicken
lobby-copy = Kopieren
lobby-local = Über diese Adresse kommt sonst niemand herein: { $host } ist auf jedem Gerät das Gerät selbst.
lobby-local-how = Damit andere hereinkommen, starte den Server so und öffne die Seite unter der Adresse, die er für Handys nennt:
lobby-seats = Am Tisch
lobby-kind =
    { $kind ->
        [open] wartet auf jemanden
        [bot] ein Bot
        [program] ein Programm
       *[person] { $mine ->
            [yes] an diesem Gerät
           *[no] sitzt schon
        }
    }
lobby-fill = Bot
lobby-fill-seat = Einen Bot auf Platz { $number } setzen
lobby-free = Den Platz von { $name } freimachen
lobby-start =
    { $count ->
        [0] Los geht’s
       *[other] Jetzt starten, Rest sind Bots
    }
lobby-wait = Los geht’s, wenn alle Plätze besetzt sind oder vorher das Startzeichen kommt.
lobby-host = Wer eingeladen hat,
lobby-soon = In { $time } kannst du die freien Plätze mit Bots besetzen und anfangen.
lobby-now = Du kannst die freien Plätze mit Bots besetzen und anfangen.
table-agreed = An diesem Tisch ausgemacht
lobby-later = Später wiederkommen

## Plätze

seat-open = frei
seat-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
seat-acting = ist dran
seat-bot = Bot
seat-bot-rank = Bot, { $name }, Stufe { $level } von { $levels }
seat-stands-in = ein Bot springt ein
seat-program = Programm
seat-away = nicht verbunden
seat-about-bot = { $name } ist ein Bot.
seat-about-program = { $name } ist ein Programm, das jemand hier spielen lässt.
seat-about-rank = { $rank }, Stufe { $level } von { $levels }. { $about }
seat-about-here = { $name } ist da.
seat-about-away = { $name } ist gerade nicht verbunden.
seat-about-away-bot = Bis { $name } zurück ist, kann ein Bot einspringen.
seat-about-stands-in = Gerade spielt ein Bot für { $name }.
seat-put-bot = Einen Bot für { $name } spielen lassen
seat-give-back = { $name } den Platz zurückgeben
seat-take-back = Wieder selbst spielen

## Der Tisch

table-title-turn = Du bist dran: { $game }
table-board = Tisch
table-acts = Was du tun kannst
table-drawn = Du ziehst { $cards }.
table-log = Was bisher geschah
table-log-none = Noch nichts.
table-keys = Tasten
table-menu = Mehr
menu-ground = Worauf wird gespielt?
ground-baize = Grüner Filz
ground-sky = Nachthimmel
ground-sand = Sand
ground-rose = Rosenholz
tip-close = Diesen Tipp weglegen
tip-the-game-lay = Wähle eine Karte, dann den Stapel, auf den sie soll.
tip-the-game-back = Eine deiner Karten passt genau zehn zurück: Das schafft Platz.
tip-the-game-signal = Tipp auf ein Zeichen am Stapel, damit die anderen ihn schonen.
tip-raise-choose = Wähle eine Karte, die zu den Würfeln passt; alle decken zugleich auf.
tip-raise-raise = Wähle eine oder mehrere Karten, mit denen dein Stein den vorletzten überholt.
tip-raise-pass = Wer passt, ist aus der Runde und füllt die Hand wieder auf.
tip-raise-pot = Wer übrig bleibt, bekommt den Gewinnstapel samt allen Sternen.
table-take-back = Zurücknehmen
table-waiting = Gleich bist du dran.
table-watching = Du schaust zu.
table-missed = Während du weg warst: { $what }
table-shuffling = Alle mischen …
table-link-connecting = Verbinde …
table-link-online = Verbunden
table-link-offline = Verbindung weg, neuer Versuch …
table-link-gone = Der Tisch ist nicht mehr da.
status-bot-for-you = Ein Bot spielt für dich.
status-absent = { $name } ist weg.
status-absent-bot = Bot spielen lassen
absent = weg
absent-soon = In { $time } kannst du einen Bot für { $name } spielen lassen.
absent-now = Ein Bot kann einspringen.
absent-host = { $host } kann einen Bot für { $name } spielen lassen.
absent-late = Ein Bot kann für { $name } spielen, sobald dieser Zug zu lange dauert.
did-bot =
    { $you ->
        [yes] Du lässt einen Bot für { $name } spielen.
       *[no] { $by } lässt einen Bot für { $name } spielen.
    }
did-fill =
    { $you ->
        [yes] Du setzt einen Bot auf einen freien Platz: { $name }.
       *[no] { $by } setzt einen Bot auf einen freien Platz: { $name }.
    }
did-start =
    { $you ->
        [yes] Du besetzt die freien Plätze mit Bots und fängst an.
       *[no] { $by } besetzt die freien Plätze mit Bots und fängt an.
    }
the-game-log-take-back =
    { $you ->
        [yes] Du legst eine Karte und nimmst sie zurück.
       *[no] { $name } legt eine Karte und nimmt sie zurück.
    }
menu-take-seat = Wieder selbst spielen
menu-bot-for-me = Einen Bot für mich spielen lassen
menu-watch = Link zum Zuschauen teilen
menu-watch-text = Schau uns bei { $game } zu:
menu-leave = Gehen; das Spiel wartet in deiner Liste
key-take-back = zurücknehmen
key-log = was bisher geschah
key-sound = Ton an oder aus
key-keys = diese Liste
key-why = warum nicht: die Regel dazu
key-tip = den Tipp weglegen
key-tab = von einem zum nächsten, und ausführen
curtain-pass = Gib weiter an { $name }
curtain-about = Alle anderen schauen bitte weg.
curtain-lift = Ich bin { $name }
talk-title = Gespräch
talk-line =
    { $game ->
        [the-game] Sag etwas, aber ohne Zahlen
       *[other] Sag etwas
    }
talk-hint =
    { $game ->
        [the-game] Ohne Zahlen
       *[other] Sag etwas
    }
talk-send = Senden
talk-heard = { $name }: { $text }

## Der Tisch von THE GAME

the-game-status-claim = Wie gern würdest du anfangen?
the-game-status-claims =
    { $count ->
        [one] { $name } überlegt noch, wer anfangen soll.
       *[other] { $count } überlegen noch, wer anfangen soll.
    }
the-game-status-other =
    { $played ->
        [0] { $name } ist dran.
        [one] { $name } hat eine Karte gelegt.
       *[other] { $name } hat { $played } Karten gelegt.
    }
the-game-status-missing =
    Du bist dran: { $played ->
        [0] { $missing ->
            [one] Leg eine Karte.
           *[other] Leg mindestens { $missing } Karten.
        }
       *[other] { $missing ->
            [one] Leg noch eine Karte.
           *[other] Leg noch { $missing } Karten.
        }
    }
the-game-status-enough = Das reicht: Leg weiter oder beende deinen Zug.
the-game-status-full = Das reicht, und mehr passt nicht: Beende deinen Zug.
the-game-status-empty = Deine Hand ist leer: Beende deinen Zug.
the-game-status-won = Geschafft, das Spiel ist geschlagen: Alle Karten liegen!
the-game-status-lost =
    { $left ->
        [one] Keine Karte passt mehr. Eine ist übrig.
       *[other] Keine Karte passt mehr. { $left } sind übrig.
    }
the-game-claim =
    { $degree ->
        [0] Lieber nicht
        [1] Gern
       *[2] Sehr gern
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] Eine Karte legen
           *[other] Noch eine Karte
        }
       *[other] { $played ->
            [0] { $missing } Karten legen
           *[other] Noch { $missing } Karten
        }
    }
the-game-end-turn =
    { $draws ->
        [0] Zug beenden
       *[other] Zug beenden, { $draws } ziehen
    }
the-game-dead-end = { $card } auf { $pile } würde das Spiel beenden
the-game-dead-end-about = Danach könntest du in diesem Zug nicht mehr genug Karten legen. Mit einer anderen Karte oder auf einem anderen Stapel geht es noch.
the-game-dead-end-back = Noch mal überlegen
the-game-dead-end-lay = Trotzdem legen
the-game-hand =
    { $count ->
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
the-game-card = { $card }, passt auf keinen Stapel
the-game-card-fits = { $card }, passt auf { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (Rückwärtstrick)
       *[no] { $pile } { $step }
    }
the-game-piles = Die Stapel
the-game-pile =
    Stapel { $pile }, { $way ->
        [up] aufsteigend
       *[down] absteigend
    }, { $top } liegt oben.
the-game-pile-fits = { $card } passt, { $step }.
the-game-pile-trick = { $card } passt mit dem Rückwärtstrick, { $step }.
the-game-pile-no = { $card } passt nicht.
the-game-pile-said =
    { $name }: { $word ->
        [please-spare] bitte schonen.
        [spare] unbedingt schonen!
       *[take] nur zu.
    }
the-game-signals = Etwas zu Stapel { $pile } sagen
the-game-signal-give =
    { $word ->
        [please-spare] Stapel { $pile }: bitte schonen
        [spare] Stapel { $pile }: unbedingt schonen!
       *[take] Stapel { $pile }: nur zu
    }
the-game-word-please-spare = bitte schonen
the-game-word-spare = unbedingt schonen!
the-game-word-take = nur zu
the-game-self = Wie es bei mir steht
the-game-self-trouble = Bei mir wird es eng
the-game-self-fine = Bei mir läuft es
the-game-mood =
    { $word ->
        [trouble] da wird es eng
       *[fine] da läuft es
    }
the-game-why-turn = { $who } ist dran.
the-game-why-start = Erst muss feststehen, wer anfängt.
the-game-why-missing =
    { $missing ->
        [one] Vorher muss noch eine Karte gelegt werden.
       *[other] Vorher müssen noch { $missing } Karten gelegt werden.
    }
the-game-why-claim = Jetzt wird nicht gefragt, wer anfangen möchte.
the-game-why-claimed = Gesagt ist gesagt: Das gilt jetzt.
the-game-why-laid = Gelegt ist gelegt, wenn noch andere Menschen am Tisch sitzen.
the-game-why-silence = An diesem Tisch wird stumm gespielt.
the-game-why-no-signal = Jetzt gibt es nichts zu signalisieren.
the-game-why-fit =
    { $way ->
        [up] { $card } passt nicht auf Stapel { $pile }: Auf die { $top } kommt eine höhere Karte, oder die um genau zehn niedrigere.
       *[down] { $card } passt nicht auf Stapel { $pile }: Auf die { $top } kommt eine niedrigere Karte, oder die um genau zehn höhere.
    }
the-game-why-none = { $card } passt gerade auf keinen Stapel.
the-game-choose-first = Wähl zuerst eine Karte: 1 bis 8 oder die Pfeiltasten.
the-game-history =
    { $way ->
        [up] Stapel { $pile }, aufsteigend
       *[down] Stapel { $pile }, absteigend
    }
the-game-history-open =
    { $count ->
        [0] Stapel { $pile }: noch nichts gelegt
        [one] Stapel { $pile }: die gelegte Karte ansehen
       *[other] Stapel { $pile }: die { $count } gelegten Karten ansehen
    }
the-game-history-piles = Welcher Stapel
the-game-history-none = Hier liegt noch nichts.
the-game-ring = Noch { $count } zu ziehen, { $left } zu legen. Zeig, welche.
the-game-ring-label = zu ziehen
the-game-ring-title = Noch zu legen: { $count }
the-game-ring-about =
    { $count ->
        [0] Der Nachziehstapel ist leer: Jetzt genügt eine Karte im Zug. Durchgestrichen: schon gelegt. Golden: deine.
        [one] Eine davon liegt im Nachziehstapel. Durchgestrichen: schon gelegt. Golden: deine.
       *[other] { $count } davon liegen im Nachziehstapel. Durchgestrichen: schon gelegt. Golden: deine.
    }
the-game-ring-mine = , auf deiner Hand
the-game-ring-open = , kommt noch
the-game-ring-gone = , gelegt
the-game-recap = { $name }: { $plays }
the-game-recap-play = { $card } auf { $pile } ({ $step })
the-game-log-play =
    { $you ->
        [yes] Du legst { $card } auf { $pile } ({ $step }).
       *[no] { $name } legt { $card } auf { $pile } ({ $step }).
    }
the-game-log-trick =
    { $you ->
        [yes] Du legst { $card } auf { $pile }: von { $over } zehn zurück!
       *[no] { $name } legt { $card } auf { $pile }: von { $over } zehn zurück!
    }
the-game-log-end =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $name } beendet den Zug.
    }
the-game-log-claim =
    { $you ->
        [yes] Du: { $degree ->
            [0] Ich fange lieber nicht an.
            [1] Ich fange gern an.
           *[2] Ich fange sehr gern an.
        }
       *[no] { $name }: { $degree ->
            [0] Ich fange lieber nicht an.
            [1] Ich fange gern an.
           *[2] Ich fange sehr gern an.
        }
    }
the-game-log-start =
    { $you ->
        [yes] Du fängst an.
       *[no] { $name } fängt an.
    }
the-game-log-self =
    { $you ->
        [yes] Du
       *[no] { $name }
    }: { $word ->
        [trouble] Bei mir wird es eng.
        [fine] Bei mir läuft es.
       *[none] Vergesst, was ich über mich gesagt habe.
    }
the-game-log-signal =
    { $you ->
        [yes] Du
       *[no] { $name }
    } zu { $pile }: { $word ->
        [please-spare] bitte schonen.
        [spare] unbedingt schonen!
        [take] nur zu.
       *[none] macht, wie ihr wollt.
    }
the-game-key-card = Karte wählen
the-game-key-next = nächste oder vorige Karte
the-game-key-pile = auf diesen Stapel legen
the-game-key-end = Zug beenden
the-game-key-drop = Karte loslassen
the-game-key-signal = etwas zu diesem Stapel sagen; nochmal: das nächste Wort
the-game-key-trouble = bei mir wird es eng
the-game-key-fine = bei mir läuft es
the-game-key-claim = wie gern ich anfangen würde
the-game-key-history = was in den Stapeln liegt
the-game-key-ring = Karten, die noch kommen

## Ergebnis

result-title = { $game }: das Ergebnis
result-show = Zum Ergebnis
result-again = Nochmal mit allen
result-again-join = Zum nächsten Spiel
again-note = Das nächste Spiel ist für euch alle gedeckt.
again-stronger = Nochmal, stärkere Bots
again-easier = Nochmal, leichtere Bots
result-review = Analyse
result-share = Teilen
result-share-text = Schau dir unsere Partie { $game } an:
result-record = Mitschrift
result-table = Der Tisch
the-game-result-won = Das Spiel ist geschlagen!
the-game-result-won-about =
    { $count ->
        [one] 98 Karten, alle gelegt. Gut gespielt!
       *[other] 98 Karten, alle gelegt, und das gemeinsam. Gut gespielt, { $names }!
    }
the-game-result-excellent = Ausgezeichnet: Das war knapp!
the-game-result-lost = Diesmal hat das Spiel gewonnen.
the-game-result-left =
    { $left ->
        [one] Eine einzige Karte blieb übrig.
       *[other] { $left } Karten blieben übrig. Weniger als zehn sind ein ausgezeichnetes Ergebnis.
    }
the-game-result-of = von { $all }
the-game-result-missed =
    { $short ->
        [one] Eine Karte mehr, und es wäre ausgezeichnet gewesen.
       *[other] { $short } Karten mehr, und es wäre ausgezeichnet gewesen.
    }
the-game-result-missed-all =
    { $short ->
        [one] Nur eine Karte hat zum Sieg gefehlt.
       *[other] Nur { $short } Karten haben zum Sieg gefehlt.
    }
the-game-result-stuck =
    { $you ->
        [yes] Du warst dran, und nichts passte mehr.
       *[no] { $name } war dran, und nichts passte mehr.
    }
the-game-result-how = So lief es
the-game-result-graph = Die obersten Karten der Stapel, Karte für Karte von der ersten bis zur letzten. Punkte sind Rückwärtstricks.
the-game-result-unlaid = Nie gelegt
the-game-result-piles = Die Stapel am Ende
the-game-result-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
the-game-result-tricks =
    { $count ->
        [0] Der Rückwärtstrick kam diesmal nicht vor.
        [one] Einmal ging es auf einem Stapel zehn zurück.
       *[other] { $count }-mal ging es auf einem Stapel zehn zurück.
    }
the-game-result-far =
    { $you ->
        [yes] Der weiteste Sprung: Du legtest { $card } auf { $over }.
       *[no] Der weiteste Sprung: { $name } legte { $card } auf { $over }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } Karte gelegt
       *[other] { $count } Karten gelegt
    }

## Rückblick

replay-title = { $game }: Rückblick
replay-eyes =
    { $you ->
        [yes] Mit deinen Augen
       *[no] Mit den Augen von { $name }
    }
replay-controls = Schritt für Schritt
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-at = Schritt { $step } von { $steps }
replay-share = Diesen Moment teilen

## Der schlichte Tisch, für Spiele ohne eigenen

plain-table = Auf dem Tisch
plain-mine = siehst nur du
plain-asides = Neben dem Spiel
plain-yes = ja
plain-no = nein
plain-number = Nummer
plain-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
plain-status-turn = Du bist dran: Was tust du?
plain-told-hidden =
    { $you ->
        [yes] Du: { $act }, für die anderen verdeckt
       *[no] { $name }: { $act }, verdeckt
    }
plain-told-take-back =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $name } nimmt einen Zug zurück.
    }
plain-key-act = zu dem, was du tun kannst
plain-together =
    { $won ->
        [yes] Ihr habt gemeinsam gewonnen!
       *[no] Diesmal hat das Spiel gewonnen.
    }
plain-nobody = Niemand hat gewonnen.
plain-winner = hat gewonnen
plain-left = So blieb der Tisch zurück
plain-brief =
    { $won ->
        [yes] Gewonnen mit { $points } Punkten
       *[no] { $points } Punkte
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] Du hast gewonnen!
           *[no] { $names } hat gewonnen.
        }
       *[other] { $you ->
            [yes] Du und { $names } teilt euch den Sieg.
           *[no] { $names } teilen sich den Sieg.
        }
    }

## Ehrliches Spiel

fair-title = Ehrlich gemischt
fair-commitment = Der Server hat sein Geheimnis festgelegt. Der Fingerabdruck: { $commitment }…
fair-about = Alle Karten folgen aus einem Geheimnis des Servers und aus Zufallsbytes derer, die mitspielen. Das ist der Fingerabdruck des Geheimnisses; er stand fest, bevor deine bekannt waren. Nach dem Spiel kann dein Browser jede Karte nachprüfen.
fair-explain = Der Server hat ein Geheimnis festgelegt und seinen Fingerabdruck gezeigt (SHA-256). Dann haben die Browser aller, die mitspielen, eigene Zufallsbytes dazugegeben. Aus beidem folgen alle Karten. Dein Browser kann jede nachrechnen und mit dem vergleichen, was er gesehen hat.
fair-details = Fingerabdruck, Geheimnis und Zufallsbytes
fair-commitment-label = Fingerabdruck, am Anfang gezeigt
fair-secret-label = Geheimnis, am Ende gezeigt
fair-contribution-label = Zufallsbytes: { $names }
fair-contribution-none = angekündigt, aber nicht rechtzeitig gekommen
fair-save = Speichern, was dieser Browser aufgehoben hat
fair-verify = Karten nachprüfen
fair-proven = Niemand konnte diese Karten lenken. Die Zufallsbytes deines Browsers stecken darin, alles andere stand fest, bevor sie bekannt waren, und alle { $count } Ziehungen stimmen. Beteiligt: { $names }.
fair-partly = Alle { $count } Ziehungen folgen aus dem Geheimnis und den Zufallsbytes, die gekommen sind, auch deinen. Angekündigt, aber nicht rechtzeitig gekommen: { $missing }. Der Server konnte sich also aussuchen, ob er darauf wartet.
fair-witness =
    { $took ->
        [0] Alle { $count } Ziehungen folgen aus dem Geheimnis, das vor der ersten Karte feststand. Niemand hat Zufallsbytes dazugegeben, der Server könnte es sich also ausgesucht haben.
       *[other] Alle { $count } Ziehungen folgen aus dem Geheimnis, das vor der ersten Karte feststand, und aus Zufallsbytes ({ $names }). Dein Browser war nicht beteiligt: Ob der Server sich das Geheimnis ausgesucht hat, können nur die sagen, die es waren.
    }
fair-late = Alle { $count } Ziehungen passen zum Geheimnis. Aber dieser Browser hat den Fingerabdruck erst nach Spielbeginn gesehen; dass er vorher feststand, ist damit nicht bewiesen.
fair-told = Was bei jeder Ziehung möglich war, sagt bei diesem Spiel der Server: Ob das zu den Regeln passt, wurde hier nicht geprüft.
fair-wrong-commitment = Hier stimmt etwas nicht: Der Fingerabdruck ist ein anderer als am Anfang.
fair-wrong-secret = Hier stimmt etwas nicht: Das Geheimnis gehört nicht zum Fingerabdruck.
fair-wrong-list = Hier stimmt etwas nicht: Wer Zufallsbytes dazugibt, wurde geändert, nachdem dein Browser seine geschickt hatte.
fair-wrong-own = Hier stimmt etwas nicht: Die Zufallsbytes deines Browsers wurden nicht verwendet.
fair-wrong-value = Hier stimmt etwas nicht: Jemandes Zufallsbytes sind nicht die angekündigten.
fair-wrong-retold = Hier stimmt etwas nicht: Ereignis { $index } wurde später anders erzählt.
fair-wrong-gap = Hier stimmt etwas nicht: Ereignis { $index } fehlt.
fair-wrong-fall = Hier stimmt etwas nicht: Was in Ereignis { $index } gefallen ist, folgt nicht aus Geheimnis und Zufallsbytes.
fair-wrong-card = Hier stimmt etwas nicht: In Ereignis { $index } liegt eine Karte, die dort niemand bekommen haben kann.

## Regeln

rules-title = Die Regeln von { $game }
rules-contents = Inhalt
rules-example = Beispiel:
rules-all = Alle Regeln
rules-page = Als Seite öffnen
rules-print = Drucken
rule-link = Regel { $rule }
rules-table = Tabelle
rules-missing = Die Regeln lassen sich gerade nicht anzeigen.

# Der Tisch von RAISE

raise-brief =
    { $won ->
        [yes] Gewonnen mit { $points } Punkten
       *[no] { $points ->
            [one] { $points } Punkt, { $best } hätten gereicht
           *[other] { $points } Punkte, { $best } hätten gereicht
        }
    }
raise-symbol =
    { $symbol ->
        [diamond] Diamant
        [gear] Zahnrad
        [cloud] Wolke
        [hourglass] Sanduhr
       *[bell] Glocke
    }
raise-letter =
    { $symbol ->
        [diamond] D
        [gear] Z
        [cloud] W
        [hourglass] S
       *[bell] G
    }
raise-card =
    { $symbol ->
        [diamond] Diamant { $number }
        [gear] Zahnrad { $number }
        [cloud] Wolke { $number }
        [hourglass] Sanduhr { $number }
       *[bell] Glocke { $number }
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] ein Diamant
           *[other] { $dice } Diamanten
        }
        [gear] { $dice ->
            [one] ein Zahnrad
           *[other] { $dice } Zahnräder
        }
        [cloud] { $dice ->
            [one] eine Wolke
           *[other] { $dice } Wolken
        }
        [hourglass] { $dice ->
            [one] eine Sanduhr
           *[other] { $dice } Sanduhren
        }
       *[bell] { $dice ->
            [one] eine Glocke
           *[other] { $dice } Glocken
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Leg deine erste Karte verdeckt hin.
raise-status-choosing =
    { $count ->
        [one] { $names } sucht noch eine Karte aus.
       *[other] { $names } suchen noch eine Karte aus.
    }
raise-status-raise = Spiel weiter, über { $beyond } hinaus, oder passe.
raise-status-only-pass = Über { $beyond } kommst du nicht: Du musst passen.
raise-status-other = { $name } liegt auf { $field } ganz hinten: weiterspielen oder passen?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] Du hast mit { $points } Punkten gewonnen!
           *[no] { $names } hat mit { $points } Punkten gewonnen.
        }
       *[other] { $you ->
            [yes] Du und { $names } teilt euch den Sieg mit { $points } Punkten.
           *[no] { $names } teilen sich den Sieg mit { $points } Punkten.
        }
    }
raise-roll = Die Würfel
raise-times =
    { $symbol } mal { $times }, { $dice ->
        [0] kein Würfel
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
raise-blanks =
    { $dice ->
        [one] ein leerer Würfel
       *[other] { $dice } leere Würfel
    }
raise-track-stones = Die Leiste, von hinten: { $list }.
raise-track-stone = { $name } auf { $field }
raise-track-stone-on = { $name } auf { $field }, auf dem Stein von { $under }
raise-board = Leiste und Gewinnstapel
raise-track-empty = Die Leiste ist leer.
raise-pot-worth =
    { $points ->
        [one] Punkt drin
       *[other] Punkte drin
    }
raise-pot-said = Der Gewinnstapel: Punktekarte { $point }, jetzt { $worth } Punkte wert.
raise-pot-choosing =
    { $out ->
        [yes] { $name }: keine Karten mehr.
       *[no] { $chosen ->
            [yes] { $name } hat eine Karte verdeckt gelegt.
           *[no] { $name } sucht noch aus.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name }, gepasst: { $cards }.
       *[no] { $name }: { $cards }.
    }
raise-pot-title = Der Gewinnstapel: { $points } Punkte
raise-pot-point = Die Punktekarte dieser Runde: { $point } Punkte.
raise-pot-none = Noch keine Karten: Erst legen alle verdeckt, dann wird gemeinsam umgedreht.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] Deine Hand: keine Karten
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
raise-hand-card =
    { $card }, jetzt { $value } wert, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $down ->
        [yes] , verdeckt auf dem Tisch
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , geht jetzt nicht
    }
raise-lay = Verdeckt legen
raise-to =
    { $picked ->
        [0] Weiterspielen
       *[other] Weiter auf { $field }
    }
raise-pass = Passen
raise-pass-sure = Ja, passen
raise-hint-choose = Welche Karte legst du zuerst?
raise-hint-first = Dein Stein käme auf { $field }.
raise-hint-laid = Liegt. Zurücknehmen geht, bis alle liegen.
raise-hint-laid-fast = Liegt verdeckt.
raise-hint-raise = Von { $field } aus: Tipp Karten an, sie zählen dazu.
raise-hint-none = Alle deine Karten zusammen reichen nicht.
raise-hint-short = { $from } + { $total } = { $field }: so nicht über { $beyond }.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field }, und du bist wieder hinten.
       *[no] { $from } + { $total } = { $field }, dann ist { $name } hinten.
    }
raise-hint-ends = { $from } + { $total } = { $field }, und die Runde ist aus.
raise-hint-pass = Aussteigen und auf { $size } Karten auffüllen?
raise-hint-passed = Du bist aus dieser Runde draußen.
raise-why-turn = { $who } ist dran: Am Zug ist der hinterste Stein.
raise-why-wait = Warte, bis alle Karten liegen.
raise-why-no-card = Wähl zuerst eine Karte: 1 bis 6 oder die Pfeiltasten.
raise-why-no-cards = Wähl eine oder mehrere Karten zum Weiterspielen, oder passe.
raise-why-short = So kommst du am vorletzten Stein nicht vorbei: Du musst über { $beyond } hinaus.
raise-why-more = Mehr Karten als nötig: Du hörst auf, sobald dein Stein überholt hat.
raise-why-none = Auch alle deine Karten zusammen überholen nicht: Du kannst nur passen.
raise-why-no-choice = Jetzt wird keine Karte verdeckt gelegt.
raise-why-chosen = Eine Karte liegt schon verdeckt da.
raise-why-stones = Weiterspielen und passen geht erst, wenn die Steine stehen.
raise-me = { $name }, Punkte: { $score }, noch zu ziehen: { $draw }. Punktestand zeigen.
raise-chip = Punkte: { $score }, auf der Hand: { $hand }, noch zu ziehen: { $draw }
raise-standings = Punktestand
raise-overview = Was in der Schachtel ist
raise-overview-set = Gespielt wird mit: { $name }
raise-overview-dice = Die Würfel und ihre Seiten
raise-overview-die =
    { $count ->
        [one] Ein Würfel: { $faces }
       *[other] { $count } Würfel, jeder: { $faces }
    }
raise-overview-blank = leer
raise-overview-cards =
    { $count ->
        [one] Die eine Karte, die jeder hat
       *[other] Die { $count } Karten, die jeder hat
    }
raise-overview-card =
    { $card }, { $count }-mal, je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
raise-overview-points = Die Punktekarten
raise-overview-removed =
    { $count ->
        [0] Um alle wird gespielt.
        [one] Zu { $players }. bleibt eine davon ungesehen in der Schachtel.
       *[other] Zu { $players }. bleiben { $count } davon ungesehen in der Schachtel.
    }
raise-you = du
raise-passed = gepasst
raise-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] noch nichts gewonnen
           *[other] { "" }
        }
        [one] und eine Karte
       *[other] und { $cards } Karten
    }
raise-left =
    { $draw ->
        [0] { $hand } auf der Hand, keine zu ziehen
       *[other] { $hand } auf der Hand, { $draw } zu ziehen
    }
raise-draws =
    { $draw ->
        [0] keine zu ziehen
       *[other] { $draw } zu ziehen
    }
raise-rounds = Runde { $round } von { $rounds }
raise-round-won = Runde { $round }: { $name }, { $points } Punkte
raise-round-aside = Runde { $round }: Punktekarte { $point } beiseitegelegt
raise-round-now = Runde { $round }, jetzt: Punktekarte { $point }
raise-round-to-come = Runde { $round }, kommt noch
raise-round-line =
    { $cards ->
        [one] { $name }: { $points } Punkte, eine Karte
       *[other] { $name }: { $points } Punkte, { $cards } Karten
    }
raise-round-line-now = läuft gerade
raise-round-line-aside = beiseitegelegt: Niemand hatte eine Karte
raise-to-come =
    { $count ->
        [0] Das ist die letzte Runde.
        [one] Noch eine Runde, mit einer dieser Punktekarten: { $cards }.
       *[other] Noch { $count } Runden, mit einigen dieser Punktekarten: { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] In deinem Nachziehstapel: eine Karte
       *[other] In deinem Nachziehstapel: { $count } Karten
    }
raise-moment-won =
    { $you ->
        [yes] Du gewinnst Runde { $round }!
       *[no] { $name } gewinnt Runde { $round }
    }
raise-moment-points = { $point } + { $cards } = { $points } Punkte
raise-moment-go = Tippen, dann geht’s weiter
raise-moment-key = Mit der Eingabetaste geht es weiter.
raise-log-starter =
    { $you ->
        [yes] Du hast zuerst die Würfel.
       *[no] { $name } hat zuerst die Würfel.
    }
raise-log-point = Eine neue Runde: Punktekarte { $point }.
raise-log-roll = Gewürfelt: { $list }.
raise-log-roll-blank = Gewürfelt: nichts als leere Seiten.
raise-log-choose =
    { $you ->
        [yes] Du legst eine Karte verdeckt.
       *[no] { $name } legt eine Karte verdeckt.
    }
raise-log-choose-mine = Du legst { $card } verdeckt.
raise-log-turned =
    { $you ->
        [yes] du { $card } auf { $value }
       *[no] { $name } { $card } auf { $value }
    }
raise-log-turned-up = Alle decken auf: { $list }.
raise-log-raise =
    { $you ->
        [yes] Du spielst mit { $cards } von { $from } auf { $field } weiter.
       *[no] { $name } spielt mit { $cards } von { $from } auf { $field } weiter.
    }
raise-log-pass =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
raise-log-take-back =
    { $you ->
        [yes] Du nimmst deine Karte zurück.
       *[no] { $name } nimmt die Karte zurück.
    }
raise-recap-pass =
    { $you ->
        [yes] du passt
       *[no] { $name } passt
    }
raise-recap-on =
    { $you ->
        [yes] du auf { $field }
       *[no] { $name } auf { $field }
    }
raise-recap-won =
    { $you ->
        [yes] du gewinnst { $points }
       *[no] { $name } gewinnt { $points }
    }
raise-log-won =
    { $you ->
        [yes] Du gewinnst die Runde: { $points } Punkte.
       *[no] { $name } gewinnt die Runde: { $points } Punkte.
    }
raise-log-set-aside = Niemand hat mehr eine Karte: Punktekarte { $point } kommt beiseite.
raise-key-card = Karte wählen oder zurücklegen
raise-key-next = zur nächsten oder vorigen Karte
raise-key-play = verdeckt legen oder weiterspielen
raise-key-pass = passen (zweimal, wenn du weiterspielen könntest)
raise-key-drop = alle Karten zurücklegen
raise-key-scores = Punktestand
raise-key-pot = was im Gewinnstapel liegt
raise-result-with = Mit { $points } Punkten nach { $rounds } Runden.
raise-result-counting = Jetzt wird gezählt …
raise-result-missed =
    { $points ->
        [one] Dir hat nur ein einziger Punkt gefehlt.
       *[other] Dir haben nur { $points } Punkte gefehlt.
    }
raise-result-point = Punktekarten
raise-result-taken = Gewonnene Karten
raise-result-hand = Handkarten am Ende
raise-result-parts = Punktekarten { $point }, gewonnene Karten { $won }, Hand { $hand }
raise-result-race = Punkte nach jeder Runde
raise-result-rounds = Runde für Runde
raise-result-best =
    { $cards ->
        [one] Der fetteste Gewinnstapel: { $points } Punkte für { $name }, mit einer Karte.
       *[other] Der fetteste Gewinnstapel: { $points } Punkte für { $name }, mit { $cards } Karten.
    }
raise-result-best-mine =
    { $cards ->
        [one] Der fetteste Gewinnstapel ging an dich: { $points } Punkte mit einer Karte.
       *[other] Der fetteste Gewinnstapel ging an dich: { $points } Punkte mit { $cards } Karten.
    }

# Lernen

learn-button = Lernen
learn-button-done = Lernen (fertig)
learn-continue = Weiterlernen
learn-title = { $game } lernen
learn-coach = Lektion
learn-step = Schritt { $step } von { $steps }
learn-next = Alles klar
learn-show = Zeig’s mir
learn-skip = Nur spielen
learn-leave = Gehen; die Lektion wartet auf dich
learn-keys = Tasten: { $keys }
learn-watch = Schau mal: { $name } …
learn-wait = Eins nach dem anderen: Lies erst das hier, dann drück auf „Alles klar“.
learn-watch-wait = Einen Moment, die anderen sind noch nicht fertig.
learn-finished = Gut gemacht!
learn-finished-about = Mehr ist nicht dabei. Spiel weiter mit { $names }: gleicher Tisch, nur ohne Tipps.
learn-play-on = Weiterspielen
learn-home = Startseite
learn-strayed = Diese Partie geht ihre eigenen Wege, und das ist gut so. Spiel weiter oder fang die Lektion neu an.
learn-restart = Neu anfangen
learn-deal = Die ersten Karten einer Lektion liegen vorher bereit. Deshalb lässt sich an diesem Tisch nicht nachprüfen, ob ehrlich gemischt wurde.
learn-the-game-goal = Du und { $mate }, ihr seid ein Team. Zusammen wollt ihr alle 98 Karten auf diese vier Stapel legen.
learn-the-game-up = Stapel A und B steigen, von der 1 aus. Jede neue Karte muss höher sein als die oberste.
learn-the-game-down = Stapel C und D fallen, von der 100 aus. Hier muss jede neue Karte niedriger sein.
learn-the-game-start = Diesmal fängst du an. An anderen Tischen sagt jeder zuerst, wie gern er anfangen möchte; wer am liebsten möchte, beginnt.
learn-the-game-near = Kleine Schritte lassen Platz für später. Tipp deine 3 an, dann Stapel A.
learn-the-game-near-no = Das wäre ein großer Schritt. Die 3 liegt nah an der 1 auf Stapel A.
learn-the-game-back = Die falsche Karte? Unter Bots kannst du sie bis zum Ende deines Zuges zurücknehmen; unter Menschen gilt, was liegt.
learn-the-game-two = Guter Anfang! Ein Zug braucht mindestens zwei Karten: Leg deine 97 auf C oder D.
learn-the-game-two-no = Die 97 liegt nah an der 100. Versuch sie auf C oder D.
learn-the-game-end = Zwei Karten reichen. Beende deinen Zug, dann ziehst du zwei neue.
learn-the-game-end-no = Du könntest mehr legen, aber große Schritte kosten Platz. Beende diesmal deinen Zug.
learn-the-game-trick = { $mate } musste auf A weit springen, bis zur 28. Deine 18 ist um genau zehn niedriger, und nur so eine Karte darf zurück: Leg sie!
learn-the-game-trick-no = Genau zehn Unterschied brauchst du: Deine 18 kommt auf die 28, auf Stapel A.
learn-the-game-joy = Zehn Schritte zurückgewonnen! Wo es abwärts geht, klappt es umgekehrt: mit einer Karte, die um genau zehn höher ist.
learn-the-game-signal = Zahlen bleiben geheim, Signale sind willkommen. Das hier ist von { $mate }: Stapel C unbedingt schonen!
learn-the-game-words = Jeder Stapel hat drei Zeichen: Das Herz bittet, ihn zu schonen, das Schild besteht darauf, der Pfeil gibt ihn frei.
learn-the-game-heed = Also lass C in Ruhe. Leg deine 93 auf Stapel D.
learn-the-game-heed-no = { $mate } hat mit Stapel C etwas vor. Deine 93 liegt gut auf D.
learn-the-game-say = Deine 5 wäre nächstes Mal prima auf Stapel B. Bitte { $mate }, ihn zu schonen: Tipp neben B ein Signal an.
learn-the-game-say-no = Fast! Tipp neben Stapel B auf das Herz oder das Zeichen daneben: Beide bitten, ihn zu schonen.
learn-the-game-end-again = Genug für diesen Zug. Beende ihn und schau, was { $mate } aus deinem Signal macht.
learn-the-game-end-again-no = Heb die für später auf. Beende jetzt deinen Zug.
learn-the-game-heeded = { $mate } hat dir Stapel B gelassen und stattdessen C genommen. So spielt ein gutes Team.
learn-the-game-ring = So viele Karten sind noch zu ziehen. Ist keine mehr da, genügt eine Karte im Zug.
learn-the-game-over = Kann jemand nicht genug Karten legen, ist das Spiel aus. Weniger als zehn übrig ist ausgezeichnet, und gar keine ist ein Sieg!
learn-raise-goal = In jeder Runde geht es um eine Punktekarte, diesmal um 14 Punkte. Sie geht an den Stein, der als letzter auf der Leiste bleibt.
learn-raise-roll = Die Würfel sagen, was ein Symbol wert ist. Drei Glocken, plus eine, die immer zählt: Glocken sind viermal so viel wert.
learn-raise-value = Deine Glocke 2 ist jetzt also 2 × 4 = 8 wert. Den Wert siehst du unter jeder Karte.
learn-raise-choose = Alle legen eine Karte verdeckt. Wähl dein Zahnrad 3 und leg es.
learn-raise-choose-no = Schöne Karte, heb sie dir auf. Nimm diesmal das Zahnrad 3.
learn-raise-flip = Alle decken gemeinsam auf. Jeder Stein beginnt auf dem Wert seiner Karte: deiner auf 6, die anderen auf 8 und 15.
learn-raise-pot = Was gelegt wurde, liegt jetzt im Gewinnstapel. Die Sterne auf diesen Karten sind auch Punkte: Sie gehen an den Sieger der Runde.
learn-raise-last = Dran ist immer der hinterste Stein, und das ist jetzt deiner. Du kannst weiterspielen oder passen.
learn-raise-raise = Zum Weiterspielen musst du am nächsten Stein vorbei, auf 8. Deine Wolke 4 reicht, denn 6 + 4 = 10: Wähl sie und spiel weiter.
learn-raise-raise-no = Heb dir das für später auf. Deine Wolke 4 reicht gerade.
learn-raise-stack = { $mate } ist genau auf dem Stein von { $other } gelandet. In einem Stapel liegt der obere Stein weiter hinten.
learn-raise-beyond = Du bist wieder hinten und brauchst mehr als 15. Spiel mit deiner Glocke 2 weiter: 10 + 8 = 18.
learn-raise-beyond-no = Heb dir das für später auf. Deine Glocke 2 bringt dich über 15 hinaus.
learn-raise-won = Beide anderen haben gepasst, die Runde gehört dir! Du nimmst die Punktekarte und den ganzen Gewinnstapel, und du würfelst als Nächstes.
learn-raise-weak = Diesmal nur 6 Punkte, also spar deine Kräfte. Leg eine schwache Karte, Glocke 1 oder Glocke 3.
learn-raise-weak-no = Zu schade für 6 Punkte! Nimm Glocke 1 oder Glocke 3.
learn-raise-pass = Du könntest weiterspielen, aber gute Karten für 6 Punkte sind ein schlechter Tausch. Passe: Dann ziehst du gleich wieder auf sechs nach.
learn-raise-pass-no = Heb deine Karten für eine bessere Runde auf. Passe diesmal.
learn-raise-refill = Du ziehst nur aus diesen Karten, und gespielte kommen nicht wieder. Die Kunst ist, dass sie dir nicht ausgehen.
learn-raise-rounds = Hier werden die Runden gezählt. Zu dritt sind es neun, und so lange müssen deine dreißig Karten reichen.
learn-raise-over = Nach der letzten Runde gewinnen die meisten Punkte. Karten, die du noch auf der Hand hast, zählen mit.

## Refusals about keys, daily deals and deals played again

error-bad-key = Das ist kein Schlüssel. Ein privater Schlüssel hat 32 Zeichen: Ziffern und die Buchstaben a bis f.
error-no-key = Auf diesem Gerät gibt es keinen privaten Schlüssel, also werden keine Spiele aufgehoben.
error-no-me = Unter diesem Schlüssel ist nichts aufgehoben: Er wurde hier nie benutzt, oder alles wurde auf einem anderen Gerät gelöscht.
error-no-day = Für diesen Tag gibt es keine Karten.
error-no-daily = Dieses Spiel hat keine Karten des Tages.
error-no-deal = Die Karten dieser Partie kann man nicht noch einmal spielen.
error-daily-sealed = Das sind die Karten von heute, und andere spielen sie noch. Offen liegt alles, sobald der Tag vorbei ist.
error-daily-seat = Die Karten des Tages spielst du selbst: Kein Bot kann deinen Platz nehmen.

## Daily deal, my games

daily-today = Karten des Tages
daily-past = Karten eines vergangenen Tages
daily-title = Die Karten vom { $day }
daily-about = Dieselben Karten für alle auf diesem Server. Dein erster Versuch zählt, und bis der Tag vorbei ist, bleiben die Karten geheim.
daily-next =
    { $hours ->
        [0] Neue Karten in { $minutes } min
       *[other] Neue Karten in { $hours } h { $minutes } min
    }
daily-over = Dieser Tag ist vorbei. Seine Karten kannst du ansehen, aber spielen lassen sich nur die von heute.
daily-days = Tage
daily-day-before = Der Tag davor
daily-day-after = Der Tag danach
daily-play = Karten des Tages spielen
daily-play-short = Spielen
daily-continue = Deinen Versuch fortsetzen
daily-counts = Dein erster Versuch zählt. Üben kannst du danach.
daily-practice-only = Deine Spiele werden nicht behalten, deshalb ist das nur Übung und zählt nicht.
daily-practice = Zur Übung noch einmal spielen
daily-was-practice = Das war Übung: Es zählt nur dein erster Versuch am Tag.
daily-not-yet = Noch nicht gespielt
daily-running = Dein Versuch läuft
daily-not-played = Diese Karten hast du nicht gespielt.
daily-unfinished = Dein Versuch war an dem Tag nicht zu Ende, deshalb zählt er nicht.
daily-late = Dieser Versuch endete erst nach seinem Tag, deshalb zählt er nicht.
daily-private = Bis der Tag vorbei ist, siehst nur du Mitschrift und Rückblick deines Spiels.
daily-people =
    { $count ->
        [one] Eine Person hat sie gespielt.
       *[other] { $count } Personen haben sie gespielt.
    }
daily-better-bots = Besser als { $share } der Bots
daily-better-people =
    { $count ->
        [one] Besser als { $share } der Menschen (bisher einer)
       *[other] Besser als { $share } der Menschen (bisher { $count })
    }
daily-few = Mit Menschen wirst du verglichen, sobald fünf damit fertig sind, die an mindestens drei Tagen hier gespielt haben.
daily-streak =
    { $count ->
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-streaks = { $game }: zurzeit { $now } in Folge, höchstens { $longest }
daily-figure-left = Übrige Karten
daily-figure-points = Punkte
daily-you = du
daily-par-title = { $games } Spiele des Bots „{ $bot }“ mit diesen Karten
daily-par-games = Spiele
daily-place = Von den Spielen der Bots waren { $better } besser, { $equal } gleich und { $worse } schlechter.
daily-par = Zum Vergleich { $games } Spiele des Bots „{ $bot }“ mit genau diesen Karten. { $figure }: im Mittel { $mean }. Gewonnen: { $share }.
daily-par-soon = Der Vergleich entsteht gerade: Die Bots spielen diese Karten.
daily-share = Teilen, ohne etwas zu verraten
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Kopiert. Du kannst es überall einfügen.
daily-look = Dein Spiel ansehen
daily-see = Wie dein Spiel { $game } ausging
daily-to = Zu den Karten des Tages
daily-calendar = Vergangene Tage
daily-month-before = Der Monat davor
daily-month-after = Der Monat danach
daily-day-none = nicht gespielt
daily-fair = Sind es für alle dieselben Karten?
daily-fair-about = Dieser Fingerabdruck stand fest, bevor jemand gespielt hat. Morgen steht hier das Geheimnis dazu: Dann können alle prüfen, dass die Karten weder ausgesucht noch geändert wurden.
daily-fair-after = Der Tag ist vorbei, hier ist sein Geheimnis. Wer gespielt hat, kann das eigene Spiel damit prüfen.
daily-fair-right = Von diesem Browser geprüft: Der Fingerabdruck gehört zum Geheimnis.
daily-fair-wrong = Der Fingerabdruck gehört nicht zum Geheimnis. Diese Karten waren nicht die versprochenen.
daily-fair-changed = Dieser Browser hat für diesen Tag schon einen anderen Fingerabdruck gesehen. Die Karten wurden ausgetauscht.
chart-marked = { $label } ({ $mark })
me-title = Meine Spiele
me-option = { $option }: { $value }
me-people =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
me-bots =
    { $count ->
        [one] ein Bot ({ $names })
       *[other] { $count } Bots ({ $names })
    }
me-which = Welche Spiele?
me-all = Alle
me-count = Spiele
me-won = Gewonnen
me-row-now = Siege in Folge, zurzeit
me-row-longest = Siege in Folge, höchstens
me-accuracy = Genauigkeit
me-luck = Glück
me-accuracy-of = Genauigkeit { $accuracy }
me-luck-of = Glück { $luck }
me-left-out =
    { $count ->
        [one] Ein Spiel zählt hier nicht mit: Es war mit Hilfe oder zur Übung.
       *[other] { $count } Spiele zählen hier nicht mit: Sie waren mit Hilfe oder zur Übung.
    }
me-results = Ergebnisse
me-by-game = Nach Spiel
me-by-players = Nach Anzahl der Personen am Tisch
me-by-bots = Nach Stärke der Bots
me-by-variant = Nach Variante
me-variant-usual = das übliche Spiel
me-none-counts = Noch zählt kein Spiel.
me-time = Im Lauf der Zeit
me-accuracy-title = Genauigkeit in jedem ausgewerteten Spiel; die Linie ist das Mittel der letzten fünf
me-luck-title = Glück: was Karten und Würfel gaben oder nahmen, in Prozentpunkten der Gewinnchance
me-game = Spiel
me-when = Wann
me-best = Am besten gespielt
me-unlucky = Das meiste Pech
me-no-review = Genauigkeit und Glück stehen hier, sobald du den Rückblick eines Spiels geöffnet hast.
me-games = Alle Spiele
me-coached = mit Hilfe
me-practice = Übung
me-deal = dieselben Karten
me-daily = Karten des Tages, { $day }
me-empty = Noch keine Spiele
me-empty-about = Spiel eines zu Ende, dann steht es hier: was dabei herauskam, wie gut du gespielt hast, wie viel Glück du hattest.
me-play = { $game } spielen
me-off = Deine Spiele werden nicht behalten
me-off-about = Es wird also nichts gesendet, und hier steht nichts. Du kannst es jederzeit einschalten.
me-gone = Was dieses Gerät hier schon gesehen hatte, wurde auf einem anderen Gerät gelöscht. Spiele seitdem werden neu behalten.
me-retry = Noch einmal versuchen
mykey-title = Privater Schlüssel
mykey-about = Kein Konto: Deine Spiele gehören zu einem zufälligen Schlüssel, den nur dein Browser kennt. Der Server behält davon einen Fingerabdruck, aus dem sich der Schlüssel nicht ermitteln lässt.
mykey-keep = Meine Spiele behalten
mykey-keep-on = Spiele, die du beginnst, stehen unter „Meine Spiele“, und dein erster Versuch mit den Karten des Tages zählt.
mykey-keep-off = Nichts wird gesendet, nichts wird behalten. Was vorher behalten wurde, bleibt, bis du es unten löschst.
mykey-passing = Dieser Browser behält nichts, vielleicht weil das Fenster privat oder der Speicher voll ist. Beim Schließen des Fensters ist der Schlüssel weg: Notiere ihn, wenn du deine Spiele behalten willst.
mykey-move = Auf ein anderes Gerät
mykey-move-about = Richte die Kamera des anderen Geräts auf den Code, oder tippe dort die zwölf Wörter ein. Dann haben beide denselben Schlüssel und dieselben Spiele.
mykey-show = Code und Wörter zeigen
mykey-hide = Verbergen
mykey-qr = Bild des Links mit dem Schlüssel
mykey-secret = Wer diese Wörter kennt, hat deine Spiele. Zeig sie niemandem.
mykey-copy-words = Wörter kopieren
mykey-copy-link = Link kopieren
mykey-copied = Kopiert.
mykey-take = Von einem anderen Gerät
mykey-words = Die zwölf Wörter oder der Link
mykey-take-go = Diesen Schlüssel verwenden
mykey-wrong-count =
    { $count ->
        [one] Das ist ein Wort; es müssen { $words } sein.
       *[other] Das sind { $count } Wörter; es müssen { $words } sein.
    }
mykey-wrong-word = Wort { $number }, „{ $word }“, steht nicht in der Liste. Die Wörter sind englisch.
mykey-wrong-like = Wort { $number }, „{ $word }“, steht nicht in der Liste. Meinst du „{ $like }“?
mykey-wrong-sum = Alle Wörter gibt es, aber zusammen ergeben sie keinen Schlüssel. Eines ist falsch, oder die Reihenfolge ist eine andere.
mykey-take-ask = Diesen Schlüssel hier verwenden?
mykey-take-first = Spiele auf diesem Gerät werden dann unter ihm behalten, zusammen mit denen des anderen Geräts. Nimm nur einen Schlüssel an, der dein eigener ist.
mykey-take-instead = Dieses Gerät hat schon einen Schlüssel; er wird ersetzt. Die Spiele der beiden werden nicht zusammengelegt: Der alte Schlüssel bleibt überall gültig, wohin du ihn kopiert hast. Gibt es ihn sonst nirgends, sind seine Spiele für dich verloren.
mykey-take-yes = Verwenden
mykey-take-no = Den alten Schlüssel behalten
mykey-cancel = Abbrechen
mykey-same = Dieses Gerät hat den Schlüssel schon.
mykey-taken = Dieses Gerät verwendet jetzt diesen Schlüssel.
mykey-kept = Was behalten wird
mykey-kept-about = Von jedem Spiel: der Tisch und dein Platz, das Ergebnis und was der Rückblick ergab. Kein Name, keine Adresse.
mykey-export = Alles herunterladen
mykey-delete = Alles löschen
mykey-delete-ask = Alles löschen?
mykey-delete-about = Alles, was unter diesem Schlüssel behalten wurde, wird sofort gelöscht, auch für deine anderen Geräte: die Liste, die Zahlen, die Tage in Folge. Die Tische bleiben, aber nichts verbindet sie noch mit dir. Das lässt sich nicht rückgängig machen.
mykey-delete-no = Behalten
mykey-deleted = Alles ist gelöscht. Neue Spiele bekommen einen neuen Schlüssel, wenn du das nicht abschaltest.
mykey-nothing = Unter diesem Schlüssel ist noch nichts behalten.
mykey-none = Noch gibt es keinen Schlüssel. Er entsteht, wenn du ein Spiel beginnst.
mykey-happens = Was, wenn …
mykey-lost-when = … der Schlüssel verloren geht?
mykey-lost-then = Ohne Kopie findet niemand diese Spiele wieder, auch wir nicht. Wer die Daten des Browsers löscht, löscht auch den Schlüssel.
mykey-copied-when = … er auf zwei Geräten ist?
mykey-copied-then = Beide behalten Spiele unter ihm und sehen dieselbe Liste. Bei den Karten des Tages zählt der erste Versuch, gleich auf welchem.
mykey-deleted-when = … ich auf einem Gerät alles lösche?
mykey-deleted-then = Dann ist es für alle gelöscht. Ein Gerät, das den Schlüssel noch hat, fängt unter ihm neu an und sagt es.
deal-title = Diese Karten selbst spielen
deal-play = Dieselben Karten für dich
deal-about = Du sitzt, wo vorher jemand saß, dieselben Karten kommen von denselben Stapeln, und auf den anderen Plätzen sitzen Bots.
deal-same-all = Es ist genau gleich: Jeder Platz zieht dieselben Karten in derselben Reihenfolge, und die Würfel jeder Runde fallen gleich, was auch gespielt wird. Nur die Entscheidungen der Bots können anders sein.
deal-same-piles = Fast gleich: Der Nachziehstapel hat dieselbe Reihenfolge. Aber alle ziehen von ihm; wer welche Karte bekommt, hängt davon ab, wie viele Karten die anderen legen.
deal-seat = Wessen Platz?
deal-seat-of = Platz von { $name }
deal-go = Diese Karten spielen
deal-share = Diese Seite teilen
deal-share-text = Spiel meine Karten in { $game }: dieselben Karten, du bist dran.
deal-played = Wer sie gespielt hat
deal-later = Ergebnisse und Rückblicke siehst du, wenn du diese Karten selbst zu Ende gespielt hast.
deal-first = das erste Spiel
deal-replay = Rückblick: { $name }
deal-replay-short = Rückblick
deal-offer = Jemand anders hätte es besser gemacht? Schick diese Karten weiter: dieselben Karten, mit Bots auf den anderen Plätzen.
deal-offer-go = Zu den Karten und ihrem Link
deal-compare = Dieselben Karten
deal-compare-about = Du hast Karten gespielt, die andere auch gespielt haben.
deal-compare-go = Mit den anderen vergleichen
deal-fair = Das sind die Karten des ersten Spiels: sein Geheimnis und die Zufallsbytes derer, die damals gespielt haben. Man konnte sie also vorher kennen, aber dein Browser kann prüfen, dass jede Karte daraus folgt.

## Analyse und Coach

review-title = { $game }: Analyse
review-replay = Rückblick
review-again = Noch einmal versuchen
review-computing = Die Partie wird analysiert. Das Erste kommt nach einigen Sekunden; Spiele, die gerade laufen, gehen vor.
review-refining = Ein erster Durchgang. Die Schlüsselmomente werden jetzt genauer angesehen.
review-nobody = Hier haben auf allen Plätzen Bots gespielt, es gibt also nichts zu analysieren.
review-players = Wie gut war das gespielt?
review-game-accuracy = Die ganze Partie: { $accuracy }
review-player-accuracy = Genauigkeit
review-way = Gewinnchance: { $start } vor dem Geben, { $outcome } am Ende.
review-sums = Was die Gewinnchance von { $name } verändert hat, in Prozentpunkten
review-graph = Gewinnchance von { $name }
review-chance-at = { $chance }, plus oder minus { $noise }.
review-change =
    { $cause ->
        [choice] Eigene Entscheidung: { $change }.
        [luck] Glück: { $change }.
        [others] Die anderen: { $change }.
       *[outcome] Das Ende: { $change }.
    }
review-cause =
    { $cause ->
        [choice] eigene Entscheidungen
        [luck] Glück
        [others] die anderen
        [start] der Anfang
       *[outcome] das Ende
    }
review-as-table = Als Tabelle
review-column-moment = Moment
review-column-chance = Chance
review-column-change = Änderung
review-column-cause = Ursache
review-kind =
    { $kind ->
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
review-sign =
    { $kind ->
        [inaccuracy] Ungenauigkeit, −{ $points }.
        [mistake] Fehler, −{ $points }.
       *[blunder] Grober Fehler, −{ $points }.
    }
review-moments = Schlüsselmomente
review-moments-none = Keine: Nichts hat so viel gekostet, dass man sicher sein kann.
review-moments-not-yet = Bisher keine.
review-cost-short = −{ $points }
review-solved = gelöst
review-decision = Entscheidung von { $name }
review-played = { $name } spielte: { $acts }. Gewinnchance danach: { $chance }.
review-cost =
    { $points ->
        [one] Das kostete einen Prozentpunkt (± { $noise }).
       *[other] Das kostete { $points } Prozentpunkte (± { $noise }).
    }
review-close =
    { $points ->
        [one] Etwas anderes war vielleicht um einen Prozentpunkt besser (± { $noise }): zu wenig, um es anzukreiden.
       *[other] Etwas anderes war vielleicht um { $points } Prozentpunkte besser (± { $noise }): zu wenig oder zu unsicher, um es anzukreiden.
    }
review-best = Etwas Besseres wurde nicht gefunden.
review-better = Besser:
review-best-found = Der beste gefundene Zug:
review-find = Finde den besseren Zug
review-find-here = Selbst finden
review-find-count = { $number } von { $count }
review-find-about =
    { $points ->
        [one] { $name } spielte: { $acts }. Das kostete einen Prozentpunkt. Was würdest du spielen? Probier es am Tisch.
       *[other] { $name } spielte: { $acts }. Das kostete { $points } Prozentpunkte. Was würdest du spielen? Probier es am Tisch.
    }
review-find-wait = Wird überlegt …
review-find-show = Zeigen
review-find-look = Am Tisch ansehen
review-find-skip = Überspringen
review-find-next = Nächster Moment
review-find-again = Noch einmal
review-find-done = Fertig
review-find-leave = Nicht weiter suchen
review-right =
    { $points ->
        [0] Richtig, das ist der beste gefundene Zug!
        [one] Richtig: nur einen Prozentpunkt unter dem besten.
       *[other] Richtig: nur { $points } Prozentpunkte unter dem besten.
    }
review-wrong =
    { $points ->
        [one] Nicht ganz: Das kostet einen Prozentpunkt.
       *[other] Nicht ganz: Das kostet { $points } Prozentpunkte.
    }
review-open = Mit offenen Karten
review-open-about = Was alle in der Hand hatten. Das konnte niemand wissen, darum spielt es im Urteil oben keine Rolle.
review-winnable-until = Mit allen Karten offen wurde bis Schritt { $step } von { $steps } ein Weg zum Sieg gefunden, danach keiner mehr.
review-winnable-end = Mit allen Karten offen wurde bis zum Schluss ein Weg zum Sieg gefunden.
review-winnable-never = Selbst mit allen Karten offen wurde bei keinem Schritt ein Weg zum Sieg gefunden.
review-winnable-about = Die Suche ist begrenzt: Was sie findet, stimmt; einen Weg kann sie aber übersehen.
review-winnable-go = Zu diesem Schritt
review-about = Was bedeutet das?
review-about-chance = Die Gewinnchance gilt für ein Spiel, in dem von da an { $bot } (ein Bot) auf allen Plätzen weiterspielt. Beurteilt wird nach dem, was auf diesem Platz zu sehen war, an vielen gedachten Verteilungen; beide Züge werden an denselben erprobt.
review-about-noise = Alle Zahlen sind geschätzt. Das graue Band und ± zeigen, wie unsicher sie sind; was darin liegt, gilt nicht als Fehler. Ab 5, 10 und 15 Prozentpunkten ist es eine Ungenauigkeit, ein Fehler, ein grober Fehler.
review-about-accuracy = 100 % Genauigkeit heißt: Jede Entscheidung war so gut wie die beste gefundene. Glück ist, was Karten und Würfel verändert haben.
coach = Coach
coach-off = Aus
coach-wish = An
coach-about = Gibt auf Wunsch Tipps und warnt dich, wenn du willst, vor teuren Zügen. Alle sehen, wenn er an ist.
coach-setup = Spielen andere mit, müssen alle einverstanden sein. Ein Spiel mit Coach zählt nicht in deiner Statistik.
coach-on = Der Coach ist an
coach-on-about = Der Coach ist für alle hier an. Das Spiel wird gekennzeichnet und zählt nicht in der Statistik.
coach-waits = An, sobald alle einverstanden sind. Es fehlt noch: { $names }.
coach-wished = { $names } möchte mit dem Coach spielen.
coach-agree = Einverstanden
coach-warn = Vor teuren Zügen warnen?
coach-warn-about = Der Coach fragt nach, bevor ein Zug mehr als 15 Prozentpunkte kostet. Das merkt sich dieser Browser.
coach-hint = Den Coach um einen Tipp bitten
coach-hint-short = Tipp
coach-hint-away = Den Tipp weglegen
coach-hint-is = Tipp: { $acts }
coach-hint-chance = Gewinnchance: { $chance }.
coach-hint-none = Zu dieser Entscheidung hat der Coach nichts zu sagen.
coach-warning = { $act }: sicher?
coach-warning-about =
    { $points ->
        [one] Der Coach meint, dass das einen Prozentpunkt deiner Gewinnchance kostet.
       *[other] Der Coach meint, dass das { $points } Prozentpunkte deiner Gewinnchance kostet.
    }
coach-warning-back = Neu wählen
coach-warning-play = Trotzdem spielen
key-hint = den Coach um einen Tipp bitten
result-coached = Mit dem Coach gespielt.
the-game-advice-play = { $card } auf { $pile }
the-game-advice-end = Zug beenden
the-game-advice-card = Empfohlen als Nummer { $order }, auf { $pile }
the-game-advice-pile = Hier empfohlen: { $cards }.
raise-advice-choose = { $card } legen
raise-advice-raise = mit { $cards } weiter auf { $field }
raise-advice-pass = passen
raise-advice-card = Empfohlen
raise-advice-to = Besser: auf { $field }.

## Long games

long-time = Zeit für einen Zug
long-time-none = So lange ihr wollt
long-time-600 = 10 Minuten
long-time-86400 = Ein Tag
long-time-259200 = Drei Tage
long-time-about = Eine sanfte Uhr: Niemand verliert durch sie. Die Startseite sagt, wo du dran bist, auf jedem Gerät mit deinem Schlüssel.
long-overdue = Wenn ein Zug länger dauert
long-overdue-nothing = Nichts
long-overdue-nothing-about = Die Uhr wird rot, mehr nicht.
long-overdue-nudge = Eine Erinnerung
long-overdue-nudge-about = Wer zu spät ist, wird einmal pro Zug erinnert.
long-overdue-bot = Ein Bot springt ein
long-overdue-bot-about = Ein Bot spielt für alle, die zu spät sind, bis sie zurück sind. Das tut er nur, wenn andere Menschen warten.
long-left = noch { $time }
long-late = überfällig: { $time }
long-late-now = überfällig
long-nudge = Deine Zeit für diesen Zug ist um, und die anderen warten auf dich.
long-nudged = Zeit abgelaufen, Erinnerung geschickt: { $names }.
long-back = Du bist zurück, und der Bot hat dir deinen Platz gegeben.
long-next = Nächstes Spiel
long-next-about =
    { $count ->
        [one] An einem anderen Tisch bist du dran
       *[other] An { $count } anderen Tischen bist du dran
    }
long-key-next = das nächste Spiel, in dem du dran bist
error-in-time = { $name } hat noch Zeit für diesen Zug.

## Lobby

error-closed = Dieser Tisch ist geschlossen.
error-muted = Wer den Tisch eröffnet hat, hat dich stumm geschaltet: Was du schreibst, kommt nicht an.
error-removed = Du wurdest von diesem Tisch genommen und kannst dich hier nicht noch einmal hinsetzen.
error-not-together = An diesen Tisch kannst du dich nicht setzen. Es gibt andere.
error-guest = { $name } spielt ohne Schlüssel; da ist niemand, den man sich merken könnte.
error-yourself = Das bist du selbst.
error-not-known = Diese Person steht nicht oder nicht mehr auf deiner Liste.
error-nobody-there = Dort sitzt niemand, der mitspielt.
error-sits-here = Diese Person sitzt schon an diesem Tisch.
error-invited-enough = { $most } Leute sind schon eingeladen. Warte erst auf ihre Antworten.
error-public-lesson = Eine Lektion ist für eine Person und kann nicht öffentlich sein.
error-public-deal = Was auch andere mit denselben Karten spielen, kann nicht öffentlich gespielt werden.
error-no-report = Diese Meldung gibt es nicht.
public-title = Öffentliche Tische
public-which = Welches Spiel?
public-any = Egal, welches Spiel
public-find = Such mir ein Spiel
public-invitations = Einladungen
public-invited = { $name } lädt dich zu { $game } ein
public-decline = Nein, danke
public-table = { $game } mit { $names }
public-seats = { $taken } von { $all } Plätzen besetzt
public-bot = Bot: { $rank }, Stufe { $level } von { $levels }
public-none = Gerade wartet niemand. „Such mir ein Spiel“ eröffnet einen Tisch; wer als Nächstes kommt, findet ihn hier.
public-more =
    { $count ->
        [one] Noch einer
       *[other] Noch { $count }
    }
watch-title = Spiele zum Zuschauen
setup-public = Wer darf mitspielen?
setup-public-no = Wer eingeladen ist
setup-public-no-about = Nur wer Link oder Code hat, findet den Tisch.
setup-public-yes = Alle
setup-public-yes-about = Solange du da bist, steht der Tisch auf der Startseite, und alle dürfen sich dazusetzen. Danach steht das Spiel dort zum Zuschauen.
lobby-about = Zu { $name }
hosting-invite = Leute einladen, mit denen du gespielt hast
hosting-invite-about = Sie sehen die Einladung auf ihrer Startseite. Niemand erfährt deinen Schlüssel und du keinen anderen.
hosting-played =
    { $count ->
        [one] ein gemeinsames Spiel
       *[other] { $count } gemeinsame Spiele
    }
hosting-invite-one = Einladen
hosting-invited = Eingeladen
hosting-nobody = Noch niemand. Wer die eigenen Spiele aufhebt und mit dir spielt, steht danach hier.
hosting-no-key = Du hebst deine Spiele nicht auf, also merkt sich der Server niemanden. Link und Code gehen trotzdem.
hosting-close = Den Tisch schließen
hosting-close-ask = Diesen Tisch schließen?
hosting-close-about = Alle, die schon sitzen, erfahren es. Ein geschlossener Tisch lässt sich nicht wieder öffnen.
hosting-close-no = Offen lassen
hosting-closed = Der Tisch ist geschlossen.
table-closed = Dieser Tisch wurde geschlossen.
table-closed-about = Niemand kann mehr ziehen; was gespielt wurde, ist noch zu sehen.
manners-mute = { $name } für alle stumm schalten
manners-unmute = { $name } wieder schreiben lassen
manners-is-muted = Was { $name } schreibt, kommt an diesem Tisch nicht an.
manners-ignore = { $name } ignorieren
manners-unignore = { $name } nicht mehr ignorieren
manners-ignored = Du ignorierst { $name } ab jetzt: keine Texte, keine Einladungen, und an öffentlichen Tischen trefft ihr euch nicht. Wen du ignorierst, steht auf der Seite deines privaten Schlüssels.
manners-ignored-here = An diesem Tisch siehst du nicht mehr, was { $name } schreibt. Ohne Schlüssel lässt es sich anderswo nicht merken.
manners-report = { $name } melden
manners-report-what = Was ist passiert?
manners-report-about = Deine Worte und was an diesem Tisch geschrieben wurde, liest, wer diesen Server betreibt. Sonst niemand.
manners-report-send = Meldung abschicken
manners-reported = Die Meldung ist angekommen. Danke.
ignored-title = Wen du ignorierst
ignored-about = Du siehst nichts von ihnen, sie können dich nicht einladen, und an öffentlichen Tischen trefft ihr euch nicht. Sie erfahren es nicht.
ignored-end = Nicht mehr ignorieren
privacy-link = Datenschutz

## Am Tisch: Reaktionen, Bilder, der Abend

error-no-reactions = An diesem Tisch darf während der Partie nichts gesagt werden, auch nicht mit der Miene. Danach geht es.
again-rotated = Noch einmal, einen Platz weiter
react = Reagieren
reactions = Reaktionen
reaction-cheer = Juhu!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-think = Hm …
reaction-sorry = Tut mir leid!
reaction-thanks = Danke!
reaction-heard = { $name }: { $what }
key-react = reagieren: eines der sechs Zeichen wählen
seat-alike = leicht zu verwechselnder Name
seat-alike-name = { $name } (Platz { $number })
seat-about-alike = { $name } (Platz { $number }) ist ein Name, der sich mit einem anderen an diesem Tisch oder mit dem Tisch selbst verwechseln lässt. Achte auf Platz und Bild.
seat-mute = Ausblenden, was { $name } sagt
seat-unmute = Wieder zeigen, was { $name } sagt
seat-mute-about = Reaktionen und Texte, nur auf diesem Gerät. Niemand erfährt davon.
talk-hidden = Du hast das Gespräch an diesem Tisch ausgeblendet.
talk-hidden-some = Ein Teil ist ausgeblendet: Du hast jemanden stummgeschaltet.
quiet-reactions = Reaktionen zeigen
quiet-talk = Zeigen, was an diesem Tisch geschrieben wird
quiet-about = Tippe auf einen Platz, um nur diese Person auszublenden. Alles gilt allein für dieses Gerät.
avatar-title = Wähle ein Bild
avatar =
    { $name ->
        [fox] Fuchs
        [owl] Eule
        [cat] Katze
        [bear] Bär
        [hare] Hase
        [frog] Frosch
        [snail] Schnecke
        [duck] Ente
        [whale] Wal
        [mug] Krug
        [pretzel] Brezel
        [candle] Kerze
       *[any] Irgendeins
    }
avatar-of =
    { $who ->
        [me] Dein Bild: { $avatar }
       *[other] Bild von { $name }: { $avatar }
    }
evening-title =
    { $games ->
        [one] Bisher: eine Partie
       *[other] Bisher: { $games } Partien
    }
evening-wins =
    { $count ->
        [0] kein Sieg
        [one] ein Sieg
       *[other] { $count } Siege
    }
evening-together = Alle zusammen
evening-you = { $name } (du)
evening-games = Partie für Partie
evening-game = Partie { $number }
evening-won-by = Gewonnen: { $names }.
evening-sum-points =
    { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    }
evening-sum-the-game-left =
    { $value ->
        [0] keine Karte übrig
        [one] insgesamt eine Karte übrig
       *[other] insgesamt { $value } Karten übrig
    }

## Bescheid geben

error-bad-subscription = Der Server kann den Push-Dienst dieses Browsers nicht nutzen.
error-bad-address = Das ist keine E-Mail-Adresse.
error-address-letters = Der Server kann nur an Adressen aus den Buchstaben a bis z schreiben, ohne Umlaute und Akzente.
error-no-contact = Der Server kennt dieses Gerät oder diese Adresse nicht mehr. Schalte es neu ein.
error-mail-link = Dieser Link gilt nicht mehr: Die Adresse ist gelöscht.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-too-many-contacts = An diesem Platz hängen schon { $most } Geräte und Adressen. Schalte davon etwas aus.
notices-menu = Sag mir, wenn ich dran bin
notices-lobby = Sag mir, wenn es losgeht
notices-title = Bescheid geben
notices-about = Du erfährst, wenn du an diesem Tisch dran bist, wenn er voll ist und wenn das Spiel aus ist. Höchstens einmal pro Zug, nie während du hinsiehst, und nichts über irgendwelche Karten.
notices-device = Auf diesem Gerät
notices-device-on = Dieses Gerät sagt dir Bescheid, auch wenn die Seite zu ist.
notices-device-off = Ausgeschaltet. Dein Browser fragt vielleicht erst nach.
notices-failed = Der Push-Dienst deines Browsers hat nicht geantwortet. Versuch es später noch einmal.
notices-way-insecure = Browser erlauben das nur an einer sicheren Adresse. Es geht, sobald der Server mit https erreichbar ist.
notices-way-install = Auf iPhone und iPad geht das vom Home-Bildschirm aus: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, und öffne stammtisch dort.
notices-way-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Einstellungen der Seite, beim Zeichen neben der Adresse; in einem privaten Fenster geht es nie.
notices-way-unsupported = Dieses Fenster kann das nicht. Es geht in einem normalen, nicht privaten Fenster eines aktuellen Browsers.
notices-otherwise = Bis dahin zeigt die Startseite zuerst, wo du dran bist.
notices-mail = Per E-Mail
notices-mail-address = Deine E-Mail-Adresse
notices-mail-send = Link schicken
notices-mail-how = Zuerst kommt eine E-Mail mit einem Link. Weitere kommen erst, wenn du ihn angetippt hast, und jede kann mit einem Tipp die letzte sein.
notices-mail-asked = Eine E-Mail an { $address } ist unterwegs. Tippe darin auf den Link, dann bekommst du dort Bescheid.
notices-mail-look = Ich habe getippt
notices-mail-not-yet = Noch nicht bestätigt. Die E-Mail kann eine Minute brauchen; sieh auch beim Spam nach.
notices-mail-on = { $address } bekommt Bescheid.
notices-mail-off = { $address } bekommt von diesem Tisch nichts.
notices-mail-forget = Diese Adresse löschen
notices-offer = Soll ich dir sagen, wenn du wieder dran bist?
notices-offer-yes = Ja, gern
mail-title = E-Mails von stammtisch
mail-confirm-ask = Soll stammtisch dir schreiben, wenn du dran bist, wenn ein Tisch voll ist und wenn ein Spiel aus ist?
mail-confirm-yes = Ja, schreib mir
mail-confirmed = Erledigt: { $address } bekommt ab jetzt Bescheid.
mail-stopped = Erledigt: An { $address } kommen keine E-Mails mehr. Die Adresse wird in einer Woche gelöscht.
mail-again = Schreib mir doch weiter
