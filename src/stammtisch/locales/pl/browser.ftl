# The texts of stammtisch in Polish. Keys, order and sections are those of en.ftl.
# Names stand in the nominative; people do things in the present tense, which shows no gender.

## The games

the-game-name = THE GAME
the-game-players = 1–5 osób
the-game-kind = jedna drużyna, jeden cel
the-game-pitch = Dziewięćdziesiąt osiem kart, cztery stosy i wy wszyscy przeciwko grze. Dwa stosy rosną, dwa maleją, a krokiem wstecz dokładnie o dziesięć ratujecie się nawzajem.
the-game-brief =
    { $won ->
        [yes] Pokonana: wszystkie karty położone
       *[no] { $left ->
            [one] Została jedna karta
            [few] Zostały { $left } karty
           *[many] Zostało { $left } kart
        }
    }
raise-name = RAISE
raise-players = 2–5 osób
raise-kind = blef, kostki i mocne nerwy
raise-pitch = Kostki decydują, ile warte są twoje karty. Kto jest z tyłu, musi wyprzedzić albo odpuścić, aż zostanie jeden znacznik i zgarnie cały stos kart zużytych.
fact-age = od { $age } lat
fact-minutes = ok. { $minutes } min
fact-players = { $range } osób
fact-together = wszyscy razem
fact-against = każdy dla siebie

## Everywhere

wait = Chwileczkę …
you = ty
undo = Cofnij
bar-home = Na stronę główną
bar-back = Wróć
sheet-close = Zamknij
corner-language = Język
corner-theme =
    { $theme ->
        [light] Jasny wygląd (przełącz na ciemny)
        [dark] Ciemny wygląd (przełącz na automatyczny)
       *[auto] Wygląd jak w urządzeniu (przełącz na jasny)
    }
corner-sound = Dźwięk
share-copied = Link jest skopiowany.
lost-title = Na tym stole nic nie ma
lost-page = Nie ma tu takiej strony.
lost-table = Tego stołu nie ma albo już nie ma.
lost-home = Na stronę główną

## The app

app-about = Gry karciane przy jednym stole: ze znajomymi, gdziekolwiek są, albo z botami. Bez konta.
app-picture-home = Pierwsza strona
app-picture-table = Przy stole
app-update = Jest nowa wersja.
app-update-reload = Odśwież
offline-sign = Brak połączenia. Stoły czekają; to, co zachowało to urządzenie, można czytać.
waits-short = czeka na połączenie
waits-title = Ten stół czeka
waits-about = Teraz nie można się z nim połączyć. Gdy połączenie wróci, gra sama pójdzie dalej; nic nie przepadnie.
learn-read = Bez połączenia lekcję można tu przeczytać. Przy stole wypróbujesz ją, gdy połączenie wróci.
learn-read-again = Wypróbuj przy stole
install-title = stammtisch jako aplikacja
install-about = Z ekranu głównego otwiera się jak każda inna aplikacja, ma dla siebie cały ekran i uruchamia się także bez połączenia.
install-do = Zainstaluj
install-no = Nie, dziękuję
install-share = Stuknij „Udostępnij” na pasku przeglądarki
install-add = Wybierz „Do ekranu początkowego”
menu-vibrate = Wibrować, gdy przyjdzie twoja kolej?
menu-vibrate-on = Tak
menu-vibrate-off = Nie

## Errors

error-network = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
error-server = Serwer zgłasza błąd ({ $status }). Spróbuj jeszcze raz.
error-bad-request = Tego serwer nie rozumie. Odśwież stronę i spróbuj jeszcze raz.
error-unknown-token = Klucz w tej przeglądarce już nie pasuje do tego miejsca.
error-not-host = To może zrobić tylko osoba, która założyła stół.
error-not-your-seat = Nie masz miejsca przy tym stole. Możesz popatrzeć.
error-not-your-turn = To nie twoja kolej.
error-no-talk = Przy tym stole gra się bez pisania.
error-no-table = Tego stołu nie ma albo już nie ma.
error-damaged = Zapis tej partii jest uszkodzony, więc nie da się jej pokazać. Innych stołów to nie dotyczy.
error-other-rules = Ta partia zaczęła się według innej wersji zasad, więc nie da się jej tu już pokazać.
error-no-code = Nie ma stołu z takim kodem. Dopytaj, jak brzmi.
error-no-game = Nie ma tu takiej gry.
error-no-seat = Nie ma takiego miejsca.
error-full = Wszystkie miejsca przy stole są zajęte. Możesz popatrzeć.
error-taken = Ktoś ma szybsze ręce: to miejsce jest już zajęte.
error-started = Partia już się zaczęła.
error-no-contribution = Z tego miejsca nie zapowiedziano żadnego wkładu do rozdania.
error-bad-contribution = To nie są bajty, których skrót zapowiedziano.
error-waiting = Partia jeszcze się nie zaczęła.
error-running = Partia jeszcze trwa.
error-over = Partia się skończyła.
error-stale = W tej samej chwili stało się coś innego. Spójrz jeszcze raz.
error-too-large = To za długie.
error-too-many = Za dużo naraz. Spróbuj za { $seconds } s.
error-busy = Serwer ma pełne ręce roboty. Spróbuj za chwilę.
error-disk-full = Dysk serwera jest prawie pełny, więc nic nowego nie może się zacząć. Trwające partie toczą się dalej.
error-too-many-tables = Z twojej sieci czeka lub trwa już tyle stołów: { $most }. Najpierw dokończ lub zamknij jeden z nich.
error-bad-name = Wybierz inne imię, od 1 do { $most } znaków.
error-bad-move = Nie ma takiego ruchu w tej grze.
error-bad-option = Jedno z ustawień tego stołu jest niemożliwe. Wybierz jeszcze raz.
error-bad-text = Napisz coś, najwyżej { $most } znaków.
error-bad-host = Ten serwer nie odpowiada pod nazwą { $host }. Kto go prowadzi, może dodać tę nazwę przez --host-name.
error-enough-for-now = Na razie wystarczy. Wróć do tego, gdy zagra ktoś inny.
error-present = { $name } wciąż tu jest. Bot może wskoczyć po { $seconds } s nieobecności.
error-just-gone = { $name } nie ma połączenia dopiero od chwili. Bot może wskoczyć za { $seconds } s.
error-host-here = To może teraz zrobić tylko osoba, która założyła stół. Pozostali dopiero po { $seconds } s jej nieobecności.
error-host-away =
    { $unit ->
        [s] Osoby, która założyła stół, teraz nie ma. Możesz to zrobić za { $time } s.
        [min] Osoby, która założyła stół, teraz nie ma. Możesz to zrobić za { $time } min.
       *[h] Osoby, która założyła stół, teraz nie ma. Możesz to zrobić za { $time } godz..
    }
error-no-spectators = Przy tym stole nie ma widzów. Widzą go tylko ci, którzy tu grają.
error-bot-plays = Gra za ciebie bot. Najpierw odbierz swoje miejsce.
error-illegal = Zasady teraz na to nie pozwalają.
error-internal = Coś poszło nie tak. Spróbuj za chwilę.
error-no-person = To miejsce nie było wcześniej niczyje, więc nie da się go oddać.
error-no-room = Przy tym stole zdarzyło się już tyle, że nic więcej się nie zmieści.
error-not-host-seat = To może zrobić tylko osoba, która założyła stół albo tam siedzi.
error-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
error-number-talk = Prawie! „{ $word }” zdradza liczbę, a liczby na kartach są w tej grze tajne, także słownie. Spróbuj bez nich.
why-not-held = { $card } – tej karty nie ma w ręce.
why-take-back = Nie ma czego wycofać.

## Errors of reviews and of the coach

error-no-review = Do tej partii nie ma analizy.
error-no-judge = Takich gier nie da się tu ocenić.
error-review-lesson = Partii z lekcji się nie analizuje: jej pierwsze karty były przygotowane wcześniej.
error-review-bots = Grały tu same boty, więc nie ma czego analizować.
error-review-failed = Analiza się nie udała. Samej partii nic się nie stało; spróbuj trochę później.
error-no-decision = Nie zaczyna się tu żadna decyzja z analizy.
error-no-coach = Przy tym stole trener jest wyłączony.
error-coach-failed = Trener nie ma teraz odpowiedzi. Spróbuj za chwilę.
error-coach-lesson = Lekcja nie ma trenera: sama mówi, co robić.
error-coach-daily = W rozdaniu dnia nie ma trenera: każdy gra je samodzielnie.

## Home

home-title = stammtisch: gry karciane przy jednym stole
home-hello = Dosiądź się!
home-promise = Sprytne gry karciane: ze znajomymi, gdziekolwiek są, albo od razu z botami. Bez konta, bez instalowania.
home-play-now = Zagraj
home-first-time = Pierwszy raz? Dwie minuty
home-invite = Zaproś znajomych
home-set-up = Przygotuj stół
home-rules = Zasady
home-join = Zagraj z kodem
home-join-about = Masz zaproszenie? Wpisz kod, który w nim jest.
home-join-example = K7MPQ4
home-join-go = Dołącz
home-running = Twoje rozpoczęte partie
home-finished = Twoje skończone partie
home-finished-one = Koniec
home-continue = Graj dalej
home-turn-yours = Twoja kolej
home-turn-other =
    { $count ->
        [one] Teraz { $names }
        [few] Teraz { $names }
       *[many] Teraz { $names }
    }
home-turn-over = Gra skończona
home-last-move = ostatni ruch { $ago }
home-just-now = przed chwilą
home-with = przy stole: { $names }
home-alone = w pojedynkę
home-review = Analiza
home-forget = Usuń z listy stół { $game }
home-remove-ask = Usunąć { $game } z listy?
home-remove-about = Gra toczy się dalej bez tego wpisu, a twoje miejsce zostaje twoje: adres stołu znów cię do niego zaprowadzi.
home-remove-yes = Usuń z listy
home-remove-no = Zostaw
home-removed = { $game } nie ma już na liście.
home-more = Pokaż więcej
home-footer = THE GAME to gra Steffena Benndorfa, a RAISE Petera Prinza. Ten stół zbudowali ludzie, którzy je lubią, z własnymi rysunkami i własnymi słowami; nie należy do ich wydawców.

## Set up

setup-title = Przygotuj stół: { $game }
setup-who = Kto gra?
setup-players = Ile osób gra
setup-count =
    { $count ->
        [one] Solo
        [few] { $count }
       *[many] { $count }
    }
setup-seat = Miejsce { $number }
setup-player = Osoba { $number }
setup-seat-kind = Miejsce { $number }: kto
setup-seat-bot = Miejsce { $number }: jaki bot
setup-seat-name = Miejsce { $number }: imię
setup-kind-me = Ja
setup-kind-friend = Ktoś przez link
setup-kind-here = Na tym urządzeniu
setup-kind-bot = Bot
setup-friend-hint = dostaje zaproszenie
setup-how = Jak gracie?
setup-watch = Kto może patrzeć?
setup-watch-all = Kto ma link, razem z rozmową
setup-watch-table = Kto ma link
setup-watch-none = Nikt
setup-pace = Jak szybko grają boty?
setup-pace-calm = Spokojnie
setup-pace-usual = Normalnie
setup-pace-quick = Szybko
setup-start = Zacznij grę
setup-invite = Otwórz stół i zaproś

