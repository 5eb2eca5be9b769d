# Les textes de stammtisch en français. Clés et ordre comme dans en.ftl.
# Un nom ne suit jamais « de » ni « que » : pas d’élision à faire. Espace fine insécable devant ; : ! ?

## Les jeux

the-game-name = THE GAME
the-game-players = 1 à 5 personnes
the-game-kind = une équipe, un seul but
the-game-pitch = 98 cartes, quatre piles, et toute l’équipe contre le paquet. Deux piles montent, deux descendent, et un saut en arrière de dix tout juste peut vous sauver.
the-game-brief =
    { $won ->
        [yes] Battu : toutes les cartes posées
       *[no] { $left ->
            [one] Il restait une carte
            [many] Il restait { $left } de cartes
           *[other] Il restait { $left } cartes
        }
    }
raise-name = RAISE
raise-players = 2 à 5 personnes
raise-kind = bluff, dés et sang-froid
raise-pitch = Les dés fixent la valeur de tes cartes. Le pion le plus en arrière doit dépasser ou lâcher prise, jusqu’à ce qu’il n’en reste qu’un : à lui la pile commune.
fact-age = dès { $age } ans
fact-minutes = env. { $minutes } min
fact-players = { $range } personnes
fact-together = tous ensemble
fact-against = chacun pour soi

## Partout

wait = Un instant…
you = toi
undo = Annuler
bar-home = Vers l’accueil
bar-back = Retour
sheet-close = Fermer
corner-language = Langue
corner-theme =
    { $theme ->
        [light] Clair (passer au sombre)
        [dark] Sombre (passer à l’automatique)
       *[auto] Clair ou sombre selon l’appareil (passer au clair)
    }
corner-sound = Son
share-copied = Le lien est copié.
lost-title = Rien sur cette table
lost-page = Cette page n’existe pas.
lost-table = Cette table n’existe pas, ou plus.
lost-home = Vers l’accueil

## The app

app-about = Des jeux de cartes autour d’une table : avec tes proches au bout du monde, ou avec des bots. Sans compte.
app-picture-home = La première page
app-picture-table = À la table
app-update = Une nouvelle version est là.
app-update-reload = Recharger
offline-sign = Pas de connexion. Les tables attendent ; ce que cet appareil a gardé reste lisible.
waits-short = attend la connexion
waits-title = Cette table attend
waits-about = Elle n’est pas joignable pour l’instant. Elle reprendra d’elle-même dès le retour de la connexion ; rien n’est perdu.
learn-read = Sans connexion, la leçon peut se lire ici. Tu pourras l’essayer à la table dès ton retour en ligne.
learn-read-again = L’essayer à la table
install-title = stammtisch en application
install-about = Sur ton écran d’accueil, la table s’ouvre comme toute autre application, en plein écran, et démarre même sans connexion.
install-do = Installer
install-no = Non merci
install-share = Touche « Partager » dans la barre du navigateur
install-add = Choisis « Sur l’écran d’accueil »
menu-vibrate = Vibrer quand c’est ton tour ?
menu-vibrate-on = Oui
menu-vibrate-off = Non

## Erreurs

error-network = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
error-server = Le serveur signale une erreur ({ $status }). Réessaie.
error-bad-request = Le serveur n’a pas compris. Recharge la page et réessaie.
error-unknown-token = La clé de ce navigateur n’ouvre plus cette place.
error-not-host = Seule la personne qui a créé la table peut faire cela.
error-not-your-seat = Tu n’as pas de place à cette table. Tu peux regarder.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-no-talk = À cette table, on joue sans texte.
error-no-table = Cette table n’existe pas, ou plus.
error-damaged = Les données de cette partie sont endommagées : elle ne peut plus être affichée. Les autres tables ne sont pas touchées.
error-other-rules = Cette partie a commencé avec une autre version des règles : elle ne peut plus être affichée ici.
error-no-code = Aucune table n’a ce code. Vérifie-le auprès de qui te l’a envoyé.
error-no-game = Ce jeu n’existe pas ici.
error-no-seat = Cette place n’existe pas.
error-full = Toutes les places de cette table sont prises. Tu peux regarder.
error-taken = Trop tard, de justesse : la place est prise.
error-started = La partie a déjà commencé.
error-no-contribution = Aucune contribution à la donne n’est annoncée pour cette place.
error-bad-contribution = Ce ne sont pas les octets dont l’empreinte était annoncée.
error-waiting = La partie n’a pas encore commencé.
error-running = La partie n’est pas encore finie.
error-over = La partie est finie.
error-stale = Il s’est passé quelque chose au même moment. Regarde à nouveau.
error-too-large = C’est trop long.
error-too-many = C’était trop en peu de temps. Réessaie dans { $seconds } s.
error-busy = Le serveur a beaucoup à faire. Réessaie dans un instant.
error-disk-full = Le disque du serveur est presque plein : rien de nouveau ne peut commencer. Les parties en cours continuent.
error-too-many-tables = Ton réseau a déjà { $most } tables en attente ou en cours. Termines-en ou fermes-en une d’abord.
error-bad-name = Choisis un autre nom, de 1 à { $most } caractères.
error-bad-move = Ce coup n’existe pas dans ce jeu.
error-bad-option = Un des choix pour cette table n’est pas possible. Choisis à nouveau.
error-bad-text = Écris quelque chose, { $most } caractères au plus.
error-bad-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut ajouter ce nom avec --host-name.
error-enough-for-now = Ça suffit pour l’instant. Tu pourras reprendre quand quelqu’un d’autre aura joué.
error-present = { $name } est encore là. Un bot peut prendre le relais après { $seconds } s d’absence.
error-just-gone = { $name } vient de partir. Un bot peut prendre le relais dans { $seconds } s.
error-host-here = Pour l’instant, seule la personne qui a créé la table peut faire cela ; les autres le pourront après { $seconds } s d’absence.
error-host-away =
    { $unit ->
        [s] La personne qui a créé la table n’est pas là. Tu pourras le faire dans { $time } s.
        [min] La personne qui a créé la table n’est pas là. Tu pourras le faire dans { $time } min.
       *[h] La personne qui a créé la table n’est pas là. Tu pourras le faire dans { $time } h.
    }
error-no-spectators = Cette table se joue sans spectateurs. Seules les personnes qui y jouent peuvent la voir.
error-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
error-illegal = Les règles ne le permettent pas maintenant.
error-internal = Quelque chose a mal tourné ici. Réessaie dans un instant.
error-no-person = Personne n’occupait cette place avant : elle ne peut pas être rendue.
error-no-room = Il s’est passé tant de choses à cette table qu’il n’y a plus de place.
error-not-host-seat = Seule la personne qui a créé la table, ou qui occupe cette place, peut faire cela.
error-not-stored = Cela n’a pas pu être enregistré : rien n’a changé. Réessaie dans un instant.
error-number-talk = Presque ! « { $word } » trahit un nombre, et dans ce jeu les nombres sur les cartes restent secrets, même en toutes lettres. Essaie sans.
why-not-held = { $card } n’est pas dans cette main.
why-take-back = Il n’y a rien à reprendre.

## Erreurs de l’analyse et du coach

error-no-review = Il n’y a pas d’analyse de cette partie.
error-no-judge = Les parties de ce jeu ne peuvent pas être évaluées ici.
error-review-lesson = La partie d’une leçon n’est pas analysée : ses premières cartes étaient préparées d’avance.
error-review-bots = Seuls des bots ont joué ici : il n’y a rien à analyser.
error-review-failed = L’analyse n’a pas abouti. La partie elle-même est intacte ; réessaie un peu plus tard.
error-no-decision = Aucune décision de l’analyse ne commence ici.
error-no-coach = Le coach n’est pas activé à cette table.
error-coach-failed = Le coach n’a pas de réponse pour le moment. Réessaie dans un instant.
error-coach-lesson = Une leçon n’a pas de coach : elle dit elle-même quoi faire.
error-coach-daily = Il n’y a pas de coach pour la donne du jour : chaque personne la joue seule.

## Accueil

home-title = stammtisch : des jeux de cartes, une seule table
home-hello = Prends une chaise !
home-promise = Des jeux de cartes malins, avec tes proches au bout du monde ou des bots tout de suite. Pas de compte, rien à installer.
home-play-now = Jouer
home-first-time = Première fois ? Deux minutes
home-invite = Inviter des amis
home-set-up = Créer une table
home-rules = Règles
home-join = Rejoindre avec un code
home-join-about = Tu as une invitation ? Tape le code qu’elle contient.
home-join-example = K7MPQ4
home-join-go = Rejoindre
home-running = Tes parties en cours
home-finished = Tes parties finies
home-finished-one = Finie
home-continue = Reprendre
home-turn-yours = À toi de jouer
home-turn-other =
    { $count ->
        [one] À { $names } de jouer
        [many] À { $names } de jouer
       *[other] À { $names } de jouer
    }
home-turn-over = La partie est finie
home-last-move = dernier coup { $ago }
home-just-now = à l’instant
home-with = avec { $names }
home-alone = en solo
home-review = Analyse
home-forget = Retirer cette table ({ $game }) de la liste
home-remove-ask = Retirer { $game } de la liste ?
home-remove-about = La partie continue sans cette entrée et ta place reste à toi : l’adresse de la table t’y ramène.
home-remove-yes = Retirer de la liste
home-remove-no = La garder
home-removed = { $game } n’est plus dans ta liste.
home-more = En voir plus
home-footer = THE GAME est un jeu de Steffen Benndorf, RAISE un jeu de Peter Prinz. Cette table est l’œuvre de gens qui les aiment, avec ses propres dessins et ses propres mots ; elle n’appartient pas à leurs maisons d’édition.

## Créer une table

setup-title = Créer une table : { $game }
setup-who = Qui joue ?
setup-players = Combien de personnes
setup-count =
    { $count ->
        [one] En solo
        [many] { $count }
       *[other] { $count }
    }
setup-seat = Place { $number }
setup-player = Personne { $number }
setup-seat-kind = Place { $number } : qui
setup-seat-bot = Place { $number } : quel bot
setup-seat-name = Place { $number } : nom
setup-kind-me = Moi
setup-kind-friend = Quelqu’un par lien
setup-kind-here = Sur cet appareil
setup-kind-bot = Bot
setup-friend-hint = reçoit une invitation
setup-how = Comment joue-t-on ?
setup-watch = Qui peut regarder ?
setup-watch-all = Qui a le lien, discussions comprises
setup-watch-table = Qui a le lien
setup-watch-none = Personne
setup-pace = À quelle vitesse jouent les bots ?
setup-pace-calm = Tranquille
setup-pace-usual = Normale
setup-pace-quick = Rapide
setup-start = Commencer la partie
setup-invite = Ouvrir la table et inviter

