# Command line

## Help

cli-about = Törzsasztal két kártyajátékhoz: RAISE és THE GAME.
cli-more = Bővebben az egyes parancsokról, példával: 'stammtisch PARANCS --help'.
cli-commands = parancsok
cli-example = Példa:
cli-version = megmondja, melyik változat ez
cli-language = a nyelv, ezek egyike:
cli-COMMAND = PARANCS
cli-GAME = JÁTÉK
cli-FILE = FÁJL
cli-FOLDER = MAPPA
cli-NAME = NÉV
cli-PATH = ÚTVONAL
cli-ADDRESS = CÍM
cli-NAME-VALUE = NÉV=ÉRTÉK
cli-game = a játék, ezek egyike:
cli-json = egy JSON-objektumot ír ki

cli-play = Megnyitja az asztalt a böngészőben: játék barátokkal és botokkal.
cli-play-host = melyik címen; a 0.0.0.0 a telefonokat is beengedi (127.0.0.1)
cli-play-port = a port (8480, vagy ha foglalt, bármelyik szabad)
cli-play-database = hol maradjanak meg a játszmák: egy fájl, vagy egy PostgreSQL-adatbázis így: postgresql://FELHASZNÁLÓ@GÉP/NÉV (egy fájl a saját adatmappádban)
cli-play-host-name = milyen néven érhető el a szerver a localhoston és a gép saját nevén kívül
cli-play-trusted-proxies = azok a proxyk (címek vagy hálózatok), amelyek továbbított címeinek hiszünk
cli-play-prefix = a gépnév utáni útvonal, amelyen egy proxy ezt a szervert kínálja, például /jatekok
cli-play-public-url = cím, ahová az e-mailek hivatkozásai vezetnek, az előtaggal együtt, ha van: https://jatek.example.org; ha nincs megadva, az egyetlen --host-name címe
cli-play-no-browser = ne nyissa meg a böngészőt
cli-play-no-browser-errors = ne fogadja a böngészők hibajelentéseit
cli-play-set = RAISE: a saját dobozod adatai, az alapkészlet mellett választható; többször is megadható
cli-play-smtp = SMTP-kiszolgáló a játékosoknak szóló e-mailekhez: smtp://név:jelszó@gép:port vagy smtps://…; jobb a STAMMTISCH_SMTP változóban, ahol senki sem látja a jelszót
cli-play-mail-from = a cím, amelyről ezek az e-mailek jönnek (vagy STAMMTISCH_MAIL_FROM)
cli-play-json = a címet egyetlen JSON-sorként írja ki, szkripteknek

cli-simulate = Botokat játszat, és megmondja, hogyan sikerült.
cli-simulate-players = hányan játszanak
cli-simulate-bots = egy bot az összes helyre, vagy helyenként egy (a második leggyengébb); név, út.py:Osztály, csomag:Osztály vagy "cmd:program"
cli-simulate-games = hány játszma (100)
cli-simulate-records = ide írja a játszmákat a 'stammtisch check' számára; a .gz és a .zst tömörített
cli-simulate-committed = titok szerint oszt, amelyet a jegyzőkönyv előre rögzít és a végén felfed

cli-table-seed = szó vagy szám; azonos magból azonos játszmák lesznek (1)
cli-table-option = egy játékbeállítás, akárhányszor
cli-table-set = RAISE: a saját dobozod számai
cli-table-workers = folyamatok száma (magonként egy)
cli-table-cluster = játék egy Ray-klaszteren: a local ezen a gépen indít egyet, a GÉP:PORT egy már futót használ

cli-arena = Minden botot összemér minden másikkal, cserélt helyekkel, azonos osztással, és értékeli őket.
cli-arena-bots = a botok: név, út.py:Osztály, csomag:Osztály vagy "cmd:program"
cli-arena-games = játszmák találkozónként (100)
cli-arena-players = helyek az asztalnál (2)

cli-CODE = KÓD
cli-table-seconds = hány másodperce van egy botnak egy lépésre; a külső botokat röviddel utána leállítjuk (2)
cli-table-log = mappa annak, amit a botok a hibakimenetre írnak (egy ideiglenes)

