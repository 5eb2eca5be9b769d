# L’analyse d’une partie, pour le navigateur et la ligne de commande.
# Dans les raisons, $name est la personne dont une remarque donne la place (`seat` ou `who`).

## Les décisions qui coûtent quelque chose

review-kind-inaccuracy = Imprécision
review-kind-mistake = Erreur
review-kind-blunder = Gaffe

## Ce qui a changé les chances de gagner

review-cause-start = Avant la donne
review-cause-choice = Choix
review-cause-luck = Hasard
review-cause-others = Les autres
review-cause-outcome = Résultat
review-cause-choice-about = Ce que les propres décisions ont rapporté ou coûté, comparé à ce qu’aurait fait { $bot }
review-cause-luck-about = Cartes piochées et dés lancés, pour autant qu’on les ait vus
review-cause-others-about = Ce qu’ont fait les autres, et ce que cela montre de leurs cartes

## Ce que veulent dire les chiffres

review-chance = Chances de gagner
review-chance-means = Les chances de gagner disent combien de fois ce serait gagné si { $bot } continuait pour tout le monde à partir de là. On juge d’après ce que la personne pouvait savoir, dans beaucoup de donnes imaginées pour tout le reste.
review-share-means = Une victoire partagée compte pour une part.
review-noise-means = ± est l’incertitude : 95 fois sur 100, la vraie valeur s’y trouve.
review-accuracy = Précision
review-accuracy-means = La précision est de 100 % là où rien de mieux n’a été trouvé, et baisse avec chaque chance gaspillée.

## Pourquoi un coup est meilleur : THE GAME

the-game-better-win =
    Cela gagne tout de suite : { $cards ->
        [one] la dernière carte est posée
       *[other] les { $cards } dernières cartes sont posées
    }.
the-game-better-minimum =
    C’est la seule façon de poser { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } que demande le tour.
the-game-better-spare = Cela épargne la pile { $pile }, comme le demandait { $name }.
the-game-better-take = Cela utilise la pile { $pile }, que { $name } disait libre.
the-game-better-ten-back = Le { $card } fait reculer la pile { $pile } de dix.
the-game-better-pair-kept = Le { $low } et le { $high } restent ensemble : dix en arrière plus tard.
the-game-better-back-kept = Le { $card } reste en main ; il peut faire reculer la pile { $pile } de dix.
the-game-better-steps = Tous les pas ensemble : { $steps } au lieu de { $instead }.
the-game-better-small = Tous les pas ensemble ne font que { $steps }.
the-game-better-room =
    La pile { $pile } reste à { $top } : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } de place en plus.
the-game-better-fits =
    { $cards ->
        [one] Le { $card } peut encore être posé ; sinon, aucune pile ne le prend plus.
       *[other] { $cards } cartes, dont le { $card }, peuvent encore être posées ; sinon, aucune pile ne les prend plus.
    }
the-game-better-waits = Le { $card } peut attendre : plus tard aussi, il sera près de la pile { $pile }.
the-game-better-fewer =
    { $cards ->
        [one] { $cards } carte suffit
       *[other] { $cards } cartes suffisent
    } au lieu de { $instead } : le reste peut attendre.
the-game-better-more =
    { $cards ->
        [one] { $cards } carte passe
       *[other] { $cards } cartes passent
    } bien maintenant, pas seulement { $instead }.

## Pourquoi un coup est meilleur : RAISE

raise-better-pot =
    La pile commune de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ne vaut pas { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
raise-better-save =
    { $cards ->
        [one] { $cards } carte reste
       *[other] { $cards } cartes restent
    } pour { $rounds ->
        [one] la manche
       *[other] les { $rounds } manches
    } à venir.
raise-better-overtaken = { $name } pourrait encore te dépasser.
raise-better-points =
    { $points ->
        [one] { $points } point de victoire reste
       *[other] { $points } points de victoire restent
    } en main.
raise-better-sure = Plus personne ne peut te dépasser.
raise-better-safe = Il est peu probable qu’on te dépasse.
raise-better-worth =
    La pile commune de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } vaut { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
raise-better-spare =
    Avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour cette manche et { $rounds ->
        [one] { $rounds } autre
       *[other] { $rounds } autres
    }, inutile d’économiser.
raise-better-last = C’est la dernière manche : rien ne sert de garder des cartes.
raise-better-fewer =
    { $cards ->
        [one] { $cards } carte suffit
       *[other] { $cards } cartes suffisent
    } au lieu de { $instead }.
raise-better-lower = Des cartes plus basses suffisent ; les plus hautes restent pour la suite.
raise-better-further =
    Cela mène { $fields ->
        [one] { $fields } case
       *[other] { $fields } cases
    } plus loin.
raise-better-symbol =
    Dans cette manche, { $symbol ->
        [bell] la cloche
        [diamond] le diamant
        [gear] l’engrenage
        [cloud] le nuage
        [hourglass] le sablier
       *[other] { $symbol }
    } compte { $times } fois : profites-en.
raise-better-keep-symbol =
    Dans cette manche, { $symbol ->
        [bell] la cloche
        [diamond] le diamant
        [gear] l’engrenage
        [cloud] le nuage
        [hourglass] le sablier
       *[other] { $symbol }
    } compte { $times } fois : garde ces cartes pour relancer.
raise-better-front =
    Une première carte plus forte se bat pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : case { $field } au lieu de { $instead }.
raise-better-back = Pour une carte-points de { $points }, une première carte plus faible suffit : case { $field } au lieu de { $instead }.
raise-better-later =
    Dans cette manche, { $symbol ->
        [bell] la cloche
        [diamond] le diamant
        [gear] l’engrenage
        [cloud] le nuage
        [hourglass] le sablier
       *[other] { $symbol }
    } ne compte que { $times } fois ; garde cette carte pour une meilleure.