option-the-game-min-cards = Cartes à poser par tour
option-the-game-min-cards-2 = Au moins deux
option-the-game-min-cards-2-about = Le jeu habituel.
option-the-game-min-cards-3 = Au moins trois
option-the-game-min-cards-3-about = Variante expert : une carte de plus à chaque tour.
option-the-game-fewer-cards = Cartes en main
option-the-game-fewer-cards-false = Selon la règle
option-the-game-fewer-cards-false-about = Huit en solo, sept à deux, six au-delà.
option-the-game-fewer-cards-true = Une de moins
option-the-game-fewer-cards-true-about = Variante expert : moins de choix dans chaque main.
option-the-game-starter = Qui commence ?
option-the-game-starter-agree = D’un commun accord
option-the-game-starter-agree-about = Chaque personne dit si elle veut commencer ; la plus forte envie l’emporte.
option-the-game-starter-random = Tirage au sort
option-the-game-starter-random-about = Le hasard décide.
option-the-game-talk = Que peut-on dire ?
option-the-game-talk-silent = Rien
option-the-game-talk-silent-about = Pour experts : ni signaux, ni texte.
option-the-game-talk-signals = Signaux
option-the-game-talk-signals-about = Le réglage habituel ici. Une touche près d’une pile suffit : à épargner s’il vous plaît, à épargner, allez-y.
option-the-game-talk-open = Signaux et texte
option-the-game-talk-open-about = Comme dans le jeu imprimé : on peut aussi écrire. Les nombres sur les cartes restent secrets : ces messages-là ne partent pas.
option-the-game-take-back = Peut-on reprendre une carte posée ?
option-the-game-take-back-alone = Non
option-the-game-take-back-alone-about = Une carte posée a été vue : elle reste posée. Sans autre personne à la table, on peut toujours.
option-the-game-take-back-on = Oui, pendant le tour
option-the-game-take-back-on-about = Tout le monde le sait d’avance. Les autres auront tout de même vu la carte.
option-raise-starter = Qui lance d’abord ?
option-raise-starter-random = Tirage au sort
option-raise-starter-random-about = Le sort décide qui a les dés d’abord.
option-raise-extra-cards = Combien de cartes pour relancer ?
option-raise-extra-cards-false = Juste ce qu’il faut
option-raise-extra-cards-false-about = Tu t’arrêtes dès que ton pion a dépassé. Le jeu habituel.
option-raise-extra-cards-true = Autant que tu veux
option-raise-extra-cards-true-about = Tout ce qui dépasse, même plus de cartes qu’il n’en faut.
option-raise-set = Quelle boîte ?
option-raise-set-standard = Standard
option-raise-set-standard-about = Dés et cartes tels que cette table les reconstitue.

bot-random = Tête en l’air
bot-random-about = Joue n’importe quoi, pourvu que ce soit permis. Pour essayer.
bot-greedy = Pilier de comptoir
bot-greedy-about = Fait le plus petit pas et n’oublie pas le saut en arrière.
bot-raise-greedy-about = Relance au plus bas prix, tant que la pile commune en vaut la peine.
bot-planner = Tête pensante
bot-planner-about = Réfléchit au tour entier, donne des signaux et en tient compte.
bot-learned = Vieux briscard
bot-learned-about = A joué d’innombrables parties et se fie à son instinct.
bot-sharp = Œil de lynx
bot-sharp-about = Essaie ses meilleures idées sur quelques donnes imaginées.
bot-thrifty = Tirelire
bot-thrifty-about = Pèse la pile commune, ses cartes et les manches à venir.
bot-shrewd = Renard
bot-shrewd-about = Joue la suite dans sa tête, sur quelques donnes imaginées.
bot-master = As
bot-master-about = Essaie beaucoup d’idées sur beaucoup de donnes imaginées. Prend un instant.

## Rejoindre

join-title = Rejoindre une table
join-hello = Viens jouer à { $game }
join-there =
    { $count ->
        [one] { $names } t’attend.
        [many] { $names } t’attendent.
       *[other] { $names } t’attendent.
    }
join-nobody = Tu ouvres le bal.
join-name = Ton nom
join-seat = Ta place
join-sit = Prendre place
join-watch = Juste regarder
join-code = Code de l’invitation

## Invitation

lobby-title = { $game } : invitation
lobby-hello = { $game } : la table est mise.
lobby-open =
    { $count ->
        [0] Tout le monde est là.
        [one] Il reste une place libre.
        [many] Il reste { $count } de places libres.
       *[other] Il reste { $count } places libres.
    }
lobby-invite = Inviter
lobby-qr = Image du lien, à scanner avec un téléphone
lobby-code = Code : { $code }
lobby-share = Viens jouer à { $game } avec moi :
lobby-send = Envoyer le lien
lobby-copy = Copier
lobby-local = Personne d’autre ne peut entrer par cette adresse : sur chaque appareil, { $host } désigne l’appareil lui-même.
lobby-local-how = Pour laisser entrer les autres, lance le serveur ainsi et ouvre la page à l’adresse qu’il indique pour les téléphones :
lobby-seats = À la table
lobby-kind =
    { $kind ->
        [open] attend quelqu’un
        [bot] un bot
        [program] un programme
       *[person] { $mine ->
            [yes] sur cet appareil
           *[no] a pris place
        }
    }
lobby-fill = Bot
lobby-fill-seat = Mettre un bot à la place { $number }
lobby-free = Libérer la place : { $name }
lobby-start =
    { $count ->
        [0] Commencer
       *[other] Commencer, bots en renfort
    }
lobby-wait = On commence quand toutes les places sont prises, ou avant si la personne qui invite le décide.
lobby-host = La personne qui invite
lobby-soon = Dans { $time }, tu pourras compléter avec des bots et commencer.
lobby-now = En attendant, tu peux compléter avec des bots et commencer.
table-agreed = Convenu à cette table
lobby-later = Revenir plus tard

## Places

seat-open = libre
seat-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
seat-acting = c’est son tour
seat-bot = bot
seat-bot-rank = bot, { $name }, niveau { $level } sur { $levels }
seat-stands-in = un bot joue à sa place
seat-program = programme
seat-away = hors ligne
seat-about-bot = { $name } est un bot.
seat-about-program = { $name } est un programme que quelqu’un fait jouer ici.
seat-about-rank = { $rank }, niveau { $level } sur { $levels }. { $about }
seat-about-here = { $name } est là.
seat-about-away = { $name } est hors ligne pour l’instant.
seat-about-away-bot = Un bot peut jouer pour { $name } en attendant.
seat-about-stands-in = Un bot joue pour { $name } en ce moment.
seat-put-bot = Faire jouer un bot pour { $name }
seat-give-back = Rendre sa place à { $name }
seat-take-back = Reprendre ma place

## La table

table-title-turn = À toi : { $game }
table-board = Table
table-acts = Ce que tu peux faire
table-drawn = Tu pioches { $cards }.
table-log = Ce qui s’est passé
table-log-none = Rien encore.
table-keys = Touches
table-menu = Plus
menu-ground = Sur quoi joue-t-on ?
ground-baize = Tapis vert
ground-sky = Ciel nocturne
ground-sand = Sable
ground-rose = Bois de rose
tip-close = Ranger ce conseil
tip-the-game-lay = Choisis une carte, puis la pile où la poser.
tip-the-game-back = Une de tes cartes recule une pile d’exactement dix : profites-en !
tip-the-game-signal = Touche un signe près d’une pile pour qu’on te la réserve.
tip-raise-choose = Choisis une carte qui va bien avec les dés ; on révèle tous ensemble.
tip-raise-raise = Choisis une ou plusieurs cartes pour dépasser l’avant-dernier pion.
tip-raise-pass = En passant, tu quittes la manche et complètes ta main.
tip-raise-pot = La dernière personne en jeu gagne la pile commune et ses étoiles.
table-take-back = Reprendre
table-waiting = Ce sera bientôt à toi.
table-watching = Tu regardes.
table-missed = En ton absence : { $what }
table-shuffling = Tout le monde mélange…
table-link-connecting = Connexion…
table-link-online = En ligne
table-link-offline = Connexion perdue, nouvel essai…
table-link-gone = Cette table n’est plus là.
status-bot-for-you = Un bot joue pour toi.
status-absent = { $name } n’est pas là.
status-absent-bot = Laisser jouer un bot
absent = hors ligne
absent-soon = Dans { $time }, tu pourras faire jouer un bot pour { $name }.
absent-now = Un bot peut prendre le relais.
absent-host = { $host } peut faire jouer un bot pour { $name }.
absent-late = Un bot pourra jouer pour { $name } quand ce tour aura trop duré.
did-bot =
    { $you ->
        [yes] Tu fais jouer un bot pour { $name }.
       *[no] { $by } fait jouer un bot pour { $name }.
    }
did-fill =
    { $you ->
        [yes] Tu mets un bot à une place libre : { $name }.
       *[no] { $by } met un bot à une place libre : { $name }.
    }
did-start =
    { $you ->
        [yes] Tu complètes avec des bots et tu commences.
       *[no] { $by } complète avec des bots et commence.
    }
the-game-log-take-back =
    { $you ->
        [yes] Tu poses une carte et tu la reprends.
       *[no] { $name } pose une carte et la reprend.
    }
menu-take-seat = Reprendre ma place
menu-bot-for-me = Faire jouer un bot pour moi
menu-watch = Partager un lien pour regarder
menu-watch-text = Regarde-nous jouer à { $game } :
menu-leave = Quitter ; la partie attend dans ta liste
key-take-back = reprendre son coup
key-log = ce qui s’est passé
key-sound = avec ou sans le son
key-keys = cette liste
key-why = pourquoi non : la règle en question
key-tip = ranger le conseil
key-tab = aller d’un élément à l’autre, et agir
curtain-pass = Passe l’écran à { $name }
curtain-about = Personne d’autre ne regarde, merci.
curtain-lift = C’est moi, { $name }
talk-title = Discussion
talk-line =
    { $game ->
        [the-game] Dis quelque chose, mais sans nombres
       *[other] Dis quelque chose
    }
talk-hint =
    { $game ->
        [the-game] Sans nombres
       *[other] Dis quelque chose
    }
talk-send = Envoyer
talk-heard = { $name } : { $text }

## La table de THE GAME

the-game-status-claim = As-tu envie de commencer ?
the-game-status-claims =
    { $count ->
        [one] { $name } se demande encore qui doit commencer.
        [many] { $count } de personnes se demandent encore qui doit commencer.
       *[other] { $count } personnes se demandent encore qui doit commencer.
    }
the-game-status-other =
    { $played ->
        [0] C’est à { $name } de jouer.
        [one] { $name } a posé une carte.
        [many] { $name } a posé { $played } de cartes.
       *[other] { $name } a posé { $played } cartes.
    }
the-game-status-missing =
    À toi : { $played ->
        [0] { $missing ->
            [one] pose une carte.
            [many] pose au moins { $missing } de cartes.
           *[other] pose au moins { $missing } cartes.
        }
       *[other] { $missing ->
            [one] pose encore une carte.
            [many] pose encore { $missing } de cartes.
           *[other] pose encore { $missing } cartes.
        }
    }
