## The page of plots about many games

report-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in pictures
report-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $players } players, { $moves } moves. Players: { $names }.
report-options = Options: { $options }.
report-forfeited = Games in which a bot failed: { $games }.
report-intervals = Thin lines on bars are 95 % intervals; they take the games as independent. Tables by { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = The figures as a table
report-bot = Bot
report-seat = seat
report-value = Value
report-figure = Figure
report-interval = 95 % interval
report-count = Count
report-most = Only the { $most } of { $all } who play most are shown.

report-wins = Games won
report-wins-team = The share of games that were won, by the bot in all seats.
report-wins-rivals = Each bot’s share of the victories; a shared victory counts as a fraction.
report-seats = Seat advantage
report-seats-about = The share of the victories by seat, counted from 0; all bots together.
report-luck = Luck of the deal
report-luck-team = How much of the differences in the result the bot explains, how much the deal, and how much neither, from { $groups } deals that were played more than once.
report-luck-rivals = How much of the differences in the score (minus the table’s mean) the bot explains, how much the seat’s own cards, and how much neither, from { $groups } hands that were played more than once.
report-luck-bot = the bot
report-luck-deal = the deal
report-luck-rest = neither

## THE GAME

plot-the-game-left = Cards left
plot-the-game-left-about = The share of the bot’s games with at most so many cards left at the end; 0 is won.
plot-the-game-left-axis = cards left at most
plot-the-game-lost-turn = When games are lost
plot-the-game-lost-turn-about = The turn in which somebody was stuck, as a share of the lost games.
plot-the-game-lost-turn-axis = turn
plot-the-game-starter = Won, by who starts
plot-the-game-starter-about = The share of games that were won, by the seat that had the first turn.
plot-the-game-starter-axis = seat
plot-the-game-lost-place = Who is stuck
plot-the-game-lost-place-about = Who could not go on in lost games: 0 is the player who started, 1 the next one clockwise.
plot-the-game-lost-place-axis = place
plot-the-game-steps = Steps a turn
plot-the-game-steps-about = How far a turn takes the piles on, in the mean; a backwards trick counts −10.
plot-the-game-steps-axis = turn
plot-the-game-tens = Backwards tricks
plot-the-game-tens-about = How often a pile was taken back by ten, in the mean of all games.
plot-the-game-tens-axis = bot
plot-the-game-signals = Signals
plot-the-game-signals-about = How many signals were given in a game, in the mean.
plot-the-game-signals-axis = bot

## RAISE

plot-raise-scores = Scores
plot-raise-scores-about = How often each bot reached how many points, in tens.
plot-raise-scores-axis = points
plot-raise-symbol-fields = What each symbol is worth
plot-raise-symbol-fields-about = How many fields a card of this symbol moved the stone when it was laid, in the mean.
plot-raise-symbol-fields-axis = symbol
plot-raise-symbol-first = Rounds won, by the first card
plot-raise-symbol-first-about = How often those won the round who began it with a card of this symbol.
plot-raise-symbol-first-axis = symbol
plot-raise-point-share = Rounds won, by the point card
plot-raise-point-share-about = How often each bot won a round for a point card of this value.
plot-raise-point-share-axis = value of the point card
plot-raise-point-laid = Cards laid for a point card
plot-raise-point-laid-about = How many cards each bot laid in a round for a point card of this value, in the mean.
plot-raise-point-laid-axis = value of the point card
plot-raise-fields = How far stones move
plot-raise-fields-about = The field that a bot’s stone reached in a round for a point card of this value, in the mean.
plot-raise-fields-axis = value of the point card
