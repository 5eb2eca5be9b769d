## The page of plots about many games

report-title = { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    } w obrazach
report-about = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }, liczba miejsc: { $players }, liczba ruchów: { $moves }. Przy stole: { $names }.
report-options = Opcje: { $options }.
report-forfeited = Partie, w których bot zawiódł: { $games }.
report-intervals = Cienkie kreski na słupkach to przedziały 95%; zakładają, że partie są niezależne. Tabele zapisał { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = Liczby w tabeli
report-bot = Bot
report-seat = miejsce
report-value = Wartość
report-figure = Liczba
report-interval = Przedział 95%
report-count = Ile razy
report-most = Pokazano tylko tych, którzy grają najwięcej: { $most } z { $all }.

report-wins = Wygrane partie
report-wins-team = Udział wygranych partii według bota na wszystkich miejscach.
report-wins-rivals = Udział każdego bota w zwycięstwach; podzielone zwycięstwo liczy się jako ułamek.
report-seats = Przewaga miejsca
report-seats-about = Udział w zwycięstwach według miejsca, licząc od 0; wszystkie boty razem.
report-luck = Szczęście w rozdaniu
report-luck-team = Ile z różnic w wyniku wyjaśnia bot, ile rozdanie, a ile żadne z nich; rozdań granych więcej niż raz: { $groups }.
report-luck-rivals = Ile z różnic w punktach (względem średniej stołu) wyjaśnia bot, ile własne karty miejsca, a ile żadne z nich; zestawów kart granych więcej niż raz: { $groups }.
report-luck-bot = bot
report-luck-deal = rozdanie
report-luck-rest = żadne z nich

## THE GAME

plot-the-game-left = Pozostałe karty
plot-the-game-left-about = Udział partii, w których na końcu zostało najwyżej tyle kart; 0 to wygrana.
plot-the-game-left-axis = najwyżej tyle kart zostało
plot-the-game-lost-turn = Kiedy przegrywa się partie
plot-the-game-lost-turn-about = Tura, w której nie dało się grać dalej, jako udział przegranych partii.
plot-the-game-lost-turn-axis = tura
plot-the-game-starter = Wygrane według tego, kto zaczyna
plot-the-game-starter-about = Udział wygranych partii według miejsca, które miało pierwszą turę.
plot-the-game-starter-axis = miejsce
plot-the-game-lost-place = Kto utknął
plot-the-game-lost-place-about = Kto w przegranych partiach nie mógł grać dalej: 0 zaczynał, 1 to następny zgodnie z ruchem wskazówek zegara.
plot-the-game-lost-place-axis = kolejność
plot-the-game-steps = Kroki na turę
plot-the-game-steps-about = O ile tura przesuwa stosy, średnio; cofnięcie liczy się jako −10.
plot-the-game-steps-axis = tura
plot-the-game-tens = Cofnięcia
plot-the-game-tens-about = Ile razy w partii stos cofnął się o dziesięć, średnio.
plot-the-game-tens-axis = bot
plot-the-game-signals = Sygnały
plot-the-game-signals-about = Ile sygnałów podano w partii, średnio.
plot-the-game-signals-axis = bot

## RAISE

plot-raise-scores = Punkty
plot-raise-scores-about = Jak często który bot zdobył ile punktów, co dziesięć.
plot-raise-scores-axis = punkty
plot-raise-symbol-fields = Ile wart jest każdy symbol
plot-raise-symbol-fields-about = O ile pól przesunęła znacznik położona karta z tym symbolem, średnio.
plot-raise-symbol-fields-axis = symbol
plot-raise-symbol-first = Wygrane rundy według pierwszej karty
plot-raise-symbol-first-about = Jak często rundę wygrywała osoba, która zaczęła ją kartą z tym symbolem.
plot-raise-symbol-first-axis = symbol
plot-raise-point-share = Wygrane rundy według karty punktacji
plot-raise-point-share-about = Jak często który bot wygrał rundę o kartę punktacji tej wartości.
plot-raise-point-share-axis = wartość karty punktacji
plot-raise-point-laid = Karty za kartę punktacji
plot-raise-point-laid-about = Ile kart który bot położył w rundzie o kartę punktacji tej wartości, średnio.
plot-raise-point-laid-axis = wartość karty punktacji
plot-raise-fields = Jak daleko dochodzą znaczniki
plot-raise-fields-about = Pole, do którego znacznik bota doszedł w rundzie o kartę punktacji tej wartości, średnio.
plot-raise-fields-axis = wartość karty punktacji
