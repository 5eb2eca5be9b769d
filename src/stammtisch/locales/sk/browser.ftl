# The texts of stammtisch in Slovak. Keys, order and sections are those of en.ftl.
# Names stand in the nominative; people do things in the present tense, which shows no gender.

## The games

the-game-name = THE GAME
the-game-players = 1–5 ľudí
the-game-kind = jeden tím, jeden cieľ
the-game-pitch = Deväťdesiatosem kariet, štyri balíčky a vy všetci proti hre. Dva balíčky rastú, dva klesajú a krokom späť presne o desať sa navzájom zachraňujete.
the-game-brief =
    { $won ->
        [yes] Porazené: všetky karty položené
       *[no] { $left ->
            [one] Zostala jedna karta
            [few] Zostali { $left } karty
           *[other] Zostalo { $left } kariet
        }
    }
raise-name = RAISE
raise-players = 2–5 ľudí
raise-kind = blaf, kocky a pevné nervy
raise-pitch = Kocky určujú, akú cenu majú tvoje karty. Kto je vzadu, musí predstihnúť alebo to pustiť, kým nezostane jediný kameň a nevezme celý víťazný balíček.
fact-age = od { $age } rokov
fact-minutes = asi { $minutes } min
fact-players = { $range } ľudí
fact-together = všetci spoločne
fact-against = každý sám za seba

## Everywhere

wait = Chvíľočku …
you = ty
undo = Vrátiť späť
bar-home = Na úvodnú stránku
bar-back = Späť
sheet-close = Zavrieť
corner-language = Jazyk
corner-theme =
    { $theme ->
        [light] Svetlý vzhľad (prepnúť na tmavý)
        [dark] Tmavý vzhľad (prepnúť na automatický)
       *[auto] Vzhľad podľa zariadenia (prepnúť na svetlý)
    }
corner-sound = Zvuk
share-copied = Odkaz je skopírovaný.
lost-title = Na tomto stole nič nie je
lost-page = Taká stránka tu nie je.
lost-table = Tento stôl neexistuje alebo už nie.
lost-home = Na úvodnú stránku

## The app

app-about = Kartové hry pri jednom stole: s priateľmi, nech sú kdekoľvek, alebo s botmi. Bez účtu.
app-picture-home = Prvá stránka
app-picture-table = Pri stole
app-update = Je tu nová verzia.
app-update-reload = Načítať znova
offline-sign = Bez pripojenia. Stoly čakajú; čo si toto zariadenie uložilo, sa dá čítať.
waits-short = čaká na spojenie
waits-title = Tento stôl čaká
waits-about = Teraz nie je dostupný. Keď sa spojenie obnoví, hra sama pokračuje; nič sa nestratí.
learn-read = Bez pripojenia si lekciu môžeš prečítať tu. Pri stole si ju vyskúšaš, keď sa spojenie obnoví.
learn-read-again = Vyskúšať pri stole
install-title = stammtisch ako aplikácia
install-about = Z plochy sa otvorí ako každá iná aplikácia, má celú obrazovku pre seba a spustí sa aj bez pripojenia.
install-do = Inštalovať
install-no = Nie, ďakujem
install-share = Ťukni v lište prehliadača na „Zdieľať“
install-add = Zvoľ „Pridať na plochu“
menu-vibrate = Vibrovať, keď si na ťahu?
menu-vibrate-on = Áno
menu-vibrate-off = Nie

## Errors

error-network = Server neodpovedá. Skontroluj, prosím, pripojenie a skús to znova.
error-server = Server hlási chybu ({ $status }). Skús to, prosím, znova.
error-bad-request = Tomu server nerozumie. Načítaj, prosím, stránku znova a skús to ešte raz.
error-unknown-token = Kľúč v tomto prehliadači už k tomu miestu nepatrí.
error-not-host = To smie iba osoba, ktorá stôl založila.
error-not-your-seat = Pri tomto stole nemáš miesto. Pozerať sa môžeš.
error-not-your-turn = Nie si na ťahu.
error-no-talk = Pri tomto stole sa hrá bez písania.
error-no-table = Tento stôl neexistuje alebo už nie.
error-damaged = Uložené údaje tejto hry sú poškodené, takže sa nedá zobraziť. Ostatných stolov sa to netýka.
error-other-rules = Táto hra sa začala podľa inej verzie pravidiel, takže sa tu už nedá zobraziť.
error-no-code = Stôl s týmto kódom nie je. Radšej sa ešte raz spýtaj, ako znie.
error-no-game = Taká hra tu nie je.
error-no-seat = Také miesto tu nie je.
error-full = Všetky miesta pri stole sú obsadené. Pozerať sa však môžeš.
error-taken = Niekto má rýchlejšie ruky: miesto je už obsadené.
error-started = Hra sa už začala.
error-no-contribution = Z tohto miesta nie je k rozdaniu ohlásený žiadny príspevok.
error-bad-contribution = Toto nie sú bajty, ktorých odtlačok bol ohlásený.
error-waiting = Hra sa ešte nezačala.
error-running = Hra sa ešte neskončila.
error-over = Hra sa skončila.
error-stale = V tej istej chvíli sa stalo niečo iné. Pozri sa, prosím, znova.
error-too-large = To je príliš dlhé.
error-too-many = Na takú krátku chvíľu je toho priveľa. Skús to, prosím, o { $seconds } s.
error-busy = Server má plné ruky práce. Skús to, prosím, o chvíľku.
error-disk-full = Disk servera je takmer plný, takže nič nové nemôže začať. Rozohrané hry bežia ďalej.
error-too-many-tables = Z tvojej siete už čaká alebo beží toľko stolov: { $most }. Najprv jeden z nich dohraj alebo zavri.
error-bad-name = Zvoľ si, prosím, iné meno, 1 až { $most } znakov.
error-bad-move = Taký ťah v tejto hre nie je.
error-bad-option = Jedna z volieb pre tento stôl nie je možná. Vyber, prosím, znova.
error-bad-text = Napíš, prosím, niečo, najviac { $most } znakov.
error-bad-host = Na meno { $host } tento server nepočúva. Kto ho prevádzkuje, môže meno pridať pomocou --host-name.
error-enough-for-now = Zatiaľ to stačí. Pokračuj, keď zahrá niekto ďalší.
error-present = { $name } tu stále je. Bot môže zaskočiť až po { $seconds } s neprítomnosti.
error-just-gone = { $name } tu nie je len chvíľku. Bot môže zaskočiť o { $seconds } s.
error-host-here = To teraz smie iba osoba, ktorá stôl založila. Ostatní až po { $seconds } s jej neprítomnosti.
error-host-away =
    { $unit ->
        [s] Osoba, ktorá stôl založila, tu teraz nie je. Môžeš to urobiť o { $time } s.
        [min] Osoba, ktorá stôl založila, tu teraz nie je. Môžeš to urobiť o { $time } min.
       *[h] Osoba, ktorá stôl založila, tu teraz nie je. Môžeš to urobiť o { $time } h.
    }
error-no-spectators = Tento stôl je bez divákov. Vidia ho len tí, čo pri ňom hrajú.
error-bot-plays = Zaskakuje za teba bot. Najprv si vezmi miesto späť.
error-illegal = Toto teraz pravidlá nedovoľujú.
error-internal = Niečo sa tu pokazilo. Skús to, prosím, o chvíľku.
error-no-person = Toto miesto predtým nikomu nepatrilo, nedá sa teda vrátiť.
error-no-room = Pri tomto stole sa stalo už toľko, že viac sa sem nezmestí.
error-not-host-seat = To smie iba osoba, ktorá stôl založila alebo ktorá tam sedí.
error-not-stored = Nepodarilo sa to uložiť, takže sa nič nezmenilo. Skús to, prosím, o chvíľku.
error-number-talk = Skoro! „{ $word }“ prezrádza číslo a čísla kariet zostávajú v tejto hre tajné, aj slovom. Skús to bez nich.
why-not-held = { $card } v tejto ruke nie je.
why-take-back = Nie je čo vziať späť.

## Errors of reviews and of the coach

error-no-review = K tejto hre nie je rozbor.
error-no-judge = Takéto hry sa tu nedajú hodnotiť.
error-review-lesson = Hra z lekcie sa nerozoberá: jej prvé karty boli pripravené vopred.
error-review-bots = Hrali tu len boty, nie je čo rozoberať.
error-review-failed = Rozbor sa nepodaril. Samotnej hre sa nič nestalo; skús to, prosím, o niečo neskôr.
error-no-decision = Tu sa žiadne rozhodnutie rozboru nezačína.
error-no-coach = Pri tomto stole nie je tréner zapnutý.
error-coach-failed = Tréner teraz nemá odpoveď. Skús to, prosím, o chvíľku.
error-coach-lesson = Lekcia nemá trénera: sama hovorí, čo robiť.
error-coach-daily = Pri rozdaní dňa tréner nie je: každý ho hrá na vlastnú päsť.

## Home

home-title = stammtisch: kartové hry pri jednom stole
home-hello = Prisadni si!
home-promise = Múdre kartové hry: s priateľmi, nech sú kdekoľvek, alebo hneď teraz s botmi. Bez účtu, bez inštalácie.
home-play-now = Hrať hneď
home-first-time = Prvýkrát? Dve minúty
home-invite = Pozvať priateľov
home-set-up = Pripraviť stôl
home-rules = Pravidlá
home-join = Hrať s kódom
home-join-about = Máš pozvánku? Napíš kód, ktorý je v nej.
home-join-example = K7MPQ4
home-join-go = Prisadnúť
home-running = Tvoje rozohrané hry
home-finished = Tvoje dohrané hry
home-finished-one = Dohrané
home-continue = Pokračovať
home-turn-yours = Si na ťahu
home-turn-other =
    { $count ->
        [one] Na ťahu je { $names }
        [few] Na ťahu sú { $names }
       *[other] Na ťahu sú { $names }
    }
home-turn-over = Hra sa skončila
home-last-move = posledný ťah { $ago }
home-just-now = práve teraz
home-with = pri stole: { $names }
home-alone = osamote
home-review = Rozbor
home-forget = Odobrať zo zoznamu stôl { $game }
home-remove-ask = Odobrať { $game } zo zoznamu?
home-remove-about = Hra pokračuje aj bez tohto riadku a tvoje miesto ti zostane: adresa stola ťa k nemu opäť dovedie.
home-remove-yes = Odobrať zo zoznamu
home-remove-no = Nechať
home-removed = { $game } už nie je v zozname.
home-more = Ukázať ďalšie
home-footer = THE GAME je hra Steffena Benndorfa, RAISE hra Petra Prinza. Tento stôl postavili ľudia, ktorí ich majú radi, s vlastnými obrázkami a vlastnými slovami; k ich vydavateľom nepatrí.

## Set up

setup-title = Pripraviť stôl: { $game }
setup-who = Kto hrá?
setup-players = Koľkí hráte
setup-count =
    { $count ->
        [one] Sólo
        [few] { $count }
       *[other] { $count }
    }
setup-seat = Miesto { $number }
setup-player = Osoba { $number }
setup-seat-kind = Miesto { $number }: kto
setup-seat-bot = Miesto { $number }: ktorý bot
setup-seat-name = Miesto { $number }: meno
setup-kind-me = Ja
setup-kind-friend = Niekto cez odkaz
setup-kind-here = Na tomto zariadení
setup-kind-bot = Bot
setup-friend-hint = dostane pozvánku
setup-how = Ako sa hrá?
setup-watch = Kto sa smie pozerať?
setup-watch-all = Kto má odkaz, aj na rozhovor
setup-watch-table = Kto má odkaz
setup-watch-none = Nikto
setup-pace = Ako rýchlo hrajú boti?
setup-pace-calm = Pomaly
setup-pace-usual = Normálne
setup-pace-quick = Svižne
setup-start = Začať hru
setup-invite = Otvoriť stôl a pozvať