cli-join = Leültet egy botot egy futó asztalhoz.
cli-join-code = az asztal kódja
cli-join-server = a kiszolgáló címe (http://127.0.0.1:8480)
cli-join-bot = név, út.py:Osztály, csomag:Osztály vagy "cmd:program"
cli-join-name = a név, amelyet a többiek látnak (az osztályé vagy a programé)
cli-join-seat = a hely, 1-től számolva (az első szabad)
cli-join-stay = ugyanazok minden további játszmájában is játszik

cli-probe-bot = Végigjátszat egy bottal minden játékot, és megmondja, mit csinál rosszul.
cli-probe-bot-bot = út.py:Osztály, csomag:Osztály, "cmd:program" vagy egy név
cli-probe-bot-game = csak ez a játék; többször is megadható

join-sits = { $name } a(z) { $seat }. helyen ül, ennél az asztalnál: { $table }
join-over = a játszma véget ért: { $result }
join-closed = az asztalt bezárták
join-failed = { $bot }: { $fault }: { $what }; a kiszolgáló egyik botja játszik tovább
probe-right =
    { $game }: minden rendben, { $games ->
        [one] egy játszma
       *[other] { $games } játszma
    } és { $positions ->
        [one] egy külön állás
       *[other] { $positions } külön állás
    }; lépésenként { NUMBER($ms, maximumFractionDigits: 2) } ms
probe-wrong =
    { $game }: valami elromlott, { $games ->
        [one] egy játszma
       *[other] { $games } játszma
    } és { $positions ->
        [one] egy külön állás
       *[other] { $positions } külön állás
    }; lépésenként { NUMBER($ms, maximumFractionDigits: 2) } ms
outside-log = amit a botok a hibakimenetre írtak, itt van: { $folder }
faults-title =
    Hibával elvesztve: { $forfeited }, ennyiből: { $games ->
        [one] egy játszma
       *[other] { $games } játszma
    }
fault-start = nem indult el
fault-crash = összeomlott
fault-late = túl késő
fault-nonsense = olvashatatlan válasz
fault-illegal = szabálytalan lépés
fault-out-of-turn = kérdezetlenül szólt
column-fault = hiba
column-options = beállítások
column-players = játékosok
mistake-bot-package = nincs '{ $name }' nevű Python-csomag vagy -modul
mistake-bot-program = nincs '{ $name }' nevű program
mistake-bot-start = { $name } nem tud játszani: { $what }
mistake-client-missing = ehhez hiányoznak csomagok; telepítsd őket: pip install 'stammtisch[client]'
mistake-extra-missing = ehhez hiányoznak csomagok; telepítsd őket: pip install "stammtisch[{ $extra }]"
mistake-no-encoding = ehhez nincs kódolás, amely a környezetekhez kell: { $game }
mistake-reward = nincs ilyen jutalom: { $name }; választható: { $names }
mistake-not-simultaneous = ebben nem mindig egyszerre lép minden hely: { $game }; parallel_env helyett válaszd ezt: env
mistake-render-mode = nincs ilyen megjelenítés: { $name }; választható: { $names }
mistake-other-seats = { $count } bot { $seats } másik helyre; adj meg egyet mindegyikre, vagy mindegyikre egyet
mistake-batch-actions = { $given } akció { $games } játékhoz; egész számok kellenek, játékonként egy
mistake-batch-action = { $row }. sor ({ $index }. játék): a(z) { $action } akció ott nem szabályos; semmi sem történt
mistake-batch-number = { $name } értéke { $value }, de legalább 1-es egész szám kell
mistake-batch-seed = a kezdőérték túl hosszú: legfeljebb { $most } bájt
mistake-batch-recv = a következő recv előtt send kell
mistake-batch-send = a send előtt recv kell
mistake-seconds = --seconds értéke { $value }, de 0-nál többnek kell lennie
mistake-join-server = a kiszolgáló nem használható: { $reason }

cli-bots = Felsorolja a botokat, a leggyengébbel kezdve, a mért adatokkal.

cli-check = A szabályok szerint újrajátszik egy jegyzőkönyvet; ha hibás, megmondja a sort és az okot.
cli-check-file = jegyzőkönyv: JSON-sorok, egy vagy több játszma; több fájl is megadható
cli-check-kept = amit a böngésződ erről az osztásról megőrzött (az eredmény oldaláról menthető); így az ellenőrzés többet bizonyít

cli-review = Befejezett játszmák döntéseinek megítélése: mibe került mindegyik, mi volt szerencse, és mi lett volna jobb.
cli-review-file = jegyzőkönyv: JSON-sorok, egy vagy több befejezett játszma
cli-review-game = csak a fájl ennyiedik játszmája, 1-től számolva (mind)
cli-review-svg = a győzelmi esélyek a játszma során, rajzként ebbe a fájlba
cli-review-html = a teljes elemzés ebbe a fájlba, böngészőbe való oldalként

cli-rules = Elmeséli egy játék szabályait, a saját szavainkkal.

cli-export = Jegyzőkönyveket ír ki táblázatokként (Parquet) a polars, a DuckDB és mások számára.
cli-export-file = jegyzőkönyv: JSON-sorok, akár tömörítve; több fájl is megadható
cli-export-parquet = az új mappa a games, turns és moves táblázatnak
cli-export-game = csak ennek a játéknak a jegyzőkönyvei (mind; egyetlen játéknak kell lennie)
export-done = { $folder }: { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    } a games.parquet, turns.parquet és moves.parquet fájlban

cli-dataset = Több szint botjaival játszatja le ugyanazokat az osztásokat, és táblázatokba írja a játszmákat.
cli-dataset-folder = az új mappa a táblázatoknak és a leírásuknak
cli-dataset-levels = a botok, vesszővel elválasztva (három gyors); minden osztást mindegyik egyszer játszik le
cli-dataset-games = hány játszma, az összes szint együtt (100000)
dataset-done = { $folder }: { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }, { $deals ->
        [one] { $deals } osztás
       *[other] { $deals } osztás
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = megszakítva { $games } játszmából { $done } után; semmi sem íródott ki

cli-report = Grafikonos oldalt ír egy táblázatos mappáról.
cli-report-folder = a mappa, amelyet a 'stammtisch export' vagy a 'stammtisch dataset' írt
cli-report-output = az oldal (report.html a mappában)
report-done = kész: { $file }; böngészőben nyitható meg

cli-train = Önmaga elleni játékkal tanít egy botot; megszakítás után ugyanaz a hívás folytatja.
cli-train-players = hány játékosra
cli-train-min-cards = THE GAME: hány lapot kíván egy kör (2)
cli-train-fewer-cards = THE GAME: a kézben eggyel kevesebb lap van
cli-train-games = hány játszmából tanuljon (300000)
cli-train-minutes = ennyi perc után álljon meg; ugyanaz a hívás később folytatja
cli-train-seed = azonos magból azonos súlyok lesznek (1)
cli-train-start-from = ezekkel a súlyokkal kezdjen
cli-train-out = hová írjon (weights)
cli-train-rate = THE GAME: milyen gyorsan tanul (0.03)
cli-train-most = THE GAME: hány kört mérlegel (24)
cli-train-win-share = THE GAME: mennyit ér eleinte a győzelem, a többi a lerakott lapoké (0.6)
cli-train-worlds = THE GAME: ennyi elképzelt világban kereséssel játszik, és megtanulja, amit talál (0: csak az érték szerint)
cli-train-generations = RAISE: hány nemzedék (120)
cli-train-deals = RAISE: hány osztást játszik egy próbálkozás (500)
cli-train-cluster = egy Ray-klaszter folyamatai játszanak, a tanulás itt folyik: a local ezen a gépen indít egyet, a GÉP:PORT egy már futót használ
cli-train-workers = folyamatok száma a klaszteren (magonként egy)
cli-train-resume = egy megszakított tanítás folytatása; ha nincs ilyen, hiba
cli-train-no-resume = kezdje elölről akkor is, ha egy megszakított tanítás folytatható lenne

cli-bench = Megméri, milyen gyorsan játszik ez a gép.
cli-bench-seconds = meddig tart egy mérés (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = így hívható:
argparse-positional-arguments = ami kell hozzá
argparse-options = kapcsolók
argparse-show-this-help-message-and-exit = mindezt kiírja
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-parser-choices = nincs ilyen parancs: %(parser_name)r; van: %(choices)s
argparse-the-following-arguments-are-required = hiányzik: %s
argparse-unrecognized-arguments = nem érthető: %s
argparse-expected-one-argument = hiányzik az értéke
argparse-ignored-explicit-argument = nem kell neki érték, mégis ezt kapta: %r
argparse-not-allowed-with-argument = nem adható meg ezzel együtt: %s
argparse-ambiguous-option-could-match = %(option)s ezek bármelyike lehet: %(matches)s
argparse-invalid-value = %(value)r nem ide illő szám
argparse-invalid-choice-choose-from = nincs ilyen: %(value)r; van: %(choices)s

## Mistakes

mistake-more = { $message }; bővebben: '{ $program } --help'
mistake-language = nincs szöveg ezen a nyelven: '{ $name }'; van: { $names }
mistake-game = nincs ilyen játék: '{ $name }'; van: { $names }
mistake-bot = nincs '{ $name }' nevű bot ehhez: { $game }; van: { $names }
mistake-option-form = --option { $given }: NÉV=ÉRTÉK alakban kell megadni
mistake-option-name = nincs ilyen beállítás: '{ $name }'; van: { $names }
mistake-option-value = { $name } értéke { $value }, pedig csak ez lehet: { $values }
mistake-no-seat = seat értéke { $seat }, pedig 0 és { $last } között kell lennie
mistake-least = --{ $name } értéke { $value }, pedig legalább { $least } kell
mistake-listen = nem megy itt: { $host }, { $port } port: { $reason }
mistake-port-taken = a { $port } port foglalt itt: { $host }, talán egy másik stammtisch használja; állítsd le, vagy adj meg másikat a --port kapcsolóval
mistake-metrics = a mérőszámok itt nem szolgálhatók ki: { $host }, { $port } port: { $reason }
mistake-size = ez nem méret: '{ $given }'; adj meg bájtokat, vagy számot K, M, G vagy T betűvel, például 200M
mistake-read = nem olvasható: { $file }: { $reason }
mistake-write = nem írható: { $file }: { $reason }
mistake-ending = { $file } nem jegyzőkönyv neve; ezek így végződnek: { $endings }
mistake-no-file = nincs ilyen fájl: { $file }
mistake-no-training = ehhez a játékhoz nincs mit tanítani: { $game }; ezekhez van: { $names }
mistake-no-interrupted-training = itt nincs megszakított tanítás: { $folder }
mistake-cluster-unreachable = ezen a címen nem válaszol Ray-klaszter: { $address }; nézd meg, fut-e, és jó-e a gép neve és a port
mistake-cluster = a Ray-klaszter nem használható ({ $address }): { $reason }
mistake-cluster-address = '{ $address }' nem egy Ray-klaszter címe; írd így: local vagy GÉP:PORT
mistake-cluster-start = a Ray nem indítható el ezen a gépen: { $reason }
mistake-cluster-missing = a --cluster használatához hiányoznak csomagok; telepítsd őket: pip install 'stammtisch[cluster]'
mistake-cluster-version = a Ray-klaszteren ({ $address }) a Ray és a Python verziója { $there }, ezen a gépen { $here }; egyezniük kell
mistake-cluster-token = a Ray-klaszter ({ $address }) jelszót kér, de ez hiányzik vagy hibás; állítsd be: RAY_AUTH_MODE=token, és a klaszter jelszavát
mistake-cluster-software = a klaszter { $machine } nevű gépén a stammtisch verziója { $there }, ezen a gépen { $here }; egyezniük kell
mistake-cluster-software-missing = a stammtisch nem tölthető be a klaszteren: { $reason }
mistake-cluster-lost = a klaszter többször is elvesztette a munka ugyanazon részét: { $reason }
mistake-cluster-bot = a klaszteren: { $reason }
mistake-review-svg = ebben a fájlban { $games } játszma van; válassz egyet a --game kapcsolóval, vagy írj oldalt a --html kapcsolóval
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (és még egy hiba)
       *[other] { $first } (és még { $more } hiba)
    }
mistake-set-name = { $file }: '{ $name }' néven már van készlet; adj ennek saját nevet
mistake-smtp = a --smtp értéke ilyen cím legyen: smtp://név:jelszó@mail.example.org:587 vagy smtps://mail.example.org
mistake-smtp-missing = a --mail-from mellé SMTP-kiszolgáló is kell: --smtp smtp://mail.example.org
mistake-mail-from = a --mail-from értéke nem e-mail-cím: { $address }
mistake-mail-from-missing = a --smtp mellé a feladó címe is kell: --mail-from jatek@example.org
mistake-public-url = a --public-url értéke ilyen cím legyen: https://jatek.example.org{ $prefix }, felhasználónév, '?' és '#' nélkül, nem pedig: { $given }
mistake-public-url-path = a --public-url útvonala egyezzen meg a --prefix értékével: { $right }, nem pedig { $given }
mistake-public-url-missing = a --smtp mellé az a cím is kell, ahová az e-mailek hivatkozásai vezetnek: --public-url https://jatek.example.org{ $prefix }
mistake-utf8 = { $file } nem UTF-8 szöveg
mistake-host-name = '{ $name }' nem gépnév; http:// és port nélkül írd, például jatek.example.org
mistake-proxy = '{ $name }' nem cím és nem hálózat; például így írd: 127.0.0.1 vagy 10.0.0.0/8
mistake-prefix = '{ $name }' nem lehet ennek a szervernek az útvonala; például így írd: /jatekok, de ne úgy, mint valamelyik saját oldala
mistake-store = az adatbázis nem használható: '{ $name }': { $reason }
mistake-store-newer = az adatbázis verziója { $version }; ez a program csak eddig ismeri: { $known }
mistake-store-in-use = az adatbázist már egy másik stammtisch-szerver használja (folyamat: { $process }): '{ $name }'; előbb állítsd le, vagy adj meg másik fájlt a --database kapcsolóval
mistake-store-shared = az adatbázist szerverek használják, talán más gépeken: '{ $name }'; előbb állítsd le mindet
mistake-store-alone = az adatbázis most nem osztható meg: '{ $name }'; éppen visszaállítják, költöztetik vagy takarítják, vagy egy korábbi verziójú szerver használja; várd meg a végét, vagy állítsd le azt a szervert
mistake-store-kind = a stammtisch ezt az adatbázist nem tudja használni: '{ $name }'; adj meg egy fájlt, vagy egy ilyen címet: postgresql://FELHASZNÁLÓ@GÉP/NÉV
mistake-store-driver = a PostgreSQL illesztőprogramja nincs telepítve; így telepíthető: pip install 'stammtisch[postgres]'
mistake-store-unreachable = ezen a címen nem válaszol PostgreSQL-szerver: '{ $name }'; nézd meg, fut-e, és jó-e a gép neve és a port
mistake-store-login = a PostgreSQL-szerver nem fogadja el a felhasználónevet vagy a jelszót: '{ $name }'
mistake-store-missing = nincs ilyen adatbázis a PostgreSQL-szerveren: '{ $name }'; előbb hozd létre, például a createdb paranccsal
mistake-store-permission = ez a felhasználó nem hozhat létre táblákat ebben az adatbázisban: '{ $name }'; a tulajdonosa a GRANT paranccsal engedélyezheti
mistake-store-foreign = itt nem a stammtisch játszmái vannak, hanem valami más: '{ $name }'; válassz másik adatbázist a --database kapcsolóval
mistake-store-moved = '{ $name }' játszmái átköltöztek ide: '{ $target }'; add meg ezt a --database kapcsolóval
mistake-not-empty = ebben a mappában már van valami: { $folder }; új vagy üres mappát adj meg
mistake-not-folder = ez nem mappa: { $folder }
mistake-several-games = { $file }: { $one } játszmái után { $other } játszmái jönnek; válassz egyet: --game
mistake-level-twice = egy szint kétszer szerepel itt: --levels
mistake-dataset-bot = a(z) { $number }. játszmában egy bot hibázott: { $what }
mistake-no-table = nincs ilyen táblázat: { $file }; táblázatot a 'stammtisch export' és a 'stammtisch dataset' ír
mistake-not-table = ezt a táblázatot nem a stammtisch írta: { $file }
mistake-tables-version = { $file } a stammtisch másik változatából való; exportáld újra a játszmákat
mistake-server-missing = a 'stammtisch play' parancshoz hiányoznak csomagok; így telepíthetők: pip install 'stammtisch[server]'
because-file = nincs ilyen fájl
because-folder = ez egy mappa
because-right = ez itt nem engedélyezett
mistake-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bot
    } { $seats ->
        [one] { $seats } helyre
       *[other] { $seats } helyre
    }: adj meg egyet mindre, vagy egyet-egyet mindegyikre
mistake-two-bots = az arénához legalább két különböző bot kell, vesszővel elválasztva
interrupted =
    { $games ->
        [one] megszakítva, { $games } játszmából { $done } lett kész
       *[other] megszakítva, { $games } játszmából { $done } lett kész
    }

## Figures

figure-0 = { NUMBER($number, maximumFractionDigits: 0) }
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } és { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } között
rating-range = { $low } és { $high } között
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } és { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } között

