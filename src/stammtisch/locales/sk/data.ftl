## The page of plots about many games

report-title = { $game }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    } v obrázkoch
report-about = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdaní
    }, počet miest: { $players }, počet ťahov: { $moves }. Pri stole: { $names }.
report-options = Voľby: { $options }.
report-forfeited = Hry, v ktorých bot zlyhal: { $games }.
report-intervals = Tenké čiary na stĺpcoch sú 95-percentné intervaly; berú hry ako nezávislé. Tabuľky zapísal { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = Čísla v tabuľke
report-bot = Bot
report-seat = miesto
report-value = Hodnota
report-figure = Číslo
report-interval = 95-percentný interval
report-count = Počet
report-most = Ukazujú sa len tí, čo hrajú najviac: { $most } z { $all }.

report-wins = Vyhraté hry
report-wins-team = Podiel vyhratých hier podľa bota na všetkých miestach.
report-wins-rivals = Podiel každého bota na výhrach; delená výhra sa počíta ako zlomok.
report-seats = Výhoda miesta
report-seats-about = Podiel na výhrach podľa miesta, počítané od 0; všetci boti spolu.
report-luck = Šťastie pri rozdaní
report-luck-team = Koľko z rozdielov vo výsledku vysvetlí bot, koľko rozdanie a koľko ani jedno; rozdaní hraných viackrát: { $groups }.
report-luck-rivals = Koľko z rozdielov v bodoch (oproti priemeru stola) vysvetlí bot, koľko vlastné karty miesta a koľko ani jedno; súborov kariet hraných viackrát: { $groups }.
report-luck-bot = bot
report-luck-deal = rozdanie
report-luck-rest = ani jedno

## THE GAME

plot-the-game-left = Zostávajúce karty
plot-the-game-left-about = Podiel hier, na ktorých konci zostalo najviac toľko kariet; 0 je výhra.
plot-the-game-left-axis = najviac toľko kariet zostalo
plot-the-game-lost-turn = Kedy sa hry prehrávajú
plot-the-game-lost-turn-about = Ťah, v ktorom to ďalej nešlo, ako podiel prehratých hier.
plot-the-game-lost-turn-axis = ťah
plot-the-game-starter = Výhry podľa toho, kto začína
plot-the-game-starter-about = Podiel vyhratých hier podľa miesta, ktoré malo prvý ťah.
plot-the-game-starter-axis = miesto
plot-the-game-lost-place = Kto uviazne
plot-the-game-lost-place-about = Kto v prehratých hrách nemohol ďalej: 0 začínal, 1 je ďalší v smere hodinových ručičiek.
plot-the-game-lost-place-axis = poradie
plot-the-game-steps = Kroky za ťah
plot-the-game-steps-about = O koľko ťah v priemere posunie balíčky; krok späť sa počíta ako −10.
plot-the-game-steps-axis = ťah
plot-the-game-tens = Kroky späť
plot-the-game-tens-about = Koľkokrát za hru sa balíček vrátil o desať, v priemere.
plot-the-game-tens-axis = bot
plot-the-game-signals = Signály
plot-the-game-signals-about = Koľko signálov za hru padlo, v priemere.
plot-the-game-signals-axis = bot

## RAISE

plot-raise-scores = Body
plot-raise-scores-about = Ako často ktorý bot dosiahol koľko bodov, po desiatkach.
plot-raise-scores-axis = body
plot-raise-symbol-fields = Čo ktorý symbol vynesie
plot-raise-symbol-fields-about = O koľko polí posunula kameň vyložená karta s týmto symbolom, v priemere.
plot-raise-symbol-fields-axis = symbol
plot-raise-symbol-first = Vyhraté kolá podľa prvej karty
plot-raise-symbol-first-about = Ako často vyhral kolo ten, kto ho začal kartou s týmto symbolom.
plot-raise-symbol-first-axis = symbol
plot-raise-point-share = Vyhraté kolá podľa karty s bodmi
plot-raise-point-share-about = Ako často ktorý bot vyhral kolo o kartu s bodmi tejto hodnoty.
plot-raise-point-share-axis = hodnota karty s bodmi
plot-raise-point-laid = Karty za kartu s bodmi
plot-raise-point-laid-about = Koľko kariet ktorý bot vyložil v kole o kartu s bodmi tejto hodnoty, v priemere.
plot-raise-point-laid-axis = hodnota karty s bodmi
plot-raise-fields = Kam až kamene dôjdu
plot-raise-fields-about = Pole, na ktoré kameň bota došiel v kole o kartu s bodmi tejto hodnoty, v priemere.
plot-raise-fields-axis = hodnota karty s bodmi