option-the-game-min-cards = Ile kart w każdej turze
option-the-game-min-cards-2 = Co najmniej dwie
option-the-game-min-cards-2-about = Zwykła gra.
option-the-game-min-cards-3 = Co najmniej trzy
option-the-game-min-cards-3-about = Dla zaawansowanych: każda tura wymaga o jedną kartę więcej.
option-the-game-fewer-cards = Karty na ręce
option-the-game-fewer-cards-false = Jak w zasadach
option-the-game-fewer-cards-false-about = W pojedynkę osiem, we dwoje siedem, inaczej sześć.
option-the-game-fewer-cards-true = O jedną mniej
option-the-game-fewer-cards-true-about = Dla zaawansowanych: na każdej ręce mniejszy wybór.
option-the-game-starter = Kto zaczyna?
option-the-game-starter-agree = Jak ustalicie
option-the-game-starter-agree-about = Wszyscy mówią, jak chętnie zaczną; kto najchętniej, ten zaczyna.
option-the-game-starter-random = Losowo
option-the-game-starter-random-about = Decyduje los.
option-the-game-talk = Co wolno mówić?
option-the-game-talk-silent = Nic
option-the-game-talk-silent-about = Dla zaawansowanych: bez sygnałów, bez pisania.
option-the-game-talk-signals = Sygnały
option-the-game-talk-signals-about = U nas domyślnie. Jedno stuknięcie przy stosie mówi: proszę oszczędzać; nie ruszać; śmiało, kładźcie.
option-the-game-talk-open = Sygnały i tekst
option-the-game-talk-open-about = Jak w grze drukowanej: możecie też pisać. Liczby na kartach są tajne: takie wiadomości nie przejdą.
option-the-game-take-back = Czy wolno cofnąć położoną kartę?
option-the-game-take-back-alone = Nie
option-the-game-take-back-alone-about = Położoną kartę wszyscy widzieli, więc zostaje. Solo i z samymi botami zawsze można ją cofnąć.
option-the-game-take-back-on = Tak, w tej samej turze
option-the-game-take-back-on-about = Wszyscy wiedzą o tym z góry. Pozostali i tak widzieli kartę.
option-raise-starter = Kto rzuca na początku?
option-raise-starter-random = Losowo
option-raise-starter-random-about = Los decyduje, kto na początku ma kostki.
option-raise-extra-cards = Iloma kartami wolno grać dalej?
option-raise-extra-cards-false = Tylko ile trzeba
option-raise-extra-cards-false-about = Przestajesz, gdy tylko twój znacznik wyprzedzi. Zwykła gra.
option-raise-extra-cards-true = Iloma chcesz
option-raise-extra-cards-true-about = Wszystko, co wyprzedza, także więcej kart, niż trzeba.
option-raise-set = Które pudełko?
option-raise-set-standard = Standardowe
option-raise-set-standard-about = Kostki i karty tak, jak odtwarza je ten stół.

bot-random = Marzyciel
bot-random-about = Gra cokolwiek, co wolno. Na próbę.
bot-greedy = Bywalec
bot-greedy-about = Wybiera najmniejszy krok i pamięta o cofnięciu o dziesięć.
bot-raise-greedy-about = Jak najtaniej gra dalej, póki stos kart zużytych jest tego wart.
bot-planner = Strateg
bot-planner-about = Obmyśla całą turę, daje sygnały i na nie zważa.
bot-learned = Stary wyga
bot-learned-about = Ma za sobą mnóstwo partii i gra na wyczucie.
bot-sharp = Bystre oko
bot-sharp-about = Sprawdza najlepsze pomysły w kilku wyobrażonych rozdaniach.
bot-thrifty = Ciułacz
bot-thrifty-about = Rozważa stos kart zużytych, swoje karty i przyszłe rundy.
bot-shrewd = Lis
bot-shrewd-about = Rozgrywa dalej w głowie, w kilku wyobrażonych rozdaniach.
bot-master = Mistrz
bot-master-about = Sprawdza wiele pomysłów w wielu wyobrażonych rozdaniach. To chwilę trwa.

## Join

join-title = Dosiądź się do stołu
join-hello = Chodź, zagraj w { $game }
join-there =
    { $count ->
        [one] { $names } już na ciebie czeka.
        [few] { $names } już na ciebie czekają.
       *[many] { $names } już na ciebie czekają.
    }
join-nobody = Nikogo innego jeszcze nie ma.
join-name = Twoje imię
join-seat = Twoje miejsce
join-sit = Usiądź
join-watch = Tylko patrz
join-code = Kod z zaproszenia

## Invitation

lobby-title = { $game }: zaproszenie
lobby-hello = Stół do { $game } jest gotowy.
lobby-open =
    { $count ->
        [0] Są już wszyscy.
        [one] Jeszcze jedno miejsce jest wolne.
        [few] Jeszcze { $count } miejsca są wolne.
       *[many] Jeszcze { $count } miejsc jest wolnych.
    }
lobby-invite = Zaproś
lobby-qr = Link jako obrazek do zeskanowania aparatem telefonu
lobby-code = Kod: { $code }
lobby-share = Zagraj ze mną w { $game }:
lobby-send = Wyślij link
lobby-copy = Kopiuj
lobby-local = Pod tym adresem nikt inny nie wejdzie: { $host } oznacza na każdym urządzeniu to właśnie urządzenie.
lobby-local-how = Żeby inni mogli wejść, uruchom serwer tak i otwórz stronę pod adresem, który poda dla telefonów:
lobby-seats = Przy stole
lobby-kind =
    { $kind ->
        [open] czeka na kogoś
        [bot] bot
        [program] program
       *[person] { $mine ->
            [yes] na tym urządzeniu
           *[no] już tu siedzi
        }
    }
lobby-fill = Bot
lobby-fill-seat = Posadź bota na miejscu { $number }
lobby-free = Zwolnij miejsce: { $name }
lobby-start =
    { $count ->
        [0] Zacznij
       *[other] Zacznij od razu z botami
    }
lobby-wait = Gra zacznie się, gdy miejsca będą zajęte albo gdy da znak osoba, która zaprasza.
lobby-host = Gospodarz
lobby-soon = Za { $time } możesz posadzić boty na wolnych miejscach i zacząć.
lobby-now = Na razie możesz posadzić boty na wolnych miejscach i zacząć.
table-agreed = Ustalono przy tym stole
lobby-later = Wróć później

## Seats

seat-open = wolne
seat-cards =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
seat-acting = teraz gra
seat-bot = bot
seat-bot-rank = bot, { $name }, poziom { $level } z { $levels }
seat-stands-in = w zastępstwie bot
seat-program = program
seat-away = bez połączenia
seat-about-bot = { $name } to bot.
seat-about-program = { $name } to program, któremu ktoś daje tu grać.
seat-about-rank = { $rank }, poziom { $level } z { $levels }. { $about }
seat-about-here = { $name } jest tutaj.
seat-about-away = { $name } nie ma teraz połączenia.
seat-about-away-bot = { $name }: do powrotu może grać w zastępstwie bot.
seat-about-stands-in = { $name } teraz nie gra, w zastępstwie gra bot.
seat-put-bot = { $name }: niech zagra bot
seat-give-back = Niech znowu gra { $name }
seat-take-back = Znowu gram ja

## The table

table-title-turn = Twoja kolej: { $game }
table-board = Stół
table-acts = Co możesz teraz zrobić
table-drawn = Dobierasz: { $cards }.
table-log = Co się działo
table-log-none = Na razie nic.
table-keys = Klawisze
table-menu = Więcej
menu-ground = Na czym gramy?
ground-baize = Zielone sukno
ground-sky = Nocne niebo
ground-sand = Piasek
ground-rose = Palisander
tip-close = Odłóż tę wskazówkę
tip-the-game-lay = Wybierz kartę, a potem stos, na który ją położysz.
tip-the-game-back = Jedna z twoich kart cofa stos dokładnie o dziesięć: zyskasz miejsce.
tip-the-game-signal = Dotknij znaku przy stosie, żeby inni go oszczędzali.
tip-raise-choose = Wybierz kartę pasującą do kostek; wszyscy odkrywają naraz.
tip-raise-raise = Wybierz jedną lub więcej kart, którymi wyprzedzisz przedostatni znacznik.
tip-raise-pass = Kto pasuje, wypada z rundy i uzupełnia rękę.
tip-raise-pot = Kto zostanie ostatni, bierze kartę punktacji i wszystkie gwiazdki.
table-take-back = Cofnij
table-waiting = Zaraz twoja kolej.
table-watching = Patrzysz.
table-missed = Tymczasem: { $what }
table-shuffling = Wszyscy tasują…
table-link-connecting = Łączę …
table-link-online = Połączono
table-link-offline = Połączenie przerwane, próbuję znowu …
table-link-gone = Tego stołu już nie ma.
status-bot-for-you = Gra za ciebie bot.
status-absent = { $name } jest offline.
status-absent-bot = Niech gra bot
absent = offline
absent-soon = { $name }: za { $time } możesz wpuścić w zastępstwie bota.
absent-now = Może wskoczyć bot.
absent-host = { $name }: bota w zastępstwie może wpuścić { $host }.
absent-late = { $name }: bot może zagrać w zastępstwie, gdy ten ruch potrwa za długo.
did-bot =
    { $you ->
        [yes] Wpuszczasz w zastępstwie bota: { $name }.
       *[no] { $by } wpuszcza w zastępstwie bota: { $name }.
    }
did-fill =
    { $you ->
        [yes] Sadzasz bota na wolnym miejscu: { $name }.
       *[no] { $by } sadza bota na wolnym miejscu: { $name }.
    }
did-start =
    { $you ->
        [yes] Sadzasz boty na wolnych miejscach i zaczynasz.
       *[no] { $by } sadza boty na wolnych miejscach i zaczyna.
    }
the-game-log-take-back =
    { $you ->
        [yes] Kładziesz kartę i ją cofasz.
       *[no] { $name } kładzie kartę i ją cofa.
    }
menu-take-seat = Znowu gram ja
menu-bot-for-me = Niech gra za mnie bot
menu-watch = Udostępnij link dla widzów
menu-watch-text = Zobacz, jak gramy w { $game }:
menu-leave = Wyjdź; partia poczeka na liście
key-take-back = cofnij
key-log = co się działo
key-sound = dźwięk włącz lub wyłącz
key-keys = ta lista
key-why = dlaczego nie: zasada w tej sprawie
key-tip = odłożyć wskazówkę
key-tab = przejdź do następnej rzeczy i użyj jej
curtain-pass = Podaj dalej: { $name }
curtain-about = Bez podglądania, proszę.
curtain-lift = Tu { $name }
talk-title = Rozmowy
talk-line =
    { $game ->
        [the-game] Powiedz coś, ale bez liczb
       *[other] Powiedz coś
    }
talk-hint =
    { $game ->
        [the-game] Bez liczb
       *[other] Powiedz coś
    }
talk-send = Wyślij
talk-heard = { $name }: { $text }

## THE GAME's table

the-game-status-claim = Czy chcesz zacząć?
the-game-status-claims =
    { $count ->
        [one] { $name } jeszcze myśli, kto ma zacząć.
        [few] { $count } osoby jeszcze myślą, kto ma zacząć.
       *[many] { $count } osób jeszcze myśli, kto ma zacząć.
    }
the-game-status-other =
    { $played ->
        [0] Teraz gra { $name }.
        [one] Teraz gra { $name }, położona jedna karta.
        [few] Teraz gra { $name }, położone { $played } karty.
       *[many] Teraz gra { $name }, położonych { $played } kart.
    }
the-game-status-missing =
    Twoja tura: { $played ->
        [0] { $missing ->
            [one] połóż kartę.
            [few] połóż co najmniej { $missing } karty.
           *[many] połóż co najmniej { $missing } kart.
        }
       *[other] { $missing ->
            [one] jeszcze jedna karta.
            [few] jeszcze { $missing } karty.
           *[many] jeszcze { $missing } kart.
        }
    }