## Tables and summaries

progress-games = játszma
progress-cluster = indul a Ray
progress-review = elemzés
summary-played =
    { $game }, { $players ->
        [one] { $players } játékos
       *[other] { $players } játékos
    }, { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }, mag: { $seed }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, másodpercenként { NUMBER($rate, maximumFractionDigits: 1) } játszma
summary-team = nyert: { $wins } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 %-os biztonsággal { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } és { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } között)
measure-the-game-mean_left = átlagosan { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } lap maradt
measure-the-game-excellent = kiváló: { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-title =
    { $game }, { $players ->
        [one] { $players } játékos
       *[other] { $players } játékos
    }, { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }
teams-title = Csapatok
meetings-title = Találkozók
seats-title = Helyek
bots-title = Botok ehhez: { $game }
bench-title = Sebesség, egy mag
bench-the-game-plain-1 = THE GAME, sima motor, egyedül, véletlenszerűen
bench-the-game-greedy-1 = THE GAME, gyors motor, egyedül, legközelebbi lap
bench-the-game-learned-1 = THE GAME, gyors motor, tanult, egyedül
bench-the-game-learned-3 = THE GAME, gyors motor, tanult, hárman
bench-the-game-plain-4 = THE GAME, sima motor, négyen, véletlenszerűen
bench-raise-plain-2 = RAISE, sima motor, ketten, véletlenszerűen
bench-raise-kernel-2 = RAISE, gyors motor, ketten, véletlenszerűen
bench-raise-plain-4 = RAISE, sima motor, négyen, véletlenszerűen
column-about = mit csinál
column-aim = cél
column-bot = bot
column-games = játszma
column-interval = 95 %
column-the-game-mean_left = maradt
column-level = szint
column-measured = mérve
column-ms = ms/lépés
column-per-second = másodpercenként
column-rating = értékelés
column-ratio = arány
column-times-plain = szerese a sima motornak
column-score = pont
column-seat = hely
column-table = asztal
column-team = csapat
column-what = mi
column-wins = győzelem
column-won = nyert
column-better = jobb
column-kind = fajta
column-lost = veszteség
column-move = bejegyzés
column-played = lépés
column-player = ki
column-why = miért
review-of-game = { $game }: a(z) { $number }. játszma elemzése
review-accuracy-of-game = A játszma pontossága: { $accuracy }
review-key-moments = Kulcspillanatok
review-no-key-moments = Egyik döntésről sem biztos, hogy 5 pontba vagy többe került.
review-winnable-all = Nyílt lapokkal egészen a végéig akadt győzelem.
review-winnable-at = Nyílt lapokkal a(z) { $at }. bejegyzésnél még akadt győzelem, később már nem.
review-winnable-none = Nyílt lapokkal az első körtől kezdve nem akadt győzelem.
review-axis = bejegyzések
check-fault = { $file }: { $line }. sor: { $reason }
check-fault-move = { $file }: { $line }. sor: { $reason } [{ $move }]
check-right =
    { $games ->
        [one] { $games } játszma rendben
       *[other] { $games } játszma rendben
    }
check-committed = közülük { $games } az előre rögzített osztással
check-took-part = { $file }: { $line }. sor: saját véletlen bájtokkal részt vett az osztásban: { $names }. Amit a saját böngészőjük megőrzött (--kept), azzal bizonyítható, hogy senki sem irányíthatta.
check-proven = { $file }: { $line }. sor: ezt az osztást senki sem irányíthatta. A te véletlen bájtjaid is benne vannak, és minden más már rögzítve volt, mielőtt kiderültek. Részt vett: { $names }.
check-left-out = { $file }: { $line }. sor: bejelentett, de időben meg nem érkezett véletlen bájtok: { $names }. Az osztó megválaszthatta, felhasználja-e őket.
check-faults =
    { $faults ->
        [one] { $faults } hiba
       *[other] { $faults } hiba
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } játékos
       *[other] { $players } játékos
    }, { $cards ->
        [one] legalább { $cards } lap
       *[other] legalább { $cards } lap
    }: megnyert játszmák
