# Command line

## Help

cli-about = Stolik stałych bywalców do dwóch gier karcianych: RAISE i THE GAME.
cli-more = Więcej o każdym poleceniu, z przykładem: 'stammtisch POLECENIE --help'.
cli-commands = polecenia
cli-example = Przykład:
cli-version = podaje wersję
cli-language = język, jeden z tych:
cli-COMMAND = POLECENIE
cli-GAME = GRA
cli-FILE = PLIK
cli-FOLDER = KATALOG
cli-NAME = NAZWA
cli-PATH = ŚCIEŻKA
cli-ADDRESS = ADRES
cli-NAME-VALUE = NAZWA=WARTOŚĆ
cli-game = gra, jedna z tych:
cli-json = wypisuje jeden obiekt JSON

cli-play = Otwiera stół w przeglądarce: gra ze znajomymi i z botami.
cli-play-host = pod jakim adresem; 0.0.0.0 wpuszcza telefony (127.0.0.1)
cli-play-port = port (8480 albo, jeśli jest zajęty, dowolny wolny)
cli-play-database = gdzie przechowywać partie: plik albo baza PostgreSQL podana jako postgresql://UŻYTKOWNIK@HOST/NAZWA (plik w twoim katalogu danych)
cli-play-host-name = nazwy, pod którymi serwer odpowiada, poza localhost i nazwą tego komputera
cli-play-trusted-proxies = adresy lub sieci serwerów proxy, którym wierzymy w sprawie przekazanych adresów
cli-play-prefix = ścieżka za nazwą komputera, pod którą proxy udostępnia ten serwer, na przykład /gry
cli-play-public-url = adres, do którego prowadzą linki w e-mailach, wraz z prefiksem ścieżki, jeśli jest: https://gry.example.org; domyślnie adres jedynego --host-name
cli-play-no-browser = nie otwierać przeglądarki
cli-play-no-browser-errors = nie przyjmować błędów zgłaszanych przez przeglądarki
cli-play-set = RAISE: dane z twojego pudełka, do wyboru obok zestawu standardowego; można podać kilka razy
cli-play-smtp = serwer SMTP dla e-maili do graczy: smtp://nazwa:hasło@host:port lub smtps://…; lepiej w STAMMTISCH_SMTP, gdzie nikt nie widzi hasła
cli-play-mail-from = adres, z którego przychodzą te e-maile (lub STAMMTISCH_MAIL_FROM)
cli-play-json = wypisać adres jako jeden wiersz JSON, dla skryptów

cli-simulate = Każe grać botom i mówi, jak poszło.
cli-simulate-players = ile osób gra
cli-simulate-bots = jeden bot na wszystkie miejsca albo po jednym na każde (drugi od najsłabszego); nazwa, ścieżka.py:Klasa, pakiet:Klasa albo "cmd:program"
cli-simulate-games = ile partii (100)
cli-simulate-records = tu zapisuje partie dla 'stammtisch check'; .gz i .zst są spakowane
cli-simulate-committed = rozdaje według sekretu, do którego zapis zobowiązuje się z góry i który ujawnia na końcu

cli-table-seed = słowo lub liczba; to samo ziarno daje te same partie (1)
cli-table-option = opcja gry, dowolną liczbę razy
cli-table-set = RAISE: wartości z własnego pudełka
cli-table-workers = procesy (po jednym na rdzeń)
cli-table-cluster = grać na klastrze Ray: local uruchamia go na tym komputerze, HOST:PORT używa już działającego

cli-arena = Mierzy każdego bota z każdym, z zamianą miejsc i na tych samych kartach, i ocenia je.
cli-arena-bots = boty: nazwa, ścieżka.py:Klasa, pakiet:Klasa albo "cmd:program"
cli-arena-games = ile partii w jednym spotkaniu (100)
cli-arena-players = miejsc przy stole (2)

cli-CODE = KOD
cli-table-seconds = ile sekund bot ma na ruch; boty z zewnątrz są wkrótce potem kończone (2)
cli-table-log = katalog na to, co boty piszą na wyjście błędów (tymczasowy)

