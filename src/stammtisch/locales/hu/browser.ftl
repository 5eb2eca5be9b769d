# A stammtisch szövegei magyarul. A kulcsok és a sorrend az en.ftl szerint.
# A nevek és a számok rag nélkül állnak; szám előtt nincs névelő (a 4, de az 5).

## A játékok

the-game-name = THE GAME
the-game-players = 1–5 fő
the-game-kind = egy csapat, egy cél
the-game-pitch = 98 lap, négy pakli, és ti együtt a játék ellen. Két pakli növekszik, kettő csökken, és egy pontosan tízes visszalépéssel megmenthetitek egymást.
the-game-brief =
    { $won ->
        [yes] Legyőzve: minden lap lent van
       *[no] { $left ->
            [one] Egy lap maradt
           *[other] { $left } lap maradt
        }
    }
raise-name = RAISE
raise-players = 2–5 fő
raise-kind = blöff, kockák, hidegvér
raise-pitch = A kockák döntik el, mennyit érnek a lapjaid. Aki leghátul áll, előz vagy elengedi, míg végül egy korong marad, és viszi a nyereménypaklit.
fact-age = { $age } éves kortól
fact-minutes = kb. { $minutes } perc
fact-players = { $range } fő
fact-together = mindenki együtt
fact-against = mindenki magáért

## Mindenütt

wait = Egy pillanat…
you = te
undo = Visszavonás
bar-home = A kezdőlapra
bar-back = Vissza
sheet-close = Bezárás
corner-language = Nyelv
corner-theme =
    { $theme ->
        [light] Világos (váltás sötétre)
        [dark] Sötét (váltás automatikusra)
       *[auto] Világos vagy sötét, ahogy az eszközön (váltás világosra)
    }
corner-sound = Hang
share-copied = A link a vágólapon van.
lost-title = Ez az asztal üres
lost-page = Ilyen oldal itt nincs.
lost-table = Ilyen asztal nincs, vagy már nincs.
lost-home = A kezdőlapra

## The app

app-about = Kártyajátékok egy asztalnál: barátokkal, bárhol is vannak, vagy botokkal. Fiók nélkül.
app-picture-home = A kezdőlap
app-picture-table = Az asztalnál
app-update = Itt az új változat.
app-update-reload = Újratöltés
offline-sign = Nincs kapcsolat. Az asztalok várnak; amit ez az eszköz megőrzött, olvasható.
waits-short = kapcsolatra vár
waits-title = Ez az asztal vár
waits-about = Most nem érhető el. Magától folytatódik, amint a kapcsolat helyreáll; semmi sem vész el.
learn-read = Kapcsolat nélkül a leckét itt lehet elolvasni. Az asztalnál akkor próbálhatod ki, amikor újra van kapcsolat.
learn-read-again = Kipróbálom az asztalnál
install-title = stammtisch alkalmazásként
install-about = A kezdőképernyőről úgy nyílik meg, mint bármely más alkalmazás, az egész képernyőt használja, és kapcsolat nélkül is elindul.
install-do = Telepítés
install-no = Nem, köszönöm
install-share = Koppints a böngésző sávján a „Megosztás” gombra
install-add = Válaszd a „Főképernyőhöz adás” lehetőséget
menu-vibrate = Rezegjen, ha te jössz?
menu-vibrate-on = Igen
menu-vibrate-off = Nem

## Hibák

error-network = A szerver nem érhető el. Nézd meg a kapcsolatot, és próbáld újra!
error-server = A szerver hibát jelzett ({ $status }). Próbáld újra!
error-bad-request = Ezt nem sikerült megérteni. Töltsd újra az oldalt, és próbáld meg még egyszer!
error-unknown-token = Ennek a böngészőnek a kulcsa már nem nyitja azt a helyet.
error-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-not-your-seat = Ennél az asztalnál nincs helyed. Nézni azért lehet.
error-not-your-turn = Nem te következel.
error-no-talk = Ennél az asztalnál szöveg nélkül játszanak.
error-no-table = Ilyen asztal nincs, vagy már nincs.
error-damaged = Ennek a játéknak a mentése megsérült, ezért nem jeleníthető meg. A többi asztalt ez nem érinti.
error-other-rules = Ez a játék a szabályok egy másik változatával kezdődött, ezért itt már nem jeleníthető meg.
error-no-code = Ilyen kódú asztal nincs. Kérdezd meg azt, akitől kaptad!
error-no-game = Ilyen játék itt nincs.
error-no-seat = Ilyen hely nincs.
error-full = Ennél az asztalnál minden hely foglalt. Nézni azért lehet.
error-taken = Valaki gyorsabb volt: ez a hely már foglalt.
error-started = A játék már elkezdődött.
error-no-contribution = Erről a helyről nem jelentettek be hozzájárulást az osztáshoz.
error-bad-contribution = Nem ezeknek a bájtoknak a lenyomatát jelentették be.
error-waiting = A játék még nem kezdődött el.
error-running = A játéknak még nincs vége.
error-over = A játéknak vége.
error-stale = Közben történt valami. Nézd meg újra!
error-too-large = Ez túl hosszú.
error-too-many = Ez sok volt ilyen rövid idő alatt. Próbáld újra { $seconds } mp múlva!
error-busy = A szervernek most sok a dolga. Próbáld újra egy pillanat múlva!
error-disk-full = A szerver lemeze majdnem megtelt, ezért semmi új nem kezdődhet. A folyó játszmák mennek tovább.
error-too-many-tables = A hálózatodból már { $most } asztal vár vagy játszik. Előbb fejezz be vagy zárj be egyet közülük!
error-bad-name = Válassz másik nevet, 1–{ $most } karakterrel!
error-bad-move = Ilyen lépés nincs ebben a játékban.
error-bad-option = Az asztal egyik beállítása nem lehetséges. Válassz újra!
error-bad-text = Írj valamit, legfeljebb { $most } karaktert!
error-bad-host = Ez a szerver nem hallgat erre a névre: { $host }. Az üzemeltetője a --host-name kapcsolóval veheti fel.
error-enough-for-now = Egyelőre elég ennyi. Folytathatod, ha valaki más is játszott.
error-present = { $name } még itt van. Bot csak { $seconds } mp távollét után ugorhat be.
error-just-gone = { $name } csak most ment el. { $seconds } mp múlva ugorhat be egy bot.
error-host-here = Ezt most csak az teheti meg, aki az asztalt nyitotta; mások akkor, ha már { $seconds } mp óta nincs itt.
error-host-away =
    { $unit ->
        [s] Aki az asztalt nyitotta, most nincs itt. { $time } mp múlva megteheted.
        [min] Aki az asztalt nyitotta, most nincs itt. { $time } perc múlva megteheted.
       *[h] Aki az asztalt nyitotta, most nincs itt. { $time } óra múlva megteheted.
    }
error-no-spectators = Ennél az asztalnál nincsenek nézők. Csak az láthatja, aki itt játszik.
error-bot-plays = Egy bot játszik helyetted. Előbb vedd vissza a helyedet!
error-illegal = Ezt a szabályok most nem engedik.
error-internal = Itt valami félrement. Próbáld újra egy pillanat múlva!
error-no-person = Ez a hely eddig senkié sem volt, ezért nem adható vissza.
error-no-room = Ennél az asztalnál annyi minden történt, hogy több már nem fér bele.
error-not-host-seat = Ezt csak az teheti meg, aki az asztalt nyitotta, vagy aki ott ül.
error-not-stored = Ezt nem sikerült elmenteni, így semmi sem változott. Próbáld újra egy pillanat múlva!
error-number-talk = Majdnem! „{ $word }” elárul egy számot, és ebben a játékban a lapokon lévő számok titkosak, betűvel kiírva is. Próbáld meg szám nélkül!
why-not-held = { $card } nincs ebben a kézben.
why-take-back = Nincs mit visszavonni.

## Az elemzés és az edző hibái

error-no-review = Ennek a játéknak nincs elemzése.
error-no-judge = Az ilyen játékokat itt nem lehet értékelni.
error-review-lesson = A leckék játékait nem elemezzük: az első lapjaik előre el voltak rendezve.
error-review-bots = Itt csak botok játszottak, nincs mit elemezni.
error-review-failed = Az elemzés nem sikerült. Magának a játéknak nem esett baja; próbáld újra kicsit később!
error-no-decision = Itt nem kezdődik az elemzésnek döntése.
error-no-coach = Ennél az asztalnál nincs bekapcsolva az edző.
error-coach-failed = Az edző most nem tud válaszolni. Próbáld újra egy pillanat múlva!
error-coach-lesson = A leckéhez nincs edző: maga mondja meg, mi a teendő.
error-coach-daily = A napi leosztásnál nincs edző: mindenki egyedül játssza.

## Kezdőlap

home-title = stammtisch: kártyajátékok egy asztalnál
home-hello = Ülj közénk!
home-promise = Okos kártyajátékok, barátokkal, bárhol is vannak, vagy azonnal botokkal. Nem kell fiók, nem kell telepíteni semmit.
home-play-now = Játsszunk!
home-first-time = Először? Két perc
home-invite = Barátok meghívása
home-set-up = Saját asztal
home-rules = Szabályok
home-join = Csatlakozás kóddal
home-join-about = Meghívtak? Írd be a meghívóban lévő kódot!
home-join-example = K7MPQ4
home-join-go = Leülök
home-running = Futó játékaid
home-finished = Befejezett játékaid
home-finished-one = Befejezve
home-continue = Folytatás
home-turn-yours = Te jössz
home-turn-other =
    { $count ->
        [one] { $names } jön
       *[other] { $names } jön
    }
home-turn-over = A játék véget ért
home-last-move = utolsó lépés: { $ago }
home-just-now = az imént
home-with = veled játszik: { $names }
home-alone = egyedül
home-review = Elemzés
home-forget = Asztal levétele a listáról: { $game }
home-remove-ask = Lekerüljön a listáról: { $game }?
home-remove-about = A játék e bejegyzés nélkül is megy tovább, és a helyed megmarad: az asztal címe visszavezet hozzá.
home-remove-yes = Levétel a listáról
home-remove-no = Maradjon
home-removed = { $game } lekerült a listádról.
home-more = Továbbiak
home-footer = A THE GAME Steffen Benndorf játéka, a RAISE Peter Prinzé. Ezt az asztalt olyanok készítették, akik szeretik őket, saját rajzokkal és saját szavakkal; a kiadókhoz nincs köze.

## Saját asztal

setup-title = Saját asztal: { $game }
setup-who = Kik játszanak?
setup-players = Hányan játszanak
setup-count =
    { $count ->
        [one] Egyedül
       *[other] { $count }
    }
setup-seat = { $number }. hely
setup-player = { $number }. játékos
setup-seat-kind = { $number }. hely: ki
setup-seat-bot = { $number }. hely: melyik bot
setup-seat-name = { $number }. hely: név
setup-kind-me = Én
setup-kind-friend = Barát, linkkel
setup-kind-here = Ezen az eszközön
setup-kind-bot = Bot
setup-friend-hint = meghívót kap
setup-how = Hogyan játsszunk?
setup-watch = Ki nézheti?
setup-watch-all = Akinél a link van, a beszélgetéssel együtt
setup-watch-table = Akinél a link van
setup-watch-none = Senki
setup-pace = Milyen gyorsak legyenek a botok?
setup-pace-calm = Nyugodtak
setup-pace-usual = Átlagosak
setup-pace-quick = Gyorsak
setup-start = Kezdjük!
setup-invite = Asztalnyitás, meghívás