train-axis = játszmák, amelyekből tanult
train-signals = jelzésekkel
train-silent = némán
train-raise-title = RAISE: győzelmek az első próbálkozás ellen
train-raise-axis = nemzedékek

## The bots

bots-the-game-random = bármit letesz, ami odaillik
bots-the-game-greedy = egész körök a lehető legkisebb lépésekkel, a visszalépést is beszámítva
bots-the-game-planner = egész körök ökölszabályok szerint; jelez, és figyel a jelzésekre
bots-the-game-learned = az a kör, amelyet egy önmaga ellen tanított háló a legtöbbre tart
bots-the-game-sharp = néhány elképzelt világban kipróbálja a legjobb köröket
bots-the-game-master = több kört több világban próbál ki, és messzebbre lát
bots-raise-random = bármi, ami szabályos
bots-raise-greedy = a legolcsóbb folytatás, amíg a nyereménypakli megéri
bots-raise-thrifty = mérlegeli a nyereménypaklit, a lapokat és a hátralévő köröket
bots-raise-shrewd = néhány elképzelt világban játszik tovább
bots-raise-master = sok elképzelt világban játszik tovább

## The web table

serve-port = A { $port } port foglalt, ezért az asztal itt van: { $taken }.
serve-at = Az asztal itt van: { $address }
serve-phones = Telefonoknak ugyanazon a hálózaton: { $address }
serve-metrics = A Prometheus-mérőszámok itt vannak: { $address }
serve-end = Ctrl-C-vel zárhatod be; minden játszma megmarad.

