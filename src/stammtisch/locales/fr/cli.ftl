# Command line

## Help

cli-about = Une table d’habitués pour deux jeux de cartes, RAISE et THE GAME.
cli-more = Pour en savoir plus sur chaque commande, avec un exemple : 'stammtisch COMMANDE --help'.
cli-commands = commandes
cli-example = Exemple :
cli-version = indiquer la version
cli-language = la langue, l’une de celles-ci :
cli-COMMAND = COMMANDE
cli-GAME = JEU
cli-FILE = FICHIER
cli-FOLDER = DOSSIER
cli-NAME = NOM
cli-PATH = CHEMIN
cli-ADDRESS = ADRESSE
cli-NAME-VALUE = NOM=VALEUR
cli-game = le jeu, l’un de ceux-ci :
cli-json = afficher un objet JSON

cli-play = Ouvrir la table dans le navigateur : jouer avec ses proches et des bots.
cli-play-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones (127.0.0.1)
cli-play-port = le port (8480 ou, s’il est pris, n’importe quel port libre)
cli-play-database = où les parties sont gardées : un fichier, ou une base PostgreSQL sous la forme postgresql://UTILISATEUR@HÔTE/NOM (un fichier dans ton dossier de données)
cli-play-host-name = noms auxquels le serveur répond, en plus de localhost et du nom de cette machine
cli-play-trusted-proxies = adresses ou réseaux des proxys dont on croit les adresses transmises
cli-play-prefix = chemin après le nom d’hôte où un proxy propose ce serveur, comme /jeux
cli-play-public-url = adresse vers laquelle mènent les liens des e-mails, avec le préfixe s’il y en a un : https://jeux.example.org ; sinon celle du seul --host-name
cli-play-no-browser = ne pas ouvrir le navigateur
cli-play-no-browser-errors = ne pas accepter les erreurs signalées par les navigateurs
cli-play-set = RAISE : les valeurs de ta propre boîte, proposées à côté du jeu standard ; plusieurs fois possible
cli-play-smtp = serveur SMTP pour les e-mails aux joueurs : smtp://nom:motdepasse@hôte:port ou smtps://… ; mieux dans STAMMTISCH_SMTP, où personne ne voit le mot de passe
cli-play-mail-from = l’adresse d’où viennent ces e-mails (ou STAMMTISCH_MAIL_FROM)
cli-play-json = afficher l’adresse en une ligne de JSON, pour les scripts

cli-simulate = Faire jouer des bots et dire comment cela s’est passé.
cli-simulate-players = combien de personnes à la table
cli-simulate-bots = un bot pour toutes les places, ou un par place (le deuxième plus faible) ; un nom, chemin.py:Classe, paquet:Classe ou "cmd:programme"
cli-simulate-games = combien de parties (100)
cli-simulate-records = noter les parties ici, pour 'stammtisch check' ; .gz et .zst sont compressés
cli-simulate-committed = distribuer d’après un secret que le relevé engage au début et dévoile à la fin

cli-table-seed = un mot ou un nombre ; la même graine donne les mêmes parties (1)
cli-table-option = une option du jeu, autant de fois que l’on veut
cli-table-set = RAISE : les valeurs de ta propre boîte
cli-table-workers = processus (un par cœur)
cli-table-cluster = jouer sur un cluster Ray : local en démarre un sur cette machine, HÔTE:PORT utilise un cluster déjà démarré

cli-arena = Faire se rencontrer tous les bots, places échangées et mêmes cartes, et les classer.
cli-arena-bots = les bots, par leur nom, chemin.py:Classe, paquet:Classe ou "cmd:programme"
cli-arena-games = parties par rencontre (100)
cli-arena-players = places à la table (2)

cli-CODE = CODE
cli-table-seconds = secondes dont un bot dispose pour un coup ; ceux de l’extérieur sont arrêtés peu après (2)
cli-table-log = dossier pour ce que les bots écrivent sur la sortie d’erreur (un dossier temporaire)