option-the-game-min-cards = Lapok körönként
option-the-game-min-cards-2 = Legalább kettő
option-the-game-min-cards-2-about = A szokásos játék.
option-the-game-min-cards-3 = Legalább három
option-the-game-min-cards-3-about = Haladó változat: minden körben eggyel több lap kell.
option-the-game-fewer-cards = Lapok a kézben
option-the-game-fewer-cards-false = A szabály szerint
option-the-game-fewer-cards-false-about = Egyedül nyolc, kettesben hét, többen hat.
option-the-game-fewer-cards-true = Eggyel kevesebb
option-the-game-fewer-cards-true-about = Haladó változat: minden kézben kevesebb a választék.
option-the-game-starter = Ki kezd?
option-the-game-starter-agree = Megbeszéljük
option-the-game-starter-agree-about = Mindenki megmondja, mennyire kezdene szívesen; aki a leginkább, az kezd.
option-the-game-starter-random = Sorsolással
option-the-game-starter-random-about = A véletlen dönt.
option-the-game-talk = Mit szabad mondani?
option-the-game-talk-silent = Semmit
option-the-game-talk-silent-about = Haladóknak: se jelzés, se szöveg.
option-the-game-talk-signals = Jelzések
option-the-game-talk-signals-about = Nálunk ez az alap. Egy koppintás a pakli mellett: kíméljétek, kérlek; ne nyúljatok hozzá; mehet rá.
option-the-game-talk-open = Jelzések és szöveg
option-the-game-talk-open-about = Ahogy a nyomtatott játékban: írni is lehet. A lapokon lévő számok titkosak: az ilyen sort nem küldjük el.
option-the-game-take-back = Visszavehető a lerakott lap?
option-the-game-take-back-alone = Nem
option-the-game-take-back-alone-about = A lerakott lapot mindenki látta, ezért lent marad. Egyedül vagy csak botokkal mindig visszavehető.
option-the-game-take-back-on = Igen, a körön belül
option-the-game-take-back-on-about = Mindenki előre tudja. A lapot a többiek akkor is látták.
option-raise-starter = Ki dob először?
option-raise-starter-random = Sorsolással
option-raise-starter-random-about = A véletlen dönti el, kinél lesznek először a kockák.
option-raise-extra-cards = Hány lappal lehet folytatni?
option-raise-extra-cards-false = Csak amennyi kell
option-raise-extra-cards-false-about = Megállsz, amint a korongod előzött. A szokásos játék.
option-raise-extra-cards-true = Bármennyivel
option-raise-extra-cards-true-about = Bármi jó, ami előz, akár több lap is a kelleténél.
option-raise-set = Melyik doboz?
option-raise-set-standard = Alapkészlet
option-raise-set-standard-about = Kockák és lapok, ahogy ez az asztal rekonstruálta őket.

bot-random = Álmodozó
bot-random-about = Bármit kijátszik, amit szabad. Kipróbáláshoz.
bot-greedy = Törzsvendég
bot-greedy-about = A legkisebb lépést választja, és nem felejti el a visszalépést.
bot-raise-greedy-about = A legolcsóbb folytatást választja, amíg a nyereménypakli megéri.
bot-planner = Tervező
bot-planner-about = Végiggondolja az egész kört, jelez, és figyel a jelzésekre.
bot-learned = Rutinos
bot-learned-about = Rengeteg játékon van túl, és az érzéseire hallgat.
bot-sharp = Sasszem
bot-sharp-about = A legjobb ötleteit néhány elképzelt osztáson próbálja ki.
bot-thrifty = Spórolós
bot-thrifty-about = Mérlegeli a nyereménypaklit, a lapjait és a hátralévő köröket.
bot-shrewd = Róka
bot-shrewd-about = Fejben játszik tovább, néhány elképzelt osztáson.
bot-master = Mester
bot-master-about = Sok ötletet próbál ki sok elképzelt osztáson. Kell neki egy pillanat.

## Csatlakozás

join-title = Csatlakozás egy asztalhoz
join-hello = Gyere, játsszunk: { $game }
join-there =
    { $count ->
        [one] { $names } már vár rád.
       *[other] { $names } már várnak rád.
    }
join-nobody = Te vagy itt elsőnek.
join-name = A neved
join-seat = A helyed
join-sit = Leülök
join-watch = Csak nézem
join-code = A meghívó kódja

## Meghívó

lobby-title = { $game }: meghívó
lobby-hello = { $game }: terítve az asztal.
lobby-open =
    { $count ->
        [0] Mindenki itt van.
        [one] Egy hely még szabad.
       *[other] { $count } hely még szabad.
    }
lobby-invite = Meghívás
lobby-qr = A link képe, telefon kamerájával beolvasható
lobby-code = Kód: { $code }
lobby-share = Gyere, játssz velem ({ $game }):
lobby-send = Link küldése
lobby-copy = Másolás
lobby-local = Ezen a címen más nem tud bejönni: a { $host } minden eszközön magát az eszközt jelenti.
lobby-local-how = Hogy mások is bejöhessenek, indítsd így a szervert, és azon a címen nyisd meg az oldalt, amelyet a telefonoknak kiír:
lobby-seats = Az asztalnál
lobby-kind =
    { $kind ->
        [open] valakire vár
        [bot] egy bot
        [program] egy program
       *[person] { $mine ->
            [yes] ezen az eszközön
           *[no] már leült
        }
    }
lobby-fill = Bot
lobby-fill-seat = Bot leültetése ide: { $number }. hely
lobby-free = Hely felszabadítása: { $name }
lobby-start =
    { $count ->
        [0] Kezdés
       *[other] Kezdés most, botokkal
    }
lobby-wait = A játék akkor indul, ha minden hely foglalt, vagy ha a házigazda úgy dönt.
lobby-host = A házigazda
lobby-soon = { $time } múlva botokkal töltheted fel a szabad helyeket, és kezdheted a játékot.
lobby-now = Amíg vissza nem jön, botokkal töltheted fel a szabad helyeket, és kezdheted a játékot.
table-agreed = Ebben egyeztünk meg
lobby-later = Később visszajövök

## Helyek

seat-open = szabad
seat-cards =
    { $count ->
        [0] nincs lapja
        [one] { $count } lap
       *[other] { $count } lap
    }
seat-acting = ő következik
seat-bot = bot
seat-bot-rank = bot, { $name }, { $level }. szint a { $levels }-ból
seat-stands-in = egy bot helyettesíti
seat-program = program
seat-away = nem elérhető
seat-about-bot = { $name } egy bot.
seat-about-program = { $name } egy program, amelyet valaki itt játszat.
seat-about-rank = { $rank }, szint: { $level }/{ $levels }. { $about }
seat-about-here = { $name } itt van.
seat-about-away = { $name } most nem elérhető.
seat-about-away-bot = Amíg vissza nem jön, játszhat helyette egy bot: { $name }.
seat-about-stands-in = Most egy bot játszik helyette: { $name }.
seat-put-bot = Játsszon bot helyette: { $name }
seat-give-back = Hely visszaadása: { $name }
seat-take-back = Újra én játszom

## Az asztal

table-title-turn = Te jössz: { $game }
table-board = Asztal
table-acts = Amit most tehetsz
table-drawn = Ezt húzod: { $cards }.
table-log = Ami eddig történt
table-log-none = Még semmi.
table-keys = Billentyűk
table-menu = Egyebek
menu-ground = Min játsszunk?
ground-baize = Zöld posztó
ground-sky = Éjszakai ég
ground-sand = Homok
ground-rose = Rózsafa
tip-close = Tipp elrejtése
tip-the-game-lay = Válassz egy lapot, aztán a paklit, ahová kerül.
tip-the-game-back = Az egyik lapod pont tízzel visszafelé illik: ez helyet nyer.
tip-the-game-signal = Koppints egy jelre a paklinál, hogy a többiek kíméljék.
tip-raise-choose = Válassz a kockákhoz illő lapot; mindenki egyszerre fordít.
tip-raise-raise = Válassz egy vagy több lapot, amellyel megelőzöd az utolsó előtti korongot.
tip-raise-pass = Aki passzol, kiszáll a körből, és feltölti a kezét.
tip-raise-pot = Aki utoljára marad, viszi a nyereménypaklit minden csillaggal.
table-take-back = Visszavonás
table-waiting = Mindjárt te jössz.
table-watching = Nézed a játékot.
table-missed = Amíg távol voltál: { $what }
table-shuffling = Mindenki kever…
table-link-connecting = Kapcsolódás…
table-link-online = Van kapcsolat
table-link-offline = Megszakadt, próbáljuk újra…
table-link-gone = Ez az asztal már nincs meg.
status-bot-for-you = Egy bot játszik helyetted.
status-absent = { $name } nincs itt.
status-absent-bot = Játsszon egy bot
absent = nincs itt
absent-soon = { $time } múlva játszhat helyette egy bot, ha úgy döntesz: { $name }.
absent-now = Beugorhat egy bot.
absent-host = { $host } dönthet úgy, hogy egy bot játsszon helyette: { $name }.
absent-late = Bot akkor játszhat helyette, ha ez a kör már túl sokáig tart: { $name }.
did-bot =
    { $you ->
        [yes] Botot engedsz játszani helyette: { $name }.
       *[no] { $by } botot enged játszani helyette: { $name }.
    }
did-fill =
    { $you ->
        [yes] Botot ültetsz egy szabad helyre: { $name }.
       *[no] { $by } botot ültet egy szabad helyre: { $name }.
    }
did-start =
    { $you ->
        [yes] Botokkal töltöd fel a szabad helyeket, és kezditek a játékot.
       *[no] { $by } botokkal tölti fel a szabad helyeket, és kezdődik a játék.
    }
the-game-log-take-back =
    { $you ->
        [yes] Lerakol egy lapot, és visszaveszed.
       *[no] { $name } lerak egy lapot, és visszaveszi.
    }
menu-take-seat = Újra én játszom
menu-bot-for-me = Játsszon helyettem egy bot
menu-watch = Link megosztása nézőknek
menu-watch-text = Nézd, hogyan játszunk ({ $game }):
menu-leave = Kilépés; a játék vár a listádon
key-take-back = visszavonás
key-log = ami eddig történt
key-sound = hang be vagy ki
key-keys = ez a lista
key-why = miért nem: a szabály hozzá
key-tip = a tipp elrejtése
key-tab = ugrás a következőre, és végrehajtás
curtain-pass = Add tovább: { $name }
curtain-about = Más most ne nézzen ide!
curtain-lift = { $name } vagyok
talk-title = Beszélgetés
talk-line =
    { $game ->
        [the-game] Mondj valamit, de szám nélkül
       *[other] Mondj valamit
    }
talk-hint =
    { $game ->
        [the-game] Szám nélkül
       *[other] Mondj valamit
    }
talk-send = Küldés
talk-heard = { $name }: { $text }

## A THE GAME asztala

the-game-status-claim = Kezdenél szívesen?
the-game-status-claims =
    { $count ->
        [one] { $name } még gondolkodik, ki kezdjen.
       *[other] Még { $count } játékos gondolkodik, ki kezdjen.
    }
the-game-status-other =
    { $played ->
        [0] { $name } következik.
        [one] { $name } egy lapot tett le.
       *[other] { $name } { $played } lapot tett le.
    }