the-game-status-enough = Cela suffit : continue, ou termine ton tour.
the-game-status-full = Cela suffit, et rien d’autre ne va : termine ton tour.
the-game-status-empty = Ta main est vide : termine ton tour.
the-game-status-won = Le jeu est battu : toutes les cartes sont posées !
the-game-status-lost =
    { $left ->
        [one] Plus aucune carte ne va. Il en reste une.
        [many] Plus aucune carte ne va. Il en reste { $left }.
       *[other] Plus aucune carte ne va. Il en reste { $left }.
    }
the-game-claim =
    { $degree ->
        [0] Plutôt pas
        [1] Je peux
       *[2] Avec joie
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] Une carte à poser
           *[other] Encore une carte
        }
        [many] { $played ->
            [0] { $missing } de cartes à poser
           *[other] Encore { $missing } de cartes
        }
       *[other] { $played ->
            [0] { $missing } cartes à poser
           *[other] Encore { $missing } cartes
        }
    }
the-game-end-turn =
    { $draws ->
        [0] Finir le tour
       *[other] Finir et piocher { $draws }
    }
the-game-dead-end = { $card } sur { $pile } mettrait fin à la partie
the-game-dead-end-about = Ensuite, tu ne pourrais plus poser assez de cartes pendant ce tour. Avec une autre carte ou sur une autre pile, c’est encore possible.
the-game-dead-end-back = Réfléchir encore
the-game-dead-end-lay = Poser quand même
the-game-hand =
    { $count ->
        [0] Ta main : aucune carte
        [one] Ta main : une carte
        [many] Ta main : { $count } de cartes
       *[other] Ta main : { $count } cartes
    }
the-game-card = { $card }, ne va sur aucune pile
the-game-card-fits = { $card }, va sur { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (saut en arrière)
       *[no] { $pile } { $step }
    }
the-game-piles = Les piles
the-game-pile =
    Pile { $pile }, { $way ->
        [up] croissante
       *[down] décroissante
    }, { $top } sur le dessus.
the-game-pile-fits = { $card } va ici, { $step }.
the-game-pile-trick = { $card } va ici par le saut en arrière, { $step }.
the-game-pile-no = { $card } ne va pas ici.
the-game-pile-said =
    { $name } : { $word ->
        [please-spare] à épargner, s’il vous plaît.
        [spare] à épargner !
       *[take] allez-y.
    }
the-game-signals = Dire quelque chose sur la pile { $pile }
the-game-signal-give =
    { $word ->
        [please-spare] Pile { $pile } : à épargner, s’il vous plaît
        [spare] Pile { $pile } : à épargner !
       *[take] Pile { $pile } : allez-y
    }
the-game-word-please-spare = à épargner, s’il vous plaît
the-game-word-spare = à épargner !
the-game-word-take = allez-y
the-game-self = Comment je vais
the-game-self-trouble = Je suis en difficulté
the-game-self-fine = Tout va bien
the-game-mood =
    { $word ->
        [trouble] en difficulté
       *[fine] va bien
    }
the-game-why-turn = C’est à { $who } de jouer.
the-game-why-start = On ne pose rien avant de savoir qui commence.
the-game-why-missing =
    { $missing ->
        [one] Il faut d’abord poser encore une carte.
        [many] Il faut d’abord poser encore { $missing } de cartes.
       *[other] Il faut d’abord poser encore { $missing } cartes.
    }
the-game-why-claim = Ce n’est pas le moment de dire qui veut commencer.
the-game-why-claimed = C’est dit, et cela ne change plus.
the-game-why-laid = Quand d’autres personnes sont à la table, une carte posée reste posée.
the-game-why-silence = À cette table, on joue en silence.
the-game-why-no-signal = Il n’y a rien à signaler maintenant.
the-game-why-fit =
    { $way ->
        [up] { $card } ne va pas sur la pile { $pile } : sur le { $top }, il faut une carte plus haute, ou celle d’exactement dix de moins.
       *[down] { $card } ne va pas sur la pile { $pile } : sur le { $top }, il faut une carte plus basse, ou celle d’exactement dix de plus.
    }
the-game-why-none = { $card } ne va sur aucune pile pour l’instant.
the-game-choose-first = Choisis d’abord une carte : 1 à 8, ou les flèches.
the-game-history =
    { $way ->
        [up] Pile { $pile }, croissante
       *[down] Pile { $pile }, décroissante
    }
the-game-history-open =
    { $count ->
        [0] Pile { $pile } : rien encore
        [one] Pile { $pile } : voir la carte posée
        [many] Pile { $pile } : voir les { $count } de cartes posées
       *[other] Pile { $pile } : voir les { $count } cartes posées
    }
the-game-history-piles = Quelle pile
the-game-history-none = Il n’y a encore rien ici.
the-game-ring = À piocher : { $count } ; encore à poser : { $left }. Voir lesquelles.
the-game-ring-label = à piocher
the-game-ring-title = Encore à poser : { $count }
the-game-ring-about =
    { $count ->
        [0] La pioche est vide : une carte par tour suffit maintenant. Barrées : déjà posées. Dorées : les tiennes.
        [one] L’une d’elles est dans la pioche. Barrées : déjà posées. Dorées : les tiennes.
        [many] { $count } d’entre elles sont dans la pioche. Barrées : déjà posées. Dorées : les tiennes.
       *[other] { $count } d’entre elles sont dans la pioche. Barrées : déjà posées. Dorées : les tiennes.
    }
the-game-ring-mine = , dans ta main
the-game-ring-open = , à venir
the-game-ring-gone = , posée
the-game-recap = { $name } : { $plays }
the-game-recap-play = { $card } sur { $pile } ({ $step })
the-game-log-play =
    { $you ->
        [yes] Tu poses le { $card } sur { $pile } ({ $step }).
       *[no] { $name } pose le { $card } sur { $pile } ({ $step }).
    }
the-game-log-trick =
    { $you ->
        [yes] Tu poses le { $card } sur { $pile } : dix en arrière depuis { $over } !
       *[no] { $name } pose le { $card } sur { $pile } : dix en arrière depuis { $over } !
    }
the-game-log-end =
    { $you ->
        [yes] Tu termines ton tour.
       *[no] { $name } termine son tour.
    }
the-game-log-claim =
    { $you ->
        [yes] Toi : { $degree ->
            [0] plutôt pas.
            [1] je peux commencer.
           *[2] je commence avec joie.
        }
       *[no] { $name } : { $degree ->
            [0] plutôt pas.
            [1] je peux commencer.
           *[2] je commence avec joie.
        }
    }
the-game-log-start =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
the-game-log-self =
    { $you ->
        [yes] Toi
       *[no] { $name }
    } : { $word ->
        [trouble] je suis en difficulté.
        [fine] tout va bien.
       *[none] oubliez ce que j’ai dit de moi.
    }
the-game-log-signal =
    { $you ->
        [yes] Toi
       *[no] { $name }
    }, pile { $pile } : { $word ->
        [please-spare] à épargner, s’il vous plaît.
        [spare] à épargner !
        [take] allez-y.
       *[none] comme vous voulez.
    }
the-game-key-card = choisir une carte
the-game-key-next = carte suivante ou précédente
the-game-key-pile = la poser sur cette pile
the-game-key-end = finir le tour
the-game-key-drop = lâcher la carte
the-game-key-signal = dire quelque chose sur cette pile ; encore une fois : le mot suivant
the-game-key-trouble = je suis en difficulté
the-game-key-fine = tout va bien
the-game-key-claim = si j’ai envie de commencer
the-game-key-history = ce qu’il y a dans les piles
the-game-key-ring = cartes encore à venir

## Résultat

result-title = { $game } : le résultat
result-show = Voir le résultat
result-again = On remet ça !
result-again-join = À la partie suivante
again-note = La partie suivante est prête pour vous tous.
again-stronger = Encore, bots plus forts
again-easier = Encore, bots plus faibles
result-review = Analyse
result-share = Partager
result-share-text = Regarde notre partie de { $game } :
result-record = Relevé
result-table = La table
the-game-result-won = Le jeu est battu !
the-game-result-won-about =
    { $count ->
        [one] 98 cartes, toutes posées. Bien joué !
        [many] 98 cartes, toutes posées, ensemble. Bien joué, { $names } !
       *[other] 98 cartes, toutes posées, ensemble. Bien joué, { $names } !
    }
the-game-result-excellent = Excellent : si près du but !
the-game-result-lost = Cette fois, c’est le jeu qui gagne.
the-game-result-left =
    { $left ->
        [one] Il ne restait qu’une carte.
        [many] Il restait { $left } de cartes. Moins de dix, c’est un excellent résultat.
       *[other] Il restait { $left } cartes. Moins de dix, c’est un excellent résultat.
    }
the-game-result-of = sur { $all }
the-game-result-missed =
    { $short ->
        [one] Une carte de plus, et c’était excellent.
        [many] { $short } de cartes de plus, et c’était excellent.
       *[other] { $short } cartes de plus, et c’était excellent.
    }
the-game-result-missed-all =
    { $short ->
        [one] À une carte de la victoire.
        [many] À { $short } de cartes de la victoire.
       *[other] À { $short } cartes de la victoire.
    }
the-game-result-stuck =
    { $you ->
        [yes] C’était à toi de jouer, et plus rien n’allait.
       *[no] C’était à { $name } de jouer, et plus rien n’allait.
    }
the-game-result-how = Comment ça s’est passé
the-game-result-graph = Le dessus des piles, carte après carte, de la première à la dernière. Les points sont les sauts en arrière.
the-game-result-unlaid = Jamais posées
the-game-result-piles = Les piles à la fin
the-game-result-cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
the-game-result-tricks =
    { $count ->
        [0] Aucun saut en arrière cette fois.
        [one] Un seul saut en arrière de dix.
        [many] { $count } de sauts en arrière de dix.
       *[other] { $count } sauts en arrière de dix.
    }
the-game-result-far =
    { $you ->
        [yes] Le plus grand saut : tu as posé le { $card } sur le { $over }.
       *[no] Le plus grand saut : { $name } a posé le { $card } sur le { $over }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } carte posée
        [many] { $count } de cartes posées
       *[other] { $count } cartes posées
    }

## Relecture

replay-title = { $game } : relecture
replay-eyes =
    { $you ->
        [yes] Vu par toi
       *[no] Vu par { $name }
    }
replay-controls = Pas à pas
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-step = Étape
replay-at = Étape { $step } sur { $steps }
replay-share = Partager ce moment

## La table simple, pour les jeux qui n’en ont pas

plain-table = Sur la table
plain-mine = pour tes yeux seulement
plain-asides = En marge du jeu
plain-yes = oui
plain-no = non
plain-number = Numéro
plain-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
plain-status-turn = À toi de jouer : que fais-tu ?
plain-told-hidden =
    { $you ->
        [yes] Toi : { $act }, caché aux autres
       *[no] { $name } : { $act }, caché
    }
