# Command line

## Help

cli-about = Stôl štamgastov pre dve kartové hry, RAISE a THE GAME.
cli-more = Viac o každom príkaze aj s príkladom povie 'stammtisch PRÍKAZ --help'.
cli-commands = príkazy
cli-example = Príklad:
cli-version = povie, ktorá je to verzia
cli-language = jazyk, jeden z týchto:
cli-COMMAND = PRÍKAZ
cli-GAME = HRA
cli-FILE = SÚBOR
cli-FOLDER = PRIEČINOK
cli-NAME = NÁZOV
cli-PATH = CESTA
cli-ADDRESS = ADRESA
cli-NAME-VALUE = NÁZOV=HODNOTA
cli-game = hra, jedna z týchto:
cli-json = vypíše jeden objekt JSON

cli-play = Otvorí stôl v prehliadači: hra s priateľmi a s botmi.
cli-play-host = na ktorej adrese; 0.0.0.0 pustí dnu aj telefóny (127.0.0.1)
cli-play-port = port (8480, alebo ak je obsadený, ktorýkoľvek voľný)
cli-play-database = kam sa ukladajú hry: do súboru alebo do databázy PostgreSQL zadanej ako postgresql://POUŽÍVATEĽ@POČÍTAČ/NÁZOV (do súboru v tvojom priečinku s údajmi)
cli-play-host-name = mená, na ktoré server počúva okrem localhost a mena tohto počítača
cli-play-trusted-proxies = adresy alebo siete proxy serverov, ktorých odovzdaným adresám sa verí
cli-play-prefix = cesta za menom počítača, na ktorej proxy tento server ponúka, napríklad /hry
cli-play-public-url = adresa, na ktorú vedú odkazy v e-mailoch, aj s predponou cesty, ak nejaká je: https://hry.example.org; inak adresa jediného --host-name
cli-play-no-browser = neotvárať prehliadač
cli-play-no-browser-errors = neprijímať chyby hlásené prehliadačmi
cli-play-set = RAISE: údaje tvojej vlastnej škatule, na výber popri štandardnej súprave; možno zadať viackrát
cli-play-smtp = SMTP server pre e-maily hráčom: smtp://meno:heslo@server:port alebo smtps://…; lepšie v STAMMTISCH_SMTP, kde heslo nikto nevidí
cli-play-mail-from = adresa, z ktorej tieto e-maily chodia (alebo STAMMTISCH_MAIL_FROM)
cli-play-json = vypísať adresu ako jeden riadok JSON, pre skripty

cli-simulate = Nechá hrať botov a povie, ako to dopadlo.
cli-simulate-players = koľkí hrajú
cli-simulate-bots = jeden bot pre všetky miesta alebo pre každé jeden (druhý najslabší); meno, cesta.py:Trieda, balík:Trieda alebo "cmd:program"
cli-simulate-games = koľko hier (100)
cli-simulate-records = sem zapíše hry pre 'stammtisch check'; .gz a .zst sa zabalia
cli-simulate-committed = rozdáva podľa tajomstva, na ktoré sa záznam vopred zaviaže a na konci ho odhalí

cli-table-seed = slovo alebo číslo; z rovnakého základu vzídu rovnaké hry (1)
cli-table-option = voľba hry, koľkokrát treba
cli-table-set = RAISE: hodnoty z vlastnej škatule
cli-table-workers = procesy (jeden na každé jadro)
cli-table-cluster = hrať na clusteri Ray: local spustí jeden na tomto počítači, POČÍTAČ:PORT použije ten, ktorý už beží

cli-arena = Postaví každého bota proti každému, s výmenou miest a s rovnakými kartami, a ohodnotí ich.
cli-arena-bots = boti: meno, cesta.py:Trieda, balík:Trieda alebo "cmd:program"
cli-arena-games = koľko hier v jednom stretnutí (100)
cli-arena-players = miest pri stole (2)

cli-CODE = KÓD
cli-table-seconds = koľko sekúnd má bot na ťah; cudzí boti sú krátko nato ukončení (2)
cli-table-log = priečinok pre to, čo boti píšu na chybový výstup (dočasný)

