# Command line

## Help

cli-about = Stůl štamgastů pro dvě karetní hry, RAISE a THE GAME.
cli-more = Víc o každém příkazu i s příkladem řekne 'stammtisch PŘÍKAZ --help'.
cli-commands = příkazy
cli-example = Příklad:
cli-version = řekne, která je to verze
cli-language = jazyk, jeden z těchto:
cli-COMMAND = PŘÍKAZ
cli-GAME = HRA
cli-FILE = SOUBOR
cli-FOLDER = SLOŽKA
cli-NAME = NÁZEV
cli-PATH = CESTA
cli-ADDRESS = ADRESA
cli-NAME-VALUE = NÁZEV=HODNOTA
cli-game = hra, jedna z těchto:
cli-json = vypíše jeden objekt JSON

cli-play = Otevře stůl v prohlížeči: hra s přáteli a s roboty.
cli-play-host = na které adrese; 0.0.0.0 pustí dovnitř i telefony (127.0.0.1)
cli-play-port = port (8480, nebo když je obsazený, kterýkoli volný)
cli-play-database = kam se ukládají hry: do souboru, nebo do databáze PostgreSQL zadané jako postgresql://UŽIVATEL@POČÍTAČ/NÁZEV (do souboru ve tvé složce s daty)
cli-play-host-name = jména, na která server slyší kromě localhost a jména tohoto počítače
cli-play-trusted-proxies = adresy nebo sítě proxy serverů, jejichž předaným adresám se věří
cli-play-prefix = cesta za jménem počítače, na které proxy tento server nabízí, třeba /hry
cli-play-public-url = adresa, na kterou vedou odkazy v e-mailech, i s předponou cesty, pokud nějaká je: https://hry.example.org; jinak adresa jediného --host-name
cli-play-no-browser = neotvírat prohlížeč
cli-play-no-browser-errors = nepřijímat chyby hlášené prohlížeči
cli-play-set = RAISE: údaje tvé vlastní krabice, na výběr vedle standardní sady; lze zadat vícekrát
cli-play-smtp = SMTP server pro e-maily hráčům: smtp://jméno:heslo@server:port nebo smtps://…; lépe v STAMMTISCH_SMTP, kde heslo nikdo nevidí
cli-play-mail-from = adresa, ze které tyto e-maily chodí (nebo STAMMTISCH_MAIL_FROM)
cli-play-json = vypsat adresu jako jeden řádek JSON, pro skripty

cli-simulate = Nechá hrát roboty a řekne, jak to dopadlo.
cli-simulate-players = kolik jich hraje
cli-simulate-bots = jeden robot pro všechna místa, nebo pro každé jeden (druhý nejslabší); jméno, cesta.py:Třída, balík:Třída nebo "cmd:program"
cli-simulate-games = kolik her (100)
cli-simulate-records = sem zapíše hry pro 'stammtisch check'; .gz a .zst se zabalí
cli-simulate-committed = rozdává podle tajemství, ke kterému se zápis předem zaváže a na konci ho odhalí

cli-table-seed = slovo nebo číslo; ze stejného základu vzejdou stejné hry (1)
cli-table-option = volba hry, kolikrát je třeba
cli-table-set = RAISE: hodnoty z vlastní krabice
cli-table-workers = procesy (jeden na každé jádro)
cli-table-cluster = hrát na clusteru Ray: local spustí jeden na tomto počítači, POČÍTAČ:PORT použije ten, který už běží

cli-arena = Utká každého robota s každým, s výměnou míst a se stejnými kartami, a ohodnotí je.
cli-arena-bots = roboti: jméno, cesta.py:Třída, balík:Třída nebo "cmd:program"
cli-arena-games = kolik her v jednom utkání (100)
cli-arena-players = míst u stolu (2)

cli-CODE = KÓD
cli-table-seconds = kolik sekund má robot na tah; cizí roboti jsou krátce nato ukončeni (2)
cli-table-log = složka pro to, co roboti píšou na chybový výstup (dočasná)