the-game-status-enough = Wystarczy: graj dalej albo zakończ turę.
the-game-status-full = Wystarczy i nic więcej nie pasuje: zakończ turę.
the-game-status-empty = Nie masz już kart: zakończ turę.
the-game-status-won = Gra pokonana: wszystkie karty położone!
the-game-status-lost =
    { $left ->
        [one] Nic już nie pasuje. Została jedna karta.
        [few] Nic już nie pasuje. Zostały { $left } karty.
       *[many] Nic już nie pasuje. Zostało { $left } kart.
    }
the-game-claim =
    { $degree ->
        [0] Raczej nie
        [1] Chętnie
       *[2] Bardzo
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] Połóż jedną kartę
           *[other] Jeszcze jedna karta
        }
        [few] { $played ->
            [0] Połóż { $missing } karty
           *[other] Jeszcze { $missing } karty
        }
       *[many] { $played ->
            [0] Połóż { $missing } kart
           *[other] Jeszcze { $missing } kart
        }
    }
the-game-end-turn =
    { $draws ->
        [0] Koniec tury
       *[other] Koniec tury, dobierz { $draws }
    }
the-game-dead-end = { $card } na { $pile } zakończyłoby grę
the-game-dead-end-about = Potem w tej turze nie dałoby się położyć dość kart. Z inną kartą albo na innym stosie jeszcze się da.
the-game-dead-end-back = Jeszcze pomyślę
the-game-dead-end-lay = Mimo to połóż
the-game-hand =
    { $count ->
        [one] Twoja ręka: jedna karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
the-game-card = { $card }, nigdzie nie pasuje
the-game-card-fits = { $card }, pasuje na { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (cofnięcie)
       *[no] { $pile } { $step }
    }
the-game-piles = Stosy
the-game-pile =
    Stos { $pile }, { $way ->
        [up] rosnący
       *[down] malejący
    }, na wierzchu { $top }.
the-game-pile-fits = { $card } pasuje, { $step }.
the-game-pile-trick = { $card } pasuje jako cofnięcie, { $step }.
the-game-pile-no = { $card } nie pasuje.
the-game-pile-said =
    { $name }: { $word ->
        [please-spare] proszę oszczędzać.
        [spare] nie ruszać!
       *[take] śmiało, kładźcie.
    }
the-game-signals = Powiedz coś o stosie { $pile }
the-game-signal-give =
    { $word ->
        [please-spare] Stos { $pile }: proszę oszczędzać
        [spare] Stos { $pile }: nie ruszać!
       *[take] Stos { $pile }: śmiało, kładźcie
    }
the-game-word-please-spare = proszę oszczędzać
the-game-word-spare = nie ruszać!
the-game-word-take = śmiało, kładźcie
the-game-self = Co u mnie
the-game-self-trouble = Mam kłopot
the-game-self-fine = U mnie dobrze
the-game-mood =
    { $word ->
        [trouble] ma kłopot
       *[fine] wszystko dobrze
    }
the-game-why-turn = Teraz gra { $who }.
the-game-why-start = Najpierw trzeba ustalić, kto zaczyna.
the-game-why-missing =
    { $missing ->
        [one] Najpierw trzeba położyć jeszcze jedną kartę.
        [few] Najpierw trzeba położyć jeszcze { $missing } karty.
       *[many] Najpierw trzeba położyć jeszcze { $missing } kart.
    }
the-game-why-claim = Teraz nie mówi się o tym, kto zaczyna.
the-game-why-claimed = To już zostało powiedziane i tak zostaje.
the-game-why-laid = Gdy przy stole siedzą inni ludzie, położona karta zostaje.
the-game-why-silence = Przy tym stole gra się w ciszy.
the-game-why-no-signal = Teraz nie ma czego sygnalizować.
the-game-why-fit =
    { $way ->
        [up] { $card } nie pasuje na stos { $pile }: na { $top } idzie karta wyższa albo ta dokładnie o dziesięć niższa.
       *[down] { $card } nie pasuje na stos { $pile }: na { $top } idzie karta niższa albo ta dokładnie o dziesięć wyższa.
    }
the-game-why-none = { $card } nie pasuje teraz na żaden stos.
the-game-choose-first = Najpierw wybierz kartę: od 1 do 8 albo strzałki.
the-game-history =
    { $way ->
        [up] Stos { $pile }, rosnący
       *[down] Stos { $pile }, malejący
    }
the-game-history-open =
    { $count ->
        [0] Stos { $pile }: nic jeszcze nie leży
        [one] Stos { $pile }: obejrzyj położoną kartę
        [few] Stos { $pile }: obejrzyj { $count } położone karty
       *[many] Stos { $pile }: obejrzyj { $count } położonych kart
    }
the-game-history-piles = Który stos
the-game-history-none = Nic tu jeszcze nie leży.
the-game-ring = W talii: { $count }, jeszcze do położenia: { $left }. Pokaż które.
the-game-ring-label = w talii
the-game-ring-title = Karty do położenia: { $count }
the-game-ring-about =
    { $count ->
        [0] Talia jest pusta: teraz wystarczy jedna karta na turę. Skreślone są już położone. Złote są twoje.
        [one] Jedna z nich jest w talii. Skreślone są już położone. Złote są twoje.
        [few] { $count } z nich są w talii. Skreślone są już położone. Złote są twoje.
       *[many] { $count } z nich jest w talii. Skreślone są już położone. Złote są twoje.
    }
the-game-ring-mine = , na twojej ręce
the-game-ring-open = , jeszcze przyjdzie
the-game-ring-gone = , już położona
the-game-recap = { $name }: { $plays }
the-game-recap-play = { $card } na { $pile } ({ $step })
the-game-log-play =
    { $you ->
        [yes] Kładziesz { $card } na { $pile } ({ $step }).
       *[no] { $name } kładzie { $card } na { $pile } ({ $step }).
    }
the-game-log-trick =
    { $you ->
        [yes] Kładziesz { $card } na { $pile }: cofnięcie o dziesięć, od { $over }!
       *[no] { $name } kładzie { $card } na { $pile }: cofnięcie o dziesięć, od { $over }!
    }
the-game-log-end =
    { $you ->
        [yes] Kończysz turę.
       *[no] { $name } kończy turę.
    }
the-game-log-claim =
    { $you ->
        [yes] Ty: { $degree ->
            [0] raczej nie zacznę.
            [1] chętnie zacznę.
           *[2] bardzo chętnie zacznę.
        }
       *[no] { $name }: { $degree ->
            [0] raczej nie zacznę.
            [1] chętnie zacznę.
           *[2] bardzo chętnie zacznę.
        }
    }
the-game-log-start =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    }
the-game-log-self =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $word ->
        [trouble] mam kłopot.
        [fine] u mnie dobrze.
       *[none] to o mnie już nieaktualne.
    }
the-game-log-signal =
    { $you ->
        [yes] Ty
       *[no] { $name }
    } o { $pile }: { $word ->
        [please-spare] proszę oszczędzać.
        [spare] nie ruszać!
        [take] śmiało, kładźcie.
       *[none] róbcie, jak chcecie.
    }
the-game-key-card = wybierz kartę
the-game-key-next = następna lub poprzednia karta
the-game-key-pile = połóż ją na tym stosie
the-game-key-end = zakończ turę
the-game-key-drop = puść kartę
the-game-key-signal = powiedz coś o tym stosie; ponownie: następne słowo
the-game-key-trouble = mam kłopot
the-game-key-fine = u mnie dobrze
the-game-key-claim = jak chętnie zacznę
the-game-key-history = co leży na stosach
the-game-key-ring = karty, które jeszcze przyjdą

## Result

result-title = { $game }: wynik
result-show = Do wyniku
result-again = Jeszcze raz w tym gronie
result-again-join = Do następnej partii
again-note = Następna partia czeka na was wszystkich.
again-stronger = Jeszcze raz, silniejsze boty
again-easier = Jeszcze raz, słabsze boty
result-review = Analiza
result-share = Udostępnij
result-share-text = Zobacz naszą partię { $game }:
result-record = Zapis
result-table = Stół
the-game-result-won = Gra pokonana!
the-game-result-won-about =
    { $count ->
        [one] Dziewięćdziesiąt osiem kart i wszystkie są na stole. Piękna robota!
        [few] Dziewięćdziesiąt osiem kart i wszystkie są na stole, wspólnymi siłami. Piękna robota: { $names }!
       *[many] Dziewięćdziesiąt osiem kart i wszystkie są na stole, wspólnymi siłami. Piękna robota: { $names }!
    }
the-game-result-excellent = Doskonale: tak niewiele brakło!
the-game-result-lost = Tym razem wygrała gra.
the-game-result-left =
    { $left ->
        [one] Została jedna jedyna karta.
        [few] Zostały { $left } karty. Mniej niż dziesięć to doskonały wynik.
       *[many] Zostało { $left } kart. Mniej niż dziesięć to doskonały wynik.
    }
the-game-result-of = z { $all }
the-game-result-missed =
    { $short ->
        [one] Jeszcze jedna karta i byłoby doskonale.
        [few] Jeszcze { $short } karty i byłoby doskonale.
       *[many] Jeszcze { $short } kart i byłoby doskonale.
    }
the-game-result-missed-all =
    { $short ->
        [one] Do zwycięstwa zabrakło jednej karty.
        [few] Do zwycięstwa zabrakło { $short } kart.
       *[many] Do zwycięstwa zabrakło { $short } kart.
    }
the-game-result-stuck =
    { $you ->
        [yes] Twoja kolej, a nic już nie pasowało.
       *[no] Na ruchu: { $name }. Nic już nie pasowało.
    }
the-game-result-how = Jak poszło
the-game-result-graph = Wierzchnie karty stosów, karta po karcie od pierwszej do ostatniej. Kropki to cofnięcia.
the-game-result-unlaid = Nie trafiły na stos
the-game-result-piles = Stosy na koniec
the-game-result-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
the-game-result-tricks =
    { $count ->
        [0] Tym razem ani jednego cofnięcia.
        [one] Raz stos cofnął się o dziesięć.
        [few] { $count } razy stos cofnął się o dziesięć.
       *[many] { $count } razy stos cofnął się o dziesięć.
    }
the-game-result-far =
    { $you ->
        [yes] Najdłuższy skok jest twój: { $card } na { $over }.
       *[no] Najdłuższy skok: { $name }, { $card } na { $over }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Replay

replay-title = { $game }: powtórka
replay-eyes =
    { $you ->
        [yes] Tak to widzisz ty
       *[no] Tak to widzi { $name }
    }
replay-controls = Krok po kroku
replay-previous = Krok wstecz
replay-next = Krok dalej
replay-play = Odtwórz
replay-pause = Pauza
replay-step = Krok
replay-at = Krok { $step } z { $steps }
replay-share = Udostępnij tę chwilę

## Prosty stół dla gier, które nie mają własnego

plain-table = Na stole
plain-mine = widzisz to tylko ty
plain-asides = Poza grą
plain-yes = tak
plain-no = nie
plain-number = Numer
plain-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
plain-status-turn = Twoja kolej: co zrobisz?
plain-told-hidden =
    { $you ->
        [yes] Ty: { $act }, inni tego nie widzą
       *[no] { $name }: { $act }, w ukryciu
    }
plain-told-take-back =
    { $you ->
        [yes] Cofasz swój ruch.
       *[no] { $name } cofa ruch.
    }
plain-key-act = przejdź do tego, co możesz zrobić
plain-together =
    { $won ->
        [yes] Wygrywacie razem!
       *[no] Tym razem wygrała gra.
    }
plain-nobody = Nikt nie wygrał.
plain-winner = zwycięstwo
plain-left = Tak został stół
plain-brief =
    { $won ->
        [yes] Wygrana, punkty: { $points }
       *[no] punkty: { $points }
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] Wygrywasz!
           *[no] Wygrywa { $names }.
        }
        [few] { $you ->
            [yes] Wygrywacie wspólnie: { $names } i ty.
           *[no] { $names } dzielą się zwycięstwem.
        }
       *[many] { $you ->
            [yes] Wygrywacie wspólnie: { $names } i ty.
           *[no] { $names } dzielą się zwycięstwem.
        }
    }

