# Ce que disent les exemples dessinés des règles. La clé est le jeu et le nom de l’exemple.
# Les personnes s’appellent toujours Ada, Bruno et Carla, et les nombres sont ceux du dessin.

rules-allowed = permis
rules-forbidden = interdit

## THE GAME

the-game-piles = Voici les quatre piles avant la première carte.
the-game-two = Ada pose le 26 sur A et le 92 sur D. Deux cartes suffisent : le tour est fini, et deux nouvelles sont piochées.
the-game-rows = Ici étalées, pour tout voir : A monte du 1 au 51, C descend du 100 au 57. De petits sauts laissent plus de place.
the-game-fits = Le 68 peut aller sur le 51 de A, même si c’est un saut de 17. Le 49 est trop bas pour A, et le 59 trop haut pour C, où se trouve un 57.
the-game-trick = Le 37 revient sur le 47, le 75 sur le 65 : à chaque fois, dix pas de gagnés. Le 38 ne va pas : il n’a que neuf de moins.
the-game-four = Ada pose quatre cartes sur trois piles : d’abord le 15, puis le 33 et le 36, puis le 58. Ensuite, quatre cartes sont piochées, et la main en compte de nouveau six.
the-game-empty = La pioche est vide : le 86 sur B suffit pour ce tour, et rien n’est pioché. Le 13 et le 97 pourraient suivre.
the-game-talk = Ada et Bruno peuvent dire cela. Carla, non : c’est le nombre d’une carte.
the-game-talk-spare = Rien sur la dernière pile, s’il vous plaît !
the-game-talk-jump = Pas de grand saut ici, s’il vous plaît.
the-game-talk-number = J’ai le 44.
the-game-signals = Voici à quoi ressemblent les signaux à la table.
the-game-stuck = Il faut deux cartes. Le 90 va encore sur A ; après cela, aucune des autres ne va nulle part, et la partie est finie.
the-game-stop = Après le 43 seul, Ada ne peut pas encore finir son tour. Après le 53, c’est possible, même si le 64 irait encore sur B.
the-game-left = Il reste trois cartes à Ada, deux à Bruno, aucune à Carla, et la pioche est vide : cinq en tout, un excellent résultat.
the-game-left-none-count = 0
the-game-left-none = le jeu est battu
the-game-left-few-count = 1–9
the-game-left-few = excellent
the-game-left-many-count = 10–98
the-game-left-many = la prochaine fois !

## RAISE

raise-card = Un sablier 4 qui rapporte 5 points de victoire : il y en a peu.
raise-card-number = chiffre
raise-card-symbol = symbole
raise-symbols = Les cinq symboles. Chacun a sa couleur et sa forme.
raise-roll = Les dés montrent trois cloches, deux diamants, un engrenage et une face vide. Avec le symbole du plateau, la cloche compte 4 fois, le diamant 3 fois, l’engrenage 2 fois, le nuage et le sablier une fois.
raise-values = Le même lancer : la cloche 2 d’Ada vaut 2 × 4 = 8, le diamant 5 de Bruno vaut 15, l’engrenage 3 de Carla vaut 6.
raise-set = Le pion d’Ada va donc sur la case 8, celui de Bruno sur la 15 et celui de Carla sur la 6. Carla, tout derrière, joue d’abord.
raise-last = Ici, Carla aussi a joué une carte qui vaut 8, après Ada. Son pion est sur le dessus, donc le plus en arrière : c’est à Carla.
raise-overtake = Carla est sur la 6 et doit dépasser la 8. Un nuage 4 mène à la 10, et c’est à Ada. Un sablier 2 ne mène qu’à la 8 : à égalité, on n’a pas dépassé.
raise-stack = Le pion de Carla est posé sur celui d’Ada. N’importe quelle carte dépasse alors : un sablier 2 mène à la 10, et c’est à Ada.
raise-enough = D’abord le sablier 2, jusqu’à la 8 : pas encore dépassé. Le nuage 4 peut donc suivre. Mais après le sablier 3, Carla est sur la 9 et a dépassé la 8 : le nuage 4 est une carte de trop.
raise-short = Carla n’a que ces trois cartes et doit dépasser la 15. Toutes ensemble, elles mènent à la 15, pas plus loin : Carla doit passer.
raise-foremost = Toutes les mains sont vides. Sur la 27, le pion de Carla est posé sur celui de Bruno ; celui de Bruno est donc le plus avancé et gagne.
raise-pot = La carte-points 14 et cinq cartes, dont une qui rapporte 5 points : 23 points pour qui gagne la manche.
raise-score = Cartes-points, cartes remportées et main : 40 points. Ce qui reste dans la pioche ne compte pas.
raise-score-draw = Pioche