cli-join = Posadit robota k běžícímu stolu.
cli-join-code = kód stolu
cli-join-server = adresa serveru (http://127.0.0.1:8480)
cli-join-bot = jméno, cesta.py:Třída, balík:Třída nebo "cmd:program"
cli-join-name = jméno, které vidí ostatní (jméno třídy nebo programu)
cli-join-seat = místo, počítáno od 1 (první volné)
cli-join-stay = hrát i každou další partii týchž lidí

cli-probe-bot = Nechat robota hrát všechny hry a říct, co dělá špatně.
cli-probe-bot-bot = cesta.py:Třída, balík:Třída, "cmd:program" nebo jméno
cli-probe-bot-game = jen tuto hru; lze zadat vícekrát

join-sits = { $name } sedí na místě { $seat } u stolu { $table }
join-over = partie skončila: { $result }
join-closed = stůl byl zavřen
join-failed = { $bot }: { $fault }: { $what }; dál hraje robot serveru
probe-right =
    { $game }: vše je správně, { $games ->
        [one] jedna partie
        [few] { $games } partie
       *[other] { $games } partií
    } a { $positions ->
        [one] jedna jednotlivá pozice
        [few] { $positions } jednotlivé pozice
       *[other] { $positions } jednotlivých pozic
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms na tah
probe-wrong =
    { $game }: něco se pokazilo, { $games ->
        [one] jedna partie
        [few] { $games } partie
       *[other] { $games } partií
    } a { $positions ->
        [one] jedna jednotlivá pozice
        [few] { $positions } jednotlivé pozice
       *[other] { $positions } jednotlivých pozic
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms na tah
outside-log = co roboti napsali na chybový výstup, je v { $folder }
faults-title =
    Kontumované partie: { $forfeited } z { $games ->
        [one] jedné
        [few] { $games }
       *[other] { $games }
    }
fault-start = nespustil se
fault-crash = spadl
fault-late = příliš pozdě
fault-nonsense = nečitelná odpověď
fault-illegal = nedovolený tah
fault-out-of-turn = mluvil bez vyzvání
column-fault = chyba
column-options = volby
column-players = hráči
mistake-bot-package = balík ani modul Pythonu '{ $name }' neexistuje
mistake-bot-program = program '{ $name }' neexistuje
mistake-bot-start = { $name } nemůže hrát: { $what }
mistake-client-missing = k tomu chybí balíky; nainstaluj je: pip install 'stammtisch[client]'
mistake-extra-missing = k tomu chybí balíky; nainstaluj je: pip install "stammtisch[{ $extra }]"
mistake-no-encoding = hra { $game } nemá kódování, které prostředí potřebují
mistake-reward = odměna { $name } neexistuje; na výběr: { $names }
mistake-not-simultaneous = ve hře { $game } nejednají vždy všechna místa současně; místo parallel_env použij env
mistake-render-mode = zobrazení { $name } neexistuje; na výběr: { $names }
mistake-other-seats = roboti: { $count }, ostatní místa: { $seats }; zadej jednoho pro všechna, nebo pro každé jednoho
mistake-batch-actions = { $given } akcí pro { $games } her; musí to být celá čísla, jedno na hru
mistake-batch-action = řádek { $row } (hra { $index }): akce { $action } tam není povolená; nic se nezahrálo
mistake-batch-number = { $name } je { $value }, ale musí být celé číslo od 1
mistake-batch-seed = semínko je příliš dlouhé: nejvýše { $most } bajtů
mistake-batch-recv = před dalším recv musí být send
mistake-batch-send = před send musí být recv
mistake-seconds = --seconds je { $value }, ale musí být více než 0
mistake-join-server = server nelze použít: { $reason }

cli-bots = Vypíše roboty od nejslabšího i s tím, co se u nich naměřilo.

cli-check = Přehraje zápis podle pravidel; u chybného řekne řádek a důvod.
cli-check-file = zápis: řádky JSON, jedna hra nebo víc; souborů může být i několik
cli-check-kept = co si tvůj prohlížeč z tohoto rozdání uschoval (uloží se ze stránky s výsledkem); kontrola pak dokáže víc

cli-review = Posoudí rozhodnutí v dohraných hrách: co které stálo, co bylo štěstí a co by bylo lepší.
cli-review-file = zápis: řádky JSON, jedna dohraná hra nebo víc
cli-review-game = jen tato hra ze souboru, počítáno od 1 (všechny)
cli-review-svg = nakreslí do tohoto souboru šance na výhru během hry
cli-review-html = zapíše celý rozbor do tohoto souboru jako stránku pro prohlížeč

cli-rules = Převypráví pravidla hry našimi slovy.

cli-export = Zapíše záznamy her jako tabulky (Parquet) pro polars, DuckDB a další.
cli-export-file = zápis: řádky JSON, i zabalené; souborů může být i několik
cli-export-parquet = nová složka pro tabulky games, turns a moves
cli-export-game = jen zápisy této hry (všechny; musí být z jediné hry)
export-done = { $folder }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } v souborech games.parquet, turns.parquet a moves.parquet

cli-dataset = Nechá roboty několika úrovní hrát stejná rozdání a zapíše hry jako tabulky.
cli-dataset-folder = nová složka pro tabulky a jejich popis
cli-dataset-levels = roboti oddělení čárkami (tři, kteří hrají rychle); každé rozdání zahraje každý jednou
cli-dataset-games = kolik her, všechny úrovně dohromady (100000)
dataset-done = { $folder }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = přerušeno po { $done } z { $games } her; nic se nezapsalo

cli-report = Zapíše stránku s grafy o složce s tabulkami.
cli-report-folder = složka, kterou zapsal 'stammtisch export' nebo 'stammtisch dataset'
cli-report-output = stránka (report.html ve složce)
report-done = { $file } je hotový; otevře se v prohlížeči

cli-train = Učí robota hrou proti sobě samému; po přerušení pokračuje stejné volání.
cli-train-players = pro kolik lidí
cli-train-min-cards = THE GAME: kolik karet žádá tah (2)
cli-train-fewer-cards = THE GAME: ruka má o kartu méně
cli-train-games = z kolika her se učí (300000)
cli-train-minutes = po tolika minutách přestane; stejné volání později pokračuje
cli-train-seed = ze stejného základu vzejdou stejné váhy (1)
cli-train-start-from = začne s těmito váhami
cli-train-out = kam se zapisuje (weights)
cli-train-rate = THE GAME: jak rychle se učí (0.03)
cli-train-most = THE GAME: kolik tahů se zvažuje (24)
cli-train-win-share = THE GAME: co zpočátku platí výhra, zbytek jsou vyložené karty (0.6)
cli-train-worlds = THE GAME: hrát s hledáním v tolika myšlených světech a učit se, co najde (0: jen podle hodnoty)
cli-train-generations = RAISE: kolik generací (120)
cli-train-deals = RAISE: kolik rozdání hraje každý pokus (500)
cli-train-cluster = nechat hrát procesy clusteru Ray a učit se tady: local spustí jeden na tomto počítači, POČÍTAČ:PORT použije ten, který už běží
cli-train-workers = procesy na clusteru (jeden na každé jádro)
cli-train-resume = pokračovat v přerušeném tréninku; není-li žádný, je to chyba
cli-train-no-resume = začít znovu, i když by šlo pokračovat v přerušeném tréninku

cli-bench = Změří, jak rychle tenhle počítač hraje.
cli-bench-seconds = jak dlouho trvá jedno měření (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = použití:
argparse-positional-arguments = co je potřeba
argparse-options = přepínače
argparse-show-this-help-message-and-exit = ukáže tohle všechno
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-parser-choices = příkaz %(parser_name)r neexistuje; jsou tu: %(choices)s
argparse-the-following-arguments-are-required = chybí: %s
argparse-unrecognized-arguments = nesrozumitelné: %s
argparse-expected-one-argument = chybí hodnota
argparse-ignored-explicit-argument = hodnotu nepotřebuje, ale dostal %r
argparse-not-allowed-with-argument = nejde dohromady s %s
argparse-ambiguous-option-could-match = %(option)s může znamenat: %(matches)s
argparse-invalid-value = %(value)r není číslo, které by se sem hodilo
argparse-invalid-choice-choose-from = %(value)r neexistuje; jsou tu: %(choices)s

## Mistakes

mistake-more = { $message }; víc řekne '{ $program } --help'
mistake-language = v jazyce '{ $name }' texty nejsou; jsou tu: { $names }
mistake-game = hra '{ $name }' tu není; jsou tu: { $names }
mistake-bot = robot '{ $name }' pro { $game } není; jsou tu: { $names }
mistake-option-form = --option { $given } má mít tvar NÁZEV=HODNOTA
mistake-option-name = volba '{ $name }' neexistuje; jsou tu: { $names }
mistake-option-value = { $name } je { $value }, ale musí to být něco z: { $values }
mistake-no-seat = seat je { $seat }, ale musí být od 0 do { $last }
mistake-least = --{ $name } je { $value }, ale musí být aspoň { $least }
mistake-listen = na { $host }, port { $port }, to nejde: { $reason }
mistake-port-taken = port { $port } na { $host } je obsazený, možná jiným stammtischem; ukonči ho, nebo zvol jiný přes --port
mistake-metrics = metriky nejde nabízet na { $host }, port { $port }: { $reason }
mistake-size = '{ $given }' není velikost; zadej bajty, nebo číslo s K, M, G či T, třeba 200M
mistake-read = soubor { $file } nejde přečíst: { $reason }
mistake-write = soubor { $file } nejde zapsat: { $reason }
mistake-ending = { $file } není název pro zápis; zápisy končí na { $endings }
mistake-no-file = soubor { $file } neexistuje
mistake-no-training = pro hru { $game } není co trénovat, jen pro: { $names }
mistake-no-interrupted-training = ve složce { $folder } není žádný přerušený trénink
mistake-cluster-unreachable = na adrese { $address } neodpovídá žádný cluster Ray; zkontroluj, jestli běží a jestli souhlasí počítač a port
mistake-cluster = cluster Ray na adrese { $address } nelze použít: { $reason }
mistake-cluster-address = '{ $address }' není adresa clusteru Ray; napiš local nebo POČÍTAČ:PORT
mistake-cluster-start = Ray se na tomto počítači nedá spustit: { $reason }
mistake-cluster-missing = pro --cluster chybí balíky; nainstaluj je: pip install 'stammtisch[cluster]'
mistake-cluster-version = cluster Ray na adrese { $address } má Ray a Python { $there }, tento počítač { $here }; musí být stejné
mistake-cluster-token = cluster Ray na adrese { $address } chce klíč, který chybí nebo je špatný; nastav RAY_AUTH_MODE=token a klíč clusteru
mistake-cluster-software = počítač { $machine } v clusteru má stammtisch { $there }, tento { $here }; musí být stejné
mistake-cluster-software-missing = stammtisch se na clusteru nedá načíst: { $reason }
mistake-cluster-lost = cluster několikrát ztratil stejnou část práce: { $reason }
mistake-cluster-bot = na clusteru: { $reason }
mistake-review-svg = her v tomto souboru: { $games }; vyber jednu přes --game, nebo zapiš stránku přes --html
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (a ještě jedna chyba)
        [few] { $first } (a ještě { $more } chyby)
       *[other] { $first } (a ještě { $more } chyb)
    }
mistake-set-name = { $file }: sada jménem '{ $name }' už tu je; dej této vlastní jméno
mistake-smtp = --smtp musí být adresa jako smtp://jméno:heslo@mail.example.org:587 nebo smtps://mail.example.org
mistake-smtp-missing = --mail-from potřebuje i SMTP server: --smtp smtp://mail.example.org
mistake-mail-from = --mail-from není e-mailová adresa: { $address }
mistake-mail-from-missing = --smtp potřebuje i adresu odesílatele: --mail-from hry@example.org
mistake-public-url = --public-url musí být adresa jako https://hry.example.org{ $prefix }, bez uživatele, '?' a '#': { $given }
mistake-public-url-path = --public-url musí mít stejnou cestu jako --prefix: { $right }, ne { $given }
mistake-public-url-missing = --smtp potřebuje i adresu, na kterou vedou odkazy v e-mailech: --public-url https://hry.example.org{ $prefix }
mistake-utf8 = { $file } není text v UTF-8
mistake-host-name = '{ $name }' není jméno počítače; piš ho bez http:// a portu, třeba hry.example.org
mistake-proxy = '{ $name }' není adresa ani síť; piš třeba 127.0.0.1 nebo 10.0.0.0/8
mistake-prefix = '{ $name }' nemůže být cestou tohoto serveru; piš třeba /hry, ale ne jako některá z jeho vlastních stránek
mistake-store = databázi '{ $name }' nejde použít: { $reason }
mistake-store-newer = databáze má verzi { $version }; tenhle program zná verze do { $known }
mistake-store-in-use = databázi '{ $name }' už používá jiný server stammtisch (proces { $process }); nejdřív ho ukonči, nebo zvol jiný soubor přes --database
mistake-store-shared = databázi '{ $name }' používají servery, možná na jiných počítačích; nejdřív je všechny ukonči
mistake-store-alone = databázi '{ $name }' teď nelze sdílet: právě se obnovuje, stěhuje nebo uklízí, nebo ji používá server starší verze; počkej, až to skončí, nebo ten server ukonči
mistake-store-kind = '{ $name }' není databáze, kterou stammtisch umí použít; zadej cestu k souboru nebo adresu jako postgresql://UŽIVATEL@POČÍTAČ/NÁZEV
mistake-store-driver = chybí ovladač pro PostgreSQL; nainstaluješ ho příkazem: pip install 'stammtisch[postgres]'
mistake-store-unreachable = na adrese '{ $name }' neodpovídá žádný server PostgreSQL; zkontroluj, jestli běží a jestli souhlasí počítač a port
mistake-store-login = server PostgreSQL odmítá tohoto uživatele nebo heslo: '{ $name }'
mistake-store-missing = taková databáze na serveru PostgreSQL není: '{ $name }'; nejdřív ji vytvoř, třeba příkazem createdb
mistake-store-permission = tento uživatel nesmí v databázi '{ $name }' vytvářet tabulky; její vlastník to může povolit příkazem GRANT
mistake-store-foreign = '{ $name }' obsahuje něco jiného než hry stammtische; zvol jinou databázi přes --database
mistake-store-moved = hry z '{ $name }' byly přesunuty do '{ $target }'; zadej tuto databázi přes --database
mistake-not-empty = ve složce { $folder } už něco je; zadej novou nebo prázdnou
mistake-not-folder = { $folder } není složka
mistake-several-games = { $file } má po hrách { $one } i hry { $other }; vyber jednu pomocí --game
mistake-level-twice = v --levels je jedna úroveň dvakrát
mistake-dataset-bot = ve hře { $number } robot selhal: { $what }
mistake-no-table = tabulka { $file } neexistuje; tabulky zapisuje 'stammtisch export' a 'stammtisch dataset'
mistake-not-table = { $file } není tabulka, kterou zapsal stammtisch
mistake-tables-version = { $file } je z jiné verze programu stammtisch; vyveď hry znovu
mistake-server-missing = příkazu 'stammtisch play' chybějí balíčky; nainstaluješ je příkazem: pip install 'stammtisch[server]'
because-file = takový soubor neexistuje
because-folder = to je složka
because-right = to tu není povoleno
mistake-seats =
    { $bots ->
        [one] { $bots } robot
        [few] { $bots } roboti
       *[other] { $bots } robotů
    } na { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }: zadej jednoho pro všechna, nebo pro každé jednoho
mistake-two-bots = aréna potřebuje aspoň dva různé roboty oddělené čárkou
interrupted =
    { $games ->
        [one] přerušeno po { $done } z { $games } hry
        [few] přerušeno po { $done } ze { $games } her
       *[other] přerušeno po { $done } z { $games } her
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
progress-cluster = spouští se Ray
progress-review = rozbor
summary-played =
    { $game }, { $players ->
        [one] { $players } místo
        [few] { $players } místa
       *[other] { $players } míst
    }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, základ { $seed }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, her za sekundu: { NUMBER($rate, maximumFractionDigits: 1) }
summary-team = výher: { $wins } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (s 95% jistotou { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
measure-the-game-mean_left = karet zbylo v průměru { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
measure-the-game-excellent = výborných výsledků { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-title =
    { $game }, { $players ->
        [one] { $players } místo
        [few] { $players } místa
       *[other] { $players } míst
    }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
teams-title = Týmy
meetings-title = Utkání
seats-title = Místa
bots-title = Roboti pro { $game }
bench-title = Rychlost, jedno jádro
bench-the-game-plain-1 = THE GAME, prosté jádro, jedna osoba náhodně
bench-the-game-greedy-1 = THE GAME, rychlé jádro, jedna osoba, nejbližší karta
bench-the-game-learned-1 = THE GAME, rychlé jádro, naučený robot, jedna osoba
bench-the-game-learned-3 = THE GAME, rychlé jádro, naučený robot, ve třech
bench-the-game-plain-4 = THE GAME, prosté jádro, ve čtyřech náhodně
bench-raise-plain-2 = RAISE, prosté jádro, ve dvou náhodně
bench-raise-kernel-2 = RAISE, rychlé jádro, ve dvou náhodně
bench-raise-plain-4 = RAISE, prosté jádro, ve čtyřech náhodně
column-about = co dělá
column-aim = cíl
column-bot = robot
column-games = her
column-interval = 95 %
column-the-game-mean_left = zbylo
column-level = úroveň
column-measured = naměřeno
column-ms = ms na tah
column-per-second = za sekundu
column-rating = hodnocení
column-ratio = poměr
column-times-plain = krát proti prostému jádru
column-score = body
column-seat = místo
column-table = stůl
column-team = tým
column-what = co
column-wins = výhry
column-won = vyhráno
column-better = lepší
column-kind = druh
column-lost = ztráta
column-move = záznam
column-played = zahráno
column-player = kdo
column-why = proč
review-of-game = { $game }: rozbor hry { $number }
review-accuracy-of-game = Přesnost hry: { $accuracy }
review-key-moments = Klíčové chvíle
review-no-key-moments = O žádném rozhodnutí není jisté, že stálo 5 bodů nebo víc.
review-winnable-all = S odkrytými kartami se výhra našla až do konce.
review-winnable-at = S odkrytými kartami se výhra ještě našla u záznamu { $at }, později už ne.
review-winnable-none = S odkrytými kartami se výhra nenašla od prvního tahu.
review-axis = záznamy
check-fault = { $file }: řádek { $line }: { $reason }
check-fault-move = { $file }: řádek { $line }: { $reason } [{ $move }]
check-right =
    { $games ->
        [one] { $games } hra v pořádku
        [few] { $games } hry v pořádku
       *[other] { $games } her v pořádku
    }
check-committed = z toho { $games } podle předem daného závazku
check-took-part = { $file }: řádek { $line }: vlastní náhodné bajty do rozdání přidali: { $names }. S tím, co si jejich prohlížeč uschoval (--kept), mohou dokázat, že rozdání nikdo neřídil.
check-proven = { $file }: řádek { $line }: toto rozdání nemohl nikdo řídit. Jsou v něm tvé vlastní náhodné bajty a vše ostatní bylo dané dřív, než vyšly najevo. Podíleli se: { $names }.
check-left-out = { $file }: řádek { $line }: náhodné bajty ohlášené, ale nedodané včas: { $names }. Rozdávající si tedy mohl vybrat, zda je použije.
check-faults =
    { $faults ->
        [one] { $faults } chyba
        [few] { $faults } chyby
       *[other] { $faults } chyb
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } místo
        [few] { $players } místa
       *[other] { $players } míst
    }, { $cards ->
        [one] aspoň { $cards } karta
        [few] aspoň { $cards } karty
       *[other] aspoň { $cards } karet
    }: vyhrané hry
train-axis = hry, ze kterých se učilo
train-signals = se signály
train-silent = potichu
train-raise-title = RAISE: výhry proti prvnímu pokusu
train-raise-axis = generace

## The bots

bots-the-game-random = položí cokoli, co jde
bots-the-game-greedy = celé tahy s nejmenším součtem kroků, finty započítány
bots-the-game-planner = celé tahy podle osvědčených zásad; dává signály a dbá na ně
bots-the-game-learned = tah, který nejvýš hodnotí síť vycvičená hrou proti sobě
bots-the-game-sharp = zkouší nejlepší tahy v několika představených světech
bots-the-game-master = zkouší víc tahů ve více světech a hledí dál dopředu
bots-raise-random = cokoli, co se smí
bots-raise-greedy = co nejlevněji hraje dále, dokud za to vítězný balíček stojí
bots-raise-thrifty = zvažuje vítězný balíček, karty a kola, která přijdou
bots-raise-shrewd = dohrává v několika představených světech
bots-raise-master = dohrává v mnoha představených světech

## The web table

serve-port = Port { $port } je obsazený, stůl je tedy na { $taken }.
serve-at = Stůl je tady: { $address }
serve-phones = Pro telefony ve stejné síti: { $address }
serve-metrics = Metriky pro Prometheus jsou tady: { $address }
serve-end = Ctrl-C ho zavře; všechny hry zůstanou uložené.

## Backups and moving

cli-FROM = ODKUD
cli-TO = KAM
cli-backup = Zálohovat databázi do jednoho souboru, zatímco server běží.
cli-backup-file = soubor, který se zapíše; obsahuje tajné údaje, proto ho dobře uchovej
cli-backup-force = přepsat soubor, pokud existuje
cli-restore = Naplnit databázi ze zálohy; žádný server ji nesmí používat.
cli-restore-file = záloha
cli-restore-database = databáze, která se naplní: soubor nebo postgresql://UŽIVATEL@POČÍTAČ/NÁZEV (ta v datové složce)
cli-restore-replace = nahradit obsah databáze; starý obsah zůstane vedle
cli-move-database = Zkopírovat databázi do jiné, třeba soubor do PostgreSQL, a zkontrolovat ji partii po partii.
cli-move-from = stará databáze: soubor nebo postgresql://UŽIVATEL@POČÍTAČ/NÁZEV; své hry si nechá a potom se odmítá
cli-move-to = nová, která musí být prázdná
keep-copying = kopíruje se
keep-moving = kopíruje se a kontroluje
backup-done = { $file } je zapsán: { $size } MB, počet stolů: { $tables }. Obsahuje klíče, e-mailové adresy a karty rozehraných partií: dobře ho uchovej.
restore-done = '{ $name }' je obnovena. Počet stolů: { $tables }.
restore-kept = Předchozí obsah je uchován zde: { $name }.
move-done = Všechny řádky ({ $rows }) jsou v '{ $name }' a porovnány. Počet stolů: { $tables }.
move-checked = Přehráno podle pravidel a v pořádku: { $tables }.
move-unknown = Nepřehráno, protože hra nebo její verze pravidel tu není nainstalována: { $tables } ({ $names })
move-damaged = stůl { $table } byl poškozen už předtím a zkopíroval se, jak je: { $reason }
move-next = '{ $source }' si své hry nechává, jak byly; server i příkazy ji odteď odmítají. Spusť server s --database { $target }
move-not-marked = '{ $source }' se nepodařilo označit jako přesunutou, server i příkazy ji tedy dál přijímají; přejmenuj ji nebo odstraň
mistake-store-full = pro '{ $name }' už není místo; nic se nezměnilo
mistake-store-read-only = '{ $name }' je jen pro čtení; nic se nezměnilo
mistake-store-corrupt = soubor '{ $name }' je poškozen a nelze ho číst; nic se nezměnilo
mistake-store-absent = na '{ $name }' není žádná databáze programu stammtisch
mistake-keep-same = '{ $name }' nelze kopírovat do sebe sama
mistake-keep-exists = '{ $name }' už existuje; přepiš ho pomocí --force, nebo zvol jiný název
mistake-keep-busy = '{ $name }' právě zapisuje jiný proces
mistake-keep-not-empty = databáze '{ $name }' není prázdná; nic se nezměnilo. Zvol prázdnou, nebo ji nahraď příkazem 'stammtisch restore' s --replace
mistake-keep-different = co se zkopírovalo do '{ $name }', není stejné jako předtím ({ $names }); nic se nezměnilo

## Tidying

cli-DURATION = DOBA
cli-tidy = Odstranit staré stoly, které nikdo nepotřebuje: ty, které čekaly marně, lekce, zavřené.
cli-tidy-older-than = jen to, čeho se tak dlouho nikdo nedotkl: hodiny, dny nebo týdny, třeba 12h, 90d, 4w
cli-tidy-finished = i dohrané partie, pokud je nepotřebuje rozdání dne, rozbor, hlášení nebo jiná partie téhož večera
cli-tidy-dry-run = jen říct, co by se odstranilo
cli-play-tidy-after = jednou denně odstranit stoly, kterých se tak dlouho nikdo nedotkl, třeba 90d, jako 'stammtisch tidy' (nikdy)
tidy-nothing = Není co odstranit.
tidy-done = Odstraněno: stoly, které čekaly marně: { $waiting }; lekce: { $lessons }; zavřené stoly: { $closed }; dohrané partie: { $finished }; celkem asi { $size } MB.
tidy-would = Odstranilo by se: stoly, které čekaly marně: { $waiting }; lekce: { $lessons }; zavřené stoly: { $closed }; dohrané partie: { $finished }; celkem asi { $size } MB.
tidy-in-use = Zůstávají, protože tam někdo je: { $tables }.
tidy-space = Místo využijí nové partie. Soubor se zmenší, když se uklízí, zatímco ho žádný server nepoužívá.
mistake-duration = { $option } musí být počet hodin, dnů nebo týdnů, třeba 12h, 90d nebo 4w, ne '{ $given }'
mistake-tidy-stopped = databáze '{ $name }' odmítla změnu, možná proto, že má plný disk; co se odstranilo předtím, je pryč, všechno ostatní je, jak bylo

# What a messenger shows of a link
preview-invited = Čeká na tebe stůl
preview-picture = Karty, kostky a kameny ze dvou her

## Proč tah není dovolen

why-seat = místo { $number }
why-rule = { $reason } (pravidlo { $rule })
why-chance = Rozdává, hází a losuje jen náhoda.
why-no-seat = To může jen ten, kdo sedí u stolu.
why-no-deal = Teď se karta nerozdává.
why-deal-to = Další kartu dostane { $who }.
why-dealt = Karta { $card } už je rozdaná.
why-no-card = Karta { $card } neexistuje.
why-not-settled = Teď se neurčuje, kdo začíná.
why-first = Začít tu nemůže { $who }.
why-no-act = { $act } není tah hry { $game }.
why-no-action = Číslo { $action } tu neoznačuje žádný tah.
the-game-why-drawing = Tah skončil: teď se dobírá.
the-game-why-pile = Balíček { $pile } neexistuje; balíčky jsou A, B, C a D.
the-game-why-degree = Chuť začít je 0, 1 nebo 2, ne { $degree }.
the-game-why-signal = { $word } k { $topic } není signál.
raise-why-no-point = Teď se karta s body neotáčí.
raise-why-point = Karta s body { $points } neexistuje.
raise-why-point-before = Karta s body { $points } už byla otočená.
raise-why-no-die = Teď se kostkou nehází.
raise-why-face = Kostka { $die } nemůže ukázat { $face }; její strany jsou: { $faces }.
raise-why-refill = Nejdřív si doplní ruku { $who }.

## Co je v zápisu špatně

record-fault = řádek { $line }: { $reason }
record-begin = Hra začíná hlavičkou, řádkem s 'record'.
record-none = V tomhle souboru není žádná hra.
record-version = Tohle je zápis verze { $version }; číst jde verze 1.
record-header = V hlavičce chybí: { $names }.
record-game = Hra '{ $name }' tu není.
record-rules = Tohle jsou pravidla verze { $version }; { $game } je tu ve verzi { $known }.
record-seats = 'seats' musí být seznam jmen.
record-options = 'options' musí být objekt.
record-after = Po výsledku může následovat jen 'reveal'.
record-early = Je tu výsledek, ale hra neskončila.
record-result = Výsledek je { $right }, ne { $written }.
record-line = Řádek { $line } má být { $right }.
record-no-commitment = Odhaluje se tajemství, ale hlavička se k žádnému nezavázala.
record-reveal-early = Tajemství se odhaluje před výsledkem.
record-hexadecimal = Tajemství není hexadecimální.
record-secret = Tajemství není to předem dané.
record-not-committed = Řádek { $line } není rozdán podle závazku.
record-cut-off = Zápis je useknutý: hra nemá výsledek.
record-unrevealed = Zápis je useknutý: hlavička se zavázala k tajemství, ale to se neodhalí.
record-scheme = Postup náhody { $version } není znám; známé jsou postupy 1 až { $known }.
record-scheme-alone = Hlavička uvádí postup nebo příspěvky, ale k žádnému tajemství se nezavazuje.
record-contribution = Příspěvky v hlavičce nejsou správně zapsané.
record-contribution-value = Příspěvek místa { $seats } není ten, který ohlásil jeho otisk.
record-kept = Tohle si prohlížeč z rozdání neuschovává: má to být objekt s 'commitment', 'hashes' a 'value'.
record-kept-commitment = Závazek není ten, který se ti ukázal jako první.
record-kept-hashes = Ohlášené příspěvky nejsou ty, které byly vidět před odhalením toho tvého.
record-kept-value = Tvůj vlastní příspěvek nebyl použit.
record-json = Rozbitý JSON ve sloupci { $column }.
record-deep = Rozbitý JSON: příliš hluboko vnořený.
record-digits = Některé číslo má víc číslic než kterékoli v zápisu.
record-long-line = Řádek je delší než { $most } znaků, takže tohle není zápis.
record-long = Následuje tu víc než { $most } řádků bez nové hlavičky, takže tohle není zápis.
record-damaged = Soubor je poškozený nebo useknutý: nedá se rozbalit.
record-second = Tady začíná další hra; čekala se jen jedna.
record-utf8 = Tohle není text v UTF-8.
record-object = Řádek obsahuje jeden objekt JSON, ne { $found }.
record-move = Tohle není tah hry { $game }: { $line }
record-card = '{ $card }' není karta; karta se píše jako 'bell-2-1': symbol-číslo-body.
notation-unknown = '{ $text }' není tah hry { $game }; tahy se píšou takto: { $like }
notation-card = '{ $card }' není karta; karty se píšou takto: { $like }
notation-which = '{ $card }' může být { $cards }; je třeba napsat, která z nich.
position-begin = Pozice začíná takto: { $right }
position-word = '{ $word }' do pozice této hry nepatří.
position-value = V pozici nemůže být '{ $name }' { $value }.
position-options = Volby pozice: { $reason }
position-view = Tohle je to, co ví jedno místo, ne celá pozice.
position-state = Tohle je celá pozice, ne to, co ví jedno místo.
position-impossible = Taková pozice není: její části k sobě nepasují.

## Proč není rozbor

review-unfinished = Hra ještě neskončila; rozebrat jde jen dohranou.
review-no-judge = Pro { $game } tu žádný rozbor není.
review-failed = Rozbor hry { $game } se nepodařil.
review-no-game = Hra { $number } v tomto souboru není; počet her: { $games }.
review-lesson = Hra od řádku { $line } je lekce: její karty byly připravené předem, takže není co rozebírat.

## Rozhodnutí slovy; $first a $second jsou části zapsaného

the-game-act-claim =
    { $value ->
        [0] raději nezačíná
        [1] klidně začne
       *[other] moc chce začít
    }
the-game-act-play = { $first } na { $second }
the-game-act-end = konec tahu
raise-act-choose = první karta { $value }
raise-act-raise = hraje dále s { $value }
raise-act-pass = pasuje

## Co je v souboru sady špatně; vše začíná místem

set-kind = { $place }: musí to být 'standard' nebo cesta k souboru TOML, ne { $value }
set-no-file = { $place }: takový soubor neexistuje; zadej soubor TOML nebo 'standard'
set-not-text = { $place }: není text v UTF-8
set-not-read = { $place }: nejde přečíst
set-not-toml = { $place }: není TOML: řádek { $line }, sloupec { $column }
set-toml-ends = { $place }: není TOML: na konci se utrhne
set-too-large = { $place }: je větší než jakákoli sada: nejvýš { $most } bajtů
set-deep = { $place }: je příliš hluboko vnořené
set-digits = { $place }: některé číslo má příliš mnoho číslic
set-more = { $place } a další chyby: { $more }
set-unknown = { $place }: neznámé; sada má: { $names }
set-missing = { $place }: chybí
set-name = { $place }: musí to být text o 1 až 60 znacích, ne { $value }
set-whole = { $place }: musí to být celé číslo od { $lowest } do { $highest }, ne { $value }
set-list = { $place }: musí to být seznam o 1 až { $most } položkách
set-word = { $place }: musí to být slovo z 1 až 20 malých písmen a až z, ne { $value }
set-blank = { $place }: '{ $value }' znamená stranu bez symbolu; dej symbolu jiné jméno
set-twice = { $place }: '{ $value }' je tam dvakrát; každý symbol má jednu položku
set-face = { $place }: strana { $value } neexistuje; strany jsou: { $names }
set-card = { $place }: { $value } není karta; karta se píše jako 'bell-2-1': symbol-číslo-body
set-symbol = { $place }: { $value } má neznámý symbol; symboly jsou: { $names }
set-count = { $place }: je { $written }, ale počet karet v seznamu je { $listed }
set-hand = { $place }: je { $size }, ale počet karet na osobu je jen { $cards }
set-no-card = { $place }: na žádné není '{ $value }'; každý symbol potřebuje kartu
set-table = { $place }: musí to být tabulka s řádkem pro každý počet hráčů: { $names }
set-players = { $place }: v tomto počtu se nehraje; jsou tu: { $names }

## Tables of a running server

cli-STATE = STAV
cli-TABLE = STŮL
cli-SEAT = MÍSTO
cli-REPORT = HLÁŠENÍ
cli-play-socket = socket pro 'stammtisch tables' (vedle databáze nebo ve tvé složce)
cli-play-metrics-port = nabízí metriky pro Prometheus na tomto portu (vypnuto)
cli-play-metrics-host = adresa, na které metriky jsou (127.0.0.1)
cli-play-log = záznamy na chybovém výstupu v této podobě (text):
cli-play-tables-each = kolik čekajících nebo běžících stolů smí mít jedna adresa založených (300)
cli-play-disk-reserve = je-li u souboru SQLite volno méně, nic nového nezačne a rozehrané hry běží dál (200M)
cli-play-drain = kolik sekund od SIGTERM, kdy /ready začne selhávat, do konce serveru (0)
cli-tables = Vypíše a zavře stoly běžícího serveru, odebere lidi, ukáže hlášení.
cli-tables-state = jen stoly v tomto stavu:
cli-tables-public = jen veřejné stoly
cli-tables-game = jen stoly této hry
cli-tables-most = nejvýš kolik, nejnovější první (200)
cli-tables-close = zavře stůl natrvalo; co se odehrálo, zůstane čitelné
cli-tables-remove = odebere osobu na tomto místě, počítáno od 1; během hry pokračuje robot
cli-tables-reports = co bylo nahlášeno a není vyřízeno
cli-tables-errors = chyby, které nahlásily prohlížeče
cli-tables-settle = poznamená, že je hlášení vyřízené
cli-tables-all = s --reports: i vyřízená
cli-tables-database = databáze serveru (ta ve tvé složce s daty)
tables-title = Stoly
tables-none = Takový stůl tu není.
tables-more = Je jich víc: použij --most.
tables-yes = ano
tables-bot = robot
tables-muted = ztlumeno
tables-state-waiting = čeká
tables-state-running = běží
tables-state-over = skončila
tables-state-closed = zavřený
tables-closed = Stůl { $table } je zavřený.
tables-removed = Osoba na místě { $seat } u stolu { $table } je odebrána.
tables-settled = Hlášení { $report } je vyřízené.
reports-none = Nic není nahlášeno.
reports-head = { $report }, { $when }: { $name }, místo { $seat } u stolu { $table } ({ $game })
reports-settled = vyřízeno
reports-no-words = (beze slov)
errors-title = Chyby v prohlížečích
errors-none = Žádný prohlížeč nenahlásil chybu.
errors-off = Tento server nepřijímá chyby prohlížečů (--no-browser-errors).
errors-dropped =
    { $number ->
        [one] Na { $number } další hlášení jiného druhu nezbylo místo.
        [few] Na { $number } další hlášení jiných druhů nezbylo místo.
       *[other] Na { $number } dalších hlášení jiných druhů nezbylo místo.
    }
mistake-operator-nobody = na { $path } neodpovídá žádný běžící server; zadej --database nebo --socket jako při jeho spuštění
mistake-operator-right = { $path } smí použít jen uživatel, který server spustil
mistake-operator-system = tento systém nemá unixové sockety, běžícího serveru se nelze ptát
mistake-seat = { $given } není místo; počítá se od 1
column-game = hra
column-state = stav
column-public = veřejný
column-created = založen
column-moved = poslední tah
column-place = kde
column-build = verze
column-count = kolikrát
column-first = poprvé
column-last = naposledy