the-game-status-missing =
    Te jössz: { $played ->
        [0] { $missing ->
            [one] tegyél le egy lapot.
           *[other] tegyél le legalább { $missing } lapot.
        }
       *[other] { $missing ->
            [one] tegyél le még egy lapot.
           *[other] tegyél le még { $missing } lapot.
        }
    }
the-game-status-enough = Ez elég: folytasd, vagy fejezd be a köröd.
the-game-status-full = Ez elég, és más lap már nem illik: fejezd be a köröd.
the-game-status-empty = Elfogytak a lapjaid: fejezd be a köröd.
the-game-status-won = A játék legyőzve: minden lap lent van!
the-game-status-lost =
    { $left ->
        [one] Már egyik lap sem illik. Egy maradt.
       *[other] Már egyik lap sem illik. { $left } maradt.
    }
the-game-claim =
    { $degree ->
        [0] Inkább nem
        [1] Lehet
       *[2] Igen!
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] Tegyél le egy lapot
           *[other] Még egy lap
        }
       *[other] { $played ->
            [0] Tegyél le { $missing } lapot
           *[other] Még { $missing } lap
        }
    }
the-game-end-turn =
    { $draws ->
        [0] Kör vége
       *[other] Kör vége, húzz { $draws } lapot
    }
the-game-dead-end = { $card }, { $pile } pakli: vége lenne a játéknak
the-game-dead-end-about = Utána ebben a körben már nem tudnál elég lapot lerakni. Másik lappal vagy másik paklin még menne.
the-game-dead-end-back = Meggondolom
the-game-dead-end-lay = Akkor is lerakom
the-game-hand =
    { $count ->
        [one] A kezed: egy lap
       *[other] A kezed: { $count } lap
    }
the-game-card = { $card }, egyik paklira sem illik
the-game-card-fits = { $card }, ide illik: { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (visszalépés)
       *[no] { $pile } { $step }
    }
the-game-piles = A paklik
the-game-pile =
    { $pile } pakli, { $way ->
        [up] növekvő
       *[down] csökkenő
    }, a tetején { $top }.
the-game-pile-fits = { $card } illik ide, { $step }.
the-game-pile-trick = { $card } visszalépéssel illik ide, { $step }.
the-game-pile-no = { $card } nem illik ide.
the-game-pile-said =
    { $name }: { $word ->
        [please-spare] kíméljétek, kérlek.
        [spare] ne nyúljatok hozzá!
       *[take] mehet rá.
    }
the-game-signals = Mondj valamit erről: { $pile } pakli
the-game-signal-give =
    { $word ->
        [please-spare] { $pile } pakli: kíméljétek, kérlek
        [spare] { $pile } pakli: ne nyúljatok hozzá!
       *[take] { $pile } pakli: mehet rá
    }
the-game-word-please-spare = kíméljétek, kérlek
the-game-word-spare = ne nyúljatok hozzá!
the-game-word-take = mehet rá
the-game-self = Hogy állok
the-game-self-trouble = Bajban vagyok
the-game-self-fine = Jól állok
the-game-mood =
    { $word ->
        [trouble] bajban van
       *[fine] jól áll
    }
the-game-why-turn = { $who } következik.
the-game-why-start = Amíg nem dőlt el, ki kezd, senki sem tehet le lapot.
the-game-why-missing =
    { $missing ->
        [one] Előbb még egy lapot le kell tenni.
       *[other] Előbb még { $missing } lapot le kell tenni.
    }
the-game-why-claim = Most nem arról van szó, ki kezdjen.
the-game-why-claimed = Ezt már megmondtad, és ez így marad.
the-game-why-laid = Ha más emberek is ülnek az asztalnál, a lerakott lap lent marad.
the-game-why-silence = Ennél az asztalnál némán játszanak.
the-game-why-no-signal = Most nincs mit jelezni.
the-game-why-fit =
    { $way ->
        [up] { $card } nem illik { $pile ->
            [A] az A
           *[other] a { $pile }
        } paklira: { $top } után nagyobb lap jön, vagy a pontosan tízzel kisebb.
       *[down] { $card } nem illik { $pile ->
            [A] az A
           *[other] a { $pile }
        } paklira: { $top } után kisebb lap jön, vagy a pontosan tízzel nagyobb.
    }
the-game-why-none = { $card } most egyik paklira sem illik.
the-game-choose-first = Előbb válassz egy lapot: 1–8 vagy a nyilak.
the-game-history =
    { $way ->
        [up] { $pile } pakli, növekvő
       *[down] { $pile } pakli, csökkenő
    }
the-game-history-open =
    { $count ->
        [0] { $pile } pakli: még nincs rajta lap
        [one] { $pile } pakli: a letett lap megnézése
       *[other] { $pile } pakli: { $count } letett lap megnézése
    }
the-game-history-piles = Melyik pakli
the-game-history-none = Ide még nem tett senki.
the-game-ring = Húzható: { $count }, letevésre vár: { $left }. Mutasd, melyek!
the-game-ring-label = húzható
the-game-ring-title = Letevésre vár: { $count } lap
the-game-ring-about =
    { $count ->
        [0] A húzópakli elfogyott: mostantól körönként egy lap is elég. Áthúzva: már lent van. Arany: a tiéd.
        [one] Közülük egy a húzópakliban van. Áthúzva: már lent van. Arany: a tiéd.
       *[other] Közülük { $count } a húzópakliban van. Áthúzva: már lent van. Arany: a tiéd.
    }
the-game-ring-mine = , a kezedben
the-game-ring-open = , még hátravan
the-game-ring-gone = , lent van
the-game-recap = { $name }: { $plays }
the-game-recap-play =
    { $card } { $pile ->
        [A] az A-ra
        [B] a B-re
        [C] a C-re
       *[D] a D-re
    } ({ $step })
the-game-log-play =
    { $you ->
        [yes] Te
       *[no] { $name }
    }: { $card } { $pile ->
        [A] az A-ra
        [B] a B-re
        [C] a C-re
       *[D] a D-re
    } ({ $step }).
the-game-log-trick =
    { $you ->
        [yes] Te
       *[no] { $name }
    }: { $card } { $pile ->
        [A] az A-ra
        [B] a B-re
        [C] a C-re
       *[D] a D-re
    }, { $over } után tízzel vissza!
the-game-log-end =
    { $you ->
        [yes] Befejezed a köröd.
       *[no] { $name } befejezi a körét.
    }
the-game-log-claim =
    { $you ->
        [yes] Te: { $degree ->
            [0] inkább nem kezdek.
            [1] kezdhetek én.
           *[2] szívesen kezdek!
        }
       *[no] { $name }: { $degree ->
            [0] inkább nem kezdek.
            [1] kezdhetek én.
           *[2] szívesen kezdek!
        }
    }
the-game-log-start =
    { $you ->
        [yes] Te kezdesz.
       *[no] { $name } kezd.
    }
the-game-log-self =
    { $you ->
        [yes] Te
       *[no] { $name }
    }: { $word ->
        [trouble] bajban vagyok.
        [fine] jól állok.
       *[none] felejtsétek el, amit magamról mondtam.
    }
the-game-log-signal =
    { $you ->
        [yes] Te
       *[no] { $name }
    }, { $pile } pakli: { $word ->
        [please-spare] kíméljétek, kérlek.
        [spare] ne nyúljatok hozzá!
        [take] mehet rá.
       *[none] ahogy nektek jó.
    }
the-game-key-card = lap kiválasztása
the-game-key-next = következő vagy előző lap
the-game-key-pile = letétel erre a paklira
the-game-key-end = kör vége
the-game-key-drop = lap elengedése
the-game-key-signal = jelzés erről a pakliról; újra: a következő jelzés
the-game-key-trouble = bajban vagyok
the-game-key-fine = jól állok
the-game-key-claim = mennyire kezdenék szívesen
the-game-key-history = mi van a paklikban
the-game-key-ring = még hátralévő lapok

## Eredmény

result-title = { $game }: az eredmény
result-show = Az eredményhez
result-again = Még egyet, ugyanígy!
result-again-join = A következő játékhoz
again-note = A következő játék mindannyiótoknak készen áll.
again-stronger = Újra, erősebb botokkal
again-easier = Újra, könnyebb botokkal
result-review = Elemzés
result-share = Megosztás
result-share-text = Nézd meg a játékunkat ({ $game }):
result-record = Jegyzőkönyv
result-table = Az asztal
the-game-result-won = A játék legyőzve!
the-game-result-won-about =
    { $count ->
        [one] Kilencvennyolc lap, mind lent. Szép volt!
       *[other] Kilencvennyolc lap, mind lent, együtt. Szép volt, { $names }!
    }
the-game-result-excellent = Kiváló: egy hajszálon múlt!
the-game-result-lost = Most a játék győzött.
the-game-result-left =
    { $left ->
        [one] Egyetlen lap maradt.
       *[other] { $left } lap maradt. Tíznél kevesebb már kiváló eredmény.
    }
the-game-result-of = / { $all }
the-game-result-missed =
    { $short ->
        [one] Még egy lap, és kiváló lett volna.
       *[other] Még { $short } lap, és kiváló lett volna.
    }
the-game-result-missed-all =
    { $short ->
        [one] Egyetlen lap hiányzott a győzelemhez.
       *[other] { $short } lap hiányzott a győzelemhez.
    }
the-game-result-stuck =
    { $you ->
        [yes] Te következtél, és már semmi sem illett sehová.
       *[no] { $name } következett, és már semmi sem illett sehová.
    }
the-game-result-how = Így történt
the-game-result-graph = A paklik felső lapja lapról lapra, az elsőtől az utolsóig. A pontok a visszalépések.
the-game-result-unlaid = Sosem került le
the-game-result-piles = A paklik a végén
the-game-result-cards =
    { $count ->
        [one] { $count } lap
       *[other] { $count } lap
    }
the-game-result-tricks =
    { $count ->
        [0] Visszalépés ezúttal nem akadt.
        [one] Egyszer lépett vissza egy pakli tízzel.
       *[other] { $count } alkalommal lépett vissza egy pakli tízzel.
    }
the-game-result-far =
    { $you ->
        [yes] A legnagyobb ugrás a tiéd: { $over } után { $card }.
       *[no] A legnagyobb ugrás: { $name }, { $over } után { $card }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } lap letéve
       *[other] { $count } lap letéve
    }

## Visszanézés

replay-title = { $game }: visszanézés
replay-eyes =
    { $you ->
        [yes] Ahogy te láttad
       *[no] Ahogy { $name } látta
    }
replay-controls = Lépésről lépésre
replay-previous = Egy lépés vissza
replay-next = Egy lépés előre
replay-play = Lejátszás
replay-pause = Szünet
replay-step = Lépés
replay-at = { $step }. lépés, összesen { $steps }
replay-share = Pillanat megosztása

## Egyszerű asztal olyan játékokhoz, amelyeknek nincs sajátjuk

plain-table = Az asztalon
plain-mine = csak te látod
plain-asides = A játék mellett
plain-yes = igen
plain-no = nem
plain-number = Sorszám
plain-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
plain-status-turn = Te jössz: mit teszel?
plain-told-hidden =
    { $you ->
        [yes] Te: { $act }, a többiek elől rejtve
       *[no] { $name }: { $act }, rejtve
    }
plain-told-take-back =
    { $you ->
        [yes] Visszavonod a lépésedet.
       *[no] { $name } visszavon egy lépést.
    }