cli-join = Asseoir un bot à une table en cours.
cli-join-code = le code de la table
cli-join-server = l’adresse du serveur (http://127.0.0.1:8480)
cli-join-bot = un nom, chemin.py:Classe, paquet:Classe ou "cmd:programme"
cli-join-name = le nom que voient les autres (celui de la classe ou du programme)
cli-join-seat = la place, comptée à partir de 1 (la première libre)
cli-join-stay = jouer aussi chaque partie suivante des mêmes personnes

cli-probe-bot = Faire jouer un bot à tous les jeux et dire ce qu’il fait de travers.
cli-probe-bot-bot = chemin.py:Classe, paquet:Classe, "cmd:programme" ou un nom
cli-probe-bot-game = seulement ce jeu ; peut être répété

join-sits = { $name } est à la place { $seat } de la table { $table }
join-over = la partie est finie : { $result }
join-closed = la table a été fermée
join-failed = { $bot } : { $fault } : { $what } ; un bot du serveur continue
probe-right =
    { $game } : tout est juste en { $games ->
        [one] une partie
       *[other] { $games } parties
    } et { $positions ->
        [one] une position isolée
       *[other] { $positions } positions isolées
    } ; { NUMBER($ms, maximumFractionDigits: 2) } ms par coup
probe-wrong =
    { $game } : il y a eu des fautes, en { $games ->
        [one] une partie
       *[other] { $games } parties
    } et { $positions ->
        [one] une position isolée
       *[other] { $positions } positions isolées
    } ; { NUMBER($ms, maximumFractionDigits: 2) } ms par coup
outside-log = ce que les bots ont écrit sur la sortie d’erreur est dans { $folder }
faults-title =
    Perdues par faute : { $forfeited } sur { $games ->
        [one] une partie
       *[other] { $games } parties
    }
fault-start = pas démarré
fault-crash = planté
fault-late = trop tard
fault-nonsense = réponse illisible
fault-illegal = coup interdit
fault-out-of-turn = a parlé sans être interrogé
column-fault = faute
column-options = options
column-players = joueurs
mistake-bot-package = il n’y a pas de paquet ni de module Python '{ $name }'
mistake-bot-program = il n’y a pas de programme '{ $name }'
mistake-bot-start = { $name } ne peut pas jouer : { $what }
mistake-client-missing = il manque des paquets ; installe-les avec : pip install 'stammtisch[client]'
mistake-extra-missing = il manque des paquets ; installe-les avec : pip install "stammtisch[{ $extra }]"
mistake-no-encoding = { $game } n’a pas l’encodage dont les environnements ont besoin
mistake-reward = il n’y a pas de récompense { $name } ; au choix : { $names }
mistake-not-simultaneous = dans { $game }, les places n’agissent pas toujours toutes en même temps ; prends env au lieu de parallel_env
mistake-render-mode = il n’y a pas d’affichage { $name } ; au choix : { $names }
mistake-other-seats = { $count } bots pour { $seats } autres places ; donne un nom pour toutes, ou un pour chacune
mistake-batch-actions = { $given } actions pour { $games } parties ; il faut des nombres entiers, un par partie
mistake-batch-action = ligne { $row } (partie { $index }) : l’action { $action } n’y est pas permise ; rien n’a été joué
mistake-batch-number = { $name } vaut { $value }, mais doit être un nombre entier à partir de 1
mistake-batch-seed = la graine est trop longue : { $most } octets au plus
mistake-batch-recv = il faut send avant le prochain recv
mistake-batch-send = il faut recv avant send
mistake-seconds = --seconds vaut { $value }, mais doit être supérieur à 0
mistake-join-server = le serveur est inutilisable : { $reason }

cli-bots = Énumérer les bots, du plus faible au plus fort, avec ce qui a été mesuré.

cli-check = Rejouer un relevé d’après les règles ; s’il est faux, la ligne et la raison sont données.
cli-check-file = un relevé : lignes JSON, une partie ou plusieurs ; plusieurs fichiers possibles
cli-check-kept = ce que ton navigateur a gardé de cette donne (à enregistrer depuis la page du résultat) ; la vérification prouve alors davantage

cli-review = Juger les décisions de parties finies : ce que chacune a coûté, ce qui était du hasard et ce qui aurait été mieux.
cli-review-file = un relevé : lignes JSON, une partie finie ou plusieurs
cli-review-game = seulement cette partie du fichier, comptée à partir de 1 (toutes)
cli-review-svg = dessiner dans ce fichier les chances de gagner au fil de la partie
cli-review-html = écrire toute l’analyse dans ce fichier, en page pour le navigateur

cli-rules = Raconter les règles d’un jeu avec nos propres mots.

cli-export = Écrire des relevés sous forme de tableaux (Parquet), pour polars, DuckDB et d’autres.
cli-export-file = un relevé : lignes JSON, compressées ou non ; plusieurs fichiers possibles
cli-export-parquet = le nouveau dossier pour les tableaux games, turns et moves
cli-export-game = seulement les relevés de ce jeu (tous ; ils doivent être d’un seul jeu)
export-done = { $folder } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans games.parquet, turns.parquet et moves.parquet

cli-dataset = Faire jouer les mêmes donnes à des bots de plusieurs niveaux et écrire les parties sous forme de tableaux.
cli-dataset-folder = le nouveau dossier pour les tableaux et leur description
cli-dataset-levels = les bots, séparés par des virgules (trois qui jouent vite) ; chaque donne est jouée une fois par niveau
cli-dataset-games = combien de parties, tous niveaux confondus (100000)
dataset-done = { $folder } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = interrompu après { $done } parties sur { $games } ; rien n’a été écrit

cli-report = Écrire une page de graphiques sur un dossier de tableaux.
cli-report-folder = le dossier écrit par 'stammtisch export' ou 'stammtisch dataset'
cli-report-output = la page (report.html dans le dossier)
report-done = { $file } est écrit ; ouvre-le dans un navigateur

cli-train = Instruire un bot en le faisant jouer contre lui-même ; après une interruption, le même appel continue.
cli-train-players = pour combien de personnes
cli-train-min-cards = THE GAME : combien de cartes demande un tour (2)
cli-train-fewer-cards = THE GAME : une main a une carte de moins
cli-train-games = de combien de parties apprendre (300000)
cli-train-minutes = s’arrêter après tant de minutes ; le même appel continue plus tard
cli-train-seed = la même graine donne les mêmes poids (1)
cli-train-start-from = commencer avec ces poids
cli-train-out = où écrire (weights)
cli-train-rate = THE GAME : vitesse d’apprentissage (0.03)
cli-train-most = THE GAME : combien de tours sont comparés (24)
cli-train-win-share = THE GAME : poids de la victoire au début, le reste va aux cartes posées (0.6)
cli-train-worlds = THE GAME : jouer en cherchant dans autant de mondes imaginés et apprendre ce qui est trouvé (0 : d’après la valeur seule)
cli-train-generations = RAISE : combien de générations (120)
cli-train-deals = RAISE : combien de donnes joue chaque essai (500)
cli-train-cluster = faire jouer les processus d’un cluster Ray et apprendre ici : local en démarre un sur cette machine, HÔTE:PORT utilise un cluster déjà démarré
cli-train-workers = processus du cluster (un par cœur)
cli-train-resume = reprendre un entraînement interrompu ; refusé s’il n’y en a pas
cli-train-no-resume = recommencer à zéro, même si un entraînement interrompu pouvait être repris

cli-bench = Mesurer à quelle vitesse cet ordinateur joue.
cli-bench-seconds = durée de chaque mesure (2)

## What the parser says. The key is Python’s own sentence; %s and the like are its variables.

argparse-usage = usage :
argparse-positional-arguments = ce qu’il faut
argparse-options = options
argparse-show-this-help-message-and-exit = afficher tout ceci
argparse-argument = %(argument_name)s : %(message)s
argparse-unknown-parser-choices = la commande %(parser_name)r n’existe pas ; il y a : %(choices)s
argparse-the-following-arguments-are-required = il manque : %s
argparse-unrecognized-arguments = incompréhensible : %s
argparse-expected-one-argument = il manque une valeur
argparse-ignored-explicit-argument = ne prend pas de valeur, mais on a donné %r
argparse-not-allowed-with-argument = ne va pas avec %s
argparse-ambiguous-option-could-match = %(option)s peut vouloir dire : %(matches)s
argparse-invalid-value = %(value)r n’est pas un nombre qui convient
argparse-invalid-choice-choose-from = %(value)r n’existe pas ; il y a : %(choices)s

## Mistakes

mistake-more = { $message } ; pour en savoir plus : '{ $program } --help'
mistake-language = il n’y a pas de textes en '{ $name }' ; il y a : { $names }
mistake-game = le jeu '{ $name }' n’existe pas ici ; il y a : { $names }
mistake-bot = le bot '{ $name }' n’existe pas pour { $game } ; il y a : { $names }
mistake-option-form = --option { $given } devrait avoir la forme NOM=VALEUR
mistake-option-name = l’option '{ $name }' n’existe pas ; il y a : { $names }
mistake-option-value = { $name } vaut { $value }, mais seules ces valeurs sont possibles : { $values }
mistake-no-seat = seat vaut { $seat }, mais doit aller de 0 à { $last }
mistake-least = --{ $name } vaut { $value }, mais doit valoir au moins { $least }
mistake-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
mistake-port-taken = le port { $port } de { $host } est pris, peut-être par un autre stammtisch ; arrête-le ou choisis-en un autre avec --port
mistake-metrics = impossible de fournir les mesures sur { $host }, port { $port } : { $reason }
mistake-size = '{ $given }' n’est pas une taille ; donne des octets, ou un nombre suivi de K, M, G ou T, comme 200M
mistake-read = impossible de lire { $file } : { $reason }
mistake-write = impossible d’écrire { $file } : { $reason }
mistake-ending = { $file } n’est pas un nom de relevé ; ils se terminent par { $endings }
mistake-no-file = le fichier { $file } n’existe pas
mistake-no-training = il n’y a rien à entraîner pour { $game }, seulement pour : { $names }
mistake-no-interrupted-training = il n’y a pas d’entraînement interrompu dans { $folder }
mistake-cluster-unreachable = aucun cluster Ray ne répond à { $address } ; vérifie qu’il est démarré et que l’hôte et le port sont corrects
mistake-cluster = le cluster Ray à { $address } n’est pas utilisable : { $reason }
mistake-cluster-address = '{ $address }' n’est pas l’adresse d’un cluster Ray ; écris local ou HÔTE:PORT
mistake-cluster-start = impossible de démarrer Ray sur cette machine : { $reason }
mistake-cluster-missing = il manque des paquets pour --cluster ; installe-les avec : pip install 'stammtisch[cluster]'
mistake-cluster-version = le cluster Ray à { $address } a Ray et Python { $there }, cette machine { $here } ; ils doivent être identiques
mistake-cluster-token = le cluster Ray à { $address } demande un jeton, qui manque ou est faux ; définis RAY_AUTH_MODE=token et le jeton du cluster
mistake-cluster-software = la machine { $machine } du cluster a stammtisch { $there }, celle-ci { $here } ; ils doivent être identiques
mistake-cluster-software-missing = impossible de charger stammtisch sur le cluster : { $reason }
mistake-cluster-lost = le cluster a perdu plusieurs fois la même partie du travail : { $reason }
mistake-cluster-bot = sur le cluster : { $reason }
mistake-review-svg = ce fichier contient { $games } parties ; choisis-en une avec --game, ou écris une page avec --html
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (et une autre erreur)
        [many] { $first } (et { $more } d’autres erreurs)
       *[other] { $first } (et { $more } autres erreurs)
    }