plain-told-take-back =
    { $you ->
        [yes] Tu reprends ton coup.
       *[no] { $name } reprend un coup.
    }
plain-key-act = aller à ce que tu peux faire
plain-together =
    { $won ->
        [yes] Vous avez gagné ensemble !
       *[no] Cette fois, le jeu a gagné.
    }
plain-nobody = Personne n’a gagné.
plain-winner = a gagné
plain-left = La table à la fin
plain-brief =
    { $won ->
        [yes] Victoire avec { $points } points
       *[no] { $points } points
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] Tu as gagné !
           *[no] { $names } a gagné.
        }
        [many] { $you ->
            [yes] Tu partages la victoire avec { $names } !
           *[no] { $names } partagent la victoire.
        }
       *[other] { $you ->
            [yes] Tu partages la victoire avec { $names } !
           *[no] { $names } partagent la victoire.
        }
    }

## Jeu honnête

fair-title = Une donne honnête
fair-commitment = Le serveur a fixé son secret. Son empreinte : { $commitment }…
fair-about = Toutes les cartes découlent d’un secret du serveur et d’octets aléatoires de ceux qui jouent. Voici l’empreinte du secret, fixée avant que les tiens soient connus ; après la partie, ton navigateur peut vérifier chaque carte.
fair-explain = Le serveur a fixé un secret et montré son empreinte (SHA-256). Ensuite, les navigateurs de ceux qui jouent ont ajouté leurs propres octets aléatoires. Toutes les cartes découlent des deux. Ton navigateur peut les recalculer une à une et les comparer avec ce qu’il a vu.
fair-details = Empreinte, secret et octets aléatoires
fair-commitment-label = Empreinte, montrée au début
fair-secret-label = Secret, montré à la fin
fair-contribution-label = Octets aléatoires : { $names }
fair-contribution-none = annoncés, mais pas arrivés à temps
fair-save = Enregistrer ce que ce navigateur a gardé
fair-verify = Vérifier la donne
fair-proven = Personne n’a pu diriger cette donne. Les octets aléatoires de ton navigateur y entrent, tout le reste était fixé avant qu’ils soient connus, et les { $count } tirages sont justes. Ont participé : { $names }.
fair-partly = Les { $count } tirages découlent du secret et des octets aléatoires arrivés, dont les tiens. Annoncés, mais pas arrivés à temps : { $missing }. Le serveur a donc pu choisir de s’en passer ou non.
fair-witness =
    { $took ->
        [0] Les { $count } tirages découlent du secret fixé avant la première carte. Personne n’a ajouté d’octets aléatoires : le serveur a donc pu choisir ce secret.
       *[other] Les { $count } tirages découlent du secret fixé avant la première carte et d’octets aléatoires ({ $names }). Ton navigateur n’a pas participé : seuls ceux qui l’ont fait savent si le serveur a pu choisir son secret.
    }
fair-late = Les { $count } tirages correspondent au secret. Mais ce navigateur n’a vu l’empreinte qu’après le début : cela ne prouve pas qu’elle était fixée avant.
fair-told = Pour ce jeu, c’est le serveur qui dit ce qui pouvait sortir à chaque tirage : l’accord avec les règles n’a pas été vérifié ici.
fair-wrong-commitment = Il y a un problème : l’empreinte n’est plus celle du début.
fair-wrong-secret = Il y a un problème : le secret ne correspond pas à l’empreinte.
fair-wrong-list = Il y a un problème : la liste de ceux qui ajoutent des octets aléatoires a changé après l’envoi des tiens.
fair-wrong-own = Il y a un problème : les octets aléatoires de ton navigateur n’ont pas servi.
fair-wrong-value = Il y a un problème : certains octets aléatoires ne sont pas ceux qui étaient annoncés.
fair-wrong-retold = Il y a un problème : l’événement { $index } a été raconté autrement ensuite.
fair-wrong-gap = Il y a un problème : l’événement { $index } manque.
fair-wrong-fall = Il y a un problème : le tirage de l’événement { $index } ne découle pas du secret et des octets aléatoires.
fair-wrong-card = Il y a un problème : à l’événement { $index }, une carte est posée que personne n’a pu y recevoir.

## Règles

rules-title = Les règles de { $game }
rules-contents = Sommaire
rules-example = Exemple :
rules-all = Toutes les règles
rules-page = Ouvrir en page
rules-print = Imprimer
rule-link = Règle { $rule }
rules-table = Tableau
rules-missing = Impossible d’afficher les règles pour l’instant.

# La table de RAISE

raise-brief =
    { $won ->
        [yes] Victoire avec { $points } points
       *[no] { $points ->
            [one] { $points } point, il en fallait { $best }
            [many] { $points } de points, il en fallait { $best }
           *[other] { $points } points, il en fallait { $best }
        }
    }
raise-symbol =
    { $symbol ->
        [diamond] diamant
        [gear] engrenage
        [cloud] nuage
        [hourglass] sablier
       *[bell] cloche
    }
raise-letter =
    { $symbol ->
        [diamond] D
        [gear] E
        [cloud] N
        [hourglass] S
       *[bell] C
    }
raise-card =
    { $symbol ->
        [diamond] diamant { $number }
        [gear] engrenage { $number }
        [cloud] nuage { $number }
        [hourglass] sablier { $number }
       *[bell] cloche { $number }
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] un diamant
            [many] { $dice } de diamants
           *[other] { $dice } diamants
        }
        [gear] { $dice ->
            [one] un engrenage
            [many] { $dice } d’engrenages
           *[other] { $dice } engrenages
        }
        [cloud] { $dice ->
            [one] un nuage
            [many] { $dice } de nuages
           *[other] { $dice } nuages
        }
        [hourglass] { $dice ->
            [one] un sablier
            [many] { $dice } de sabliers
           *[other] { $dice } sabliers
        }
       *[bell] { $dice ->
            [one] une cloche
            [many] { $dice } de cloches
           *[other] { $dice } cloches
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Pose ta première carte, face cachée.
raise-status-choosing =
    { $count ->
        [one] { $names } choisit encore sa carte.
        [many] { $names } choisissent encore leur carte.
       *[other] { $names } choisissent encore leur carte.
    }
raise-status-raise = Relance au-delà de { $beyond }, ou passe.
raise-status-only-pass = Tu n’iras pas au-delà de { $beyond } : passe.
raise-status-other = { $name } ferme la marche sur { $field } : relancer ou passer ?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] Tu as gagné avec { $points } points !
           *[no] { $names } a gagné avec { $points } points.
        }
        [many] { $you ->
            [yes] Tu partages la victoire avec { $names } : { $points } points chacun.
           *[no] { $names } partagent la victoire avec { $points } points.
        }
       *[other] { $you ->
            [yes] Tu partages la victoire avec { $names } : { $points } points chacun.
           *[no] { $names } partagent la victoire avec { $points } points.
        }
    }
raise-roll = Les dés
raise-times =
    { $symbol } fois { $times }, { $dice ->
        [0] aucun dé
        [one] un dé
        [many] { $dice } de dés
       *[other] { $dice } dés
    }
raise-blanks =
    { $dice ->
        [one] un dé vide
        [many] { $dice } de dés vides
       *[other] { $dice } dés vides
    }
raise-track-stones = La piste, depuis l’arrière : { $list }.
raise-track-stone = { $name } sur { $field }
raise-track-stone-on = { $name } sur { $field } (dessous : { $under })
raise-board = Piste et pile commune
raise-track-empty = La piste est vide.
raise-pot-worth =
    { $points ->
        [one] point en jeu
        [many] points en jeu
       *[other] points en jeu
    }
raise-pot-said = La pile commune : carte-points { $point }, { $worth } points en jeu.
raise-pot-choosing =
    { $out ->
        [yes] { $name } : plus de cartes.
       *[no] { $chosen ->
            [yes] { $name } a posé une carte face cachée.
           *[no] { $name } choisit.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name } (a passé) : { $cards }.
       *[no] { $name } : { $cards }.
    }
raise-pot-title = La pile commune : { $points } points
raise-pot-point = La carte-points de cette manche : { $point } points.
raise-pot-none = Pas encore de cartes : on les pose d’abord face cachée, puis on les retourne ensemble.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] Ta main : aucune carte
        [one] Ta main : une carte
        [many] Ta main : { $count } de cartes
       *[other] Ta main : { $count } cartes
    }
raise-hand-card =
    { $card }, vaut { $value } maintenant, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }{ $down ->
        [yes] , face cachée sur la table
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , impossible maintenant
    }
raise-lay = Poser face cachée
raise-to =
    { $picked ->
        [0] Relancer
       *[other] Relance à { $field }
    }
raise-pass = Passer
raise-pass-sure = Oui, passer
raise-hint-choose = Quelle carte pour commencer ?
raise-hint-first = Ton pion partirait de { $field }.
raise-hint-laid = Tu peux la reprendre tant qu’il en manque.
raise-hint-laid-fast = Posée face cachée.
raise-hint-raise = Depuis { $field } : touche les cartes à ajouter.
raise-hint-none = Toutes tes cartes ensemble ne suffisent pas.
raise-hint-short = { $from } + { $total } = { $field } : { $beyond } n’est pas dépassé.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field }, et c’est encore à toi.
       *[no] { $from } + { $total } = { $field }, puis c’est à { $name }.
    }
raise-hint-ends = { $from } + { $total } = { $field }, et la manche finit.
raise-hint-pass = Quitter la manche, remonter à { $size } cartes ?
raise-hint-passed = Pour toi, cette manche est finie.
raise-why-turn = C’est à { $who } : le pion le plus en arrière joue.
raise-why-wait = Attends que toutes les cartes soient posées.
raise-why-no-card = Choisis d’abord une carte : 1 à 6, ou les flèches.
raise-why-no-cards = Choisis une ou plusieurs cartes pour relancer, ou passe.
raise-why-short = Cela ne dépasse pas l’avant-dernier pion : il faut aller au-delà de { $beyond }.
raise-why-more = Plus de cartes qu’il n’en faut : tu t’arrêtes dès que ton pion a dépassé.
raise-why-none = Même toutes tes cartes ensemble ne dépassent pas : tu ne peux que passer.
raise-why-no-choice = Ce n’est pas le moment de poser une carte face cachée.
raise-why-chosen = Une carte est déjà posée face cachée.
raise-why-stones = On ne relance ni ne passe avant que les pions soient placés.
raise-me = { $name }, points : { $score }, à piocher : { $draw }. Voir les scores.
raise-chip = points : { $score }, en main : { $hand }, à piocher : { $draw }
raise-standings = Scores
raise-overview = Contenu de la boîte
raise-overview-set = Jeu utilisé : { $name }
raise-overview-dice = Les dés et leurs faces
raise-overview-die =
    { $count ->
        [one] Un dé : { $faces }
        [many] { $count } de dés, chacun : { $faces }
       *[other] { $count } dés, chacun : { $faces }
    }