## Backups and moving

cli-FROM = HONNAN
cli-TO = HOVÁ
cli-backup = Az adatbázis mentése egyetlen fájlba, a szerver futása közben.
cli-backup-file = a megírandó fájl; titkokat tartalmaz, ezért őrizd bizalmasan
cli-backup-force = a fájl felülírása, ha már létezik
cli-restore = Adatbázis feltöltése mentésből; közben egy szerver sem használhatja.
cli-restore-file = a mentés
cli-restore-database = a feltöltendő adatbázis: fájl vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV (az adatmappában lévő)
cli-restore-replace = az adatbázis tartalmának cseréje; a régi tartalom mellette megmarad
cli-move-database = Adatbázis átmásolása egy másikba, például fájlból PostgreSQL-be, és ellenőrzése játszmáról játszmára.
cli-move-from = a régi adatbázis: fájl vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV; a játszmái megmaradnak, de utána a program elutasítja
cli-move-to = az új, amelynek üresnek kell lennie
keep-copying = másolás
keep-moving = másolás és ellenőrzés
backup-done = { $file } elkészült: { $size } MB, asztalok száma: { $tables }. Kulcsokat, e-mail-címeket és a futó játszmák lapjait tartalmazza: őrizd bizalmasan.
restore-done = '{ $name }' helyreállt. Asztalok száma: { $tables }.
restore-kept = A korábbi tartalom itt maradt meg: { $name }.
move-done = Mind a(z) { $rows } sor átkerült ide, és össze is lett hasonlítva: '{ $name }'. Asztalok száma: { $tables }.
move-checked = A szabályok szerint újrajátszva, és ép: { $tables }.
move-unknown = Nem lett újrajátszva, mert a játék vagy szabályainak ez a változata itt nincs telepítve: { $tables } ({ $names })
move-damaged = a(z) { $table } asztal már korábban sérült volt, és úgy lett átmásolva, ahogy van: { $reason }
move-next = '{ $source }' megtartja a játszmáit, ahogy voltak; a szerver és a parancsok mostantól elutasítják. Indítsd a szervert így: --database { $target }
move-not-marked = '{ $source }' nem jelölhető meg átköltöztetettként, ezért a szerver és a parancsok továbbra is elfogadják; nevezd át vagy töröld
mistake-store-full = nincs több hely ennek: '{ $name }'; semmi sem változott
mistake-store-read-only = '{ $name }' csak olvasható; semmi sem változott
mistake-store-corrupt = a(z) '{ $name }' fájl sérült, nem olvasható; semmi sem változott
mistake-store-absent = itt nincs stammtisch-adatbázis: '{ $name }'
mistake-keep-same = '{ $name }' nem másolható önmagába
mistake-keep-exists = '{ $name }' már létezik; írd felül a --force kapcsolóval, vagy válassz más nevet
mistake-keep-busy = éppen egy másik folyamat írja: '{ $name }'
mistake-keep-not-empty = a(z) '{ $name }' adatbázis nem üres; semmi sem változott. Válassz üreset, vagy cseréld le a 'stammtisch restore' parancs --replace kapcsolójával
mistake-keep-different = ami ide került: '{ $name }', nem egyezik az eredetivel ({ $names }); semmi sem változott