mistake-set-name = { $file } : un autre jeu s’appelle déjà '{ $name }' ; donne à celui-ci un nom à lui
mistake-smtp = --smtp doit être une adresse comme smtp://nom:motdepasse@mail.example.org:587 ou smtps://mail.example.org
mistake-smtp-missing = --mail-from a besoin aussi d’un serveur SMTP : --smtp smtp://mail.example.org
mistake-mail-from = --mail-from n’est pas une adresse e-mail : { $address }
mistake-mail-from-missing = --smtp a besoin aussi de l’adresse d’où viennent les e-mails : --mail-from jeux@example.org
mistake-public-url = --public-url doit être une adresse comme https://jeux.example.org{ $prefix }, sans nom d’utilisateur, ni '?' ni '#' : { $given }
mistake-public-url-path = --public-url doit avoir le même chemin que --prefix : { $right }, et non { $given }
mistake-public-url-missing = --smtp a besoin aussi de l’adresse vers laquelle mènent les liens des e-mails : --public-url https://jeux.example.org{ $prefix }
mistake-utf8 = { $file } n’est pas un texte UTF-8
mistake-host-name = '{ $name }' n’est pas un nom d’hôte ; l’écrire sans http:// ni port, comme jeux.example.org
mistake-proxy = '{ $name }' n’est ni une adresse ni un réseau ; écrire par exemple 127.0.0.1 ou 10.0.0.0/8
mistake-prefix = '{ $name }' ne peut pas être le chemin de ce serveur ; écrire par exemple /jeux, mais pas une de ses propres pages
mistake-store = impossible d’utiliser la base de données '{ $name }' : { $reason }
mistake-store-newer = la base de données est en version { $version } ; ce programme connaît les versions jusqu’à { $known }
mistake-store-in-use = un autre serveur stammtisch (processus { $process }) utilise la base de données '{ $name }' ; arrête-le d’abord ou choisis un autre fichier avec --database
mistake-store-shared = des serveurs utilisent la base de données '{ $name }', peut-être sur d’autres machines ; arrête-les tous d’abord
mistake-store-alone = la base de données '{ $name }' ne peut pas être partagée en ce moment : elle est en train d’être restaurée, déplacée ou rangée, ou un serveur d’une version antérieure l’utilise ; attends que ce soit fini ou arrête ce serveur
mistake-store-kind = '{ $name }' n’est pas une base de données que stammtisch peut utiliser ; donne le chemin d’un fichier ou une adresse comme postgresql://UTILISATEUR@HÔTE/NOM
mistake-store-driver = le pilote de PostgreSQL n’est pas installé ; installe-le avec : pip install 'stammtisch[postgres]'
mistake-store-unreachable = aucun serveur PostgreSQL ne répond à '{ $name }' ; vérifie qu’il est démarré et que l’hôte et le port sont corrects
mistake-store-login = le serveur PostgreSQL refuse cet utilisateur ou ce mot de passe : '{ $name }'
mistake-store-missing = cette base de données n’existe pas sur le serveur PostgreSQL : '{ $name }' ; crée-la d’abord, par exemple avec createdb
mistake-store-permission = cet utilisateur n’a pas le droit de créer des tables dans la base de données '{ $name }' ; son propriétaire peut l’accorder avec GRANT
mistake-store-foreign = '{ $name }' contient autre chose que des parties de stammtisch ; choisis une autre base de données avec --database
mistake-store-moved = les parties de '{ $name }' ont été transférées vers '{ $target }' ; indique cette base avec --database
mistake-not-empty = il y a déjà quelque chose dans { $folder } ; indique un dossier nouveau ou vide
mistake-not-folder = { $folder } n’est pas un dossier
mistake-several-games = { $file } a des parties de { $other } après des parties de { $one } ; choisis-en un avec --game
mistake-level-twice = un niveau figure deux fois dans --levels
mistake-dataset-bot = un bot a failli dans la partie { $number } : { $what }
mistake-no-table = le tableau { $file } n’existe pas ; 'stammtisch export' et 'stammtisch dataset' écrivent des tableaux
mistake-not-table = { $file } n’est pas un tableau écrit par stammtisch
mistake-tables-version = { $file } vient d’une autre version de stammtisch ; exporte de nouveau les parties
mistake-server-missing = il manque des paquets à 'stammtisch play' ; installe-les avec : pip install 'stammtisch[server]'
because-file = ce fichier n’existe pas
because-folder = c’est un dossier
because-right = ce n’est pas permis ici
mistake-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommes-en un pour toutes, ou un pour chacune
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
rating-range = de { $low } à { $high }
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables and summaries