option-the-game-min-cards = Koľko kariet v každom ťahu
option-the-game-min-cards-2 = Aspoň dve
option-the-game-min-cards-2-about = Zvyčajná hra.
option-the-game-min-cards-3 = Aspoň tri
option-the-game-min-cards-3-about = Pre expertov: každý ťah žiada o kartu viac.
option-the-game-fewer-cards = Karty v ruke
option-the-game-fewer-cards-false = Podľa pravidiel
option-the-game-fewer-cards-false-about = Osamote osem, vo dvojici sedem, inak šesť.
option-the-game-fewer-cards-true = O jednu menej
option-the-game-fewer-cards-true-about = Pre expertov: v každej ruke menší výber.
option-the-game-starter = Kto začína?
option-the-game-starter-agree = Po dohode
option-the-game-starter-agree-about = Všetci povedia, ako veľmi sa im chce začať; komu najviac, ten začne.
option-the-game-starter-random = Žrebom
option-the-game-starter-random-about = Rozhodne náhoda.
option-the-game-talk = Čo sa smie hovoriť?
option-the-game-talk-silent = Nič
option-the-game-talk-silent-about = Pre expertov: nijaké signály, nijaké písanie.
option-the-game-talk-signals = Signály
option-the-game-talk-signals-about = U nás predvolené. Jedno ťuknutie pri balíčku povie: šetrite ho, prosím; nechytať; pokojne naň.
option-the-game-talk-open = Signály a text
option-the-game-talk-open-about = Ako v tlačenej hre: môžete si aj písať. Čísla kariet zostávajú tajné: také riadky sa neodošlú.
option-the-game-take-back = Smie sa položená karta vziať späť?
option-the-game-take-back-alone = Nie
option-the-game-take-back-alone-about = Položenú kartu všetci videli, a tak zostáva. Osamote alebo len s botmi sa to dá vždy.
option-the-game-take-back-on = Áno, počas ťahu
option-the-game-take-back-on-about = Všetci to vedia vopred. Ostatní však kartu aj tak videli.
option-raise-starter = Kto hádže na začiatku?
option-raise-starter-random = Žrebom
option-raise-starter-random-about = Kto má kocky na začiatku, rozhodne náhoda.
option-raise-extra-cards = S koľkými kartami sa smie hrať ďalej?
option-raise-extra-cards-false = Len koľko treba
option-raise-extra-cards-false-about = Len čo tvoj kameň predstihne, prestávaš. Zvyčajná hra.
option-raise-extra-cards-true = Koľko chceš
option-raise-extra-cards-true-about = Čokoľvek, čo predstihne, aj viac kariet, než treba.
option-raise-set = Ktorá škatuľa?
option-raise-set-standard = Štandardná
option-raise-set-standard-about = Kocky a karty, ako ich rekonštruuje tento stôl.

bot-random = Rojko
bot-random-about = Hrá čokoľvek, čo sa smie. Na vyskúšanie.
bot-greedy = Štamgast
bot-greedy-about = Volí najmenší krok a nezabúda na krok späť o desať.
bot-raise-greedy-about = Čo najlacnejšie hrá ďalej, kým za to víťazný balíček stojí.
bot-planner = Stratég
bot-planner-about = Premyslí si celý ťah, dáva signály a dbá na ne.
bot-learned = Matador
bot-learned-about = Má za sebou kopu hier a hrá podľa citu.
bot-sharp = Bystré oko
bot-sharp-about = Skúša svoje najlepšie nápady na niekoľkých vymyslených rozdaniach.
bot-thrifty = Gazda
bot-thrifty-about = Zvažuje víťazný balíček, svoje karty a kolá, ktoré prídu.
bot-shrewd = Líška
bot-shrewd-about = Dohráva si to v hlave, na niekoľkých vymyslených rozdaniach.
bot-master = Majster
bot-master-about = Skúša kopu nápadov na mnohých vymyslených rozdaniach. Chvíľku to trvá.

## Join

join-title = Prisadnúť k stolu
join-hello = Poď si zahrať { $game }
join-there =
    { $count ->
        [one] { $names } už na teba čaká.
        [few] { $names } už na teba čakajú.
       *[other] { $names } už na teba čakajú.
    }
join-nobody = Zatiaľ tu nikto iný nie je.
join-name = Tvoje meno
join-seat = Tvoje miesto
join-sit = Sadnúť si
join-watch = Len sa pozerať
join-code = Kód z pozvánky

## Invitation

lobby-title = { $game }: pozvánka
lobby-hello = Stôl pre { $game } je pripravený.
lobby-open =
    { $count ->
        [0] Všetci sú tu.
        [one] Ešte jedno miesto je voľné.
        [few] Ešte { $count } miesta sú voľné.
       *[other] Ešte { $count } miest je voľných.
    }
lobby-invite = Pozvať
lobby-qr = Odkaz ako obrázok na načítanie fotoaparátom telefónu
lobby-code = Kód: { $code }
lobby-share = Poď si so mnou zahrať { $game }:
lobby-send = Poslať odkaz
lobby-copy = Kopírovať
lobby-local = Touto adresou nikto iný nepríde: { $host } znamená na každom zariadení to zariadenie samo.
lobby-local-how = Aby mohli prísť aj ostatní, spusti server takto a otvor stránku na adrese, ktorú vypíše pre telefóny:
lobby-seats = Pri stole
lobby-kind =
    { $kind ->
        [open] na niekoho čaká
        [bot] bot
        [program] program
       *[person] { $mine ->
            [yes] na tomto zariadení
           *[no] už tu sedí
        }
    }
lobby-fill = Bot
lobby-fill-seat = Posadiť bota na miesto { $number }
lobby-free = Uvoľniť miesto: { $name }
lobby-start =
    { $count ->
        [0] Začať
       *[other] Začať hneď, doplniť botov
    }
lobby-wait = Začne sa, keď budú miesta obsadené alebo keď dá povel ten, kto pozýva.
lobby-host = Hostiteľ
lobby-soon = O { $time } môžeš na voľné miesta posadiť botov a začať.
lobby-now = Zatiaľ môžeš na voľné miesta posadiť botov a začať.
table-agreed = Na čom sme sa pri stole dohodli
lobby-later = Prísť neskôr

## Seats

seat-open = voľné
seat-cards =
    { $count ->
        [0] bez kariet
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
seat-acting = na ťahu
seat-bot = bot
seat-bot-rank = bot, { $name }, úroveň { $level } z { $levels }
seat-stands-in = zaskakuje bot
seat-program = program
seat-away = bez spojenia
seat-about-bot = { $name } je bot.
seat-about-program = { $name } je program, ktorý tu niekto necháva hrať.
seat-about-rank = { $rank }, úroveň { $level } z { $levels }. { $about }
seat-about-here = { $name } je tu.
seat-about-away = { $name } je teraz bez spojenia.
seat-about-away-bot = Kým sa { $name } vráti, môže zaskočiť bot.
seat-about-stands-in = { $name } teraz nehrá, zaskakuje bot.
seat-put-bot = { $name }: nech zaskočí bot
seat-give-back = Nech zase hrá { $name }
seat-take-back = Zase hrám ja

## The table

table-title-turn = Si na ťahu: { $game }
table-board = Stôl
table-acts = Čo teraz môžeš robiť
table-drawn = Berieš si: { $cards }.
table-log = Čo sa dialo
table-log-none = Zatiaľ nič.
table-keys = Klávesy
table-menu = Viac
menu-ground = Na čom sa hrá?
ground-baize = Zelené súkno
ground-sky = Nočná obloha
ground-sand = Piesok
ground-rose = Ružové drevo
tip-close = Odložiť tento tip
tip-the-game-lay = Vyber kartu a potom balíček, na ktorý príde.
tip-the-game-back = Jedna z tvojich kariet vracia balíček presne o desať: získaš miesto.
tip-the-game-signal = Ťukni na znak pri balíčku, nech ho ostatní šetria.
tip-raise-choose = Vyber kartu, ktorá sa hodí ku kockám; všetci otočia naraz.
tip-raise-raise = Vyber jednu alebo viac kariet, s ktorými predstihneš predposledný kameň.
tip-raise-pass = Kto pasuje, má po kole a doplní si ruku.
tip-raise-pot = Kto zostane posledný, berie kartu s bodmi a všetky hviezdy.
table-take-back = Vziať späť
table-waiting = O chvíľu si na rade ty.
table-watching = Pozeráš sa.
table-missed = Medzitým: { $what }
table-shuffling = Všetci miešajú…
table-link-connecting = Pripájam …
table-link-online = Pripojené
table-link-offline = Spojenie vypadlo, skúšam znova …
table-link-gone = Tento stôl už nie je.
status-bot-for-you = Zaskakuje za teba bot.
status-absent = { $name } tu nie je.
status-absent-bot = Nech hrá bot
absent = nie je tu
absent-soon = { $name }: o { $time } môžeš nechať zaskočiť bota.
absent-now = Môže zaskočiť bot.
absent-host = { $name }: bota môže nechať zaskočiť { $host }.
absent-late = { $name }: bot môže zaskočiť, keď bude tento ťah trvať pridlho.
did-bot =
    { $you ->
        [yes] Nechávaš zaskočiť bota: { $name }.
       *[no] { $by } necháva zaskočiť bota: { $name }.
    }
did-fill =
    { $you ->
        [yes] Dávaš bota na voľné miesto: { $name }.
       *[no] { $by } dáva bota na voľné miesto: { $name }.
    }
did-start =
    { $you ->
        [yes] Dávaš na voľné miesta botov a začínaš.
       *[no] { $by } dáva na voľné miesta botov a začína.
    }
the-game-log-take-back =
    { $you ->
        [yes] Kladieš kartu a berieš ju späť.
       *[no] { $name } kladie kartu a berie ju späť.
    }
menu-take-seat = Zase hrám ja
menu-bot-for-me = Nech za mňa hrá bot
menu-watch = Zdieľať odkaz pre divákov
menu-watch-text = Pozri, ako hráme { $game }:
menu-leave = Odísť; hra počká v zozname
key-take-back = vziať späť
key-log = čo sa dialo
key-sound = zapnúť alebo vypnúť zvuk
key-keys = tento zoznam
key-why = prečo nie: pravidlo k tomu
key-tip = odložiť tip
key-tab = prejsť na ďalšiu vec a použiť ju
curtain-pass = Podaj ďalej: { $name }
curtain-about = Ostatní, prosím, nepozerať.
curtain-lift = Som { $name }
talk-title = Komunikácia
talk-line =
    { $game ->
        [the-game] Niečo povedz, ale bez čísel
       *[other] Niečo povedz
    }
talk-hint =
    { $game ->
        [the-game] Bez čísel
       *[other] Niečo povedz
    }
talk-send = Poslať
talk-heard = { $name }: { $text }

## THE GAME's table

the-game-status-claim = Ako veľmi sa ti chce začať?
the-game-status-claims =
    { $count ->
        [one] { $name } ešte rozmýšľa, kto má začať.
        [few] { $count } ľudia ešte rozmýšľajú, kto má začať.
       *[other] { $count } ľudí ešte rozmýšľa, kto má začať.
    }
the-game-status-other =
    { $played ->
        [0] Na ťahu je { $name }.
        [one] Na ťahu je { $name }, položená jedna karta.
        [few] Na ťahu je { $name }, položené { $played } karty.
       *[other] Na ťahu je { $name }, položených { $played } kariet.
    }
the-game-status-missing =
    Si na ťahu: { $played ->
        [0] { $missing ->
            [one] polož kartu.
            [few] polož aspoň { $missing } karty.
           *[other] polož aspoň { $missing } kariet.
        }
       *[other] { $missing ->
            [one] ešte jedna karta.
            [few] ešte { $missing } karty.
           *[other] ešte { $missing } kariet.
        }
    }
the-game-status-enough = To stačí: pokračuj alebo ukonči ťah.
the-game-status-full = To stačí a nič ďalšie nesedí: ukonči ťah.
the-game-status-empty = Nemáš už žiadnu kartu: ukonči ťah.
the-game-status-won = Hra je porazená: všetky karty sú položené!
the-game-status-lost =
    { $left ->
        [one] Už nič nesedí. Zostala jedna karta.
        [few] Už nič nesedí. Zostali { $left } karty.
       *[other] Už nič nesedí. Zostalo { $left } kariet.
    }
the-game-claim =
    { $degree ->
        [0] Radšej nie
        [1] Pokojne
       *[2] Veľmi
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] Polož jednu kartu
           *[other] Ešte jedna karta
        }
        [few] { $played ->
            [0] Polož { $missing } karty
           *[other] Ešte { $missing } karty
        }
       *[other] { $played ->
            [0] Polož { $missing } kariet
           *[other] Ešte { $missing } kariet
        }
    }
