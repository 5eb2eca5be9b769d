# The texts of stammtisch in English. Keys are named by place: page or part first, then what it is.
# Numbers and names come as variables; plurals and the like are written as Fluent selectors.

## The games

the-game-name = THE GAME
the-game-players = 1–5 players
the-game-kind = one team, one goal
the-game-pitch = Ninety-eight cards, four piles, and all of you against the deck. Climb two piles, descend two, and save each other with a step back of exactly ten.
the-game-brief =
    { $won ->
        [yes] Beaten: every card laid
       *[no] { $left ->
            [one] One card left
           *[other] { $left } cards left
        }
    }
raise-name = RAISE
raise-players = 2–5 players
raise-kind = bluff, dice and nerve
raise-pitch = Dice set what your cards are worth. Whoever is last must overtake or let go, until one stone is left and takes the pot.
fact-age = age { $age }+
fact-minutes = about { $minutes } min
fact-players = { $range } players
fact-together = all together
fact-against = everybody for themselves

## Everywhere

wait = One moment …
you = you
undo = Undo
bar-home = To the first page
bar-back = Back
sheet-close = Close
corner-language = Language
corner-theme =
    { $theme ->
        [light] Light (switch to dark)
        [dark] Dark (switch to automatic)
       *[auto] Light or dark as the device says (switch to light)
    }
corner-sound = Sound
share-copied = The link is copied.
lost-title = Nothing on this table
lost-page = There is no such page here.
lost-table = This table does not exist, or no longer.
lost-home = To the first page

## The app

app-about = Card games at one table: with friends anywhere, or with bots. No account.
app-picture-home = The first page
app-picture-table = At the table
app-update = A new version is here.
app-update-reload = Reload
offline-sign = No connection. Tables wait; what this device has kept can be read.
waits-short = waits for the connection
waits-title = This table is waiting
waits-about = It cannot be reached right now. It goes on by itself once the connection is back; nothing is lost.
learn-read = Without a connection the lesson can be read here. You can try it at the table once you are back.
learn-read-again = Try it at the table
install-title = stammtisch as an app
install-about = On your home screen it opens like any other app, with the whole screen to itself, and starts without a connection, too.
install-do = Install
install-no = No, thanks
install-share = Tap “Share” in the browser’s bar
install-add = Choose “Add to Home Screen”
menu-vibrate = Vibrate when it is your turn?
menu-vibrate-on = Yes
menu-vibrate-off = No

## Errors

error-network = The server cannot be reached. Please check the connection and try again.
error-server = The server answered with an error ({ $status }). Please try again.
error-bad-request = That could not be understood. Please reload the page and try again.
error-unknown-token = This browser's key does not open that seat any more.
error-not-host = Only the person who set up this table can do that.
error-not-your-seat = You have no seat at this table. You can watch.
error-not-your-turn = It is not your turn.
error-no-talk = This table plays without text.
error-no-table = This table does not exist, or no longer.
error-damaged = What was kept of this game is damaged, so it cannot be shown. Other tables are not affected.
error-other-rules = This game was begun under another version of the rules, so it can no longer be shown here.
error-no-code = No table has this code. Please check it with whoever sent it.
error-no-game = There is no such game here.
error-no-seat = There is no such seat.
error-full = All seats at this table are taken. You can watch.
error-taken = Somebody else was quicker: that seat is taken.
error-started = The game has already begun.
error-no-contribution = There is no contribution of this seat to the deal.
error-bad-contribution = These are not the bytes whose hash was announced.
error-waiting = The game has not begun yet.
error-running = The game is not over yet.
error-over = The game is over.
error-stale = Something happened at the same moment. Please look again.
error-too-large = That is too long.
error-too-many = That was too much in a short time. Please try again in { $seconds } s.
error-busy = The server has a lot to do. Please try again in a moment.
error-disk-full = The server’s disk is almost full, so nothing new can begin. Games that are running go on.
error-too-many-tables = Your network has { $most } tables that wait or run already. Finish or close one of them first.
error-bad-name = Please choose another name, with 1 to { $most } characters.
error-bad-move = That is not a move in this game.
error-bad-option = One of the choices for this table is not possible. Please choose again.
error-bad-text = Please write something, at most { $most } characters.
error-bad-host = This server does not answer to the name { $host }. Whoever runs it can add the name with --host-name.
error-enough-for-now = That is enough for now. Go on when somebody else has played.
error-present = { $name } is still here. A bot can step in after { $seconds } s of absence.
error-just-gone = { $name } has only just gone. A bot can step in in { $seconds } s.
error-host-here = Only the person who set up this table can do that now. Others can once that person has been away for { $seconds } s.
error-host-away =
    { $unit ->
        [s] The person who set up this table is away. You can do that in { $time } s.
        [min] The person who set up this table is away. You can do that in { $time } min.
       *[h] The person who set up this table is away. You can do that in { $time } h.
    }
error-no-spectators = This table has no spectators. Only those who play here can see it.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-illegal = The rules do not allow that now.
error-internal = Something went wrong here. Please try again in a moment.
error-no-person = This seat was nobody’s before, so it cannot be given back.
error-no-room = So much has happened at this table that there is no room for more.
error-not-host-seat = Only the person who set up this table, or who sits there, can do that.
error-not-stored = This could not be kept, so nothing has changed. Please try again in a moment.
error-number-talk = Nearly! “{ $word }” gives a number away, and numbers of cards stay secret in this game, also in words. Try it without.
why-not-held = { $card } is not in this hand.
why-take-back = There is nothing to take back.

## Errors of reviews and of the coach

error-no-review = There is no review of this game.
error-no-judge = Games of this kind cannot be judged here.
error-review-lesson = A lesson’s game is not reviewed: its first cards were laid out beforehand.
error-review-bots = Only bots played here, so there is nothing to review.
error-review-failed = The review did not succeed. The game itself is safe; please try again in a while.
error-no-decision = No decision of the review begins here.
error-no-coach = The coach is not on at this table.
error-coach-failed = The coach has no answer right now. Please try again in a moment.
error-coach-lesson = A lesson has no coach: it says itself what to do.
error-coach-daily = There is no coach at the daily deal: everybody plays it alone.

## Home

home-title = stammtisch: card games at one table
home-hello = Pull up a chair.
home-promise = Clever card games, with friends anywhere or with bots right now. No account, nothing to install.
home-play-now = Play now
home-first-time = First time? Two minutes
home-invite = Invite friends
home-set-up = Set up a table
home-rules = Rules
home-join = Join by code
home-join-about = Somebody has invited you? Type the code from the invitation.
home-join-example = K7MPQ4
home-join-go = Join
home-running = Your running games
home-finished = Your finished games
home-finished-one = Finished
home-continue = Continue
home-turn-yours = Your turn
home-turn-other =
    { $count ->
        [one] { $names } is to act
       *[other] { $names } are to act
    }
home-turn-over = The game is over
home-last-move = last move { $ago }
home-just-now = just now
home-with = with { $names }
home-alone = on your own
home-review = Review
home-forget = Remove this { $game } table from the list
home-remove-ask = Take { $game } off the list?
home-remove-about = The game goes on without this entry, and your seat stays yours: the table’s address still leads you back to it.
home-remove-yes = Take it off the list
home-remove-no = Keep it
home-removed = { $game } is off your list.
home-more = Show more
home-footer = THE GAME is a game by Steffen Benndorf, RAISE is one by Peter Prinz. This table is made by people who like them, with its own drawings and its own words; it does not belong to their publishers.

## Set up

setup-title = Set up a table: { $game }
setup-who = Who plays?
setup-players = Number of players
setup-count =
    { $count ->
        [one] Alone
       *[other] { $count }
    }
setup-seat = Seat { $number }
setup-player = Player { $number }
setup-seat-kind = Seat { $number }: who
setup-seat-bot = Seat { $number }: which bot
setup-seat-name = Seat { $number }: name
setup-kind-me = Me
setup-kind-friend = Friend by link
setup-kind-here = On this device
setup-kind-bot = Bot
setup-friend-hint = gets an invitation
setup-how = How do you play?
setup-watch = Who may watch?
setup-watch-all = Anyone with the link, talk included
setup-watch-table = Anyone with the link
setup-watch-none = Nobody
setup-pace = How fast do bots play?
setup-pace-calm = Calmly
setup-pace-usual = As usual
setup-pace-quick = Quickly
setup-start = Start the game
setup-invite = Open the table and invite