progress-games = parties
progress-cluster = démarrage de Ray
progress-review = analyse
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
    } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } avec 95 % de confiance)
measure-the-game-mean_left = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartes restantes en moyenne
measure-the-game-excellent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } d’excellents résultats
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
bench-the-game-plain-1 = THE GAME, moteur simple, au hasard, en solitaire
bench-the-game-greedy-1 = THE GAME, noyau rapide, carte la plus proche, en solitaire
bench-the-game-learned-1 = THE GAME, noyau rapide, appris, en solitaire
bench-the-game-learned-3 = THE GAME, noyau rapide, appris, à trois
bench-the-game-plain-4 = THE GAME, moteur simple, au hasard, à quatre
bench-raise-plain-2 = RAISE, moteur simple, au hasard, à deux
bench-raise-kernel-2 = RAISE, noyau rapide, au hasard, à deux
bench-raise-plain-4 = RAISE, moteur simple, au hasard, à quatre
column-about = ce qu’il fait
column-aim = but
column-bot = bot
column-games = parties
column-interval = 95 %
column-the-game-mean_left = restantes
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
column-better = mieux
column-kind = genre
column-lost = perdu
column-move = coup
column-played = joué
column-player = qui
column-why = pourquoi
review-of-game = { $game } : analyse de la partie { $number }
review-accuracy-of-game = Précision de la partie : { $accuracy }
review-key-moments = Moments clés
review-no-key-moments = Aucune décision n’a coûté 5 points ou plus de façon certaine.
review-winnable-all = À cartes ouvertes, une victoire a été trouvée jusqu’à la fin.
review-winnable-at = À cartes ouvertes, une victoire a encore été trouvée au coup { $at }, plus ensuite.
review-winnable-none = À cartes ouvertes, aucune victoire n’a été trouvée dès le premier tour.
review-axis = coups
check-fault = { $file } : ligne { $line } : { $reason }
check-fault-move = { $file } : ligne { $line } : { $reason } [{ $move }]
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
check-took-part = { $file } : ligne { $line } : { $names } – hasard personnel ajouté à cette donne. Avec ce que son navigateur a gardé (--kept), chacun peut prouver que personne n’a pu la diriger.
check-proven = { $file } : ligne { $line } : personne n’a pu diriger cette donne. Tes propres octets aléatoires y entrent, et tout le reste était fixé avant qu’ils soient connus. Ont participé : { $names }.
check-left-out = { $file } : ligne { $line } : octets aléatoires annoncés, mais pas arrivés à temps : { $names }. Le donneur a donc pu choisir de s’en servir ou non.
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