cli-join = Posadzić bota przy działającym stole.
cli-join-code = kod stołu
cli-join-server = adres serwera (http://127.0.0.1:8480)
cli-join-bot = nazwa, ścieżka.py:Klasa, pakiet:Klasa albo "cmd:program"
cli-join-name = imię, które widzą inni (nazwa klasy albo programu)
cli-join-seat = miejsce, liczone od 1 (pierwsze wolne)
cli-join-stay = grać też każdą następną partię tych samych osób

cli-probe-bot = Dać botowi zagrać we wszystkie gry i powiedzieć, co robi źle.
cli-probe-bot-bot = ścieżka.py:Klasa, pakiet:Klasa, "cmd:program" albo nazwa
cli-probe-bot-game = tylko ta gra; można podać kilka razy

join-sits = { $name } siedzi na miejscu { $seat } przy stole { $table }
join-over = partia się skończyła: { $result }
join-closed = stół został zamknięty
join-failed = { $bot }: { $fault }: { $what }; dalej gra bot serwera
probe-right =
    { $game }: wszystko dobrze, { $games ->
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partii
    } i { $positions ->
        [one] jedna pojedyncza pozycja
        [few] { $positions } pojedyncze pozycje
       *[other] { $positions } pojedynczych pozycji
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms na ruch
probe-wrong =
    { $game }: coś poszło źle, { $games ->
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partii
    } i { $positions ->
        [one] jedna pojedyncza pozycja
        [few] { $positions } pojedyncze pozycje
       *[other] { $positions } pojedynczych pozycji
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms na ruch
outside-log = to, co boty napisały na wyjście błędów, jest w { $folder }
faults-title =
    Przegrane walkowerem: { $forfeited } z { $games ->
        [one] jednej partii
        [few] { $games } partii
       *[other] { $games } partii
    }
fault-start = nie wystartował
fault-crash = padł
fault-late = za późno
fault-nonsense = nieczytelna odpowiedź
fault-illegal = niedozwolony ruch
fault-out-of-turn = odezwał się niepytany
column-fault = błąd
column-options = opcje
column-players = gracze
mistake-bot-package = nie ma pakietu ani modułu Pythona '{ $name }'
mistake-bot-program = nie ma programu '{ $name }'
mistake-bot-start = { $name } nie może grać: { $what }
mistake-client-missing = brakuje do tego pakietów; zainstaluj je: pip install 'stammtisch[client]'
mistake-extra-missing = brakuje do tego pakietów; zainstaluj je: pip install "stammtisch[{ $extra }]"
mistake-no-encoding = gra { $game } nie ma kodowania, którego potrzebują środowiska
mistake-reward = nie ma nagrody { $name }; do wyboru: { $names }
mistake-not-simultaneous = w grze { $game } nie wszystkie miejsca zawsze działają jednocześnie; zamiast parallel_env użyj env
mistake-render-mode = nie ma widoku { $name }; do wyboru: { $names }
mistake-other-seats = boty: { $count }, inne miejsca: { $seats }; podaj jednego dla wszystkich albo po jednym dla każdego
mistake-batch-actions = { $given } akcji na { $games } gier; muszą to być liczby całkowite, jedna na grę
mistake-batch-action = wiersz { $row } (gra { $index }): akcja { $action } nie jest tam dozwolona; niczego nie zagrano
mistake-batch-number = { $name } wynosi { $value }, ale musi być liczbą całkowitą od 1
mistake-batch-seed = ziarno jest za długie: najwyżej { $most } bajtów
mistake-batch-recv = przed następnym recv musi być send
mistake-batch-send = przed send musi być recv
mistake-seconds = --seconds wynosi { $value }, a musi być większe od 0
mistake-join-server = serwera nie da się użyć: { $reason }

cli-bots = Wymienia boty od najsłabszego, z wynikami pomiarów.

cli-check = Odtwarza zapis według zasad; przy błędnym podaje wiersz i powód.
cli-check-file = zapis: wiersze JSON, jedna partia lub więcej; można podać kilka plików
cli-check-kept = to, co twoja przeglądarka zachowała z tego rozdania (można zapisać ze strony wyniku); wtedy sprawdzenie dowodzi więcej

cli-review = Ocenia decyzje w zakończonych partiach: co która kosztowała, co było szczęściem i co byłoby lepsze.
cli-review-file = zapis: wiersze JSON, jedna zakończona partia lub więcej
cli-review-game = tylko ta partia z pliku, licząc od 1 (wszystkie)
cli-review-svg = rysuje do tego pliku szanse na wygraną w trakcie partii
cli-review-html = zapisuje całą analizę do tego pliku jako stronę dla przeglądarki

cli-rules = Opowiada zasady gry naszymi słowami.

cli-export = Zapisuje partie jako tabele (Parquet) dla polars, DuckDB i innych.
cli-export-file = zapis: wiersze JSON, także spakowane; można podać kilka plików
cli-export-parquet = nowy katalog na tabele games, turns i moves
cli-export-game = tylko zapisy tej gry (wszystkie; muszą być z jednej gry)
export-done = { $folder }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    } w plikach games.parquet, turns.parquet i moves.parquet

cli-dataset = Każe botom kilku poziomów grać te same rozdania i zapisuje partie jako tabele.
cli-dataset-folder = nowy katalog na tabele i ich opis
cli-dataset-levels = boty oddzielone przecinkami (trzy, które grają szybko); każde rozdanie gra raz każdy z nich
cli-dataset-games = ile partii, wszystkie poziomy razem (100000)
dataset-done = { $folder }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = przerwano po { $done } z { $games } partii; nic nie zapisano

cli-report = Zapisuje stronę z wykresami o katalogu z tabelami.
cli-report-folder = katalog, który zapisał 'stammtisch export' albo 'stammtisch dataset'
cli-report-output = strona (report.html w katalogu)
report-done = gotowe: { $file }; można otworzyć w przeglądarce

cli-train = Uczy bota grą z samym sobą; po przerwaniu to samo wywołanie idzie dalej.
cli-train-players = dla ilu osób
cli-train-min-cards = THE GAME: ilu kart wymaga tura (2)
cli-train-fewer-cards = THE GAME: ręka ma o jedną kartę mniej
cli-train-games = z ilu partii się uczy (300000)
cli-train-minutes = kończy po tylu minutach; to samo wywołanie później idzie dalej
cli-train-seed = to samo ziarno daje te same wagi (1)
cli-train-start-from = zaczyna od tych wag
cli-train-out = gdzie zapisywać (weights)
cli-train-rate = THE GAME: jak szybko się uczy (0.03)
cli-train-most = THE GAME: ile tur jest rozważanych (24)
cli-train-win-share = THE GAME: ile na początku znaczy wygrana, reszta to wyłożone karty (0.6)
cli-train-worlds = THE GAME: grać z szukaniem w tylu wyobrażonych światach i uczyć się, co znajdzie (0: tylko według wartości)
cli-train-generations = RAISE: ile pokoleń (120)
cli-train-deals = RAISE: ile rozdań gra każda próba (500)
cli-train-cluster = niech grają procesy klastra Ray, a nauka odbywa się tutaj: local uruchamia go na tym komputerze, HOST:PORT używa już działającego
cli-train-workers = procesy na klastrze (po jednym na rdzeń)
cli-train-resume = kontynuować przerwany trening; jeśli go nie ma, to błąd
cli-train-no-resume = zacząć od nowa, nawet jeśli można by kontynuować przerwany trening

cli-bench = Mierzy, jak szybko gra ten komputer.
cli-bench-seconds = ile trwa jeden pomiar (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = użycie:
argparse-positional-arguments = co jest potrzebne
argparse-options = opcje
argparse-show-this-help-message-and-exit = pokazuje to wszystko
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-parser-choices = nie ma polecenia %(parser_name)r; są: %(choices)s
argparse-the-following-arguments-are-required = brakuje: %s
argparse-unrecognized-arguments = niezrozumiałe: %s
argparse-expected-one-argument = brakuje wartości
argparse-ignored-explicit-argument = nie przyjmuje wartości, a podano %r
argparse-not-allowed-with-argument = nie łączy się z %s
argparse-ambiguous-option-could-match = %(option)s może oznaczać: %(matches)s
argparse-invalid-value = %(value)r nie jest liczbą, która tu pasuje
argparse-invalid-choice-choose-from = nie ma %(value)r; są: %(choices)s

## Mistakes

mistake-more = { $message }; więcej powie '{ $program } --help'
mistake-language = nie ma tekstów w języku '{ $name }'; są: { $names }
mistake-game = nie ma tu gry '{ $name }'; są: { $names }
mistake-bot = nie ma bota '{ $name }' do { $game }; są: { $names }
mistake-option-form = --option { $given } powinno mieć postać NAZWA=WARTOŚĆ
mistake-option-name = nie ma opcji '{ $name }'; są: { $names }
mistake-option-value = { $name } to { $value }, a musi być jedną z wartości: { $values }
mistake-no-seat = seat to { $seat }, a musi być liczbą od 0 do { $last }
mistake-least = --{ $name } to { $value }, a musi być co najmniej { $least }
mistake-listen = pod adresem { $host }, port { $port }, się nie da: { $reason }
mistake-port-taken = port { $port } na { $host } jest zajęty, może przez inny stammtisch; zatrzymaj go albo wybierz inny przez --port
mistake-metrics = nie da się udostępnić metryk pod adresem { $host }, port { $port }: { $reason }
mistake-size = '{ $given }' to nie rozmiar; podaj bajty albo liczbę z literą K, M, G lub T, na przykład 200M
mistake-read = nie da się odczytać { $file }: { $reason }
mistake-write = nie da się zapisać { $file }: { $reason }
mistake-ending = { $file } nie jest nazwą dla zapisów; kończą się one na { $endings }
mistake-no-file = nie ma pliku { $file }
mistake-no-training = dla gry { $game } nie ma czego trenować, tylko dla: { $names }
mistake-no-interrupted-training = w folderze { $folder } nie ma przerwanego treningu
mistake-cluster-unreachable = pod adresem { $address } nie odpowiada żaden klaster Ray; sprawdź, czy działa i czy zgadzają się host i port
mistake-cluster = nie da się użyć klastra Ray pod adresem { $address }: { $reason }
mistake-cluster-address = '{ $address }' nie jest adresem klastra Ray; napisz local albo HOST:PORT
mistake-cluster-start = nie da się uruchomić Ray na tym komputerze: { $reason }
mistake-cluster-missing = brakuje pakietów dla --cluster; zainstaluj je: pip install 'stammtisch[cluster]'
mistake-cluster-version = klaster Ray pod adresem { $address } ma Ray i Python { $there }, ten komputer { $here }; muszą być takie same
mistake-cluster-token = klaster Ray pod adresem { $address } żąda klucza, a tego brakuje albo jest błędny; ustaw RAY_AUTH_MODE=token i klucz klastra
mistake-cluster-software = komputer { $machine } w klastrze ma stammtisch { $there }, ten ma { $here }; muszą być takie same
mistake-cluster-software-missing = nie da się wczytać stammtisch na klastrze: { $reason }
mistake-cluster-lost = klaster kilka razy stracił tę samą część pracy: { $reason }
mistake-cluster-bot = na klastrze: { $reason }
mistake-review-svg = partie w tym pliku: { $games }; wybierz jedną przez --game albo zapisz stronę przez --html
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (i jeszcze jeden błąd)
        [few] { $first } (i jeszcze { $more } błędy)
       *[many] { $first } (i jeszcze { $more } błędów)
    }
mistake-set-name = { $file }: zestaw o nazwie '{ $name }' już jest; nadaj temu własną nazwę
mistake-smtp = --smtp musi być adresem takim jak smtp://nazwa:hasło@mail.example.org:587 lub smtps://mail.example.org
mistake-smtp-missing = --mail-from wymaga też serwera SMTP: --smtp smtp://mail.example.org
mistake-mail-from = --mail-from nie jest adresem e-mail: { $address }
mistake-mail-from-missing = --smtp wymaga też adresu nadawcy: --mail-from gry@example.org
mistake-public-url = --public-url musi być adresem takim jak https://gry.example.org{ $prefix }, bez użytkownika, '?' i '#': { $given }
mistake-public-url-path = --public-url musi mieć tę samą ścieżkę co --prefix: { $right }, a nie { $given }
mistake-public-url-missing = --smtp wymaga też adresu, do którego prowadzą linki w e-mailach: --public-url https://gry.example.org{ $prefix }
mistake-utf8 = { $file } nie jest tekstem UTF-8
mistake-host-name = '{ $name }' nie jest nazwą komputera; pisz bez http:// i portu, na przykład gry.example.org
mistake-proxy = '{ $name }' nie jest ani adresem, ani siecią; pisz na przykład 127.0.0.1 albo 10.0.0.0/8
mistake-prefix = '{ $name }' nie może być ścieżką tego serwera; pisz na przykład /gry, ale nie jak jedna z jego własnych stron
mistake-store = nie da się użyć bazy danych '{ $name }': { $reason }
mistake-store-newer = baza danych ma wersję { $version }; ten program zna wersje do { $known }
mistake-store-in-use = bazy danych '{ $name }' używa już inny serwer stammtisch (proces { $process }); najpierw go zatrzymaj albo wybierz inny plik przez --database
mistake-store-shared = bazy danych '{ $name }' używają serwery, może na innych komputerach; najpierw zatrzymaj je wszystkie
mistake-store-alone = bazy danych '{ $name }' nie można teraz współdzielić: jest właśnie przywracana, przenoszona lub sprzątana albo używa jej serwer starszej wersji; poczekaj, aż to się skończy, albo zatrzymaj ten serwer
mistake-store-kind = '{ $name }' nie jest bazą danych, której stammtisch może użyć; podaj ścieżkę pliku albo adres w postaci postgresql://UŻYTKOWNIK@HOST/NAZWA
mistake-store-driver = brakuje sterownika PostgreSQL; zainstalujesz go poleceniem: pip install 'stammtisch[postgres]'
mistake-store-unreachable = pod adresem '{ $name }' nie odpowiada żaden serwer PostgreSQL; sprawdź, czy działa i czy zgadzają się host i port
mistake-store-login = serwer PostgreSQL nie przyjmuje tego użytkownika lub hasła: '{ $name }'
mistake-store-missing = na serwerze PostgreSQL nie ma takiej bazy danych: '{ $name }'; najpierw ją utwórz, na przykład poleceniem createdb
mistake-store-permission = ten użytkownik nie może tworzyć tabel w bazie danych '{ $name }'; jej właściciel może na to pozwolić poleceniem GRANT
mistake-store-foreign = '{ $name }' zawiera coś innego niż partie stammtischa; wybierz inną bazę danych przez --database
mistake-store-moved = partie z '{ $name }' przeniesiono do '{ $target }'; podaj tę bazę przez --database
mistake-not-empty = w { $folder } już coś jest; podaj katalog nowy albo pusty
mistake-not-folder = { $folder } nie jest katalogiem
mistake-several-games = { $file } ma po partiach { $one } także partie { $other }; wybierz jedną grę przez --game
mistake-level-twice = w --levels jeden poziom jest podany dwa razy
mistake-dataset-bot = w partii { $number } bot zawiódł: { $what }
mistake-no-table = nie ma tabeli { $file }; tabele zapisują 'stammtisch export' i 'stammtisch dataset'
mistake-not-table = { $file } nie jest tabelą zapisaną przez stammtisch
mistake-tables-version = { $file } pochodzi z innej wersji programu stammtisch; wyeksportuj partie od nowa
mistake-server-missing = poleceniu 'stammtisch play' brakuje pakietów; zainstalujesz je poleceniem: pip install 'stammtisch[server]'
because-file = nie ma takiego pliku
because-folder = to jest folder
because-right = to nie jest tu dozwolone
mistake-seats =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }: podaj jednego na wszystkie albo po jednym na każde
mistake-two-bots = arena potrzebuje co najmniej dwóch różnych botów, oddzielonych przecinkami
interrupted =
    { $games ->
        [one] przerwano po { $done } z { $games } partii
        [few] przerwano po { $done } z { $games } partii
       *[many] przerwano po { $done } z { $games } partii
    }

## Figures

figure-0 = { NUMBER($number, maximumFractionDigits: 0) }
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-range = od { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rating-range = od { $low } do { $high }
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables and summaries

progress-games = partie
progress-cluster = uruchamia się Ray
progress-review = analiza
summary-played =
    { $game }, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, partii na sekundę: { NUMBER($rate, maximumFractionDigits: 1) }
summary-team = wygranych: { $wins } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (z pewnością 95% od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
measure-the-game-mean_left = średnio zostało kart: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
measure-the-game-excellent = doskonałych wyników: { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-title =
    { $game }, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
teams-title = Drużyny
meetings-title = Spotkania
seats-title = Miejsca
bots-title = Boty do { $game }
bench-title = Szybkość, jeden rdzeń
bench-the-game-plain-1 = THE GAME, zwykły silnik, jedna osoba losowo
bench-the-game-greedy-1 = THE GAME, szybki silnik, jedna osoba, najbliższa karta
bench-the-game-learned-1 = THE GAME, szybki silnik, nauczony bot, jedna osoba
bench-the-game-learned-3 = THE GAME, szybki silnik, nauczony bot, trzy osoby
bench-the-game-plain-4 = THE GAME, zwykły silnik, cztery osoby losowo
bench-raise-plain-2 = RAISE, zwykły silnik, dwie osoby losowo
bench-raise-kernel-2 = RAISE, szybki silnik, dwie osoby losowo
bench-raise-plain-4 = RAISE, zwykły silnik, cztery osoby losowo
column-about = co robi
column-aim = cel
column-bot = bot
column-games = partii
column-interval = 95%
column-the-game-mean_left = zostało
column-level = poziom
column-measured = zmierzono
column-ms = ms na ruch
column-per-second = na sekundę
column-rating = ocena
column-ratio = stosunek
column-times-plain = razy zwykły silnik
column-score = punkty
column-seat = miejsce
column-table = stół
column-team = drużyna
column-what = co
column-wins = zwycięstwa
column-won = wygrane
column-better = lepiej
column-kind = rodzaj
column-lost = strata
column-move = wpis
column-played = zagrano
column-player = kto
column-why = dlaczego
review-of-game = { $game }: analiza partii { $number }
review-accuracy-of-game = Dokładność partii: { $accuracy }
review-key-moments = Kluczowe momenty
review-no-key-moments = O żadnej decyzji nie wiadomo na pewno, że kosztowała 5 punktów lub więcej.
review-winnable-all = Z odkrytymi kartami wygrana znalazła się aż do końca.
review-winnable-at = Z odkrytymi kartami wygrana znalazła się jeszcze przy wpisie { $at }, później już nie.
review-winnable-none = Z odkrytymi kartami od pierwszej tury nie znalazła się żadna wygrana.
review-axis = wpisy
check-fault = { $file }: wiersz { $line }: { $reason }
check-fault-move = { $file }: wiersz { $line }: { $reason } [{ $move }]
check-right =
    { $games ->
        [one] { $games } partia poprawna
        [few] { $games } partie poprawne
       *[many] { $games } partii poprawnych
    }
check-committed = z tego { $games } rozdano zgodnie ze zobowiązaniem
check-took-part = { $file }: wiersz { $line }: własne losowe bajty do rozdania dołożyli: { $names }. Tym, co zachowała ich przeglądarka (--kept), mogą dowieść, że nikt nim nie sterował.
check-proven = { $file }: wiersz { $line }: nikt nie mógł sterować tym rozdaniem. Są w nim twoje własne losowe bajty, a wszystko inne było ustalone, zanim je poznano. Udział wzięli: { $names }.
check-left-out = { $file }: wiersz { $line }: losowe bajty zapowiedziane, ale niedostarczone na czas: { $names }. Rozdający mógł więc wybrać, czy ich użyć.
check-faults =
    { $faults ->
        [one] { $faults } błąd
        [few] { $faults } błędy
       *[many] { $faults } błędów
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }, { $cards ->
        [one] co najmniej { $cards } karta
        [few] co najmniej { $cards } karty
       *[many] co najmniej { $cards } kart
    }: wygrane partie
train-axis = partie, z których się uczył
train-signals = z sygnałami
train-silent = po cichu
train-raise-title = RAISE: wygrane z pierwszą próbą
train-raise-axis = pokolenia

## The bots

bots-the-game-random = kładzie cokolwiek, co pasuje
bots-the-game-greedy = całe tury o najmniejszej sumie kroków, cofnięcia wliczone
bots-the-game-planner = całe tury według prostych zasad; daje sygnały i na nie zważa
bots-the-game-learned = tura, którą najwyżej ceni sieć wyuczona grą z samą sobą
bots-the-game-sharp = próbuje najlepszych tur w kilku wyobrażonych światach
bots-the-game-master = próbuje więcej tur w większej liczbie światów i patrzy dalej
bots-raise-random = cokolwiek, co wolno
bots-raise-greedy = jak najtaniej gra dalej, póki stos kart zużytych jest tego wart
bots-raise-thrifty = rozważa stos kart zużytych, karty i przyszłe rundy
bots-raise-shrewd = rozgrywa dalej w kilku wyobrażonych światach
bots-raise-master = rozgrywa dalej w wielu wyobrażonych światach

## The web table

serve-port = Port { $port } jest zajęty, więc stół jest na { $taken }.
serve-at = Stół jest tutaj: { $address }
serve-phones = Dla telefonów w tej samej sieci: { $address }
serve-metrics = Metryki dla Prometheusa są tutaj: { $address }
serve-end = Ctrl-C kończy; wszystkie partie zostają zapisane.

## Backups and moving

cli-FROM = SKĄD
cli-TO = DOKĄD
cli-backup = Zapisz bazę danych w jednym pliku, gdy serwer działa.
cli-backup-file = plik do zapisania; zawiera tajemnice, więc dobrze go strzeż
cli-backup-force = nadpisz plik, jeśli istnieje
cli-restore = Wypełnij bazę danych z kopii zapasowej; żaden serwer nie może jej używać.
cli-restore-file = kopia zapasowa
cli-restore-database = baza danych do wypełnienia: plik albo postgresql://UŻYTKOWNIK@HOST/NAZWA (ta w folderze danych)
cli-restore-replace = zastąp zawartość bazy; stara zawartość zostaje obok
cli-move-database = Skopiuj bazę danych do innej, na przykład plik do PostgreSQL, i sprawdź ją partia po partii.
cli-move-from = stara baza: plik albo postgresql://UŻYTKOWNIK@HOST/NAZWA; zachowuje swoje partie, a potem jest odrzucana
cli-move-to = nowa, która musi być pusta
keep-copying = kopiowanie
keep-moving = kopiowanie i sprawdzanie
backup-done = Zapisano { $file }: { $size } MB, liczba stołów: { $tables }. Plik zawiera klucze, adresy e-mail i karty trwających partii: dobrze go strzeż.
restore-done = Przywrócono '{ $name }'. Liczba stołów: { $tables }.
restore-kept = Poprzednia zawartość jest zachowana tutaj: { $name }.
move-done = Wszystkie wiersze ({ $rows }) są w '{ $name }' i zostały porównane. Liczba stołów: { $tables }.
move-checked = Rozegrane ponownie według reguł i całe: { $tables }.
move-unknown = Nie rozegrano ponownie, bo gry lub tej wersji jej reguł tu nie zainstalowano: { $tables } ({ $names })
move-damaged = stół { $table } był uszkodzony już wcześniej i został skopiowany tak, jak jest: { $reason }
move-next = '{ $source }' zachowuje swoje partie bez zmian; serwer i polecenia odtąd ją odrzucają. Uruchom serwer z --database { $target }
move-not-marked = '{ $source }' nie udało się oznaczyć jako przeniesionej, więc serwer i polecenia nadal ją przyjmują; zmień jej nazwę albo ją usuń
mistake-store-full = brak miejsca dla '{ $name }'; nic nie zmieniono
mistake-store-read-only = '{ $name }' jest tylko do odczytu; nic nie zmieniono
mistake-store-corrupt = plik '{ $name }' jest uszkodzony i nie da się go odczytać; nic nie zmieniono
mistake-store-absent = pod '{ $name }' nie ma bazy danych programu stammtisch
mistake-keep-same = '{ $name }' nie można skopiować do siebie samej
mistake-keep-exists = '{ $name }' już istnieje; nadpisz go przez --force albo wybierz inną nazwę
mistake-keep-busy = inny proces właśnie zapisuje '{ $name }'
mistake-keep-not-empty = baza danych '{ $name }' nie jest pusta; nic nie zmieniono. Wybierz pustą albo zastąp ją przez 'stammtisch restore' z --replace
mistake-keep-different = to, co skopiowano do '{ $name }', nie jest takie jak przedtem ({ $names }); nic nie zmieniono

## Tidying

cli-DURATION = CZAS
cli-tidy = Usuń stare stoły, których nikt nie potrzebuje: te, które czekały na próżno, lekcje, zamknięte.
cli-tidy-older-than = tylko to, czego nikt nie ruszał od tylu godzin, dni lub tygodni, na przykład 12h, 90d, 4w
cli-tidy-finished = także zakończone partie, chyba że potrzebuje ich rozdanie dnia, analiza, zgłoszenie lub inna partia tego wieczoru
cli-tidy-dry-run = tylko powiedz, co zostałoby usunięte
cli-play-tidy-after = raz dziennie usuwaj stoły, których nikt nie ruszał od tak dawna, na przykład 90d, jak 'stammtisch tidy' (nigdy)
tidy-nothing = Nie ma czego usuwać.
tidy-done = Usunięto: stoły, które czekały na próżno: { $waiting }; lekcje: { $lessons }; zamknięte stoły: { $closed }; zakończone partie: { $finished }; razem około { $size } MB.
tidy-would = Zostałyby usunięte: stoły, które czekały na próżno: { $waiting }; lekcje: { $lessons }; zamknięte stoły: { $closed }; zakończone partie: { $finished }; razem około { $size } MB.
tidy-in-use = Zostają, bo ktoś tam jest: { $tables }.
tidy-space = Miejsce wykorzystają nowe partie. Plik zmaleje, jeśli porządkuje się go, gdy żaden serwer go nie używa.
mistake-duration = { $option } musi być liczbą godzin, dni lub tygodni, na przykład 12h, 90d lub 4w, a nie '{ $given }'
mistake-tidy-stopped = baza danych '{ $name }' odrzuciła zmianę, być może dlatego, że jej dysk jest pełny; co usunięto wcześniej, tego już nie ma, cała reszta jest jak przedtem

# What a messenger shows of a link
preview-invited = Stół czeka na ciebie
preview-picture = Karty, kostki i znaczniki z dwóch gier

## Dlaczego ruch jest niedozwolony

why-seat = miejsce { $number }
why-rule = { $reason } (zasada { $rule })
why-chance = Rozdaje, rzuca i losuje tylko przypadek.
why-no-seat = To może zrobić tylko ktoś przy stole.
why-no-deal = Teraz nie rozdaje się karty.
why-deal-to = Następną kartę dostaje { $who }.
why-dealt = Karta { $card } jest już rozdana.
why-no-card = Nie ma karty { $card }.
why-not-settled = Teraz nie ustala się, kto zaczyna.
why-first = Zacząć nie może { $who }.
why-no-act = { $act } nie jest ruchem w { $game }.
why-no-action = Numer { $action } nie oznacza tu żadnego ruchu.
the-game-why-drawing = Tura się skończyła: teraz dobiera się karty.
the-game-why-pile = Nie ma stosu { $pile }; stosy to A, B, C i D.
the-game-why-degree = Chęć rozpoczęcia to 0, 1 albo 2, a nie { $degree }.
the-game-why-signal = { $word } o { $topic } nie jest sygnałem.
raise-why-no-point = Teraz nie odkrywa się karty punktacji.
raise-why-point = Nie ma karty punktacji { $points }.
raise-why-point-before = Karta punktacji { $points } została już odkryta.
raise-why-no-die = Teraz nie rzuca się kostką.
raise-why-face = Kostka { $die } nie może pokazać { $face }; jej ścianki to: { $faces }.
raise-why-refill = Najpierw rękę uzupełnia { $who }.

## Co jest nie tak w zapisie

record-fault = wiersz { $line }: { $reason }
record-begin = Partia zaczyna się nagłówkiem, wierszem z 'record'.
record-none = W tym pliku nie ma żadnej partii.
record-version = To zapis w wersji { $version }; można czytać wersję 1.
record-header = W nagłówku brakuje: { $names }.
record-game = Nie ma tu gry '{ $name }'.
record-rules = To zasady w wersji { $version }; { $game } jest tu w wersji { $known }.
record-seats = 'seats' musi być listą imion.
record-options = 'options' musi być obiektem.
record-after = Po wyniku może być tylko 'reveal'.
record-early = Jest tu wynik, ale partia się nie skończyła.
record-result = Wynik to { $right }, a nie { $written }.
record-line = Wiersz { $line } powinien brzmieć { $right }.
record-no-commitment = Ujawnia się sekret, ale nagłówek do żadnego się nie zobowiązał.
record-reveal-early = Sekret jest ujawniony przed wynikiem.
record-hexadecimal = Sekret nie jest szesnastkowy.
record-secret = To nie ten sekret, do którego się zobowiązano.
record-not-committed = Wiersz { $line } nie jest rozdany zgodnie ze zobowiązaniem.
record-cut-off = Zapis jest urwany: partia nie ma wyniku.
record-unrevealed = Zapis jest urwany: nagłówek zobowiązuje do sekretu, ale nie jest on ujawniony.
record-scheme = Nieznany sposób losowania { $version }; znane są sposoby od 1 do { $known }.
record-scheme-alone = Nagłówek podaje sposób losowania albo wkłady, ale nie zobowiązuje do żadnego sekretu.
record-contribution = Wkłady w nagłówku są źle zapisane.
record-contribution-value = Wkład miejsca { $seats } nie jest tym, który zapowiadał jego skrót.
record-kept = To nie jest to, co przeglądarka zachowuje z rozdania: obiekt z 'commitment', 'hashes' i 'value'.
record-kept-commitment = To nie to zobowiązanie, które widać było najpierw.
record-kept-hashes = Zapowiedziane wkłady nie są tymi, które widać było przed ujawnieniem twojego.
record-kept-value = Twój własny wkład nie został użyty.
record-json = Uszkodzony JSON w kolumnie { $column }.
record-deep = Uszkodzony JSON: zbyt głęboko zagnieżdżony.
record-digits = Jakaś liczba ma więcej cyfr niż jakakolwiek w zapisie.
record-long-line = Wiersz jest dłuższy niż { $most } znaków, więc to nie jest zapis.
record-long = Następuje tu ponad { $most } wierszy bez nowego nagłówka, więc to nie jest zapis.
record-damaged = Plik jest uszkodzony lub ucięty: nie da się go rozpakować.
record-second = Tu zaczyna się następna partia; miała być tylko jedna.
record-utf8 = To nie jest tekst UTF-8.
record-object = Wiersz zawiera jeden obiekt JSON, a nie { $found }.
record-move = To nie jest ruch w { $game }: { $line }
record-card = '{ $card }' to nie karta; kartę pisze się jak 'bell-2-1': symbol-liczba-punkty.
notation-unknown = '{ $text }' nie jest ruchem w { $game }; ruchy zapisuje się tak: { $like }
notation-card = '{ $card }' to nie karta; karty zapisuje się tak: { $like }
notation-which = '{ $card }' może oznaczać { $cards }; trzeba napisać, którą z nich.
position-begin = Pozycja zaczyna się tak: { $right }
position-word = '{ $word }' nie należy do pozycji tej gry.
position-value = W pozycji '{ $name }' nie może wynosić { $value }.
position-options = Opcje pozycji: { $reason }
position-view = To jest to, co wie jedno miejsce, a nie cała pozycja.
position-state = To jest cała pozycja, a nie to, co wie jedno miejsce.
position-impossible = Takiej pozycji nie ma: jej części nie pasują do siebie.

## Dlaczego nie ma analizy

review-unfinished = Partia jeszcze się nie skończyła; analizować można tylko zakończoną.
review-no-judge = Dla { $game } nie ma tu analizy.
review-failed = Analiza { $game } się nie powiodła.
review-no-game = Partii { $number } nie ma w tym pliku; liczba partii: { $games }.
review-lesson = Partia od wiersza { $line } to lekcja: jej karty były ułożone z góry, więc nie ma czego analizować.

## Decyzja słowami; $first i $second to części zapisu

the-game-act-claim =
    { $value ->
        [0] woli nie zaczynać
        [1] może zacząć
       *[other] bardzo chce zacząć
    }
the-game-act-play = { $first } na { $second }
the-game-act-end = koniec tury
raise-act-choose = pierwsza karta { $value }
raise-act-raise = gra dalej: { $value }
raise-act-pass = pasuje

## Co jest nie tak w pliku zestawu; wszystko zaczyna się od miejsca

set-kind = { $place }: musi to być 'standard' albo ścieżka do pliku TOML, a nie { $value }
set-no-file = { $place }: nie ma takiego pliku; podaj plik TOML albo 'standard'
set-not-text = { $place }: nie jest tekstem UTF-8
set-not-read = { $place }: nie da się odczytać
set-not-toml = { $place }: nie jest w TOML: wiersz { $line }, kolumna { $column }
set-toml-ends = { $place }: nie jest w TOML: urywa się na końcu
set-too-large = { $place }: jest większe niż jakikolwiek zestaw: najwyżej { $most } bajtów
set-deep = { $place }: jest zbyt głęboko zagnieżdżone
set-digits = { $place }: jakaś liczba ma zbyt wiele cyfr
set-more = { $place } i dalsze błędy: { $more }
set-unknown = { $place }: nieznane; zestaw ma: { $names }
set-missing = { $place }: brakuje
set-name = { $place }: musi to być tekst od 1 do 60 znaków, a nie { $value }
set-whole = { $place }: musi to być liczba całkowita od { $lowest } do { $highest }, a nie { $value }
set-list = { $place }: musi to być lista o długości od 1 do { $most }
set-word = { $place }: musi to być słowo z 1 do 20 małych liter od a do z, a nie { $value }
set-blank = { $place }: '{ $value }' oznacza pustą ściankę; nazwij ten symbol inaczej
set-twice = { $place }: '{ $value }' występuje dwa razy; każdy symbol ma jedną pozycję
set-face = { $place }: nie ma ścianki { $value }; ścianki to: { $names }
set-card = { $place }: { $value } to nie karta; kartę pisze się jak 'bell-2-1': symbol-liczba-punkty
set-symbol = { $place }: { $value } ma nieznany symbol; symbole to: { $names }
set-count = { $place }: to { $written }, a liczba kart na liście to { $listed }
set-hand = { $place }: to { $size }, a liczba kart na osobę to tylko { $cards }
set-no-card = { $place }: na żadnej nie ma '{ $value }'; każdy symbol potrzebuje karty
set-table = { $place }: musi to być tabela z wierszem na każdą liczbę osób: { $names }
set-players = { $place }: w tyle osób się nie gra; są: { $names }

## Tables of a running server

cli-STATE = STAN
cli-TABLE = STÓŁ
cli-SEAT = MIEJSCE
cli-REPORT = ZGŁOSZENIE
cli-play-socket = gniazdo dla 'stammtisch tables' (obok bazy danych albo w twoim katalogu)
cli-play-metrics-port = udostępnia metryki dla Prometheusa na tym porcie (wyłączone)
cli-play-metrics-host = adres, pod którym są metryki (127.0.0.1)
cli-play-log = dziennik na wyjściu błędów w tej postaci (text):
cli-play-tables-each = ile czekających lub trwających stołów może mieć otwartych jeden adres (300)
cli-play-disk-reserve = gdy przy pliku SQLite jest mniej wolnego miejsca, nic nowego się nie zaczyna, a trwające partie toczą się dalej (200M)
cli-play-drain = ile sekund od SIGTERM, gdy /ready zaczyna zawodzić, do zatrzymania serwera (0)
cli-tables = Wypisuje i zamyka stoły działającego serwera, usuwa osoby, pokazuje zgłoszenia.
cli-tables-state = tylko stoły w tym stanie:
cli-tables-public = tylko stoły publiczne
cli-tables-game = tylko stoły tej gry
cli-tables-most = najwyżej tyle, najnowsze najpierw (200)
cli-tables-close = zamyka ten stół na stałe; to, co zagrano, można nadal czytać
cli-tables-remove = usuwa osobę z tego miejsca, licząc od 1; w trakcie gry gra dalej bot
cli-tables-reports = co zgłoszono i czego jeszcze nie załatwiono
cli-tables-errors = błędy, które zgłosiły przeglądarki
cli-tables-settle = oznacza to zgłoszenie jako załatwione
cli-tables-all = z --reports: także załatwione
cli-tables-database = baza danych serwera (ta w twoim katalogu danych)
tables-title = Stoły
tables-none = Nie ma takich stołów.
tables-more = Jest ich więcej: użyj --most.
tables-yes = tak
tables-bot = bot
tables-muted = wyciszenie
tables-state-waiting = czeka
tables-state-running = trwa
tables-state-over = koniec
tables-state-closed = zamknięty
tables-closed = Stół { $table } jest zamknięty.
tables-removed = Osoba z miejsca { $seat } przy stole { $table } została usunięta.
tables-settled = Zgłoszenie { $report } jest załatwione.
reports-none = Brak zgłoszeń.
reports-head = { $report }, { $when }: { $name }, miejsce { $seat } przy stole { $table } ({ $game })
reports-settled = załatwione
reports-no-words = (bez słów)
errors-title = Błędy w przeglądarkach
errors-none = Żadna przeglądarka nie zgłosiła błędu.
errors-off = Ten serwer nie przyjmuje błędów przeglądarek (--no-browser-errors).
errors-dropped =
    { $number ->
        [one] Dla { $number } kolejnego zgłoszenia innego rodzaju zabrakło miejsca.
        [few] Dla { $number } kolejnych zgłoszeń innych rodzajów zabrakło miejsca.
       *[other] Dla { $number } kolejnych zgłoszeń innych rodzajów zabrakło miejsca.
    }
mistake-operator-nobody = pod { $path } nie odpowiada żaden działający serwer; podaj --database lub --socket tak jak przy jego uruchomieniu
mistake-operator-right = z { $path } może korzystać tylko użytkownik, który uruchomił serwer
mistake-operator-system = ten system nie ma gniazd uniksowych, działającego serwera nie da się zapytać
mistake-seat = { $given } nie jest miejscem; liczy się od 1
column-game = gra
column-state = stan
column-public = publiczny
column-created = założony
column-moved = ostatni ruch
column-place = gdzie
column-build = wersja
column-count = ile razy
column-first = pierwszy raz
column-last = ostatni raz
