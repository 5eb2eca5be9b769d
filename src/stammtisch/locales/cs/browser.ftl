# The texts of stammtisch in Czech. Keys, order and sections are those of en.ftl.
# Names stand in the nominative; people do things in the present tense, which shows no gender.

## The games

the-game-name = THE GAME
the-game-players = 1–5 lidí
the-game-kind = jeden tým, jeden cíl
the-game-pitch = Devadesát osm karet, čtyři balíčky a vy všichni proti hře. Dva balíčky rostou, dva klesají a krokem zpátky přesně o deset se navzájem zachraňujete.
the-game-brief =
    { $won ->
        [yes] Poraženo: všechny karty položeny
       *[no] { $left ->
            [one] Zbyla jedna karta
            [few] Zbyly { $left } karty
           *[other] Zbylo { $left } karet
        }
    }
raise-name = RAISE
raise-players = 2–5 lidí
raise-kind = blaf, kostky a pevné nervy
raise-pitch = Kostky určují, jakou cenu mají tvé karty. Kdo je vzadu, musí předhonit, nebo to pustit, dokud nezbude jediný kámen a nevezme celý vítězný balíček.
fact-age = od { $age } let
fact-minutes = asi { $minutes } min
fact-players = { $range } lidí
fact-together = všichni společně
fact-against = každý sám za sebe

## Everywhere

wait = Chviličku …
you = ty
undo = Vrátit zpět
bar-home = Na úvodní stránku
bar-back = Zpět
sheet-close = Zavřít
corner-language = Jazyk
corner-theme =
    { $theme ->
        [light] Světlý vzhled (přepnout na tmavý)
        [dark] Tmavý vzhled (přepnout na automatický)
       *[auto] Vzhled podle zařízení (přepnout na světlý)
    }
corner-sound = Zvuk
share-copied = Odkaz je zkopírovaný.
lost-title = Na tomhle stole nic není
lost-page = Taková stránka tu není.
lost-table = Tenhle stůl neexistuje, nebo už ne.
lost-home = Na úvodní stránku

## The app

app-about = Karetní hry u jednoho stolu: s přáteli, ať jsou kdekoli, nebo s roboty. Bez účtu.
app-picture-home = První stránka
app-picture-table = U stolu
app-update = Je tu nová verze.
app-update-reload = Načíst znovu
offline-sign = Bez připojení. Stoly čekají; co si toto zařízení uložilo, se dá číst.
waits-short = čeká na spojení
waits-title = Tento stůl čeká
waits-about = Teď není dostupný. Jakmile se spojení obnoví, hra sama pokračuje; nic se neztratí.
learn-read = Bez připojení si lekci můžeš přečíst tady. U stolu si ji vyzkoušíš, až se spojení obnoví.
learn-read-again = Vyzkoušet u stolu
install-title = stammtisch jako aplikace
install-about = Z plochy se otevře jako každá jiná aplikace, má celou obrazovku pro sebe a spustí se i bez připojení.
install-do = Instalovat
install-no = Ne, děkuji
install-share = Klepni v liště prohlížeče na „Sdílet“
install-add = Zvol „Přidat na plochu“
menu-vibrate = Vibrovat, když jsi na tahu?
menu-vibrate-on = Ano
menu-vibrate-off = Ne

## Errors

error-network = Server neodpovídá. Zkontroluj prosím připojení a zkus to znovu.
error-server = Server hlásí chybu ({ $status }). Zkus to prosím znovu.
error-bad-request = Tomu server nerozumí. Načti prosím stránku znovu a zkus to ještě jednou.
error-unknown-token = Klíč v tomhle prohlížeči už k tomu místu nepatří.
error-not-host = To smí jen osoba, která stůl založila.
error-not-your-seat = U tohoto stolu nemáš místo. Dívat se můžeš.
error-not-your-turn = Nejsi na tahu.
error-no-talk = U tohoto stolu se hraje bez psaní.
error-no-table = Tenhle stůl neexistuje, nebo už ne.
error-damaged = Uložená data téhle hry jsou poškozená, takže ji nejde ukázat. Ostatních stolů se to netýká.
error-other-rules = Tahle hra začala podle jiné verze pravidel, takže ji tu už nejde ukázat.
error-no-code = Stůl s tímhle kódem není. Zeptej se raději ještě jednou, jak zní.
error-no-game = Taková hra tu není.
error-no-seat = Takové místo tu není.
error-full = Všechna místa u stolu jsou obsazená. Dívat se ale můžeš.
error-taken = Někdo má rychlejší ruce: místo už je obsazené.
error-started = Hra už začala.
error-no-contribution = Z tohoto místa není k rozdání ohlášen žádný příspěvek.
error-bad-contribution = Tohle nejsou bajty, jejichž otisk byl ohlášen.
error-waiting = Hra ještě nezačala.
error-running = Hra ještě neskončila.
error-over = Hra skončila.
error-stale = Ve stejnou chvíli se stalo něco jiného. Podívej se prosím znovu.
error-too-large = To je moc dlouhé.
error-too-many = Na tak krátkou dobu je toho moc. Zkus to prosím za { $seconds } s.
error-busy = Server má plné ruce práce. Zkus to prosím za chvilku.
error-disk-full = Disk serveru je skoro plný, takže nic nového nemůže začít. Rozehrané hry běží dál.
error-too-many-tables = Z tvé sítě už čeká nebo běží tolik stolů: { $most }. Nejdřív jeden z nich dohraj nebo zavři.
error-bad-name = Zvol prosím jiné jméno, 1 až { $most } znaků.
error-bad-move = Takový tah v téhle hře není.
error-bad-option = Jedna z voleb pro tenhle stůl není možná. Vyber prosím znovu.
error-bad-text = Napiš prosím něco, nejvýš { $most } znaků.
error-bad-host = Na jméno { $host } tenhle server neslyší. Kdo ho provozuje, může jméno přidat pomocí --host-name.
error-enough-for-now = Prozatím to stačí. Pokračuj, až zahraje někdo další.
error-present = { $name } tu pořád je. Robot může zaskočit až po { $seconds } s nepřítomnosti.
error-just-gone = { $name } tu není jen chvilku. Robot může zaskočit za { $seconds } s.
error-host-here = To teď smí jen osoba, která stůl založila. Ostatní až po { $seconds } s její nepřítomnosti.
error-host-away =
    { $unit ->
        [s] Osoba, která stůl založila, tu teď není. Můžeš to udělat za { $time } s.
        [min] Osoba, která stůl založila, tu teď není. Můžeš to udělat za { $time } min.
       *[h] Osoba, která stůl založila, tu teď není. Můžeš to udělat za { $time } h.
    }
error-no-spectators = Tenhle stůl je bez diváků. Vidí ho jen ti, kdo u něj hrají.
error-bot-plays = Zaskakuje za tebe robot. Nejdřív si vezmi místo zpátky.
error-illegal = Tohle teď pravidla nedovolují.
error-internal = Něco se tu pokazilo. Zkus to prosím za chvilku.
error-no-person = Tohle místo předtím nikomu nepatřilo, nejde tedy vrátit.
error-no-room = U tohoto stolu se stalo už tolik, že víc se sem nevejde.
error-not-host-seat = To smí jen osoba, která stůl založila nebo která tam sedí.
error-not-stored = Nepodařilo se to uložit, takže se nic nezměnilo. Zkus to prosím za chvilku.
error-number-talk = Skoro! „{ $word }“ prozrazuje číslo a čísla karet zůstávají v této hře tajná, i slovy. Zkus to bez nich.
why-not-held = { $card } v téhle ruce není.
why-take-back = Není co vzít zpátky.

## Errors of reviews and of the coach

error-no-review = K této hře není rozbor.
error-no-judge = Takové hry tu nejde hodnotit.
error-review-lesson = Hra z lekce se nerozebírá: její první karty byly připravené předem.
error-review-bots = Hráli tu jen roboti, není co rozebírat.
error-review-failed = Rozbor se nepovedl. Samotné hře se nic nestalo; zkus to prosím o něco později.
error-no-decision = Tady žádné rozhodnutí rozboru nezačíná.
error-no-coach = U tohohle stolu není trenér zapnutý.
error-coach-failed = Trenér teď nemá odpověď. Zkus to prosím za chvilku.
error-coach-lesson = Lekce nemá trenéra: sama říká, co dělat.
error-coach-daily = U rozdání dne trenér není: každý ho hraje na vlastní pěst.

## Home

home-title = stammtisch: karetní hry u jednoho stolu
home-hello = Přisedni si!
home-promise = Chytré karetní hry: s přáteli, ať jsou kdekoli, nebo hned teď s roboty. Bez účtu, bez instalace.
home-play-now = Hrát hned
home-first-time = Poprvé? Dvě minuty
home-invite = Pozvat přátele
home-set-up = Připravit stůl
home-rules = Pravidla
home-join = Hrát s kódem
home-join-about = Máš pozvánku? Napiš kód, který v ní je.
home-join-example = K7MPQ4
home-join-go = Přisednout
home-running = Tvoje rozehrané hry
home-finished = Tvoje dohrané hry
home-finished-one = Dohráno
home-continue = Pokračovat
home-turn-yours = Jsi na tahu
home-turn-other =
    { $count ->
        [one] Na tahu je { $names }
        [few] Na tahu jsou { $names }
       *[other] Na tahu jsou { $names }
    }
home-turn-over = Hra skončila
home-last-move = poslední tah { $ago }
home-just-now = právě teď
home-with = u stolu: { $names }
home-alone = o samotě
home-review = Rozbor
home-forget = Odebrat ze seznamu stůl { $game }
home-remove-ask = Odebrat { $game } ze seznamu?
home-remove-about = Hra pokračuje i bez tohoto řádku a tvoje místo ti zůstane: adresa stolu tě k němu zase dovede.
home-remove-yes = Odebrat ze seznamu
home-remove-no = Nechat
home-removed = { $game } už není v seznamu.
home-more = Ukázat další
home-footer = THE GAME je hra Steffena Benndorfa, RAISE hra Petera Prinze. Tenhle stůl postavili lidé, kteří je mají rádi, s vlastními obrázky a vlastními slovy; k jejich vydavatelům nepatří.

## Set up

setup-title = Připravit stůl: { $game }
setup-who = Kdo hraje?
setup-players = Kolik vás hraje
setup-count =
    { $count ->
        [one] Sólo
        [few] { $count }
       *[other] { $count }
    }
setup-seat = Místo { $number }
setup-player = Osoba { $number }
setup-seat-kind = Místo { $number }: kdo
setup-seat-bot = Místo { $number }: který robot
setup-seat-name = Místo { $number }: jméno
setup-kind-me = Já
setup-kind-friend = Někdo přes odkaz
setup-kind-here = Na tomhle zařízení
setup-kind-bot = Robot
setup-friend-hint = dostane pozvánku
setup-how = Jak se hraje?
setup-watch = Kdo se smí dívat?
setup-watch-all = Kdo má odkaz, i na rozhovor
setup-watch-table = Kdo má odkaz
setup-watch-none = Nikdo
setup-pace = Jak rychle hrají roboti?
setup-pace-calm = V klidu
setup-pace-usual = Normálně
setup-pace-quick = Svižně
setup-start = Začít hru
setup-invite = Otevřít stůl a pozvat