option-the-game-min-cards = Cards to lay in each turn
option-the-game-min-cards-2 = At least two
option-the-game-min-cards-2-about = The usual game.
option-the-game-min-cards-3 = At least three
option-the-game-min-cards-3-about = For experts: every turn asks for one card more.
option-the-game-fewer-cards = Cards in hand
option-the-game-fewer-cards-false = As printed
option-the-game-fewer-cards-false-about = Eight alone, seven for two, six for more players.
option-the-game-fewer-cards-true = One fewer
option-the-game-fewer-cards-true-about = For experts: less choice in every hand.
option-the-game-starter = Who starts?
option-the-game-starter-agree = As agreed
option-the-game-starter-agree-about = Everybody says how much they would like to start; the keenest does.
option-the-game-starter-random = By lot
option-the-game-starter-random-about = Chance decides.
option-the-game-talk = What may be said?
option-the-game-talk-silent = Nothing
option-the-game-talk-silent-about = For experts: no signals, no text.
option-the-game-talk-signals = Signals
option-the-game-talk-signals-about = Our table’s default. One tap on a pile says: please spare it, spare it, take it.
option-the-game-talk-open = Signals and text
option-the-game-talk-open-about = As in the printed game: you can write, too. Numbers of cards stay secret: such lines are not sent.
option-the-game-take-back = May a laid card be taken back?
option-the-game-take-back-alone = No
option-the-game-take-back-alone-about = Laid is laid, because everybody has seen the card. Alone and among bots you always can.
option-the-game-take-back-on = Yes, within the turn
option-the-game-take-back-on-about = Everybody is told beforehand. The others have seen the card all the same.
option-raise-starter = Who rolls first?
option-raise-starter-random = By lot
option-raise-starter-random-about = Chance decides who has the dice first.
option-raise-extra-cards = How many cards may a raise take?
option-raise-extra-cards-false = As few as needed
option-raise-extra-cards-false-about = You stop as soon as your stone has overtaken. The usual game.
option-raise-extra-cards-true = As many as you like
option-raise-extra-cards-true-about = Any cards that overtake, also more than needed.
option-raise-set = Which box?
option-raise-set-standard = Standard
option-raise-set-standard-about = Dice and cards as this table reconstructs them.

bot-random = Dreamer
bot-random-about = Plays anything that is allowed. For trying things out.
bot-greedy = Regular
bot-greedy-about = Takes the smallest step at hand and remembers the trick of ten.
bot-raise-greedy-about = Takes the cheapest raise while the pot is worth it.
bot-planner = Planner
bot-planner-about = Thinks a whole turn through, gives signals and heeds them.
bot-learned = Old hand
bot-learned-about = Has played a great many games and goes by feeling.
bot-sharp = Sharp eye
bot-sharp-about = Tries its best ideas in a few imagined deals.
bot-thrifty = Saver
bot-thrifty-about = Weighs the pot, its cards and the rounds to come.
bot-shrewd = Fox
bot-shrewd-about = Plays on in its head, in a few imagined deals.
bot-master = Master
bot-master-about = Tries many ideas in many imagined deals. Takes a moment.

## Join