## Tidying

cli-DURATION = IDŐTARTAM
cli-tidy = Régi, már senkinek sem kellő asztalok törlése: amelyek hiába vártak, leckék, lezártak.
cli-tidy-older-than = csak amihez ennyi ideje senki sem nyúlt: órák, napok vagy hetek, például 12h, 90d, 4w
cli-tidy-finished = befejezett játszmák is, hacsak a nap osztásához, elemzéshez, bejelentéshez vagy estéjük másik játszmájához nem kellenek
cli-tidy-dry-run = csak annak kiírása, mi törlődne
cli-play-tidy-after = naponta egyszer törli azokat az asztalokat, amelyekhez ennyi ideje senki sem nyúlt, például 90d, ahogy a 'stammtisch tidy' (soha)
tidy-nothing = Nincs mit törölni.
tidy-done = Törölve: hiába váró asztal: { $waiting }; lecke: { $lessons }; lezárt asztal: { $closed }; befejezett játszma: { $finished }; összesen kb. { $size } MB.
tidy-would = Törlődne: hiába váró asztal: { $waiting }; lecke: { $lessons }; lezárt asztal: { $closed }; befejezett játszma: { $finished }; összesen kb. { $size } MB.
tidy-in-use = Marad, mert van ott valaki: { $tables }.
tidy-space = A helyet új játszmák használják fel. Egy fájl akkor lesz kisebb, ha olyankor törölnek belőle, amikor egy szerver sem használja.
mistake-duration = { $option }: órák, napok vagy hetek száma kell, például 12h, 90d vagy 4w, nem pedig '{ $given }'
mistake-tidy-stopped = a(z) '{ $name }' adatbázis elutasított egy módosítást, talán mert megtelt a lemeze; ami korábban törlődött, az eltűnt, minden más olyan, mint volt

# What a messenger shows of a link
preview-invited = Egy asztal vár rád
preview-picture = Két játék kártyái, kockái és bábui

## Miért nem szabályos egy lépés

why-seat = { $number }. hely
why-rule = { $reason } ({ $rule } szabály)
why-chance = Csak a véletlen oszt, dob és sorsol.
why-no-seat = Ezt csak az teheti meg, aki az asztalnál ül.
why-no-deal = Most nem osztunk lapot.
why-deal-to = A következő lapot kapja: { $who }.
why-dealt = { $card } már ki lett osztva.
why-no-card = Nincs ilyen lap: { $card }.
why-not-settled = Most nem dől el, ki az első.
why-first = Az első nem lehet { $who }.
why-no-act = { $act } nem lépés ebben: { $game }.
why-no-action = Itt a(z) { $action } szám nem jelöl lépést.
the-game-why-drawing = A kör véget ért: most húzás jön.
the-game-why-pile = Nincs ilyen pakli: { $pile }; a paklik: A, B, C és D.
the-game-why-degree = A kezdési kedv 0, 1 vagy 2, nem { $degree }.
the-game-why-signal = { $word } nem jelzés ehhez: { $topic }.
raise-why-no-point = Most nem fordítunk fel pontkártyát.
raise-why-point = Nincs ilyen pontkártya: { $points }.
raise-why-point-before = Ez a pontkártya már fel lett fordítva: { $points }.
raise-why-no-die = Most nem dobunk kockával.
raise-why-face = A { $die }. kocka nem mutathatja ezt: { $face }; az oldalai: { $faces }.
raise-why-refill = Előbb { $who } egészíti ki a kezét.