option-the-game-min-cards = Kolik karet v každém tahu
option-the-game-min-cards-2 = Aspoň dvě
option-the-game-min-cards-2-about = Obvyklá hra.
option-the-game-min-cards-3 = Aspoň tři
option-the-game-min-cards-3-about = Pro experty: každý tah žádá o kartu víc.
option-the-game-fewer-cards = Karty v ruce
option-the-game-fewer-cards-false = Podle pravidel
option-the-game-fewer-cards-false-about = O samotě osm, ve dvou sedm, jinak šest.
option-the-game-fewer-cards-true = O jednu míň
option-the-game-fewer-cards-true-about = Pro experty: v každé ruce menší výběr.
option-the-game-starter = Kdo začíná?
option-the-game-starter-agree = Po dohodě
option-the-game-starter-agree-about = Všichni řeknou, jak moc se jim chce začínat; komu nejvíc, ten začne.
option-the-game-starter-random = Losem
option-the-game-starter-random-about = Rozhodne náhoda.
option-the-game-talk = Co se smí říkat?
option-the-game-talk-silent = Nic
option-the-game-talk-silent-about = Pro experty: žádné signály, žádné psaní.
option-the-game-talk-signals = Signály
option-the-game-talk-signals-about = U nás výchozí volba. Jedno ťuknutí u balíčku řekne: šetřit, prosím; nesahat; klidně na něj.
option-the-game-talk-open = Signály a text
option-the-game-talk-open-about = Jako v tištěné hře: můžete si i psát. Čísla karet zůstávají tajná: takové řádky se neodešlou.
option-the-game-take-back = Smí se položená karta vzít zpět?
option-the-game-take-back-alone = Ne
option-the-game-take-back-alone-about = Položenou kartu všichni viděli, a tak zůstává. O samotě nebo jen s roboty to jde vždycky.
option-the-game-take-back-on = Ano, během tahu
option-the-game-take-back-on-about = Všichni to vědí předem. Ostatní ale kartu stejně viděli.
option-raise-starter = Kdo hází první?
option-raise-starter-random = Losem
option-raise-starter-random-about = Kdo má kostky první, rozhodne náhoda.
option-raise-extra-cards = S kolika kartami se smí hrát dále?
option-raise-extra-cards-false = Jen kolik je třeba
option-raise-extra-cards-false-about = Jakmile tvůj kámen předhoní, přestáváš. Obvyklá hra.
option-raise-extra-cards-true = Kolik chceš
option-raise-extra-cards-true-about = Cokoli, co předhoní, i víc karet, než je třeba.
option-raise-set = Která krabice?
option-raise-set-standard = Standardní
option-raise-set-standard-about = Kostky a karty, jak je rekonstruuje tento stůl.

bot-random = Snílek
bot-random-about = Hraje cokoli, co se smí. Na vyzkoušení.
bot-greedy = Štamgast
bot-greedy-about = Volí nejmenší krok a nezapomíná na fintu s desítkou.
bot-raise-greedy-about = Co nejlevněji hraje dále, dokud za to vítězný balíček stojí.
bot-planner = Stratég
bot-planner-about = Promýšlí celý tah, dává signály a dbá na ně.
bot-learned = Matador
bot-learned-about = Má za sebou spoustu her a hraje podle citu.
bot-sharp = Bystré oko
bot-sharp-about = Zkouší své nejlepší nápady na několika vymyšlených rozdáních.
bot-thrifty = Šetřílek
bot-thrifty-about = Zvažuje vítězný balíček, svoje karty a kola, která přijdou.
bot-shrewd = Liška
bot-shrewd-about = Dohrává si to v hlavě, na několika vymyšlených rozdáních.
bot-master = Mistr
bot-master-about = Zkouší spoustu nápadů na mnoha vymyšlených rozdáních. Chvilku to trvá.

## Join

join-title = Přisednout ke stolu
join-hello = Pojď si zahrát { $game }
join-there =
    { $count ->
        [one] { $names } už na tebe čeká.
        [few] { $names } už na tebe čekají.
       *[other] { $names } už na tebe čekají.
    }
join-nobody = Jsi tu jako první.
join-name = Tvoje jméno
join-seat = Tvoje místo
join-sit = Sednout si
join-watch = Jen se dívat
join-code = Kód z pozvánky

## Invitation

lobby-title = { $game }: pozvánka
lobby-hello = Stůl pro { $game } je připravený.
lobby-open =
    { $count ->
        [0] Všichni jsou tady.
        [one] Ještě jedno místo je volné.
        [few] Ještě { $count } místa jsou volná.
       *[other] Ještě { $count } míst je volných.
    }
lobby-invite = Pozvat
lobby-qr = Odkaz jako obrázek k načtení fotoaparátem telefonu
lobby-code = Kód: { $code }
lobby-share = Pojď si se mnou zahrát { $game }:
lobby-send = Poslat odkaz
lobby-copy = Kopírovat
lobby-local = Touto adresou nikdo jiný nepřijde: { $host } znamená na každém zařízení to zařízení samo.
lobby-local-how = Aby mohli přijít i ostatní, spusť server takto a otevři stránku na adrese, kterou vypíše pro telefony:
lobby-seats = U stolu
lobby-kind =
    { $kind ->
        [open] na někoho čeká
        [bot] robot
        [program] program
       *[person] { $mine ->
            [yes] na tomhle zařízení
           *[no] už tu sedí
        }
    }
lobby-fill = Robot
lobby-fill-seat = Posadit robota na místo { $number }
lobby-free = Uvolnit místo: { $name }
lobby-start =
    { $count ->
        [0] Začít
       *[other] Začít hned, doplnit roboty
    }
lobby-wait = Začne se, až budou místa obsazená, nebo až dá povel, kdo zve.
lobby-host = Hostitel
lobby-soon = Za { $time } můžeš na volná místa posadit roboty a začít.
lobby-now = Zatím můžeš na volná místa posadit roboty a začít.
table-agreed = Na čem jsme se u stolu dohodli
lobby-later = Přijít později

## Seats

seat-open = volno
seat-cards =
    { $count ->
        [0] bez karet
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
seat-acting = na tahu
seat-bot = robot
seat-bot-rank = robot, { $name }, úroveň { $level } z { $levels }
seat-stands-in = zaskakuje robot
seat-program = program
seat-away = bez spojení
seat-about-bot = { $name } je robot.
seat-about-program = { $name } je program, který tu někdo nechává hrát.
seat-about-rank = { $rank }, úroveň { $level } z { $levels }. { $about }
seat-about-here = { $name } je tady.
seat-about-away = { $name } je teď bez spojení.
seat-about-away-bot = Než se { $name } vrátí, může zaskočit robot.
seat-about-stands-in = { $name } teď nehraje, zaskakuje robot.
seat-put-bot = { $name }: ať zaskočí robot
seat-give-back = Ať zase hraje { $name }
seat-take-back = Zase hraju já

## The table

table-title-turn = Jsi na tahu: { $game }
table-board = Stůl
table-acts = Co teď můžeš dělat
table-drawn = Bereš si: { $cards }.
table-log = Co se dělo
table-log-none = Zatím nic.
table-keys = Klávesy
table-menu = Více
menu-ground = Na čem se hraje?
ground-baize = Zelené sukno
ground-sky = Noční obloha
ground-sand = Písek
ground-rose = Růžové dřevo
tip-close = Odložit tento tip
tip-the-game-lay = Vyber kartu a pak balíček, na který přijde.
tip-the-game-back = Jedna z tvých karet vrací balíček přesně o deset: získáš místo.
tip-the-game-signal = Klepni na znamení u balíčku, ať ho ostatní šetří.
tip-raise-choose = Vyber kartu, která se hodí ke kostkám; všichni otočí naráz.
tip-raise-raise = Vyber jednu nebo více karet, se kterými předhoníš předposlední kámen.
tip-raise-pass = Kdo pasuje, má po kole a doplní si ruku.
tip-raise-pot = Kdo zbude poslední, bere kartu s body a všechny hvězdy.
table-take-back = Vzít zpět
table-waiting = Za chvíli jsi na řadě ty.
table-watching = Díváš se.
table-missed = Mezitím: { $what }
table-shuffling = Všichni míchají…
table-link-connecting = Připojuji …
table-link-online = Připojeno
table-link-offline = Spojení vypadlo, zkouším znovu …
table-link-gone = Tenhle stůl už není.
status-bot-for-you = Zaskakuje za tebe robot.
status-absent = { $name } tu není.
status-absent-bot = Ať hraje robot
absent = není tu
absent-soon = { $name }: za { $time } můžeš nechat zaskočit robota.
absent-now = Může zaskočit robot.
absent-host = { $name }: robota může nechat zaskočit { $host }.
absent-late = { $name }: robot může zaskočit, až bude tento tah trvat moc dlouho.
did-bot =
    { $you ->
        [yes] Necháváš zaskočit robota: { $name }.
       *[no] { $by } nechává zaskočit robota: { $name }.
    }
did-fill =
    { $you ->
        [yes] Dáváš robota na volné místo: { $name }.
       *[no] { $by } dává robota na volné místo: { $name }.
    }
did-start =
    { $you ->
        [yes] Dáváš na volná místa roboty a začínáš.
       *[no] { $by } dává na volná místa roboty a začíná.
    }
the-game-log-take-back =
    { $you ->
        [yes] Pokládáš kartu a bereš ji zpět.
       *[no] { $name } pokládá kartu a bere ji zpět.
    }
menu-take-seat = Zase hraju já
menu-bot-for-me = Ať za mě hraje robot
menu-watch = Sdílet odkaz pro diváky
menu-watch-text = Koukni, jak hrajeme { $game }:
menu-leave = Odejít; hra počká v seznamu
key-take-back = vzít zpět
key-log = co se dělo
key-sound = zapnout nebo vypnout zvuk
key-keys = tenhle seznam
key-why = proč ne: pravidlo k tomu
key-tip = odložit tip
key-tab = přejít na další věc a použít ji
curtain-pass = Předej dál: { $name }
curtain-about = Ostatní prosím nekoukat.
curtain-lift = Jsem { $name }
talk-title = Povídání
talk-line =
    { $game ->
        [the-game] Něco řekni, ale bez čísel
       *[other] Něco řekni
    }
talk-hint =
    { $game ->
        [the-game] Bez čísel
       *[other] Něco řekni
    }
talk-send = Poslat
talk-heard = { $name }: { $text }

## THE GAME's table

the-game-status-claim = Jak moc se ti chce začínat?
the-game-status-claims =
    { $count ->
        [one] { $name } se ještě rozmýšlí, kdo má začít.
        [few] { $count } lidé se ještě rozmýšlejí, kdo má začít.
       *[other] { $count } lidí se ještě rozmýšlí, kdo má začít.
    }
the-game-status-other =
    { $played ->
        [0] Na tahu je { $name }.
        [one] Na tahu je { $name }, položena jedna karta.
        [few] Na tahu je { $name }, položeny { $played } karty.
       *[other] Na tahu je { $name }, položeno { $played } karet.
    }
the-game-status-missing =
    Jsi na tahu: { $played ->
        [0] { $missing ->
            [one] polož kartu.
            [few] polož aspoň { $missing } karty.
           *[other] polož aspoň { $missing } karet.
        }
       *[other] { $missing ->
            [one] ještě jedna karta.
            [few] ještě { $missing } karty.
           *[other] ještě { $missing } karet.
        }
    }
the-game-status-enough = To stačí: pokračuj, nebo ukonči tah.
the-game-status-full = To stačí a nic dalšího nesedí: ukonči tah.
the-game-status-empty = Nemáš už žádnou kartu: ukonči tah.
the-game-status-won = Hra je poražená: všechny karty jsou položeny!
the-game-status-lost =
    { $left ->
        [one] Už nic nesedí. Zbyla jedna karta.
        [few] Už nic nesedí. Zbyly { $left } karty.
       *[other] Už nic nesedí. Zbylo { $left } karet.
    }
the-game-claim =
    { $degree ->
        [0] Raději ne
        [1] Klidně
       *[2] Určitě
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] Polož jednu kartu
           *[other] Ještě jedna karta
        }
        [few] { $played ->
            [0] Polož { $missing } karty
           *[other] Ještě { $missing } karty
        }
       *[other] { $played ->
            [0] Polož { $missing } karet
           *[other] Ještě { $missing } karet
        }
    }