plain-key-act = ugrás oda, amit tehetsz
plain-together =
    { $won ->
        [yes] Együtt nyertetek!
       *[no] Ezúttal a játék nyert.
    }
plain-nobody = Senki sem nyert.
plain-winner = nyert
plain-left = Így maradt az asztal
plain-brief =
    { $won ->
        [yes] Győzelem { $points } ponttal
       *[no] { $points } pont
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] Nyertél!
           *[no] { $names } nyert.
        }
       *[other] { $you ->
            [yes] { $names } és te közösen nyertetek.
           *[no] { $names } közösen nyertek.
        }
    }

## Tiszta játék

fair-title = Becsületes osztás
fair-commitment = A szerver rögzítette a titkát. Az ujjlenyomata: { $commitment }…
fair-about = Minden lap a szerver titkából és a játékosok véletlen bájtjaiból következik. Ez a titok ujjlenyomata; már azelőtt rögzült, hogy a te bájtjaid kiderültek. A játék után a böngésződ minden lapot ellenőrizhet.
fair-explain = A szerver rögzített egy titkot, és megmutatta az ujjlenyomatát (SHA-256). Ezután a játékosok böngészői hozzátették a saját véletlen bájtjaikat. Minden lap a kettőből együtt következik. A böngésződ mindegyiket újra ki tudja számolni, és össze tudja vetni azzal, amit látott.
fair-details = Ujjlenyomat, titok és véletlen bájtok
fair-commitment-label = Ujjlenyomat, az elején megmutatva
fair-secret-label = Titok, a végén megmutatva
fair-contribution-label = Véletlen bájtok: { $names }
fair-contribution-none = bejelentve, de nem érkezett meg időben
fair-save = Mentsd el, amit ez a böngésző megőrzött
fair-verify = Osztás ellenőrzése
fair-proven = Ezt az osztást senki sem irányíthatta. A böngésződ véletlen bájtjai benne vannak, minden más rögzítve volt, mielőtt kiderültek, és mind a { $count } húzás helyes. Részt vett: { $names }.
fair-partly = Mind a { $count } húzás a titokból és a megérkezett véletlen bájtokból következik, a tiedből is. Bejelentve, de időben nem érkezett meg: { $missing }. A szerver tehát választhatott, vár-e rá.
fair-witness =
    { $took ->
        [0] Mind a { $count } húzás az első lap előtt rögzített titokból következik. Senki sem tett hozzá véletlen bájtokat, ezért a szerver megválaszthatta a titkot.
       *[other] Mind a { $count } húzás az első lap előtt rögzített titokból és véletlen bájtokból következik ({ $names }). A te böngésződ nem vett részt: hogy a szerver megválaszthatta-e a titkát, azt csak a résztvevők tudhatják.
    }
fair-late = Mind a { $count } húzás illik a titokhoz. De ez a böngésző csak a játék kezdete után látta az ujjlenyomatot, így az nem bizonyított, hogy előre rögzült.
fair-told = Hogy az egyes húzásoknál mi jöhetett, azt ennél a játéknál a szerver mondja meg: hogy ez megfelel-e a szabályoknak, itt nem ellenőriztük.
fair-wrong-commitment = Valami nem stimmel: az ujjlenyomat nem az, ami az elején volt.
fair-wrong-secret = Valami nem stimmel: a titok nem ehhez az ujjlenyomathoz tartozik.
fair-wrong-list = Valami nem stimmel: a véletlen bájtok listája megváltozott, miután a böngésződ elküldte a magáét.
fair-wrong-own = Valami nem stimmel: a böngésződ véletlen bájtjait nem használták fel.
fair-wrong-value = Valami nem stimmel: valakinek a véletlen bájtjai nem a bejelentettek.
fair-wrong-retold = Valami nem stimmel: a { $index }. eseményt később másképp mesélték el.
fair-wrong-gap = Valami nem stimmel: a { $index }. esemény hiányzik.
fair-wrong-fall = Valami nem stimmel: ami a { $index }. eseményben történt, nem következik a titokból és a véletlen bájtokból.
fair-wrong-card = Valami nem stimmel: a { $index }. eseményben olyan lap került le, amelyet ott senki sem kaphatott.

## Szabályok

rules-title = A szabályok: { $game }
rules-contents = Tartalom
rules-example = Példa:
rules-all = Minden szabály
rules-page = Megnyitás oldalként
rules-print = Nyomtatás
rule-link = { $rule } szabály
rules-table = Táblázat
rules-missing = A szabályokat most nem lehet megmutatni.

# A RAISE asztala

raise-brief =
    { $won ->
        [yes] Győzelem { $points } ponttal
       *[no] { $points } pont, { $best } kellett volna
    }
raise-symbol =
    { $symbol ->
        [diamond] gyémánt
        [gear] fogaskerék
        [cloud] felhő
        [hourglass] homokóra
       *[bell] harang
    }
# Öt különböző betű: gyémánt, (fogas)kerék, felhő, (homok)óra, harang.
raise-letter =
    { $symbol ->
        [diamond] G
        [gear] K
        [cloud] F
        [hourglass] Ó
       *[bell] H
    }
raise-card =
    { $symbol ->
        [diamond] { $number ->
            [3] 3-as
            [5] 5-ös
            [6] 6-os
            [8] 8-as
           *[other] { $number }-es
        } gyémánt
        [gear] { $number ->
            [3] 3-as
            [5] 5-ös
            [6] 6-os
            [8] 8-as
           *[other] { $number }-es
        } fogaskerék
        [cloud] { $number ->
            [3] 3-as
            [5] 5-ös
            [6] 6-os
            [8] 8-as
           *[other] { $number }-es
        } felhő
        [hourglass] { $number ->
            [3] 3-as
            [5] 5-ös
            [6] 6-os
            [8] 8-as
           *[other] { $number }-es
        } homokóra
       *[bell] { $number ->
            [3] 3-as
            [5] 5-ös
            [6] 6-os
            [8] 8-as
           *[other] { $number }-es
        } harang
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] egy gyémánt
           *[other] { $dice } gyémánt
        }
        [gear] { $dice ->
            [one] egy fogaskerék
           *[other] { $dice } fogaskerék
        }
        [cloud] { $dice ->
            [one] egy felhő
           *[other] { $dice } felhő
        }
        [hourglass] { $dice ->
            [one] egy homokóra
           *[other] { $dice } homokóra
        }
       *[bell] { $dice ->
            [one] egy harang
           *[other] { $dice } harang
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Tedd le az első lapodat, lefordítva.
raise-status-choosing =
    { $count ->
        [one] { $names } még nem választott.
       *[other] { $names } még nem választottak.
    }
raise-status-raise = Lépj { $beyond } fölé, vagy passzolj.
raise-status-only-pass = Nem jutsz { $beyond } fölé: passzolj.
raise-status-other = { $name } van leghátul ({ $field }): folytatja vagy passzol?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] Nyertél { $points } ponttal!
           *[no] { $names } nyert { $points } ponttal.
        }
       *[other] { $you ->
            [yes] { $names } és te közösen nyertetek { $points } ponttal.
           *[no] { $names } közösen nyertek { $points } ponttal.
        }
    }
raise-roll = A kockák
raise-times =
    { $symbol }, szorzó: { $times }, { $dice ->
        [0] nincs kocka
        [one] egy kocka
       *[other] { $dice } kocka
    }
raise-blanks =
    { $dice ->
        [one] egy üres kocka
       *[other] { $dice } üres kocka
    }
raise-track-stones = A tábla, hátulról előre: { $list }.
raise-track-stone = { $name } ({ $field })
raise-track-stone-on = { $name } ({ $field }, alatta { $under })
raise-board = Tábla és nyereménypakli
raise-track-empty = A tábla üres.
raise-pot-worth =
    { $points ->
        [one] pont a tét
       *[other] pont a tét
    }
raise-pot-said = A nyereménypakli: { $point ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
       *[other] { $point }-es
    } pontkártya, most { $worth } pontot ér.
raise-pot-choosing =
    { $out ->
        [yes] { $name }: nincs több lapja.
       *[no] { $chosen ->
            [yes] { $name } letett egy lapot lefordítva.
           *[no] { $name } még nem választott.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name }, passzolt: { $cards }.
       *[no] { $name }: { $cards }.
    }
raise-pot-title = A nyereménypakli: { $points } pont
raise-pot-point = A kör pontkártyája: { $point } pont.
raise-pot-none = Még nincs benne lap: előbb mindenki letesz egyet lefordítva, aztán egyszerre fordul fel mind.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] A kezed: nincs lap
        [one] A kezed: egy lap
       *[other] A kezed: { $count } lap
    }
raise-hand-card =
    { $card }, értéke most { $value }, { $points ->
        [one] egy pont
       *[other] { $points } pont
    }{ $down ->
        [yes] , lefordítva az asztalon
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , most nem lehet
    }
raise-lay = Leteszem lefordítva
raise-to =
    { $picked ->
        [0] Folytatás
       *[other] Folytatás: { $field }
    }
raise-pass = Passz
raise-pass-sure = Igen, passz
raise-hint-choose = Melyik lappal kezdesz?
raise-hint-first = A korongod innen indulna: { $field }.
raise-hint-laid = Letéve. Visszaveheted, amíg nincs mind lent.
raise-hint-laid-fast = Letéve, lefordítva.
raise-hint-raise = Most { $field }: koppints lapokra, összeadódnak.
raise-hint-none = Az összes lapod együtt sem elég.
raise-hint-short = { $from } + { $total } = { $field }: így nincs { $beyond } fölött.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field }, és megint te vagy hátul.
       *[no] { $from } + { $total } = { $field }, és { $name } lesz hátul.
    }
raise-hint-ends = { $from } + { $total } = { $field }, és vége a körnek.
raise-hint-pass = Kiszállsz, és { $size } lapra egészítesz ki?
raise-hint-passed = Ebből a körből kiszálltál.
raise-why-turn = { $who } következik: mindig a leghátsó korong jön.
raise-why-wait = Várj, amíg mindenki lapja lent van.
raise-why-no-card = Előbb válassz egy lapot: 1–6 vagy a nyilak.
raise-why-no-cards = Válassz egy vagy több lapot a folytatáshoz, vagy passzolj.
raise-why-short = Így nem előzöd meg az utolsó előtti korongot: { $beyond } fölé kell jutnod.
raise-why-more = Több lap, mint amennyi kell: megállsz, amint a korongod előzött.
raise-why-none = Az összes lapod együtt sem előz: csak passzolni tudsz.
raise-why-no-choice = Most nem teszünk le lefordított lapot.
raise-why-chosen = Egy lap már lefordítva lent van.
raise-why-stones = Folytatni és passzolni csak akkor lehet, ha a korongok már a táblán vannak.
raise-me = { $name }, { $score } pont, { $draw } húzható lap. Mutasd az állást!
raise-chip = { $score } pont, { $hand } lap a kézben, { $draw } húzható
raise-standings = Állás
raise-overview = Mi van a dobozban
raise-overview-set = Ezzel a készlettel játszotok: { $name }
raise-overview-dice = A kockák és oldalaik
raise-overview-die =
    { $count ->
        [one] Egy kocka: { $faces }
       *[other] { $count } kocka, mindegyik: { $faces }
    }
raise-overview-blank = üres
raise-overview-cards =
    { $count ->
        [one] Mindenki egyetlen lapja
       *[other] Mindenki { $count } lapja
    }
