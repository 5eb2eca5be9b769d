# Amit a szabályok rajzolt példái mondanak. A kulcs a játék és a példa neve.
# A szereplők mindig Ada, Bruno és Carla; a számok a rajzéi.

rules-allowed = szabad
rules-forbidden = tilos

## THE GAME

the-game-piles = Így áll a négy pakli az első lap előtt.
the-game-two = Ada a 26-ot az A-ra, a 92-t a D-re teszi. Két lap elég: vége a körnek, és jön két új lap.
the-game-rows = Itt kiterítve, hogy minden látszódjon: az A az 1-től az 51-ig nő, a C a 100-tól az 57-ig csökken. Kis ugrásokkal több hely marad.
the-game-fits = A 68 mehet az A pakli 51-ére, pedig ez 17-es ugrás. A 49 túl kicsi az A-ra, az 59 pedig túl nagy a C-re, ahol 57 áll.
the-game-trick = A 37 visszalép a 47 tetejére, a 75 a 65 tetejére: mindkétszer tíz lépés a nyereség. A 38 nem mehet: csak kilenccel kisebb.
the-game-four = Ada négy lapot tesz három paklira: előbb a 15-öt, aztán a 33-at és a 36-ot, végül az 58-at. Utána négyet húz, és megint hat lap van a kezében.
the-game-empty = A húzópakli üres: ebben a körben elég a 86 a B-re, és nincs mit húzni. A 13 és a 97 még követhetné.
the-game-talk = Ada és Bruno ezt mondhatja. Carla nem: ez egy lap száma.
the-game-talk-spare = Az utolsó paklira kérlek semmit!
the-game-talk-jump = Ide kérlek ne ugorjatok nagyot.
the-game-talk-number = Nálam van a 44.
the-game-signals = Az asztalon így néznek ki a jelzések.
the-game-stuck = Két lap kellene. A 90 még jó az A-ra; utána a többi közül egyik sem illik sehova, és vége a játéknak.
the-game-stop = Pusztán a 43 után Ada még nem fejezheti be a kört. Az 53 után már igen, pedig a 64 még illene a B-re.
the-game-left = Adának három lapja maradt, Brunónak kettő, Carlának egy sem, és a húzópakli üres: összesen öt, ez kiváló eredmény.
the-game-left-none-count = 0
the-game-left-none = legyőztétek a játékot
the-game-left-few-count = 1–9
the-game-left-few = kiváló
the-game-left-many-count = 10–98
the-game-left-many = majd legközelebb!

## RAISE

raise-card = Egy 4-es homokóra, amely 5 győzelmi pontot ér: ilyenből kevés van.
raise-card-number = szám
raise-card-symbol = szimbólum
raise-symbols = Az öt szimbólum. Mindegyiknek saját színe és saját körvonala van.
raise-roll = A dobás: három harang, két gyémánt, egy fogaskerék és egy üres oldal. A táblán lévővel együtt a harang 4-szer számít, a gyémánt 3-szor, a fogaskerék 2-szer, a felhő és a homokóra egyszer.
raise-values = Ugyanez a dobás: Ada 2-es harangja 2 × 4 = 8-at ér, Bruno 5-ös gyémántja 15-öt, Carla 3-as fogaskereke 6-ot.
raise-set = Így Ada korongja a 8-ra kerül, Brunóé a 15-re, Carláé a 6-ra. Carla van leghátul, ezért először Carla következik.
raise-last = Itt Ada után Carla is 8-at érő lapot tett le. Carla korongja van felül, tehát az a leghátsó: Carla következik.
raise-overtake = Carla a 6-on áll, és túl kell jutnia a 8-on. Egy 4-es felhő a 10-re visz, utána Ada van hátul. Egy 2-es homokóra csak a 8-ra: egy mezőn állni még nem előzés.
raise-stack = Carla korongja Adáén áll. Ilyenkor bármelyik lap előz: egy 2-es homokóra a 10-re visz, és Ada van hátul.
raise-enough = Előbb a 2-es homokóra, a 8-ra: ez még nem előzés. Jöhet hát a 4-es felhő. A 3-as homokóra után viszont Carla a 9-en áll, túl a 8-on: a 4-es felhő már eggyel több a kelleténél.
raise-short = Carlának csak ez a három lapja van, és a 15-ön kell túljutnia. Együtt a 15-ig visznek, tovább nem: Carlának passzolnia kell.
raise-foremost = Mindenki letette az utolsó lapját. A 27-en Carla korongja Brunóé tetején áll, így Brunóé van legelöl, és az nyer.
raise-pot = A 14-es pontkártya és öt lap, köztük egy 5 pontos: a győztes 23 pontot visz el.
raise-score = A pontkártyák, az elvitt lapok és a kéz együtt 40 pont. Ami a húzópakliban maradt, az nem számít.
raise-score-draw = Húzópakli
