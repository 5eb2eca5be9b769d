## The page of plots about many games

report-title = { $game }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } v obrázcích
report-about = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }, počet míst: { $players }, počet tahů: { $moves }. U stolu: { $names }.
report-options = Volby: { $options }.
report-forfeited = Hry, ve kterých robot selhal: { $games }.
report-intervals = Tenké čáry na sloupcích jsou 95% intervaly; berou hry jako nezávislé. Tabulky zapsal { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = Čísla v tabulce
report-bot = Robot
report-seat = místo
report-value = Hodnota
report-figure = Číslo
report-interval = 95% interval
report-count = Počet
report-most = Ukazují se jen ti, kdo hrají nejvíc: { $most } z { $all }.

report-wins = Vyhrané hry
report-wins-team = Podíl vyhraných her podle robota na všech místech.
report-wins-rivals = Podíl každého robota na výhrách; dělená výhra se počítá jako zlomek.
report-seats = Výhoda místa
report-seats-about = Podíl na výhrách podle místa, počítáno od 0; všichni roboti dohromady.
report-luck = Štěstí při rozdání
report-luck-team = Kolik z rozdílů ve výsledku vysvětlí robot, kolik rozdání a kolik ani jedno; rozdání hraných víckrát: { $groups }.
report-luck-rivals = Kolik z rozdílů v bodech (proti průměru stolu) vysvětlí robot, kolik vlastní karty místa a kolik ani jedno; sad karet hraných víckrát: { $groups }.
report-luck-bot = robot
report-luck-deal = rozdání
report-luck-rest = ani jedno

## THE GAME

plot-the-game-left = Zbylé karty
plot-the-game-left-about = Podíl her, na jejichž konci zbylo nejvýš tolik karet; 0 je výhra.
plot-the-game-left-axis = nejvýš tolik karet zbylo
plot-the-game-lost-turn = Kdy se hry prohrávají
plot-the-game-lost-turn-about = Tah, ve kterém to dál nešlo, jako podíl prohraných her.
plot-the-game-lost-turn-axis = tah
plot-the-game-starter = Výhry podle toho, kdo začíná
plot-the-game-starter-about = Podíl vyhraných her podle místa, které mělo první tah.
plot-the-game-starter-axis = místo
plot-the-game-lost-place = Kdo uvázne
plot-the-game-lost-place-about = Kdo v prohraných hrách nemohl dál: 0 začínal, 1 je další po směru hodinových ručiček.
plot-the-game-lost-place-axis = pořadí
plot-the-game-steps = Kroky za tah
plot-the-game-steps-about = O kolik tah v průměru posune balíčky; finta se počítá jako −10.
plot-the-game-steps-axis = tah
plot-the-game-tens = Finty
plot-the-game-tens-about = Kolikrát za hru se balíček vrátil o deset, v průměru.
plot-the-game-tens-axis = robot
plot-the-game-signals = Signály
plot-the-game-signals-about = Kolik signálů za hru padlo, v průměru.
plot-the-game-signals-axis = robot

## RAISE

plot-raise-scores = Body
plot-raise-scores-about = Jak často který robot dosáhl kolika bodů, po desítkách.
plot-raise-scores-axis = body
plot-raise-symbol-fields = Co který symbol vynese
plot-raise-symbol-fields-about = O kolik polí posunula kámen vyložená karta s tímto symbolem, v průměru.
plot-raise-symbol-fields-axis = symbol
plot-raise-symbol-first = Vyhraná kola podle první karty
plot-raise-symbol-first-about = Jak často vyhrál kolo ten, kdo ho začal kartou s tímto symbolem.
plot-raise-symbol-first-axis = symbol
plot-raise-point-share = Vyhraná kola podle karty s body
plot-raise-point-share-about = Jak často který robot vyhrál kolo o kartu s body této hodnoty.
plot-raise-point-share-axis = hodnota karty s body
plot-raise-point-laid = Karty za kartu s body
plot-raise-point-laid-about = Kolik karet který robot vyložil v kole o kartu s body této hodnoty, v průměru.
plot-raise-point-laid-axis = hodnota karty s body
plot-raise-fields = Kam až kameny dojdou
plot-raise-fields-about = Pole, na které kámen robota došel v kole o kartu s body této hodnoty, v průměru.
plot-raise-fields-axis = hodnota karty s body