raise-overview-card =
    { $card }, { $count } darab, egyenként { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
raise-overview-points = A pontkártyák
raise-overview-removed =
    { $count ->
        [0] Mindegyikért játszotok.
        [one] { $players } játékosnál egy látatlanul a dobozban marad.
       *[other] { $players } játékosnál { $count } látatlanul a dobozban marad.
    }
raise-you = te
raise-passed = passzolt
raise-points =
    { $points ->
       *[other] pont
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] még semmi
           *[other] { "" }
        }
        [one] és egy lap
       *[other] és { $cards } lap
    }
raise-left =
    { $draw ->
        [0] { $hand } a kézben, nincs mit húzni
       *[other] { $hand } a kézben, { $draw } húzható
    }
raise-draws =
    { $draw ->
        [0] nincs mit húzni
       *[other] { $draw } húzható
    }
raise-rounds = { $round }. kör, összesen { $rounds }
raise-round-won = { $round }. kör: { $name }, { $points } pont
raise-round-aside = { $round }. kör: { $point ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
       *[other] { $point }-es
    } pontkártya, félretéve
raise-round-now = { $round }. kör, most: { $point ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
       *[other] { $point }-es
    } pontkártya
raise-round-to-come = { $round }. kör, még hátravan
raise-round-line =
    { $cards ->
        [one] { $name }: { $points } pont, egy lap
       *[other] { $name }: { $points } pont, { $cards } lap
    }
raise-round-line-now = most folyik
raise-round-line-aside = félretéve: senkinek sem volt lapja
raise-to-come =
    { $count ->
        [0] Ez az utolsó kör.
        [one] Még egy kör van hátra, ezek közül az egyik pontkártyával: { $cards }.
       *[other] Még { $count } kör van hátra, ezek közül néhány pontkártyával: { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] A húzópaklidban: egy lap
       *[other] A húzópaklidban: { $count } lap
    }
raise-moment-won =
    { $you ->
        [yes] { $round }. kör: nyertél!
       *[no] { $round }. kör: { $name } nyert
    }
raise-moment-points = { $point } + { $cards } = { $points } pont
raise-moment-go = Koppints, és megyünk tovább
raise-moment-key = Az Enter billentyűvel megyünk tovább.
raise-log-starter =
    { $you ->
        [yes] Először te dobsz.
       *[no] Először { $name } dob.
    }
raise-log-point = Új kör: { $point ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
       *[other] { $point }-es
    } pontkártya.
raise-log-roll = A kockákon: { $list }.
raise-log-roll-blank = Minden kocka üres.
raise-log-choose =
    { $you ->
        [yes] Leteszel egy lapot lefordítva.
       *[no] { $name } letesz egy lapot lefordítva.
    }
raise-log-choose-mine = Lefordítva leteszed: { $card }.
raise-log-turned =
    { $you ->
        [yes] te { $card } ({ $value })
       *[no] { $name } { $card } ({ $value })
    }
raise-log-turned-up = Mindenki felfordít: { $list }.
raise-log-raise =
    { $you ->
        [yes] Folytatod (eddig { $from }, most { $field }): { $cards }.
       *[no] { $name } folytatja (eddig { $from }, most { $field }): { $cards }.
    }
raise-log-pass =
    { $you ->
        [yes] Passzolsz.
       *[no] { $name } passzol.
    }
raise-log-take-back =
    { $you ->
        [yes] Visszaveszed a lapodat.
       *[no] { $name } visszaveszi a lapját.
    }
raise-recap-pass =
    { $you ->
        [yes] te passzolsz
       *[no] { $name } passzol
    }
raise-recap-on =
    { $you ->
        [yes] te: { $field }
       *[no] { $name }: { $field }
    }
raise-recap-won =
    { $you ->
        [yes] te nyersz: { $points }
       *[no] { $name } nyer: { $points }
    }
raise-log-won =
    { $you ->
        [yes] Tiéd a kör: { $points } pont.
       *[no] { $name } nyeri a kört: { $points } pont.
    }
raise-log-set-aside = Senkinek sincs több lapja: { $point ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
       *[other] { $point }-es
    } pontkártya, félretéve.
raise-key-card = lap kiválasztása vagy visszatétele
raise-key-next = ugrás a következő vagy előző lapra
raise-key-play = letétel lefordítva, vagy folytatás
raise-key-pass = passz (kétszer, ha folytathatnád)
raise-key-drop = minden lap visszatétele
raise-key-scores = állás
raise-key-pot = mi van a nyereménypakliban
raise-result-with = { $points } ponttal, { $rounds } kör után.
raise-result-counting = Számoljuk a pontokat…
raise-result-missed =
    { $points ->
        [one] Egyetlen pont hiányzott.
       *[other] Csak { $points } pont hiányzott.
    }
raise-result-point = Pontkártyák
raise-result-taken = Elvitt lapok
raise-result-hand = Kézben maradt lapok
raise-result-parts = Pontkártyák { $point }, elvitt lapok { $won }, kéz { $hand }
raise-result-race = Pontok az egyes körök után
raise-result-rounds = Körről körre
raise-result-best =
    { $cards ->
        [one] A leggazdagabb nyereménypakli: { $name }, { $points } pont egy lappal.
       *[other] A leggazdagabb nyereménypakli: { $name }, { $points } pont { $cards } lappal.
    }
raise-result-best-mine =
    { $cards ->
        [one] A leggazdagabb nyereménypakli a tiéd: { $points } pont egy lappal.
       *[other] A leggazdagabb nyereménypakli a tiéd: { $points } pont { $cards } lappal.
    }

# Tanulás

learn-button = Lecke
learn-button-done = Lecke (kész)
learn-continue = Lecke folytatása
learn-title = Tanuld meg: { $game }
learn-coach = Lecke
learn-step = { $step }. lépés, összesen { $steps }
learn-next = Tovább
learn-show = Mutasd!
learn-skip = Csak játszom
learn-leave = Kilépés; a lecke megvár
learn-keys = Billentyűk: { $keys }
learn-watch = Figyeld csak: { $name }…
learn-wait = Csak sorjában: előbb olvasd el ezt, aztán nyomd meg: „Tovább”.
learn-watch-wait = Egy pillanat, a többiek még nem végeztek.
learn-finished = Szép munka!
learn-finished-about = Ennyi az egész. Játssz tovább velük: { $names }. Az asztal ugyanaz, tippek már nincsenek.
learn-play-on = Tovább játszom
learn-home = Kezdőlap
learn-strayed = Ez a játék a maga útját járja, és ez így jó. Játssz tovább, vagy kezdd újra a leckét!
learn-restart = Elölről
learn-deal = Egy lecke első lapjai előre el vannak rendezve. Ezért ennél az asztalnál az osztás nem ellenőrizhető.
learn-the-game-goal = Te és { $mate }: egy csapat vagytok. Együtt kell letennetek mind a 98 lapot erre a négy paklira.
learn-the-game-up = Az A és a B pakli növekvő, 1-ről indul. Minden új lap nagyobb legyen, mint a legfelső.
learn-the-game-down = A C és a D pakli csökkenő, 100-ról indul. Itt minden új lap kisebb legyen.
learn-the-game-start = Most te kezdesz. Más asztaloknál előbb mindenki megmondja, mennyire szeretne kezdeni, és aki a leginkább, az kezd.
learn-the-game-near = Kis lépésekkel marad hely későbbre. Koppints a 3-asodra, aztán az A paklira!
learn-the-game-near-no = Az nagy lépés volna. A 3-as közel van az 1-hez, az A paklin.
learn-the-game-back = Rossz lap? Botok között a köröd végéig visszaveheted; emberek között ami lent van, az lent marad.
learn-the-game-two = Jó kezdés! Egy körhöz legalább két lap kell: tedd a 97-est a C-re vagy a D-re!
learn-the-game-two-no = A 97-es közel van a 100-hoz. Próbáld a C-n vagy a D-n!
learn-the-game-end = Két lap elég. Fejezd be a köröd, és húzol két újat.
learn-the-game-end-no = Többet is letehetnél, de a nagy lépés sok helyet visz. Most fejezd be a köröd!
learn-the-game-trick = { $mate } nagyot ugrott az A-n, egészen 28-ig. A te 18-asod pontosan tízzel kisebb, és csak az ilyen lap mehet vissza: tedd le!
learn-the-game-trick-no = Pontosan tíz legyen a különbség: a 18-as a 28-asra megy, az A paklin.
learn-the-game-joy = Tíz lépést visszanyertél! Ahol lefelé megy a pakli, ott fordítva van: pontosan tízzel nagyobb lap kell.
learn-the-game-signal = A számok titkosak, de jelezni szabad. { $mate } ezt üzeni: a C paklihoz ne nyúljatok!
learn-the-game-words = Minden paklihoz három jelzés van: a szív kéri, hogy kíméljétek, a tábla ragaszkodik hozzá, a nyíl szerint mehet rá lap.
learn-the-game-heed = Hagyd hát békén a C-t. Tedd a 93-ast a D paklira!
learn-the-game-heed-no = { $mate } tervez valamit a C paklival. A 93-as jó helyen lesz a D-n.
learn-the-game-say = Az 5-ösöd legközelebb remek lesz a B paklira. Jelezd, hogy kíméljék: koppints egy jelzésre a B mellett, { $mate } látni fogja.
learn-the-game-say-no = Majdnem! A B pakli mellett koppints a szívre vagy a mellette lévő jelre: mindkettő kíméletet kér.
learn-the-game-end-again = Ebben a körben ennyi elég. Fejezd be, és nézd meg, mit kezd { $mate } a jelzéseddel.
learn-the-game-end-again-no = Azokat tedd el későbbre. Most fejezd be a köröd!
learn-the-game-heeded = { $mate } meghagyta neked a B paklit, és inkább a C-re tett. Így játszik egy jó csapat.
learn-the-game-ring = Ennyi lap húzható még. Ha elfogy, körönként egy lap is elég.
learn-the-game-over = Ha valaki nem tud elég lapot letenni, vége a játéknak. Tíznél kevesebb maradék kiváló, ha pedig egy sem marad, az győzelem!
learn-raise-goal = Minden kör egy pontkártyáért megy, most 14 pontért. Az viszi, akinek a korongja utolsónak marad a táblán.
learn-raise-roll = A kockák mondják meg, mennyit ér egy szimbólum. Három harang, meg egy, ami mindig számít: a harang négyszer annyit ér.
learn-raise-value = A 2-es harang most tehát 2 × 4 = 8-at ér. Minden lap alatt ott látod az értékét.
learn-raise-choose = Mindenki letesz egy lapot lefordítva. Válaszd a 3-as fogaskereket, és tedd le!
learn-raise-choose-no = Szép lap, tedd el későbbre. Most a 3-as fogaskerék kell.
learn-raise-flip = Egyszerre fordul fel mind. Minden korong a lapja értékéről indul: a tiéd 6, a többieké 8 és 15.
learn-raise-pot = Amit letettetek, az most a nyereménypakliban van. E lapok csillagai is pontok: azé lesznek, aki a kört megnyeri.
learn-raise-last = Mindig a leghátsó korong következik, és ez most a tiéd. Folytathatod vagy passzolhatsz.
learn-raise-raise = A folytatáshoz előzd meg a következő korongot, a 8-ason. A 4-es felhő elég, mert 6 + 4 = 10: válaszd ki, és folytasd!
learn-raise-raise-no = Azt tedd el későbbre. A 4-es felhő éppen elég.
learn-raise-stack = { $mate } és { $other } most egy mezőn áll. Egymáson álló korongok közül a felső van hátrébb.
learn-raise-beyond = Megint te vagy hátul, és 15 fölé kell jutnod. Folytasd a 2-es haranggal: 10 + 8 = 18.
learn-raise-beyond-no = Azt tedd el későbbre. A 2-es harang visz 15 fölé.
learn-raise-won = A többiek passzoltak, tiéd a kör! Elviszed a pontkártyát és az egész nyereménypaklit, és most te dobsz.
learn-raise-weak = Most csak 6 pont a tét, hát tartalékolj. Tegyél le egy gyenge lapot: az 1-es vagy a 3-as harangot!
learn-raise-weak-no = Kár volna érte 6 pontért! Válaszd inkább az 1-es vagy a 3-as harangot.
learn-raise-pass = Folytathatnád, de jó lapokat 6 pontért nem éri meg. Passzolj: rögtön hat lapra húzol fel.
learn-raise-pass-no = Tartogasd a lapjaid egy jobb körre. Most passzolj!
learn-raise-refill = Csak ezekből a lapokból húzhatsz, és a kijátszottak nem jönnek vissza. Az a művészet, hogy el ne fogyjanak.
learn-raise-rounds = Itt számoljuk a köröket. Hárman kilenc van belőlük, addig kell kitartania a harminc lapodnak.
learn-raise-over = Az utolsó kör után a legtöbb pont nyer. A kezedben maradt lapok is számítanak.