the-game-end-turn =
    { $draws ->
        [0] Ukončiť ťah
       *[other] Ukončiť ťah, ťahať { $draws }
    }
the-game-dead-end = { $card } na { $pile } by ukončila hru
the-game-dead-end-about = Potom by sa už v tomto ťahu nedalo položiť dosť kariet. S inou kartou alebo na inom balíčku to ešte ide.
the-game-dead-end-back = Ešte si to rozmyslím
the-game-dead-end-lay = Aj tak položiť
the-game-hand =
    { $count ->
        [one] Tvoja ruka: jedna karta
        [few] Tvoja ruka: { $count } karty
       *[other] Tvoja ruka: { $count } kariet
    }
the-game-card = { $card }, nikam nesedí
the-game-card-fits = { $card }, sedí na { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (krok späť)
       *[no] { $pile } { $step }
    }
the-game-piles = Balíčky
the-game-pile =
    Balíček { $pile }, { $way ->
        [up] vzostupný
       *[down] zostupný
    }, navrchu { $top }.
the-game-pile-fits = { $card } sedí, { $step }.
the-game-pile-trick = { $card } sedí krokom späť, { $step }.
the-game-pile-no = { $card } nesedí.
the-game-pile-said =
    { $name }: { $word ->
        [please-spare] šetrite ho, prosím.
        [spare] nechytať!
       *[take] pokojne naň.
    }
the-game-signals = Povedať niečo o balíčku { $pile }
the-game-signal-give =
    { $word ->
        [please-spare] Balíček { $pile }: šetrite ho, prosím
        [spare] Balíček { $pile }: nechytať!
       *[take] Balíček { $pile }: pokojne naň
    }
the-game-word-please-spare = šetrite ho, prosím
the-game-word-spare = nechytať!
the-game-word-take = pokojne naň
the-game-self = Ako som na tom
the-game-self-trouble = Mám problém
the-game-self-fine = Som v pohode
the-game-mood =
    { $word ->
        [trouble] má problém
       *[fine] v pohode
    }
the-game-why-turn = Na ťahu je { $who }.
the-game-why-start = Najprv musí byť jasné, kto začne.
the-game-why-missing =
    { $missing ->
        [one] Najprv treba položiť ešte jednu kartu.
        [few] Najprv treba položiť ešte { $missing } karty.
       *[other] Najprv treba položiť ešte { $missing } kariet.
    }
the-game-why-claim = Teraz sa o tom, kto začne, nehovorí.
the-game-why-claimed = Už je to povedané a platí to.
the-game-why-laid = Keď pri stole sedia aj iní ľudia, položená karta už zostáva.
the-game-why-silence = Pri tomto stole sa hrá potichu.
the-game-why-no-signal = Teraz nie je čo signalizovať.
the-game-why-fit =
    { $way ->
        [up] { $card } na balíček { $pile } nesedí: na { $top } patrí vyššia karta alebo tá presne o desať nižšia.
       *[down] { $card } na balíček { $pile } nesedí: na { $top } patrí nižšia karta alebo tá presne o desať vyššia.
    }
the-game-why-none = { $card } teraz nesedí na nijaký balíček.
the-game-choose-first = Najprv vyber kartu: 1 až 8 alebo šípky.
the-game-history =
    { $way ->
        [up] Balíček { $pile }, vzostupný
       *[down] Balíček { $pile }, zostupný
    }
the-game-history-open =
    { $count ->
        [0] Balíček { $pile }: zatiaľ nič neleží
        [one] Balíček { $pile }: pozrieť sa na položenú kartu
        [few] Balíček { $pile }: pozrieť sa na { $count } položené karty
       *[other] Balíček { $pile }: pozrieť sa na { $count } položených kariet
    }
the-game-history-piles = Ktorý balíček
the-game-history-none = Tu zatiaľ nič neleží.
the-game-ring = V ťahacom balíčku: { $count }, ešte položiť: { $left }. Ukázať ktoré.
the-game-ring-label = v balíčku
the-game-ring-title = Karty, ktoré zostáva položiť: { $count }
the-game-ring-about =
    { $count ->
        [0] Ťahací balíček je prázdny: teraz stačí jedna karta za ťah. Preškrtnuté už sú položené. Zlaté sú tvoje.
        [one] Jedna z nich je v ťahacom balíčku. Preškrtnuté už sú položené. Zlaté sú tvoje.
        [few] { $count } z nich sú v ťahacom balíčku. Preškrtnuté už sú položené. Zlaté sú tvoje.
       *[other] { $count } z nich je v ťahacom balíčku. Preškrtnuté už sú položené. Zlaté sú tvoje.
    }
the-game-ring-mine = , v tvojej ruke
the-game-ring-open = , ešte príde
the-game-ring-gone = , už položená
the-game-recap = { $name }: { $plays }
the-game-recap-play = { $card } na { $pile } ({ $step })
the-game-log-play =
    { $you ->
        [yes] Kladieš { $card } na { $pile } ({ $step }).
       *[no] { $name } kladie { $card } na { $pile } ({ $step }).
    }
the-game-log-trick =
    { $you ->
        [yes] Kladieš { $card } na { $pile }: krok späť, od { $over } o desať!
       *[no] { $name } kladie { $card } na { $pile }: krok späť, od { $over } o desať!
    }
the-game-log-end =
    { $you ->
        [yes] Končíš ťah.
       *[no] { $name } končí ťah.
    }
the-game-log-claim =
    { $you ->
        [yes] Ty: { $degree ->
            [0] radšej nezačnem.
            [1] pokojne začnem.
           *[2] veľmi sa mi chce začať.
        }
       *[no] { $name }: { $degree ->
            [0] radšej nezačnem.
            [1] pokojne začnem.
           *[2] veľmi sa mi chce začať.
        }
    }
the-game-log-start =
    { $you ->
        [yes] Začínaš.
       *[no] Začína { $name }.
    }
the-game-log-self =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $word ->
        [trouble] mám problém.
        [fine] som v pohode.
       *[none] to o mne už neplatí.
    }
the-game-log-signal =
    { $you ->
        [yes] Ty
       *[no] { $name }
    } o { $pile }: { $word ->
        [please-spare] šetrite ho, prosím.
        [spare] nechytať!
        [take] pokojne naň.
       *[none] robte, ako chcete.
    }
the-game-key-card = vybrať kartu
the-game-key-next = ďalšia alebo predchádzajúca karta
the-game-key-pile = položiť ju na tento balíček
the-game-key-end = ukončiť ťah
the-game-key-drop = pustiť kartu
the-game-key-signal = povedať niečo o tomto balíčku; znova pre ďalšie slovo
the-game-key-trouble = mám problém
the-game-key-fine = som v pohode
the-game-key-claim = ako veľmi sa mi chce začať
the-game-key-history = čo leží v balíčkoch
the-game-key-ring = karty, ktoré ešte prídu

## Result

result-title = { $game }: výsledok
result-show = K výsledku
result-again = Znova, tá istá zostava
result-again-join = K ďalšej hre
again-note = Ďalšia hra je pre vás všetkých pripravená.
again-stronger = Znova, silnejší boti
again-easier = Znova, slabší boti
result-review = Rozbor
result-share = Zdieľať
result-share-text = Pozri si našu hru { $game }:
result-record = Záznam
result-table = Stôl
the-game-result-won = Hra je porazená!
the-game-result-won-about =
    { $count ->
        [one] Deväťdesiatosem kariet a všetky sú na stole. Krásna práca!
        [few] Deväťdesiatosem kariet a všetky sú na stole, spoločnými silami. Krásna práca: { $names }!
       *[other] Deväťdesiatosem kariet a všetky sú na stole, spoločnými silami. Krásna práca: { $names }!
    }
the-game-result-excellent = Výborne: chýbal len kúsok!
the-game-result-lost = Tentoraz vyhrala hra.
the-game-result-left =
    { $left ->
        [one] Zostala jediná karta.
        [few] Zostali { $left } karty. Menej ako desať je výborný výsledok.
       *[other] Zostalo { $left } kariet. Menej ako desať je výborný výsledok.
    }
the-game-result-of = z { $all }
the-game-result-missed =
    { $short ->
        [one] Ešte jedna karta, a bolo by to výborné.
        [few] Ešte { $short } karty, a bolo by to výborné.
       *[other] Ešte { $short } kariet, a bolo by to výborné.
    }
the-game-result-missed-all =
    { $short ->
        [one] K víťazstvu chýbala jediná karta.
        [few] K víťazstvu chýbali { $short } karty.
       *[other] K víťazstvu chýbalo { $short } kariet.
    }
the-game-result-stuck =
    { $you ->
        [yes] Ťah bol na tebe a nič už nesedelo.
       *[no] Na rade: { $name }. Nič už nesedelo.
    }
the-game-result-how = Ako to šlo
the-game-result-graph = Horné karty balíčkov, karta po karte od prvej po poslednú. Bodky sú kroky späť.
the-game-result-unlaid = Nevyložené karty
the-game-result-piles = Balíčky na konci
the-game-result-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
the-game-result-tricks =
    { $count ->
        [0] Tentoraz ani jeden krok späť.
        [one] Raz šiel balíček o desať späť.
        [few] { $count }-krát šiel balíček o desať späť.
       *[other] { $count }-krát šiel balíček o desať späť.
    }
the-game-result-far =
    { $you ->
        [yes] Najdlhší skok je tvoj: { $card } na { $over }.
       *[no] Najdlhší skok: { $name }, { $card } na { $over }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }

## Replay

replay-title = { $game }: prehratie
replay-eyes =
    { $you ->
        [yes] Ako to vidíš ty
       *[no] Ako to vidí { $name }
    }
replay-controls = Krok za krokom
replay-previous = O krok späť
replay-next = O krok ďalej
replay-play = Prehrať
replay-pause = Zastaviť
replay-step = Krok
replay-at = Krok { $step } z { $steps }
replay-share = Zdieľať túto chvíľu

## Jednoduchý stôl pre hry, ktoré nemajú vlastný

plain-table = Na stole
plain-mine = vidíš len ty
plain-asides = Mimo hry
plain-yes = áno
plain-no = nie
plain-number = Číslo
plain-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
plain-status-turn = Si na ťahu: čo urobíš?
plain-told-hidden =
    { $you ->
        [yes] Ty: { $act }, ostatní to nevidia
       *[no] { $name }: { $act }, skryte
    }
plain-told-take-back =
    { $you ->
        [yes] Berieš svoj ťah späť.
       *[no] { $name } berie ťah späť.
    }
plain-key-act = prejsť na to, čo môžeš robiť
plain-together =
    { $won ->
        [yes] Vyhrávate spoločne!
       *[no] Tentoraz vyhrala hra.
    }
