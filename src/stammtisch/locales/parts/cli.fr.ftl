# Command line

## Help

cli-about = Une table d'habitués pour deux jeux de cartes, RAISE et THE GAME.
cli-more = Pour en savoir plus sur chaque commande, avec un exemple : 'stammtisch COMMANDE --help'.
cli-commands = commandes
cli-example = Exemple :
cli-version = indiquer la version
cli-language = la langue, l'une de celles-ci :
cli-COMMAND = COMMANDE
cli-GAME = JEU
cli-FILE = FICHIER
cli-FOLDER = DOSSIER
cli-NAME-VALUE = NOM=VALEUR
cli-game = the-game ou raise
cli-json = afficher un objet JSON

cli-play = Ouvrir la table dans le navigateur : jouer avec ses proches et des bots.
cli-play-host = l'adresse d'écoute ; 0.0.0.0 laisse entrer les téléphones (127.0.0.1)
cli-play-port = s'il est pris, un port libre le remplace (8480)
cli-play-database = où les parties sont gardées (dans votre dossier de données)
cli-play-no-browser = ne pas ouvrir le navigateur

cli-simulate = Faire jouer des bots et dire comment cela s'est passé.
cli-simulate-players = combien de personnes à la table
cli-simulate-bots = un pour toutes les places, ou un pour chacune (greedy)
cli-simulate-games = combien de parties (100)
cli-simulate-records = noter les parties ici, pour 'stammtisch check'
cli-simulate-committed = distribuer d'après un secret que le relevé engage au début et dévoile à la fin

cli-table-seed = un mot ou un nombre ; la même graine donne les mêmes parties (1)
cli-table-option = une option du jeu, autant de fois que l'on veut
cli-table-set = RAISE : les valeurs de votre propre boîte
cli-table-workers = processus (un par cœur)

cli-arena = Faire se rencontrer tous les bots, places échangées et mêmes cartes, et les classer.
cli-arena-bots = les bots
cli-arena-games = parties par rencontre (100)
cli-arena-players = places à la table (2)

cli-bots = Énumérer les bots, du plus faible au plus fort, avec ce qui a été mesuré.

cli-check = Rejouer un relevé d'après les règles ; s'il est faux, la ligne et la raison sont données.
cli-check-file = un relevé : lignes JSON, une partie ou plusieurs

cli-rules = Raconter les règles d'un jeu avec nos propres mots.

cli-train = Instruire un bot en le faisant jouer contre lui-même ; après une interruption, le même appel continue.
cli-train-players = pour combien de personnes
cli-train-min-cards = THE GAME : combien de cartes demande un tour (2)
cli-train-games = de combien de parties apprendre (300000)
cli-train-minutes = s'arrêter après tant de minutes ; le même appel continue plus tard
cli-train-seed = la même graine donne les mêmes poids (1)
cli-train-start-from = commencer avec ces poids
cli-train-out = où écrire (weights)
cli-train-rate = THE GAME : vitesse d’apprentissage (0.03)
cli-train-most = THE GAME : combien de tours sont comparés (24)
cli-train-win-share = THE GAME : poids de la victoire au début, le reste va aux cartes posées (0.6)
cli-train-generations = RAISE : combien de générations (120)
cli-train-deals = RAISE : combien de donnes joue chaque essai (500)