## Refusals about keys, daily deals and deals played again

error-bad-key = Ez nem kulcs. A titkos kulcs 32 jelből áll: számjegyekből és az a–f betűkből.
error-no-key = Ezen az eszközön nincs titkos kulcs, ezért a játékokat nem őrizzük meg.
error-no-me = Ehhez a kulcshoz semmi sem tartozik: itt még nem használták, vagy mindent töröltek egy másik eszközön.
error-no-day = Ehhez a naphoz nincs osztás.
error-no-daily = Ennek a játéknak nincs napi osztása.
error-no-deal = Ennek a játéknak az osztását nem lehet újra kijátszani.
error-daily-sealed = Ez a mai osztás, és mások még játsszák. Minden nyilvános lesz, amint a napnak vége.
error-daily-seat = A napi osztást te magad játszod: bot nem ülhet a helyedre.

## Daily deal, my games

daily-today = A nap osztása
daily-past = Egy korábbi nap osztása
daily-title = Osztás: { $day }
daily-about = Ugyanazok a lapok mindenkinek ezen a szerveren. Az első próbálkozásod számít, és a nap végéig az osztás titok.
daily-next =
    { $hours ->
        [0] A következő osztásig { $minutes } perc
       *[other] A következő osztásig { $hours } óra { $minutes } perc
    }
daily-over = Ez a nap véget ért. Az osztását megnézheted, de játszani csak a maival lehet.
daily-days = Napok
daily-day-before = Az előző nap
daily-day-after = A következő nap
daily-play = A nap osztásának lejátszása
daily-play-short = Játék
daily-continue = A próbálkozásod folytatása
daily-counts = Az első próbálkozásod számít. Utána gyakorolhatsz.
daily-practice-only = A játékaid nem őrződnek meg, így ez csak gyakorlás, és nem számít.
daily-practice = Újra, gyakorlásként
daily-was-practice = Ez gyakorlás volt: naponta csak az első próbálkozásod számít.
daily-not-yet = Még nem játszottad
daily-running = A próbálkozásod tart
daily-not-played = Ezt az osztást nem játszottad.
daily-unfinished = A próbálkozásod aznap nem ért véget, ezért nem számít.
daily-late = Ez a próbálkozás a napja után ért véget, ezért nem számít.
daily-private = A nap végéig csak te láthatod a játékod jegyzőkönyvét és visszanézését.
daily-people =
    { $count ->
        [one] Egy ember játszotta.
       *[other] { $count } ember játszotta.
    }
daily-better-bots = Jobb, mint a botok { $share }-a
daily-better-people =
    { $count ->
        [one] Jobb, mint az emberek { $share }-a (eddig egy)
       *[other] Jobb, mint az emberek { $share }-a (eddig { $count })
    }
daily-few = Az emberekkel akkor vetjük össze, ha öten befejezték azok közül, akik már legalább három napon játszottak itt.
daily-streak =
    { $count ->
        [one] Egy nap egyfolytában
       *[other] { $count } nap egyfolytában
    }
daily-streaks = { $game }: most { $now } egyfolytában, legfeljebb { $longest }
daily-figure-left = Maradt lap
daily-figure-points = Pont
daily-you = te
daily-par-title = A(z) „{ $bot }” bot { $games } játéka ezzel az osztással
daily-par-games = Játék
daily-place = A botok játékai közül { $better } jobb, { $equal } ugyanilyen, { $worse } gyengébb volt.
daily-par = Összehasonlításul a(z) „{ $bot }” bot { $games } játéka pontosan ezzel az osztással. { $figure }: átlagosan { $mean }. Megnyerve: { $share }.
daily-par-soon = Az összehasonlítás készül: a botok épp ezt az osztást játsszák.
daily-share = Megosztás árulkodás nélkül
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Kimásolva. Bárhová beillesztheted.
daily-look = A játékod megnézése
daily-see = Hogyan sikerült: { $game }
daily-to = A nap osztásához
daily-calendar = Korábbi napok
daily-month-before = Az előző hónap
daily-month-after = A következő hónap
daily-day-none = nem játszottad
daily-fair = Mindenkinek ugyanaz az osztás?
daily-fair-about = Ez az ujjlenyomat már azelőtt rögzült, hogy bárki játszott volna. Holnap itt lesz hozzá a titok: akkor bárki ellenőrizheti, hogy a lapokat senki sem választotta ki és nem cserélte ki.
daily-fair-after = A nap véget ért, itt a titka. Aki játszott, ezzel ellenőrizheti a játékát.
daily-fair-right = Ez a böngésző ellenőrizte: az ujjlenyomat a titokhoz tartozik.
daily-fair-wrong = Az ujjlenyomat nem ehhez a titokhoz tartozik. Ez az osztás nem az volt, amit ígértek.
daily-fair-changed = Ez a böngésző ehhez a naphoz korábban más ujjlenyomatot látott. Az osztást kicserélték.
chart-marked = { $label } ({ $mark })
me-title = Játékaim
me-option = { $option }: { $value }
me-people =
    { $count ->
        [one] egy ember
       *[other] { $count } ember
    }
me-bots =
    { $count ->
        [one] egy bot ({ $names })
       *[other] { $count } bot ({ $names })
    }
me-which = Mely játékok?
me-all = Mind
me-count = Játék
me-won = Megnyerve
me-row-now = Győzelem egyfolytában, most
me-row-longest = Győzelem egyfolytában, legtöbb
me-accuracy = Pontosság
me-luck = Szerencse
me-accuracy-of = pontosság: { $accuracy }
me-luck-of = szerencse: { $luck }
me-left-out =
    { $count ->
        [one] Egy játék itt nem számít: segítséggel vagy gyakorlásként zajlott.
       *[other] { $count } játék itt nem számít: segítséggel vagy gyakorlásként zajlott.
    }
me-results = Eredmények
me-by-game = Játék szerint
me-by-players = A játékosok száma szerint
me-by-bots = A botok erőssége szerint
me-by-variant = Változat szerint
me-variant-usual = a szokásos játék
me-none-counts = Még egy játék sem számít.
me-time = Az idő során
me-accuracy-title = Pontosság minden elemzett játékban; a vonal az utolsó öt átlaga
me-luck-title = Szerencse: amit a lapok és kockák adtak vagy elvettek, a győzelmi esély százalékpontjaiban
me-game = Játék
me-when = Mikor
me-best = A legjobban játszott
me-unlucky = A legnagyobb balszerencse
me-no-review = A pontosság és a szerencse akkor jelenik meg itt, ha már visszanéztél egy játékot.
me-games = Minden játék
me-coached = segítséggel
me-practice = gyakorlás
me-deal = ugyanaz az osztás
me-daily = a nap osztása, { $day }
me-empty = Még nincs játék
me-empty-about = Játssz végig egyet, és itt megjelenik: mi lett belőle, milyen jól játszottál, mennyi szerencséd volt.
me-play = { $game } indítása
me-off = A játékaid nem őrződnek meg
me-off-about = Így semmi sem kerül elküldésre, és itt sincs semmi. Bármikor bekapcsolhatod.
me-gone = Amit ez az eszköz itt korábban látott, azt egy másik eszközön törölték. Az azóta játszott játékok újra megőrződnek.
me-retry = Újra
mykey-title = Titkos kulcs
mykey-about = Nincs fiók: a játékaid egy véletlen kulcshoz tartoznak, amelyet csak a böngésződ ismer. A szerver az ujjlenyomatát őrzi meg, amelyből a kulcs nem található ki.
mykey-keep = Játékaim megőrzése
mykey-keep-on = Az elkezdett játékaid megjelennek a „Játékaim” között, és a nap osztásánál az első próbálkozásod számít.
mykey-keep-off = Semmi sem kerül elküldésre, semmi sem őrződik meg. Ami korábban megőrződött, az marad, amíg lent nem törlöd.
mykey-passing = Ez a böngésző semmit sem őriz meg, talán mert az ablak privát, vagy megtelt a tárhely. Az ablak bezárásával a kulcs eltűnik: írd fel, ha meg akarod őrizni a játékaidat!
mykey-move = Másik eszközre
mykey-move-about = Irányítsd a másik eszköz kameráját a kódra, vagy írd be ott a tizenkét szót. Akkor mindkettőn ugyanaz a kulcs lesz, ugyanazokkal a játékokkal.
mykey-show = Kód és szavak mutatása
mykey-hide = Elrejtés
mykey-qr = A kulcsot tartalmazó link képe
mykey-secret = Aki ismeri ezeket a szavakat, azé a játékaid. Ne mutasd meg senkinek!
mykey-copy-words = Szavak másolása
mykey-copy-link = Link másolása
mykey-copied = Kimásolva.
mykey-take = Másik eszközről
mykey-words = A tizenkét szó vagy a link
mykey-take-go = Ennek a kulcsnak a használata
mykey-wrong-count =
    { $count ->
        [one] Ez egy szó; { $words } kell.
       *[other] Ez { $count } szó; { $words } kell.
    }