plain-nobody = Nikto nevyhral.
plain-winner = víťazstvo
plain-left = Ako stôl zostal
plain-brief =
    { $won ->
        [yes] Výhra, body: { $points }
       *[no] body: { $points }
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] Vyhrávaš!
           *[no] Vyhráva { $names }.
        }
        [few] { $you ->
            [yes] Vyhrávate spoločne: { $names } a ty.
           *[no] { $names } sa delia o víťazstvo.
        }
       *[other] { $you ->
            [yes] Vyhrávate spoločne: { $names } a ty.
           *[no] { $names } sa delia o víťazstvo.
        }
    }

## Fairness

fair-title = Poctivo rozdané
fair-commitment = Server si zvolil tajomstvo. Jeho odtlačok: { $commitment }…
fair-about = Všetky karty vyplývajú z tajomstva servera a z náhodných bajtov tých, čo hrajú. Toto je odtlačok tajomstva; bol daný skôr, než vyšli najavo tie tvoje. Po hre si tvoj prehliadač môže overiť každú kartu.
fair-explain = Server zvolil tajomstvo a ukázal jeho odtlačok (SHA-256). Potom prehliadače hráčov pridali vlastné náhodné bajty. Z oboch vyplývajú všetky karty. Tvoj prehliadač si ich vie všetky odvodiť a porovnať s tým, čo videl.
fair-details = Odtlačok, tajomstvo a náhodné bajty
fair-commitment-label = Odtlačok, ukázaný na začiatku
fair-secret-label = Tajomstvo, ukázané na konci
fair-contribution-label = Náhodné bajty: { $names }
fair-contribution-none = ohlásené, ale nedorazili včas
fair-save = Uložiť, čo si tento prehliadač uschoval
fair-verify = Overiť rozdanie
fair-proven = Toto rozdanie nemohol nikto riadiť. Sú v ňom náhodné bajty tvojho prehliadača, všetko ostatné bolo dané skôr, než vyšli najavo, a všetky žrebovania ({ $count }) sedia. Podieľali sa: { $names }.
fair-partly = Všetky žrebovania ({ $count }) vyplývajú z tajomstva a z náhodných bajtov, ktoré dorazili, aj z tvojich. Ohlásené, ale nedorazili včas: { $missing }. Server si teda mohol vybrať, či na ne počká.
fair-witness =
    { $took ->
        [0] Všetky žrebovania ({ $count }) vyplývajú z tajomstva daného pred prvou kartou. Nikto nepridal náhodné bajty, takže si server mohol tajomstvo vybrať.
       *[other] Všetky žrebovania ({ $count }) vyplývajú z tajomstva daného pred prvou kartou a z náhodných bajtov ({ $names }). Tvoj prehliadač sa nepodieľal: či si server tajomstvo vybral, vedia len tí, čo áno.
    }
fair-late = Všetky žrebovania ({ $count }) k tajomstvu sedia. Tento prehliadač však videl odtlačok až po začiatku hry; že bol daný vopred, tým nie je dokázané.
fair-told = Čo pri ktorom žrebovaní mohlo padnúť, hovorí pri tejto hre server: či to zodpovedá pravidlám, sa tu neoverovalo.
fair-wrong-commitment = Tu niečo nesedí: odtlačok je iný než na začiatku.
fair-wrong-secret = Tu niečo nesedí: tajomstvo k odtlačku nepatrí.
fair-wrong-list = Tu niečo nesedí: zoznam náhodných bajtov sa zmenil po tom, čo tvoj prehliadač poslal svoje.
fair-wrong-own = Tu niečo nesedí: náhodné bajty tvojho prehliadača neboli použité.
fair-wrong-value = Tu niečo nesedí: niečie náhodné bajty nie sú tie ohlásené.
fair-wrong-retold = Tu niečo nesedí: udalosť { $index } sa neskôr rozprávala inak.
fair-wrong-gap = Tu niečo nesedí: udalosť { $index } chýba.
fair-wrong-fall = Tu niečo nesedí: to, čo padlo v udalosti { $index }, nevyplýva z tajomstva a náhodných bajtov.
fair-wrong-card = Tu niečo nesedí: v udalosti { $index } leží karta, ktorú tam nikto nemohol dostať.

## Rules

rules-title = Pravidlá { $game }
rules-contents = Obsah
rules-example = Príklad:
rules-all = Všetky pravidlá
rules-page = Otvoriť ako stránku
rules-print = Vytlačiť
rule-link = Pravidlo { $rule }
rules-table = Tabuľka
rules-missing = Pravidlá sa teraz nedajú zobraziť.

# RAISE's table

raise-brief =
    { $won ->
        [yes] Výhra: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }
       *[no] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, na výhru stačilo { $best }
    }
raise-symbol =
    { $symbol ->
        [diamond] diamant
        [gear] ozubené koleso
        [cloud] oblak
        [hourglass] presýpacie hodiny
       *[bell] zvonček
    }
raise-letter =
    { $symbol ->
        [diamond] D
        [gear] K
        [cloud] O
        [hourglass] H
       *[bell] Z
    }
raise-card =
    { $symbol ->
        [diamond] diamant { $number }
        [gear] ozubené koleso { $number }
        [cloud] oblak { $number }
        [hourglass] presýpacie hodiny { $number }
       *[bell] zvonček { $number }
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] jeden diamant
            [few] { $dice } diamanty
           *[other] { $dice } diamantov
        }
        [gear] { $dice ->
            [one] jedno ozubené koleso
            [few] { $dice } ozubené kolesá
           *[other] { $dice } ozubených kolies
        }
        [cloud] { $dice ->
            [one] jeden oblak
            [few] { $dice } oblaky
           *[other] { $dice } oblakov
        }
        [hourglass] { $dice ->
            [one] jedny presýpacie hodiny
            [few] { $dice }× presýpacie hodiny
           *[other] { $dice }× presýpacie hodiny
        }
       *[bell] { $dice ->
            [one] jeden zvonček
            [few] { $dice } zvončeky
           *[other] { $dice } zvončekov
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Polož prvú kartu, lícom nadol.
raise-status-choosing =
    { $count ->
        [one] { $names } ešte vyberá kartu.
        [few] { $names } ešte vyberajú kartu.
       *[other] { $names } ešte vyberajú kartu.
    }
raise-status-raise = Hraj ďalej, cez { $beyond }, alebo pasuj.
raise-status-only-pass = Cez { $beyond } sa nedostaneš: pasuj.
raise-status-other = { $name } stojí vzadu na { $field }: hrať ďalej, alebo pasovať?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] Vyhrávaš, máš { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }!
           *[no] Vyhráva { $names }, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }.
        }
        [few] { $you ->
            [yes] Vyhrávate spoločne: { $names } a ty, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }!
           *[no] { $names } sa delia o víťazstvo, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }.
        }
       *[other] { $you ->
            [yes] Vyhrávate spoločne: { $names } a ty, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }!
           *[no] { $names } sa delia o víťazstvo, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }.
        }
    }
raise-roll = Kocky
raise-times =
    { $symbol } krát { $times }, { $dice ->
        [0] nijaká kocka
        [one] jedna kocka
        [few] { $dice } kocky
       *[other] { $dice } kociek
    }
raise-blanks =
    { $dice ->
        [one] jedna kocka bez symbolu
        [few] { $dice } kocky bez symbolu
       *[other] { $dice } kociek bez symbolu
    }
raise-track-stones = Dráha odzadu: { $list }.
raise-track-stone = { $name } na { $field }
raise-track-stone-on = { $name } na { $field } (pod tým { $under })
raise-board = Dráha a víťazný balíček
raise-track-empty = Dráha je prázdna.
raise-pot-worth =
    { $points ->
        [one] bod teraz
        [few] body teraz
       *[other] bodov teraz
    }
raise-pot-said =
    Víťazný balíček: karta s bodmi { $point }, teraz má { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodov
    }.
raise-pot-choosing =
    { $out ->
        [yes] { $name }: už nijaké karty.
       *[no] { $chosen ->
            [yes] { $name }: karta leží lícom nadol.
           *[no] { $name } vyberá.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name }, pas: { $cards }.
       *[no] { $name }: { $cards }.
    }
raise-pot-title =
    Víťazný balíček: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
raise-pot-point =
    Karta s bodmi tohto kola: { $point ->
        [one] { $point } bod
        [few] { $point } body
       *[other] { $point } bodov
    }.
raise-pot-none = Zatiaľ nijaké karty: najprv sa všetky položia lícom nadol, potom sa naraz otočia.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] Tvoja ruka: nijaká karta
        [one] Tvoja ruka: jedna karta
        [few] Tvoja ruka: { $count } karty
       *[other] Tvoja ruka: { $count } kariet
    }
raise-hand-card =
    { $card }, teraz hodnota { $value }, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }{ $down ->
        [yes] , leží lícom nadol
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , teraz sa nedá
    }
raise-lay = Položiť lícom nadol
raise-to =
    { $picked ->
        [0] Hrať ďalej
       *[other] Ďalej na { $field }
    }
raise-pass = Pasovať
raise-pass-sure = Áno, pas
raise-hint-choose = Ktorou kartou začneš?
raise-hint-first = Tvoj kameň by začal na { $field }.
raise-hint-laid = Položená. Kým nie sú všetky, dá sa vziať späť.
raise-hint-laid-fast = Leží lícom nadol.
raise-hint-raise = Stojíš na { $field }: ťukni na karty, sčítajú sa.
raise-hint-none = Ani všetky tvoje karty nestačia.
raise-hint-short = { $from } + { $total } = { $field }: cez { $beyond } to nestačí.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field }, a zase si vzadu ty.
       *[no] { $from } + { $total } = { $field }, potom je vzadu { $name }.
    }
raise-hint-ends = { $from } + { $total } = { $field } a kolo sa končí.
raise-hint-pass = Skončiť v tomto kole a doplniť na { $size }?
raise-hint-passed = V tomto kole už nehráš.
raise-why-turn = Na rade je { $who }: hrá kameň, ktorý je vzadu.
raise-why-wait = Počkaj, kým budú ležať všetky karty.
raise-why-no-card = Najprv vyber kartu: 1 až 6 alebo šípky.
raise-why-no-cards = Vyber jednu alebo viac kariet a hraj ďalej, alebo pasuj.
raise-why-short = Takto predposledný kameň nepredstihneš: musíš sa dostať cez { $beyond }.
raise-why-more = Viac kariet, než treba: len čo tvoj kameň predstihne, prestávaš.
raise-why-none = Ani všetky tvoje karty spolu nepredstihnú: môžeš len pasovať.
raise-why-no-choice = Teraz sa karta lícom nadol nekladie.
raise-why-chosen = Jedna karta už lícom nadol leží.
raise-why-stones = Hrať ďalej alebo pasovať sa dá, až keď kamene stoja na pláne.
raise-me = { $name }, body: { $score }, na lízanie: { $draw }. Ukázať stav.
raise-chip = body: { $score }, v ruke: { $hand }, na lízanie: { $draw }
raise-standings = Stav
raise-overview = Čo je v škatuli
raise-overview-set = Hrá sa so súpravou: { $name }
raise-overview-dice = Kocky a ich strany
raise-overview-die =
    { $count ->
        [one] Jedna kocka: { $faces }
        [few] { $count } kocky, každá: { $faces }
       *[other] { $count } kociek, každá: { $faces }
    }
raise-overview-blank = prázdna
raise-overview-cards =
    { $count ->
        [one] Jedna karta, ktorú má každý
        [few] { $count } karty, ktoré má každý
       *[other] { $count } kariet, ktoré má každý
    }
raise-overview-card =
    { $card }, { $count }×, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    } za každú
raise-overview-points = Bodové karty
raise-overview-removed =
    { $count ->
        [0] Hrá sa o všetky.
        [one] Pri počte hráčov { $players } zostáva jedna nevidená v škatuli.
        [few] Pri počte hráčov { $players } zostávajú { $count } nevidené v škatuli.
       *[other] Pri počte hráčov { $players } zostáva { $count } nevidených v škatuli.
    }