cli-join = Posadiť bota k bežiacemu stolu.
cli-join-code = kód stola
cli-join-server = adresa servera (http://127.0.0.1:8480)
cli-join-bot = meno, cesta.py:Trieda, balík:Trieda alebo "cmd:program"
cli-join-name = meno, ktoré vidia ostatní (meno triedy alebo programu)
cli-join-seat = miesto, počítané od 1 (prvé voľné)
cli-join-stay = hrať aj každú ďalšiu partiu tých istých ľudí

cli-probe-bot = Nechať bota hrať všetky hry a povedať, čo robí zle.
cli-probe-bot-bot = cesta.py:Trieda, balík:Trieda, "cmd:program" alebo meno
cli-probe-bot-game = len túto hru; možno zadať viackrát

join-sits = { $name } sedí na mieste { $seat } pri stole { $table }
join-over = partia sa skončila: { $result }
join-closed = stôl bol zatvorený
join-failed = { $bot }: { $fault }: { $what }; ďalej hrá bot servera
probe-right =
    { $game }: všetko je správne, { $games ->
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partií
    } a { $positions ->
        [one] jedna jednotlivá pozícia
        [few] { $positions } jednotlivé pozície
       *[other] { $positions } jednotlivých pozícií
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms na ťah
probe-wrong =
    { $game }: niečo sa pokazilo, { $games ->
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partií
    } a { $positions ->
        [one] jedna jednotlivá pozícia
        [few] { $positions } jednotlivé pozície
       *[other] { $positions } jednotlivých pozícií
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms na ťah
outside-log = čo boti napísali na chybový výstup, je v { $folder }
faults-title =
    Kontumované partie: { $forfeited } z { $games ->
        [one] jednej
        [few] { $games }
       *[other] { $games }
    }
fault-start = nespustil sa
fault-crash = spadol
fault-late = príliš neskoro
fault-nonsense = nečitateľná odpoveď
fault-illegal = nedovolený ťah
fault-out-of-turn = hovoril bez vyzvania
column-fault = chyba
column-options = voľby
column-players = hráči
mistake-bot-package = balík ani modul Pythonu '{ $name }' neexistuje
mistake-bot-program = program '{ $name }' neexistuje
mistake-bot-start = { $name } nemôže hrať: { $what }
mistake-client-missing = na to chýbajú balíky; nainštaluj ich: pip install 'stammtisch[client]'
mistake-extra-missing = na to chýbajú balíky; nainštaluj ich: pip install "stammtisch[{ $extra }]"
mistake-no-encoding = hra { $game } nemá kódovanie, ktoré prostredia potrebujú
mistake-reward = odmena { $name } neexistuje; na výber: { $names }
mistake-not-simultaneous = v hre { $game } nekonajú vždy všetky miesta naraz; namiesto parallel_env použi env
mistake-render-mode = zobrazenie { $name } neexistuje; na výber: { $names }
mistake-other-seats = boti: { $count }, ostatné miesta: { $seats }; zadaj jedného pre všetky, alebo pre každé jedného
mistake-batch-actions = { $given } akcií pre { $games } hier; musia to byť celé čísla, jedno na hru
mistake-batch-action = riadok { $row } (hra { $index }): akcia { $action } tam nie je povolená; nič sa nezahralo
mistake-batch-number = { $name } je { $value }, ale musí byť celé číslo od 1
mistake-batch-seed = semienko je príliš dlhé: najviac { $most } bajtov
mistake-batch-recv = pred ďalším recv musí byť send
mistake-batch-send = pred send musí byť recv
mistake-seconds = --seconds je { $value }, ale musí byť viac než 0
mistake-join-server = server sa nedá použiť: { $reason }

cli-bots = Vypíše botov od najslabšieho aj s tým, čo sa pri nich nameralo.

cli-check = Prehrá záznam podľa pravidiel; pri chybnom povie riadok a dôvod.
cli-check-file = záznam: riadky JSON, jedna hra alebo viac; súborov môže byť aj niekoľko
cli-check-kept = čo si tvoj prehliadač z tohto rozdania uschoval (uloží sa zo stránky s výsledkom); kontrola potom dokáže viac

cli-review = Posúdi rozhodnutia v dohraných hrách: čo ktoré stálo, čo bolo šťastie a čo by bolo lepšie.
cli-review-file = záznam: riadky JSON, jedna dohraná hra alebo viac
cli-review-game = len táto hra zo súboru, počítané od 1 (všetky)
cli-review-svg = nakreslí do tohto súboru šance na výhru počas hry
cli-review-html = zapíše celý rozbor do tohto súboru ako stránku pre prehliadač

cli-rules = Prerozpráva pravidlá hry našimi slovami.

cli-export = Zapíše záznamy hier ako tabuľky (Parquet) pre polars, DuckDB a ďalšie.
cli-export-file = záznam: riadky JSON, aj zabalené; súborov môže byť aj niekoľko
cli-export-parquet = nový priečinok pre tabuľky games, turns a moves
cli-export-game = len záznamy tejto hry (všetky; musia byť z jedinej hry)
export-done = { $folder }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    } v súboroch games.parquet, turns.parquet a moves.parquet

cli-dataset = Nechá botov niekoľkých úrovní hrať rovnaké rozdania a zapíše hry ako tabuľky.
cli-dataset-folder = nový priečinok pre tabuľky a ich opis
cli-dataset-levels = boti oddelení čiarkami (traja, čo hrajú rýchlo); každé rozdanie zahrá každý raz
cli-dataset-games = koľko hier, všetky úrovne spolu (100000)
dataset-done = { $folder }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdaní
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = prerušené po { $done } z { $games } hier; nič sa nezapísalo

cli-report = Zapíše stránku s grafmi o priečinku s tabuľkami.
cli-report-folder = priečinok, ktorý zapísal 'stammtisch export' alebo 'stammtisch dataset'
cli-report-output = stránka (report.html v priečinku)
report-done = { $file } je hotový; otvorí sa v prehliadači

cli-train = Učí bota hrou proti sebe samému; po prerušení pokračuje rovnaké volanie.
cli-train-players = pre koľkých ľudí
cli-train-min-cards = THE GAME: koľko kariet žiada ťah (2)
cli-train-fewer-cards = THE GAME: ruka má o kartu menej
cli-train-games = z koľkých hier sa učí (300000)
cli-train-minutes = po toľkých minútach prestane; rovnaké volanie neskôr pokračuje
cli-train-seed = z rovnakého základu vzídu rovnaké váhy (1)
cli-train-start-from = začne s týmito váhami
cli-train-out = kam sa zapisuje (weights)
cli-train-rate = THE GAME: ako rýchlo sa učí (0.03)
cli-train-most = THE GAME: koľko ťahov sa zvažuje (24)
cli-train-win-share = THE GAME: čo spočiatku platí výhra, zvyšok sú vyložené karty (0.6)
cli-train-worlds = THE GAME: hrať s hľadaním v toľkých myslených svetoch a učiť sa, čo nájde (0: len podľa hodnoty)
cli-train-generations = RAISE: koľko generácií (120)
cli-train-deals = RAISE: koľko rozdaní hrá každý pokus (500)
cli-train-cluster = nechať hrať procesy clustera Ray a učiť sa tu: local spustí jeden na tomto počítači, POČÍTAČ:PORT použije ten, ktorý už beží
cli-train-workers = procesy na clusteri (jeden na každé jadro)
cli-train-resume = pokračovať v prerušenom tréningu; ak nijaký nie je, je to chyba
cli-train-no-resume = začať odznova, aj keby sa dalo pokračovať v prerušenom tréningu

cli-bench = Zmeria, ako rýchlo tento počítač hrá.
cli-bench-seconds = ako dlho trvá jedno meranie (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = použitie:
argparse-positional-arguments = čo treba
argparse-options = prepínače
argparse-show-this-help-message-and-exit = ukáže toto všetko
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-parser-choices = príkaz %(parser_name)r neexistuje; sú tu: %(choices)s
argparse-the-following-arguments-are-required = chýba: %s
argparse-unrecognized-arguments = nezrozumiteľné: %s
argparse-expected-one-argument = chýba hodnota
argparse-ignored-explicit-argument = hodnotu nepotrebuje, ale dostal %r
argparse-not-allowed-with-argument = nejde spolu s %s
argparse-ambiguous-option-could-match = %(option)s môže znamenať: %(matches)s
argparse-invalid-value = %(value)r nie je číslo, ktoré by sa sem hodilo
argparse-invalid-choice-choose-from = %(value)r neexistuje; sú tu: %(choices)s

## Mistakes

mistake-more = { $message }; viac povie '{ $program } --help'
mistake-language = v jazyku '{ $name }' texty nie sú; sú tu: { $names }
mistake-game = hra '{ $name }' tu nie je; sú tu: { $names }
mistake-bot = bot '{ $name }' pre { $game } nie je; sú tu: { $names }
mistake-option-form = --option { $given } má mať tvar NÁZOV=HODNOTA
mistake-option-name = voľba '{ $name }' neexistuje; sú tu: { $names }
mistake-option-value = { $name } je { $value }, ale musí to byť niečo z: { $values }
mistake-no-seat = seat je { $seat }, ale musí byť od 0 do { $last }
mistake-least = --{ $name } je { $value }, ale musí byť aspoň { $least }
mistake-listen = na { $host }, port { $port }, to nejde: { $reason }
mistake-port-taken = port { $port } na { $host } je obsadený, možno iným stammtischom; ukonči ho alebo zvoľ iný cez --port
mistake-metrics = metriky sa nedajú ponúkať na { $host }, port { $port }: { $reason }
mistake-size = '{ $given }' nie je veľkosť; zadaj bajty alebo číslo s K, M, G či T, napríklad 200M
mistake-read = súbor { $file } sa nedá prečítať: { $reason }
mistake-write = súbor { $file } sa nedá zapísať: { $reason }
mistake-ending = { $file } nie je názov pre záznamy; tie sa končia na { $endings }
mistake-no-file = súbor { $file } neexistuje
mistake-no-training = pre hru { $game } nie je čo trénovať, iba pre: { $names }
mistake-no-interrupted-training = v priečinku { $folder } nie je nijaký prerušený tréning
mistake-cluster-unreachable = na adrese { $address } neodpovedá žiadny cluster Ray; skontroluj, či beží a či sedí počítač a port
mistake-cluster = cluster Ray na adrese { $address } sa nedá použiť: { $reason }
mistake-cluster-address = '{ $address }' nie je adresa clustera Ray; napíš local alebo POČÍTAČ:PORT
mistake-cluster-start = Ray sa na tomto počítači nedá spustiť: { $reason }
mistake-cluster-missing = pre --cluster chýbajú balíky; nainštaluj ich: pip install 'stammtisch[cluster]'
mistake-cluster-version = cluster Ray na adrese { $address } má Ray a Python { $there }, tento počítač { $here }; musia byť rovnaké
mistake-cluster-token = cluster Ray na adrese { $address } chce kľúč, ktorý chýba alebo je nesprávny; nastav RAY_AUTH_MODE=token a kľúč clustera
mistake-cluster-software = počítač { $machine } v clusteri má stammtisch { $there }, tento { $here }; musia byť rovnaké
mistake-cluster-software-missing = stammtisch sa na clusteri nedá načítať: { $reason }
mistake-cluster-lost = cluster niekoľkokrát stratil tú istú časť práce: { $reason }
mistake-cluster-bot = na clusteri: { $reason }
mistake-review-svg = hier v tomto súbore: { $games }; vyber jednu cez --game, alebo zapíš stránku cez --html
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (a ešte jedna chyba)
        [few] { $first } (a ešte { $more } chyby)
       *[other] { $first } (a ešte { $more } chýb)
    }
mistake-set-name = { $file }: súprava s menom '{ $name }' tu už je; daj tejto vlastné meno
mistake-smtp = --smtp musí byť adresa ako smtp://meno:heslo@mail.example.org:587 alebo smtps://mail.example.org
mistake-smtp-missing = --mail-from potrebuje aj SMTP server: --smtp smtp://mail.example.org
mistake-mail-from = --mail-from nie je e-mailová adresa: { $address }
mistake-mail-from-missing = --smtp potrebuje aj adresu odosielateľa: --mail-from hry@example.org
mistake-public-url = --public-url musí byť adresa ako https://hry.example.org{ $prefix }, bez používateľa, '?' a '#': { $given }
mistake-public-url-path = --public-url musí mať rovnakú cestu ako --prefix: { $right }, nie { $given }
mistake-public-url-missing = --smtp potrebuje aj adresu, na ktorú vedú odkazy v e-mailoch: --public-url https://hry.example.org{ $prefix }
mistake-utf8 = { $file } nie je text v UTF-8
mistake-host-name = '{ $name }' nie je meno počítača; píš ho bez http:// a portu, napríklad hry.example.org
mistake-proxy = '{ $name }' nie je adresa ani sieť; píš napríklad 127.0.0.1 alebo 10.0.0.0/8
mistake-prefix = '{ $name }' nemôže byť cestou tohto servera; píš napríklad /hry, ale nie ako niektorá z jeho vlastných stránok
mistake-store = databáza '{ $name }' sa nedá použiť: { $reason }
mistake-store-newer = databáza má verziu { $version }; tento program pozná verzie do { $known }
mistake-store-in-use = databázu '{ $name }' už používa iný server stammtisch (proces { $process }); najprv ho ukonči alebo zvoľ iný súbor cez --database
mistake-store-shared = databázu '{ $name }' používajú servery, možno na iných počítačoch; najprv ich všetky ukonči
mistake-store-alone = databázu '{ $name }' teraz nemožno zdieľať: práve sa obnovuje, sťahuje alebo upratuje, alebo ju používa server staršej verzie; počkaj, kým to skončí, alebo ten server ukonči
mistake-store-kind = '{ $name }' nie je databáza, ktorú stammtisch vie použiť; zadaj cestu k súboru alebo adresu ako postgresql://POUŽÍVATEĽ@POČÍTAČ/NÁZOV
mistake-store-driver = chýba ovládač pre PostgreSQL; nainštaluješ ho príkazom: pip install 'stammtisch[postgres]'
mistake-store-unreachable = na adrese '{ $name }' neodpovedá žiadny server PostgreSQL; skontroluj, či beží a či sedí počítač a port
mistake-store-login = server PostgreSQL odmieta tohto používateľa alebo heslo: '{ $name }'
mistake-store-missing = taká databáza na serveri PostgreSQL nie je: '{ $name }'; najprv ju vytvor, napríklad príkazom createdb
mistake-store-permission = tento používateľ nesmie v databáze '{ $name }' vytvárať tabuľky; jej vlastník to môže povoliť príkazom GRANT
mistake-store-foreign = '{ $name }' obsahuje niečo iné než hry stammtischa; zvoľ inú databázu cez --database
mistake-store-moved = hry z '{ $name }' boli presunuté do '{ $target }'; zadaj túto databázu cez --database
mistake-not-empty = v priečinku { $folder } už niečo je; zadaj nový alebo prázdny
mistake-not-folder = { $folder } nie je priečinok
mistake-several-games = { $file } má po hrách { $one } aj hry { $other }; vyber jednu pomocou --game
mistake-level-twice = v --levels je jedna úroveň dvakrát
mistake-dataset-bot = v hre { $number } bot zlyhal: { $what }
mistake-no-table = tabuľka { $file } neexistuje; tabuľky zapisuje 'stammtisch export' a 'stammtisch dataset'
mistake-not-table = { $file } nie je tabuľka, ktorú zapísal stammtisch
mistake-tables-version = { $file } je z inej verzie programu stammtisch; vyveď hry znova
mistake-server-missing = príkazu 'stammtisch play' chýbajú balíčky; nainštaluješ ich príkazom: pip install 'stammtisch[server]'
because-file = taký súbor neexistuje
because-folder = to je priečinok
because-right = to tu nie je povolené
mistake-seats =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boti
       *[other] { $bots } botov
    } na { $seats ->
        [one] { $seats } miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }: zadaj jedného pre všetky alebo pre každé jedného
mistake-two-bots = aréna potrebuje aspoň dvoch rôznych botov oddelených čiarkou
interrupted =
    { $games ->
        [one] prerušené po { $done } z { $games } hry
        [few] prerušené po { $done } z { $games } hier
       *[other] prerušené po { $done } z { $games } hier
    }

## Figures

figure-0 = { NUMBER($number, maximumFractionDigits: 0) }
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } až { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rating-range = { $low } až { $high }
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables and summaries

progress-games = hry
progress-cluster = spúšťa sa Ray
progress-review = rozbor
summary-played =
    { $game }, { $players ->
        [one] { $players } miesto
        [few] { $players } miesta
       *[other] { $players } miest
    }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, základ { $seed }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, hier za sekundu: { NUMBER($rate, maximumFractionDigits: 1) }
summary-team = výhier: { $wins } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (s 95-percentnou istotou { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
measure-the-game-mean_left = kariet zostalo v priemere { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
measure-the-game-excellent = výborných výsledkov { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-title =
    { $game }, { $players ->
        [one] { $players } miesto
        [few] { $players } miesta
       *[other] { $players } miest
    }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }
teams-title = Tímy
meetings-title = Stretnutia
seats-title = Miesta
bots-title = Boti pre { $game }
bench-title = Rýchlosť, jedno jadro
bench-the-game-plain-1 = THE GAME, obyčajné jadro, jedna osoba náhodne
bench-the-game-greedy-1 = THE GAME, rýchle jadro, jedna osoba, najbližšia karta
bench-the-game-learned-1 = THE GAME, rýchle jadro, naučený bot, jedna osoba
bench-the-game-learned-3 = THE GAME, rýchle jadro, naučený bot, v trojici
bench-the-game-plain-4 = THE GAME, obyčajné jadro, vo štvorici náhodne
bench-raise-plain-2 = RAISE, obyčajné jadro, vo dvojici náhodne
bench-raise-kernel-2 = RAISE, rýchle jadro, vo dvojici náhodne
bench-raise-plain-4 = RAISE, obyčajné jadro, vo štvorici náhodne
column-about = čo robí
column-aim = cieľ
column-bot = bot
column-games = hier
column-interval = 95 %
column-the-game-mean_left = zostalo
column-level = úroveň
column-measured = namerané
column-ms = ms na ťah
column-per-second = za sekundu
column-rating = hodnotenie
column-ratio = pomer
column-times-plain = krát oproti obyčajnému jadru
column-score = body
column-seat = miesto
column-table = stôl
column-team = tím
column-what = čo
column-wins = výhry
column-won = vyhrané
column-better = lepšie
column-kind = druh
column-lost = strata
column-move = záznam
column-played = zahrané
column-player = kto
column-why = prečo
review-of-game = { $game }: rozbor hry { $number }
review-accuracy-of-game = Presnosť hry: { $accuracy }
review-key-moments = Kľúčové chvíle
review-no-key-moments = O žiadnom rozhodnutí nie je isté, že stálo 5 bodov alebo viac.
review-winnable-all = S odkrytými kartami sa výhra našla až do konca.
review-winnable-at = S odkrytými kartami sa výhra ešte našla pri zázname { $at }, neskôr už nie.
review-winnable-none = S odkrytými kartami sa výhra nenašla od prvého ťahu.
review-axis = záznamy
check-fault = { $file }: riadok { $line }: { $reason }
check-fault-move = { $file }: riadok { $line }: { $reason } [{ $move }]
check-right =
    { $games ->
        [one] { $games } hra v poriadku
        [few] { $games } hry v poriadku
       *[other] { $games } hier v poriadku
    }
check-committed = z toho { $games } podľa vopred daného záväzku
check-took-part = { $file }: riadok { $line }: vlastné náhodné bajty do rozdania pridali: { $names }. S tým, čo si ich prehliadač uschoval (--kept), môžu dokázať, že rozdanie nikto neriadil.
check-proven = { $file }: riadok { $line }: toto rozdanie nemohol nikto riadiť. Sú v ňom tvoje vlastné náhodné bajty a všetko ostatné bolo dané skôr, než vyšli najavo. Podieľali sa: { $names }.
check-left-out = { $file }: riadok { $line }: náhodné bajty ohlásené, ale nedodané včas: { $names }. Rozdávajúci si teda mohol vybrať, či ich použije.
check-faults =
    { $faults ->
        [one] { $faults } chyba
        [few] { $faults } chyby
       *[other] { $faults } chýb
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } miesto
        [few] { $players } miesta
       *[other] { $players } miest
    }, { $cards ->
        [one] aspoň { $cards } karta
        [few] aspoň { $cards } karty
       *[other] aspoň { $cards } kariet
    }: vyhrané hry
train-axis = hry, z ktorých sa učilo
train-signals = so signálmi
train-silent = potichu
train-raise-title = RAISE: výhry proti prvému pokusu
train-raise-axis = generácie

## The bots

bots-the-game-random = položí čokoľvek, čo sa dá
bots-the-game-greedy = celé ťahy s najmenším súčtom krokov, kroky späť započítané
bots-the-game-planner = celé ťahy podľa osvedčených zásad; dáva signály a dbá na ne
bots-the-game-learned = ťah, ktorý najvyššie hodnotí sieť vycvičená hrou proti sebe
bots-the-game-sharp = skúša najlepšie ťahy v niekoľkých predstavených svetoch
bots-the-game-master = skúša viac ťahov vo viacerých svetoch a hľadí ďalej dopredu
bots-raise-random = čokoľvek, čo sa smie
bots-raise-greedy = čo najlacnejšie hrá ďalej, kým za to víťazný balíček stojí
bots-raise-thrifty = zvažuje víťazný balíček, karty a kolá, ktoré prídu
bots-raise-shrewd = dohráva v niekoľkých predstavených svetoch
bots-raise-master = dohráva v mnohých predstavených svetoch

## The web table

serve-port = Port { $port } je obsadený, stôl je teda na { $taken }.
serve-at = Stôl je tu: { $address }
serve-phones = Pre telefóny v tej istej sieti: { $address }
serve-metrics = Metriky pre Prometheus sú tu: { $address }
serve-end = Ctrl-C ho zavrie; všetky hry zostanú uložené.

## Backups and moving

cli-FROM = ODKIAĽ
cli-TO = KAM
cli-backup = Zálohovať databázu do jedného súboru, kým server beží.
cli-backup-file = súbor, ktorý sa zapíše; obsahuje tajné údaje, preto ho dobre uchovaj
cli-backup-force = prepísať súbor, ak existuje
cli-restore = Naplniť databázu zo zálohy; žiadny server ju nesmie používať.
cli-restore-file = záloha
cli-restore-database = databáza, ktorá sa naplní: súbor alebo postgresql://POUŽÍVATEĽ@POČÍTAČ/NÁZOV (tá v dátovom priečinku)
cli-restore-replace = nahradiť obsah databázy; starý obsah zostane vedľa
cli-move-database = Skopírovať databázu do inej, napríklad súbor do PostgreSQL, a skontrolovať ju partiu po partii.
cli-move-from = stará databáza: súbor alebo postgresql://POUŽÍVATEĽ@POČÍTAČ/NÁZOV; svoje hry si nechá a potom sa odmieta
cli-move-to = nová, ktorá musí byť prázdna
keep-copying = kopíruje sa
keep-moving = kopíruje sa a kontroluje
backup-done = { $file } je zapísaný: { $size } MB, počet stolov: { $tables }. Obsahuje kľúče, e-mailové adresy a karty rozohratých partií: dobre ho uchovaj.
restore-done = '{ $name }' je obnovená. Počet stolov: { $tables }.
restore-kept = Predchádzajúci obsah je uchovaný tu: { $name }.
move-done = Všetky riadky ({ $rows }) sú v '{ $name }' a porovnané. Počet stolov: { $tables }.
move-checked = Prehrané podľa pravidiel a v poriadku: { $tables }.
move-unknown = Neprehrané, lebo hra alebo jej verzia pravidiel tu nie je nainštalovaná: { $tables } ({ $names })
move-damaged = stôl { $table } bol poškodený už predtým a skopíroval sa, ako je: { $reason }
move-next = '{ $source }' si svoje hry necháva, ako boli; server aj príkazy ju odteraz odmietajú. Spusti server s --database { $target }
move-not-marked = '{ $source }' sa nepodarilo označiť ako presunutú, server aj príkazy ju teda ďalej prijímajú; premenuj ju alebo odstráň
mistake-store-full = pre '{ $name }' už nie je miesto; nič sa nezmenilo
mistake-store-read-only = '{ $name }' je len na čítanie; nič sa nezmenilo
mistake-store-corrupt = súbor '{ $name }' je poškodený a nedá sa čítať; nič sa nezmenilo
mistake-store-absent = na '{ $name }' nie je žiadna databáza programu stammtisch
mistake-keep-same = '{ $name }' sa nedá kopírovať do seba samej
mistake-keep-exists = '{ $name }' už existuje; prepíš ho pomocou --force alebo zvoľ iný názov
mistake-keep-busy = '{ $name }' práve zapisuje iný proces
mistake-keep-not-empty = databáza '{ $name }' nie je prázdna; nič sa nezmenilo. Zvoľ prázdnu alebo ju nahraď príkazom 'stammtisch restore' s --replace
mistake-keep-different = čo sa skopírovalo do '{ $name }', nie je rovnaké ako predtým ({ $names }); nič sa nezmenilo

## Tidying

cli-DURATION = DOBA
cli-tidy = Odstrániť staré stoly, ktoré nikto nepotrebuje: tie, ktoré čakali márne, lekcie, zatvorené.
cli-tidy-older-than = len to, čoho sa tak dlho nikto nedotkol: hodiny, dni alebo týždne, napríklad 12h, 90d, 4w
cli-tidy-finished = aj dohrané partie, ak ich nepotrebuje rozdanie dňa, rozbor, hlásenie alebo iná partia toho istého večera
cli-tidy-dry-run = len povedať, čo by sa odstránilo
cli-play-tidy-after = raz denne odstrániť stoly, ktorých sa tak dlho nikto nedotkol, napríklad 90d, ako 'stammtisch tidy' (nikdy)
tidy-nothing = Nie je čo odstrániť.
tidy-done = Odstránené: stoly, ktoré čakali márne: { $waiting }; lekcie: { $lessons }; zatvorené stoly: { $closed }; dohrané partie: { $finished }; spolu asi { $size } MB.
tidy-would = Odstránilo by sa: stoly, ktoré čakali márne: { $waiting }; lekcie: { $lessons }; zatvorené stoly: { $closed }; dohrané partie: { $finished }; spolu asi { $size } MB.
tidy-in-use = Zostávajú, lebo tam niekto je: { $tables }.
tidy-space = Miesto využijú nové partie. Súbor sa zmenší, keď sa upratuje, kým ho žiadny server nepoužíva.
mistake-duration = { $option } musí byť počet hodín, dní alebo týždňov, napríklad 12h, 90d alebo 4w, nie '{ $given }'
mistake-tidy-stopped = databáza '{ $name }' odmietla zmenu, možno preto, že má plný disk; čo sa odstránilo predtým, je preč, všetko ostatné je, ako bolo

# What a messenger shows of a link
preview-invited = Čaká na teba stôl
preview-picture = Karty, kocky a kamene z dvoch hier

## Prečo ťah nie je dovolený

why-seat = miesto { $number }
why-rule = { $reason } (pravidlo { $rule })
why-chance = Rozdáva, hádže a žrebuje iba náhoda.
why-no-seat = To môže iba ten, kto sedí pri stole.
why-no-deal = Teraz sa karta nerozdáva.
why-deal-to = Ďalšiu kartu dostane { $who }.
why-dealt = Karta { $card } je už rozdaná.
why-no-card = Karta { $card } neexistuje.
why-not-settled = Teraz sa neurčuje, kto začína.
why-first = Začať tu nemôže { $who }.
why-no-act = { $act } nie je ťah hry { $game }.
why-no-action = Číslo { $action } tu neoznačuje žiadny ťah.
the-game-why-drawing = Ťah sa skončil: teraz sa ťahá.
the-game-why-pile = Balíček { $pile } neexistuje; balíčky sú A, B, C a D.
the-game-why-degree = Chuť začať je 0, 1 alebo 2, nie { $degree }.
the-game-why-signal = { $word } k { $topic } nie je signál.
raise-why-no-point = Teraz sa karta s bodmi neotáča.
raise-why-point = Karta s bodmi { $points } neexistuje.
raise-why-point-before = Karta s bodmi { $points } už bola otočená.
raise-why-no-die = Teraz sa kockou nehádže.
raise-why-face = Kocka { $die } nemôže ukázať { $face }; jej strany sú: { $faces }.
raise-why-refill = Najprv si doplní ruku { $who }.

## Čo je v zázname zle

record-fault = riadok { $line }: { $reason }
record-begin = Hra sa začína hlavičkou, riadkom s 'record'.
record-none = V tomto súbore nie je nijaká hra.
record-version = Toto je záznam verzie { $version }; čítať sa dá verzia 1.
record-header = V hlavičke chýba: { $names }.
record-game = Hra '{ $name }' tu nie je.
record-rules = Toto sú pravidlá verzie { $version }; { $game } je tu vo verzii { $known }.
record-seats = 'seats' musí byť zoznam mien.
record-options = 'options' musí byť objekt.
record-after = Po výsledku môže nasledovať iba 'reveal'.
record-early = Je tu výsledok, ale hra sa neskončila.
record-result = Výsledok je { $right }, nie { $written }.
record-line = Riadok { $line } má byť { $right }.
record-no-commitment = Odhaľuje sa tajomstvo, ale hlavička sa na nijaké nezaviazala.
record-reveal-early = Tajomstvo sa odhaľuje pred výsledkom.
record-hexadecimal = Tajomstvo nie je hexadecimálne.
record-secret = Tajomstvo nie je to vopred dané.
record-not-committed = Riadok { $line } nie je rozdaný podľa záväzku.
record-cut-off = Záznam je useknutý: hra nemá výsledok.
record-unrevealed = Záznam je useknutý: hlavička sa zaviazala na tajomstvo, ale to sa neodhalí.
record-scheme = Postup náhody { $version } nie je známy; známe sú postupy 1 až { $known }.
record-scheme-alone = Hlavička uvádza postup alebo príspevky, ale na žiadne tajomstvo sa nezaväzuje.
record-contribution = Príspevky v hlavičke nie sú správne zapísané.
record-contribution-value = Príspevok miesta { $seats } nie je ten, ktorý ohlásil jeho odtlačok.
record-kept = Toto si prehliadač z rozdania neuschováva: má to byť objekt s 'commitment', 'hashes' a 'value'.
record-kept-commitment = Záväzok nie je ten, ktorý sa ti ukázal ako prvý.
record-kept-hashes = Ohlásené príspevky nie sú tie, ktoré bolo vidieť pred odhalením toho tvojho.
record-kept-value = Tvoj vlastný príspevok nebol použitý.
record-json = Rozbitý JSON v stĺpci { $column }.
record-deep = Rozbitý JSON: príliš hlboko vnorený.
record-digits = Niektoré číslo má viac číslic než ktorékoľvek v zázname.
record-long-line = Riadok je dlhší než { $most } znakov, takže toto nie je záznam.
record-long = Nasleduje tu viac než { $most } riadkov bez novej hlavičky, takže toto nie je záznam.
record-damaged = Súbor je poškodený alebo odseknutý: nedá sa rozbaliť.
record-second = Tu sa začína ďalšia hra; čakala sa len jedna.
record-utf8 = Toto nie je text v UTF-8.
record-object = Riadok obsahuje jeden objekt JSON, nie { $found }.
record-move = Toto nie je ťah hry { $game }: { $line }
record-card = '{ $card }' nie je karta; karta sa píše ako 'bell-2-1': symbol-číslo-body.
notation-unknown = '{ $text }' nie je ťah hry { $game }; ťahy sa píšu takto: { $like }
notation-card = '{ $card }' nie je karta; karty sa píšu takto: { $like }
notation-which = '{ $card }' môže byť { $cards }; treba napísať, ktorá z nich.
position-begin = Pozícia sa začína takto: { $right }
position-word = '{ $word }' do pozície tejto hry nepatrí.
position-value = V pozícii nemôže byť '{ $name }' { $value }.
position-options = Voľby pozície: { $reason }
position-view = Toto je to, čo vie jedno miesto, nie celá pozícia.
position-state = Toto je celá pozícia, nie to, čo vie jedno miesto.
position-impossible = Taká pozícia nie je: jej časti k sebe nepasujú.

## Prečo nie je rozbor

review-unfinished = Hra sa ešte neskončila; rozobrať sa dá len dohraná.
review-no-judge = Pre { $game } tu žiadny rozbor nie je.
review-failed = Rozbor hry { $game } sa nepodaril.
review-no-game = Hra { $number } v tomto súbore nie je; počet hier: { $games }.
review-lesson = Hra od riadka { $line } je lekcia: jej karty boli pripravené vopred, takže nie je čo rozoberať.

## Rozhodnutie slovami; $first a $second sú časti zapísaného

the-game-act-claim =
    { $value ->
        [0] radšej nezačína
        [1] pokojne začne
       *[other] veľmi chce začať
    }
the-game-act-play = { $first } na { $second }
the-game-act-end = koniec ťahu
raise-act-choose = prvá karta { $value }
raise-act-raise = hrá ďalej s { $value }
raise-act-pass = pasuje

## Čo je v súbore sady zle; všetko sa začína miestom

set-kind = { $place }: musí to byť 'standard' alebo cesta k súboru TOML, nie { $value }
set-no-file = { $place }: taký súbor neexistuje; zadaj súbor TOML alebo 'standard'
set-not-text = { $place }: nie je text v UTF-8
set-not-read = { $place }: nedá sa prečítať
set-not-toml = { $place }: nie je TOML: riadok { $line }, stĺpec { $column }
set-toml-ends = { $place }: nie je TOML: na konci sa odtrhne
set-too-large = { $place }: je väčšie než akákoľvek sada: najviac { $most } bajtov
set-deep = { $place }: je príliš hlboko vnorené
set-digits = { $place }: niektoré číslo má priveľa číslic
set-more = { $place } a ďalšie chyby: { $more }
set-unknown = { $place }: neznáme; sada má: { $names }
set-missing = { $place }: chýba
set-name = { $place }: musí to byť text s 1 až 60 znakmi, nie { $value }
set-whole = { $place }: musí to byť celé číslo od { $lowest } do { $highest }, nie { $value }
set-list = { $place }: musí to byť zoznam s 1 až { $most } položkami
set-word = { $place }: musí to byť slovo z 1 až 20 malých písmen a až z, nie { $value }
set-blank = { $place }: '{ $value }' znamená stranu bez symbolu; daj symbolu iné meno
set-twice = { $place }: '{ $value }' je tam dvakrát; každý symbol má jednu položku
set-face = { $place }: strana { $value } neexistuje; strany sú: { $names }
set-card = { $place }: { $value } nie je karta; karta sa píše ako 'bell-2-1': symbol-číslo-body
set-symbol = { $place }: { $value } má neznámy symbol; symboly sú: { $names }
set-count = { $place }: je { $written }, ale počet kariet v zozname je { $listed }
set-hand = { $place }: je { $size }, ale počet kariet na osobu je iba { $cards }
set-no-card = { $place }: na nijakej nie je '{ $value }'; každý symbol potrebuje kartu
set-table = { $place }: musí to byť tabuľka s riadkom pre každý počet hráčov: { $names }
set-players = { $place }: v tomto počte sa nehrá; sú tu: { $names }

## Tables of a running server

cli-STATE = STAV
cli-TABLE = STÔL
cli-SEAT = MIESTO
cli-REPORT = HLÁSENIE
cli-play-socket = socket pre 'stammtisch tables' (vedľa databázy alebo v tvojom priečinku)
cli-play-metrics-port = ponúka metriky pre Prometheus na tomto porte (vypnuté)
cli-play-metrics-host = adresa, na ktorej sú metriky (127.0.0.1)
cli-play-log = záznamy na chybovom výstupe v tejto podobe (text):
cli-play-tables-each = koľko čakajúcich alebo bežiacich stolov smie mať jedna adresa založených (300)
cli-play-disk-reserve = ak je pri súbore SQLite voľné menej, nič nové nezačne a rozohrané hry bežia ďalej (200M)
cli-play-drain = koľko sekúnd od SIGTERM, keď /ready začne zlyhávať, do konca servera (0)
cli-tables = Vypíše a zatvorí stoly bežiaceho servera, odoberie ľudí, ukáže hlásenia.
cli-tables-state = len stoly v tomto stave:
cli-tables-public = len verejné stoly
cli-tables-game = len stoly tejto hry
cli-tables-most = najviac koľko, najnovšie prvé (200)
cli-tables-close = zatvorí stôl natrvalo; čo sa odohralo, zostane čitateľné
cli-tables-remove = odoberie osobu na tomto mieste, počítané od 1; počas hry pokračuje bot
cli-tables-reports = čo bolo nahlásené a nie je vybavené
cli-tables-errors = chyby, ktoré nahlásili prehliadače
cli-tables-settle = poznamená, že je hlásenie vybavené
cli-tables-all = s --reports: aj vybavené
cli-tables-database = databáza servera (tá v tvojom priečinku s údajmi)
tables-title = Stoly
tables-none = Taký stôl tu nie je.
tables-more = Je ich viac: použi --most.
tables-yes = áno
tables-bot = bot
tables-muted = stlmené
tables-state-waiting = čaká
tables-state-running = beží
tables-state-over = skončila
tables-state-closed = zatvorený
tables-closed = Stôl { $table } je zatvorený.
tables-removed = Osoba na mieste { $seat } pri stole { $table } je odobratá.
tables-settled = Hlásenie { $report } je vybavené.
reports-none = Nič nie je nahlásené.
reports-head = { $report }, { $when }: { $name }, miesto { $seat } pri stole { $table } ({ $game })
reports-settled = vybavené
reports-no-words = (bez slov)
errors-title = Chyby v prehliadačoch
errors-none = Žiadny prehliadač nenahlásil chybu.
errors-off = Tento server neprijíma chyby prehliadačov (--no-browser-errors).
errors-dropped =
    { $number ->
        [one] Na { $number } ďalšie hlásenie iného druhu nezostalo miesto.
        [few] Na { $number } ďalšie hlásenia iných druhov nezostalo miesto.
       *[other] Na { $number } ďalších hlásení iných druhov nezostalo miesto.
    }
mistake-operator-nobody = na { $path } neodpovedá žiadny bežiaci server; zadaj --database alebo --socket ako pri jeho spustení
mistake-operator-right = { $path } smie použiť len používateľ, ktorý server spustil
mistake-operator-system = tento systém nemá unixové sockety, bežiaceho servera sa nedá pýtať
mistake-seat = { $given } nie je miesto; počíta sa od 1
column-game = hra
column-state = stav
column-public = verejný
column-created = založený
column-moved = posledný ťah
column-place = kde
column-build = verzia
column-count = koľkokrát
column-first = prvýkrát
column-last = naposledy