raise-overview-blank = vide
raise-overview-cards =
    { $count ->
        [one] La carte que chacun possède
        [many] Les { $count } de cartes que chacun possède
       *[other] Les { $count } cartes que chacun possède
    }
raise-overview-card =
    { $card }, { $count } fois, { $points ->
        [one] un point
        [many] { $points } de points
       *[other] { $points } points
    } chacune
raise-overview-points = Les cartes Points
raise-overview-removed =
    { $count ->
        [0] Toutes sont en jeu.
        [one] À { $players }, une d’elles reste dans la boîte, sans être vue.
        [many] À { $players }, { $count } d’entre elles restent dans la boîte, sans être vues.
       *[other] À { $players }, { $count } d’entre elles restent dans la boîte, sans être vues.
    }
raise-you = toi
raise-passed = a passé
raise-points =
    { $points ->
        [one] point
       *[other] points
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] rien encore
           *[other] { "" }
        }
        [one] et une carte
        [many] et { $cards } de cartes
       *[other] et { $cards } cartes
    }
raise-left =
    { $draw ->
        [0] { $hand } en main, rien à piocher
       *[other] { $hand } en main, { $draw } à piocher
    }
raise-draws =
    { $draw ->
        [0] rien à piocher
       *[other] { $draw } à piocher
    }
raise-rounds = Manche { $round } sur { $rounds }
raise-round-won = Manche { $round } : { $name }, { $points } points
raise-round-aside = Manche { $round } : carte-points { $point } mise de côté
raise-round-now = Manche { $round }, en cours : carte-points { $point }
raise-round-to-come = Manche { $round }, à venir
raise-round-line =
    { $cards ->
        [one] { $name } : { $points } points, une carte
        [many] { $name } : { $points } points, { $cards } de cartes
       *[other] { $name } : { $points } points, { $cards } cartes
    }
raise-round-line-now = en cours
raise-round-line-aside = mise de côté : personne n’avait de carte
raise-to-come =
    { $count ->
        [0] C’est la dernière manche.
        [one] Encore une manche, avec l’une de ces cartes-points : { $cards }.
        [many] Encore { $count } de manches, avec certaines de ces cartes-points : { $cards }.
       *[other] Encore { $count } manches, avec certaines de ces cartes-points : { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] Dans ta pioche : une carte
        [many] Dans ta pioche : { $count } de cartes
       *[other] Dans ta pioche : { $count } cartes
    }
raise-moment-won =
    { $you ->
        [yes] Tu gagnes la manche { $round } !
       *[no] { $name } gagne la manche { $round }
    }
raise-moment-points = { $point } + { $cards } = { $points } points
raise-moment-go = Touche pour continuer
raise-moment-key = Appuie sur Entrée pour continuer.
raise-log-starter =
    { $you ->
        [yes] À toi les dés d’abord.
       *[no] Les dés vont d’abord à { $name }.
    }
raise-log-point = Nouvelle manche : carte-points { $point }.
raise-log-roll = Les dés montrent { $list }.
raise-log-roll-blank = Tous les dés sont vides.
raise-log-choose =
    { $you ->
        [yes] Tu poses une carte face cachée.
       *[no] { $name } pose une carte face cachée.
    }
raise-log-choose-mine = Tu poses face cachée : { $card }.
raise-log-turned =
    { $you ->
        [yes] toi { $card } sur { $value }
       *[no] { $name } { $card } sur { $value }
    }
raise-log-turned-up = On retourne tout : { $list }.
raise-log-raise =
    { $you ->
        [yes] Tu relances de { $from } à { $field } avec { $cards }.
       *[no] { $name } relance de { $from } à { $field } avec { $cards }.
    }
raise-log-pass =
    { $you ->
        [yes] Tu passes.
       *[no] { $name } passe.
    }
raise-log-take-back =
    { $you ->
        [yes] Tu reprends ta carte.
       *[no] { $name } reprend sa carte.
    }
raise-recap-pass =
    { $you ->
        [yes] tu passes
       *[no] { $name } passe
    }
raise-recap-on =
    { $you ->
        [yes] toi sur { $field }
       *[no] { $name } sur { $field }
    }
raise-recap-won =
    { $you ->
        [yes] tu gagnes { $points }
       *[no] { $name } gagne { $points }
    }
raise-log-won =
    { $you ->
        [yes] Tu gagnes la manche : { $points } points.
       *[no] { $name } gagne la manche : { $points } points.
    }
raise-log-set-aside = Plus personne n’a de carte : la carte-points { $point } est mise de côté.
raise-key-card = choisir une carte, ou la remettre
raise-key-next = aller à la carte suivante ou précédente
raise-key-play = poser face cachée, ou relancer
raise-key-pass = passer (deux fois, si tu pouvais relancer)
raise-key-drop = remettre toutes les cartes
raise-key-scores = scores
raise-key-pot = ce qu’il y a dans la pile commune
raise-result-with = Avec { $points } points en { $rounds } manches.
raise-result-counting = On compte les points…
raise-result-missed =
    { $points ->
        [one] Il ne t’a manqué qu’un point.
       *[other] Il ne t’a manqué que { $points } points.
    }
raise-result-point = Cartes-points
raise-result-taken = Cartes remportées
raise-result-hand = Cartes restées en main
raise-result-parts = Cartes-points { $point }, cartes remportées { $won }, main { $hand }
raise-result-race = Points après chaque manche
raise-result-rounds = Manche par manche
raise-result-best =
    { $cards ->
        [one] La plus belle pile commune : { $points } points pour { $name }, avec une carte.
        [many] La plus belle pile commune : { $points } points pour { $name }, avec { $cards } de cartes.
       *[other] La plus belle pile commune : { $points } points pour { $name }, avec { $cards } cartes.
    }
raise-result-best-mine =
    { $cards ->
        [one] La plus belle pile commune est pour toi : { $points } points, avec une carte.
        [many] La plus belle pile commune est pour toi : { $points } points, avec { $cards } de cartes.
       *[other] La plus belle pile commune est pour toi : { $points } points, avec { $cards } cartes.
    }

# Apprendre

learn-button = Leçon
learn-button-done = Leçon (faite)
learn-continue = Finir la leçon
learn-title = Apprendre { $game }
learn-coach = Leçon
learn-step = Étape { $step } sur { $steps }
learn-next = Suite
learn-show = Montre-moi
learn-skip = Jouer
learn-leave = Quitter ; la leçon t’attend
learn-keys = Touches : { $keys }
learn-watch = Regarde : { $name }…
learn-wait = Une chose à la fois : lis d’abord ceci, puis touche « Suite ».
learn-watch-wait = Un petit instant, les autres n’ont pas fini.
learn-finished = Bravo !
learn-finished-about = Tu sais tout. Continue avec { $names } : même table, sans conseils.
learn-play-on = Continuer
learn-home = Accueil
learn-strayed = Cette partie a pris son propre chemin, et c’est très bien. Continue, ou recommence la leçon.
learn-restart = Recommencer
learn-deal = Les premières cartes d’une leçon sont préparées d’avance. C’est pourquoi on ne peut pas vérifier la donne à cette table.
learn-the-game-goal = Avec { $mate }, vous formez une équipe. Ensemble, vous voulez poser les 98 cartes sur ces quatre piles.
learn-the-game-up = Les piles A et B montent à partir de 1. Chaque nouvelle carte doit être plus haute que celle du dessus.
learn-the-game-down = Les piles C et D descendent à partir de 100. Ici, chaque nouvelle carte doit être plus basse.
learn-the-game-start = Cette fois, c’est toi qui commences. Aux autres tables, chacun dit d’abord s’il a envie de commencer ; le plus motivé commence.
learn-the-game-near = Les petits pas laissent de la place pour la suite. Touche ton 3, puis la pile A.
learn-the-game-near-no = Ce serait un grand pas. Le 3 est tout près du 1 de la pile A.
learn-the-game-back = Mauvaise carte ? Avec des bots, tu peux la reprendre jusqu’à la fin de ton tour ; entre personnes, carte posée reste posée.
learn-the-game-two = Bon début ! Un tour demande au moins deux cartes : pose ton 97 sur C ou D.
learn-the-game-two-no = Le 97 est tout près de 100. Essaie-le sur C ou D.
learn-the-game-end = Deux cartes suffisent. Termine ton tour, et tu en pioches deux nouvelles.
learn-the-game-end-no = Tu pourrais en poser plus, mais les grands pas prennent de la place. Cette fois, termine ton tour.
learn-the-game-trick = { $mate } a dû sauter loin sur A, jusqu’à 28. Ton 18 a exactement dix de moins, et c’est la seule carte qui peut revenir en arrière : pose-le !
learn-the-game-trick-no = Cherche dix d’écart tout juste : ton 18 va sur le 28, sur la pile A.
learn-the-game-joy = Dix pas de regagnés ! Sur les piles qui descendent, c’est l’inverse : avec une carte d’exactement dix de plus.
learn-the-game-signal = Les nombres restent secrets, mais les signaux sont bienvenus. En voici un que t’envoie { $mate } : pile C à épargner !
learn-the-game-words = Chaque pile a trois signaux : le cœur demande de l’épargner, le panneau insiste, la flèche dit qu’elle est libre.
learn-the-game-heed = Alors ne touche pas à C. Pose ton 93 sur la pile D.
learn-the-game-heed-no = { $mate } a une idée pour la pile C. Ton 93 va bien sur D.
learn-the-game-say = Ton 5 irait à merveille sur la pile B au prochain tour. Demande à { $mate } d’épargner cette pile : touche un signal à côté de B.
learn-the-game-say-no = Presque ! À côté de la pile B, touche le cœur ou le signe voisin : les deux demandent de l’épargner.
learn-the-game-end-again = Assez pour ce tour. Termine-le, et vois ce que { $mate } fait de ton signal.
learn-the-game-end-again-no = Garde-les pour plus tard. Termine ton tour maintenant.
learn-the-game-heeded = { $mate } t’a laissé la pile B et a préféré la C. C’est ainsi que joue une bonne équipe.
learn-the-game-ring = Voilà combien de cartes il reste à piocher. Quand il n’y en a plus, une carte par tour suffit.
learn-the-game-over = Si quelqu’un ne peut pas poser assez de cartes, la partie est finie. Moins de dix qui restent, c’est excellent ; aucune, c’est gagné !
learn-raise-goal = Chaque manche a pour enjeu une carte-points, cette fois 14 points. Elle revient au seul pion qui reste à la fin sur la piste.
learn-raise-roll = Les dés disent ce que vaut un symbole. Trois cloches, plus une qui compte toujours : les cloches valent quatre fois plus.
learn-raise-value = Ta cloche 2 vaut donc 2 × 4 = 8 maintenant. La valeur est indiquée sous chaque carte.
learn-raise-choose = Tout le monde pose une carte face cachée. Choisis ton engrenage 3 et pose-le.
learn-raise-choose-no = Une belle carte, garde-la pour plus tard. Cette fois, prends l’engrenage 3.
learn-raise-flip = On retourne tout ensemble. Chaque pion part de la valeur de sa carte : le tien de 6, les autres de 8 et de 15.
learn-raise-pot = Ce qui a été posé est maintenant dans la pile commune. Les étoiles de ces cartes sont aussi des points : elles vont à qui gagne la manche.
learn-raise-last = C’est toujours au pion le plus en arrière de jouer, et c’est le tien. Tu peux relancer ou passer.
learn-raise-raise = Pour relancer, dépasse le pion suivant, sur 8. Ton nuage 4 suffit, car 6 + 4 = 10 : choisis-le et relance.
learn-raise-raise-no = Garde cela pour plus tard. Ton nuage 4 suffit tout juste.
learn-raise-stack = { $mate } rejoint { $other } sur la même case et se pose dessus. Dans une pile de pions, celui du dessus est plus en arrière.
learn-raise-beyond = C’est encore à toi, et il faut plus que 15. Relance avec ta cloche 2 : 10 + 8 = 18.
learn-raise-beyond-no = Garde cela pour plus tard. Ta cloche 2 t’emmène au-delà de 15.
learn-raise-won = Les deux autres ont passé, la manche est à toi ! Tu prends la carte-points et toute la pile commune, et c’est toi qui lances les dés.
learn-raise-weak = Seulement 6 points cette fois : ménage tes forces. Pose une carte faible, la cloche 1 ou la cloche 3.
learn-raise-weak-no = Trop belle pour 6 points ! Prends la cloche 1 ou la cloche 3.
learn-raise-pass = Tu pourrais relancer, mais de bonnes cartes pour 6 points, c’est cher payé. Passe : tu remontes aussitôt à six cartes.
learn-raise-pass-no = Garde tes cartes pour une meilleure manche. Cette fois, passe.
learn-raise-refill = Tu ne pioches que parmi ces cartes, et celles jouées ne reviennent pas. Tout l’art est de ne pas en manquer.
learn-raise-rounds = Les manches sont comptées ici. À trois, il y en a neuf : tes trente cartes doivent durer jusque-là.
learn-raise-over = Après la dernière manche, le plus grand total gagne. Les cartes restées dans ta main comptent aussi.