## Fairness

fair-title = Uczciwe rozdanie
fair-commitment = Serwer ustalił swój sekret. Jego odcisk: { $commitment }…
fair-about = Wszystkie karty wynikają z sekretu serwera i z losowych bajtów osób, które grają. To jest odcisk sekretu, ustalony, zanim poznano twoje. Po grze twoja przeglądarka może sprawdzić każdą kartę.
fair-explain = Serwer ustalił sekret i pokazał jego odcisk (SHA-256). Potem przeglądarki grających dołożyły własne losowe bajty. Z jednego i drugiego wynikają wszystkie karty. Twoja przeglądarka może każdą z nich wyprowadzić na nowo i porównać z tym, co widziała.
fair-details = Odcisk, sekret i losowe bajty
fair-commitment-label = Odcisk, pokazany na początku
fair-secret-label = Sekret, pokazany na końcu
fair-contribution-label = Losowe bajty: { $names }
fair-contribution-none = zapowiedziane, ale nie nadeszły na czas
fair-save = Zapisz, co zachowała ta przeglądarka
fair-verify = Sprawdź rozdanie
fair-proven = Nikt nie mógł sterować tym rozdaniem. Są w nim losowe bajty twojej przeglądarki, wszystko inne było ustalone, zanim je poznano, i wszystkie losowania ({ $count }) się zgadzają. Udział wzięli: { $names }.
fair-partly = Wszystkie losowania ({ $count }) wynikają z sekretu i z losowych bajtów, które nadeszły, także twoich. Zapowiedziane, ale nie nadeszły na czas: { $missing }. Serwer mógł więc wybrać, czy na nie czekać.
fair-witness =
    { $took ->
        [0] Wszystkie losowania ({ $count }) wynikają z sekretu ustalonego przed pierwszą kartą. Nikt nie dołożył losowych bajtów, więc serwer mógł ten sekret wybrać.
       *[other] Wszystkie losowania ({ $count }) wynikają z sekretu ustalonego przed pierwszą kartą i z losowych bajtów ({ $names }). Twoja przeglądarka nie brała udziału: czy serwer wybrał sekret, wiedzą tylko ci, którzy brali.
    }
fair-late = Wszystkie losowania ({ $count }) pasują do sekretu. Ale ta przeglądarka zobaczyła odcisk dopiero po rozpoczęciu gry, więc nie dowodzi to, że był ustalony wcześniej.
fair-told = Co mogło wypaść przy każdym losowaniu, mówi w tej grze serwer: czy zgadza się to z zasadami, tutaj nie sprawdzono.
fair-wrong-commitment = Coś się nie zgadza: odcisk jest inny niż na początku.
fair-wrong-secret = Coś się nie zgadza: sekret nie pasuje do odcisku.
fair-wrong-list = Coś się nie zgadza: listę losowych bajtów zmieniono po tym, jak twoja przeglądarka wysłała swoje.
fair-wrong-own = Coś się nie zgadza: losowych bajtów twojej przeglądarki nie użyto.
fair-wrong-value = Coś się nie zgadza: czyjeś losowe bajty nie są tymi zapowiedzianymi.
fair-wrong-retold = Coś się nie zgadza: zdarzenie { $index } opowiedziano później inaczej.
fair-wrong-gap = Coś się nie zgadza: brakuje zdarzenia { $index }.
fair-wrong-fall = Coś się nie zgadza: to, co wypadło w zdarzeniu { $index }, nie wynika z sekretu i losowych bajtów.
fair-wrong-card = Coś się nie zgadza: w zdarzeniu { $index } leży karta, której nikt nie mógł tam dostać.

## Rules

rules-title = Zasady { $game }
rules-contents = Spis treści
rules-example = Przykład:
rules-all = Wszystkie zasady
rules-page = Otwórz jako stronę
rules-print = Drukuj
rule-link = Zasada { $rule }
rules-table = Tabela
rules-missing = Zasad nie da się teraz pokazać.

# RAISE's table

raise-brief =
    { $won ->
        [yes] Wygrana: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[no] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, wystarczyłoby { $best }
    }
raise-symbol =
    { $symbol ->
        [diamond] diament
        [gear] koło zębate
        [cloud] chmura
        [hourglass] klepsydra
       *[bell] dzwonek
    }
raise-letter =
    { $symbol ->
        [diamond] D
        [gear] Z
        [cloud] C
        [hourglass] K
       *[bell] W
    }
raise-card =
    { $symbol ->
        [diamond] diament { $number }
        [gear] koło zębate { $number }
        [cloud] chmura { $number }
        [hourglass] klepsydra { $number }
       *[bell] dzwonek { $number }
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] jeden diament
            [few] { $dice } diamenty
           *[many] { $dice } diamentów
        }
        [gear] { $dice ->
            [one] jedno koło zębate
            [few] { $dice } koła zębate
           *[many] { $dice } kół zębatych
        }
        [cloud] { $dice ->
            [one] jedna chmura
            [few] { $dice } chmury
           *[many] { $dice } chmur
        }
        [hourglass] { $dice ->
            [one] jedna klepsydra
            [few] { $dice } klepsydry
           *[many] { $dice } klepsydr
        }
       *[bell] { $dice ->
            [one] jeden dzwonek
            [few] { $dice } dzwonki
           *[many] { $dice } dzwonków
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Połóż pierwszą kartę, zakrytą.
raise-status-choosing =
    { $count ->
        [one] { $names } jeszcze wybiera kartę.
        [few] { $names } jeszcze wybierają kartę.
       *[many] { $names } jeszcze wybierają kartę.
    }
raise-status-raise = Graj dalej i miń { $beyond } albo pasuj.
raise-status-only-pass = Nie uda się minąć { $beyond }: pasuj.
raise-status-other = { $name } stoi z tyłu na { $field }: grać dalej czy pasować?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] Wygrywasz, masz { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }!
           *[no] Wygrywa { $names }, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
        }
        [few] { $you ->
            [yes] Wygrywacie wspólnie: { $names } i ty, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }!
           *[no] { $names } dzielą się zwycięstwem, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
        }
       *[many] { $you ->
            [yes] Wygrywacie wspólnie: { $names } i ty, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }!
           *[no] { $names } dzielą się zwycięstwem, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
        }
    }
raise-roll = Kostki
raise-times =
    { $symbol } razy { $times }, { $dice ->
        [0] żadnej kostki
        [one] jedna kostka
        [few] { $dice } kostki
       *[many] { $dice } kostek
    }
raise-blanks =
    { $dice ->
        [one] jedna pusta ścianka
        [few] { $dice } puste ścianki
       *[many] { $dice } pustych ścianek
    }
raise-track-stones = Tor od tyłu: { $list }.
raise-track-stone = { $name } na { $field }
raise-track-stone-on = { $name } na { $field } (pod spodem { $under })
raise-board = Tor i stos kart zużytych
raise-track-empty = Tor jest pusty.
raise-pot-worth =
    { $points ->
        [one] punkt teraz
        [few] punkty teraz
       *[many] punktów teraz
    }
raise-pot-said =
    Stos kart zużytych: karta punktacji { $point }, teraz razem { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
       *[many] { $worth } punktów
    }.
raise-pot-choosing =
    { $out ->
        [yes] { $name }: już bez kart.
       *[no] { $chosen ->
            [yes] { $name }: karta leży zakryta.
           *[no] { $name } wybiera.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name }, pas: { $cards }.
       *[no] { $name }: { $cards }.
    }
raise-pot-title =
    Stos kart zużytych: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
raise-pot-point =
    Karta punktacji tej rundy: { $point ->
        [one] { $point } punkt
        [few] { $point } punkty
       *[many] { $point } punktów
    }.
raise-pot-none = Jeszcze bez kart: najpierw wszystkie kładzie się zakryte, potem odkrywa się je naraz.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] Twoja ręka: bez kart
        [one] Twoja ręka: jedna karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
raise-hand-card =
    { $card }, teraz wartość { $value }, { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $down ->
        [yes] , leży zakryta
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , teraz nie można
    }
raise-lay = Połóż zakrytą
raise-to =
    { $picked ->
        [0] Graj dalej
       *[other] Dalej na { $field }
    }
raise-pass = Pasuj
raise-pass-sure = Tak, pasuj
raise-hint-choose = Którą kartą zaczniesz?
raise-hint-first = Twój znacznik zacznie na { $field }.
raise-hint-laid = Położona. Cofniesz ją, póki nie ma wszystkich.
raise-hint-laid-fast = Leży zakryta.
raise-hint-raise = Stoisz na { $field }: stukaj w karty, dodadzą się.
raise-hint-none = Wszystkie twoje karty to za mało.
raise-hint-short = { $from } + { $total } = { $field }: tak nie miniesz { $beyond }.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field } i znowu z tyłu jesteś ty.
       *[no] { $from } + { $total } = { $field }, potem z tyłu jest { $name }.
    }
raise-hint-ends = { $from } + { $total } = { $field } i koniec rundy.
raise-hint-pass = Wyjść z tej rundy i dobrać do { $size }?
raise-hint-passed = W tej rundzie już nie grasz.
raise-why-turn = Teraz gra { $who }: kolej na znacznik z tyłu.
raise-why-wait = Poczekaj, aż będą leżeć wszystkie karty.
raise-why-no-card = Najpierw wybierz kartę: od 1 do 6 albo strzałki.
raise-why-no-cards = Wybierz jedną lub więcej kart i graj dalej albo pasuj.
raise-why-short = Tak nie wyprzedzisz przedostatniego znacznika: musisz minąć { $beyond }.
raise-why-more = Więcej kart, niż trzeba: przestajesz, gdy tylko twój znacznik wyprzedzi.
raise-why-none = Nawet wszystkie twoje karty razem nie wyprzedzą: możesz tylko spasować.
raise-why-no-choice = Teraz nie kładzie się zakrytej karty.
raise-why-chosen = Jedna zakryta karta już leży.
raise-why-stones = Grać dalej lub pasować można dopiero, gdy znaczniki stoją na planszy.
raise-me = { $name }, punkty: { $score }, w talii: { $draw }. Pokaż wyniki.
raise-chip = punkty: { $score }, na ręce: { $hand }, w talii: { $draw }
raise-standings = Wyniki
raise-overview = Co jest w pudełku
raise-overview-set = Gracie zestawem: { $name }
raise-overview-dice = Kostki i ich ścianki
raise-overview-die =
    { $count ->
        [one] Jedna kostka: { $faces }
        [few] { $count } kostki, każda: { $faces }
       *[many] { $count } kostek, każda: { $faces }
    }
raise-overview-blank = pusta
raise-overview-cards =
    { $count ->
        [one] Jedna karta, którą ma każdy
        [few] { $count } karty, które ma każdy
       *[many] { $count } kart, które ma każdy
    }
raise-overview-card =
    { $card }, { $count }×, { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą
raise-overview-points = Karty punktów
raise-overview-removed =
    { $count ->
        [0] Gracie o wszystkie.
        [one] Przy liczbie graczy { $players } jedna zostaje niewidziana w pudełku.
        [few] Przy liczbie graczy { $players } { $count } zostają niewidziane w pudełku.
       *[many] Przy liczbie graczy { $players } { $count } zostaje niewidzianych w pudełku.
    }
raise-you = ty
raise-passed = pas
raise-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] jeszcze nic
           *[other] { "" }
        }
        [one] i jedna karta
        [few] i { $cards } karty
       *[many] i { $cards } kart
    }
raise-left =
    { $draw ->
        [0] na ręce { $hand }, talia pusta
       *[other] na ręce { $hand }, w talii { $draw }
    }
