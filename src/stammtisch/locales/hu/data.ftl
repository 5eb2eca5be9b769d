## The page of plots about many games

report-title = { $game }: { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    } képekben
report-about = { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }, { $deals ->
        [one] { $deals } osztás
       *[other] { $deals } osztás
    }, { $players } hely, { $moves } lépés. Az asztalnál: { $names }.
report-options = Beállítások: { $options }.
report-forfeited = Játszmák, amelyekben egy bot hibázott: { $games }.
report-intervals = A sávokon a vékony vonalak 95 %-os intervallumok; a játszmákat függetlennek veszik. A táblázatokat ez írta: { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = A számok táblázatban
report-bot = A bot
report-seat = hely
report-value = Érték
report-figure = Szám
report-interval = 95 %-os intervallum
report-count = Darab
report-most = Csak a legtöbbet játszó { $most } látható ennyiből: { $all }.

report-wins = Megnyert játszmák
report-wins-team = A megnyert játszmák aránya aszerint, hogy melyik bot ül minden helyen.
report-wins-rivals = Az egyes botok részesedése a győzelmekből; a megosztott győzelem törtrésznek számít.
report-seats = A hely előnye
report-seats-about = A győzelmek aránya helyenként, 0-tól számolva; az összes bot együtt.
report-luck = Az osztás szerencséje
report-luck-team = Az eredmények különbségeiből mennyit magyaráz a bot, mennyit az osztás, és mennyit egyik sem; ennyi többször lejátszott osztás alapján: { $groups }.
report-luck-rivals = A pontok (az asztal átlagához mért) különbségeiből mennyit magyaráz a bot, mennyit a hely saját lapjai, és mennyit egyik sem; ennyi többször lejátszott lapsor alapján: { $groups }.
report-luck-bot = a bot
report-luck-deal = az osztás
report-luck-rest = egyik sem

## THE GAME

plot-the-game-left = Megmaradt lapok
plot-the-game-left-about = Azoknak a játszmáknak az aránya, amelyek végén legfeljebb ennyi lap maradt; 0 a győzelem.
plot-the-game-left-axis = legfeljebb ennyi lap maradt
plot-the-game-lost-turn = Mikor vész el a játszma
plot-the-game-lost-turn-about = A kör, amelyben valaki elakadt, az elvesztett játszmák arányában.
plot-the-game-lost-turn-axis = kör
plot-the-game-starter = Győzelem aszerint, hogy ki kezd
plot-the-game-starter-about = A megnyert játszmák aránya aszerint, hogy melyik hely kezdett.
plot-the-game-starter-axis = hely
plot-the-game-lost-place = Ki akad el
plot-the-game-lost-place-about = Ki nem tudott továbblépni az elvesztett játszmákban: 0 a kezdő, 1 az óramutató járása szerint következő.
plot-the-game-lost-place-axis = sorszám
plot-the-game-steps = Lépések körönként
plot-the-game-steps-about = Átlagosan mennyivel viszi tovább egy kör a paklikat; a visszalépés −10-nek számít.
plot-the-game-steps-axis = kör
plot-the-game-tens = Visszalépések
plot-the-game-tens-about = Egy játszmában átlagosan hányszor lépett vissza egy pakli tízzel.
plot-the-game-tens-axis = bot
plot-the-game-signals = Jelzések
plot-the-game-signals-about = Egy játszmában átlagosan hány jelzés hangzott el.
plot-the-game-signals-axis = bot

## RAISE

plot-raise-scores = Pontszámok
plot-raise-scores-about = Milyen gyakran ért el egy bot ennyi pontot, tízesével.
plot-raise-scores-axis = pont
plot-raise-symbol-fields = Mennyit érnek a szimbólumok
plot-raise-symbol-fields-about = Átlagosan hány mezővel vitte előre a korongot egy ilyen szimbólumú lap.
plot-raise-symbol-fields-axis = szimbólum
plot-raise-symbol-first = Megnyert körök az első lap szerint
plot-raise-symbol-first-about = Milyen gyakran nyerte meg a kört az, aki ilyen szimbólumú lappal kezdte.
plot-raise-symbol-first-axis = szimbólum
plot-raise-point-share = Megnyert körök a pontkártya szerint
plot-raise-point-share-about = Milyen gyakran nyerte meg egy bot a kört ilyen értékű pontkártyáért.
plot-raise-point-share-axis = a pontkártya értéke
plot-raise-point-laid = Lapok egy pontkártyáért
plot-raise-point-laid-about = Átlagosan hány lapot tett le egy bot az ilyen értékű pontkártyáért folyó körben.
plot-raise-point-laid-axis = a pontkártya értéke
plot-raise-fields = Meddig jutnak a korongok
plot-raise-fields-about = A mező, amelyet egy bot korongja az ilyen értékű pontkártyáért folyó körben átlagosan elért.
plot-raise-fields-axis = a pontkártya értéke