bots-the-game-random = pose n’importe quelle carte qui convient
bots-the-game-greedy = des tours entiers aux plus petits pas, sauts en arrière compris
bots-the-game-planner = des tours entiers selon quelques principes ; donne des signaux et en tient compte
bots-the-game-learned = le tour que préfère un réseau formé en jouant contre lui-même
bots-the-game-sharp = essaie les meilleurs tours dans quelques mondes imaginés
bots-the-game-master = essaie plus de tours dans plus de mondes, et voit plus loin
bots-raise-random = n’importe quel coup permis
bots-raise-greedy = la relance la moins chère tant que la pile commune en vaut la peine
bots-raise-thrifty = pèse la pile commune, les cartes et les manches à venir
bots-raise-shrewd = continue la partie dans quelques mondes imaginés
bots-raise-master = continue la partie dans de nombreux mondes imaginés

## The web table

serve-port = Le port { $port } est pris, la table est donc sur { $taken }.
serve-at = La table est ici : { $address }
serve-phones = Pour les téléphones du même réseau : { $address }
serve-metrics = Les mesures pour Prometheus sont ici : { $address }
serve-end = Ctrl-C pour finir ; toutes les parties sont gardées.

## Backups and moving

cli-FROM = SOURCE
cli-TO = CIBLE
cli-backup = Sauvegarder la base de données dans un seul fichier, pendant que le serveur tourne.
cli-backup-file = le fichier à écrire ; il contient des secrets, à garder pour soi
cli-backup-force = écraser le fichier s’il existe
cli-restore = Remplir une base de données à partir d’une sauvegarde ; aucun serveur ne doit l’utiliser.
cli-restore-file = la sauvegarde
cli-restore-database = la base de données à remplir : un fichier, ou postgresql://UTILISATEUR@HÔTE/NOM (celle du dossier de données)
cli-restore-replace = remplacer le contenu de la base ; l’ancien contenu est gardé à côté
cli-move-database = Copier une base de données dans une autre, par exemple un fichier dans PostgreSQL, et la vérifier partie par partie.
cli-move-from = l’ancienne base : un fichier, ou postgresql://UTILISATEUR@HÔTE/NOM ; elle garde ses parties et est refusée ensuite
cli-move-to = la nouvelle, qui doit être vide
keep-copying = copie
keep-moving = copie et vérification
backup-done = { $file } est écrit : { $size } Mo, nombre de tables : { $tables }. Il contient des clés, des adresses e-mail et les cartes des parties en cours : gardez-le pour vous.
restore-done = '{ $name }' est restaurée. Nombre de tables : { $tables }.
restore-kept = L’ancien contenu est gardé dans { $name }.
move-done = Les { $rows } lignes sont dans '{ $name }' et comparées. Nombre de tables : { $tables }.
move-checked = Rejouées selon les règles, et intactes : { $tables }.
move-unknown = Non rejouées, car le jeu ou sa version des règles n’est pas installé ici : { $tables } ({ $names })
move-damaged = la table { $table } était déjà endommagée et a été copiée telle quelle : { $reason }
move-next = '{ $source }' garde ses parties telles quelles ; le serveur et les commandes la refusent désormais. Démarre le serveur avec --database { $target }
move-not-marked = '{ $source }' n’a pas pu être marquée comme transférée : le serveur et les commandes l’acceptent encore ; renommez-la ou supprimez-la
mistake-store-full = il n’y a plus de place pour '{ $name }' ; rien n’a été changé
mistake-store-read-only = '{ $name }' est en lecture seule ; rien n’a été changé
mistake-store-corrupt = le fichier '{ $name }' est endommagé et illisible ; rien n’a été changé
mistake-store-absent = il n’y a pas de base de données de stammtisch à '{ $name }'
mistake-keep-same = '{ $name }' ne peut pas être copiée dans elle-même
mistake-keep-exists = '{ $name }' existe déjà ; écrasez-le avec --force, ou choisissez un autre nom
mistake-keep-busy = un autre processus est en train d’écrire '{ $name }'
mistake-keep-not-empty = la base de données '{ $name }' n’est pas vide ; rien n’a été changé. Choisissez-en une vide, ou remplacez-la par 'stammtisch restore' avec --replace
mistake-keep-different = ce qui a été copié dans '{ $name }' n’est pas identique ({ $names }) ; rien n’a été changé