## Mi a hiba egy jegyzőkönyvben

record-fault = { $line }. sor: { $reason }
record-begin = Egy játszma a fejlécével kezdődik, egy 'record' sorral.
record-none = Ebben a fájlban nincs játszma.
record-version = Ez { $version } verziójú jegyzőkönyv; az 1-es verzió olvasható.
record-header = A fejlécből hiányzik: { $names }.
record-game = Nincs ilyen játék: '{ $name }'.
record-rules = Ezek { $version } verziójú szabályok; { $game } ismert verziója: { $known }.
record-seats = 'seats' csak nevek listája lehet.
record-options = 'options' csak objektum lehet.
record-after = Az eredmény után csak 'reveal' jöhet.
record-early = Itt eredmény áll, de a játszmának nincs vége.
record-result = Az eredmény { $right }, nem { $written }.
record-line = A { $line }. sor helyesen: { $right }.
record-no-commitment = Titok derül ki, de a fejléc nem rögzített titkot.
record-reveal-early = A titok az eredmény előtt derül ki.
record-hexadecimal = A titok nem hexadecimális.
record-secret = Ez nem az előre rögzített titok.
record-not-committed = A { $line }. sor osztása nem az előre rögzített.
record-cut-off = A jegyzőkönyv félbeszakad: a játszmának nincs eredménye.
record-unrevealed = A jegyzőkönyv félbeszakad: a fejléc rögzített egy titkot, de az nem derül ki.
record-scheme = A { $version }. eljárás ismeretlen; az 1–{ $known }. eljárás ismert.
record-scheme-alone = A fejléc eljárást vagy hozzájárulást említ, de titkot nem rögzít.
record-contribution = A fejlécben a hozzájárulások hibásan vannak leírva.
record-contribution-value = A { $seats }. hely hozzájárulása nem az, amelyet a lenyomata bejelentett.
record-kept = Ez nem az, amit a böngésző egy osztásról megőriz: objektum 'commitment', 'hashes' és 'value' mezővel.
record-kept-commitment = Nem ezt az előre rögzített titkot láttad először.
record-kept-hashes = Nem ezeket a bejelentett hozzájárulásokat láttad, mielőtt a tiédet felfedted.
record-kept-value = A te hozzájárulásodat nem használták fel.
record-json = Hibás JSON a { $column }. oszlopnál.
record-deep = Hibás JSON: túl mélyen ágyazott.
record-digits = Egy számnak több jegye van, mint bármelyiknek egy jegyzőkönyvben.
record-long-line = A sor hosszabb { $most } karakternél, tehát ez nem jegyzőkönyv.
record-long = Itt több mint { $most } sor következik újabb fejléc nélkül, tehát ez nem jegyzőkönyv.
record-damaged = A fájl sérült vagy csonka: nem bontható ki.
record-second = Itt újabb játszma kezdődik; csak egy lehet.
record-utf8 = Ez nem UTF-8 szöveg.
record-object = Egy sor egy JSON-objektum, nem { $found }.
record-move = Ez nem { $game }-lépés: { $line }
record-card = '{ $card }' nem kártya; egy kártya így írandó: 'bell-2-1': szimbólum-szám-pont.
notation-unknown = '{ $text }' nem { $game }-lépés; a lépések így írandók: { $like }
notation-card = '{ $card }' nem kártya; a kártyák így írandók: { $like }
notation-which = '{ $card }' ezek bármelyike lehet: { $cards }; a teljes név kell.
position-begin = Egy állás így kezdődik: { $right }
position-word = '{ $word }' nem része e játék állásainak.
position-value = Az állásban '{ $name }' nem lehet { $value }.
position-options = Az állás beállításai: { $reason }
position-view = Ez az, amit egy hely tud, nem a teljes állás.
position-state = Ez a teljes állás, nem az, amit egy hely tud.
position-impossible = Ilyen állás nincs: a részei nem illenek össze.

## Miért nincs elemzés

review-unfinished = A játszmának még nincs vége; csak befejezett játszmát lehet elemezni.
review-no-judge = Ehhez a játékhoz nincs elemzés: { $game }.
review-failed = Az elemzés nem sikerült: { $game }.
review-no-game = Nincs { $number }. játszma ebben a fájlban; a játszmák száma: { $games }.
review-lesson = A { $line }. sortól kezdődő játszma lecke: a lapjai előre el voltak rendezve, így nincs mit elemezni.

## Egy döntés szavakban; $first és $second a leírtak részei

the-game-act-claim =
    { $value ->
        [0] inkább nem kezdene
        [1] szívesen kezdene
       *[other] nagyon szeretne kezdeni
    }
the-game-act-play = { $first } ide: { $second }
the-game-act-end = a kör vége
raise-act-choose = első lap: { $value }
raise-act-raise = folytatja: { $value }
raise-act-pass = passz

## Mi a hiba egy készletfájlban; mind a hellyel kezdődik