cli-bench = Mesurer à quelle vitesse cet ordinateur joue.
cli-bench-seconds = durée de chaque mesure (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = usage :
argparse-positional-arguments = ce qu'il faut
argparse-options = options
argparse-show-this-help-message-and-exit = afficher tout ceci
argparse-argument = %(argument_name)s : %(message)s
argparse-unknown-parser-choices = la commande %(parser_name)r n'existe pas ; il y a : %(choices)s
argparse-the-following-arguments-are-required = il manque : %s
argparse-unrecognized-arguments = incompréhensible : %s
argparse-expected-one-argument = il manque une valeur
argparse-ignored-explicit-argument = ne prend pas de valeur, mais on a donné %r
argparse-ambiguous-option-could-match = %(option)s peut vouloir dire : %(matches)s
argparse-invalid-value = %(value)r n'est pas un nombre qui convient
argparse-invalid-choice-choose-from = %(value)r n'existe pas ; il y a : %(choices)s

## Mistakes

mistake-more = { $message } ; pour en savoir plus : '{ $program } --help'
mistake-language = il n'y a pas de textes en '{ $name }' ; il y a : { $names }
mistake-game = le jeu '{ $name }' n'existe pas ici ; il y a : { $names }
mistake-bot = le bot '{ $name }' n'existe pas pour { $game } ; il y a : { $names }
mistake-option-form = --option { $given } devrait avoir la forme NOM=VALEUR
mistake-option-name = l'option '{ $name }' n'existe pas ; il y a : { $names }
mistake-option-value = { $name } vaut { $value }, mais seules ces valeurs sont possibles : { $values }
mistake-least = --{ $name } vaut { $value }, mais doit valoir au moins { $least }
mistake-listen = impossible d'écouter sur { $host }, port { $port } : { $reason }
mistake-read = impossible de lire { $file } : { $reason }
mistake-write = impossible d'écrire { $file } : { $reason }
mistake-no-file = le fichier { $file } n'existe pas
mistake-utf8 = { $file } n'est pas un texte UTF-8
mistake-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommez-en un pour toutes, ou un pour chacune
mistake-two-bots = une arène demande au moins deux bots différents, séparés par des virgules
interrupted =
    { $games ->
        [one] interrompu après { $done } partie sur { $games }
       *[other] interrompu après { $done } parties sur { $games }
    }

## Figures

figure-0 = { NUMBER($number, maximumFractionDigits: 0) }
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-range = de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables and summaries

progress-games = parties
summary-played =
    { $game }, { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed } : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 1) } parties par seconde
summary-team =
    { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } avec 95 % de confiance), { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartes restantes en moyenne, { NUMBER($excellent, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } d'excellents résultats
arena-title =
    { $game }, { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
teams-title = Équipes
meetings-title = Rencontres
seats-title = Places
bots-title = Bots pour { $game }
bench-title = Vitesse, un cœur
column-about = ce qu'il fait
column-aim = but
column-bot = bot
column-games = parties
column-interval = 95 %
column-left = restantes
column-level = niveau
column-measured = mesuré
column-ms = ms par coup
column-per-second = par seconde
column-rating = cote
column-ratio = rapport
column-times-plain = fois le moteur simple
column-score = points
column-seat = place
column-table = table
column-team = équipe
column-what = quoi
column-wins = victoires
column-won = gagnées
check-fault = { $file } : ligne { $line } : { $reason }
check-right =
    { $games ->
        [one] { $games } partie juste
       *[other] { $games } parties justes
    }
check-committed =
    { $games ->
        [one] dont { $games } distribuée comme engagé
       *[other] dont { $games } distribuées comme engagé
    }
check-faults =
    { $faults ->
        [one] { $faults } faute
       *[other] { $faults } fautes
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }, { $cards ->
        [one] au moins { $cards } carte
       *[other] au moins { $cards } cartes
    } : parties gagnées
train-axis = parties dont on a appris
train-signals = avec signaux
train-silent = muet
train-raise-title = RAISE : victoires contre le premier essai
train-raise-axis = générations

## The bots

bots-the-game-random = pose n'importe quelle carte qui convient
bots-the-game-greedy = des tours entiers aux plus petits pas, sauts en arrière compris
bots-the-game-planner = des tours entiers selon quelques principes ; donne des signaux et en tient compte
bots-the-game-learned = le tour que préfère un réseau formé en jouant contre lui-même
bots-the-game-sharp = essaie les meilleurs tours dans quelques mondes imaginés
bots-the-game-master = essaie plus de tours dans plus de mondes, et voit plus loin
bots-raise-random = n'importe quel coup permis
bots-raise-greedy = la relance la moins chère tant que la pile commune en vaut la peine
bots-raise-thrifty = pèse la pile commune, les cartes et les manches à venir
bots-raise-shrewd = continue la partie dans quelques mondes imaginés
bots-raise-master = continue la partie dans de nombreux mondes imaginés

## The web table

serve-port = Le port { $port } est pris, la table est donc sur { $taken }.
serve-at = La table est ici : { $address }
serve-phones = Pour les téléphones du même réseau : { $address }
serve-end = Ctrl-C pour finir ; toutes les parties sont gardées.