## Tidying

cli-DURATION = DURÉE
cli-tidy = Supprimer les vieilles tables dont personne n’a besoin : celles qui ont attendu en vain, les leçons, les tables fermées.
cli-tidy-older-than = seulement ce que personne n’a touché depuis : heures, jours ou semaines, par exemple 12h, 90d, 4w
cli-tidy-finished = aussi les parties terminées, sauf si une donne du jour, une analyse, un signalement ou une autre partie de leur soirée en a besoin
cli-tidy-dry-run = dire seulement ce qui serait supprimé
cli-play-tidy-after = une fois par jour, supprimer les tables que personne n’a touchées depuis, par exemple 90d, comme 'stammtisch tidy' (jamais)
tidy-nothing = Il n’y a rien à supprimer.
tidy-done = Supprimé : tables qui ont attendu en vain : { $waiting } ; leçons : { $lessons } ; tables fermées : { $closed } ; parties terminées : { $finished } ; environ { $size } Mo en tout.
tidy-would = Serait supprimé : tables qui ont attendu en vain : { $waiting } ; leçons : { $lessons } ; tables fermées : { $closed } ; parties terminées : { $finished } ; environ { $size } Mo en tout.
tidy-in-use = Elles restent, car quelqu’un y est : { $tables }.
tidy-space = Les nouvelles parties utilisent la place. Un fichier devient plus petit si l’on y fait le ménage quand aucun serveur ne l’utilise.
mistake-duration = { $option } doit être un nombre d’heures, de jours ou de semaines, par exemple 12h, 90d ou 4w, et non '{ $given }'
mistake-tidy-stopped = la base de données '{ $name }' a refusé un changement, peut-être parce que son disque est plein ; ce qui a été supprimé avant n’y est plus, tout le reste est comme avant

# What a messenger shows of a link
preview-invited = Une table t’attend
preview-picture = Les cartes, les dés et les pions de deux jeux

## Pourquoi un coup n’est pas permis

why-seat = la place { $number }
why-rule = { $reason } (règle { $rule })
why-chance = Seul le hasard distribue, lance les dés et tire au sort.
why-no-seat = Seule une personne à la table peut faire cela.
why-no-deal = On ne distribue pas de carte maintenant.
why-deal-to = La prochaine carte va à { $who }.
why-dealt = { $card } est une carte déjà distribuée.
why-no-card = La carte { $card } n’existe pas.
why-not-settled = On ne décide pas maintenant qui commence.
why-first = Ce ne peut pas être à { $who } de commencer.
why-no-act = { $act } n’est pas un coup de { $game }.
why-no-action = Ici, aucun coup ne porte le numéro { $action }.
the-game-why-drawing = Le tour est fini : on pioche maintenant.
the-game-why-pile = La pile { $pile } n’existe pas ; les piles sont A, B, C et D.
the-game-why-degree = L’envie de commencer est 0, 1 ou 2, et non { $degree }.
the-game-why-signal = { $word } sur { $topic } n’est pas un signal.
raise-why-no-point = On ne retourne pas de carte-points maintenant.
raise-why-point = La carte-points { $points } n’existe pas.
raise-why-point-before = La carte-points { $points } a déjà été retournée.
raise-why-no-die = On ne lance pas de dé maintenant.
raise-why-face = Le dé { $die } ne peut pas montrer { $face } ; ses faces sont : { $faces }.
raise-why-refill = D’abord, { $who } complète sa main.

## Ce qui est faux dans un relevé