join-title = Join a table
join-hello = Come and play { $game }
join-there =
    { $count ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
join-nobody = You are the first.
join-name = Your name
join-seat = Your place
join-sit = Sit down
join-watch = Only watch
join-code = Code from the invitation

## Invitation

lobby-title = { $game }: invitation
lobby-hello = The table for { $game } is set.
lobby-open =
    { $count ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-invite = Invite
lobby-qr = Picture of the link, to be scanned with a phone's camera
lobby-code = Code: { $code }
lobby-share = Come and play { $game } with me:
lobby-send = Send the link
lobby-copy = Copy
lobby-local = Nobody else can use this address: on every device, { $host } means that device itself.
lobby-local-how = To let others in, start the server like this and open the page at the address it prints for phones:
lobby-seats = At the table
lobby-kind =
    { $kind ->
        [open] waiting for somebody
        [bot] a bot
        [program] a program
       *[person] { $mine ->
            [yes] on this device
           *[no] has sat down
        }
    }
lobby-fill = Bot
lobby-fill-seat = Put a bot on seat { $number }
lobby-free = Free the seat of { $name }
lobby-start =
    { $count ->
        [0] Start
       *[other] Start now, bots fill up
    }
lobby-wait = The game starts when all seats are taken, or when the host says so.
lobby-host = The host
lobby-soon = In { $time } you can fill the free seats with bots and start.
lobby-now = You can fill the free seats with bots and start.
table-agreed = Agreed at this table
lobby-later = Come back later

## Seats

seat-open = free
seat-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
seat-acting = to act
seat-bot = bot
seat-bot-rank = bot, { $name }, level { $level } of { $levels }
seat-stands-in = a bot stands in
seat-program = a program
seat-away = not connected
seat-about-bot = { $name } is a bot.
seat-about-program = { $name } is a program that somebody lets play here.
seat-about-rank = { $rank }, level { $level } of { $levels }. { $about }
seat-about-here = { $name } is here.
seat-about-away = { $name } is not connected at the moment.
seat-about-away-bot = A bot can stand in until { $name } is back.
seat-about-stands-in = A bot plays for { $name } at the moment.
seat-put-bot = Let a bot play for { $name }
seat-give-back = Give { $name } the seat back
seat-take-back = Play yourself again

## The table

table-title-turn = Your turn: { $game }
table-board = Table
table-acts = What you can do
table-drawn = You draw { $cards }.
table-log = What has happened
table-log-none = Nothing yet.
table-keys = Keys
table-menu = More
menu-ground = What do you play on?
ground-baize = Green baize
ground-sky = Night sky
ground-sand = Sand
ground-rose = Rosewood
tip-close = Put this tip away
tip-the-game-lay = Choose a card, then the pile it goes on.
tip-the-game-back = One of your cards fits exactly ten back: that wins room.
tip-the-game-signal = Tap a sign at a pile to ask the others to spare it.
tip-raise-choose = Choose a card that suits the dice; all are turned up together.
tip-raise-raise = Choose one or more cards that take you past the second-to-last stone.
tip-raise-pass = Whoever passes leaves the round and fills up their hand.
tip-raise-pot = Whoever is left takes the pot: the point card and all stars.
table-take-back = Take back
table-waiting = You will be next soon.
table-watching = You are watching.
table-missed = While you were away: { $what }
table-shuffling = Everybody shuffles …
table-link-connecting = Connecting …
table-link-online = Connected
table-link-offline = Connection lost, trying again …
table-link-gone = This table is gone.
status-bot-for-you = A bot is playing for you.
status-absent = { $name } is away.
status-absent-bot = Let a bot play
absent = away
absent-soon = In { $time } you can let a bot play for { $name }.
absent-now = A bot can step in.
absent-host = { $host } can let a bot play for { $name }.
absent-late = A bot can play for { $name } once this turn has taken too long.
did-bot =
    { $you ->
        [yes] You let a bot play for { $name }.
       *[no] { $by } let a bot play for { $name }.
    }
did-fill =
    { $you ->
        [yes] You put a bot on a free seat: { $name }.
       *[no] { $by } put a bot on a free seat: { $name }.
    }
did-start =
    { $you ->
        [yes] You filled the free seats with bots and started.
       *[no] { $by } filled the free seats with bots and started.
    }
the-game-log-take-back =
    { $you ->
        [yes] You laid a card and took it back.
       *[no] { $name } laid a card and took it back.
    }
menu-take-seat = Play yourself again
menu-bot-for-me = Let a bot play for me
menu-watch = Share a link for spectators
menu-watch-text = Watch us play { $game }:
menu-leave = Leave; the game waits in your list
key-take-back = take back
key-log = what has happened
key-sound = sound on or off
key-keys = this list
key-why = why not: the rule behind it
key-tip = put the tip away
key-tab = go from one thing to the next, and do it
curtain-pass = Hand over to { $name }
curtain-about = Nobody else looks, please.
curtain-lift = I am { $name }
talk-title = Talk
talk-line =
    { $game ->
        [the-game] Say something, but no numbers
       *[other] Say something
    }
talk-hint =
    { $game ->
        [the-game] Without numbers
       *[other] Say something
    }
talk-send = Send
talk-heard = { $name }: { $text }

## THE GAME's table

the-game-status-claim = How keen are you to start?
the-game-status-claims =
    { $count ->
        [one] { $name } is still thinking about who should start.
       *[other] { $count } players are still thinking about who should start.
    }
the-game-status-other =
    { $played ->
        [0] It is { $name }’s turn.
        [one] { $name } has laid one card.
       *[other] { $name } has laid { $played } cards.
    }
the-game-status-missing =
    Your turn: { $played ->
        [0] { $missing ->
            [one] lay a card.
           *[other] lay at least { $missing } cards.
        }
       *[other] { $missing ->
            [one] one more card to lay.
           *[other] { $missing } more cards to lay.
        }
    }
the-game-status-enough = Enough laid: go on, or end your turn.
the-game-status-full = Enough laid, and nothing more fits: end your turn.
the-game-status-empty = Your hand is empty: end your turn.
the-game-status-won = You have beaten the game: all cards are laid!
the-game-status-lost =
    { $left ->
        [one] No card fits any more. One card is left.
       *[other] No card fits any more. { $left } cards are left.
    }
the-game-claim =
    { $degree ->
        [0] Rather not
        [1] I could
       *[2] I’d like to
    }
the-game-missing =
    { $missing ->
        [one] { $played ->
            [0] One card to lay
           *[other] One more card to lay
        }
       *[other] { $played ->
            [0] { $missing } cards to lay
           *[other] { $missing } more cards to lay
        }
    }
the-game-end-turn =
    { $draws ->
        [0] End turn
       *[other] End turn, draw { $draws }
    }
the-game-dead-end = { $card } on { $pile } would end the game
the-game-dead-end-about = After it you could not lay as many cards as this turn asks for. With another card, or on another pile, you still can.
the-game-dead-end-back = Think again
the-game-dead-end-lay = Lay it anyway
the-game-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
the-game-card = { $card }, fits no pile
the-game-card-fits = { $card }, fits { $ways }
the-game-card-way =
    { $trick ->
        [yes] { $pile } { $step } (backwards trick)
       *[no] { $pile } { $step }
    }
the-game-piles = The piles
the-game-pile =
    Pile { $pile }, { $way ->
        [up] ascending
       *[down] descending
    }, { $top } on top.
the-game-pile-fits = { $card } fits, { $step }.
the-game-pile-trick = { $card } fits by the backwards trick, { $step }.
the-game-pile-no = { $card } does not fit.
the-game-pile-said =
    { $name }: { $word ->
        [please-spare] please spare it.
        [spare] spare it!
       *[take] take it.
    }
the-game-signals = Say something about pile { $pile }
the-game-signal-give =
    { $word ->
        [please-spare] Pile { $pile }: please spare it
        [spare] Pile { $pile }: spare it!
       *[take] Pile { $pile }: take it
    }
the-game-word-please-spare = please spare it
the-game-word-spare = spare it!
the-game-word-take = take it
the-game-self = How I am
the-game-self-trouble = I am in trouble
the-game-self-fine = I am fine
the-game-mood =
    { $word ->
        [trouble] in trouble
       *[fine] fine
    }
the-game-why-turn = It is { $who }’s turn.
the-game-why-start = Nobody lays a card before it is settled who starts.
the-game-why-missing =
    { $missing ->
        [one] One more card has to be laid first.
       *[other] { $missing } more cards have to be laid first.
    }
the-game-why-claim = There is nothing to say now about who starts.
the-game-why-claimed = That has been said, and it stands.
the-game-why-laid = A laid card stays laid when other people are at the table.
the-game-why-silence = This table has agreed to play in silence.
the-game-why-no-signal = There is nothing to signal now.
the-game-why-fit =
    { $way ->
        [up] { $card } does not fit pile { $pile }: on the { $top } goes a higher card, or the one exactly ten lower.
       *[down] { $card } does not fit pile { $pile }: on the { $top } goes a lower card, or the one exactly ten higher.
    }
the-game-why-none = { $card } fits no pile at the moment.
the-game-choose-first = Choose a card first: 1 to 8, or the arrow keys.
the-game-history =
    { $way ->
        [up] Pile { $pile }, ascending
       *[down] Pile { $pile }, descending
    }
the-game-history-open =
    { $count ->
        [0] Pile { $pile }: nothing laid yet
        [one] Pile { $pile }: look at the card laid
       *[other] Pile { $pile }: look at the { $count } cards laid
    }
the-game-history-piles = Which pile
the-game-history-none = Nothing has been laid here yet.
the-game-ring = { $count } cards to draw, { $left } still to lay. Show which.
the-game-ring-label = to draw
the-game-ring-title = { $count } cards still to lay
the-game-ring-about =
    { $count ->
        [0] The draw pile is empty: one card a turn is enough now. Struck out: already laid. Golden: yours.
        [one] One of them is in the draw pile. Struck out: already laid. Golden: yours.
       *[other] { $count } of them are in the draw pile. Struck out: already laid. Golden: yours.
    }
the-game-ring-mine = , in your hand
the-game-ring-open = , still to come
the-game-ring-gone = , laid
the-game-recap = { $name }: { $plays }
the-game-recap-play = { $card } on { $pile } ({ $step })
the-game-log-play =
    { $you ->
        [yes] You laid { $card } on { $pile } ({ $step }).
       *[no] { $name } laid { $card } on { $pile } ({ $step }).
    }
the-game-log-trick =
    { $you ->
        [yes] You laid { $card } on { $pile }: ten back from { $over }!
       *[no] { $name } laid { $card } on { $pile }: ten back from { $over }!
    }
the-game-log-end =
    { $you ->
        [yes] You ended your turn.
       *[no] { $name } ended the turn.
    }
the-game-log-claim =
    { $you ->
        [yes] You: { $degree ->
            [0] I would rather not start.
            [1] I could start.
           *[2] I would like to start.
        }
       *[no] { $name }: { $degree ->
            [0] I would rather not start.
            [1] I could start.
           *[2] I would like to start.
        }
    }
the-game-log-start =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
the-game-log-self =
    { $you ->
        [yes] You
       *[no] { $name }
    }: { $word ->
        [trouble] I am in trouble.
        [fine] I am fine.
       *[none] forget what I said about me.
    }
the-game-log-signal =
    { $you ->
        [yes] You
       *[no] { $name }
    } about { $pile }: { $word ->
        [please-spare] please spare it.
        [spare] spare it!
        [take] take it.
       *[none] do as you like.
    }
the-game-key-card = choose a card
the-game-key-next = next or previous card
the-game-key-pile = lay it on this pile
the-game-key-end = end turn
the-game-key-drop = let go of the card
the-game-key-signal = say something about this pile; again for the next word
the-game-key-trouble = I am in trouble
the-game-key-fine = I am fine
the-game-key-claim = how much I would like to start
the-game-key-history = what lies in the piles
the-game-key-ring = cards still to come

## Result

result-title = { $game }: the result
result-show = To the result
result-again = Again, same people
result-again-join = To the next game
again-note = The next game is set up for all of you.
again-stronger = Again, stronger bots
again-easier = Again, easier bots
result-review = Review
result-share = Share
result-share-text = Look at our game of { $game }:
result-record = Record
result-table = The table
the-game-result-won = The game is beaten!
the-game-result-won-about =
    { $count ->
        [one] Ninety-eight cards, all laid. Well played!
       *[other] Ninety-eight cards, all laid, together. Well played, { $names }.
    }
the-game-result-excellent = Excellent: so close!
the-game-result-lost = The game has won this time.
the-game-result-left =
    { $left ->
        [one] A single card was left.
       *[other] { $left } cards were left. Fewer than ten is an excellent result.
    }
the-game-result-of = of { $all }
the-game-result-missed =
    { $short ->
        [one] One card more would have made it excellent.
       *[other] { $short } cards more would have made it excellent.
    }
the-game-result-missed-all =
    { $short ->
        [one] One card short of beating the game.
       *[other] { $short } cards short of beating the game.
    }
the-game-result-stuck =
    { $you ->
        [yes] It ended on your turn: nothing fitted any more.
       *[no] It ended on { $name }’s turn: nothing fitted any more.
    }
the-game-result-how = How it went
the-game-result-graph = The piles’ top cards, card by card from the first to the last. Dots are steps back of exactly ten.
the-game-result-unlaid = Never laid
the-game-result-piles = The piles at the end
the-game-result-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
the-game-result-tricks =
    { $count ->
        [0] Nobody could use the backwards trick.
        [one] Once a pile went ten back.
       *[other] { $count } times a pile went ten back.
    }
the-game-result-far =
    { $you ->
        [yes] The longest jump: you laid { $card } on { $over }.
       *[no] The longest jump: { $name } laid { $card } on { $over }.
    }
the-game-result-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }

## Replay

replay-title = { $game }: replay
replay-eyes =
    { $you ->
        [yes] As you saw it
       *[no] As { $name } saw it
    }
replay-controls = Step by step
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-at = Step { $step } of { $steps }
replay-share = Share this moment

## The plain table, for games without one of their own

plain-table = On the table
plain-mine = only you see this
plain-asides = Besides the game
plain-yes = yes
plain-no = no
plain-number = Number
plain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plain-status-turn = Your turn: what will you do?
plain-told-hidden =
    { $you ->
        [yes] You: { $act }, hidden from the others
       *[no] { $name }: { $act }, hidden
    }
plain-told-take-back =
    { $you ->
        [yes] You took your move back.
       *[no] { $name } took a move back.
    }
plain-key-act = go to what you can do
plain-together =
    { $won ->
        [yes] You have won together!
       *[no] This time the game has won.
    }
plain-nobody = Nobody has won.
plain-winner = winner
plain-left = How the table was left
plain-brief =
    { $won ->
        [yes] Won with { $points } points
       *[no] { $points } points
    }
result-won-by =
    { $count ->
        [one] { $you ->
            [yes] You have won!
           *[no] { $names } has won.
        }
       *[other] { $you ->
            [yes] You and { $names } share the victory.
           *[no] { $names } share the victory.
        }
    }

## Fairness

fair-title = A fair deal
fair-commitment = The server has fixed its secret. Its fingerprint: { $commitment }…
fair-about = All cards follow from a secret of the server and from random bytes of the people who play. This is the secret’s fingerprint, fixed before yours were known; after the game your browser can check every card.
fair-explain = The server fixed a secret and showed its fingerprint (SHA-256). Then the browsers of those who play added random bytes of their own. All cards follow from both. Your browser can derive each of them again and compare it with what it saw.
fair-details = Fingerprint, secret and random bytes
fair-commitment-label = Fingerprint, shown at the start
fair-secret-label = Secret, shown at the end
fair-contribution-label = Random bytes of { $names }
fair-contribution-none = announced, but not sent in time
fair-save = Save what this browser kept
fair-verify = Verify the deal
fair-proven = Nobody could steer this deal. Your browser’s random bytes are in it, everything else was fixed before they were known, and all { $count } draws are right. Took part: { $names }.
fair-partly = All { $count } draws follow from the secret and the random bytes that came, yours among them. But those of { $missing } were announced and did not come in time: the server could choose with or without them.
fair-witness =
    { $took ->
        [0] All { $count } draws follow from the secret that was fixed before the first card. Nobody added random bytes, so the server could have picked that secret.
       *[other] All { $count } draws follow from the secret that was fixed before the first card and from random bytes of { $names }. Your browser took no part: whether the server picked its secret, only those who did can tell.
    }
fair-late = All { $count } draws fit the secret. But this browser saw its fingerprint only after the game had begun, so this is no proof that it was fixed before.
fair-told = What could have fallen at each draw is what the server says about this game: whether that agrees with its rules was not checked here.
fair-wrong-commitment = This is not right: the fingerprint is another one than at the start.
fair-wrong-secret = This is not right: the secret does not belong to the fingerprint.
fair-wrong-list = This is not right: the list of those who add random bytes was changed after your browser had sent its own.
fair-wrong-own = This is not right: your browser’s random bytes were not used.
fair-wrong-value = This is not right: somebody’s random bytes are not the ones that were announced.
fair-wrong-retold = This is not right: event { $index } was told differently than before.
fair-wrong-gap = This is not right: event { $index } is missing.
fair-wrong-fall = This is not right: what fell in event { $index } does not follow from the secret and the random bytes.
fair-wrong-card = This is not right: a card was laid in event { $index } that cannot have been dealt there.

## Rules

rules-title = The rules of { $game }
rules-contents = Contents
rules-example = Example:
rules-all = All rules
rules-page = Open as a page
rules-print = Print
rule-link = Rule { $rule }
rules-table = Table
rules-missing = The rules cannot be shown at the moment.

# RAISE's table

raise-brief =
    { $won ->
        [yes] Won with { $points } points
       *[no] { $points } points, { $best } would have won
    }
raise-symbol =
    { $symbol ->
        [diamond] diamond
        [gear] gear
        [cloud] cloud
        [hourglass] hourglass
       *[bell] bell
    }
raise-letter =
    { $symbol ->
        [diamond] D
        [gear] G
        [cloud] C
        [hourglass] H
       *[bell] B
    }
raise-card =
    { $symbol ->
        [diamond] diamond { $number }
        [gear] gear { $number }
        [cloud] cloud { $number }
        [hourglass] hourglass { $number }
       *[bell] bell { $number }
    }
raise-own-card = { $symbol } { $number }
raise-dice =
    { $symbol ->
        [diamond] { $dice ->
            [one] one diamond
           *[other] { $dice } diamonds
        }
        [gear] { $dice ->
            [one] one gear
           *[other] { $dice } gears
        }
        [cloud] { $dice ->
            [one] one cloud
           *[other] { $dice } clouds
        }
        [hourglass] { $dice ->
            [one] one hourglass
           *[other] { $dice } hourglasses
        }
       *[bell] { $dice ->
            [one] one bell
           *[other] { $dice } bells
        }
    }
raise-own-dice = { $dice } × { $symbol }
raise-status-choose = Lay your first card, face down.
raise-status-choosing =
    { $count ->
        [one] { $names } is still choosing a card.
       *[other] { $names } are still choosing a card.
    }
raise-status-raise = Raise beyond { $beyond }, or pass.
raise-status-only-pass = You cannot get beyond { $beyond }: pass.
raise-status-other = { $name } is last on { $field }: raise or pass?
raise-status-over =
    { $count ->
        [one] { $you ->
            [yes] You have won with { $points } points!
           *[no] { $names } has won with { $points } points.
        }
       *[other] { $you ->
            [yes] You and { $names } share the victory with { $points } points.
           *[no] { $names } share the victory with { $points } points.
        }
    }
raise-roll = The dice
raise-times =
    { $symbol } times { $times }, { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }
raise-blanks =
    { $dice ->
        [one] one blank die
       *[other] { $dice } blank dice
    }
raise-track-stones = The track, from the back: { $list }.
raise-track-stone = { $name } on { $field }
raise-track-stone-on = { $name } on { $field }, on top of { $under }
raise-board = Track and pot
raise-track-empty = The track is empty.
raise-pot-worth =
    { $points ->
        [one] point now
       *[other] points now
    }
raise-pot-said = The pot: point card { $point }, worth { $worth } points now.
raise-pot-choosing =
    { $out ->
        [yes] { $name }: no cards left.
       *[no] { $chosen ->
            [yes] { $name } has laid a card face down.
           *[no] { $name } is choosing.
        }
    }
raise-pot-laid =
    { $passed ->
        [yes] { $name }, passed: { $cards }.
       *[no] { $name }: { $cards }.
    }
raise-pot-title = The pot: { $points } points
raise-pot-point = The point card of this round: { $point } points.
raise-pot-none = No cards yet: all are laid face down first and then turned up together.
raise-worth = { $value }
raise-hand =
    { $count ->
        [0] Your hand: no cards
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
raise-hand-card =
    { $card }, worth { $value } now, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $down ->
        [yes] , face down on the table
       *[no] { "" }
    }{ $able ->
        [yes] { "" }
       *[no] , not possible now
    }
raise-lay = Lay face down
raise-to =
    { $picked ->
        [0] Raise
       *[other] Raise to { $field }
    }
raise-pass = Pass
raise-pass-sure = Yes, pass
raise-hint-choose = Which card is your first?
raise-hint-first = Your stone would start on { $field }.
raise-hint-laid = Face down. You can take it back until all are in.
raise-hint-laid-fast = Face down.
raise-hint-raise = From { $field }: tap cards to add them up.
raise-hint-none = All your cards together are not enough.
raise-hint-short = { $from } + { $total } = { $field }: not beyond { $beyond } like this.
raise-hint-then =
    { $you ->
        [yes] { $from } + { $total } = { $field }, and you are last again.
       *[no] { $from } + { $total } = { $field }, then { $name } is last.
    }
raise-hint-ends = { $from } + { $total } = { $field }, and the round ends.
raise-hint-pass = Out of this round, hand refilled to { $size }?
raise-hint-passed = You are out of this round.
raise-why-turn = It is { $who }’s turn: the stone at the back acts.
raise-why-wait = Wait until all cards are in.
raise-why-no-card = Choose a card first: 1 to 6, or the arrow keys.
raise-why-no-cards = Choose one or more cards to raise with, or pass.
raise-why-short = That does not get you past the second-to-last stone: it must land beyond { $beyond }.
raise-why-more = More cards than it takes: you stop as soon as your stone has overtaken.
raise-why-none = Even all your cards together do not overtake: you can only pass.
raise-why-no-choice = No card is laid face down now.
raise-why-chosen = A card lies face down already.
raise-why-stones = Nobody raises or passes before the stones are placed.
raise-me = { $name }, points: { $score }, cards to draw: { $draw }. Show the standings.
raise-chip = points: { $score }, cards in hand: { $hand }, to draw: { $draw }
raise-standings = Standings
raise-overview = What is in the box
raise-overview-set = The set in play: { $name }
raise-overview-dice = The dice and their faces
raise-overview-die =
    { $count ->
        [one] One die: { $faces }
       *[other] { $count } dice, each: { $faces }
    }
raise-overview-blank = blank
raise-overview-cards =
    { $count ->
        [one] Everybody’s one card
       *[other] Everybody’s { $count } cards
    }
raise-overview-card =
    { $card }, { $count } of them, { $points ->
        [one] one point
       *[other] { $points } points
    } each
raise-overview-points = The point cards
raise-overview-removed =
    { $count ->
        [0] All of them are played for.
        [one] With { $players } players, one of them stays in the box unseen.
       *[other] With { $players } players, { $count } of them stay in the box unseen.
    }
raise-you = you
raise-passed = passed
raise-points =
    { $points ->
        [one] point
       *[other] points
    }
raise-won-cards =
    { $cards ->
        [0] { $points ->
            [0] nothing won yet
           *[other] { "" }
        }
        [one] and one card
       *[other] and { $cards } cards
    }
raise-left =
    { $draw ->
        [0] { $hand } in hand, none to draw
       *[other] { $hand } in hand, { $draw } to draw
    }
raise-draws =
    { $draw ->
        [0] none to draw
       *[other] { $draw } to draw
    }
raise-rounds = Round { $round } of { $rounds }
raise-round-won = Round { $round }: { $name }, { $points } points
raise-round-aside = Round { $round }: point card { $point } set aside
raise-round-now = Round { $round }, now: point card { $point }
raise-round-to-come = Round { $round }, to come
raise-round-line =
    { $cards ->
        [one] { $name }: { $points } points, one card
       *[other] { $name }: { $points } points, { $cards } cards
    }
raise-round-line-now = is being played
raise-round-line-aside = set aside: nobody had a card
raise-to-come =
    { $count ->
        [0] This is the last round.
        [one] One more round to come, with one of these point cards: { $cards }.
       *[other] { $count } more rounds to come, with some of these point cards: { $cards }.
    }
raise-my-pile =
    { $count ->
        [one] In your draw pile: one card
       *[other] In your draw pile: { $count } cards
    }
raise-moment-won =
    { $you ->
        [yes] You win round { $round }!
       *[no] { $name } wins round { $round }
    }
raise-moment-points = { $point } + { $cards } = { $points } points
raise-moment-go = Tap to go on
raise-moment-key = Press Enter to go on.
raise-log-starter =
    { $you ->
        [yes] You have the dice first.
       *[no] { $name } has the dice first.
    }
raise-log-point = A new round: point card { $point }.
raise-log-roll = The dice show { $list }.
raise-log-roll-blank = The dice show nothing but blanks.
raise-log-choose =
    { $you ->
        [yes] You laid a card face down.
       *[no] { $name } laid a card face down.
    }
raise-log-choose-mine = You laid { $card } face down.
raise-log-turned =
    { $you ->
        [yes] you { $card } on { $value }
       *[no] { $name } { $card } on { $value }
    }
raise-log-turned-up = All are turned up: { $list }.
raise-log-raise =
    { $you ->
        [yes] You raised from { $from } to { $field } with { $cards }.
       *[no] { $name } raised from { $from } to { $field } with { $cards }.
    }
raise-log-pass =
    { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
raise-log-take-back =
    { $you ->
        [yes] You took your card back.
       *[no] { $name } took the card back.
    }
raise-recap-pass =
    { $you ->
        [yes] you passed
       *[no] { $name } passed
    }
raise-recap-on =
    { $you ->
        [yes] you on { $field }
       *[no] { $name } on { $field }
    }
raise-recap-won =
    { $you ->
        [yes] you won { $points }
       *[no] { $name } won { $points }
    }
raise-log-won =
    { $you ->
        [yes] You won the round: { $points } points.
       *[no] { $name } won the round: { $points } points.
    }
raise-log-set-aside = Nobody has a card left: point card { $point } is set aside.
raise-key-card = choose a card, or put it back
raise-key-next = go to the next or previous card
raise-key-play = lay face down, or raise
raise-key-pass = pass (twice, if you could raise)
raise-key-drop = put all cards back
raise-key-scores = standings
raise-key-pot = what is in the pot
raise-result-with = With { $points } points after { $rounds } rounds.
raise-result-counting = Counting up …
raise-result-missed =
    { $points ->
        [one] You missed it by a single point.
       *[other] You missed it by { $points } points.
    }
raise-result-point = Point cards
raise-result-taken = Cards won
raise-result-hand = Cards left in hand
raise-result-parts = Point cards { $point }, cards won { $won }, hand { $hand }
raise-result-race = Points after each round
raise-result-rounds = Round by round
raise-result-best =
    { $cards ->
        [one] The richest pot: { $name } took { $points } points with one card.
       *[other] The richest pot: { $name } took { $points } points with { $cards } cards.
    }
raise-result-best-mine =
    { $cards ->
        [one] The richest pot was yours: { $points } points with one card.
       *[other] The richest pot was yours: { $points } points with { $cards } cards.
    }

# Learn

learn-button = Learn
learn-button-done = Learn (done)
learn-continue = Continue lesson
learn-title = Learn { $game }
learn-coach = Lesson
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-show = Show me
learn-skip = Just play
learn-leave = Leave; the lesson waits for you
learn-keys = Keys: { $keys }
learn-watch = Have a look: { $name } …
learn-wait = One thing at a time: read this first, then press Next.
learn-watch-wait = Just a moment, the others are not done yet.
learn-finished = Well done!
learn-finished-about = That is all there is to it. Play on with { $names }: same table, no more hints.
learn-play-on = Play on
learn-home = To the first page
learn-strayed = This game has gone its own way, which is fine. Play on, or begin the lesson again.
learn-restart = Begin again
learn-deal = The first cards of a lesson are laid out beforehand. That is why this table has no proof of fairness.
learn-the-game-goal = You and { $mate } are one team. Together you try to lay all 98 cards on these four piles.
learn-the-game-up = Piles A and B climb from 1. Each new card has to be higher than the one on top.
learn-the-game-down = Piles C and D go down from 100. Here each new card has to be lower.
learn-the-game-start = This time you start. At other tables everybody first says how keen they are to start, and the keenest does.
learn-the-game-near = Small steps leave room for later. Tap your 3, then pile A.
learn-the-game-near-no = That would be a big step. The 3 is closest to the 1 on pile A.
learn-the-game-back = The wrong card? Among bots you can take it back until your turn ends; among people, what is laid stays.
learn-the-game-two = Well begun! A turn takes at least two cards, so lay your 97 on C or D.
learn-the-game-two-no = The 97 is close to the 100. Try it on C or D.
learn-the-game-end = Two cards are enough. End your turn, and you draw two new ones.
learn-the-game-end-no = You could lay more, but big steps cost room. End your turn this time.
learn-the-game-trick = { $mate } had to jump far on A, up to 28. Your 18 is exactly ten lower, and that is the one card that may go back: lay it!
learn-the-game-trick-no = Look for exactly ten: your 18 goes on the 28, on pile A.
learn-the-game-joy = Ten steps won back! Where piles go down, it works the other way round: with a card exactly ten higher.
learn-the-game-signal = Numbers stay secret, but signals are welcome. This one is from { $mate }: spare pile C!
learn-the-game-words = Each pile has three signals: the heart asks to spare it, the sign with the bar insists, the arrow says it may be used.
learn-the-game-heed = So leave C alone. Lay your 93 on pile D.
learn-the-game-heed-no = { $mate } has plans for pile C. Your 93 goes well on D.
learn-the-game-say = Your 5 would be great on pile B next time. Ask { $mate } to spare it: tap a signal beside B.
learn-the-game-say-no = Nearly! Beside pile B, tap the heart or the sign next to it: both ask to spare it.
learn-the-game-end-again = Enough for this turn. End it, and see what { $mate } makes of your signal.
learn-the-game-end-again-no = Save those for later. End your turn now.
learn-the-game-heeded = { $mate } left pile B to you and used C instead. That is how a good team plays.
learn-the-game-ring = So many cards are still to be drawn. Once none is left, one card a turn is enough.
learn-the-game-over = If somebody cannot lay enough cards, the game ends. Fewer than ten left is excellent, and none at all is a win!
learn-raise-goal = Every round is about a point card, this time 14 points. Whoever has the last stone on the track takes it.
learn-raise-roll = The dice say what a symbol is worth. Three bells, plus one that always counts: bells are worth four times as much.
learn-raise-value = So your bell 2 is worth 2 × 4 = 8 now. Below each card you see its value.
learn-raise-choose = Everybody lays one card face down. Choose your gear 3 and lay it.
learn-raise-choose-no = A fine card, keep it for later. Take the gear 3 this time.
learn-raise-flip = All are turned up together. Each stone starts on the value of its card: yours on 6, the others on 8 and 15.
learn-raise-pot = What was laid is in the pot now. The stars on those cards are points, too: they go to whoever wins the round.
learn-raise-last = It is always the stone at the back that acts, and now that is you. You can raise or pass.
learn-raise-raise = To raise, get past the next stone, on 8. Your cloud 4 is enough, because 6 + 4 = 10: choose it and raise.
learn-raise-raise-no = Keep that for later. Your cloud 4 is just enough.
learn-raise-stack = { $mate } has landed right on { $other }’s stone. In a stack, the top stone is the one further back.
learn-raise-beyond = You are last again and need more than 15. Raise with your bell 2: 10 + 8 = 18.
learn-raise-beyond-no = Keep that for later. Your bell 2 takes you past 15.
learn-raise-won = Both others passed, so the round is yours! You take the point card and all cards of the pot, and you roll next.
learn-raise-weak = Only 6 points this time, so save your strength. Lay a weak card, bell 1 or bell 3.
learn-raise-weak-no = Too good for 6 points! Take bell 1 or bell 3.
learn-raise-pass = You could raise, but good cards for 6 points are a poor trade. Pass: you draw back up to six at once.
learn-raise-pass-no = Keep your cards for a better round. Pass this time.
learn-raise-refill = You draw from these cards only, and played ones do not come back. The art is not to run out of them.
learn-raise-rounds = The rounds are counted here. With three of you there are nine, so your thirty cards have to last.
learn-raise-over = After the last round, whoever has the most points wins. Cards left in your hand count, too.

## Refusals about keys, daily deals and deals played again

error-bad-key = This is not a key. A private key has 32 digits from 0 to 9 and a to f.
error-no-key = There is no private key on this device, so no games are kept.
error-no-me = Nothing is kept under this key: it has never been used here, or everything was deleted on another device.
error-no-day = There is no deal for this day.
error-no-daily = This game has no daily deal.
error-no-deal = The deal of this game cannot be played again.
error-daily-sealed = This is today’s deal, and others are still to play it. It is opened once the day is over.
error-daily-seat = At a daily deal you play yourself: no bot can take your seat.

## Daily deal, my games

daily-today = Today’s deal
daily-past = A past day’s deal
daily-title = The deal of { $day }
daily-about = The same cards for everybody on this server. Your first attempt counts, and the deal stays secret until the day is over.
daily-next =
    { $hours ->
        [0] Next deal in { $minutes } min
       *[other] Next deal in { $hours } h { $minutes } min
    }
daily-over = This day is over. Its deal can be looked at, but only today’s deal can be played.
daily-days = Days
daily-day-before = The day before
daily-day-after = The day after
daily-play = Play today’s deal
daily-play-short = Play
daily-continue = Continue your attempt
daily-counts = Your first attempt counts. You can practise afterwards.
daily-practice-only = You do not keep your games, so this is practice only and does not count.
daily-practice = Play it again for practice
daily-was-practice = That was practice: only your first attempt of the day counts.
daily-not-yet = Not played yet
daily-running = Your attempt is under way
daily-not-played = You did not play this deal.
daily-unfinished = Your attempt was not finished that day, so it does not count.
daily-late = This attempt ended after its day, so it does not count.
daily-private = Until the day is over, only you can see the record and the replay of your game.
daily-people =
    { $count ->
        [one] One person has played it.
       *[other] { $count } people have played it.
    }
daily-better-bots = Better than { $share } of the bots
daily-better-people =
    { $count ->
        [one] Better than { $share } of the people (one so far)
       *[other] Better than { $share } of the people ({ $count } so far)
    }
daily-few = You are compared with other people once five have finished it who have played here on three days or more.
daily-streak =
    { $count ->
        [one] One day in a row
       *[other] { $count } days in a row
    }
daily-streaks = { $game }: { $now } in a row now, { $longest } at the most
daily-figure-left = Cards left
daily-figure-points = Points
daily-you = you
daily-par-title = { $games } games of the bot “{ $bot }” on this deal
daily-par-games = Games
daily-place = Of the bots’ games, { $better } were better, { $equal } equal and { $worse } worse.
daily-par = Par, from { $games } games of the bot “{ $bot }” on this very deal. { $figure }: { $mean } on average. Won: { $share }.
daily-par-soon = Par is still being worked out: the bots are playing this deal.
daily-share = Share without spoilers
daily-share-head = stammtisch, { $game }, { $day }
daily-copied = Copied. It can be pasted anywhere.
daily-look = Look at your game
daily-see = See how your { $game } went
daily-to = To the daily deal
daily-calendar = Past days
daily-month-before = The month before
daily-month-after = The month after
daily-day-none = not played
daily-fair = Is it the same deal for all?
daily-fair-about = This fingerprint was fixed before anybody played. Tomorrow the secret behind it is shown here: then everybody can check that the cards were neither chosen nor changed.
daily-fair-after = The day is over, so here is its secret. Whoever has played can check their game with it.
daily-fair-right = Checked by this browser: the fingerprint is that of the secret.
daily-fair-wrong = The fingerprint is not that of the secret. This deal was not what had been promised.
daily-fair-changed = This browser saw another fingerprint for this day before. The deal has been exchanged.
chart-marked = { $label } ({ $mark })
me-title = My games
me-option = { $option }: { $value }
me-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
me-bots =
    { $count ->
        [one] one bot ({ $names })
       *[other] { $count } bots ({ $names })
    }
me-which = Which games?
me-all = All
me-count = Games
me-won = Won
me-row-now = Won in a row now
me-row-longest = Longest row
me-accuracy = Accuracy
me-luck = Luck
me-accuracy-of = accuracy { $accuracy }
me-luck-of = luck { $luck }
me-left-out =
    { $count ->
        [one] One game does not count here: it had a coach or was practice.
       *[other] { $count } games do not count here: they had a coach or were practice.
    }
me-results = Results
me-by-game = By game
me-by-players = By number of players
me-by-bots = By level of the bots
me-by-variant = By variant
me-variant-usual = the usual game
me-none-counts = No game counts yet.
me-time = Over time
me-accuracy-title = Accuracy in each reviewed game; the line is the mean of the last five
me-luck-title = Luck: what cards and dice gave or took, in points of the chance to win
me-game = Game
me-when = When
me-best = Played best
me-unlucky = Worst luck
me-no-review = Accuracy and luck appear here once you have opened the review of a game.
me-games = All games
me-coached = with coach
me-practice = practice
me-deal = same deal
me-daily = daily deal { $day }
me-empty = No games yet
me-empty-about = Play a game to its end, and it appears here: what came of it, how well you played, how lucky you were.
me-play = Play { $game }
me-off = You do not keep your games
me-off-about = So nothing is sent and nothing is listed here. You can switch it on at any time.
me-gone = What this device had seen here before was deleted on another device. Games played since then are kept anew.
me-retry = Try again
mykey-title = Private key
mykey-about = No account: your games belong to a random key that only your browser knows. The server keeps a fingerprint of it, from which the key cannot be found.
mykey-keep = Keep my games
mykey-keep-on = Games you begin are listed under My games, and your first attempt at the daily deal counts.
mykey-keep-off = Nothing is sent and nothing is kept. What was kept before stays until you delete it below.
mykey-passing = This browser keeps nothing, perhaps because the window is private or its storage is full. The key is gone when you close the window: note it down if you want to keep your games.
mykey-move = To another device
mykey-move-about = Point the other device’s camera at the code, or type the twelve words there. Then both have the same key and the same games.
mykey-show = Show code and words
mykey-hide = Hide
mykey-qr = Picture of the link with the key
mykey-secret = Whoever knows these words has your games. Show them to nobody.
mykey-copy-words = Copy the words
mykey-copy-link = Copy the link
mykey-copied = Copied.
mykey-take = From another device
mykey-words = The twelve words, or the link
mykey-take-go = Use this key
mykey-wrong-count =
    { $count ->
        [one] That is one word; there should be { $words }.
       *[other] Those are { $count } words; there should be { $words }.
    }
mykey-wrong-word = Word { $number }, “{ $word }”, is not in the list. The words are English ones.
mykey-wrong-like = Word { $number }, “{ $word }”, is not in the list. Do you mean “{ $like }”?
mykey-wrong-sum = All words exist, but together they make no key. One of them is wrong, or they are in another order.
mykey-take-ask = Use this key here?
mykey-take-first = Games you play on this device are then kept under it, together with those of the other device. Only accept a key that is your own.
mykey-take-instead = This device already has a key, which is replaced. The games of the two are not merged: the old key stays valid wherever you have copied it, and its games are lost to you if it is nowhere else.
mykey-take-yes = Use it
mykey-take-no = Keep the old key
mykey-cancel = Cancel
mykey-same = This device has that key already.
mykey-taken = This device uses that key now.
mykey-kept = What is kept
mykey-kept-about = For each game: the table and your seat, result, and what the review found. No name, no address.
mykey-export = Download everything
mykey-delete = Delete everything
mykey-delete-ask = Delete everything?
mykey-delete-about = All that is kept under this key is deleted at once, also for your other devices: the list, the statistics, the streaks. Tables stay, but nothing links them to you any more. This cannot be undone.
mykey-delete-no = Keep it
mykey-deleted = Everything is deleted. New games get a new key, unless you switch that off.
mykey-nothing = Nothing is kept under this key yet.
mykey-none = There is no key yet. It is made when you begin a game.
mykey-happens = What if …
mykey-lost-when = … the key is lost?
mykey-lost-then = Without a copy nobody can find these games again, we neither. Clearing the browser’s data deletes the key, too.
mykey-copied-when = … it is on two devices?
mykey-copied-then = Both keep games under it and see the same list. At the daily deal, the first attempt on either of them counts.
mykey-deleted-when = … I delete everything on one device?
mykey-deleted-then = Then it is deleted for all. A device that still has the key begins anew under it and says so.
deal-title = Play this deal yourself
deal-play = The same cards for you
deal-about = You sit where somebody sat before, the same cards come from the same piles, and bots take the other seats.
deal-same-all = It is exactly the same: each seat draws the same cards in the same order, and the dice of each round are the same, whatever is played. Only what the bots decide may differ.
deal-same-piles = Nearly the same: the draw pile has the same order. But all draw from it, so who gets which card depends on how many cards everybody lays.
deal-seat = Whose seat?
deal-seat-of = Seat of { $name }
deal-go = Play this deal
deal-share = Share this page
deal-share-text = Play my deal of { $game }: the same cards, your turn.
deal-played = Who has played it
deal-later = You see results and replays once you have finished this deal yourself.
deal-first = first game
deal-replay = Replay of { $name }
deal-replay-short = Replay
deal-offer = Somebody else would have done better? Send them this deal: the same cards, with bots in the other seats.
deal-offer-go = To the deal and its link
deal-compare = The same deal
deal-compare-about = You have played a deal that others have played, too.
deal-compare-go = Compare with the others
deal-fair = This deal is that of the first game: its secret, and the random bytes of those who played then. So it could be known beforehand, but your browser can check that every card follows from them.

## Review and coach

review-title = { $game }: review
review-replay = Replay
review-again = Try again
review-computing = This game is being reviewed. First results take some seconds; games that people are playing come first.
review-refining = A first pass. The decisive moments are now being looked at more closely.
review-nobody = Bots played every seat here, so there is nobody’s play to review.
review-players = How well was it played?
review-game-accuracy = The whole game: { $accuracy }
review-player-accuracy = accuracy
review-way = Chance to win: { $start } before the deal, { $outcome } in the end.
review-sums = What changed { $name }’s chance to win, in percentage points
review-graph = { $name }’s chance to win
review-chance-at = { $chance }, give or take { $noise }.
review-change =
    { $cause ->
        [choice] Own choice: { $change }.
        [luck] Luck: { $change }.
        [others] The others: { $change }.
       *[outcome] The end: { $change }.
    }
review-cause =
    { $cause ->
        [choice] own choices
        [luck] luck
        [others] the others
        [start] the start
       *[outcome] the end
    }
review-as-table = As a table
review-column-moment = Moment
review-column-chance = Chance
review-column-change = Change
review-column-cause = Cause
review-kind =
    { $kind ->
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
review-sign =
    { $kind ->
        [inaccuracy] Inaccuracy, −{ $points }.
        [mistake] Mistake, −{ $points }.
       *[blunder] Blunder, −{ $points }.
    }
review-moments = Key moments
review-moments-none = No key moments: no decision cost enough to be sure of it.
review-moments-not-yet = None so far.
review-cost-short = −{ $points }
review-solved = solved
review-decision = { $name }’s decision
review-played = { $name } played: { $acts }. Chance to win after it: { $chance }.
review-cost =
    { $points ->
        [one] That cost one percentage point (± { $noise }).
       *[other] That cost { $points } percentage points (± { $noise }).
    }
review-close =
    { $points ->
        [one] Something else may have been better by one percentage point (± { $noise }): too little to be marked.
       *[other] Something else may have been better by { $points } percentage points (± { $noise }): too little to be marked, or too uncertain.
    }
review-best = Nothing better was found.
review-better = Better:
review-best-found = The best turn found:
review-find = Find the better turn
review-find-here = Find it yourself
review-find-count = { $number } of { $count }
review-find-about =
    { $points ->
        [one] { $name } played: { $acts }. That cost one percentage point. What would you play? Try it at the table.
       *[other] { $name } played: { $acts }. That cost { $points } percentage points. What would you play? Try it at the table.
    }
review-find-wait = Thinking …
review-find-show = Show it
review-find-look = See it at the table
review-find-skip = Skip
review-find-next = Next moment
review-find-again = Try again
review-find-done = Done
review-find-leave = Stop looking for the better turn
review-right =
    { $points ->
        [0] Right, that is the best turn found!
        [one] Right: within one percentage point of the best.
       *[other] Right: within { $points } percentage points of the best.
    }
review-wrong =
    { $points ->
        [one] Not quite: that costs one percentage point.
       *[other] Not quite: that costs { $points } percentage points.
    }
review-open = With open cards
review-open-about = What everybody held. Nobody could know it, so the judgement above does not use it.
review-winnable-until = With all cards known, a way to win was found up to step { $step } of { $steps }, and none after it.
review-winnable-end = With all cards known, a way to win was found to the very end.
review-winnable-never = Even with all cards known, no way to win was found at any step.
review-winnable-about = This is a limited search: what it finds is certain, but it may miss a way.
review-winnable-go = Go to that step
review-about = What does this mean?
review-about-chance = The chance to win is that of a game in which { $bot } (a bot) plays every seat on from there. It is judged from what this player could see then, in many imagined deals; both turns are tried in the same ones.
review-about-noise = All figures are estimates. The grey band and ± show how uncertain they are; what lies within it is not called a mistake. From 5, 10 or 15 percentage points on it is an inaccuracy, a mistake, a blunder.
review-about-accuracy = Accuracy is 100 % if every decision was as good as the best one found. Luck is what cards and dice changed.
coach = Coach
coach-off = Off
coach-wish = On
coach-about = Gives hints when asked, and warns you of costly moves if you like. All can see when it is on.
coach-setup = If others play along, everybody has to agree. A game with the coach does not count in your statistics.
coach-on = The coach is on
coach-on-about = The coach is on for everybody here. The game is marked, and does not count in statistics.
coach-waits = On as soon as everybody agrees. Still missing: { $names }.
coach-wished = { $names } would like to play with the coach.
coach-agree = Agree
coach-warn = Warn me before costly moves?
coach-warn-about = The coach asks before a move that costs more than 15 percentage points. Kept in this browser.
coach-hint = Ask the coach for a hint
coach-hint-short = Hint
coach-hint-away = Put the hint away
coach-hint-is = Hint: { $acts }
coach-hint-chance = Chance to win: { $chance }.
coach-hint-none = The coach has nothing to say about this choice.
coach-warning = { $act }: are you sure?
coach-warning-about =
    { $points ->
        [one] The coach thinks that this costs one percentage point of your chance to win.
       *[other] The coach thinks that this costs { $points } percentage points of your chance to win.
    }
coach-warning-back = Choose again
coach-warning-play = Play it anyway
key-hint = ask the coach for a hint
result-coached = Played with the coach.
the-game-advice-play = { $card } on { $pile }
the-game-advice-end = end the turn
the-game-advice-card = Advised as number { $order }, on { $pile }
the-game-advice-pile = Advised here: { $cards }.
raise-advice-choose = lay { $card }
raise-advice-raise = raise to { $field } with { $cards }
raise-advice-pass = pass
raise-advice-card = Advised
raise-advice-to = Better: to { $field }.

## Long games

long-time = Time for a turn
long-time-none = As long as you like
long-time-600 = 10 minutes
long-time-86400 = A day
long-time-259200 = Three days
long-time-about = A soft clock: nobody loses by it. The first page says where it is your turn, on every device that has your key.
long-overdue = When a turn takes longer
long-overdue-nothing = Nothing
long-overdue-nothing-about = The clock turns red, and that is all.
long-overdue-nudge = A nudge
long-overdue-nudge-about = Whoever is late is reminded, once a turn.
long-overdue-bot = A bot stands in
long-overdue-bot-about = A bot plays for whoever is late, until they are back. It does so only if other people are waiting.
long-left = { $time } left
long-late = overdue: { $time }
long-late-now = overdue
long-nudge = Your time for this turn is up, and the others are waiting for you.
long-nudged = Time is up for { $names }, who has been reminded.
long-back = You are back, and the bot has given you your seat.
long-next = Next game
long-next-about =
    { $count ->
        [one] It is your turn at another table
       *[other] It is your turn at { $count } other tables
    }
long-key-next = the next game where it is your turn
error-in-time = { $name } still has time for this turn.

## Lobby

error-closed = This table is closed.
error-muted = The host has muted you: what you write is not passed on.
error-removed = The host has taken you off this table, so you cannot sit down here again.
error-not-together = You cannot sit down at this table. There are others.
error-guest = { $name } plays without a key, so there is nobody to remember.
error-yourself = That is you.
error-not-known = This person is not, or no longer, on your list.
error-nobody-there = No person sits there.
error-sits-here = They sit at this table already.
error-invited-enough = { $most } people are invited already. Wait for their answers.
error-public-lesson = A lesson is for one person and cannot be public.
error-public-deal = A deal that others play as well cannot be played in public.
error-no-report = There is no such report.
public-title = Public tables
public-which = Which game?
public-any = Any game
public-find = Find me a game
public-invitations = Invitations
public-invited = { $name } asks you to a game of { $game }
public-decline = No, thanks
public-table = { $game } with { $names }
public-seats = { $taken } of { $all } seats taken
public-bot = bot: { $rank }, level { $level } of { $levels }
public-none = Nobody is waiting at the moment. “Find me a game” opens a table; whoever comes next finds it here.
public-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
watch-title = Games to watch
setup-public = Who may join?
setup-public-no = By invitation
setup-public-no-about = Only those with the link or the code find the table.
setup-public-yes = Everybody
setup-public-yes-about = While you are here the first page lists the table, and anybody may sit down. Later the game is listed for spectators.
lobby-about = About { $name }
hosting-invite = Invite people you have played with
hosting-invite-about = They see the invitation on their first page. Nobody learns your key, and you learn nobody’s.
hosting-played =
    { $count ->
        [one] one game together
       *[other] { $count } games together
    }
hosting-invite-one = Invite
hosting-invited = Invited
hosting-nobody = Nobody yet. Whoever keeps their games and plays with you stands here afterwards.
hosting-no-key = You do not keep your games, so nobody is remembered. The link and the code work all the same.
hosting-close = Close the table
hosting-close-ask = Close this table?
hosting-close-about = Everybody who has sat down is told. A closed table cannot be opened again.
hosting-close-no = Keep it open
hosting-closed = The table is closed.
table-closed = This table has been closed.
table-closed-about = Nobody can act any more; what was played can still be seen.
manners-mute = Mute { $name } for everybody
manners-unmute = Let { $name } write again
manners-is-muted = What { $name } writes is not passed on at this table.
manners-ignore = Ignore { $name }
manners-unignore = No longer ignore { $name }
manners-ignored = From now on you ignore { $name }: no texts, no invitations, and you do not meet at public tables. Your private key’s page lists everybody you ignore.
manners-ignored-here = At this table you no longer see what { $name } writes. Without keys it cannot be remembered anywhere else.
manners-report = Report { $name }
manners-report-what = What has happened?
manners-report-about = The operator of this server reads your words and what was written at this table. Nobody else does.
manners-report-send = Send the report
manners-reported = The operator has been told. Thank you.
ignored-title = People you ignore
ignored-about = You see nothing of them, they cannot invite you, and you do not meet at public tables. They are not told.
ignored-end = No longer ignore
privacy-link = Privacy

## At the table: reactions, pictures, the evening

error-no-reactions = Nothing may be said at this table while you play, not even with a face. Afterwards you can.
again-rotated = Again, one seat further
react = React
reactions = Reactions
reaction-cheer = Hooray!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-think = Hm …
reaction-sorry = Sorry!
reaction-thanks = Thank you!
reaction-heard = { $name }: { $what }
key-react = react: choose one of the six
seat-alike = a name easily mistaken for another
seat-alike-name = { $name } (seat { $number })
seat-about-alike = { $name } (seat { $number }) is a name that could be mistaken for another at this table, or for the table itself. Look at the seat and the picture.
seat-mute = Hide what { $name } says
seat-unmute = Show again what { $name } says
seat-mute-about = Reactions and texts, on this device only. Nobody is told.
talk-hidden = You have hidden the talk at this table.
talk-hidden-some = Some of it is hidden: you have muted somebody.
quiet-reactions = Show reactions
quiet-talk = Show what is written at this table
quiet-about = Tap somebody’s seat to hide only what they say. All of this is for this device alone.
avatar-title = Choose a picture
avatar =
    { $name ->
        [fox] Fox
        [owl] Owl
        [cat] Cat
        [bear] Bear
        [hare] Hare
        [frog] Frog
        [snail] Snail
        [duck] Duck
        [whale] Whale
        [mug] Mug
        [pretzel] Pretzel
        [candle] Candle
       *[any] Any
    }
avatar-of =
    { $who ->
        [me] Your picture: { $avatar }
       *[other] Picture of { $name }: { $avatar }
    }
evening-title =
    { $games ->
        [one] So far: one game
       *[other] So far: { $games } games
    }
evening-wins =
    { $count ->
        [0] no win
        [one] one win
       *[other] { $count } wins
    }
evening-together = All together
evening-you = { $name } (you)
evening-games = Game by game
evening-game = Game { $number }
evening-won-by = Won by { $names }.
evening-sum-points =
    { $value ->
        [one] one point
       *[other] { $value } points
    }
evening-sum-the-game-left =
    { $value ->
        [0] no card left over
        [one] one card left over in all
       *[other] { $value } cards left over in all
    }

## Notices

error-bad-subscription = The server cannot use this browser’s push service.
error-bad-address = That is not an e-mail address.
error-address-letters = The server can write only to addresses in the letters a to z, without accents.
error-no-contact = The server no longer knows this device or address. Switch it on again.
error-mail-link = This link is no longer valid: the address has been deleted.
error-no-mail = This server sends no e-mails.
error-too-many-contacts = This seat has { $most } devices and addresses already. Switch one of them off.
notices-menu = Tell me when it is my turn
notices-lobby = Tell me when it starts
notices-title = Tell me
notices-about = You are told when it is your turn at this table, when it is full and when the game is over. At most once a turn, never while you are looking, and nothing about anybody’s cards.
notices-device = On this device
notices-device-on = This device tells you, even while the page is closed.
notices-device-off = Switched off. Your browser may ask you first.
notices-failed = Your browser’s push service did not answer. Please try again later.
notices-way-insecure = Browsers allow this only at a secure address. It works once whoever runs this server gives it https.
notices-way-install = On an iPhone or iPad this works from the home screen: tap Share, then “Add to Home Screen”, and open stammtisch there.
notices-way-blocked = Your browser does not allow this page to notify you. Allow it in the page’s settings, at the sign beside the address; a private window never does.
notices-way-unsupported = This window cannot do it. It works in a normal, not private, window of a current browser.
notices-otherwise = Until then, the home page shows first where it is your turn.
notices-mail = By e-mail
notices-mail-address = Your e-mail address
notices-mail-send = Send the link
notices-mail-how = First comes one e-mail with a link. More follow only after you have tapped it, and each can be the last with one tap.
notices-mail-asked = An e-mail is on its way to { $address }. Tap the link in it; then you are told there.
notices-mail-look = I have tapped it
notices-mail-not-yet = Not confirmed yet. The e-mail may take a minute; look among unwanted mail, too.
notices-mail-on = { $address } is told.
notices-mail-off = { $address } is not told about this table.
notices-mail-forget = Delete this address
notices-offer = Shall I tell you when it is your turn again?
notices-offer-yes = Yes, please
mail-title = E-mails from stammtisch
mail-confirm-ask = Shall stammtisch write to you when it is your turn, when a table is full and when a game is over?
mail-confirm-yes = Yes, write to me
mail-confirmed = Done: { $address } is told from now on.
mail-stopped = Done: no more e-mails will come to { $address }. The address is deleted in a week.
mail-again = Write to me after all