raise-draws =
    { $draw ->
        [0] talia pusta
       *[other] w talii { $draw }
    }
raise-rounds = Runda { $round } z { $rounds }
raise-round-won =
    Runda { $round }: { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
raise-round-aside = Runda { $round }: karta punktacji { $point } odłożona
raise-round-now = Runda { $round }, teraz: karta punktacji { $point }
raise-round-to-come = Runda { $round }, dopiero będzie
raise-round-line =
    { $cards ->
        [one] { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, jedna karta
        [few] { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $cards } karty
       *[many] { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $cards } kart
    }
raise-round-line-now = właśnie trwa
raise-round-line-aside = odłożona: nikt nie ma karty
raise-to-come =
    { $count ->
        [0] To ostatnia runda.
        [one] Jeszcze jedna runda, z jedną z tych kart punktacji: { $cards }.
        [few] Jeszcze { $count } rundy, z niektórymi z tych kart punktacji: { $cards }.
       *[many] Jeszcze { $count } rund, z niektórymi z tych kart punktacji: { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] W twojej talii: jedna karta
        [few] W twojej talii: { $count } karty
       *[many] W twojej talii: { $count } kart
    }
raise-moment-won =
    { $you ->
        [yes] Wygrywasz rundę { $round }!
       *[no] { $name } wygrywa rundę { $round }
    }
raise-moment-points =
    { $point } + { $cards } = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
raise-moment-go = Stuknij, gramy dalej
raise-moment-key = Klawisz Enter: gramy dalej.
raise-log-starter =
    { $you ->
        [yes] Na początku kostki masz ty.
       *[no] Na początku kostki ma { $name }.
    }
raise-log-point = Nowa runda: karta punktacji { $point }.
raise-log-roll = Na kostkach: { $list }.
raise-log-roll-blank = Na kostkach same puste ścianki.
raise-log-choose =
    { $you ->
        [yes] Kładziesz zakrytą kartę.
       *[no] { $name } kładzie zakrytą kartę.
    }
raise-log-choose-mine = Kładziesz zakrytą kartę: { $card }.
raise-log-turned =
    { $you ->
        [yes] ty { $card } na { $value }
       *[no] { $name } { $card } na { $value }
    }
raise-log-turned-up = Karty odkryte: { $list }.
raise-log-raise =
    { $you ->
        [yes] Grasz dalej z pola { $from } na pole { $field }: { $cards }.
       *[no] { $name } gra dalej z pola { $from } na pole { $field }: { $cards }.
    }
raise-log-pass =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
raise-log-take-back =
    { $you ->
        [yes] Zabierasz kartę z powrotem.
       *[no] { $name } zabiera kartę z powrotem.
    }
raise-recap-pass =
    { $you ->
        [yes] ty pasujesz
       *[no] { $name } pasuje
    }
raise-recap-on =
    { $you ->
        [yes] ty na { $field }
       *[no] { $name } na { $field }
    }
raise-recap-won =
    { $you ->
        [yes] ty zgarniasz { $points }
       *[no] { $name } zgarnia { $points }
    }
raise-log-won =
    { $you ->
        [yes] Wygrywasz rundę: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[no] { $name } wygrywa rundę: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
raise-log-set-aside = Nikt już nie ma karty: karta punktacji { $point } idzie na bok.
raise-key-card = wybierz kartę lub ją odłóż
raise-key-next = do następnej lub poprzedniej karty
raise-key-play = połóż zakrytą lub graj dalej
raise-key-pass = pasuj (dwa razy, jeśli można grać dalej)
raise-key-drop = odłóż wszystkie karty
raise-key-scores = wyniki
raise-key-pot = co jest na stosie kart zużytych
raise-result-with =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } po { $rounds } rundach.
raise-result-counting = Liczymy punkty…
raise-result-missed =
    { $points ->
        [one] Zabrakło ci jednego punktu.
        [few] Zabrakło ci tylko { $points } punktów.
       *[many] Zabrakło ci tylko { $points } punktów.
    }
raise-result-point = Karty punktacji
raise-result-taken = Wygrane karty
raise-result-hand = Karty na ręce
raise-result-parts = Karty punktacji { $point }, wygrane karty { $won }, ręka { $hand }
raise-result-race = Punkty po każdej rundzie
raise-result-rounds = Runda po rundzie
raise-result-best =
    { $cards ->
        [one] Najbogatszy stos kart zużytych zgarnia { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, jedna karta.
        [few] Najbogatszy stos kart zużytych zgarnia { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $cards } karty.
       *[many] Najbogatszy stos kart zużytych zgarnia { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $cards } kart.
    }
raise-result-best-mine =
    { $cards ->
        [one] Najbogatszy stos kart zużytych jest twój: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, jedna karta.
        [few] Najbogatszy stos kart zużytych jest twój: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $cards } karty.
       *[many] Najbogatszy stos kart zużytych jest twój: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $cards } kart.
    }

# Learn

learn-button = Lekcja
learn-button-done = Lekcja (gotowe)
learn-continue = Dalej w lekcji
learn-title = Jak się gra w { $game }
learn-coach = Lekcja
learn-step = Krok { $step } z { $steps }
learn-next = Jasne
learn-show = Pokaż mi
learn-skip = Od razu graj
learn-leave = Wyjdź; lekcja na ciebie poczeka
learn-keys = Klawisze: { $keys }
learn-watch = Popatrz: { $name } …
learn-wait = Po kolei: najpierw to przeczytaj, potem naciśnij „Jasne”.
learn-watch-wait = Jeszcze chwileczkę, teraz grają inni.
learn-finished = Brawo!
learn-finished-about = To już wszystko. Graj dalej przy tym samym stole, w tym samym gronie ({ $names }), tylko bez podpowiedzi.
learn-play-on = Graj dalej
learn-home = Strona główna
learn-strayed = Ta partia poszła własną drogą i nic nie szkodzi. Graj dalej albo zacznij lekcję od nowa.
learn-restart = Od nowa
learn-deal = Pierwsze karty lekcji są ułożone z góry. Dlatego przy tym stole nie ma dowodu uczciwego rozdania.
learn-the-game-goal = Ty i { $mate } to jedna drużyna. Razem chcecie ułożyć wszystkie 98 kart na tych czterech stosach.
learn-the-game-up = Stosy A i B rosną od 1. Każda nowa karta musi być wyższa od tej na wierzchu.
learn-the-game-down = Stosy C i D maleją od 100. Tutaj każda nowa karta musi być niższa.
learn-the-game-start = Tym razem zaczynasz ty. Przy innych stołach każdy najpierw mówi, jak bardzo chce zacząć, i zaczyna ten, kto chce najbardziej.
learn-the-game-near = Małe kroki zostawiają miejsce na później. Stuknij swoją 3, a potem stos A.
learn-the-game-near-no = To byłby duży krok. Twoja 3 ma najbliżej do 1 na stosie A.
learn-the-game-back = Nie ta karta? Wśród botów możesz ją cofnąć do końca swojej tury; wśród ludzi zagrana karta zostaje.
learn-the-game-two = Dobry początek! Tura wymaga co najmniej dwóch kart, więc połóż swoją 97 na C lub D.
learn-the-game-two-no = Z 97 jest blisko do 100. Spróbuj na C lub D.
learn-the-game-end = Dwie karty wystarczą. Zakończ turę, a dobierzesz dwie nowe.
learn-the-game-end-no = Można położyć więcej, ale duże kroki zabierają miejsce. Tym razem zakończ turę.
learn-the-game-trick = { $mate } musi na A skoczyć daleko, aż na 28. Twoja 18 jest dokładnie o dziesięć niższa, a tylko taka karta może się cofnąć: połóż ją!
learn-the-game-trick-no = Szukaj dokładnie dziesiątki: twoja 18 idzie na 28, na stos A.
learn-the-game-joy = Dziesięć kroków odzyskanych! Gdzie stosy maleją, działa to odwrotnie: z kartą dokładnie o dziesięć wyższą.
learn-the-game-signal = Liczby są tajne, ale sygnały mile widziane. Ten daje { $mate }: stosu C nie ruszać!
learn-the-game-words = Każdy stos ma trzy sygnały: serce prosi o oszczędzanie, znak na to nalega, strzałka pozwala kłaść.
learn-the-game-heed = Zostaw więc C w spokoju. Połóż swoją 93 na stosie D.
learn-the-game-heed-no = { $mate } ma plany na stos C. Twoja 93 dobrze pasuje na D.
learn-the-game-say = Twoja 5 następnym razem świetnie pasuje na stos B. Niech { $mate } go oszczędza: stuknij sygnał obok B.
learn-the-game-say-no = Prawie! Przy stosie B stuknij serduszko albo znak obok: oba proszą, żeby go oszczędzać.
learn-the-game-end-again = Dość na tę turę. Zakończ ją i zobacz, co { $mate } zrobi z twoim sygnałem.
learn-the-game-end-again-no = Zostaw je na później. Teraz zakończ turę.
learn-the-game-heeded = { $mate } zostawia ci stos B i bierze C. Tak gra dobra drużyna.
learn-the-game-ring = Tyle kart jest jeszcze w talii. Gdy nie zostanie żadna, wystarczy jedna karta na turę.
learn-the-game-over = Gdy ktoś nie może położyć dość kart, gra się kończy. Mniej niż dziesięć pozostałych to doskonały wynik, a ani jednej to wygrana!
learn-raise-goal = W każdej rundzie chodzi o kartę punktacji, tym razem o 14 punktów. Zgarnia ją znacznik, który zostanie na torze ostatni.
learn-raise-roll = Kostki mówią, ile wart jest symbol. Trzy dzwonki i jeden, który liczy się zawsze: dzwonki są warte cztery razy tyle.
learn-raise-value = Twój dzwonek 2 jest więc teraz wart 2 × 4 = 8. Wartość widzisz pod każdą kartą.
learn-raise-choose = Wszyscy kładą jedną zakrytą kartę. Wybierz swoje koło zębate 3 i połóż je.
learn-raise-choose-no = Ładna karta, zostaw ją na później. Tym razem weź koło zębate 3.
learn-raise-flip = Wszystkie odkrywa się naraz. Każdy znacznik zaczyna na wartości swojej karty: twój na 6, pozostałe na 8 i 15.
learn-raise-pot = Co zostało zagrane, leży teraz na stosie kart zużytych. Gwiazdki na tych kartach to też punkty: zgarnia je zwycięzca rundy.
learn-raise-last = Kolej jest zawsze na znacznik z tyłu, a teraz to twój. Możesz grać dalej albo pasować.
learn-raise-raise = Żeby grać dalej, wyprzedź najbliższy znacznik, ten na 8. Twoja chmura 4 wystarczy, bo 6 + 4 = 10: wybierz ją i graj dalej.
learn-raise-raise-no = To zostaw na później. Twoja chmura 4 w sam raz wystarczy.
learn-raise-stack = Stoi tu już { $other }, a { $mate } ląduje dokładnie na wierzchu. Wierzchni znacznik jest wtedy bardziej z tyłu.
learn-raise-beyond = Znowu jesteś z tyłu i potrzebujesz więcej niż 15. Zagraj dalej dzwonkiem 2: 10 + 8 = 18.
learn-raise-beyond-no = To zostaw na później. 15 miniesz dzwonkiem 2.
learn-raise-won = Reszta pasuje, runda jest twoja! Bierzesz kartę punktacji i cały stos kart zużytych, a potem rzucasz kostkami.
learn-raise-weak = Tym razem tylko 6 punktów, więc oszczędzaj siły. Połóż słabą kartę, dzwonek 1 albo dzwonek 3.
learn-raise-weak-no = Na 6 punktów jej szkoda! Weź dzwonek 1 albo dzwonek 3.
learn-raise-pass = Można grać dalej, ale dobre karty za 6 punktów to kiepska wymiana. Pasuj: od razu uzupełnisz rękę do sześciu.
learn-raise-pass-no = Zachowaj karty na lepszą rundę. Tym razem pasuj.
learn-raise-refill = Dobierasz tylko z tych kart, a zagrane nie wracają. Sztuka w tym, żeby ci ich nie zabrakło.
learn-raise-rounds = Tutaj liczy się rundy. We troje jest ich dziewięć i na tyle musi starczyć twoich trzydzieści kart.
learn-raise-over = Po ostatniej rundzie wygrywa, kto ma najwięcej punktów. Liczą się też karty, które zostaną ci na ręce.

## Refusals about keys, daily deals and deals played again

error-bad-key = To nie jest klucz. Klucz prywatny ma 32 znaki: cyfry i litery od a do f.
error-no-key = Na tym urządzeniu nie ma klucza prywatnego, więc żadne partie nie są zapisywane.
error-no-me = Pod tym kluczem nic nie ma: nie był tu jeszcze używany albo wszystko usunięto na innym urządzeniu.
error-no-day = Na ten dzień nie ma rozdania.
error-no-daily = Ta gra nie ma rozdania dnia.
error-no-deal = Rozdania tej partii nie można zagrać ponownie.
error-daily-sealed = To dzisiejsze rozdanie i inni jeszcze je grają. Wszystko zostanie odkryte, gdy dzień się skończy.
error-daily-seat = Rozdanie dnia grasz samodzielnie: żaden bot nie może zająć twojego miejsca.

## Daily deal, my games

daily-today = Rozdanie dnia
daily-past = Rozdanie z minionego dnia
daily-title = Rozdanie z dnia { $day }
daily-about = Te same karty dla wszystkich na tym serwerze. Liczy się twoja pierwsza próba, a do końca dnia rozdanie pozostaje tajne.
daily-next =
    { $hours ->
        [0] Następne rozdanie za { $minutes } min
       *[other] Następne rozdanie za { $hours } godz. { $minutes } min
    }
daily-over = Ten dzień się skończył. Jego rozdanie można obejrzeć, ale gra się tylko w dzisiejsze.
daily-days = Dni
daily-day-before = Dzień wcześniej
daily-day-after = Dzień później
daily-play = Zagraj rozdanie dnia
daily-play-short = Graj
daily-continue = Kontynuuj swoją próbę
daily-counts = Liczy się twoja pierwsza próba. Potem możesz ćwiczyć.
daily-practice-only = Twoje partie nie są zachowywane, więc to tylko ćwiczenie i się nie liczy.
daily-practice = Zagraj jeszcze raz dla ćwiczenia
daily-was-practice = To było ćwiczenie: liczy się tylko pierwsza próba dnia.
daily-not-yet = Jeszcze nierozegrane
daily-running = Twoja próba trwa
daily-not-played = Tego rozdania nie masz za sobą.
daily-unfinished = Twoja próba nie skończyła się tego dnia, więc się nie liczy.
daily-late = Ta próba skończyła się po swoim dniu, więc się nie liczy.
daily-private = Do końca dnia zapis i powtórkę swojej partii widzisz tylko ty.
daily-people =
    { $count ->
        [one] Zagrała w nie jedna osoba.
        [few] Zagrały w nie { $count } osoby.
        [many] Zagrało w nie { $count } osób.
       *[other] Zagrało w nie { $count } osoby.
    }
daily-better-bots = Lepiej niż { $share } botów
daily-better-people =
    { $count ->
        [one] Lepiej niż { $share } ludzi (na razie jedna osoba)
        [few] Lepiej niż { $share } ludzi (na razie { $count } osoby)
        [many] Lepiej niż { $share } ludzi (na razie { $count } osób)
       *[other] Lepiej niż { $share } ludzi (na razie { $count } osoby)
    }
daily-few = Porównanie z ludźmi pojawi się, gdy skończy go pięć osób, które grały tu w co najmniej trzy różne dni.
daily-streak =
    { $count ->
        [one] Jeden dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
daily-streaks = { $game }: teraz { $now } z rzędu, najwięcej { $longest }
daily-figure-left = Pozostałe karty
daily-figure-points = Punkty
daily-you = ty
daily-par-title = Partie bota „{ $bot }” z tym rozdaniem ({ $games })
daily-par-games = Partie
daily-place = Z partii botów lepszych było { $better }, takich samych { $equal }, a gorszych { $worse }.
daily-par = Dla porównania partie bota „{ $bot }” z dokładnie tym rozdaniem ({ $games }). { $figure }: średnio { $mean }. Wygrane: { $share }.
daily-par-soon = Porównanie dopiero powstaje: boty grają w to rozdanie.
daily-share = Udostępnij bez zdradzania
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Skopiowano. Możesz to wkleić gdziekolwiek.
daily-look = Obejrzyj swoją partię
daily-see = Jak poszła twoja partia { $game }
daily-to = Do rozdania dnia
daily-calendar = Minione dni
daily-month-before = Miesiąc wcześniej
daily-month-after = Miesiąc później
daily-day-none = nierozegrane
daily-fair = Czy wszyscy mają to samo rozdanie?
daily-fair-about = Ten odcisk ustalono, zanim ktokolwiek zagrał. Jutro pojawi się tu sekret, do którego należy: wtedy każdy może sprawdzić, że kart nikt nie wybrał ani nie zmienił.
daily-fair-after = Dzień się skończył, oto jego sekret. Kto grał, może nim sprawdzić swoją partię.
daily-fair-right = Sprawdzone przez tę przeglądarkę: odcisk należy do sekretu.
daily-fair-wrong = Odcisk nie należy do sekretu. To rozdanie nie było tym, które obiecano.
daily-fair-changed = Ta przeglądarka widziała wcześniej inny odcisk dla tego dnia. Rozdanie zostało podmienione.
chart-marked = { $label } ({ $mark })
me-title = Moje partie
me-option = { $option }: { $value }
me-people =
    { $count ->
        [one] jedna osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
me-bots =
    { $count ->
        [one] jeden bot ({ $names })
        [few] { $count } boty ({ $names })
        [many] { $count } botów ({ $names })
       *[other] { $count } bota ({ $names })
    }
me-which = Które partie?
me-all = Wszystkie
me-count = Partie
me-won = Wygrane
me-row-now = Wygrane z rzędu, teraz
me-row-longest = Wygrane z rzędu, najwięcej
me-accuracy = Dokładność
me-luck = Szczęście
me-accuracy-of = dokładność { $accuracy }
me-luck-of = szczęście { $luck }
me-left-out =
    { $count ->
        [one] Jedna partia się tu nie liczy: była z pomocą albo dla ćwiczenia.
        [few] { $count } partie się tu nie liczą: były z pomocą albo dla ćwiczenia.
        [many] { $count } partii się tu nie liczy: były z pomocą albo dla ćwiczenia.
       *[other] { $count } partii się tu nie liczy: były z pomocą albo dla ćwiczenia.
    }
me-results = Wyniki
me-by-game = Według gry
me-by-players = Według liczby graczy
me-by-bots = Według siły botów
me-by-variant = Według wariantu
me-variant-usual = zwykła gra
me-none-counts = Jeszcze żadna partia się nie liczy.
me-time = Z biegiem czasu
me-accuracy-title = Dokładność w każdej omówionej partii; linia to średnia z ostatnich pięciu
me-luck-title = Szczęście: co dały lub zabrały karty i kostki, w punktach procentowych szansy na wygraną
me-game = Gra
me-when = Kiedy
me-best = Najlepiej zagrana
me-unlucky = Największy pech
me-no-review = Dokładność i szczęście pojawią się tu, gdy otworzysz powtórkę którejś partii.
me-games = Wszystkie partie
me-coached = z pomocą
me-practice = ćwiczenie
me-deal = to samo rozdanie
me-daily = rozdanie dnia { $day }
me-empty = Jeszcze żadnych partii
me-empty-about = Zagraj którąś do końca, a pojawi się tutaj: jak się skończyła, jak dokładna była twoja gra i ile było szczęścia.
me-play = Zagraj w { $game }
me-off = Twoje partie nie są zachowywane
me-off-about = Nic więc nie jest wysyłane i nic tu nie ma. Możesz to włączyć w każdej chwili.
me-gone = To, co to urządzenie widziało tu wcześniej, usunięto na innym urządzeniu. Partie od tej pory są zachowywane od nowa.
me-retry = Spróbuj ponownie
mykey-title = Klucz prywatny
mykey-about = Bez konta: twoje partie należą do losowego klucza, który zna tylko twoja przeglądarka. Serwer zachowuje jego odcisk, z którego klucza nie da się odczytać.
mykey-keep = Zachowuj moje partie
mykey-keep-on = Partie, które zaczynasz, są w „Moje partie”, a twoja pierwsza próba w rozdaniu dnia się liczy.
mykey-keep-off = Nic nie jest wysyłane i nic nie jest zachowywane. To, co zachowano wcześniej, zostaje, dopóki nie usuniesz tego niżej.
mykey-passing = Ta przeglądarka niczego nie zachowuje, może dlatego, że okno jest prywatne albo pamięć pełna. Po zamknięciu okna klucz zniknie: zanotuj go, jeśli chcesz zachować swoje partie.
mykey-move = Na inne urządzenie
mykey-move-about = Skieruj aparat drugiego urządzenia na kod albo wpisz tam dwanaście słów. Wtedy oba mają ten sam klucz i te same partie.
mykey-show = Pokaż kod i słowa
mykey-hide = Ukryj
mykey-qr = Obrazek linku z kluczem
mykey-secret = Kto zna te słowa, ma twoje partie. Nikomu ich nie pokazuj.
mykey-copy-words = Kopiuj słowa
mykey-copy-link = Kopiuj link
mykey-copied = Skopiowano.
mykey-take = Z innego urządzenia
mykey-words = Dwanaście słów albo link
mykey-take-go = Użyj tego klucza
mykey-wrong-count =
    { $count ->
        [one] To jedno słowo; ma ich być { $words }.
        [few] To { $count } słowa; ma ich być { $words }.
        [many] To { $count } słów; ma ich być { $words }.
       *[other] To { $count } słowa; ma ich być { $words }.
    }
mykey-wrong-word = Słowa nr { $number }, „{ $word }”, nie ma na liście. Słowa są angielskie.
mykey-wrong-like = Słowa nr { $number }, „{ $word }”, nie ma na liście. Czy chodzi o „{ $like }”?
mykey-wrong-sum = Wszystkie słowa istnieją, ale razem nie tworzą klucza. Któreś jest złe albo mają inną kolejność.
mykey-take-ask = Użyć tu tego klucza?
mykey-take-first = Partie na tym urządzeniu będą wtedy zachowywane pod nim, razem z partiami drugiego urządzenia. Przyjmij tylko klucz, który jest twój.
mykey-take-instead = To urządzenie ma już klucz; nowy go zastąpi. Partie obu nie zostaną połączone: stary klucz pozostaje ważny wszędzie, gdzie jest jego kopia, a jeśli nie ma go nigdzie indziej, jego partie są dla ciebie stracone.
mykey-take-yes = Użyj
mykey-take-no = Zostaw stary klucz
mykey-cancel = Anuluj
mykey-same = To urządzenie ma już ten klucz.
mykey-taken = To urządzenie używa teraz tego klucza.
mykey-kept = Co jest zachowywane
mykey-kept-about = O każdej partii: stół i twoje miejsce, wynik i to, co wykazało omówienie. Żadnego imienia, żadnego adresu.
mykey-export = Pobierz wszystko
mykey-delete = Usuń wszystko
mykey-delete-ask = Usunąć wszystko?
mykey-delete-about = Wszystko, co zachowano pod tym kluczem, zostanie od razu usunięte, także dla twoich innych urządzeń: lista, liczby, dni z rzędu. Stoły zostają, ale nic ich z tobą nie łączy. Nie da się tego cofnąć.
mykey-delete-no = Zostaw
mykey-deleted = Wszystko jest usunięte. Nowe partie dostaną nowy klucz, chyba że to wyłączysz.
mykey-nothing = Pod tym kluczem nic jeszcze nie zachowano.
mykey-none = Klucza jeszcze nie ma. Powstanie, gdy zaczniesz partię.
mykey-happens = Co, jeśli…
mykey-lost-when = … klucz się zgubi?
mykey-lost-then = Bez kopii nikt już nie znajdzie tych partii, my też nie. Wyczyszczenie danych przeglądarki usuwa także klucz.
mykey-copied-when = … jest na dwóch urządzeniach?
mykey-copied-then = Oba zachowują pod nim partie i widzą tę samą listę. W rozdaniu dnia liczy się pierwsza próba, na którymkolwiek z nich.
mykey-deleted-when = … usunę wszystko na jednym urządzeniu?
mykey-deleted-then = Wtedy usunięte jest dla wszystkich. Urządzenie, które ma jeszcze klucz, zaczyna pod nim od nowa i mówi o tym.
deal-title = Zagraj w to rozdanie
deal-play = Te same karty dla ciebie
deal-about = Siedzisz tam, gdzie wcześniej ktoś siedział, te same karty pochodzą z tych samych stosów, a na innych miejscach siedzą boty.
deal-same-all = Jest dokładnie tak samo: każde miejsce dobiera te same karty w tej samej kolejności, a kostki w każdej rundzie wypadają tak samo, cokolwiek się zagra. Inne mogą być tylko decyzje botów.
deal-same-piles = Jest prawie tak samo: talia ma tę samą kolejność. Ale wszyscy z niej dobierają, więc kto dostanie którą kartę, zależy od tego, ile kart kto wyłoży.
deal-seat = Czyje miejsce?
deal-seat-of = Miejsce: { $name }
deal-go = Zagraj w to rozdanie
deal-share = Udostępnij tę stronę
deal-share-text = Zagraj w moje rozdanie { $game }: te same karty, twoja kolej.
deal-played = Kto w nie grał
deal-later = Wyniki i powtórki zobaczysz, gdy skończysz to rozdanie.
deal-first = pierwsza partia
deal-replay = Powtórka: { $name }
deal-replay-short = Powtórka
deal-offer = Ktoś inny zagrałby lepiej? Wyślij mu to rozdanie: te same karty, na innych miejscach boty.
deal-offer-go = Do rozdania i jego linku
deal-compare = To samo rozdanie
deal-compare-about = Masz za sobą rozdanie, w które grali też inni.
deal-compare-go = Porównaj z innymi
deal-fair = To rozdanie pierwszej partii: jej sekret i losowe bajty osób, które wtedy grały. Można je więc było znać wcześniej, ale twoja przeglądarka może sprawdzić, że wynika z nich każda karta.

## Analiza i trener

review-title = { $game }: analiza
review-replay = Powtórka
review-again = Spróbuj ponownie
review-computing = Trwa analiza partii. Pierwsze wyniki pojawią się za kilka sekund; partie, które właśnie się toczą, mają pierwszeństwo.
review-refining = Pierwsze przejście. Kluczowym momentom przyglądamy się teraz dokładniej.
review-nobody = Na wszystkich miejscach grały boty, nie ma czego analizować.
review-players = Jak dobra była to gra?
review-game-accuracy = Cała partia: { $accuracy }
review-player-accuracy = dokładność
review-way = Szansa na wygraną: przed rozdaniem { $start }, na końcu { $outcome }.
review-sums = Co zmieniło szansę na wygraną ({ $name }), w punktach procentowych
review-graph = Szansa na wygraną: { $name }
review-chance-at = { $chance }, plus minus { $noise }.
review-change =
    { $cause ->
        [choice] Własna decyzja: { $change }.
        [luck] Szczęście: { $change }.
        [others] Inni: { $change }.
       *[outcome] Koniec: { $change }.
    }
review-cause =
    { $cause ->
        [choice] własne decyzje
        [luck] szczęście
        [others] inni
        [start] początek
       *[outcome] koniec
    }
review-as-table = Jako tabela
review-column-moment = Moment
review-column-chance = Szansa
review-column-change = Zmiana
review-column-cause = Przyczyna
review-kind =
    { $kind ->
        [inaccuracy] Niedokładność
        [mistake] Błąd
       *[blunder] Gruby błąd
    }
review-sign =
    { $kind ->
        [inaccuracy] Niedokładność, −{ $points }.
        [mistake] Błąd, −{ $points }.
       *[blunder] Gruby błąd, −{ $points }.
    }
review-moments = Kluczowe momenty
review-moments-none = Brak: żadna decyzja nie kosztowała tyle, żeby mieć pewność.
review-moments-not-yet = Na razie brak.
review-cost-short = −{ $points }
review-solved = rozwiązane
review-decision = Decyzja: { $name }
review-played = { $name } gra: { $acts }. Szansa na wygraną potem: { $chance }.
review-cost =
    { $points ->
        [one] To kosztowało { $points } punkt procentowy (± { $noise }).
        [few] To kosztowało { $points } punkty procentowe (± { $noise }).
       *[many] To kosztowało { $points } punktów procentowych (± { $noise }).
    }
review-close =
    { $points ->
        [one] Coś innego było może lepsze o { $points } punkt procentowy (± { $noise }): za mało, żeby wytykać.
        [few] Coś innego było może lepsze o { $points } punkty procentowe (± { $noise }): za mało, żeby wytykać.
       *[many] Coś innego było może lepsze o { $points } punktów procentowych (± { $noise }): za mało albo zbyt niepewne, żeby wytykać.
    }
review-best = Nic lepszego nie znaleziono.
review-better = Lepiej:
review-best-found = Najlepszy znaleziony ruch:
review-find = Znajdź lepszy ruch
review-find-here = Znajdź lepszy ruch
review-find-count = { $number } z { $count }
review-find-about =
    { $points ->
        [one] { $name } gra: { $acts }. To kosztowało { $points } punkt procentowy. Jak zagrasz ty? Spróbuj przy stole.
        [few] { $name } gra: { $acts }. To kosztowało { $points } punkty procentowe. Jak zagrasz ty? Spróbuj przy stole.
       *[many] { $name } gra: { $acts }. To kosztowało { $points } punktów procentowych. Jak zagrasz ty? Spróbuj przy stole.
    }
review-find-wait = Chwila namysłu …
review-find-show = Pokaż
review-find-look = Zobacz przy stole
review-find-skip = Pomiń
review-find-next = Następny moment
review-find-again = Spróbuj ponownie
review-find-done = Gotowe
review-find-leave = Nie szukaj dalej
review-right =
    { $points ->
        [0] Dobrze, to najlepszy znaleziony ruch!
        [one] Dobrze: tylko { $points } punkt procentowy od najlepszego.
        [few] Dobrze: tylko { $points } punkty procentowe od najlepszego.
       *[many] Dobrze: tylko { $points } punktów procentowych od najlepszego.
    }
review-wrong =
    { $points ->
        [one] Niezupełnie: to kosztuje { $points } punkt procentowy.
        [few] Niezupełnie: to kosztuje { $points } punkty procentowe.
       *[many] Niezupełnie: to kosztuje { $points } punktów procentowych.
    }
review-open = W otwarte karty
review-open-about = Co kto miał na ręce. Nikt nie mógł tego wiedzieć, więc powyższa ocena z tego nie korzysta.
review-winnable-until = Gdy zna się wszystkie karty, drogę do wygranej znaleziono do kroku { $step } z { $steps }, a potem już żadnej.
review-winnable-end = Gdy zna się wszystkie karty, drogę do wygranej znaleziono aż do samego końca.
review-winnable-never = Nawet gdy zna się wszystkie karty, w żadnym kroku nie znaleziono drogi do wygranej.
review-winnable-about = Poszukiwanie jest ograniczone: co znajdzie, jest pewne, ale jakąś drogę może przeoczyć.
review-winnable-go = Przejdź do tego kroku
review-about = Co to znaczy?
review-about-chance = Szansa na wygraną dotyczy partii, w której odtąd na wszystkich miejscach gra { $bot } (bot). Ocena opiera się na tym, co było widać z tego miejsca, w wielu wyobrażonych rozdaniach; oba ruchy sprawdza się w tych samych.
review-about-noise = Wszystkie liczby są szacunkowe. Szary pas i ± pokazują, jak bardzo są niepewne; co się w nim mieści, nie uchodzi za błąd. Od 5, 10 i 15 punktów procentowych to niedokładność, błąd, gruby błąd.
review-about-accuracy = Dokładność 100 % znaczy, że każda decyzja była tak dobra jak najlepsza znaleziona. Szczęście to to, co zmieniły karty i kostki.
coach = Trener
coach-off = Wyłączony
coach-wish = Włączony
coach-about = Podpowiada na życzenie, a jeśli chcesz, ostrzega przed kosztownymi ruchami. Wszyscy widzą, że jest włączony.
coach-setup = Jeśli grają też inni, wszyscy muszą się zgodzić. Partia z trenerem nie liczy się w twoich statystykach.
coach-on = Trener jest włączony
coach-on-about = Trener jest tu włączony dla wszystkich. Partia jest oznaczona i nie liczy się w statystykach.
coach-waits = Włączy się, gdy wszyscy się zgodzą. Brakuje jeszcze: { $names }.
coach-wished = { $names }: prośba o grę z trenerem.
coach-agree = Zgoda
coach-warn = Ostrzegać przed kosztownymi ruchami?
coach-warn-about = Trener zapyta przed ruchem, który kosztuje więcej niż 15 punktów procentowych. Pamięta o tym ta przeglądarka.
coach-hint = Poproś trenera o podpowiedź
coach-hint-short = Podpowiedź
coach-hint-away = Schowaj podpowiedź
coach-hint-is = Podpowiedź: { $acts }
coach-hint-chance = Szansa na wygraną: { $chance }.
coach-hint-none = O tej decyzji trener nie ma nic do powiedzenia.
coach-warning = { $act }: na pewno?
coach-warning-about =
    { $points ->
        [one] Zdaniem trenera kosztuje cię to { $points } punkt procentowy szansy na wygraną.
        [few] Zdaniem trenera kosztuje cię to { $points } punkty procentowe szansy na wygraną.
       *[many] Zdaniem trenera kosztuje cię to { $points } punktów procentowych szansy na wygraną.
    }
coach-warning-back = Wybierz ponownie
coach-warning-play = Zagraj mimo to
key-hint = poproś trenera o podpowiedź
result-coached = Partia z trenerem.
the-game-advice-play = { $card } na { $pile }
the-game-advice-end = koniec tury
the-game-advice-card = Zalecana jako { $order }., na { $pile }
the-game-advice-pile = Zalecane tutaj: { $cards }.
raise-advice-choose = { $card }
raise-advice-raise = dalej na { $field } ({ $cards })
raise-advice-pass = pas
raise-advice-card = Zalecana
raise-advice-to = Lepiej: na { $field }.

## Long games

long-time = Czas na ruch
long-time-none = Ile chcecie
long-time-600 = 10 minut
long-time-86400 = Dzień
long-time-259200 = Trzy dni
long-time-about = Wyrozumiały zegar: nikt przez niego nie przegra. Strona główna mówi, gdzie jest twoja kolej, na każdym urządzeniu z twoim kluczem.
long-overdue = Gdy ruch trwa dłużej
long-overdue-nothing = Nic
long-overdue-nothing-about = Zegar robi się czerwony i to wszystko.
long-overdue-nudge = Przypomnienie
long-overdue-nudge-about = Kto się spóźnia, dostaje jedno przypomnienie na ruch.
long-overdue-bot = Zastąpi bot
long-overdue-bot-about = Za spóźnionych gra bot, dopóki nie wrócą. Robi to tylko wtedy, gdy czekają inni ludzie.
long-left = jeszcze { $time }
long-late = po czasie: { $time }
long-late-now = po czasie
long-nudge = Twój czas na ten ruch minął i pozostali na ciebie czekają.
long-nudged = Czas minął, przypomnienie dostaje: { $names }.
long-back = Witaj z powrotem, bot oddał ci miejsce.
long-next = Następna gra
long-next-about =
    { $count ->
        [one] Przy innym stole jest twoja kolej
        [few] Przy { $count } innych stołach jest twoja kolej
        [many] Przy { $count } innych stołach jest twoja kolej
       *[other] Przy { $count } innych stołach jest twoja kolej
    }
long-key-next = następna gra, w której jest twoja kolej
error-in-time = { $name } ma jeszcze czas na ten ruch.

## Lobby

error-closed = Ten stół jest zamknięty.
error-muted = Osoba, która założyła stół, wyciszyła cię: to, co piszesz, do nikogo nie dociera.
error-removed = Twoje miejsce przy tym stole zostało odebrane, nie możesz tu usiąść ponownie.
error-not-together = Przy tym stole nie możesz usiąść. Są inne.
error-guest = { $name } gra bez klucza, nie ma kogo zapamiętać.
error-yourself = To ty.
error-not-known = Tej osoby nie ma na twojej liście albo już jej tam nie ma.
error-nobody-there = Nikt tam nie siedzi.
error-sits-here = Ta osoba już siedzi przy tym stole.
error-invited-enough = Zaproszonych jest już { $most }. Poczekaj na odpowiedzi.
error-public-lesson = Lekcja jest dla jednej osoby i nie może być publiczna.
error-public-deal = Rozdania, które grają też inni, nie można grać publicznie.
error-no-report = Nie ma takiego zgłoszenia.
public-title = Stoły publiczne
public-which = Jaka gra?
public-any = Dowolna gra
public-find = Znajdź mi grę
public-invitations = Zaproszenia
public-invited = { $name } zaprasza cię do gry { $game }
public-decline = Nie, dziękuję
public-table = { $game } · { $names }
public-seats = zajęte miejsca: { $taken } z { $all }
public-bot = bot: { $rank }, poziom { $level } z { $levels }
public-none = Teraz nikt nie czeka. „Znajdź mi grę” otwiera stół; kto przyjdzie następny, znajdzie go tutaj.
public-more =
    { $count ->
        [one] Jeszcze jeden
        [few] Jeszcze { $count }
       *[other] Jeszcze { $count }
    }
watch-title = Partie do oglądania
setup-public = Kto może dołączyć?
setup-public-no = Kto ma zaproszenie
setup-public-no-about = Stół znajdzie tylko ten, kto ma link albo kod.
setup-public-yes = Każdy
setup-public-yes-about = Dopóki tu jesteś, stół jest na stronie głównej i każdy może usiąść. Potem można tam oglądać grę.
lobby-about = { $name }: możliwości
hosting-invite = Zaproś osoby z wcześniejszych partii
hosting-invite-about = Zaproszenie zobaczą na swojej stronie głównej. Nikt nie pozna twojego klucza, a ty niczyjego.
hosting-played =
    { $count ->
        [one] jedna wspólna partia
        [few] { $count } wspólne partie
       *[other] { $count } wspólnych partii
    }
hosting-invite-one = Zaproś
hosting-invited = Zaproszenie wysłane
hosting-nobody = Na razie nikt. Kto zachowuje swoje partie i gra z tobą, pojawi się potem tutaj.
hosting-no-key = Nie zachowujesz partii, więc serwer nikogo nie pamięta. Link i kod działają mimo to.
hosting-close = Zamknij stół
hosting-close-ask = Zamknąć ten stół?
hosting-close-about = Wszyscy, którzy już siedzą, dowiedzą się o tym. Zamkniętego stołu nie da się otworzyć ponownie.
hosting-close-no = Zostaw otwarty
hosting-closed = Stół jest zamknięty.
table-closed = Ten stół został zamknięty.
table-closed-about = Nikt już nie może zagrać; to, co zagrano, nadal widać.
manners-mute = Wycisz dla wszystkich: { $name }
manners-unmute = Pozwól znów pisać: { $name }
manners-is-muted = { $name } pisze, ale przy tym stole do nikogo to nie dociera.
manners-ignore = Ignoruj: { $name }
manners-unignore = Przestań ignorować: { $name }
manners-ignored = Od teraz ignorujesz: { $name }. Żadnych tekstów, żadnych zaproszeń i nie spotkacie się przy stołach publicznych. Lista jest na stronie twojego klucza prywatnego.
manners-ignored-here = Przy tym stole nie widzisz już, co pisze { $name }. Bez klucza nie da się tego zapamiętać gdzie indziej.
manners-report = Zgłoś: { $name }
manners-report-what = Co się stało?
manners-report-about = Twoje słowa i to, co pisano przy tym stole, przeczyta operator serwera. Nikt inny.
manners-report-send = Wyślij zgłoszenie
manners-reported = Operator już wie. Dziękujemy.
ignored-title = Kogo ignorujesz
ignored-about = Niczego od nich nie widzisz, nie mogą cię zapraszać i nie spotkacie się przy stołach publicznych. Nie dowiedzą się o tym.
ignored-end = Przestań ignorować
privacy-link = Prywatność

## Przy stole: reakcje, obrazki, wieczór

error-no-reactions = Przy tym stole podczas gry nie wolno nic mówić, nawet miną. Po zakończeniu już można.
again-rotated = Jeszcze raz, o jedno miejsce dalej
react = Zareaguj
reactions = Reakcje
reaction-cheer = Hurra!
reaction-laugh = Ha, ha!
reaction-wow = O rany!
reaction-think = Hm …
reaction-sorry = Przepraszam!
reaction-thanks = Dziękuję!
reaction-heard = { $name }: { $what }
key-react = zareaguj: wybierz jeden z sześciu znaków
seat-alike = imię łatwe do pomylenia
seat-alike-name = { $name } (miejsce { $number })
seat-about-alike = { $name } (miejsce { $number }) to imię, które można pomylić z innym przy tym stole albo z samym stołem. Patrz na miejsce i obrazek.
seat-mute = Ukryj to, co mówi { $name }
seat-unmute = Znów pokazuj to, co mówi { $name }
seat-mute-about = Reakcje i teksty, tylko na tym urządzeniu. Nikt się o tym nie dowie.
talk-hidden = Rozmowa przy tym stole jest u ciebie ukryta.
talk-hidden-some = Część jest ukryta: ktoś jest u ciebie wyciszony.
quiet-reactions = Pokazuj reakcje
quiet-talk = Pokazuj, co się pisze przy tym stole
quiet-about = Dotknij czyjegoś miejsca, aby ukryć tylko tę osobę. Wszystko dotyczy tylko tego urządzenia.
avatar-title = Wybierz obrazek
avatar =
    { $name ->
        [fox] Lis
        [owl] Sowa
        [cat] Kot
        [bear] Niedźwiedź
        [hare] Zając
        [frog] Żaba
        [snail] Ślimak
        [duck] Kaczka
        [whale] Wieloryb
        [mug] Kufel
        [pretzel] Precel
        [candle] Świeca
       *[any] Dowolny
    }
avatar-of =
    { $who ->
        [me] Twój obrazek: { $avatar }
       *[other] { $name }, obrazek: { $avatar }
    }
evening-title =
    { $games ->
        [one] Dotąd: jedna gra
        [few] Dotąd: { $games } gry
       *[other] Dotąd: { $games } gier
    }
evening-wins =
    { $count ->
        [0] bez wygranej
        [one] jedna wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    }
evening-together = Wszyscy razem
evening-you = { $name } (ty)
evening-games = Gra po grze
evening-game = Gra { $number }
evening-won-by = Wygrana: { $names }.
evening-sum-points =
    { $value ->
        [one] jeden punkt
        [few] { $value } punkty
       *[other] { $value } punktów
    }
evening-sum-the-game-left =
    { $value ->
        [0] nie została żadna karta
        [one] łącznie została jedna karta
        [few] łącznie zostały { $value } karty
       *[other] łącznie zostało { $value } kart
    }

## Powiadomienia

error-bad-subscription = Serwer nie może użyć usługi push tej przeglądarki.
error-bad-address = To nie jest adres e-mail.
error-address-letters = Serwer może pisać tylko na adresy z liter od a do z, bez znaków takich jak ą czy ł.
error-no-contact = Serwer nie zna już tego urządzenia lub adresu. Włącz to ponownie.
error-mail-link = Ten link już nie działa: adres został usunięty.
error-no-mail = Ten serwer nie wysyła e-maili.
error-too-many-contacts = To miejsce ma już { $most } urządzeń i adresów. Wyłącz któreś z nich.
notices-menu = Powiadom, gdy moja kolej
notices-lobby = Powiadom, gdy się zacznie
notices-title = Powiadomienia
notices-about = Dowiesz się, gdy przy tym stole przyjdzie twoja kolej, gdy będzie pełny i gdy gra się skończy. Najwyżej raz na turę, nigdy gdy patrzysz, i nic o niczyich kartach.
notices-device = Na tym urządzeniu
notices-device-on = To urządzenie da ci znać, nawet gdy strona jest zamknięta.
notices-device-off = Wyłączone. Przeglądarka może najpierw zapytać.
notices-failed = Usługa push twojej przeglądarki nie odpowiedziała. Spróbuj później.
notices-way-insecure = Przeglądarki pozwalają na to tylko pod bezpiecznym adresem. Zadziała, gdy ten serwer będzie dostępny przez https.
notices-way-install = Na iPhonie i iPadzie działa to z ekranu początkowego: stuknij Udostępnij, potem „Do ekranu początkowego” i otwórz stammtisch stamtąd.
notices-way-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia. Zezwól na nie w ustawieniach strony, przy znaku obok adresu; w oknie prywatnym to niemożliwe.
notices-way-unsupported = To okno tego nie potrafi. Działa to w zwykłym, nie prywatnym oknie aktualnej przeglądarki.
notices-otherwise = Do tego czasu strona główna najpierw pokazuje, gdzie jest twoja kolej.
notices-mail = E-mailem
notices-mail-address = Twój adres e-mail
notices-mail-send = Wyślij link
notices-mail-how = Najpierw przyjdzie jeden e-mail z linkiem. Kolejne dopiero po stuknięciu w niego, a każdy może być ostatni, jednym stuknięciem.
notices-mail-asked = E-mail na { $address } jest w drodze. Stuknij w nim link, a wiadomości będą przychodzić tam.
notices-mail-look = Link potwierdzony
notices-mail-not-yet = Jeszcze niepotwierdzone. E-mail może iść chwilę; zajrzyj też do spamu.
notices-mail-on = Wiadomości idą na { $address }.
notices-mail-off = Na { $address } nic z tego stołu nie przychodzi.
notices-mail-forget = Usuń ten adres
notices-offer = Dać ci znać, gdy znów przyjdzie twoja kolej?
notices-offer-yes = Tak, poproszę
mail-title = E-maile od stammtisch
mail-confirm-ask = Czy stammtisch ma pisać do ciebie, gdy przyjdzie twoja kolej, gdy stół będzie pełny i gdy gra się skończy?
mail-confirm-yes = Tak, pisz do mnie
mail-confirmed = Gotowe: wiadomości będą przychodzić na { $address }.
mail-stopped = Gotowe: na { $address } nie przyjdzie już żaden e-mail. Adres zostanie usunięty za tydzień.
mail-again = Jednak pisz do mnie