mykey-wrong-word = A(z) { $number }. szó, „{ $word }”, nincs a listán. A szavak angolok.
mykey-wrong-like = A(z) { $number }. szó, „{ $word }”, nincs a listán. Erre gondolsz: „{ $like }”?
mykey-wrong-sum = Minden szó létezik, de együtt nem adnak kulcsot. Az egyik hibás, vagy más a sorrend.
mykey-take-ask = Használod itt ezt a kulcsot?
mykey-take-first = Az ezen az eszközön játszott játékok ezután alatta őrződnek meg, a másik eszközéivel együtt. Csak a saját kulcsodat fogadd el!
mykey-take-instead = Ennek az eszköznek már van kulcsa, a régit az új váltja fel. A két kulcs játékai nem olvadnak össze: a régi mindenhol érvényes marad, ahová átmásoltad, de ha sehol máshol nincs meg, a játékai elvesznek számodra.
mykey-take-yes = Használom
mykey-take-no = Marad a régi kulcs
mykey-cancel = Mégse
mykey-same = Ezen az eszközön már ez a kulcs van.
mykey-taken = Ez az eszköz mostantól ezt a kulcsot használja.
mykey-kept = Ami megőrződik
mykey-kept-about = Minden játékról: az asztal és a helyed, az eredmény, és amit az elemzés talált. Se név, se cím.
mykey-export = Minden letöltése
mykey-delete = Minden törlése
mykey-delete-ask = Minden törlődjön?
mykey-delete-about = Ami e kulcs alatt megőrződött, azonnal törlődik, a többi eszközödön is: a lista, a számok, a napok sora. Az asztalok maradnak, de semmi sem köti őket hozzád. Ez nem vonható vissza.
mykey-delete-no = Maradjon
mykey-deleted = Minden törölve. Az új játékok új kulcsot kapnak, ha ki nem kapcsolod.
mykey-nothing = E kulcs alatt még semmi sem őrződött meg.
mykey-none = Még nincs kulcs. Akkor jön létre, amikor játékot kezdesz.
mykey-happens = Mi van, ha…
mykey-lost-when = …elvész a kulcs?
mykey-lost-then = Másolat nélkül senki sem találja meg újra ezeket a játékokat, mi sem. A böngésző adatainak törlésével a kulcs is törlődik.
mykey-copied-when = …két eszközön van?
mykey-copied-then = Mindkettő alatta őrzi a játékokat, és ugyanazt a listát látja. A nap osztásánál az első próbálkozás számít, bármelyiken is volt.
mykey-deleted-when = …az egyik eszközön mindent törlök?
mykey-deleted-then = Akkor mindenhol törlődik. Az az eszköz, amelyen még megvan a kulcs, újrakezdi alatta, és szól róla.
deal-title = Játszd le ezt az osztást
deal-play = Ugyanazok a lapok neked
deal-about = Oda ülsz, ahol korábban valaki ült, ugyanazok a lapok jönnek ugyanazokból a paklikból, a többi helyen botok ülnek.
deal-same-all = Pontosan ugyanaz: minden hely ugyanazokat a lapokat húzza ugyanabban a sorrendben, és minden kör kockái ugyanazok, bármit játsszon is bárki. Csak a botok döntései lehetnek mások.
deal-same-piles = Majdnem ugyanaz: a húzópakli sorrendje ugyanaz. De mindenki ebből húz, így az, hogy ki melyik lapot kapja, azon múlik, ki hány lapot rak le.
deal-seat = Kinek a helye?
deal-seat-of = Hely: { $name }
deal-go = Ennek az osztásnak a lejátszása
deal-share = Az oldal megosztása
deal-share-text = Játszd le az osztásomat ({ $game }): ugyanazok a lapok, te jössz.
deal-played = Kik játszották
deal-later = Az eredményeket és a visszanézéseket akkor látod, ha te is végigjátszottad ezt az osztást.
deal-first = az első játék
deal-replay = Visszanézés: { $name }
deal-replay-short = Visszanézés
deal-offer = Más jobban csinálta volna? Küldd el neki ezt az osztást: ugyanazok a lapok, a többi helyen botokkal.
deal-offer-go = Az osztáshoz és a linkjéhez
deal-compare = Ugyanaz az osztás
deal-compare-about = Olyan osztást játszottál, amelyet mások is játszottak.
deal-compare-go = Összehasonlítás a többiekkel
deal-fair = Ez az első játék osztása: annak a titka, és azok véletlen bájtjai, akik akkor játszottak. Így előre ismert lehetett, de a böngésződ ellenőrizheti, hogy minden lap ezekből következik.

## Elemzés és edző

review-title = { $game }: elemzés
review-replay = Visszanézés
review-again = Újra
review-computing = A játék elemzése folyik. Az első eredmények néhány másodperc múlva jönnek; az éppen zajló játékok előbbre valók.
review-refining = Első kör. A kulcspillanatok most kerülnek közelebbről sorra.
review-nobody = Itt minden helyen bot játszott, nincs mit elemezni.
review-players = Mennyire volt jó játék?
review-game-accuracy = Az egész játék: { $accuracy }
review-player-accuracy = pontosság
review-way = Győzelmi esély: osztás előtt { $start }, a végén { $outcome }.
review-sums = Mi változtatott { $name } győzelmi esélyén, százalékpontban
review-graph = { $name } győzelmi esélye
review-chance-at = { $chance }, plusz-mínusz { $noise }.
review-change =
    { $cause ->
        [choice] Saját döntés: { $change }.
        [luck] Szerencse: { $change }.
        [others] A többiek: { $change }.
       *[outcome] A vége: { $change }.
    }
review-cause =
    { $cause ->
        [choice] saját döntések
        [luck] szerencse
        [others] a többiek
        [start] a kezdet
       *[outcome] a vége
    }
review-as-table = Táblázatként
review-column-moment = Pillanat
review-column-chance = Esély
review-column-change = Változás
review-column-cause = Ok
review-kind =
    { $kind ->
        [inaccuracy] Pontatlanság
        [mistake] Hiba
       *[blunder] Durva hiba
    }
review-sign =
    { $kind ->
        [inaccuracy] Pontatlanság, −{ $points }.
        [mistake] Hiba, −{ $points }.
       *[blunder] Durva hiba, −{ $points }.
    }
review-moments = Kulcspillanatok
review-moments-none = Nincsenek: egyik döntés sem került annyiba, hogy biztosat lehessen mondani.
review-moments-not-yet = Eddig nincsenek.
review-cost-short = −{ $points }
review-solved = megoldva
review-decision = { $name } döntése
review-played = { $name } ezt játszotta: { $acts }. Győzelmi esély utána: { $chance }.
review-cost =
    { $points ->
        [one] Ez egy százalékpontba került (± { $noise }).
       *[other] Ez { $points } százalékpontba került (± { $noise }).
    }
review-close =
    { $points ->
        [one] Más talán egy százalékponttal jobb lett volna (± { $noise }): túl kevés ahhoz, hogy számítson.
       *[other] Más talán { $points } százalékponttal jobb lett volna (± { $noise }): ez túl kevés vagy túl bizonytalan.
    }
review-best = Jobbat nem találtunk.
review-better = Jobb:
review-best-found = A legjobb, amit találtunk:
review-find = Keresd meg a jobb lépést
review-find-here = Keresd meg te
review-find-count = { $number } / { $count }
review-find-about =
    { $points ->
        [one] { $name } ezt játszotta: { $acts }. Ez egy százalékpontba került. Te mit játszanál? Próbáld ki az asztalon.
       *[other] { $name } ezt játszotta: { $acts }. Ez { $points } százalékpontba került. Te mit játszanál? Próbáld ki az asztalon.
    }
review-find-wait = Gondolkodás …
review-find-show = Mutasd
review-find-look = Megnézem az asztalon
review-find-skip = Kihagyom
review-find-next = Következő pillanat
review-find-again = Újra megpróbálom
review-find-done = Kész
review-find-leave = Nem keresem tovább
review-right =
    { $points ->
        [0] Helyes, ez a legjobb, amit találtunk!
        [one] Helyes: egy százalékpontra van a legjobbtól.
       *[other] Helyes: { $points } százalékpontra van a legjobbtól.
    }
review-wrong =
    { $points ->
        [one] Nem egészen: ez egy százalékpontba kerül.
       *[other] Nem egészen: ez { $points } százalékpontba kerül.
    }
review-open = Nyílt lapokkal
review-open-about = Ami mindenki kezében volt. Ezt senki sem tudhatta, ezért a fenti értékelésben nem számít.
review-winnable-until = Minden lap ismeretében a(z) { $step }. lépésig (összesen { $steps }) akadt út a győzelemhez, utána már nem.
review-winnable-end = Minden lap ismeretében a legvégéig akadt út a győzelemhez.
review-winnable-never = Minden lap ismeretében sem akadt út a győzelemhez egyik lépésnél sem.
review-winnable-about = A keresés korlátozott: amit talál, az biztos, de egy utat elnézhet.
review-winnable-go = Ugrás erre a lépésre
review-about = Mit jelent ez?
review-about-chance = A győzelmi esély olyan játékra szól, amelyben onnantól minden helyen { $bot } (egy bot) játszik tovább. Az értékelés abból indul ki, ami erről a helyről akkor látszott, sok elképzelt osztáson; mindkét lépés ugyanazokon van kipróbálva.
review-about-noise = Minden szám becslés. A szürke sáv és a ± mutatja, mennyire bizonytalan; ami ezen belül van, nem számít hibának. 5, 10, illetve 15 százalékponttól pontatlanság, hiba, durva hiba.
review-about-accuracy = A 100 %-os pontosság azt jelenti: minden döntés olyan jó volt, mint a legjobb megtalált. A szerencse az, amit a lapok és a kockák változtattak.
coach = Edző
coach-off = Nem kell
coach-wish = Kell
coach-about = Kérésre tippet ad, és ha szeretnéd, szól a drága lépések előtt. Mindenki látja, ha be van kapcsolva.
coach-setup = Ha mások is játszanak, mindenkinek bele kell egyeznie. Az edzővel játszott játék nem számít a statisztikádba.
coach-on = Az edző be van kapcsolva
coach-on-about = Az edző itt mindenkinek segít. A játék meg van jelölve, és nem számít a statisztikába.
coach-waits = Bekapcsol, amint mindenki beleegyezik. Még hiányzik: { $names }.
coach-wished = { $names } edzővel szeretne játszani.
coach-agree = Rendben
coach-warn = Szóljon a drága lépések előtt?
coach-warn-about = Az edző rákérdez, mielőtt egy lépés több mint 15 százalékpontba kerülne. Ezt ez a böngésző jegyzi meg.
coach-hint = Tippet kérek az edzőtől
coach-hint-short = Tipp
coach-hint-away = Elteszem a tippet
coach-hint-is = Tipp: { $acts }
coach-hint-chance = Győzelmi esély: { $chance }.
coach-hint-none = Ehhez a döntéshez az edzőnek nincs hozzáfűznivalója.
coach-warning = { $act }: biztosan?
coach-warning-about =
    { $points ->
        [one] Az edző szerint ez egy százalékpontba kerül a győzelmi esélyedből.
       *[other] Az edző szerint ez { $points } százalékpontba kerül a győzelmi esélyedből.
    }
coach-warning-back = Mást választok
coach-warning-play = Mégis ezt játszom
key-hint = tipp az edzőtől
result-coached = Edzővel játszva.
the-game-advice-play = { $card } ide: { $pile }
the-game-advice-end = kör vége
the-game-advice-card = Ajánlott, sorrendben { $order }., ide: { $pile }
the-game-advice-pile = Ide ajánlott: { $cards }.
raise-advice-choose = { $card }
raise-advice-raise = folytatás: { $field } ({ $cards })
raise-advice-pass = passz
raise-advice-card = Ajánlott
raise-advice-to = Jobb: { $field }.

## Long games