the-game-end-turn =
    { $draws ->
        [0] Ukončit tah
       *[other] Ukončit tah, dobrat { $draws }
    }
the-game-dead-end = { $card } na { $pile } by ukončila hru
the-game-dead-end-about = Potom už by v tomto tahu nešlo položit dost karet. S jinou kartou nebo na jiném balíčku to ještě jde.
the-game-dead-end-back = Ještě si to rozmyslím
the-game-dead-end-lay = Přesto položit
the-game-hand =
    { $count ->
        [one] Tvoje ruka: jedna karta
        [few] Tvoje ruka: { $count } karty
       *[other] Tvoje ruka: { $count } karet
    }
the-game-card = { $card }, nikam nesedí
the-game-card-fits = { $card }, sedí na { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (finta)
       *[no] { $pile } { $step }
    }
the-game-piles = Balíčky
the-game-pile =
    Balíček { $pile }, { $way ->
        [up] vzestupný
       *[down] sestupný
    }, nahoře { $top }.
the-game-pile-fits = { $card } sedí, { $step }.
the-game-pile-trick = { $card } sedí fintou, { $step }.
the-game-pile-no = { $card } nesedí.
the-game-pile-said =
    { $name }: { $word ->
        [please-spare] šetřit, prosím.
        [spare] nesahat!
       *[take] klidně na něj.
    }
the-game-signals = Říct něco o balíčku { $pile }
the-game-signal-give =
    { $word ->
        [please-spare] Balíček { $pile }: šetřit, prosím
        [spare] Balíček { $pile }: nesahat!
       *[take] Balíček { $pile }: klidně na něj
    }
the-game-word-please-spare = šetřit, prosím
the-game-word-spare = nesahat!
the-game-word-take = klidně na něj
the-game-self = Jak jsem na tom
the-game-self-trouble = Mám problém
the-game-self-fine = Jsem v pohodě
the-game-mood =
    { $word ->
        [trouble] má problém
       *[fine] v pohodě
    }
the-game-why-turn = Na tahu je { $who }.
the-game-why-start = Nejdřív musí být jasné, kdo začne.
the-game-why-missing =
    { $missing ->
        [one] Nejdřív je třeba položit ještě jednu kartu.
        [few] Nejdřív je třeba položit ještě { $missing } karty.
       *[other] Nejdřív je třeba položit ještě { $missing } karet.
    }
the-game-why-claim = Teď se o tom, kdo začne, nemluví.
the-game-why-claimed = Už je to řečeno a platí to.
the-game-why-laid = Když u stolu sedí i jiní lidé, položená karta už zůstává.
the-game-why-silence = U tohoto stolu se hraje potichu.
the-game-why-no-signal = Teď není co signalizovat.
the-game-why-fit =
    { $way ->
        [up] { $card } na balíček { $pile } nesedí: na { $top } patří vyšší karta, nebo ta přesně o deset nižší.
       *[down] { $card } na balíček { $pile } nesedí: na { $top } patří nižší karta, nebo ta přesně o deset vyšší.
    }
the-game-why-none = { $card } teď nesedí na žádný balíček.
the-game-choose-first = Nejdřív vyber kartu: 1 až 8 nebo šipky.
the-game-history =
    { $way ->
        [up] Balíček { $pile }, vzestupný
       *[down] Balíček { $pile }, sestupný
    }
the-game-history-open =
    { $count ->
        [0] Balíček { $pile }: zatím nic neleží
        [one] Balíček { $pile }: podívat se na položenou kartu
        [few] Balíček { $pile }: podívat se na { $count } položené karty
       *[other] Balíček { $pile }: podívat se na { $count } položených karet
    }
the-game-history-piles = Který balíček
the-game-history-none = Tady zatím nic neleží.
the-game-ring = K dobrání zbývá { $count }, k položení { $left }. Ukázat které.
the-game-ring-label = k dobrání
the-game-ring-title = Karty, které zbývá položit: { $count }
the-game-ring-about =
    { $count ->
        [0] Dobírací balíček je prázdný: teď stačí jedna karta za tah. Přeškrtnuté už jsou položené. Zlaté jsou tvoje.
        [one] Jedna z nich je v dobíracím balíčku. Přeškrtnuté už jsou položené. Zlaté jsou tvoje.
        [few] { $count } z nich jsou v dobíracím balíčku. Přeškrtnuté už jsou položené. Zlaté jsou tvoje.
       *[other] { $count } z nich je v dobíracím balíčku. Přeškrtnuté už jsou položené. Zlaté jsou tvoje.
    }
the-game-ring-mine = , v tvojí ruce
the-game-ring-open = , ještě přijde
the-game-ring-gone = , už položená
the-game-recap = { $name }: { $plays }
the-game-recap-play = { $card } na { $pile } ({ $step })
the-game-log-play =
    { $you ->
        [yes] Pokládáš { $card } na { $pile } ({ $step }).
       *[no] { $name } pokládá { $card } na { $pile } ({ $step }).
    }
the-game-log-trick =
    { $you ->
        [yes] Pokládáš { $card } na { $pile }: finta, od { $over } o deset zpátky!
       *[no] { $name } pokládá { $card } na { $pile }: finta, od { $over } o deset zpátky!
    }
the-game-log-end =
    { $you ->
        [yes] Končíš tah.
       *[no] { $name } končí tah.
    }
the-game-log-claim =
    { $you ->
        [yes] Ty: { $degree ->
            [0] raději nezačnu.
            [1] klidně začnu.
           *[2] moc se mi chce začít.
        }
       *[no] { $name }: { $degree ->
            [0] raději nezačnu.
            [1] klidně začnu.
           *[2] moc se mi chce začít.
        }
    }
the-game-log-start =
    { $you ->
        [yes] Začínáš.
       *[no] Začíná { $name }.
    }
the-game-log-self =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $word ->
        [trouble] mám problém.
        [fine] jsem v pohodě.
       *[none] to o mně už neplatí.
    }
the-game-log-signal =
    { $you ->
        [yes] Ty
       *[no] { $name }
    } o { $pile }: { $word ->
        [please-spare] šetřit, prosím.
        [spare] nesahat!
        [take] klidně na něj.
       *[none] dělejte, jak chcete.
    }
the-game-key-card = vybrat kartu
the-game-key-next = další nebo předchozí karta
the-game-key-pile = položit ji na tenhle balíček
the-game-key-end = ukončit tah
the-game-key-drop = pustit kartu
the-game-key-signal = říct něco o tomhle balíčku; znovu pro další slovo
the-game-key-trouble = mám problém
the-game-key-fine = jsem v pohodě
the-game-key-claim = jak moc se mi chce začínat
the-game-key-history = co leží v balíčcích
the-game-key-ring = karty, které ještě přijdou

## Result

result-title = { $game }: výsledek
result-show = K výsledku
result-again = Znovu, stejná parta
result-again-join = K další hře
again-note = Další hra je pro vás všechny připravená.
again-stronger = Znovu, silnější roboti
again-easier = Znovu, slabší roboti
result-review = Rozbor
result-share = Sdílet
result-share-text = Podívej se na naši hru { $game }:
result-record = Zápis
result-table = Stůl
the-game-result-won = Hra je poražená!
the-game-result-won-about =
    { $count ->
        [one] Devadesát osm karet a všechny jsou na stole. Krásná práce!
        [few] Devadesát osm karet a všechny jsou na stole, společnými silami. Krásná práce: { $names }!
       *[other] Devadesát osm karet a všechny jsou na stole, společnými silami. Krásná práce: { $names }!
    }
the-game-result-excellent = Výborně: jen kousek chyběl!
the-game-result-lost = Tentokrát vyhrála hra.
the-game-result-left =
    { $left ->
        [one] Zbyla jediná karta.
        [few] Zbyly { $left } karty. Méně než deset je výborný výsledek.
       *[other] Zbylo { $left } karet. Méně než deset je výborný výsledek.
    }
the-game-result-of = z { $all }
the-game-result-missed =
    { $short ->
        [one] Ještě jedna karta, a bylo by to výborné.
        [few] Ještě { $short } karty, a bylo by to výborné.
       *[other] Ještě { $short } karet, a bylo by to výborné.
    }
the-game-result-missed-all =
    { $short ->
        [one] K vítězství chyběla jediná karta.
        [few] K vítězství chyběly { $short } karty.
       *[other] K vítězství chybělo { $short } karet.
    }
the-game-result-stuck =
    { $you ->
        [yes] Řada byla na tobě a nic už nepasovalo.
       *[no] Na řadě: { $name }. Nic už nepasovalo.
    }
the-game-result-how = Jak to šlo
the-game-result-graph = Horní karty balíčků, karta po kartě od první do poslední. Tečky jsou finty.
the-game-result-unlaid = Nevyložené karty
the-game-result-piles = Balíčky na konci
the-game-result-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
the-game-result-tricks =
    { $count ->
        [0] Tentokrát ani jedna finta.
        [one] Jednou šel balíček o deset zpátky.
        [few] { $count }krát šel balíček o deset zpátky.
       *[other] { $count }krát šel balíček o deset zpátky.
    }
the-game-result-far =
    { $you ->
        [yes] Nejdelší skok je tvůj: { $card } na { $over }.
       *[no] Nejdelší skok: { $name }, { $card } na { $over }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }

## Replay

replay-title = { $game }: přehrání
replay-eyes =
    { $you ->
        [yes] Jak to vidíš ty
       *[no] Jak to vidí { $name }
    }
replay-controls = Krok za krokem
replay-previous = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-pause = Zastavit
replay-step = Krok
replay-at = Krok { $step } z { $steps }
replay-share = Sdílet tuhle chvíli

## Prostý stůl pro hry, které nemají vlastní

plain-table = Na stole
plain-mine = vidíš jen ty
plain-asides = Mimo hru
plain-yes = ano
plain-no = ne
plain-number = Číslo
plain-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
plain-status-turn = Jsi na tahu: co uděláš?
plain-told-hidden =
    { $you ->
        [yes] Ty: { $act }, ostatní to nevidí
       *[no] { $name }: { $act }, skrytě
    }