## Refusals about keys, daily deals and deals played again

error-bad-key = Ce n’est pas une clé. Une clé privée a 32 signes : des chiffres et les lettres de a à f.
error-no-key = Il n’y a pas de clé privée sur cet appareil, donc aucune partie n’est gardée.
error-no-me = Rien n’est gardé sous cette clé : elle n’a jamais servi ici, ou tout a été effacé sur un autre appareil.
error-no-day = Il n’y a pas de donne pour ce jour.
error-no-daily = Ce jeu n’a pas de donne du jour.
error-no-deal = La donne de cette partie ne peut pas être rejouée.
error-daily-sealed = C’est la donne d’aujourd’hui, et d’autres vont encore la jouer. Tout sera ouvert une fois la journée finie.
error-daily-seat = À la donne du jour, tu joues en personne : aucun bot ne peut prendre ta place.

## Daily deal, my games

daily-today = La donne du jour
daily-past = La donne d’un jour passé
daily-title = La donne du { $day }
daily-about = Les mêmes cartes pour tout le monde sur ce serveur. Ton premier essai compte, et la donne reste secrète jusqu’à la fin du jour.
daily-next =
    { $hours ->
        [0] Prochaine donne dans { $minutes } min
       *[other] Prochaine donne dans { $hours } h { $minutes } min
    }
daily-over = Ce jour est passé. On peut regarder sa donne, mais seule celle d’aujourd’hui se joue.
daily-days = Jours
daily-day-before = La veille
daily-day-after = Le lendemain
daily-play = Jouer la donne du jour
daily-play-short = Jouer
daily-continue = Continuer ton essai
daily-counts = Ton premier essai compte. Tu peux t’entraîner ensuite.
daily-practice-only = Tes parties ne sont pas gardées : c’est donc un simple entraînement, qui ne compte pas.
daily-practice = La rejouer pour t’entraîner
daily-was-practice = C’était un entraînement : seul ton premier essai du jour compte.
daily-not-yet = Pas encore jouée
daily-running = Ton essai est en cours
daily-not-played = Tu n’as pas joué cette donne.
daily-unfinished = Ton essai n’était pas fini ce jour-là : il ne compte pas.
daily-late = Cet essai s’est fini après son jour : il ne compte pas.
daily-private = Jusqu’à la fin du jour, personne d’autre ne voit le relevé ni la relecture de ta partie.
daily-people =
    { $count ->
        [one] Une personne l’a jouée.
       *[other] { $count } personnes l’ont jouée.
    }
daily-better-bots = Mieux que { $share } des bots
daily-better-people =
    { $count ->
        [one] Mieux que { $share } des gens (une personne pour l’instant)
       *[other] Mieux que { $share } des gens ({ $count } pour l’instant)
    }
daily-few = La comparaison avec les gens vient dès que cinq l’ont finie, parmi celles et ceux qui ont joué ici au moins trois jours.
daily-streak =
    { $count ->
        [one] Un jour d’affilée
       *[other] { $count } jours d’affilée
    }
daily-streaks = { $game } : { $now } d’affilée en ce moment, { $longest } au plus
daily-figure-left = Cartes restantes
daily-figure-points = Points
daily-you = toi
daily-par-title = { $games } parties du bot « { $bot } » avec cette donne
daily-par-games = Parties
daily-place = Parmi les parties des bots, { $better } ont fait mieux, { $equal } pareil et { $worse } moins bien.
daily-par = Pour comparer, { $games } parties du bot « { $bot } » avec cette donne même. { $figure } : { $mean } en moyenne. Gagné : { $share }.
daily-par-soon = La comparaison se prépare : les bots jouent cette donne.
daily-share = Partager sans rien dévoiler
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Copié. Tu peux le coller où tu veux.
daily-look = Regarder ta partie
daily-see = Comment s’est passée ta partie de { $game }
daily-to = Vers la donne du jour
daily-calendar = Jours passés
daily-month-before = Le mois d’avant
daily-month-after = Le mois d’après
daily-day-none = pas jouée
daily-fair = Est-ce la même donne pour tout le monde ?
daily-fair-about = Cette empreinte était fixée avant que quelqu’un joue. Demain, le secret correspondant sera montré ici : chacun pourra vérifier que les cartes n’ont été ni choisies ni changées.
daily-fair-after = Ce jour est passé, voici donc son secret. Il permet de vérifier les parties jouées.
daily-fair-right = Vérifié par ce navigateur : l’empreinte est bien celle du secret.
daily-fair-wrong = L’empreinte n’est pas celle du secret. Cette donne n’était pas celle qui était promise.
daily-fair-changed = Ce navigateur avait vu une autre empreinte pour ce jour. La donne a été échangée.
chart-marked = { $label } ({ $mark })
me-title = Mes parties
me-option = { $option } : { $value }
me-people =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
me-bots =
    { $count ->
        [one] un bot ({ $names })
       *[other] { $count } bots ({ $names })
    }
me-which = Quelles parties ?
me-all = Toutes
me-count = Parties
me-won = Gagné
me-row-now = Victoires d’affilée, en ce moment
me-row-longest = Victoires d’affilée, au plus
me-accuracy = Précision
me-luck = Chance
me-accuracy-of = précision { $accuracy }
me-luck-of = chance { $luck }
me-left-out =
    { $count ->
        [one] Une partie ne compte pas ici : elle était avec conseils ou pour l’entraînement.
       *[other] { $count } parties ne comptent pas ici : elles étaient avec conseils ou pour l’entraînement.
    }
me-results = Résultats
me-by-game = Par jeu
me-by-players = Par nombre de personnes à table
me-by-bots = Par niveau des bots
me-by-variant = Par variante
me-variant-usual = le jeu habituel
me-none-counts = Aucune partie ne compte encore.
me-time = Au fil du temps
me-accuracy-title = Précision dans chaque partie analysée ; la ligne est la moyenne des cinq dernières
me-luck-title = Chance : ce que cartes et dés ont donné ou pris, en points de probabilité de gagner
me-game = Jeu
me-when = Quand
me-best = La mieux jouée
me-unlucky = La plus malchanceuse
me-no-review = Précision et chance apparaissent ici dès que tu as revu une partie.
me-games = Toutes les parties
me-coached = avec conseils
me-practice = entraînement
me-deal = même donne
me-daily = donne du jour, { $day }
me-empty = Pas encore de parties
me-empty-about = Joue une partie jusqu’au bout, et elle apparaît ici : son résultat, ta précision, ta chance.
me-play = Jouer à { $game }
me-off = Tes parties ne sont pas gardées
me-off-about = Rien n’est donc envoyé, et rien n’apparaît ici. Tu peux l’activer à tout moment.
me-gone = Ce que cet appareil avait vu ici a été supprimé sur un autre appareil. Les parties jouées depuis sont gardées à nouveau.
me-retry = Réessayer
mykey-title = Clé privée
mykey-about = Pas de compte : tes parties sont liées à une clé aléatoire que seul ton navigateur connaît. Le serveur en garde une empreinte, dont on ne peut pas tirer la clé.
mykey-keep = Garder mes parties
mykey-keep-on = Les parties que tu commences apparaissent dans « Mes parties », et ton premier essai à la donne du jour compte.
mykey-keep-off = Rien n’est envoyé, rien n’est gardé. Ce qui l’était avant reste jusqu’à ce que tu le supprimes plus bas.
mykey-passing = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée ou l’espace plein. La clé disparaît quand tu fermes la fenêtre : note-la si tu veux garder tes parties.
mykey-move = Vers un autre appareil
mykey-move-about = Vise le code avec l’appareil photo de l’autre appareil, ou tapes-y les douze mots. Les deux ont alors la même clé et les mêmes parties.
mykey-show = Montrer le code et les mots
mykey-hide = Cacher
mykey-qr = Image du lien avec la clé
mykey-secret = Qui connaît ces mots a tes parties. Ne les montre à personne.
mykey-copy-words = Copier les mots
mykey-copy-link = Copier le lien
mykey-copied = Copié.
mykey-take = Depuis un autre appareil
mykey-words = Les douze mots, ou le lien
mykey-take-go = Utiliser cette clé
mykey-wrong-count =
    { $count ->
        [one] Il y a un mot ; il en faut { $words }.
       *[other] Il y a { $count } mots ; il en faut { $words }.
    }
