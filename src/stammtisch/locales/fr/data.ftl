## The page of plots about many games

report-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en images
report-about = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $players } places, { $moves } coups. À la table : { $names }.
report-options = Options : { $options }.
report-forfeited = Parties où un bot a failli : { $games }.
report-intervals = Les traits fins sur les barres sont des intervalles à 95 %, qui supposent les parties indépendantes. Tableaux de { $software }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-figures = Les chiffres en tableau
report-bot = Le bot
report-seat = place
report-value = Valeur
report-figure = Chiffre
report-interval = Intervalle à 95 %
report-count = Nombre
report-most = Seuls figurent les { $most } sur { $all } qui jouent le plus.

report-wins = Parties gagnées
report-wins-team = La part des parties gagnées, selon le bot à toutes les places.
report-wins-rivals = La part de chaque bot dans les victoires ; une victoire partagée compte pour une fraction.
report-seats = L’avantage de la place
report-seats-about = La part des victoires selon la place, comptée à partir de 0 ; tous les bots ensemble.
report-luck = La chance de la donne
report-luck-team = Quelle part des écarts de résultat s’explique par le bot, par la donne, ou par ni l’un ni l’autre, d’après { $groups } donnes jouées plus d’une fois.
report-luck-rivals = Quelle part des écarts de points (par rapport à la moyenne de la table) s’explique par le bot, par les cartes de la place, ou par ni l’un ni l’autre, d’après { $groups } jeux de cartes joués plus d’une fois.
report-luck-bot = le bot
report-luck-deal = la donne
report-luck-rest = ni l’un ni l’autre

## THE GAME

plot-the-game-left = Cartes restantes
plot-the-game-left-about = La part des parties avec au plus ce nombre de cartes à la fin ; 0, c’est gagné.
plot-the-game-left-axis = cartes restantes au plus
plot-the-game-lost-turn = Quand les parties se perdent
plot-the-game-lost-turn-about = Le tour où plus rien n’allait, en part des parties perdues.
plot-the-game-lost-turn-axis = tour
plot-the-game-starter = Gagné, selon qui commence
plot-the-game-starter-about = La part des parties gagnées, selon la place qui a eu le premier tour.
plot-the-game-starter-axis = place
plot-the-game-lost-place = Qui reste bloqué
plot-the-game-lost-place-about = Qui ne pouvait plus jouer dans les parties perdues : 0 a commencé, 1 est à côté dans le sens des aiguilles d’une montre.
plot-the-game-lost-place-axis = rang
plot-the-game-steps = Pas par tour
plot-the-game-steps-about = De combien un tour fait avancer les piles, en moyenne ; un saut en arrière compte −10.
plot-the-game-steps-axis = tour
plot-the-game-tens = Sauts en arrière
plot-the-game-tens-about = Combien de fois par partie une pile a reculé de dix, en moyenne.
plot-the-game-tens-axis = bot
plot-the-game-signals = Signaux
plot-the-game-signals-about = Combien de signaux ont été donnés par partie, en moyenne.
plot-the-game-signals-axis = bot

## RAISE

plot-raise-scores = Points marqués
plot-raise-scores-about = Combien de fois chaque bot a atteint ce nombre de points, par dizaines.
plot-raise-scores-axis = points
plot-raise-symbol-fields = Ce que vaut chaque symbole
plot-raise-symbol-fields-about = De combien de cases une carte de ce symbole a fait avancer le pion, en moyenne.
plot-raise-symbol-fields-axis = symbole
plot-raise-symbol-first = Manches gagnées, selon la première carte
plot-raise-symbol-first-about = Combien de fois la manche est allée à qui l’a commencée avec une carte de ce symbole.
plot-raise-symbol-first-axis = symbole
plot-raise-point-share = Manches gagnées, selon la carte-points
plot-raise-point-share-about = Combien de fois chaque bot a gagné la manche pour une carte-points de cette valeur.
plot-raise-point-share-axis = valeur de la carte-points
plot-raise-point-laid = Cartes posées pour une carte-points
plot-raise-point-laid-about = Combien de cartes chaque bot a posées dans une manche pour une carte-points de cette valeur, en moyenne.
plot-raise-point-laid-axis = valeur de la carte-points
plot-raise-fields = Jusqu’où vont les pions
plot-raise-fields-about = La case que le pion d’un bot a atteinte dans une manche pour une carte-points de cette valeur, en moyenne.
plot-raise-fields-axis = valeur de la carte-points