record-fault = ligne { $line } : { $reason }
record-begin = Une partie commence par son en-tête, une ligne avec 'record'.
record-none = Il n’y a pas de partie dans ce fichier.
record-version = Ce relevé est en version { $version } ; seule la version 1 peut être lue.
record-header = Il manque à l’en-tête : { $names }.
record-game = Le jeu '{ $name }' n’existe pas.
record-rules = Ce sont des règles en version { $version } ; { $game } est connu en version { $known }.
record-seats = 'seats' doit être une liste de noms.
record-options = 'options' doit être un objet.
record-after = Après le résultat, seul 'reveal' peut suivre.
record-early = Voici un résultat, mais la partie n’est pas finie.
record-result = Le résultat est { $right }, et non { $written }.
record-line = La ligne { $line } devrait être { $right }.
record-no-commitment = Un secret est dévoilé, mais l’en-tête n’en engage aucun.
record-reveal-early = Le secret est dévoilé avant le résultat.
record-hexadecimal = Le secret n’est pas hexadécimal.
record-secret = Le secret n’est pas celui qui était engagé.
record-not-committed = La ligne { $line } n’est pas distribuée comme engagé.
record-cut-off = Le relevé est coupé : la partie n’a pas de résultat.
record-unrevealed = Le relevé est coupé : l’en-tête engage un secret, mais il n’est pas dévoilé.
record-scheme = Le procédé de hasard { $version } est inconnu ; les procédés 1 à { $known } sont connus.
record-scheme-alone = L’en-tête nomme un procédé ou des contributions, mais n’engage aucun secret.
record-contribution = Les contributions de l’en-tête sont mal écrites.
record-contribution-value = La contribution de la place { $seats } n’est pas celle que son empreinte annonçait.
record-kept = Ce n’est pas ce qu’un navigateur garde d’une donne : un objet avec 'commitment', 'hashes' et 'value'.
record-kept-commitment = L’engagement n’est pas celui que tu avais vu en premier.
record-kept-hashes = Les contributions annoncées ne sont pas celles que tu avais vues avant de dévoiler la tienne.
record-kept-value = Ta propre contribution n’a pas été utilisée.
record-json = JSON cassé à la colonne { $column }.
record-deep = JSON cassé : trop imbriqué.
record-digits = Un nombre a plus de chiffres qu’aucun nombre d’un relevé.
record-long-line = La ligne dépasse { $most } caractères : ce n’est pas un relevé.
record-long = Plus de { $most } lignes suivent ici sans nouvel en-tête : ce n’est pas un relevé.
record-damaged = Le fichier est endommagé ou tronqué : impossible de le décompresser.
record-second = Une autre partie commence ici ; une seule était attendue.
record-utf8 = Ce n’est pas un texte UTF-8.
record-object = Une ligne contient un objet JSON, et non { $found }.
record-move = Ce n’est pas un coup de { $game } : { $line }
record-card = '{ $card }' n’est pas une carte ; une carte s’écrit comme 'bell-2-1' : symbole-nombre-points.
notation-unknown = '{ $text }' n’est pas un coup de { $game } ; un coup s’écrit ainsi : { $like }
notation-card = '{ $card }' n’est pas une carte ; une carte s’écrit ainsi : { $like }
notation-which = '{ $card }' peut être { $cards } ; précisez laquelle.
position-begin = Une position commence ainsi : { $right }
position-word = '{ $word }' ne fait partie d’aucune position de ce jeu.
position-value = Dans la position, '{ $name }' ne peut pas être { $value }.
position-options = Les options de la position : { $reason }
position-view = C’est ce que sait une place, pas une position entière.
position-state = C’est une position entière, pas ce que sait une place.
position-impossible = Cette position n’existe pas : ses parties ne vont pas ensemble.

## Pourquoi il n’y a pas d’analyse

review-unfinished = La partie n’est pas finie ; on ne peut analyser qu’une partie terminée.
review-no-judge = Il n’y a pas d’analyse pour { $game }.
review-failed = L’analyse de { $game } a échoué.
review-no-game = Il n’y a pas de partie { $number } dans ce fichier ; nombre de parties : { $games }.
review-lesson = La partie à partir de la ligne { $line } est une leçon : ses cartes étaient préparées d’avance, il n’y a rien à analyser.

## Une décision en mots ; $first et $second sont les parties de ce qui est écrit

the-game-act-claim =
    { $value ->
        [0] préfère ne pas commencer
        [1] veut bien commencer
       *[other] a très envie de commencer
    }
the-game-act-play = { $first } sur { $second }
the-game-act-end = fin du tour
raise-act-choose = première carte { $value }
raise-act-raise = relance avec { $value }
raise-act-pass = passe

## Ce qui est faux dans un fichier de jeu ; tout commence par l’endroit