mykey-wrong-word = Le mot { $number }, « { $word } », n’est pas dans la liste. Les mots sont anglais.
mykey-wrong-like = Le mot { $number }, « { $word } », n’est pas dans la liste. Est-ce plutôt « { $like } » ?
mykey-wrong-sum = Tous ces mots existent, mais ensemble ils ne forment pas une clé. L’un d’eux est faux, ou leur ordre est différent.
mykey-take-ask = Utiliser cette clé ici ?
mykey-take-first = Les parties jouées sur cet appareil seront gardées sous cette clé, avec celles de l’autre appareil. N’accepte qu’une clé qui est à toi.
mykey-take-instead = Cet appareil a déjà une clé, qui sera remplacée. Les parties des deux ne sont pas réunies : l’ancienne clé reste valable partout où tu l’as copiée, et si elle n’est nulle part ailleurs, ses parties sont perdues pour toi.
mykey-take-yes = L’utiliser
mykey-take-no = Garder l’ancienne clé
mykey-cancel = Annuler
mykey-same = Cet appareil a déjà cette clé.
mykey-taken = Cet appareil utilise maintenant cette clé.
mykey-kept = Ce qui est gardé
mykey-kept-about = Pour chaque partie : la table et ta place, le résultat, et ce que l’analyse a trouvé. Ni nom, ni adresse.
mykey-export = Tout télécharger
mykey-delete = Tout supprimer
mykey-delete-ask = Tout supprimer ?
mykey-delete-about = Tout ce qui est gardé sous cette clé est supprimé aussitôt, aussi pour tes autres appareils : la liste, les chiffres, les jours d’affilée. Les tables restent, mais plus rien ne les relie à toi. C’est définitif.
mykey-delete-no = Garder
mykey-deleted = Tout est supprimé. Les nouvelles parties auront une nouvelle clé, sauf si tu désactives cela.
mykey-nothing = Rien n’est encore gardé sous cette clé.
mykey-none = Il n’y a pas encore de clé. Elle est créée quand tu commences une partie.
mykey-happens = Et si…
mykey-lost-when = … la clé est perdue ?
mykey-lost-then = Sans copie, personne ne peut retrouver ces parties, nous non plus. Effacer les données du navigateur efface aussi la clé.
mykey-copied-when = … elle est sur deux appareils ?
mykey-copied-then = Les deux gardent leurs parties sous cette clé et voient la même liste. Pour la donne du jour, c’est le premier essai qui compte, quel que soit l’appareil.
mykey-deleted-when = … je supprime tout sur un appareil ?
mykey-deleted-then = Alors tout est supprimé pour tous. Un appareil qui a encore la clé recommence à zéro avec elle, et le dit.
deal-title = Jouer cette donne
deal-play = Les mêmes cartes pour toi
deal-about = Tu prends une place déjà occupée avant toi, les mêmes cartes viennent des mêmes piles, et des bots prennent les autres places.
deal-same-all = C’est exactement pareil : chaque place pioche les mêmes cartes dans le même ordre, et les dés de chaque manche sont les mêmes, quoi qu’on joue. Seules les décisions des bots peuvent changer.
deal-same-piles = C’est presque pareil : la pioche a le même ordre. Mais tous y piochent : qui reçoit quelle carte dépend du nombre de cartes que chacun pose.
deal-seat = La place de qui ?
deal-seat-of = Place : { $name }
deal-go = Jouer cette donne
deal-share = Partager cette page
deal-share-text = Joue ma donne de { $game } : les mêmes cartes, à toi.
deal-played = Qui l’a jouée
deal-later = Tu verras résultats et relectures quand tu auras fini cette donne.
deal-first = première partie
deal-replay = Relecture : { $name }
deal-replay-short = Relecture
deal-offer = Quelqu’un aurait fait mieux ? Envoie-lui cette donne : les mêmes cartes, avec des bots aux autres places.
deal-offer-go = Vers la donne et son lien
deal-compare = La même donne
deal-compare-about = Tu as joué une donne que d’autres ont jouée aussi.
deal-compare-go = Comparer avec les autres
deal-fair = Cette donne est celle de la première partie : son secret, et les octets aléatoires de ceux qui ont joué alors. On pouvait donc la connaître d’avance, mais ton navigateur peut vérifier que chaque carte en découle.

## Analyse et coach

review-title = { $game } : analyse
review-replay = Relecture
review-again = Réessayer
review-computing = La partie est en cours d’analyse. Les premiers résultats viennent en quelques secondes ; les parties qui se jouent passent d’abord.
review-refining = Premier passage. Les moments clés sont maintenant examinés de plus près.
review-nobody = Des bots ont joué à toutes les places : il n’y a rien à analyser.
review-players = Était-ce bien joué ?
review-game-accuracy = Toute la partie : { $accuracy }
review-player-accuracy = précision
review-way = Chances de gagner : { $start } avant la donne, { $outcome } à la fin.
review-sums = Ce qui a changé les chances de { $name }, en points de pourcentage
review-graph = Chances de gagner de { $name }
review-chance-at = { $chance }, à { $noise } près.
review-change =
    { $cause ->
        [choice] Choix : { $change }.
        [luck] Chance : { $change }.
        [others] Les autres : { $change }.
       *[outcome] La fin : { $change }.
    }
review-cause =
    { $cause ->
        [choice] propres choix
        [luck] hasard
        [others] les autres
        [start] le début
       *[outcome] la fin
    }