raise-you = ty
raise-passed = pas
raise-points =
    { $points ->
        [one] bod
        [few] body
       *[other] bodov
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] zatiaľ nič
           *[other] { "" }
        }
        [one] a jedna karta
        [few] a { $cards } karty
       *[other] a { $cards } kariet
    }
raise-left =
    { $draw ->
        [0] v ruke { $hand }, na lízanie nič
       *[other] v ruke { $hand }, na lízanie { $draw }
    }
raise-draws =
    { $draw ->
        [0] na lízanie nič
       *[other] na lízanie { $draw }
    }
raise-rounds = Kolo { $round } z { $rounds }
raise-round-won =
    Kolo { $round }: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
raise-round-aside = Kolo { $round }: karta s bodmi { $point } ide nabok
raise-round-now = Kolo { $round }, teraz: karta s bodmi { $point }
raise-round-to-come = Kolo { $round }, ešte len príde
raise-round-line =
    { $cards ->
        [one] { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, jedna karta
        [few] { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, { $cards } karty
       *[other] { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, { $cards } kariet
    }
raise-round-line-now = práve sa hrá
raise-round-line-aside = nabok: nikto nemá kartu
raise-to-come =
    { $count ->
        [0] Toto je posledné kolo.
        [one] Ešte jedno kolo, s jednou z týchto kariet s bodmi: { $cards }.
        [few] Ešte { $count } kolá, s niektorými z týchto kariet s bodmi: { $cards }.
       *[other] Ešte { $count } kôl, s niektorými z týchto kariet s bodmi: { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] V tvojom balíčku na lízanie: jedna karta
        [few] V tvojom balíčku na lízanie: { $count } karty
       *[other] V tvojom balíčku na lízanie: { $count } kariet
    }
raise-moment-won =
    { $you ->
        [yes] Vyhrávaš { $round }. kolo!
       *[no] { $name } vyhráva { $round }. kolo
    }
raise-moment-points =
    { $point } + { $cards } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
raise-moment-go = Ťukni a hrá sa ďalej
raise-moment-key = Klávesom Enter sa hrá ďalej.
raise-log-starter =
    { $you ->
        [yes] Kocky máš na začiatku ty.
       *[no] Kocky má na začiatku { $name }.
    }
raise-log-point = Nové kolo: karta s bodmi { $point }.
raise-log-roll = Na kockách: { $list }.
raise-log-roll-blank = Na kockách sú samé strany bez symbolu.
raise-log-choose =
    { $you ->
        [yes] Kladieš kartu lícom nadol.
       *[no] { $name } kladie kartu lícom nadol.
    }
raise-log-choose-mine = Kladieš lícom nadol: { $card }.
raise-log-turned =
    { $you ->
        [yes] ty { $card } na { $value }
       *[no] { $name } { $card } na { $value }
    }
raise-log-turned-up = Karty sa otáčajú: { $list }.
raise-log-raise =
    { $you ->
        [yes] Hráš ďalej z poľa { $from } na pole { $field }: { $cards }.
       *[no] { $name } hrá ďalej z poľa { $from } na pole { $field }: { $cards }.
    }
raise-log-pass =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
raise-log-take-back =
    { $you ->
        [yes] Berieš si kartu späť.
       *[no] { $name } si berie kartu späť.
    }
raise-recap-pass =
    { $you ->
        [yes] ty pasuješ
       *[no] { $name } pasuje
    }
raise-recap-on =
    { $you ->
        [yes] ty na { $field }
       *[no] { $name } na { $field }
    }
raise-recap-won =
    { $you ->
        [yes] ty berieš { $points }
       *[no] { $name } berie { $points }
    }
raise-log-won =
    { $you ->
        [yes] Vyhrávaš kolo: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }.
       *[no] { $name } vyhráva kolo: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }.
    }
raise-log-set-aside = Nikto už nemá kartu: karta s bodmi { $point } ide nabok.
raise-key-card = vybrať kartu alebo ju vrátiť
raise-key-next = na ďalšiu alebo predchádzajúcu kartu
raise-key-play = položiť lícom nadol alebo hrať ďalej
raise-key-pass = pasovať (dvakrát, ak by sa dalo hrať ďalej)
raise-key-drop = vrátiť všetky karty
raise-key-scores = stav
raise-key-pot = čo je vo víťaznom balíčku
raise-result-with =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    } po { $rounds } kolách.
raise-result-counting = Rátame body…
raise-result-missed =
    { $points ->
        [one] Chýbal ti jediný bod.
        [few] Chýbali ti len { $points } body.
       *[other] Chýbalo ti len { $points } bodov.
    }