long-time = Gondolkodási idő körönként
long-time-none = Amennyi csak kell
long-time-600 = 10 perc
long-time-86400 = Egy nap
long-time-259200 = Három nap
long-time-about = Elnéző óra: senki sem veszít miatta. A kezdőlap megmutatja, hol te jössz, minden eszközön, amelyen ott a kulcsod.
long-overdue = Ha egy kör tovább tart
long-overdue-nothing = Semmi
long-overdue-nothing-about = Az óra piros lesz, ennyi az egész.
long-overdue-nudge = Emlékeztető
long-overdue-nudge-about = Aki késik, körönként egyszer emlékeztetőt kap.
long-overdue-bot = Beugrik egy bot
long-overdue-bot-about = A késő helyett egy bot játszik, amíg vissza nem jön. De csak akkor, ha más emberek várnak rá.
long-left = még { $time }
long-late = késés: { $time }
long-late-now = késésben
long-nudge = Lejárt az időd erre a körre, a többiek rád várnak.
long-nudged = Lejárt az idő, emlékeztetőt kapott: { $names }.
long-back = Visszajöttél, a bot átadta a helyedet.
long-next = Következő játék
long-next-about =
    { $count ->
        [one] Egy másik asztalnál te jössz
       *[other] { $count } másik asztalnál te jössz
    }
long-key-next = a következő játék, ahol te jössz
error-in-time = { $name } még nem lépte túl az idejét ebben a körben.

## Nyilvános asztalok

error-closed = Ez az asztal bezárt.
error-muted = A házigazda elnémított: amit írsz, nem jut el a többiekhez.
error-removed = A házigazda felállított ettől az asztaltól, ezért ide nem ülhetsz vissza.
error-not-together = Ehhez az asztalhoz nem ülhetsz le. Van más is.
error-guest = { $name } kulcs nélkül játszik, így nincs kire emlékezni.
error-yourself = Ez te vagy.
error-not-known = Ez az ember nincs (már) a listádon.
error-nobody-there = Ott nem ül ember.
error-sits-here = Már ennél az asztalnál ül.
error-invited-enough = Már { $most } embert hívtál meg. Várd meg a válaszukat!
error-public-lesson = A lecke egyetlen embernek szól, nem lehet nyilvános.
error-public-deal = Amit mások is ugyanezekkel a lapokkal játszanak, az nem lehet nyilvános.
error-no-report = Nincs ilyen bejelentés.
public-title = Nyilvános asztalok
public-which = Melyik játék?
public-any = Bármelyik játék
public-find = Keress nekem játékot
public-invitations = Meghívások
public-invited = { $name } meghív egy játékra: { $game }
public-decline = Most nem, köszönöm
public-table = { $game } · { $names }
public-seats = foglalt helyek: { $taken }/{ $all }
public-bot = bot: { $rank }, { $level }. szint { $levels } közül
public-none = Most senki sem vár. A „Keress nekem játékot” megnyit egy asztalt; aki legközelebb jön, itt rátalál.
public-more =
    { $count ->
        [one] Még egy
       *[other] Még { $count }
    }
watch-title = Nézhető játszmák
setup-public = Ki ülhet le?
setup-public-no = Akit meghívtak
setup-public-no-about = Az asztalt csak az találja meg, akinél a link vagy a kód van.
setup-public-yes = Bárki
setup-public-yes-about = Amíg itt vagy, az asztal szerepel a kezdőlapon, és bárki leülhet. Később ott nézni lehet a játékot.
lobby-about = { $name }: lehetőségek
hosting-invite = Meghívás: akikkel már játszottál
hosting-invite-about = A meghívást a kezdőlapjukon látják. A kulcsodat senki sem tudja meg, és te sem másét.
hosting-played =
    { $count ->
        [one] egy közös játszma
       *[other] { $count } közös játszma
    }
hosting-invite-one = Meghívom
hosting-invited = Meghívva
hosting-nobody = Még senki. Aki megőrzi a játékait és veled játszik, utána itt lesz.
hosting-no-key = Nem őrzöd meg a játékaidat, így senkire sem emlékszik a szerver. A link és a kód így is működik.
hosting-close = Asztal bezárása
hosting-close-ask = Bezárod az asztalt?
hosting-close-about = Aki már leült, értesül róla. A bezárt asztal nem nyitható ki újra.
hosting-close-no = Maradjon nyitva
hosting-closed = Az asztal bezárt.
table-closed = Ezt az asztalt bezárták.
table-closed-about = Lépni már senki sem tud; ami történt, megnézhető.
manners-mute = Némítás mindenkinek: { $name }
manners-unmute = Újra írhat: { $name }
manners-is-muted = { $name } írhat, de ennél az asztalnál nem jut el senkihez.
manners-ignore = Nem vagyok rá kíváncsi: { $name }
manners-unignore = Újra kíváncsi vagyok rá: { $name }
manners-ignored = Mostantól nem látod: { $name }. Se szöveg, se meghívás, és nyilvános asztalnál sem találkoztok. A titkos kulcsod oldalán látod, kire nem vagy kíváncsi.
manners-ignored-here = Ennél az asztalnál már nem látod, mit ír: { $name }. Kulcs nélkül máshol nem jegyezhető meg.
manners-report = Bejelentés: { $name }
manners-report-what = Mi történt?
manners-report-about = A szerver üzemeltetője elolvassa a szavaidat, és amit ennél az asztalnál írtak. Más senki.
manners-report-send = Bejelentés elküldése
manners-reported = Az üzemeltető megkapta. Köszönjük.
ignored-title = Akikre nem vagy kíváncsi
ignored-about = Nem látsz tőlük semmit, nem hívhatnak meg, és nyilvános asztalnál sem találkoztok. Ők erről nem tudnak.
ignored-end = Levétel a listáról
privacy-link = Adatvédelem

## Az asztalnál: reakciók, képek, az este

error-no-reactions = Ennél az asztalnál játék közben semmit sem szabad mondani, arckifejezéssel sem. A végén már igen.
again-rotated = Újra, egy hellyel arrébb
react = Reakció
reactions = Reakciók
reaction-cheer = Hurrá!
reaction-laugh = Haha!
reaction-wow = Hűha!
reaction-think = Hm …
reaction-sorry = Bocsánat!
reaction-thanks = Köszönöm!
reaction-heard = { $name }: { $what }
key-react = reakció: válassz a hat jel közül
seat-alike = könnyen összetéveszthető név
seat-alike-name = { $name } ({ $number }. hely)
seat-about-alike = { $name } ({ $number }. hely): ez a név összetéveszthető egy másikkal ennél az asztalnál, vagy magával az asztallal. Figyelj a helyre és a képre.
seat-mute = { $name } üzeneteinek elrejtése
seat-unmute = { $name } üzeneteinek megjelenítése
seat-mute-about = Reakciók és szövegek, csak ezen az eszközön. Senki sem értesül róla.
talk-hidden = Elrejtetted a beszélgetést ennél az asztalnál.
talk-hidden-some = Egy része rejtve van: valakit elnémítottál.
quiet-reactions = Reakciók megjelenítése
quiet-talk = Az asztalnál írtak megjelenítése
quiet-about = Koppints valakinek a helyére, ha csak az ő üzeneteit rejtenéd el. Mindez csak erre az eszközre érvényes.
avatar-title = Válassz képet
avatar =
    { $name ->
        [fox] Róka
        [owl] Bagoly
        [cat] Macska
        [bear] Medve
        [hare] Nyúl
        [frog] Béka
        [snail] Csiga
        [duck] Kacsa
        [whale] Bálna
        [mug] Korsó
        [pretzel] Perec
        [candle] Gyertya
       *[any] Bármelyik
    }
avatar-of =
    { $who ->
        [me] A képed: { $avatar }
       *[other] { $name } képe: { $avatar }
    }
evening-title =
    { $games ->
        [one] Eddig: egy játszma
       *[other] Eddig: { $games } játszma
    }
evening-wins =
    { $count ->
        [0] nincs győzelem
        [one] egy győzelem
       *[other] { $count } győzelem
    }
evening-together = Mindenki együtt
evening-you = { $name } (te)
evening-games = Játszmánként
evening-game = { $number }. játszma
evening-won-by = Győztes: { $names }.
evening-sum-points =
    { $value ->
        [one] egy pont
       *[other] { $value } pont
    }
evening-sum-the-game-left =
    { $value ->
        [0] egy lap sem maradt
        [one] összesen egy lap maradt
       *[other] összesen { $value } lap maradt
    }

## Értesítések

error-bad-subscription = A kiszolgáló nem tudja használni ennek a böngészőnek a push-szolgáltatását.
error-bad-address = Ez nem e-mail-cím.
error-address-letters = A szerver csak olyan címre tud írni, amelyben ékezet nélküli betűk állnak, a-tól z-ig.
error-no-contact = A kiszolgáló már nem ismeri ezt az eszközt vagy címet. Kapcsold be újra.
error-mail-link = Ez a hivatkozás már nem érvényes: a cím törölve van.
error-no-mail = Ez a kiszolgáló nem küld e-maileket.
error-too-many-contacts = Ehhez a helyhez már { $most } eszköz és cím tartozik. Kapcsolj ki közülük egyet.
notices-menu = Szólj, ha én jövök
notices-lobby = Szólj, ha kezdődik
notices-title = Értesítések
notices-about = Megtudod, ha te jössz ennél az asztalnál, ha megtelt, és ha vége a játéknak. Körönként legfeljebb egyszer, sosem akkor, amikor épp nézed, és soha semmit senkinek a lapjairól.
notices-device = Ezen az eszközön
notices-device-on = Ez az eszköz szól neked, akkor is, ha az oldal be van zárva.
notices-device-off = Kikapcsolva. A böngésződ lehet, hogy előbb megkérdez.
notices-failed = A böngésződ push-szolgáltatása nem válaszolt. Próbáld meg később.
notices-way-insecure = A böngészők ezt csak biztonságos címen engedik. Működni fog, amint ez a kiszolgáló https-sel is elérhető.
notices-way-install = iPhone-on és iPaden ez a főképernyőről működik: koppints a Megosztás, majd a „Főképernyőhöz adás” gombra, és onnan nyisd meg a stammtischt.
notices-way-blocked = A böngésződ nem engedi, hogy ez az oldal értesítsen. Engedélyezd az oldal beállításaiban, a cím melletti jelnél; privát ablakban ez sosem lehetséges.
notices-way-unsupported = Ez az ablak nem tudja. Egy mai böngésző szokásos, nem privát ablakában működik.
notices-otherwise = Addig a kezdőlap elsőként mutatja, hol jössz te.
notices-mail = E-mailben
notices-mail-address = Az e-mail-címed
notices-mail-send = Hivatkozás küldése
notices-mail-how = Először egy e-mail jön egy hivatkozással. Több csak akkor, ha rákoppintottál, és bármelyik lehet az utolsó, egyetlen koppintással.
notices-mail-asked = Úton van egy e-mail ide: { $address }. Koppints benne a hivatkozásra, és ott fogsz értesülni.
notices-mail-look = Rákoppintottam
notices-mail-not-yet = Még nincs megerősítve. Az e-mail egy percig is eltarthat; nézd meg a levélszemét között is.
notices-mail-on = Értesítést kap: { $address }.
notices-mail-off = Erről az asztalról nem kap semmit: { $address }.
notices-mail-forget = A cím törlése
notices-offer = Szóljak, ha megint te jössz?
notices-offer-yes = Igen, kérem
mail-title = A stammtisch e-mailjei
mail-confirm-ask = Írjon neked a stammtisch, ha te jössz, ha megtelt egy asztal, és ha vége egy játéknak?
mail-confirm-yes = Igen, írj nekem
mail-confirmed = Kész: mostantól értesítést kap { $address }.
mail-stopped = Kész: ide nem érkezik több e-mail: { $address }. A cím egy hét múlva törlődik.
mail-again = Mégis írj nekem