review-as-table = En tableau
review-column-moment = Moment
review-column-chance = Chances
review-column-change = Écart
review-column-cause = Cause
review-kind =
    { $kind ->
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
review-sign =
    { $kind ->
        [inaccuracy] Imprécision, −{ $points }.
        [mistake] Erreur, −{ $points }.
       *[blunder] Gaffe, −{ $points }.
    }
review-moments = Moments clés
review-moments-none = Aucun : aucune décision n’a coûté assez pour en être sûr.
review-moments-not-yet = Aucun pour l’instant.
review-cost-short = −{ $points }
review-solved = trouvé
review-decision = Décision de { $name }
review-played = { $name } a joué : { $acts }. Chances de gagner ensuite : { $chance }.
review-cost =
    { $points ->
        [one] Cela a coûté { $points } point de pourcentage (± { $noise }).
       *[other] Cela a coûté { $points } points de pourcentage (± { $noise }).
    }
review-close =
    { $points ->
        [one] Autre chose aurait peut-être valu { $points } point de pourcentage de plus (± { $noise }) : trop peu pour le noter.
       *[other] Autre chose aurait peut-être valu { $points } points de pourcentage de plus (± { $noise }) : trop peu ou trop incertain pour le noter.
    }
review-best = Rien de mieux n’a été trouvé.
review-better = Mieux :
review-best-found = Le meilleur coup trouvé :
review-find = Trouve le meilleur coup
review-find-here = À toi de trouver
review-find-count = { $number } sur { $count }
review-find-about =
    { $points ->
        [one] { $name } a joué : { $acts }. Cela a coûté { $points } point de pourcentage. Que jouerais-tu ? Essaie à la table.
       *[other] { $name } a joué : { $acts }. Cela a coûté { $points } points de pourcentage. Que jouerais-tu ? Essaie à la table.
    }
review-find-wait = Réflexion …
review-find-show = Montrer
review-find-look = Voir à la table
review-find-skip = Sauter
review-find-next = Moment suivant
review-find-again = Réessayer
review-find-done = Terminé
review-find-leave = Arrêter de chercher
review-right =
    { $points ->
        [0] C’est ça, le meilleur coup trouvé !
        [one] C’est ça : à { $points } point de pourcentage du meilleur.
       *[other] C’est ça : à { $points } points de pourcentage du meilleur.
    }
review-wrong =
    { $points ->
        [one] Pas tout à fait : cela coûte { $points } point de pourcentage.
       *[other] Pas tout à fait : cela coûte { $points } points de pourcentage.
    }
review-open = Cartes sur table
review-open-about = Ce que chaque main contenait. Personne ne pouvait le savoir : le jugement ci-dessus n’en tient pas compte.
review-winnable-until = Toutes cartes visibles, une victoire a été trouvée jusqu’à l’étape { $step } sur { $steps }, et aucune ensuite.
review-winnable-end = Toutes cartes visibles, une victoire a été trouvée jusqu’au bout.
review-winnable-never = Même toutes cartes visibles, aucune victoire n’a été trouvée à aucune étape.
review-winnable-about = La recherche est limitée : ce qu’elle trouve est sûr, mais elle peut manquer une victoire.
review-winnable-go = Aller à cette étape
review-about = Qu’est-ce que cela veut dire ?
review-about-chance = Ce sont les chances d’une partie où { $bot } (un bot) jouerait la suite à toutes les places. Elles sont jugées d’après ce que cette personne pouvait voir, sur beaucoup de donnes imaginées ; les deux coups sont essayés sur les mêmes.
review-about-noise = Tous les chiffres sont estimés. La bande grise et ± en montrent l’incertitude ; ce qui s’y trouve n’est pas une erreur. À partir de 5, 10 et 15 points de pourcentage, c’est une imprécision, une erreur, une gaffe.
review-about-accuracy = 100 % de précision : chaque décision valait la meilleure trouvée. Le hasard, c’est ce que les cartes et les dés ont changé.
coach = Coach
coach-off = Sans
coach-wish = Avec
coach-about = Donne un conseil quand tu le demandes et, si tu veux, t’avertit des coups trop chers. Tout le monde voit quand il est là.
coach-setup = Si d’autres jouent avec toi, tout le monde doit être d’accord. Une partie avec le coach ne compte pas dans tes statistiques.
coach-on = Le coach est là
coach-on-about = Le coach est là pour toute la table. La partie est signalée et ne compte pas dans les statistiques.
coach-waits = Dès que tout le monde est d’accord. Il manque encore : { $names }.
coach-wished = { $names } aimerait jouer avec le coach.
coach-agree = D’accord
coach-warn = M’avertir des coups trop chers ?
coach-warn-about = Le coach demande avant un coup qui coûte plus de 15 points de pourcentage. Retenu dans ce navigateur.
coach-hint = Demander un conseil au coach
coach-hint-short = Conseil
coach-hint-away = Ranger le conseil
coach-hint-is = Conseil : { $acts }
coach-hint-chance = Chances de gagner : { $chance }.
coach-hint-none = Le coach n’a rien à dire sur ce choix.
coach-warning = { $act } : vraiment ?
coach-warning-about =
    { $points ->
        [one] Selon le coach, cela coûte { $points } point de pourcentage de tes chances de gagner.
       *[other] Selon le coach, cela coûte { $points } points de pourcentage de tes chances de gagner.
    }
coach-warning-back = Choisir autre chose
coach-warning-play = Jouer quand même
key-hint = demander un conseil au coach
result-coached = Joué avec le coach.
the-game-advice-play = { $card } sur { $pile }
the-game-advice-end = finir le tour
the-game-advice-card = Conseillé en { $order }, sur { $pile }
the-game-advice-pile = Conseillé ici : { $cards }.
raise-advice-choose = poser { $card }
raise-advice-raise = relancer à { $field } avec { $cards }
raise-advice-pass = passer
raise-advice-card = Conseillé
raise-advice-to = Mieux : à { $field }.

## Long games

long-time = Temps par tour
long-time-none = Sans limite
long-time-600 = 10 minutes
long-time-86400 = Un jour
long-time-259200 = Trois jours
long-time-about = Une horloge indulgente : elle ne fait perdre personne. La page d’accueil dit où c’est à toi de jouer, sur tous les appareils qui ont ta clé.
long-overdue = Quand un tour dure plus longtemps
long-overdue-nothing = Rien
long-overdue-nothing-about = L’horloge passe au rouge, c’est tout.
long-overdue-nudge = Un rappel
long-overdue-nudge-about = Les retardataires reçoivent un rappel, un seul par tour.
long-overdue-bot = Un bot prend le relais
long-overdue-bot-about = Un bot joue à la place des retardataires jusqu’à leur retour, et seulement si d’autres personnes attendent.
long-left = encore { $time }
long-late = en retard de { $time }
long-late-now = en retard
long-nudge = Ton temps pour ce tour est écoulé, et les autres t’attendent.
long-nudged = Temps écoulé, rappel envoyé : { $names }.
long-back = Te revoilà : le bot t’a rendu ta place.
long-next = Partie suivante
long-next-about =
    { $count ->
        [one] C’est à toi de jouer à une autre table
        [many] C’est à toi de jouer à { $count } autres tables
       *[other] C’est à toi de jouer à { $count } autres tables
    }
long-key-next = la prochaine partie où c’est à toi de jouer
error-in-time = { $name } a encore du temps pour ce tour.

## Tables publiques

error-closed = Cette table est fermée.
error-muted = La personne qui a créé la table a coupé tes messages : ils ne sont plus transmis.
error-removed = Ta place à cette table t’a été reprise : tu ne peux pas t’y rasseoir.
error-not-together = Tu ne peux pas prendre place à cette table. Il y en a d’autres.
error-guest = { $name } joue sans clé : il n’y a personne à retenir.
error-yourself = C’est toi.
error-not-known = Cette personne n’est pas, ou n’est plus, sur ta liste.
error-nobody-there = Personne n’est assis là.
error-sits-here = Cette personne est déjà à cette table.
error-invited-enough = { $most } personnes sont déjà invitées. Attends leurs réponses.
error-public-lesson = Une leçon est pour une seule personne : elle ne peut pas être publique.
error-public-deal = Une donne que d’autres jouent aussi ne se joue pas en public.
error-no-report = Ce signalement n’existe pas.
public-title = Tables publiques
public-which = Quel jeu ?
public-any = N’importe quel jeu
public-find = Trouve-moi une partie
public-invitations = Invitations
public-invited = { $name } t’invite à jouer : { $game }
public-decline = Non, merci
public-table = { $game } avec { $names }
public-seats = { $taken } places prises sur { $all }
public-bot = bot : { $rank }, niveau { $level } sur { $levels }
public-none = Personne n’attend en ce moment. « Trouve-moi une partie » ouvre une table ; la prochaine personne la trouvera ici.
public-more =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
watch-title = Parties à regarder
setup-public = Qui peut jouer ?
setup-public-no = Sur invitation
setup-public-no-about = Seules les personnes qui ont le lien ou le code trouvent la table.
setup-public-yes = Tout le monde
setup-public-yes-about = Tant que tu es là, la table figure sur la page d’accueil et tout le monde peut y prendre place. Ensuite, on peut y regarder la partie.
lobby-about = À propos : { $name }
hosting-invite = Inviter des gens avec qui tu as joué
hosting-invite-about = L’invitation s’affiche sur leur page d’accueil. Personne n’apprend ta clé, et toi celle de personne.
hosting-played =
    { $count ->
        [one] une partie ensemble
       *[other] { $count } parties ensemble
    }
hosting-invite-one = Inviter
hosting-invited = C’est envoyé
hosting-nobody = Personne pour l’instant. Qui garde ses parties et joue avec toi apparaîtra ici.
hosting-no-key = Tu ne gardes pas tes parties : personne n’est donc retenu. Le lien et le code fonctionnent quand même.
hosting-close = Fermer la table
hosting-close-ask = Fermer cette table ?
hosting-close-about = Toutes les personnes assises en sont averties. Une table fermée ne se rouvre pas.
hosting-close-no = La laisser ouverte
hosting-closed = La table est fermée.
table-closed = Cette table a été fermée.
table-closed-about = Plus personne ne peut jouer ; ce qui a été joué reste visible.
manners-mute = Mettre en sourdine pour tous : { $name }
manners-unmute = Laisser à nouveau écrire : { $name }
manners-is-muted = À cette table, { $name } écrit sans que rien ne soit transmis.
manners-ignore = Ignorer { $name }
manners-unignore = Ne plus ignorer { $name }
manners-ignored = Tu ignores désormais { $name } : ni textes, ni invitations, et vous ne vous croisez plus aux tables publiques. La page de ta clé privée liste les gens que tu ignores.
manners-ignored-here = À cette table, { $name } n’apparaît plus dans la discussion. Sans clé, cela ne peut pas valoir ailleurs.
manners-report = Signaler { $name }
manners-report-what = Que s’est-il passé ?
manners-report-about = La personne qui gère ce serveur lit tes mots et ce qui a été écrit à cette table. Personne d’autre.
manners-report-send = Envoyer le signalement
manners-reported = Le signalement est transmis. Merci.
ignored-title = Les gens que tu ignores
ignored-about = Tu ne vois rien d’eux, ils ne peuvent pas t’inviter, et vous ne vous croisez pas aux tables publiques. Ils n’en savent rien.
ignored-end = Ne plus ignorer
privacy-link = Vie privée

## À la table : réactions, images, la soirée

error-no-reactions = À cette table, rien ne se dit pendant la partie, pas même par une mimique. Après la fin, c’est permis.
again-rotated = Encore, une place plus loin
react = Réagir
reactions = Réactions
reaction-cheer = Hourra !
reaction-laugh = Ha ha !
reaction-wow = Oh !
reaction-think = Hum …
reaction-sorry = Pardon !
reaction-thanks = Merci !
reaction-heard = { $name } : { $what }
key-react = réagir : choisir l’un des six signes
seat-alike = nom facile à confondre
seat-alike-name = { $name } (place { $number })
seat-about-alike = { $name } (place { $number }) est un nom qu’on peut confondre avec un autre à cette table, ou avec la table elle-même. Fie-toi à la place et à l’image.
seat-mute = Masquer ce que dit { $name }
seat-unmute = Montrer de nouveau ce que dit { $name }
seat-mute-about = Réactions et messages, sur cet appareil seulement. Personne n’en sait rien.
talk-hidden = Tu as masqué la conversation de cette table.
talk-hidden-some = Une partie est masquée : tu as masqué quelqu’un.
quiet-reactions = Montrer les réactions
quiet-talk = Montrer ce qui s’écrit à cette table
quiet-about = Touche la place d’une personne pour ne masquer qu’elle. Tout cela ne vaut que pour cet appareil.
avatar-title = Choisis une image
avatar =
    { $name ->
        [fox] Renard
        [owl] Hibou
        [cat] Chat
        [bear] Ours
        [hare] Lièvre
        [frog] Grenouille
        [snail] Escargot
        [duck] Canard
        [whale] Baleine
        [mug] Chope
        [pretzel] Bretzel
        [candle] Bougie
       *[any] Au hasard
    }
avatar-of =
    { $who ->
        [me] Ton image : { $avatar }
       *[other] { $name }, image : { $avatar }
    }
evening-title =
    { $games ->
        [one] Jusqu’ici : une partie
       *[other] Jusqu’ici : { $games } parties
    }
evening-wins =
    { $count ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $count } victoires
    }
evening-together = Tous ensemble
evening-you = { $name } (toi)
evening-games = Partie par partie
evening-game = Partie { $number }
evening-won-by = Victoire : { $names }.
evening-sum-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
evening-sum-the-game-left =
    { $value ->
        [0] aucune carte restante
        [one] une carte restante en tout
       *[other] { $value } cartes restantes en tout
    }

## Avis

error-bad-subscription = Le serveur ne peut pas utiliser le service push de ce navigateur.
error-bad-address = Ce n’est pas une adresse e-mail.
error-address-letters = Le serveur n’écrit qu’aux adresses en lettres de a à z, sans accents.
error-no-contact = Le serveur ne connaît plus cet appareil ou cette adresse. Réactive-le.
error-mail-link = Ce lien n’est plus valable : l’adresse a été effacée.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-too-many-contacts = Cette place a déjà { $most } appareils et adresses. Désactives-en un.
notices-menu = Me prévenir quand c’est à moi
notices-lobby = Me prévenir quand ça commence
notices-title = Me prévenir
notices-about = Tu reçois un avis quand c’est à toi à cette table, quand elle est complète et quand la partie est finie. Une fois par tour au plus, jamais pendant que tu regardes, et rien sur les cartes de qui que ce soit.
notices-device = Sur cet appareil
notices-device-on = Cet appareil te prévient, même quand la page est fermée.
notices-device-off = Désactivé. Ton navigateur te demandera peut-être d’abord.
notices-failed = Le service push de ton navigateur n’a pas répondu. Réessaie plus tard.
notices-way-insecure = Les navigateurs ne l’autorisent qu’à une adresse sûre. Cela marchera dès que ce serveur sera joignable en https.
notices-way-install = Sur iPhone et iPad, cela marche depuis l’écran d’accueil : touche Partager, puis « Sur l’écran d’accueil », et ouvre stammtisch de là.
notices-way-blocked = Ton navigateur n’autorise pas cette page à te prévenir. Autorise-la dans les réglages de la page, au signe à côté de l’adresse ; une fenêtre privée ne le permet jamais.
notices-way-unsupported = Cette fenêtre ne le permet pas. Cela marche dans une fenêtre normale, non privée, d’un navigateur récent.
notices-otherwise = En attendant, la page d’accueil montre d’abord où c’est à toi.
notices-mail = Par e-mail
notices-mail-address = Ton adresse e-mail
notices-mail-send = Envoyer le lien
notices-mail-how = D’abord arrive un e-mail avec un lien. D’autres ne suivent que si tu l’as touché, et chacun peut être le dernier d’un seul geste.
notices-mail-asked = Un e-mail part pour { $address }. Touche le lien qu’il contient, et les avis y arriveront.
notices-mail-look = Je l’ai touché
notices-mail-not-yet = Pas encore confirmé. L’e-mail peut prendre une minute ; regarde aussi dans les indésirables.
notices-mail-on = { $address } reçoit les avis.
notices-mail-off = { $address } ne reçoit rien de cette table.
notices-mail-forget = Effacer cette adresse
notices-offer = Veux-tu que je te prévienne quand ce sera de nouveau à toi ?
notices-offer-yes = Oui, volontiers
mail-title = E-mails de stammtisch
mail-confirm-ask = Veux-tu que stammtisch t’écrive quand c’est à toi, quand une table est complète et quand une partie est finie ?
mail-confirm-yes = Oui, écris-moi
mail-confirmed = C’est fait : { $address } reçoit désormais les avis.
mail-stopped = C’est fait : plus aucun e-mail n’ira à { $address }. L’adresse sera effacée dans une semaine.
mail-again = Écris-moi quand même