raise-result-point = Karty s bodmi
raise-result-taken = Vyhrané karty
raise-result-hand = Karty v ruke
raise-result-parts = Karty s bodmi { $point }, vyhrané karty { $won }, ruka { $hand }
raise-result-race = Body po každom kole
raise-result-rounds = Kolo za kolom
raise-result-best =
    { $cards ->
        [one] Najtučnejší víťazný balíček berie { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, jedna karta.
        [few] Najtučnejší víťazný balíček berie { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, { $cards } karty.
       *[other] Najtučnejší víťazný balíček berie { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, { $cards } kariet.
    }
raise-result-best-mine =
    { $cards ->
        [one] Najtučnejší víťazný balíček je tvoj: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, jedna karta.
        [few] Najtučnejší víťazný balíček je tvoj: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, { $cards } karty.
       *[other] Najtučnejší víťazný balíček je tvoj: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }, { $cards } kariet.
    }

# Learn

learn-button = Lekcia
learn-button-done = Lekcia (hotovo)
learn-continue = Ďalej v lekcii
learn-title = Ako sa hrá { $game }
learn-coach = Lekcia
learn-step = Krok { $step } z { $steps }
learn-next = Jasné
learn-show = Ukáž mi
learn-skip = Len hrať
learn-leave = Odísť; lekcia na teba počká
learn-keys = Klávesy: { $keys }
learn-watch = Pozeraj: { $name } …
learn-wait = Pekne po poriadku: najprv si toto prečítaj, potom stlač „Jasné“.
learn-watch-wait = Ešte chvíľočku, teraz hrajú ostatní.
learn-finished = Výborne!
learn-finished-about = To je celé. Hraj ďalej pri tom istom stole, v tej istej zostave ({ $names }), len bez rád.
learn-play-on = Hrať ďalej
learn-home = Na úvod
learn-strayed = Táto hra sa vybrala vlastnou cestou, a to nevadí. Hraj ďalej alebo začni lekciu znova.
learn-restart = Začať znova
learn-deal = Prvé karty sú v lekcii pripravené vopred. Preto pri tomto stole nie je dôkaz poctivého rozdania.
learn-the-game-goal = Ty a { $mate } ste jeden tím. Spoločne chcete dostať všetkých 98 kariet na tieto štyri balíčky.
learn-the-game-up = Balíčky A a B stúpajú od 1. Každá ďalšia karta musí byť vyššia než tá navrchu.
learn-the-game-down = Balíčky C a D klesajú od 100. Tu musí byť každá ďalšia karta nižšia.
learn-the-game-start = Tentoraz začínaš ty. Pri iných stoloch najprv každý povie, ako veľmi chce začať, a začne ten, kto chce najviac.
learn-the-game-near = Malé kroky nechávajú miesto na neskôr. Ťukni na svoju 3 a potom na balíček A.
learn-the-game-near-no = To by bol veľký krok. Najbližšie má 3 k 1 na balíčku A.
learn-the-game-back = Nesprávna karta? Medzi botmi ju môžeš do konca ťahu vziať späť; medzi ľuďmi zahraná karta platí.
learn-the-game-two = Dobrý začiatok! Ťah chce aspoň dve karty, tak polož svoju 97 na C alebo D.
learn-the-game-two-no = Tvoja 97 je blízko 100. Skús ju na C alebo D.
learn-the-game-end = Dve karty stačia. Ukonči ťah a potiahneš si dve nové.
learn-the-game-end-no = Dalo by sa položiť aj viac, ale veľké kroky uberajú miesto. Tentoraz ťah ukonči.
learn-the-game-trick = { $mate } musí na A skočiť ďaleko, až na 28. Tvoja 18 je presne o desať nižšia a len taká karta smie späť: polož ju!
learn-the-game-trick-no = Hľadaj presne desiatku: tvoja 18 patrí na 28, na balíček A.
learn-the-game-joy = Desať krokov k dobru! Kde sa klesá, funguje to naopak: s kartou presne o desať vyššou.
learn-the-game-signal = Čísla zostávajú tajné, ale signály sú vítané. Tento dáva { $mate }: balíček C nechytať!
learn-the-game-words = Každý balíček má tri signály: srdce prosí, aby ste ho šetrili, značka na tom trvá, šípka ho uvoľňuje.
learn-the-game-heed = Tak nechaj C na pokoji. Polož svoju 93 na balíček D.
learn-the-game-heed-no = { $mate } má s balíčkom C plány. Tvoja 93 dobre sadne na D.
learn-the-game-say = Tvoja 5 by nabudúce krásne sadla na balíček B. Nech ho { $mate } šetrí: ťukni vedľa B na signál.
learn-the-game-say-no = Skoro! Pri balíčku B ťukni na srdiečko alebo na značku vedľa neho: oboje hovorí, nech sa šetrí.
learn-the-game-end-again = Na tento ťah dosť. Ukonči ho a uvidíš, čo { $mate } urobí s tvojím signálom.
learn-the-game-end-again-no = Tie si nechaj na neskôr. Teraz ťah ukonči.
learn-the-game-heeded = { $mate } ti necháva balíček B a berie si C. Tak hrá dobrý tím.
learn-the-game-ring = Toľko kariet je ešte v ťahacom balíčku. Keď nezostane nijaká, stačí jedna karta za ťah.
learn-the-game-over = Keď niekto nemôže položiť dosť kariet, hra sa končí. Menej ako desať zvyšných je výborný výsledok a nijaká je výhra!
learn-raise-goal = V každom kole ide o kartu s bodmi, tentoraz o 14 bodov. Získa ju kameň, ktorý zostane na dráhe posledný.
learn-raise-roll = Kocky hovoria, akú cenu má symbol. Tri zvončeky a jeden navyše, ten platí vždy: zvončeky sa násobia štyrmi.
learn-raise-value = Tvoj zvonček 2 má teda teraz hodnotu 2 × 4 = 8. Hodnotu vidíš pod každou kartou.
learn-raise-choose = Všetci položia jednu kartu lícom nadol. Vyber svoje ozubené koleso 3 a polož ho.
learn-raise-choose-no = Pekná karta, nechaj si ju na neskôr. Tentoraz vezmi ozubené koleso 3.
learn-raise-flip = Všetky sa otočia naraz. Každý kameň začína na hodnote svojej karty: tvoj na 6, ostatné na 8 a 15.
learn-raise-pot = Čo bolo zahrané, je teraz vo víťaznom balíčku. Hviezdy na tých kartách sú tiež body: dostane ich, kto vyhrá kolo.
learn-raise-last = Na rade je vždy kameň, ktorý je vzadu, a to si teraz ty. Môžeš hrať ďalej alebo pasovať.
learn-raise-raise = Hrať ďalej znamená predstihnúť najbližší kameň, ten na 8. Tvoj oblak 4 stačí, lebo 6 + 4 = 10: vyber ho a hraj ďalej.
learn-raise-raise-no = To si nechaj na neskôr. Tvoj oblak 4 stačí tak akurát.
learn-raise-stack = Tu už stojí { $other } a { $mate } dopadá presne navrch. V stĺpci je vrchný kameň viac vzadu.
learn-raise-beyond = Zase si vzadu a potrebuješ viac než 15. Hraj ďalej so zvončekom 2: 10 + 8 = 18.
learn-raise-beyond-no = To si nechaj na neskôr. Cez 15 ťa dostane zvonček 2.
learn-raise-won = Ostatní pasujú, kolo je tvoje! Berieš si kartu s bodmi a celý víťazný balíček a nabudúce hádžeš ty.
learn-raise-weak = Tentoraz len 6 bodov, tak šetri sily. Polož slabú kartu, zvonček 1 alebo zvonček 3.
learn-raise-weak-no = Na 6 bodov je jej škoda! Vezmi zvonček 1 alebo zvonček 3.
learn-raise-pass = Dalo by sa hrať ďalej, ale dobré karty za 6 bodov sú zlý obchod. Pasuj: hneď si doplníš ruku na šesť.
learn-raise-pass-no = Nechaj si karty na lepšie kolo. Tentoraz pasuj.
learn-raise-refill = Lížeš si len z týchto kariet a zahrané sa nevracajú. Umenie je v tom, aby sa ti neminuli.
learn-raise-rounds = Tu sa počítajú kolá. V trojici ich je deväť a tvojich tridsať kariet musí vydržať.
learn-raise-over = Po poslednom kole vyhráva, kto má najviac bodov. Počítajú sa aj karty, ktoré ti zostanú v ruke.

## Refusals about keys, daily deals and deals played again

error-bad-key = Toto nie je kľúč. Súkromný kľúč má 32 znakov: číslice a písmená a až f.
error-no-key = Na tomto zariadení nie je súkromný kľúč, takže sa žiadne hry neuchovávajú.
error-no-me = Pod týmto kľúčom nič nie je: tu sa ešte nepoužil, alebo sa všetko zmazalo na inom zariadení.
error-no-day = Na tento deň nie je žiadne rozdanie.
error-no-daily = Táto hra nemá rozdanie dňa.
error-no-deal = Rozdanie tejto hry sa nedá zahrať znova.
error-daily-sealed = Toto je dnešné rozdanie a ostatní ho ešte hrajú. Všetko sa odkryje, keď sa deň skončí.
error-daily-seat = Rozdanie dňa hráš len ty: žiadny bot za teba nemôže zaskočiť.

## Daily deal, my games

daily-today = Rozdanie dňa
daily-past = Rozdanie minulého dňa
daily-title = Rozdanie zo dňa { $day }
daily-about = Rovnaké karty pre všetkých na tomto serveri. Počíta sa tvoj prvý pokus a do konca dňa zostáva rozdanie tajné.
daily-next =
    { $hours ->
        [0] Ďalšie rozdanie o { $minutes } min
       *[other] Ďalšie rozdanie o { $hours } h { $minutes } min
    }
daily-over = Tento deň sa už skončil. Jeho rozdanie si môžeš pozrieť, hrať sa dá len to dnešné.
daily-days = Dni
daily-day-before = Deň predtým
daily-day-after = Deň potom
daily-play = Hrať rozdanie dňa
daily-play-short = Hrať
daily-continue = Pokračovať v pokuse
daily-counts = Počíta sa tvoj prvý pokus. Potom môžeš trénovať.
daily-practice-only = Tvoje hry sa neuchovávajú, takže toto je len tréning a nepočíta sa.
daily-practice = Hrať znova na tréning
daily-was-practice = To bol tréning: počíta sa len prvý pokus dňa.
daily-not-yet = Zatiaľ nehrané
daily-running = Tvoj pokus prebieha
daily-not-played = Toto rozdanie nemáš za sebou.
daily-unfinished = Tvoj pokus sa v ten deň neskončil, a preto sa nepočíta.
daily-late = Tento pokus sa skončil až po svojom dni, a preto sa nepočíta.
daily-private = Do konca dňa vidíš záznam a rozbor svojej hry len ty.
daily-people =
    { $count ->
        [one] Hral ho jeden človek.
        [few] Hrali ho { $count } ľudia.
       *[other] Hralo ho { $count } ľudí.
    }
daily-better-bots = Lepšie než { $share } botov
daily-better-people =
    { $count ->
        [one] Lepšie než { $share } ľudí (zatiaľ jeden)
        [few] Lepšie než { $share } ľudí (zatiaľ { $count })
       *[other] Lepšie než { $share } ľudí (zatiaľ { $count })
    }
daily-few = S ľuďmi ťa porovnáme, keď ho dohrá päť tých, čo tu hrali aspoň v troch dňoch.
daily-streak =
    { $count ->
        [one] Jeden deň v rade
        [few] { $count } dni v rade
       *[other] { $count } dní v rade
    }
daily-streaks = { $game }: teraz { $now } v rade, najviac { $longest }
daily-figure-left = Zvyšné karty
daily-figure-points = Body
daily-you = ty
daily-par-title = Hry bota „{ $bot }“ s týmto rozdaním ({ $games })
daily-par-games = Hry
daily-place = Z hier botov ich bolo lepších { $better }, rovnakých { $equal } a horších { $worse }.
daily-par = Na porovnanie hry bota „{ $bot }“ presne s týmto rozdaním ({ $games }). { $figure }: v priemere { $mean }. Vyhraté: { $share }.
daily-par-soon = Porovnanie sa pripravuje: boti toto rozdanie práve hrajú.
daily-share = Zdieľať bez prezradenia
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Skopírované. Môžeš to vložiť kamkoľvek.
daily-look = Pozrieť si svoju hru
daily-see = Ako dopadla tvoja hra { $game }
daily-to = K rozdaniu dňa
daily-calendar = Minulé dni
daily-month-before = Mesiac predtým
daily-month-after = Mesiac potom
daily-day-none = nehrané
daily-fair = Majú všetci rovnaké rozdanie?
daily-fair-about = Tento odtlačok bol daný skôr, než ktokoľvek hral. Zajtra sa tu ukáže tajomstvo, ku ktorému patrí: potom si každý môže overiť, že karty nikto nevyberal ani nemenil.
daily-fair-after = Deň sa skončil, tu je jeho tajomstvo. Kto hral, môže si ním overiť svoju hru.
daily-fair-right = Overené týmto prehliadačom: odtlačok patrí k tajomstvu.
daily-fair-wrong = Odtlačok k tajomstvu nepatrí. Toto rozdanie nebolo to sľúbené.
daily-fair-changed = Tento prehliadač pre tento deň predtým videl iný odtlačok. Rozdanie niekto vymenil.
chart-marked = { $label } ({ $mark })
me-title = Moje hry
me-option = { $option }: { $value }
me-people =
    { $count ->
        [one] jeden človek
        [few] { $count } ľudia
       *[other] { $count } ľudí
    }
me-bots =
    { $count ->
        [one] jeden bot ({ $names })
        [few] { $count } boti ({ $names })
       *[other] { $count } botov ({ $names })
    }
me-which = Ktoré hry?
me-all = Všetky
me-count = Hry
me-won = Vyhraté
me-row-now = Výhry v rade, teraz
me-row-longest = Výhry v rade, najviac
me-accuracy = Presnosť
me-luck = Šťastie
me-accuracy-of = presnosť { $accuracy }
me-luck-of = šťastie { $luck }
me-left-out =
    { $count ->
        [one] Jedna hra sa tu nepočíta: bola s pomocou alebo na tréning.
        [few] { $count } hry sa tu nepočítajú: boli s pomocou alebo na tréning.
       *[other] { $count } hier sa tu nepočíta: boli s pomocou alebo na tréning.
    }
me-results = Výsledky
me-by-game = Podľa hry
me-by-players = Podľa počtu hráčov
me-by-bots = Podľa sily botov
me-by-variant = Podľa variantu
me-variant-usual = zvyčajná hra
me-none-counts = Zatiaľ sa nepočíta žiadna hra.
me-time = V priebehu času
me-accuracy-title = Presnosť v každej rozobranej hre; čiara je priemer posledných piatich
me-luck-title = Šťastie: čo karty a kocky dali alebo vzali, v percentuálnych bodoch šance na výhru
me-game = Hra
me-when = Kedy
me-best = Najlepšie zahraná
me-unlucky = Najväčšia smola
me-no-review = Presnosť a šťastie sa tu objavia, keď otvoríš rozbor nejakej hry.
me-games = Všetky hry
me-coached = s pomocou
me-practice = tréning
me-deal = rovnaké rozdanie
me-daily = rozdanie dňa { $day }
me-empty = Zatiaľ žiadne hry
me-empty-about = Dohraj nejakú a objaví sa tu: ako dopadla, ako presne to šlo a koľko bolo šťastia.
me-play = Hrať { $game }
me-off = Tvoje hry sa neuchovávajú
me-off-about = Nič sa teda neposiela a nič tu nie je. Zapnúť to môžeš kedykoľvek.
me-gone = Čo tu toto zariadenie predtým videlo, bolo vymazané na inom zariadení. Hry odvtedy sa uchovávajú nanovo.
me-retry = Skúsiť znova
mykey-title = Súkromný kľúč
mykey-about = Žiadny účet: tvoje hry patria k náhodnému kľúču, ktorý pozná len tvoj prehliadač. Server uchováva jeho odtlačok, z ktorého sa kľúč nedá zistiť.
mykey-keep = Uchovávať moje hry
mykey-keep-on = Hry, ktoré začneš, sú v „Moje hry“ a tvoj prvý pokus o rozdanie dňa sa počíta.
mykey-keep-off = Nič sa neposiela a nič sa neuchováva. Čo sa uchovalo predtým, zostane, kým to dole nevymažeš.
mykey-passing = Tento prehliadač si nič nepamätá, možno preto, že je okno súkromné alebo je plné úložisko. Zatvorením okna kľúč zmizne: ak chceš hry uchovať, poznač si ho.
mykey-move = Na iné zariadenie
mykey-move-about = Namier na kód fotoaparát druhého zariadenia alebo tam napíš tých dvanásť slov. Obe potom majú rovnaký kľúč a rovnaké hry.
mykey-show = Ukázať kód a slová
mykey-hide = Skryť
mykey-qr = Obrázok odkazu s kľúčom
mykey-secret = Kto pozná tieto slová, má tvoje hry. Nikomu ich neukazuj.
mykey-copy-words = Kopírovať slová
mykey-copy-link = Kopírovať odkaz
mykey-copied = Skopírované.
mykey-take = Z iného zariadenia
mykey-words = Dvanásť slov alebo odkaz
mykey-take-go = Použiť tento kľúč
mykey-wrong-count =
    { $count ->
        [one] Toto je jedno slovo; má ich byť { $words }.
        [few] Toto sú { $count } slová; má ich byť { $words }.
       *[other] Toto je { $count } slov; má ich byť { $words }.
    }
mykey-wrong-word = { $number }. slovo, „{ $word }“, nie je v zozname. Slová sú anglické.
mykey-wrong-like = { $number }. slovo, „{ $word }“, nie je v zozname. Má to byť „{ $like }“?
mykey-wrong-sum = Všetky slová existujú, ale spolu netvoria kľúč. Niektoré je zlé alebo majú iné poradie.
mykey-take-ask = Použiť tu tento kľúč?
mykey-take-first = Hry na tomto zariadení sa potom uchovávajú pod ním, spolu s hrami druhého zariadenia. Prijmi len kľúč, ktorý je tvoj.
mykey-take-instead = Toto zariadenie už kľúč má a nový ho nahradí. Hry oboch sa nespoja: starý kľúč platí ďalej všade, kam bol skopírovaný, a ak nikde inde nie je, jeho hry sú pre teba stratené.
mykey-take-yes = Použiť
mykey-take-no = Nechať starý kľúč
mykey-cancel = Zrušiť
mykey-same = Toto zariadenie už ten kľúč má.
mykey-taken = Toto zariadenie teraz používa tento kľúč.
mykey-kept = Čo sa uchováva
mykey-kept-about = O každej hre: stôl a tvoje miesto, výsledok a čo zistil rozbor. Žiadne meno, žiadna adresa.
mykey-export = Stiahnuť všetko
mykey-delete = Vymazať všetko
mykey-delete-ask = Vymazať všetko?
mykey-delete-about = Všetko, čo sa pod týmto kľúčom uchováva, sa hneď vymaže, aj pre tvoje ďalšie zariadenia: zoznam, čísla, dni v rade. Stoly zostanú, ale nič ich s tebou nespája. Vrátiť sa to nedá.
mykey-delete-no = Nechať
mykey-deleted = Všetko je vymazané. Nové hry dostanú nový kľúč, ak to nevypneš.
mykey-nothing = Pod týmto kľúčom sa zatiaľ nič neuchováva.
mykey-none = Zatiaľ tu žiadny kľúč nie je. Vznikne, keď začneš hru.
mykey-happens = Čo ak…
mykey-lost-when = … sa kľúč stratí?
mykey-lost-then = Bez kópie tieto hry už nikto nenájde, ani my. Vymazaním údajov prehliadača sa vymaže aj kľúč.
mykey-copied-when = … je na dvoch zariadeniach?
mykey-copied-then = Obe pod ním uchovávajú hry a vidia rovnaký zoznam. Pri rozdaní dňa sa počíta prvý pokus, nech bol na ktoromkoľvek.
mykey-deleted-when = … na jednom zariadení všetko vymažem?
mykey-deleted-then = Potom je to vymazané pre všetky. Zariadenie, ktoré kľúč ešte má, pod ním začne odznova a povie to.
deal-title = Zahraj si toto rozdanie
deal-play = Rovnaké karty pre teba
deal-about = Sedíš, kde predtým sedel niekto iný, rovnaké karty prichádzajú z rovnakých balíčkov a na ostatných miestach sú boti.
deal-same-all = Je to úplne rovnaké: každé miesto doberá rovnaké karty v rovnakom poradí a kocky v každom kole padnú rovnako, nech sa hrá čokoľvek. Líšiť sa môže len to, čo rozhodnú boti.
deal-same-piles = Je to takmer rovnaké: doberací balíček má rovnaké poradie. Doberajú z neho však všetci, takže kto dostane ktorú kartu, závisí od toho, koľko kariet kto vyloží.
deal-seat = Čie miesto?
deal-seat-of = Miesto: { $name }
deal-go = Hrať toto rozdanie
deal-share = Zdieľať túto stránku
deal-share-text = Zahraj si moje rozdanie { $game }: rovnaké karty, teraz ty.
deal-played = Kto ho hral
deal-later = Výsledky a rozbory uvidíš, keď toto rozdanie dohráš aj ty.
deal-first = prvá hra
deal-replay = Rozbor: { $name }
deal-replay-short = Rozbor
deal-offer = Niekto iný by to zahral lepšie? Pošli mu toto rozdanie: rovnaké karty, na ostatných miestach boti.
deal-offer-go = K rozdaniu a jeho odkazu
deal-compare = Rovnaké rozdanie
deal-compare-about = Toto rozdanie hrali aj iní.
deal-compare-go = Porovnať s ostatnými
deal-fair = Toto je rozdanie prvej hry: jej tajomstvo a náhodné bajty tých, čo vtedy hrali. Mohlo byť teda známe vopred, ale tvoj prehliadač si môže overiť, že z nich vyplýva každá karta.

## Rozbor a tréner

review-title = { $game }: rozbor
review-replay = Prehratie
review-again = Skúsiť znova
review-computing = Hra sa rozoberá. Prvé výsledky budú o niekoľko sekúnd; hry, ktoré sa práve hrajú, majú prednosť.
review-refining = Prvý prechod. Na kľúčové chvíle sa teraz pozeráme podrobnejšie.
review-nobody = Na všetkých miestach tu hrali boti, nie je čo rozoberať.
review-players = Ako dobre sa hralo?
review-game-accuracy = Celá hra: { $accuracy }
review-player-accuracy = presnosť
review-way = Šanca na výhru: pred rozdaním { $start }, na konci { $outcome }.
review-sums = Čo zmenilo šancu na výhru ({ $name }), v percentuálnych bodoch
review-graph = Šanca na výhru: { $name }
review-chance-at = { $chance }, plus mínus { $noise }.
review-change =
    { $cause ->
        [choice] Vlastné rozhodnutie: { $change }.
        [luck] Šťastie: { $change }.
        [others] Ostatní: { $change }.
       *[outcome] Koniec: { $change }.
    }
review-cause =
    { $cause ->
        [choice] vlastné rozhodnutia
        [luck] šťastie
        [others] ostatní
        [start] začiatok
       *[outcome] koniec
    }
review-as-table = Ako tabuľka
review-column-moment = Chvíľa
review-column-chance = Šanca
review-column-change = Zmena
review-column-cause = Príčina
review-kind =
    { $kind ->
        [inaccuracy] Nepresnosť
        [mistake] Chyba
       *[blunder] Hrubá chyba
    }
review-sign =
    { $kind ->
        [inaccuracy] Nepresnosť, −{ $points }.
        [mistake] Chyba, −{ $points }.
       *[blunder] Hrubá chyba, −{ $points }.
    }
review-moments = Kľúčové chvíle
review-moments-none = Žiadne: nič nestálo toľko, aby sa to dalo povedať s istotou.
review-moments-not-yet = Zatiaľ žiadne.
review-cost-short = −{ $points }
review-solved = vyriešené
review-decision = Rozhodnutie: { $name }
review-played = { $name } hrá: { $acts }. Šanca na výhru potom: { $chance }.
review-cost =
    { $points ->
        [one] Stálo to { $points } percentuálny bod (± { $noise }).
        [few] Stálo to { $points } percentuálne body (± { $noise }).
       *[other] Stálo to { $points } percentuálnych bodov (± { $noise }).
    }
review-close =
    { $points ->
        [one] Niečo iné bolo možno lepšie o { $points } percentuálny bod (± { $noise }): na výčitku je to málo.
        [few] Niečo iné bolo možno lepšie o { $points } percentuálne body (± { $noise }): na výčitku je to málo.
       *[other] Niečo iné bolo možno lepšie o { $points } percentuálnych bodov (± { $noise }): na výčitku je to málo alebo príliš neisté.
    }
review-best = Nič lepšie sa nenašlo.
review-better = Lepšie:
review-best-found = Najlepší nájdený ťah:
review-find = Nájdi lepší ťah
review-find-here = Nájsť lepší ťah
review-find-count = { $number } z { $count }
review-find-about =
    { $points ->
        [one] { $name } hrá: { $acts }. Stálo to { $points } percentuálny bod. Čo zahráš ty? Skús to pri stole.
        [few] { $name } hrá: { $acts }. Stálo to { $points } percentuálne body. Čo zahráš ty? Skús to pri stole.
       *[other] { $name } hrá: { $acts }. Stálo to { $points } percentuálnych bodov. Čo zahráš ty? Skús to pri stole.
    }
review-find-wait = Premýšľa sa …
review-find-show = Ukázať
review-find-look = Ukázať pri stole
review-find-skip = Preskočiť
review-find-next = Ďalšia chvíľa
review-find-again = Skúsiť znova
review-find-done = Hotovo
review-find-leave = Už nehľadať
review-right =
    { $points ->
        [0] Správne, to je najlepší nájdený ťah!
        [one] Správne: len { $points } percentuálny bod od najlepšieho.
        [few] Správne: len { $points } percentuálne body od najlepšieho.
       *[other] Správne: len { $points } percentuálnych bodov od najlepšieho.
    }
review-wrong =
    { $points ->
        [one] Nie celkom: stojí to { $points } percentuálny bod.
        [few] Nie celkom: stojí to { $points } percentuálne body.
       *[other] Nie celkom: stojí to { $points } percentuálnych bodov.
    }
review-open = S odkrytými kartami
review-open-about = Čo kto držal v ruke. To nikto nemohol vedieť, a tak s tým hodnotenie vyššie nepočíta.
review-winnable-until = So znalosťou všetkých kariet sa cesta k výhre našla až do kroku { $step } z { $steps }, potom už žiadna.
review-winnable-end = So znalosťou všetkých kariet sa cesta k výhre našla až do samého konca.
review-winnable-never = Ani so znalosťou všetkých kariet sa v žiadnom kroku cesta k výhre nenašla.
review-winnable-about = Hľadanie je obmedzené: čo nájde, to platí, ale niektorú cestu môže prehliadnuť.
review-winnable-go = Prejsť k tomu kroku
review-about = Čo to znamená?
review-about-chance = Šanca na výhru platí pre hru, v ktorej odtiaľ na všetkých miestach hrá ďalej { $bot } (bot). Hodnotí sa podľa toho, čo bolo z tohto miesta vidieť, na mnohých vymyslených rozdaniach; oba ťahy sa skúšajú na tých istých.
review-about-noise = Všetky čísla sú odhady. Sivý pás a ± ukazujú, aké sú neisté; čo je vnútri, za chybu nepovažujeme. Od 5, 10 a 15 percentuálnych bodov je to nepresnosť, chyba, hrubá chyba.
review-about-accuracy = Presnosť 100 % znamená, že každé rozhodnutie bolo rovnako dobré ako najlepšie nájdené. Šťastie je to, čo zmenili karty a kocky.
coach = Tréner
coach-off = Vypnutý
coach-wish = Zapnutý
coach-about = Na požiadanie poradí, a ak chceš, varuje pred drahými ťahmi. Všetci vidia, že je zapnutý.
coach-setup = Ak niekto hrá s tebou, musia súhlasiť všetci. Hra s trénerom sa do tvojich štatistík nepočíta.
coach-on = Tréner je zapnutý
coach-on-about = Tréner je tu zapnutý pre všetkých. Hra je označená a do štatistík sa nepočíta.
coach-waits = Zapne sa, len čo budú súhlasiť všetci. Ešte chýba: { $names }.
coach-wished = { $names }: prosba o hru s trénerom.
coach-agree = Súhlasím
coach-warn = Varovať pred drahými ťahmi?
coach-warn-about = Tréner sa opýta pred ťahom, ktorý stojí viac ako 15 percentuálnych bodov. Pamätá si to tento prehliadač.
coach-hint = Požiadať trénera o radu
coach-hint-short = Rada
coach-hint-away = Skryť radu
coach-hint-is = Rada: { $acts }
coach-hint-chance = Šanca na výhru: { $chance }.
coach-hint-none = K tomuto rozhodnutiu tréner nemá čo povedať.
coach-warning = { $act }: naozaj?
coach-warning-about =
    { $points ->
        [one] Podľa trénera ťa to stojí { $points } percentuálny bod šance na výhru.
        [few] Podľa trénera ťa to stojí { $points } percentuálne body šance na výhru.
       *[other] Podľa trénera ťa to stojí { $points } percentuálnych bodov šance na výhru.
    }
coach-warning-back = Vybrať znova
coach-warning-play = Aj tak zahrať
key-hint = požiadať trénera o radu
result-coached = Hra s trénerom.
the-game-advice-play = { $card } na { $pile }
the-game-advice-end = koniec ťahu
the-game-advice-card = Odporúčané, v poradí { $order }., na { $pile }
the-game-advice-pile = Sem sa odporúča: { $cards }.
raise-advice-choose = { $card }
raise-advice-raise = ďalej na { $field } ({ $cards })
raise-advice-pass = pas
raise-advice-card = Odporúčané
raise-advice-to = Lepšie: na { $field }.

## Long games

long-time = Čas na ťah
long-time-none = Ako dlho chcete
long-time-600 = 10 minút
long-time-86400 = Deň
long-time-259200 = Tri dni
long-time-about = Zhovievavé hodiny: nikto pre ne neprehrá. Úvodná stránka hovorí, kde si na ťahu, na každom zariadení s tvojím kľúčom.
long-overdue = Keď ťah trvá dlhšie
long-overdue-nothing = Nič
long-overdue-nothing-about = Hodiny sčervenejú a to je všetko.
long-overdue-nudge = Pripomienka
long-overdue-nudge-about = Kto sa oneskorí, dostane za ťah jednu pripomienku.
long-overdue-bot = Zaskočí bot
long-overdue-bot-about = Za oneskoreného hrá bot, kým sa nevráti. Robí to len vtedy, keď čakajú iní ľudia.
long-left = ešte { $time }
long-late = po termíne: { $time }
long-late-now = po termíne
long-nudge = Tvoj čas na tento ťah vypršal a ostatní na teba čakajú.
long-nudged = Čas vypršal, pripomienku dostáva: { $names }.
long-back = Si späť a bot ti vrátil miesto.
long-next = Ďalšia hra
long-next-about =
    { $count ->
        [one] Pri inom stole si na ťahu
        [few] Pri { $count } iných stoloch si na ťahu
        [many] Pri { $count } iných stoloch si na ťahu
       *[other] Pri { $count } iných stoloch si na ťahu
    }
long-key-next = ďalšia hra, v ktorej si na ťahu
error-in-time = { $name } má na tento ťah ešte čas.

## Lobby

error-closed = Tento stôl je zatvorený.
error-muted = Osoba, ktorá stôl založila, ťa stlmila: čo píšeš, sa k ostatným nedostane.
error-removed = Tvoje miesto pri tomto stole je zrušené, znova si sem sadnúť nejde.
error-not-together = K tomuto stolu si sadnúť nemôžeš. Sú aj iné.
error-guest = { $name } hrá bez kľúča, nie je si koho pamätať.
error-yourself = To si ty.
error-not-known = Táto osoba na tvojom zozname nie je alebo už nie je.
error-nobody-there = Nikto tam nesedí.
error-sits-here = Táto osoba už pri stole sedí.
error-invited-enough = Pozvaných už je { $most }. Počkaj na ich odpoveď.
error-public-lesson = Lekcia je pre jedného, verejná byť nemôže.
error-public-deal = Rozdanie, ktoré hrajú aj iní, sa verejne hrať nedá.
error-no-report = Také hlásenie nie je.
public-title = Verejné stoly
public-which = Ktorá hra?
public-any = Akákoľvek hra
public-find = Nájdi mi hru
public-invitations = Pozvánky
public-invited = { $name } ťa pozýva na hru { $game }
public-decline = Nie, vďaka
public-table = { $game } · { $names }
public-seats = obsadené { $taken } z { $all } miest
public-bot = bot: { $rank }, úroveň { $level } z { $levels }
public-none = Teraz nikto nečaká. „Nájdi mi hru“ založí stôl a kto príde ďalší, nájde ho tu.
public-more =
    { $count ->
        [one] Ešte jeden
        [few] Ešte { $count }
       *[other] Ešte { $count }
    }
watch-title = Hry na pozeranie
setup-public = Kto si smie prisadnúť?
setup-public-no = Kto má pozvánku
setup-public-no-about = Stôl nájde len ten, kto má odkaz alebo kód.
setup-public-yes = Ktokoľvek
setup-public-yes-about = Kým si tu, je stôl na úvodnej stránke a môže si prisadnúť ktokoľvek. Potom sa tam dá na hru pozerať.
lobby-about = { $name }: možnosti
hosting-invite = Pozvať ľudí z predošlých hier
hosting-invite-about = Pozvánku uvidia na svojej úvodnej stránke. Tvoj kľúč sa nikto nedozvie a ty žiadny cudzí.
hosting-played =
    { $count ->
        [one] jedna spoločná hra
        [few] { $count } spoločné hry
       *[other] { $count } spoločných hier
    }
hosting-invite-one = Pozvať
hosting-invited = Pozvánka odoslaná
hosting-nobody = Zatiaľ nikto. Kto si hry uchováva a hrá s tebou, bude potom tu.
hosting-no-key = Svoje hry neuchovávaš, takže si server nikoho nepamätá. Odkaz a kód fungujú aj tak.
hosting-close = Zatvoriť stôl
hosting-close-ask = Zatvoriť tento stôl?
hosting-close-about = Všetci, čo už sedia, sa to dozvedia. Zatvorený stôl sa znova otvoriť nedá.
hosting-close-no = Nechať otvorený
hosting-closed = Stôl je zatvorený.
table-closed = Tento stôl bol zatvorený.
table-closed-about = Ťahať už nikto nemôže; čo sa odohralo, je stále vidieť.
manners-mute = Stlmiť pre všetkých: { $name }
manners-unmute = Nech zase smie písať: { $name }
manners-is-muted = { $name } tu píše nadarmo: k nikomu sa to nedostane.
manners-ignore = Ignorovať: { $name }
manners-unignore = Už neignorovať: { $name }
manners-ignored = Odteraz ignoruješ: { $name }. Žiadne texty, žiadne pozvánky a pri verejných stoloch sa nestretnete. Zoznam je na stránke tvojho súkromného kľúča.
manners-ignored-here = Pri tomto stole už nevidíš, čo píše { $name }. Bez kľúča si to inde pamätať nejde.
manners-report = Nahlásiť: { $name }
manners-report-what = Čo sa stalo?
manners-report-about = Tvoje slová a čo sa pri stole písalo, si prečíta prevádzkovateľ servera. Nikto iný.
manners-report-send = Odoslať hlásenie
manners-reported = Prevádzkovateľ o tom vie. Ďakujeme.
ignored-title = Koho ignoruješ
ignored-about = Nič od nich nevidíš, nemôžu ťa pozývať a pri verejných stoloch sa nestretnete. Nedozvedia sa to.
ignored-end = Už neignorovať
privacy-link = Súkromie

## Pri stole: reakcie, obrázky, večer

error-no-reactions = Pri tomto stole sa počas hry nesmie nič hovoriť, ani výrazom tváre. Po skončení už áno.
again-rotated = Znova, o miesto ďalej
react = Reagovať
reactions = Reakcie
reaction-cheer = Hurá!
reaction-laugh = Cha cha!
reaction-wow = Páni!
reaction-think = Hm …
reaction-sorry = Prepáčte!
reaction-thanks = Ďakujem!
reaction-heard = { $name }: { $what }
key-react = reagovať: vyber jeden zo šiestich obrázkov
seat-alike = ľahko zameniteľné meno
seat-alike-name = { $name } (miesto { $number })
seat-about-alike = { $name } (miesto { $number }) je meno, ktoré sa dá zameniť s iným pri tomto stole alebo so samotným stolom. Riaď sa miestom a obrázkom.
seat-mute = Skryť, čo hovorí { $name }
seat-unmute = Znova ukázať, čo hovorí { $name }
seat-mute-about = Reakcie aj texty, len na tomto zariadení. Nikto sa to nedozvie.
talk-hidden = Rozhovor pri tomto stole máš skrytý.
talk-hidden-some = Časť je skrytá: niekoho máš stlmeného.
quiet-reactions = Ukazovať reakcie
quiet-talk = Ukazovať, čo sa pri tomto stole píše
quiet-about = Ťuknutím na niečie miesto skryješ len túto osobu. Všetko platí len pre toto zariadenie.
avatar-title = Vyber si obrázok
avatar =
    { $name ->
        [fox] Líška
        [owl] Sova
        [cat] Mačka
        [bear] Medveď
        [hare] Zajac
        [frog] Žaba
        [snail] Slimák
        [duck] Kačka
        [whale] Veľryba
        [mug] Krígeľ
        [pretzel] Praclík
        [candle] Sviečka
       *[any] Hocijaký
    }
avatar-of =
    { $who ->
        [me] Tvoj obrázok: { $avatar }
       *[other] { $name }, obrázok: { $avatar }
    }
evening-title =
    { $games ->
        [one] Zatiaľ: jedna hra
        [few] Zatiaľ: { $games } hry
       *[other] Zatiaľ: { $games } hier
    }
evening-wins =
    { $count ->
        [0] žiadna výhra
        [one] jedna výhra
        [few] { $count } výhry
       *[other] { $count } výhier
    }
evening-together = Všetci spolu
evening-you = { $name } (ty)
evening-games = Hra po hre
evening-game = Hra { $number }
evening-won-by = Výhra: { $names }.
evening-sum-points =
    { $value ->
        [one] jeden bod
        [few] { $value } body
       *[other] { $value } bodov
    }
evening-sum-the-game-left =
    { $value ->
        [0] nezvýšila žiadna karta
        [one] spolu zvýšila jedna karta
        [few] spolu zvýšili { $value } karty
       *[other] spolu zvýšilo { $value } kariet
    }

## Upozornenia

error-bad-subscription = Server nemôže použiť push službu tohto prehliadača.
error-bad-address = To nie je e-mailová adresa.
error-address-letters = Server vie písať len na adresy z písmen a až z, bez mäkčeňov a dĺžňov.
error-no-contact = Server už toto zariadenie alebo adresu nepozná. Zapni to znova.
error-mail-link = Tento odkaz už neplatí: adresa je vymazaná.
error-no-mail = Tento server neposiela e-maily.
error-too-many-contacts = Toto miesto už má { $most } zariadení a adries. Niektoré vypni.
notices-menu = Upozorniť, keď som na ťahu
notices-lobby = Upozorniť, keď to začne
notices-title = Upozornenia
notices-about = Dozvieš sa, keď si pri tomto stole na ťahu, keď je plný a keď sa hra skončí. Najviac raz za ťah, nikdy keď sa pozeráš, a nič o nikoho kartách.
notices-device = Na tomto zariadení
notices-device-on = Toto zariadenie ti dá vedieť, aj keď je stránka zatvorená.
notices-device-off = Vypnuté. Prehliadač sa možno najprv opýta.
notices-failed = Push služba tvojho prehliadača neodpovedala. Skús to neskôr.
notices-way-insecure = Prehliadače to dovoľujú len na zabezpečenej adrese. Pôjde to, keď bude tento server dostupný cez https.
notices-way-install = Na iPhone a iPade to funguje z plochy: ťukni na Zdieľať, potom na „Pridať na plochu“ a otvor stammtisch odtiaľ.
notices-way-blocked = Prehliadač tejto stránke upozornenia nedovoľuje. Povoľ ich v nastaveniach stránky pri znaku vedľa adresy; v súkromnom okne to nejde nikdy.
notices-way-unsupported = Toto okno to nevie. Funguje to v bežnom, nie súkromnom okne súčasného prehliadača.
notices-otherwise = Dovtedy úvodná stránka najprv ukazuje, kde si na ťahu.
notices-mail = E-mailom
notices-mail-address = Tvoja e-mailová adresa
notices-mail-send = Poslať odkaz
notices-mail-how = Najprv príde jeden e-mail s odkazom. Ďalšie až po ťuknutí naň a každý môže byť jedným ťuknutím posledný.
notices-mail-asked = E-mail na { $address } je na ceste. Ťukni v ňom na odkaz a správy ti budú chodiť tam.
notices-mail-look = Odkaz je potvrdený
notices-mail-not-yet = Zatiaľ nepotvrdené. E-mail môže chvíľu trvať; pozri sa aj do nevyžiadanej pošty.
notices-mail-on = Správy chodia na { $address }.
notices-mail-off = Na { $address } z tohto stola nič nechodí.
notices-mail-forget = Vymazať túto adresu
notices-offer = Mám ti dať vedieť, keď budeš zase na ťahu?
notices-offer-yes = Áno, prosím
mail-title = E-maily od stammtisch
mail-confirm-ask = Má ti stammtisch písať, keď si na ťahu, keď je stôl plný a keď sa hra skončí?
mail-confirm-yes = Áno, píš mi
mail-confirmed = Hotovo: správy odteraz chodia na { $address }.
mail-stopped = Hotovo: na { $address } už žiadne e-maily neprídu. Adresa sa o týždeň vymaže.
mail-again = Predsa mi píš