set-kind = { $place } : doit être 'standard' ou le chemin d’un fichier TOML, et non { $value }
set-no-file = { $place } : ce fichier n’existe pas ; indique un fichier TOML, ou 'standard'
set-not-text = { $place } : n’est pas un texte UTF-8
set-not-read = { $place } : impossible à lire
set-not-toml = { $place } : n’est pas du TOML : ligne { $line }, colonne { $column }
set-toml-ends = { $place } : n’est pas du TOML : la fin manque
set-too-large = { $place } : est plus gros que n’importe quel jeu : { $most } octets au plus
set-deep = { $place } : est trop imbriqué
set-digits = { $place } : un nombre y a trop de chiffres
set-more = { $place } et d’autres erreurs : { $more }
set-unknown = { $place } : est inconnu ; un jeu comprend : { $names }
set-missing = { $place } : manque
set-name = { $place } : doit être un texte de 1 à 60 caractères, et non { $value }
set-whole = { $place } : doit être un nombre entier de { $lowest } à { $highest }, et non { $value }
set-list = { $place } : doit être une liste de 1 à { $most } éléments
set-word = { $place } : doit être un mot de 1 à 20 minuscules de a à z, et non { $value }
set-blank = { $place } : '{ $value }' désigne une face vide ; donne un autre nom au symbole
set-twice = { $place } : '{ $value }' y figure deux fois ; chaque symbole a une seule entrée
set-face = { $place } : la face { $value } n’existe pas ; les faces sont : { $names }
set-card = { $place } : { $value } n’est pas une carte ; une carte s’écrit comme 'bell-2-1' : symbole-nombre-points
set-symbol = { $place } : { $value } a un symbole inconnu ; les symboles sont : { $names }
set-count = { $place } : vaut { $written }, mais le nombre de cartes dans la liste est { $listed }
set-hand = { $place } : vaut { $size }, mais le nombre de cartes par personne n’est que { $cards }
set-no-card = { $place } : aucune ne porte '{ $value }' ; chaque symbole a besoin d’une carte
set-table = { $place } : doit être un tableau avec une ligne par nombre de personnes : { $names }
set-players = { $place } : on ne joue pas à ce nombre ; il y a : { $names }

## Tables of a running server

cli-STATE = ÉTAT
cli-TABLE = TABLE
cli-SEAT = PLACE
cli-REPORT = SIGNALEMENT
cli-play-socket = le socket pour 'stammtisch tables' (à côté de la base de données ou dans ton dossier)
cli-play-metrics-port = fournir des mesures pour Prometheus sur ce port (aucune)
cli-play-metrics-host = l’adresse des mesures (127.0.0.1)
cli-play-log = le journal, sur la sortie d’erreur, sous cette forme (text) :
cli-play-tables-each = combien de tables en attente ou en cours une adresse peut avoir ouvertes (300)
cli-play-disk-reserve = s’il reste moins de place auprès d’un fichier SQLite, rien de nouveau ne commence et les parties en cours continuent (200M)
cli-play-drain = secondes entre SIGTERM, quand /ready commence à échouer, et l’arrêt du serveur (0)
cli-tables = Lister et fermer les tables d’un serveur en marche, retirer des gens, lire les signalements.
cli-tables-state = seulement les tables dans cet état :
cli-tables-public = seulement les tables publiques
cli-tables-game = seulement les tables de ce jeu
cli-tables-most = combien au plus, les plus récentes d’abord (200)
cli-tables-close = fermer cette table pour de bon ; ce qui a été joué reste lisible
cli-tables-remove = retirer la personne à cette place, comptée à partir de 1 ; en cours de partie, un bot continue
cli-tables-reports = ce qui a été signalé et n’est pas réglé
cli-tables-errors = les erreurs que les navigateurs ont signalées
cli-tables-settle = noter que ce signalement est réglé
cli-tables-all = avec --reports : aussi ceux qui sont réglés
cli-tables-database = la base de données du serveur (celle de ton dossier de données)
tables-title = Tables
tables-none = Il n’y a pas de telle table.
tables-more = Il y en a d’autres : demande avec --most.
tables-yes = oui
tables-bot = bot
tables-muted = en sourdine
tables-state-waiting = attend
tables-state-running = en cours
tables-state-over = terminée
tables-state-closed = fermée
tables-closed = La table { $table } est fermée.
tables-removed = La personne à la place { $seat } de la table { $table } est retirée.
tables-settled = Le signalement { $report } est réglé.
reports-none = Rien n’est signalé.
reports-head = { $report }, { $when } : { $name }, place { $seat } de la table { $table } ({ $game })
reports-settled = réglé
reports-no-words = (sans un mot)
errors-title = Erreurs dans les navigateurs
errors-none = Aucun navigateur n’a signalé d’erreur.
errors-off = Ce serveur n’accepte pas les erreurs des navigateurs (--no-browser-errors).
errors-dropped =
    { $number ->
        [one] { $number } autre signalement, d’un autre genre, n’a pas trouvé de place.
       *[other] { $number } autres signalements, d’autres genres, n’ont pas trouvé de place.
    }
mistake-operator-nobody = aucun serveur en marche ne répond à { $path } ; donne --database ou --socket comme à son démarrage
mistake-operator-right = seul l’utilisateur qui a démarré le serveur peut utiliser { $path }
mistake-operator-system = ce système n’a pas de sockets Unix : impossible d’interroger un serveur en marche
mistake-seat = { $given } n’est pas une place ; on compte à partir de 1
column-game = jeu
column-state = état
column-public = publique
column-created = créée
column-moved = dernier coup
column-place = endroit
column-build = version
column-count = fois
column-first = première
column-last = dernière