set-kind = { $place }: csak 'standard' vagy egy TOML-fájl útvonala lehet, nem { $value }
set-no-file = { $place }: nincs ilyen fájl; adj meg egy TOML-fájlt, vagy ezt: 'standard'
set-not-text = { $place }: nem UTF-8 szöveg
set-not-read = { $place }: nem olvasható
set-not-toml = { $place }: nem TOML: { $line }. sor, { $column }. oszlop
set-toml-ends = { $place }: nem TOML: a vége hiányzik
set-too-large = { $place }: nagyobb bármelyik készletnél: legfeljebb { $most } bájt lehet
set-deep = { $place }: túl mélyen ágyazott
set-digits = { $place }: egy számnak túl sok jegye van benne
set-more = { $place } és további hibák: { $more }
set-unknown = { $place }: ismeretlen; egy készletben ezek vannak: { $names }
set-missing = { $place }: hiányzik
set-name = { $place }: 1–60 karakteres szöveg kell, nem { $value }
set-whole = { $place }: egész szám kell, { $lowest }–{ $highest }, nem { $value }
set-list = { $place }: 1–{ $most } elemű lista kell
set-word = { $place }: 1–20 kisbetűs szó kell a-tól z-ig, nem { $value }
set-blank = { $place }: '{ $value }' az üres oldalt jelenti; adj más nevet a szimbólumnak
set-twice = { $place }: '{ $value }' kétszer szerepel; minden szimbólum egyszer áll
set-face = { $place }: nincs ilyen oldal: { $value }; az oldalak: { $names }
set-card = { $place }: { $value } nem kártya; egy kártya így írandó: 'bell-2-1': szimbólum-szám-pont
set-symbol = { $place }: { $value }: ismeretlen szimbólum; a szimbólumok: { $names }
set-count = { $place }: értéke { $written }, de a listában lévő kártyák száma { $listed }
set-hand = { $place }: értéke { $size }, de egy játékos kártyáinak száma csak { $cards }
set-no-card = { $place }: egyiken sincs '{ $value }'; minden szimbólumhoz kell kártya
set-table = { $place }: táblázat kell, soronként egy játékosszámmal: { $names }
set-players = { $place }: ennyien nem játszhatnak; lehetséges: { $names }

## Tables of a running server

cli-STATE = ÁLLAPOT
cli-TABLE = ASZTAL
cli-SEAT = HELY
cli-REPORT = BEJELENTÉS
cli-play-socket = a 'stammtisch tables' foglalata (az adatbázis mellett vagy a saját mappádban)
cli-play-metrics-port = Prometheus-mérőszámok ezen a porton (kikapcsolva)
cli-play-metrics-host = melyik címen legyenek a mérőszámok (127.0.0.1)
cli-play-log = a napló a hibakimeneten ilyen formában (text):
cli-play-tables-each = hány várakozó vagy folyó asztalt nyithatott egy cím (300)
cli-play-disk-reserve = ha az SQLite-fájlnál ennél kevesebb a szabad hely, semmi új nem kezdődik, de a folyó játszmák mennek tovább (200M)
cli-play-drain = hány másodperc teljen el a SIGTERM-től, amikor a /ready már hibát jelez, a szerver leállásáig (0)
cli-tables = Egy futó szerver asztalainak listája és bezárása, emberek eltávolítása, bejelentések.
cli-tables-state = csak az ilyen állapotú asztalok:
cli-tables-public = csak a nyilvános asztalok
cli-tables-game = csak ennek a játéknak az asztalai
cli-tables-most = legfeljebb ennyi, a legfrissebbek elöl (200)
cli-tables-close = bezárja az asztalt; ami történt, olvasható marad
cli-tables-remove = eltávolítja az ezen a helyen ülőt, 1-től számolva; játék közben egy bot folytatja
cli-tables-reports = ami bejelentett és még nincs lezárva
cli-tables-errors = a böngészők által jelentett hibák
cli-tables-settle = feljegyzi, hogy ez a bejelentés le van zárva
cli-tables-all = a --reports mellett: a lezártak is
cli-tables-database = a szerver adatbázisa (a saját adatmappádban lévő)
tables-title = Asztalok
tables-none = Nincs ilyen asztal.
tables-more = Van még több is: --most.
tables-yes = igen
tables-bot = bot
tables-muted = elnémítva
tables-state-waiting = vár
tables-state-running = folyik
tables-state-over = véget ért
tables-state-closed = bezárt
tables-closed = Bezárva: { $table }.
tables-removed = Eltávolítva: { $seat }. hely, { $table } asztal.
tables-settled = Lezárva: { $report }.
reports-none = Nincs bejelentés.
reports-head = { $report }, { $when }: { $name }, { $seat }. hely, { $table } asztal ({ $game })
reports-settled = lezárva
reports-no-words = (szöveg nélkül)
errors-title = Hibák a böngészőkben
errors-none = Egyetlen böngésző sem jelentett hibát.
errors-off = Ez a szerver nem fogadja a böngészők hibáit (--no-browser-errors).
errors-dropped = További { $number }, más fajtájú jelentésnek nem jutott hely.
mistake-operator-nobody = itt nem válaszol futó szerver: { $path }; add meg a --database vagy --socket kapcsolót úgy, ahogy indult
mistake-operator-right = ezt csak az használhatja, aki a szervert indította: { $path }
mistake-operator-system = ezen a rendszeren nincs Unix-foglalat, így a futó szerver nem kérdezhető
mistake-seat = { $given } nem hely; a számolás 1-től indul
column-game = játék
column-state = állapot
column-public = nyilvános
column-created = megnyitva
column-moved = utolsó lépés
column-place = hol
column-build = változat
column-count = hányszor
column-first = először
column-last = utoljára