plain-told-take-back =
    { $you ->
        [yes] Bereš svůj tah zpět.
       *[no] { $name } bere tah zpět.
    }
plain-key-act = přejít k tomu, co můžeš dělat
plain-together =
    { $won ->
        [yes] Vyhráváte společně!
       *[no] Tentokrát vyhrála hra.
    }
plain-nobody = Nikdo nevyhrál.
plain-winner = vítězství
plain-left = Jak stůl zůstal
plain-brief =
    { $won ->
        [yes] Výhra, body: { $points }
       *[no] body: { $points }
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] Vyhráváš!
           *[no] Vyhrává { $names }.
        }
        [few] { $you ->
            [yes] Vyhráváte společně: { $names } a ty.
           *[no] { $names } se dělí o vítězství.
        }
       *[other] { $you ->
            [yes] Vyhráváte společně: { $names } a ty.
           *[no] { $names } se dělí o vítězství.
        }
    }

## Fairness

fair-title = Poctivě rozdáno
fair-commitment = Server si zvolil tajemství. Jeho otisk: { $commitment }…
fair-about = Všechny karty plynou z tajemství serveru a z náhodných bajtů těch, kdo hrají. Tohle je otisk tajemství; byl daný dřív, než vyšly najevo ty tvoje. Po hře si tvůj prohlížeč může ověřit každou kartu.
fair-explain = Server zvolil tajemství a ukázal jeho otisk (SHA-256). Potom prohlížeče hráčů přidaly vlastní náhodné bajty. Z obojího plynou všechny karty. Tvůj prohlížeč si je umí všechny odvodit a porovnat s tím, co viděl.
fair-details = Otisk, tajemství a náhodné bajty
fair-commitment-label = Otisk, ukázaný na začátku
fair-secret-label = Tajemství, ukázané na konci
fair-contribution-label = Náhodné bajty: { $names }
fair-contribution-none = ohlášené, ale nedorazily včas
fair-save = Uložit, co si tenhle prohlížeč uschoval
fair-verify = Ověřit rozdání
fair-proven = Toto rozdání nemohl nikdo řídit. Jsou v něm náhodné bajty tvého prohlížeče, vše ostatní bylo dané dřív, než vyšly najevo, a všechna losování ({ $count }) sedí. Podíleli se: { $names }.
fair-partly = Všechna losování ({ $count }) plynou z tajemství a z náhodných bajtů, které dorazily, i z tvých. Ohlášené, ale nedorazily včas: { $missing }. Server si tedy mohl vybrat, zda na ně počká.
fair-witness =
    { $took ->
        [0] Všechna losování ({ $count }) plynou z tajemství daného před první kartou. Nikdo nepřidal náhodné bajty, takže si server mohl tajemství vybrat.
       *[other] Všechna losování ({ $count }) plynou z tajemství daného před první kartou a z náhodných bajtů ({ $names }). Tvůj prohlížeč se nepodílel: jestli si server tajemství vybral, vědí jen ti, kdo ano.
    }
fair-late = Všechna losování ({ $count }) k tajemství sedí. Tenhle prohlížeč ale viděl otisk až po začátku hry; že byl daný předem, tím není dokázáno.
fair-told = Co při kterém losování mohlo padnout, říká u téhle hry server: jestli to odpovídá pravidlům, se tu neověřovalo.
fair-wrong-commitment = Tady něco nesedí: otisk je jiný než na začátku.
fair-wrong-secret = Tady něco nesedí: tajemství k otisku nepatří.
fair-wrong-list = Tady něco nesedí: seznam náhodných bajtů se změnil poté, co tvůj prohlížeč poslal svoje.
fair-wrong-own = Tady něco nesedí: náhodné bajty tvého prohlížeče nebyly použity.
fair-wrong-value = Tady něco nesedí: něčí náhodné bajty nejsou ty ohlášené.
fair-wrong-retold = Tady něco nesedí: událost { $index } se později vyprávěla jinak.
fair-wrong-gap = Tady něco nesedí: událost { $index } chybí.
fair-wrong-fall = Tady něco nesedí: to, co padlo v události { $index }, neplyne z tajemství a náhodných bajtů.
fair-wrong-card = Tady něco nesedí: v události { $index } leží karta, kterou tam nikdo nemohl dostat.

## Rules

rules-title = Pravidla { $game }
rules-contents = Obsah
rules-example = Příklad:
rules-all = Všechna pravidla
rules-page = Otevřít jako stránku
rules-print = Vytisknout
rule-link = Pravidlo { $rule }
rules-table = Tabulka
rules-missing = Pravidla se teď nedají zobrazit.

# RAISE's table

raise-brief =
    { $won ->
        [yes] Výhra: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[no] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, na výhru stačilo { $best }
    }
raise-symbol =
    { $symbol ->
        [diamond] diamant
        [gear] ozubené kolo
        [cloud] oblak
        [hourglass] přesýpací hodiny
       *[bell] zvonek
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
        [gear] ozubené kolo { $number }
        [cloud] oblak { $number }
        [hourglass] přesýpací hodiny { $number }
       *[bell] zvonek { $number }
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] jeden diamant
            [few] { $dice } diamanty
           *[other] { $dice } diamantů
        }
        [gear] { $dice ->
            [one] jedno ozubené kolo
            [few] { $dice } ozubená kola
           *[other] { $dice } ozubených kol
        }
        [cloud] { $dice ->
            [one] jeden oblak
            [few] { $dice } oblaky
           *[other] { $dice } oblaků
        }
        [hourglass] { $dice ->
            [one] jedny přesýpací hodiny
            [few] { $dice }× přesýpací hodiny
           *[other] { $dice }× přesýpací hodiny
        }
       *[bell] { $dice ->
            [one] jeden zvonek
            [few] { $dice } zvonky
           *[other] { $dice } zvonků
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Polož první kartu, lícem dolů.
raise-status-choosing =
    { $count ->
        [one] { $names } ještě vybírá kartu.
        [few] { $names } ještě vybírají kartu.
       *[other] { $names } ještě vybírají kartu.
    }
raise-status-raise = Hraj dále, přes { $beyond }, nebo pasuj.
raise-status-only-pass = Přes { $beyond } se nedostaneš: pasuj.
raise-status-other = { $name } stojí vzadu na { $field }: hrát dále, nebo pasovat?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] Vyhráváš, máš { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }!
           *[no] Vyhrává { $names }, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }.
        }
        [few] { $you ->
            [yes] Vyhráváte společně: { $names } a ty, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }!
           *[no] { $names } se dělí o vítězství, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }.
        }
       *[other] { $you ->
            [yes] Vyhráváte společně: { $names } a ty, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }!
           *[no] { $names } se dělí o vítězství, { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }.
        }
    }
raise-roll = Kostky
raise-times =
    { $symbol } krát { $times }, { $dice ->
        [0] žádná kostka
        [one] jedna kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
raise-blanks =
    { $dice ->
        [one] jedna kostka bez symbolu
        [few] { $dice } kostky bez symbolu
       *[other] { $dice } kostek bez symbolu
    }
raise-track-stones = Dráha odzadu: { $list }.
raise-track-stone = { $name } na { $field }
raise-track-stone-on = { $name } na { $field } (pod tím { $under })
raise-board = Dráha a vítězný balíček
raise-track-empty = Dráha je prázdná.
raise-pot-worth =
    { $points ->
        [one] bod teď
        [few] body teď
       *[other] bodů teď
    }
raise-pot-said =
    Vítězný balíček: karta s body { $point }, teď má { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodů
    }.
raise-pot-choosing =
    { $out ->
        [yes] { $name }: už žádné karty.
       *[no] { $chosen ->
            [yes] { $name }: karta leží lícem dolů.
           *[no] { $name } vybírá.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name }, pas: { $cards }.
       *[no] { $name }: { $cards }.
    }
raise-pot-title =
    Vítězný balíček: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
raise-pot-point =
    Karta s body tohoto kola: { $point ->
        [one] { $point } bod
        [few] { $point } body
       *[other] { $point } bodů
    }.
raise-pot-none = Zatím žádné karty: nejdřív se všechny položí lícem dolů, pak se naráz otočí.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] Tvoje ruka: žádná karta
        [one] Tvoje ruka: jedna karta
        [few] Tvoje ruka: { $count } karty
       *[other] Tvoje ruka: { $count } karet
    }
raise-hand-card =
    { $card }, teď hodnota { $value }, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $down ->
        [yes] , leží lícem dolů
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , teď to nejde
    }
raise-lay = Položit lícem dolů
raise-to =
    { $picked ->
        [0] Hrát dále
       *[other] Dále na { $field }
    }
raise-pass = Pasovat
raise-pass-sure = Ano, pas
raise-hint-choose = Kterou kartou začneš?
raise-hint-first = Tvůj kámen by začal na { $field }.
raise-hint-laid = Položena. Dokud nejsou všechny, jde vzít zpět.
raise-hint-laid-fast = Leží lícem dolů.
raise-hint-raise = Stojíš na { $field }: ťukni na karty, sečtou se.
raise-hint-none = Ani všechny tvoje karty nestačí.
raise-hint-short = { $from } + { $total } = { $field }: přes { $beyond } to nestačí.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field }, a zase jsi vzadu ty.
       *[no] { $from } + { $total } = { $field }, pak je vzadu { $name }.
    }
raise-hint-ends = { $from } + { $total } = { $field } a kolo končí.
raise-hint-pass = Skončit v tomhle kole a doplnit na { $size }?
raise-hint-passed = V tomhle kole už nehraješ.
raise-why-turn = Na řadě je { $who }: hraje kámen, který je vzadu.
raise-why-wait = Počkej, až budou ležet všechny karty.
raise-why-no-card = Nejdřív vyber kartu: 1 až 6 nebo šipky.
raise-why-no-cards = Vyber jednu nebo víc karet a hraj dále, nebo pasuj.
raise-why-short = Takhle předposlední kámen nepředhoníš: musíš se dostat přes { $beyond }.
raise-why-more = Víc karet, než je třeba: jakmile tvůj kámen předhoní, přestáváš.
raise-why-none = Ani všechny tvoje karty dohromady nepředhoní: můžeš jen pasovat.
raise-why-no-choice = Teď se karta lícem dolů nepokládá.
raise-why-chosen = Jedna karta už lícem dolů leží.
raise-why-stones = Hrát dále nebo pasovat jde, až kameny stojí na plánu.
raise-me = { $name }, body: { $score }, na lízání: { $draw }. Ukázat stav.
raise-chip = body: { $score }, v ruce: { $hand }, na lízání: { $draw }
raise-standings = Stav
raise-overview = Co je v krabici
raise-overview-set = Hraje se se sadou: { $name }
raise-overview-dice = Kostky a jejich strany
raise-overview-die =
    { $count ->
        [one] Jedna kostka: { $faces }
        [few] { $count } kostky, každá: { $faces }
       *[other] { $count } kostek, každá: { $faces }
    }
raise-overview-blank = prázdná
raise-overview-cards =
    { $count ->
        [one] Jedna karta, kterou má každý
        [few] { $count } karty, které má každý
       *[other] { $count } karet, které má každý
    }
raise-overview-card =
    { $card }, { $count }×, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou
raise-overview-points = Bodové karty
raise-overview-removed =
    { $count ->
        [0] Hraje se o všechny.
        [one] Při počtu hráčů { $players } zůstává jedna neviděná v krabici.
        [few] Při počtu hráčů { $players } zůstávají { $count } neviděné v krabici.
       *[other] Při počtu hráčů { $players } zůstává { $count } neviděných v krabici.
    }
raise-you = ty
raise-passed = pas
raise-points =
    { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] zatím nic
           *[other] { "" }
        }
        [one] a jedna karta
        [few] a { $cards } karty
       *[other] a { $cards } karet
    }
raise-left =
    { $draw ->
        [0] v ruce { $hand }, na lízání nic
       *[other] v ruce { $hand }, na lízání { $draw }
    }
raise-draws =
    { $draw ->
        [0] na lízání nic
       *[other] na lízání { $draw }
    }
raise-rounds = Kolo { $round } z { $rounds }
raise-round-won =
    Kolo { $round }: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
raise-round-aside = Kolo { $round }: karta s body { $point } jde stranou
raise-round-now = Kolo { $round }, teď: karta s body { $point }
raise-round-to-come = Kolo { $round }, teprve přijde
raise-round-line =
    { $cards ->
        [one] { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, jedna karta
        [few] { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, { $cards } karty
       *[other] { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, { $cards } karet
    }
raise-round-line-now = právě se hraje
raise-round-line-aside = stranou: nikdo nemá kartu
raise-to-come =
    { $count ->
        [0] Tohle je poslední kolo.
        [one] Ještě jedno kolo, s jednou z těchto karet s body: { $cards }.
        [few] Ještě { $count } kola, s některými z těchto karet s body: { $cards }.
       *[other] Ještě { $count } kol, s některými z těchto karet s body: { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] V tvém balíčku na lízání: jedna karta
        [few] V tvém balíčku na lízání: { $count } karty
       *[other] V tvém balíčku na lízání: { $count } karet
    }
raise-moment-won =
    { $you ->
        [yes] Vyhráváš { $round }. kolo!
       *[no] { $name } vyhrává { $round }. kolo
    }
raise-moment-points =
    { $point } + { $cards } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
raise-moment-go = Ťukni a hraje se dál
raise-moment-key = Klávesou Enter se hraje dál.
raise-log-starter =
    { $you ->
        [yes] První máš kostky ty.
       *[no] První má kostky { $name }.
    }
raise-log-point = Nové kolo: karta s body { $point }.
raise-log-roll = Na kostkách: { $list }.
raise-log-roll-blank = Na kostkách jsou samé strany bez symbolu.
raise-log-choose =
    { $you ->
        [yes] Pokládáš kartu lícem dolů.
       *[no] { $name } pokládá kartu lícem dolů.
    }
raise-log-choose-mine = Pokládáš lícem dolů: { $card }.
raise-log-turned =
    { $you ->
        [yes] ty { $card } na { $value }
       *[no] { $name } { $card } na { $value }
    }
raise-log-turned-up = Karty se otáčejí: { $list }.
raise-log-raise =
    { $you ->
        [yes] Hraješ dále z pole { $from } na pole { $field }: { $cards }.
       *[no] { $name } hraje dále z pole { $from } na pole { $field }: { $cards }.
    }
raise-log-pass =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
raise-log-take-back =
    { $you ->
        [yes] Bereš si kartu zpět.
       *[no] { $name } si bere kartu zpět.
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
        [yes] ty bereš { $points }
       *[no] { $name } bere { $points }
    }
raise-log-won =
    { $you ->
        [yes] Vyhráváš kolo: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[no] { $name } vyhrává kolo: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
raise-log-set-aside = Nikdo už nemá kartu: karta s body { $point } jde stranou.
raise-key-card = vybrat kartu nebo ji vrátit
raise-key-next = na další nebo předchozí kartu
raise-key-play = položit lícem dolů nebo hrát dále
raise-key-pass = pasovat (dvakrát, kdyby šlo hrát dále)
raise-key-drop = vrátit všechny karty
raise-key-scores = stav
raise-key-pot = co je ve vítězném balíčku
raise-result-with =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } po { $rounds } kolech.
raise-result-counting = Sčítáme body…
raise-result-missed =
    { $points ->
        [one] Chyběl ti jediný bod.
        [few] Chyběly ti jen { $points } body.
       *[other] Chybělo ti jen { $points } bodů.
    }
raise-result-point = Karty s body
raise-result-taken = Vyhrané karty
raise-result-hand = Karty v ruce
raise-result-parts = Karty s body { $point }, vyhrané karty { $won }, ruka { $hand }
raise-result-race = Body po každém kole
raise-result-rounds = Kolo za kolem
raise-result-best =
    { $cards ->
        [one] Nejtučnější vítězný balíček bere { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, jedna karta.
        [few] Nejtučnější vítězný balíček bere { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, { $cards } karty.
       *[other] Nejtučnější vítězný balíček bere { $name }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, { $cards } karet.
    }
raise-result-best-mine =
    { $cards ->
        [one] Nejtučnější vítězný balíček je tvůj: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, jedna karta.
        [few] Nejtučnější vítězný balíček je tvůj: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, { $cards } karty.
       *[other] Nejtučnější vítězný balíček je tvůj: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, { $cards } karet.
    }

# Learn

learn-button = Lekce
learn-button-done = Lekce (hotovo)
learn-continue = Dál v lekci
learn-title = Jak se hraje { $game }
learn-coach = Lekce
learn-step = Krok { $step } z { $steps }
learn-next = Jasně
learn-show = Ukaž mi
learn-skip = Jen hrát
learn-leave = Odejít; lekce na tebe počká
learn-keys = Klávesy: { $keys }
learn-watch = Dívej se: { $name } …
learn-wait = Pěkně po pořádku: nejdřív si tohle přečti, pak stiskni „Jasně“.
learn-watch-wait = Ještě chviličku, teď hrají ostatní.
learn-finished = Výborně!
learn-finished-about = To je celé. Hraj dál u stejného stolu, se stejnou partou ({ $names }), jen bez rad.
learn-play-on = Hrát dál
learn-home = Na úvod
learn-strayed = Tahle hra se vydala vlastní cestou, a to nevadí. Hraj dál, nebo začni lekci znovu.
learn-restart = Začít znovu
learn-deal = První karty jsou v lekci připravené předem. Proto u tohoto stolu není důkaz poctivého rozdání.
learn-the-game-goal = Ty a { $mate } jste jeden tým. Společně chcete dostat všech 98 karet na tyhle čtyři balíčky.
learn-the-game-up = Balíčky A a B stoupají od 1. Každá další karta musí být vyšší než ta nahoře.
learn-the-game-down = Balíčky C a D klesají od 100. Tady musí být každá další karta nižší.
learn-the-game-start = Tentokrát začínáš ty. U jiných stolů nejdřív každý řekne, jak moc chce začít, a začne ten, kdo chce nejvíc.
learn-the-game-near = Malé kroky nechávají místo na později. Ťukni na svou 3 a pak na balíček A.
learn-the-game-near-no = To by byl velký krok. Nejblíž má 3 k 1 na balíčku A.
learn-the-game-back = Špatná karta? Mezi roboty ji můžeš do konce tahu vzít zpět; mezi lidmi zahraná karta platí.
learn-the-game-two = Dobrý začátek! Tah chce aspoň dvě karty, tak polož svou 97 na C nebo D.
learn-the-game-two-no = Tvoje 97 je blízko 100. Zkus ji na C nebo D.
learn-the-game-end = Dvě karty stačí. Ukonči tah a dobereš si dvě nové.
learn-the-game-end-no = Šlo by položit i víc, ale velké kroky ubírají místo. Tentokrát tah ukonči.
learn-the-game-trick = { $mate }: na A to byl daleký skok, až na 28. Tvoje 18 je přesně o deset nižší, a jen taková karta smí zpátky: polož ji!
learn-the-game-trick-no = Hledej přesně desítku: tvoje 18 patří na 28, na balíček A.
learn-the-game-joy = Deset kroků k dobru! Kde se klesá, funguje to obráceně: s kartou přesně o deset vyšší.
learn-the-game-signal = Čísla zůstávají tajná, ale signály jsou vítané. Tenhle dává { $mate }: na balíček C nesahat!
learn-the-game-words = Každý balíček má tři signály: srdce prosí, abyste ho šetřili, značka na tom trvá, šipka ho uvolňuje.
learn-the-game-heed = Tak nech C být. Polož svou 93 na balíček D.
learn-the-game-heed-no = { $mate } má s balíčkem C plány. Tvoje 93 dobře sedne na D.
learn-the-game-say = Tvoje 5 by příště krásně sedla na balíček B. Ať ho { $mate } šetří: ťukni vedle B na signál.
learn-the-game-say-no = Skoro! U balíčku B ťukni na srdíčko nebo na značku vedle něj: obojí říká, ať se šetří.
learn-the-game-end-again = Na tenhle tah dost. Ukonči ho a uvidíš, co { $mate } udělá s tvým signálem.
learn-the-game-end-again-no = Ty si nech na později. Teď tah ukonči.
learn-the-game-heeded = { $mate } ti nechává balíček B a bere si C. Tak hraje dobrý tým.
learn-the-game-ring = Tolik karet ještě zbývá k dobrání. Až nezbude žádná, stačí jedna karta za tah.
learn-the-game-over = Když někdo nemůže položit dost karet, hra končí. Méně než deset zbylých je výborný výsledek, a žádná je výhra!
learn-raise-goal = V každém kole jde o kartu s body, tentokrát o 14 bodů. Získá ji kámen, který zůstane na dráze poslední.
learn-raise-roll = Kostky říkají, jakou cenu má symbol. Tři zvonky a jeden navíc, ten platí vždycky: zvonky se násobí čtyřmi.
learn-raise-value = Tvůj zvonek 2 má tedy teď hodnotu 2 × 4 = 8. Hodnotu vidíš pod každou kartou.
learn-raise-choose = Všichni položí jednu kartu lícem dolů. Vyber své ozubené kolo 3 a polož ho.
learn-raise-choose-no = Pěkná karta, nech si ji na později. Tentokrát vezmi ozubené kolo 3.
learn-raise-flip = Všechny se otočí naráz. Každý kámen začíná na hodnotě své karty: tvůj na 6, ostatní na 8 a 15.
learn-raise-pot = Co bylo zahráno, je teď ve vítězném balíčku. Hvězdy na těch kartách jsou také body: dostane je, kdo vyhraje kolo.
learn-raise-last = Na řadě je vždycky kámen, který je vzadu, a to jsi teď ty. Můžeš hrát dále, nebo pasovat.
learn-raise-raise = Hrát dále znamená předhonit nejbližší kámen, ten na 8. Tvůj oblak 4 stačí, protože 6 + 4 = 10: vyber ho a hraj dále.
learn-raise-raise-no = To si nech na později. Tvůj oblak 4 stačí tak akorát.
learn-raise-stack = Tady už stojí { $other } a { $mate } dopadá přesně navrch. Ve sloupci je vrchní kámen víc vzadu.
learn-raise-beyond = Zase jsi vzadu a potřebuješ víc než 15. Hraj dále se zvonkem 2: 10 + 8 = 18.
learn-raise-beyond-no = To si nech na později. Přes 15 tě dostane zvonek 2.
learn-raise-won = Ostatní pasují, kolo je tvoje! Bereš si kartu s body a celý vítězný balíček a příště házíš ty.
learn-raise-weak = Tentokrát jen 6 bodů, tak šetři síly. Polož slabou kartu, zvonek 1 nebo zvonek 3.
learn-raise-weak-no = Na 6 bodů je jí škoda! Vezmi zvonek 1 nebo zvonek 3.
learn-raise-pass = Šlo by hrát dále, ale dobré karty za 6 bodů jsou špatný obchod. Pasuj: hned si doplníš ruku na šest.
learn-raise-pass-no = Nech si karty na lepší kolo. Tentokrát pasuj.
learn-raise-refill = Lížeš si jen z těchto karet a zahrané se nevracejí. Umění je v tom, aby ti nedošly.
learn-raise-rounds = Tady se počítají kola. Ve třech jich je devět a tvých třicet karet musí vydržet.
learn-raise-over = Po posledním kole vyhrává, kdo má nejvíc bodů. Počítají se i karty, které ti zůstanou v ruce.

## Refusals about keys, daily deals and deals played again

error-bad-key = Tohle není klíč. Soukromý klíč má 32 znaků: číslice a písmena a až f.
error-no-key = Na tomhle zařízení není soukromý klíč, takže se žádné hry neuchovávají.
error-no-me = Pod tímhle klíčem nic není: tady se ještě nepoužil, nebo se všechno smazalo na jiném zařízení.
error-no-day = Pro tenhle den není žádné rozdání.
error-no-daily = Tahle hra nemá rozdání dne.
error-no-deal = Rozdání téhle hry se nedá zahrát znovu.
error-daily-sealed = Tohle je dnešní rozdání a ostatní ho ještě hrají. Všechno se odkryje, až den skončí.
error-daily-seat = Rozdání dne hraješ jen ty: žádný robot za tebe nemůže zaskočit.

## Daily deal, my games

daily-today = Rozdání dne
daily-past = Rozdání minulého dne
daily-title = Rozdání ze dne { $day }
daily-about = Stejné karty pro všechny na tomto serveru. Počítá se tvůj první pokus a do konce dne zůstává rozdání tajné.
daily-next =
    { $hours ->
        [0] Další rozdání za { $minutes } min
       *[other] Další rozdání za { $hours } h { $minutes } min
    }
daily-over = Tento den už skončil. Jeho rozdání si můžeš prohlédnout, hrát se dá jen to dnešní.
daily-days = Dny
daily-day-before = Den předtím
daily-day-after = Den potom
daily-play = Hrát rozdání dne
daily-play-short = Hrát
daily-continue = Pokračovat v pokusu
daily-counts = Počítá se tvůj první pokus. Potom můžeš trénovat.
daily-practice-only = Tvoje hry se neuchovávají, takže tohle je jen trénink a nepočítá se.
daily-practice = Hrát znovu pro trénink
daily-was-practice = To byl trénink: počítá se jen první pokus dne.
daily-not-yet = Zatím nehráno
daily-running = Tvůj pokus běží
daily-not-played = Tohle rozdání nemáš za sebou.
daily-unfinished = Tvůj pokus toho dne neskončil, a proto se nepočítá.
daily-late = Tento pokus skončil až po svém dni, a proto se nepočítá.
daily-private = Do konce dne vidíš zápis a rozbor své hry jen ty.
daily-people =
    { $count ->
        [one] Hrál ho jeden člověk.
        [few] Hráli ho { $count } lidé.
       *[other] Hrálo ho { $count } lidí.
    }
daily-better-bots = Lepší než { $share } robotů
daily-better-people =
    { $count ->
        [one] Lepší než { $share } lidí (zatím jeden)
        [few] Lepší než { $share } lidí (zatím { $count })
       *[other] Lepší než { $share } lidí (zatím { $count })
    }
daily-few = S lidmi tě porovnáme, až ho dohraje pět těch, kdo tu hráli aspoň ve třech dnech.
daily-streak =
    { $count ->
        [one] Jeden den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
daily-streaks = { $game }: teď { $now } v řadě, nejvíc { $longest }
daily-figure-left = Zbylé karty
daily-figure-points = Body
daily-you = ty
daily-par-title = Hry robota „{ $bot }“ s tímto rozdáním ({ $games })
daily-par-games = Hry
daily-place = Z her robotů jich bylo lepších { $better }, stejných { $equal } a horších { $worse }.
daily-par = Pro srovnání hry robota „{ $bot }“ s přesně tímto rozdáním ({ $games }). { $figure }: v průměru { $mean }. Vyhráno: { $share }.
daily-par-soon = Srovnání se připravuje: roboti toto rozdání právě hrají.
daily-share = Sdílet bez prozrazení
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Zkopírováno. Můžeš to vložit kamkoli.
daily-look = Prohlédnout svou hru
daily-see = Jak dopadla tvoje hra { $game }
daily-to = K rozdání dne
daily-calendar = Minulé dny
daily-month-before = Měsíc předtím
daily-month-after = Měsíc potom
daily-day-none = nehráno
daily-fair = Mají všichni stejné rozdání?
daily-fair-about = Tento otisk byl daný dřív, než kdokoli hrál. Zítra se tu ukáže tajemství, ke kterému patří: pak si každý může ověřit, že karty nikdo nevybíral ani neměnil.
daily-fair-after = Den skončil, tady je jeho tajemství. Kdo hrál, může si jím ověřit svou hru.
daily-fair-right = Ověřeno tímto prohlížečem: otisk patří k tajemství.
daily-fair-wrong = Otisk k tajemství nepatří. Toto rozdání nebylo to slíbené.
daily-fair-changed = Tento prohlížeč pro tento den dřív viděl jiný otisk. Rozdání někdo vyměnil.
chart-marked = { $label } ({ $mark })
me-title = Moje hry
me-option = { $option }: { $value }
me-people =
    { $count ->
        [one] jeden člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }
me-bots =
    { $count ->
        [one] jeden robot ({ $names })
        [few] { $count } roboti ({ $names })
       *[other] { $count } robotů ({ $names })
    }
me-which = Které hry?
me-all = Všechny
me-count = Hry
me-won = Vyhráno
me-row-now = Výhry v řadě, teď
me-row-longest = Výhry v řadě, nejvíc
me-accuracy = Přesnost
me-luck = Štěstí
me-accuracy-of = přesnost { $accuracy }
me-luck-of = štěstí { $luck }
me-left-out =
    { $count ->
        [one] Jedna hra se tu nepočítá: byla s nápovědou nebo pro trénink.
        [few] { $count } hry se tu nepočítají: byly s nápovědou nebo pro trénink.
       *[other] { $count } her se tu nepočítá: byly s nápovědou nebo pro trénink.
    }
me-results = Výsledky
me-by-game = Podle hry
me-by-players = Podle počtu hráčů
me-by-bots = Podle síly robotů
me-by-variant = Podle varianty
me-variant-usual = obvyklá hra
me-none-counts = Zatím se nepočítá žádná hra.
me-time = V průběhu času
me-accuracy-title = Přesnost v každé rozebrané hře; čára je průměr posledních pěti
me-luck-title = Štěstí: co karty a kostky daly nebo vzaly, v procentních bodech šance na výhru
me-game = Hra
me-when = Kdy
me-best = Nejlépe zahraná
me-unlucky = Největší smůla
me-no-review = Přesnost a štěstí se tu objeví, jakmile otevřeš rozbor nějaké hry.
me-games = Všechny hry
me-coached = s nápovědou
me-practice = trénink
me-deal = stejné rozdání
me-daily = rozdání dne { $day }
me-empty = Zatím žádné hry
me-empty-about = Dohraj nějakou a objeví se tu: jak dopadla, jak přesně to šlo a kolik bylo štěstí.
me-play = Hrát { $game }
me-off = Tvoje hry se neuchovávají
me-off-about = Nic se tedy neposílá a nic tu není. Zapnout to můžeš kdykoli.
me-gone = Co tu toto zařízení dřív vidělo, bylo smazáno na jiném zařízení. Hry od té doby se uchovávají nanovo.
me-retry = Zkusit znovu
mykey-title = Soukromý klíč
mykey-about = Žádný účet: tvoje hry patří k náhodnému klíči, který zná jen tvůj prohlížeč. Server uchovává jeho otisk, ze kterého se klíč zjistit nedá.
mykey-keep = Uchovávat moje hry
mykey-keep-on = Hry, které začneš, jsou v „Moje hry“ a tvůj první pokus o rozdání dne se počítá.
mykey-keep-off = Nic se neposílá a nic se neuchovává. Co se uchovalo dřív, zůstane, dokud to dole nesmažeš.
mykey-passing = Tento prohlížeč si nic nepamatuje, možná proto, že je okno soukromé nebo je plné úložiště. Zavřením okna klíč zmizí: jestli chceš hry uchovat, poznamenej si ho.
mykey-move = Na jiné zařízení
mykey-move-about = Namiř na kód fotoaparát druhého zařízení, nebo tam napiš těch dvanáct slov. Obě pak mají stejný klíč a stejné hry.
mykey-show = Ukázat kód a slova
mykey-hide = Skrýt
mykey-qr = Obrázek odkazu s klíčem
mykey-secret = Kdo zná tato slova, má tvoje hry. Nikomu je neukazuj.
mykey-copy-words = Kopírovat slova
mykey-copy-link = Kopírovat odkaz
mykey-copied = Zkopírováno.
mykey-take = Z jiného zařízení
mykey-words = Dvanáct slov, nebo odkaz
mykey-take-go = Použít tento klíč
mykey-wrong-count =
    { $count ->
        [one] Tohle je jedno slovo; má jich být { $words }.
        [few] Tohle jsou { $count } slova; má jich být { $words }.
       *[other] Tohle je { $count } slov; má jich být { $words }.
    }
mykey-wrong-word = { $number }. slovo, „{ $word }“, není v seznamu. Slova jsou anglická.
mykey-wrong-like = { $number }. slovo, „{ $word }“, není v seznamu. Má to být „{ $like }“?
mykey-wrong-sum = Všechna slova existují, ale dohromady netvoří klíč. Některé je špatně, nebo mají jiné pořadí.
mykey-take-ask = Použít tady tento klíč?
mykey-take-first = Hry na tomto zařízení se pak uchovávají pod ním, společně s hrami druhého zařízení. Přijmi jen klíč, který je tvůj.
mykey-take-instead = Toto zařízení už klíč má a nový ho nahradí. Hry obou se nespojí: starý klíč platí dál všude, kam byl zkopírován, a pokud nikde jinde není, jeho hry jsou pro tebe ztracené.
mykey-take-yes = Použít
mykey-take-no = Nechat starý klíč
mykey-cancel = Zrušit
mykey-same = Toto zařízení už ten klíč má.
mykey-taken = Toto zařízení teď používá tento klíč.
mykey-kept = Co se uchovává
mykey-kept-about = O každé hře: stůl a tvoje místo, výsledek a co zjistil rozbor. Žádné jméno, žádná adresa.
mykey-export = Stáhnout všechno
mykey-delete = Smazat všechno
mykey-delete-ask = Smazat všechno?
mykey-delete-about = Všechno, co se pod tímto klíčem uchovává, se hned smaže, i pro tvoje další zařízení: seznam, čísla, dny v řadě. Stoly zůstanou, ale nic je s tebou nespojuje. Vrátit se to nedá.
mykey-delete-no = Nechat
mykey-deleted = Všechno je smazané. Nové hry dostanou nový klíč, pokud to nevypneš.
mykey-nothing = Pod tímto klíčem se zatím nic neuchovává.
mykey-none = Zatím tu žádný klíč není. Vznikne, až začneš hru.
mykey-happens = Co když…
mykey-lost-when = … se klíč ztratí?
mykey-lost-then = Bez kopie tyto hry už nikdo nenajde, ani my. Smazáním dat prohlížeče se smaže i klíč.
mykey-copied-when = … je na dvou zařízeních?
mykey-copied-then = Obě pod ním uchovávají hry a vidí stejný seznam. U rozdání dne se počítá první pokus, ať byl na kterémkoli.
mykey-deleted-when = … na jednom zařízení všechno smažu?
mykey-deleted-then = Pak je to smazané pro všechna. Zařízení, které klíč ještě má, pod ním začne znovu a řekne to.
deal-title = Zahraj si toto rozdání
deal-play = Stejné karty pro tebe
deal-about = Sedíš, kde předtím seděl někdo jiný, stejné karty přicházejí ze stejných balíčků a na ostatních místech jsou roboti.
deal-same-all = Je to úplně stejné: každé místo dobírá stejné karty ve stejném pořadí a kostky v každém kole padnou stejně, ať se hraje cokoli. Lišit se může jen to, co rozhodnou roboti.
deal-same-piles = Je to skoro stejné: dobírací balíček má stejné pořadí. Dobírají z něj ale všichni, takže kdo dostane kterou kartu, záleží na tom, kolik karet kdo vyloží.
deal-seat = Čí místo?
deal-seat-of = Místo: { $name }
deal-go = Hrát toto rozdání
deal-share = Sdílet tuto stránku
deal-share-text = Zahraj si moje rozdání { $game }: stejné karty, teď ty.
deal-played = Kdo ho hrál
deal-later = Výsledky a rozbory uvidíš, až toto rozdání dohraješ i ty.
deal-first = první hra
deal-replay = Rozbor: { $name }
deal-replay-short = Rozbor
deal-offer = Někdo jiný by to zahrál líp? Pošli mu toto rozdání: stejné karty, na ostatních místech roboti.
deal-offer-go = K rozdání a jeho odkazu
deal-compare = Stejné rozdání
deal-compare-about = Tohle rozdání hráli i jiní.
deal-compare-go = Porovnat s ostatními
deal-fair = Toto je rozdání první hry: její tajemství a náhodné bajty těch, kdo tehdy hráli. Mohlo být tedy známé předem, ale tvůj prohlížeč si může ověřit, že z nich plyne každá karta.

## Rozbor a trenér

review-title = { $game }: rozbor
review-replay = Přehrání
review-again = Zkusit znovu
review-computing = Hra se rozebírá. První výsledky budou za několik sekund; hry, které se právě hrají, mají přednost.
review-refining = První průchod. Na klíčové chvíle se teď díváme podrobněji.
review-nobody = Na všech místech tu hráli roboti, není co rozebírat.
review-players = Jak dobře se hrálo?
review-game-accuracy = Celá hra: { $accuracy }
review-player-accuracy = přesnost
review-way = Šance na výhru: před rozdáním { $start }, na konci { $outcome }.
review-sums = Co změnilo šanci na výhru ({ $name }), v procentních bodech
review-graph = Šance na výhru: { $name }
review-chance-at = { $chance }, plus minus { $noise }.
review-change =
    { $cause ->
        [choice] Vlastní rozhodnutí: { $change }.
        [luck] Štěstí: { $change }.
        [others] Ostatní: { $change }.
       *[outcome] Konec: { $change }.
    }
review-cause =
    { $cause ->
        [choice] vlastní rozhodnutí
        [luck] štěstí
        [others] ostatní
        [start] začátek
       *[outcome] konec
    }
review-as-table = Jako tabulka
review-column-moment = Chvíle
review-column-chance = Šance
review-column-change = Změna
review-column-cause = Příčina
review-kind =
    { $kind ->
        [inaccuracy] Nepřesnost
        [mistake] Chyba
       *[blunder] Hrubá chyba
    }
review-sign =
    { $kind ->
        [inaccuracy] Nepřesnost, −{ $points }.
        [mistake] Chyba, −{ $points }.
       *[blunder] Hrubá chyba, −{ $points }.
    }
review-moments = Klíčové chvíle
review-moments-none = Žádné: nic nestálo tolik, aby to šlo říct s jistotou.
review-moments-not-yet = Zatím žádné.
review-cost-short = −{ $points }
review-solved = vyřešeno
review-decision = Rozhodnutí: { $name }
review-played = { $name } hraje: { $acts }. Šance na výhru poté: { $chance }.
review-cost =
    { $points ->
        [one] Stálo to { $points } procentní bod (± { $noise }).
        [few] Stálo to { $points } procentní body (± { $noise }).
       *[other] Stálo to { $points } procentních bodů (± { $noise }).
    }
review-close =
    { $points ->
        [one] Něco jiného bylo možná lepší o { $points } procentní bod (± { $noise }): na výtku je to málo.
        [few] Něco jiného bylo možná lepší o { $points } procentní body (± { $noise }): na výtku je to málo.
       *[other] Něco jiného bylo možná lepší o { $points } procentních bodů (± { $noise }): na výtku je to málo nebo příliš nejisté.
    }
review-best = Nic lepšího se nenašlo.
review-better = Lepší:
review-best-found = Nejlepší nalezený tah:
review-find = Najdi lepší tah
review-find-here = Najít lepší tah
review-find-count = { $number } z { $count }
review-find-about =
    { $points ->
        [one] { $name } hraje: { $acts }. Stálo to { $points } procentní bod. Co zahraješ ty? Zkus to u stolu.
        [few] { $name } hraje: { $acts }. Stálo to { $points } procentní body. Co zahraješ ty? Zkus to u stolu.
       *[other] { $name } hraje: { $acts }. Stálo to { $points } procentních bodů. Co zahraješ ty? Zkus to u stolu.
    }
review-find-wait = Přemýšlí se …
review-find-show = Ukázat
review-find-look = Ukázat u stolu
review-find-skip = Přeskočit
review-find-next = Další chvíle
review-find-again = Zkusit znovu
review-find-done = Hotovo
review-find-leave = Už nehledat
review-right =
    { $points ->
        [0] Správně, to je nejlepší nalezený tah!
        [one] Správně: jen { $points } procentní bod od nejlepšího.
        [few] Správně: jen { $points } procentní body od nejlepšího.
       *[other] Správně: jen { $points } procentních bodů od nejlepšího.
    }
review-wrong =
    { $points ->
        [one] Ne tak docela: stojí to { $points } procentní bod.
        [few] Ne tak docela: stojí to { $points } procentní body.
       *[other] Ne tak docela: stojí to { $points } procentních bodů.
    }
review-open = S odkrytými kartami
review-open-about = Co kdo držel v ruce. To nikdo nemohl vědět, a tak s tím hodnocení výše nepočítá.
review-winnable-until = Se znalostí všech karet se cesta k výhře našla až do kroku { $step } z { $steps }, potom už žádná.
review-winnable-end = Se znalostí všech karet se cesta k výhře našla až do samého konce.
review-winnable-never = Ani se znalostí všech karet se v žádném kroku cesta k výhře nenašla.
review-winnable-about = Hledání je omezené: co najde, to platí, ale některou cestu může přehlédnout.
review-winnable-go = Přejít k tomu kroku
review-about = Co to znamená?
review-about-chance = Šance na výhru platí pro hru, ve které odtud na všech místech hraje dál { $bot } (robot). Hodnotí se podle toho, co bylo z tohoto místa vidět, na mnoha vymyšlených rozdáních; oba tahy se zkoušejí na týchž.
review-about-noise = Všechna čísla jsou odhady. Šedý pás a ± ukazují, jak jsou nejistá; co je uvnitř, za chybu nepovažujeme. Od 5, 10 a 15 procentních bodů je to nepřesnost, chyba, hrubá chyba.
review-about-accuracy = Přesnost 100 % znamená, že každé rozhodnutí bylo stejně dobré jako nejlepší nalezené. Štěstí je to, co změnily karty a kostky.
coach = Trenér
coach-off = Vypnutý
coach-wish = Zapnutý
coach-about = Na požádání poradí, a když chceš, varuje před drahými tahy. Všichni vidí, že je zapnutý.
coach-setup = Hraje-li někdo s tebou, musí souhlasit všichni. Hra s trenérem se do tvých statistik nepočítá.
coach-on = Trenér je zapnutý
coach-on-about = Trenér je tu zapnutý pro všechny. Hra je označená a do statistik se nepočítá.
coach-waits = Zapne se, jakmile budou souhlasit všichni. Ještě chybí: { $names }.
coach-wished = { $names }: prosba o hru s trenérem.
coach-agree = Souhlasím
coach-warn = Varovat před drahými tahy?
coach-warn-about = Trenér se zeptá před tahem, který stojí víc než 15 procentních bodů. Pamatuje si to tento prohlížeč.
coach-hint = Požádat trenéra o radu
coach-hint-short = Rada
coach-hint-away = Schovat radu
coach-hint-is = Rada: { $acts }
coach-hint-chance = Šance na výhru: { $chance }.
coach-hint-none = K tomuto rozhodnutí trenér nemá co říct.
coach-warning = { $act }: opravdu?
coach-warning-about =
    { $points ->
        [one] Podle trenéra tě to stojí { $points } procentní bod šance na výhru.
        [few] Podle trenéra tě to stojí { $points } procentní body šance na výhru.
       *[other] Podle trenéra tě to stojí { $points } procentních bodů šance na výhru.
    }
coach-warning-back = Vybrat znovu
coach-warning-play = Přesto zahrát
key-hint = požádat trenéra o radu
result-coached = Hra s trenérem.
the-game-advice-play = { $card } na { $pile }
the-game-advice-end = konec tahu
the-game-advice-card = Doporučeno, v pořadí { $order }., na { $pile }
the-game-advice-pile = Sem se doporučuje: { $cards }.
raise-advice-choose = { $card }
raise-advice-raise = dále na { $field } ({ $cards })
raise-advice-pass = pas
raise-advice-card = Doporučeno
raise-advice-to = Lepší: na { $field }.

## Long games

long-time = Čas na tah
long-time-none = Jak dlouho chcete
long-time-600 = 10 minut
long-time-86400 = Den
long-time-259200 = Tři dny
long-time-about = Shovívavé hodiny: nikdo kvůli nim neprohraje. Úvodní stránka říká, kde jsi na tahu, na každém zařízení s tvým klíčem.
long-overdue = Když tah trvá déle
long-overdue-nothing = Nic
long-overdue-nothing-about = Hodiny zčervenají a to je vše.
long-overdue-nudge = Připomenutí
long-overdue-nudge-about = Kdo se opozdí, dostane za tah jedno připomenutí.
long-overdue-bot = Zaskočí robot
long-overdue-bot-about = Za opozdilce hraje robot, dokud se nevrátí. Dělá to jen tehdy, když čekají jiní lidé.
long-left = ještě { $time }
long-late = po termínu: { $time }
long-late-now = po termínu
long-nudge = Tvůj čas na tento tah vypršel a ostatní na tebe čekají.
long-nudged = Čas vypršel, připomenutí dostává: { $names }.
long-back = Jsi zpátky a robot ti vrátil místo.
long-next = Další hra
long-next-about =
    { $count ->
        [one] U jiného stolu jsi na tahu
        [few] U { $count } jiných stolů jsi na tahu
        [many] U { $count } jiných stolů jsi na tahu
       *[other] U { $count } jiných stolů jsi na tahu
    }
long-key-next = další hra, ve které jsi na tahu
error-in-time = { $name } má na tento tah ještě čas.

## Lobby

error-closed = Tenhle stůl je zavřený.
error-muted = Osoba, která stůl založila, tě ztlumila: co píšeš, se k ostatním nedostane.
error-removed = Tvoje místo u tohohle stolu je zrušené, znovu si sem sednout nejde.
error-not-together = K tomuhle stolu si sednout nemůžeš. Jsou i jiné.
error-guest = { $name } hraje bez klíče, není si koho pamatovat.
error-yourself = To jsi ty.
error-not-known = Tahle osoba na tvém seznamu není, nebo už není.
error-nobody-there = Nikdo tam nesedí.
error-sits-here = Tahle osoba už u stolu sedí.
error-invited-enough = Pozvaných už je { $most }. Počkej na jejich odpověď.
error-public-lesson = Lekce je pro jednoho, veřejná být nemůže.
error-public-deal = Rozdání, které hrají i jiní, se veřejně hrát nedá.
error-no-report = Takové hlášení není.
public-title = Veřejné stoly
public-which = Která hra?
public-any = Jakákoli hra
public-find = Najdi mi hru
public-invitations = Pozvánky
public-invited = { $name } tě zve na hru { $game }
public-decline = Ne, díky
public-table = { $game } · { $names }
public-seats = obsazeno { $taken } z { $all } míst
public-bot = robot: { $rank }, úroveň { $level } z { $levels }
public-none = Teď nikdo nečeká. „Najdi mi hru“ založí stůl a kdo přijde další, najde ho tady.
public-more =
    { $count ->
        [one] Ještě jeden
        [few] Ještě { $count }
       *[other] Ještě { $count }
    }
watch-title = Hry k pozorování
setup-public = Kdo si smí přisednout?
setup-public-no = Kdo má pozvánku
setup-public-no-about = Stůl najde jen ten, kdo má odkaz nebo kód.
setup-public-yes = Kdokoli
setup-public-yes-about = Dokud jsi tady, je stůl na úvodní stránce a může si přisednout kdokoli. Potom se tam dá na hru dívat.
lobby-about = { $name }: možnosti
hosting-invite = Pozvat lidi z dřívějších her
hosting-invite-about = Pozvánku uvidí na své úvodní stránce. Tvůj klíč se nikdo nedozví a ty žádný cizí.
hosting-played =
    { $count ->
        [one] jedna společná hra
        [few] { $count } společné hry
       *[other] { $count } společných her
    }
hosting-invite-one = Pozvat
hosting-invited = Pozvánka odeslána
hosting-nobody = Zatím nikdo. Kdo si hry uchovává a hraje s tebou, bude potom tady.
hosting-no-key = Svoje hry neuchováváš, takže si server nikoho nepamatuje. Odkaz a kód fungují i tak.
hosting-close = Zavřít stůl
hosting-close-ask = Zavřít tenhle stůl?
hosting-close-about = Všichni, kdo už sedí, se to dozvědí. Zavřený stůl znovu otevřít nejde.
hosting-close-no = Nechat otevřený
hosting-closed = Stůl je zavřený.
table-closed = Tenhle stůl byl zavřen.
table-closed-about = Táhnout už nikdo nemůže; co se odehrálo, je pořád vidět.
manners-mute = Ztlumit pro všechny: { $name }
manners-unmute = Ať zase smí psát: { $name }
manners-is-muted = { $name } tu píše nadarmo: k nikomu se to nedostane.
manners-ignore = Ignorovat: { $name }
manners-unignore = Už neignorovat: { $name }
manners-ignored = Od teď ignoruješ: { $name }. Žádné texty, žádné pozvánky a u veřejných stolů se nepotkáte. Seznam je na stránce tvého soukromého klíče.
manners-ignored-here = U tohohle stolu už nevidíš, co píše { $name }. Bez klíče si to jinde pamatovat nejde.
manners-report = Nahlásit: { $name }
manners-report-what = Co se stalo?
manners-report-about = Tvá slova a co se u stolu psalo, si přečte provozovatel serveru. Nikdo jiný.
manners-report-send = Odeslat hlášení
manners-reported = Provozovatel o tom ví. Děkujeme.
ignored-title = Koho ignoruješ
ignored-about = Nic od nich nevidíš, nemohou tě zvát a u veřejných stolů se nepotkáte. Nedozvědí se to.
ignored-end = Už neignorovat
privacy-link = Soukromí

## U stolu: reakce, obrázky, večer

error-no-reactions = U tohoto stolu se během hry nesmí nic říkat, ani výrazem tváře. Po skončení už ano.
again-rotated = Znovu, o místo dál
react = Reagovat
reactions = Reakce
reaction-cheer = Hurá!
reaction-laugh = Cha cha!
reaction-wow = Páni!
reaction-think = Hm …
reaction-sorry = Promiňte!
reaction-thanks = Děkuji!
reaction-heard = { $name }: { $what }
key-react = reagovat: vyber jeden ze šesti obrázků
seat-alike = snadno zaměnitelné jméno
seat-alike-name = { $name } (místo { $number })
seat-about-alike = { $name } (místo { $number }) je jméno, které se dá zaměnit s jiným u tohoto stolu nebo se stolem samotným. Řiď se místem a obrázkem.
seat-mute = Skrýt, co říká { $name }
seat-unmute = Znovu ukázat, co říká { $name }
seat-mute-about = Reakce i texty, jen na tomto zařízení. Nikdo se to nedozví.
talk-hidden = Rozhovor u tohoto stolu máš skrytý.
talk-hidden-some = Část je skrytá: někoho máš ztlumeného.
quiet-reactions = Ukazovat reakce
quiet-talk = Ukazovat, co se u tohoto stolu píše
quiet-about = Klepnutím na něčí místo skryješ jen tuto osobu. Vše platí jen pro toto zařízení.
avatar-title = Vyber si obrázek
avatar =
    { $name ->
        [fox] Liška
        [owl] Sova
        [cat] Kočka
        [bear] Medvěd
        [hare] Zajíc
        [frog] Žába
        [snail] Šnek
        [duck] Kachna
        [whale] Velryba
        [mug] Půllitr
        [pretzel] Preclík
        [candle] Svíčka
       *[any] Jakýkoli
    }
avatar-of =
    { $who ->
        [me] Tvůj obrázek: { $avatar }
       *[other] { $name }, obrázek: { $avatar }
    }
evening-title =
    { $games ->
        [one] Zatím: jedna hra
        [few] Zatím: { $games } hry
       *[other] Zatím: { $games } her
    }
evening-wins =
    { $count ->
        [0] žádná výhra
        [one] jedna výhra
        [few] { $count } výhry
       *[other] { $count } výher
    }
evening-together = Všichni společně
evening-you = { $name } (ty)
evening-games = Hra po hře
evening-game = Hra { $number }
evening-won-by = Výhra: { $names }.
evening-sum-points =
    { $value ->
        [one] jeden bod
        [few] { $value } body
       *[other] { $value } bodů
    }
evening-sum-the-game-left =
    { $value ->
        [0] nezbyla žádná karta
        [one] celkem zbyla jedna karta
        [few] celkem zbyly { $value } karty
       *[other] celkem zbylo { $value } karet
    }

## Upozornění

error-bad-subscription = Server nemůže použít push službu tohoto prohlížeče.
error-bad-address = To není e-mailová adresa.
error-address-letters = Server umí psát jen na adresy z písmen a až z, bez háčků a čárek.
error-no-contact = Server už toto zařízení nebo adresu nezná. Zapni to znovu.
error-mail-link = Tento odkaz už neplatí: adresa je smazaná.
error-no-mail = Tento server neposílá e-maily.
error-too-many-contacts = Toto místo už má { $most } zařízení a adres. Některé vypni.
notices-menu = Upozornit, když jsem na tahu
notices-lobby = Upozornit, až to začne
notices-title = Upozornění
notices-about = Dozvíš se, když jsi u tohoto stolu na tahu, když je plný a když hra skončí. Nejvýš jednou za tah, nikdy když se díváš, a nic o ničích kartách.
notices-device = Na tomto zařízení
notices-device-on = Toto zařízení ti dá vědět, i když je stránka zavřená.
notices-device-off = Vypnuto. Prohlížeč se možná nejdřív zeptá.
notices-failed = Push služba tvého prohlížeče neodpověděla. Zkus to později.
notices-way-insecure = Prohlížeče to dovolují jen na zabezpečené adrese. Půjde to, jakmile bude tento server dostupný přes https.
notices-way-install = Na iPhonu a iPadu to funguje z plochy: klepni na Sdílet, pak na „Přidat na plochu“ a otevři stammtisch odtud.
notices-way-blocked = Prohlížeč této stránce upozornění nedovoluje. Povol je v nastavení stránky u znaku vedle adresy; v anonymním okně to nejde nikdy.
notices-way-unsupported = Toto okno to neumí. Funguje to v běžném, ne anonymním okně současného prohlížeče.
notices-otherwise = Do té doby úvodní stránka nejdřív ukazuje, kde jsi na tahu.
notices-mail = E-mailem
notices-mail-address = Tvoje e-mailová adresa
notices-mail-send = Poslat odkaz
notices-mail-how = Nejdřív přijde jeden e-mail s odkazem. Další až po klepnutí na něj a každý může být jedním klepnutím poslední.
notices-mail-asked = E-mail na { $address } je na cestě. Klepni v něm na odkaz a zprávy ti budou chodit tam.
notices-mail-look = Odkaz je potvrzený
notices-mail-not-yet = Zatím nepotvrzeno. E-mail může chvíli trvat; podívej se i do nevyžádané pošty.
notices-mail-on = Zprávy chodí na { $address }.
notices-mail-off = Na { $address } z tohoto stolu nic nechodí.
notices-mail-forget = Smazat tuto adresu
notices-offer = Mám ti dát vědět, až budeš zase na tahu?
notices-offer-yes = Ano, prosím
mail-title = E-maily od stammtisch
mail-confirm-ask = Má ti stammtisch psát, když jsi na tahu, když je stůl plný a když hra skončí?
mail-confirm-yes = Ano, piš mi
mail-confirmed = Hotovo: zprávy odteď chodí na { $address }.
mail-stopped = Hotovo: na { $address } už žádné e-maily nepřijdou. Adresa se za týden smaže.
mail-again = Přece jen mi piš
