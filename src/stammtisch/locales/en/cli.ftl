# Command line

## Help

cli-about = A regulars' table for two card games, RAISE and THE GAME.
cli-more = Run 'stammtisch COMMAND --help' for details and an example.
cli-commands = commands
cli-example = Example:
cli-version = print the version
cli-language = the language, one of:
cli-COMMAND = COMMAND
cli-GAME = GAME
cli-FILE = FILE
cli-FOLDER = FOLDER
cli-NAME = NAME
cli-PATH = PATH
cli-ADDRESS = ADDRESS
cli-NAME-VALUE = NAME=VALUE
cli-game = the game, one of:
cli-json = print one JSON object

cli-play = Start the server and open the table in the browser: play with friends and bots.
cli-play-host = the address to listen on; 0.0.0.0 lets phones in (127.0.0.1)
cli-play-port = the port (8480 or, if it is in use, any free one)
cli-play-database = where games are stored: a file, or a PostgreSQL database as postgresql://USER@HOST/NAME (a file in your data folder)
cli-play-host-name = host names this server accepts, besides localhost and this machine's own
cli-play-trusted-proxies = addresses or networks of proxies whose forwarded addresses, hosts and schemes are trusted
cli-play-prefix = path below the host at which a proxy offers this server, like /games
cli-play-public-url = address that letters to players link to, with the prefix if there is one: https://games.example.org; by default that of the only --host-name
cli-play-no-browser = do not open the browser
cli-play-no-browser-errors = take no reports of errors in people's browsers
cli-play-set = RAISE: the figures of your own box, offered beside the standard set; may be given several times
cli-play-smtp = SMTP server for e-mails to players: smtp://user:password@host:port or smtps://…; better in STAMMTISCH_SMTP, where nobody sees the password
cli-play-mail-from = the address these e-mails come from (or STAMMTISCH_MAIL_FROM)
cli-play-json = print one line of JSON with the address, for scripts

cli-simulate = Let bots play games and print the results.
cli-simulate-players = number of players
cli-simulate-bots = one bot for all seats, or one per seat (the second weakest); a name, path.py:Class, package:Class or "cmd:program"
cli-simulate-games = number of games (100)
cli-simulate-records = write the games to this file, for 'stammtisch check'; .gz and .zst are compressed
cli-simulate-committed = deal by a secret that the record commits to and reveals

cli-table-seed = a word or number; the same seed gives the same games (1)
cli-table-option = a game option; may be given several times
cli-table-set = RAISE: the figures of your own box
cli-table-workers = number of processes (one per core)
cli-table-cluster = play on a Ray cluster: local starts one on this machine, HOST:PORT uses one that is running

cli-arena = Let every bot play every other, with rotated seats on the same deals, and rate them.
cli-arena-bots = the bots, by name, as path.py:Class, package:Class or "cmd:program"
cli-arena-games = games per meeting (100)
cli-arena-players = seats at the table (2)

cli-CODE = CODE
cli-table-seconds = seconds a bot has for a move; bots from outside are stopped soon after (2)
cli-table-log = folder for what bots write to standard error (a temporary one)

cli-join = Let a bot take a seat at a running table.
cli-join-code = the table's code
cli-join-server = the server's address (http://127.0.0.1:8480)
cli-join-bot = a name, path.py:Class, package:Class or "cmd:program"
cli-join-name = the name that the others see (the class's or the program's)
cli-join-seat = the seat, counted from 1 (the first open one)
cli-join-stay = also play every further game of the same people

cli-probe-bot = Play a bot through all games and say what it does wrong.
cli-probe-bot-bot = path.py:Class, package:Class, "cmd:program" or a name
cli-probe-bot-game = only this game; may be given several times

join-sits = { $name } sits on seat { $seat } at table { $table }
join-over = the game is over: { $result }
join-closed = the table was closed
join-failed = { $bot }: { $fault }: { $what }; one of the server's bots plays on
probe-right =
    { $game }: all is right in { $games ->
        [one] one game
       *[other] { $games } games
    } and { $positions ->
        [one] one single position
       *[other] { $positions } single positions
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms per move
probe-wrong =
    { $game }: it went wrong, in { $games ->
        [one] one game
       *[other] { $games } games
    } and { $positions ->
        [one] one single position
       *[other] { $positions } single positions
    }; { NUMBER($ms, maximumFractionDigits: 2) } ms per move
outside-log = what the bots wrote to standard error is in { $folder }
faults-title =
    Forfeited: { $forfeited } of { $games ->
        [one] one game
       *[other] { $games } games
    }
fault-start = did not start
fault-crash = crashed
fault-late = too late
fault-nonsense = unreadable answer
fault-illegal = illegal move
fault-out-of-turn = spoke unasked
column-fault = fault
column-options = options
column-players = players
mistake-bot-package = there is no Python package or module '{ $name }'
mistake-bot-program = there is no program '{ $name }'
mistake-bot-start = { $name } cannot play: { $what }
mistake-client-missing = this needs packages that are not installed; install them with: pip install 'stammtisch[client]'
mistake-extra-missing = this needs packages that are not installed; install them with: pip install "stammtisch[{ $extra }]"
mistake-no-encoding = { $game } has no encoding, which environments need
mistake-reward = there is no reward { $name }; choose from: { $names }
mistake-not-simultaneous = in { $game } not all seats always act at the same time; take env instead of parallel_env
mistake-render-mode = there is no render mode { $name }; choose from: { $names }
mistake-other-seats = { $count } bots for { $seats } other seats; give one name for all, or one for each
mistake-batch-actions = { $given } actions were given for { $games } games; they must be whole numbers, one a game
mistake-batch-action = row { $row } (game { $index }): action { $action } is not legal there; nothing was played
mistake-batch-number = { $name } is { $value }, but must be a whole number from 1 on
mistake-batch-seed = the seed is too long: at most { $most } bytes
mistake-batch-recv = send has to come before the next recv
mistake-batch-send = recv has to come before send
mistake-seconds = --seconds is { $value }, but must be more than 0
mistake-join-server = the server cannot be used: { $reason }

cli-bots = List the bots, weakest first, with their measured strength.

cli-check = Replay records by the rules; faults are reported with line and reason.
cli-check-file = a record: JSON lines, one game or more; several files may be given
cli-check-kept = what your browser saved about this deal (from the result page); with it the check can prove more

cli-review = Judge the decisions of finished games: what each one cost, what was luck, and what would have been better.
cli-review-file = a record: JSON lines, one finished game or more
cli-review-game = only this game of the file, counted from 1 (all)
cli-review-svg = draw the chances to win over the game into this file
cli-review-html = write the whole review into this file, as a page for the browser

cli-rules = Print the rules of a game, in our own words.

cli-export = Write records as tables (Parquet) for polars, DuckDB and others.
cli-export-file = a record: JSON lines, plain or compressed; several files may be given
cli-export-parquet = the new folder for the tables games, turns and moves
cli-export-game = only the records of this game (all; they must be of one game)
export-done = { $folder }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } as games.parquet, turns.parquet and moves.parquet

cli-dataset = Let bots of several levels play the same deals and write the games as tables.
cli-dataset-folder = the new folder for the tables and their description
cli-dataset-levels = the bots, separated by commas (three that play fast); every deal is played once for each
cli-dataset-games = number of games, all levels together (100000)
dataset-done = { $folder }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { NUMBER($seconds, maximumFractionDigits: 0) } s
dataset-interrupted = interrupted after { $done } of { $games } games; nothing was written

cli-report = Write a page of plots about a folder of tables.
cli-report-folder = the folder that 'stammtisch export' or 'stammtisch dataset' has written
cli-report-output = the page (report.html in the folder)
report-done = { $file } is written; open it in a browser

cli-train = Train a bot by self-play; after an interruption, the same command continues.
cli-train-players = number of players
cli-train-min-cards = THE GAME: minimum number of cards per turn (2)
cli-train-fewer-cards = THE GAME: a hand has one card fewer
cli-train-games = number of games to learn from (300000)
cli-train-minutes = stop after this many minutes; the same command continues later
cli-train-seed = the same seed gives the same weights (1)
cli-train-start-from = begin with these weights
cli-train-out = the folder to write to (weights)
cli-train-rate = THE GAME: learning rate (0.03)
cli-train-most = THE GAME: how many turns are evaluated (24)
cli-train-win-share = THE GAME: initial weight of winning; the rest is that of cards laid (0.6)
cli-train-worlds = THE GAME: play by search in so many imagined worlds, and learn what it finds (0: by the value alone)
cli-train-generations = RAISE: number of generations (120)
cli-train-deals = RAISE: deals per candidate (500)
cli-train-cluster = let the processes of a Ray cluster play, and learn here: local starts one on this machine, HOST:PORT uses one that is running
cli-train-workers = number of processes on the cluster (one per core)
cli-train-resume = continue an interrupted training; refused where there is none
cli-train-no-resume = start anew, even where an interrupted training could be continued

cli-bench = Measure how fast the engines play on this machine.
cli-bench-seconds = seconds per measurement (2)

## What the parser says. The key is Python's own sentence; %s and the like are its variables.

argparse-usage = usage:
argparse-positional-arguments = arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-parser-choices = there is no command %(parser_name)r; choose from: %(choices)s
argparse-the-following-arguments-are-required = missing: %s
argparse-unrecognized-arguments = unknown argument: %s
argparse-expected-one-argument = a value is missing
argparse-ignored-explicit-argument = takes no value, but %r was given
argparse-not-allowed-with-argument = cannot be combined with %s
argparse-ambiguous-option-could-match = %(option)s may mean any of %(matches)s
argparse-invalid-value = %(value)r is not a valid number
argparse-invalid-choice-choose-from = there is no %(value)r; choose from: %(choices)s

## Mistakes

mistake-more = { $message }; see '{ $program } --help'
mistake-language = there are no texts in '{ $name }'; choose from: { $names }
mistake-game = there is no game '{ $name }'; choose from: { $names }
mistake-bot = there is no bot '{ $name }' for { $game }; choose from: { $names }
mistake-option-form = --option { $given } should be NAME=VALUE
mistake-option-name = there is no option '{ $name }'; choose from: { $names }
mistake-option-value = { $name } is { $value }, but must be one of: { $values }
mistake-no-seat = seat is { $seat }, but must be 0 to { $last }
mistake-least = --{ $name } is { $value }, but must be at least { $least }
mistake-listen = cannot listen on { $host }, port { $port }: { $reason }
mistake-port-taken = port { $port } of { $host } is in use, perhaps by another stammtisch; stop that, or choose another with --port
mistake-metrics = the metrics cannot be served on { $host }, port { $port }: { $reason }
mistake-size = '{ $given }' is no size; give bytes, or a number with K, M, G or T, like 200M
mistake-read = cannot read { $file }: { $reason }
mistake-write = cannot write { $file }: { $reason }
mistake-ending = { $file } is not a name for records; they end in { $endings }
mistake-no-file = there is no file { $file }
mistake-no-training = there is nothing to train for { $game }; choose from: { $names }
mistake-no-interrupted-training = there is no interrupted training in { $folder }
mistake-cluster-unreachable = no Ray cluster answers at { $address }; check that it is running and that host and port are right
mistake-cluster = the Ray cluster at { $address } cannot be used: { $reason }
mistake-cluster-address = '{ $address }' is not the address of a Ray cluster; write local, or HOST:PORT
mistake-cluster-start = Ray cannot be started on this machine: { $reason }
mistake-cluster-missing = --cluster needs packages that are not installed; install them with: pip install 'stammtisch[cluster]'
mistake-cluster-version = the Ray cluster at { $address } runs Ray and Python { $there }, this machine { $here }; they must be the same
mistake-cluster-token = the Ray cluster at { $address } asks for a token, and this one is missing or wrong; set RAY_AUTH_MODE=token and the cluster's token
mistake-cluster-software = machine { $machine } of the cluster has stammtisch { $there }, this one has { $here }; they must be the same
mistake-cluster-software-missing = stammtisch cannot be loaded on the cluster: { $reason }
mistake-cluster-lost = the cluster has lost the same part of the work several times: { $reason }
mistake-cluster-bot = on the cluster: { $reason }
mistake-review-svg = there are { $games } games in this file; choose one with --game, or write a page with --html
mistake-set =
    { $more ->
        [0] { $first }
        [one] { $first } (and one more mistake)
       *[other] { $first } (and { $more } more mistakes)
    }
mistake-set-name = { $file }: there is already a set called '{ $name }'; give this one another name
mistake-smtp = --smtp must be an address such as smtp://user:password@mail.example.org:587 or smtps://mail.example.org
mistake-smtp-missing = --mail-from needs an SMTP server as well: --smtp smtp://mail.example.org
mistake-mail-from = --mail-from is not an e-mail address: { $address }
mistake-mail-from-missing = --smtp needs the address that e-mails come from as well: --mail-from games@example.org
mistake-public-url = --public-url must be an address such as https://games.example.org{ $prefix }, without a user, '?' and '#': { $given }
mistake-public-url-path = --public-url must have the same path as --prefix: { $right }, not { $given }
mistake-public-url-missing = --smtp needs the address that letters link to as well: --public-url https://games.example.org{ $prefix }
mistake-utf8 = { $file } is not UTF-8 text
mistake-host-name = '{ $name }' is not the name of a host; write it without http:// and port, like games.example.org
mistake-proxy = '{ $name }' is not an address or a network; write it like 127.0.0.1 or 10.0.0.0/8
mistake-prefix = '{ $name }' cannot be the path of this server; write it like /games, and not like one of its own pages
mistake-store = cannot use the database '{ $name }': { $reason }
mistake-store-newer = the database has version { $version }; this program supports versions up to { $known }
mistake-store-in-use = another stammtisch server (process { $process }) is using the database '{ $name }'; stop it first, or choose another file with --database
mistake-store-shared = servers are using the database '{ $name }', perhaps on other machines; stop all of them first
mistake-store-alone = the database '{ $name }' cannot be shared just now: it is being restored, moved or tidied, or a server of an earlier version is using it; wait until that is done, or stop that server
mistake-store-kind = '{ $name }' is not a database that stammtisch can use; give the path of a file, or an address like postgresql://USER@HOST/NAME
mistake-store-driver = PostgreSQL needs a driver that is not installed; install it with: pip install 'stammtisch[postgres]'
mistake-store-unreachable = no PostgreSQL server answers at '{ $name }'; check that it is running and that host and port are right
mistake-store-login = the PostgreSQL server does not accept this user or password: '{ $name }'
mistake-store-missing = there is no such database on the PostgreSQL server: '{ $name }'; create it first, for example with createdb
mistake-store-permission = this user may not create tables in the database '{ $name }'; its owner can allow that with GRANT
mistake-store-foreign = '{ $name }' holds something other than stammtisch's games; choose another database with --database
mistake-store-moved = the games of '{ $name }' were moved to '{ $target }'; give that one with --database
mistake-not-empty = there is something in { $folder } already; name a new or empty folder
mistake-not-folder = { $folder } is not a folder
mistake-several-games = { $file } has games of { $other } after games of { $one }; choose one with --game
mistake-level-twice = a level is named twice in --levels
mistake-dataset-bot = a bot failed in game { $number }: { $what }
mistake-no-table = there is no table { $file }; 'stammtisch export' and 'stammtisch dataset' write tables
mistake-not-table = { $file } is not a table that stammtisch has written
mistake-tables-version = { $file } was written by another version of stammtisch; export the games again
mistake-server-missing = 'stammtisch play' needs packages that are not installed; install them with: pip install 'stammtisch[server]'
because-file = there is no such file
because-folder = it is a folder
because-right = permission denied
mistake-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: give one bot for all seats, or one per seat
mistake-two-bots = an arena needs at least two different bots, separated by commas
interrupted =
    { $games ->
        [one] interrupted after { $done } of { $games } game
       *[other] interrupted after { $done } of { $games } games
    }

## Figures

figure-0 = { NUMBER($number, maximumFractionDigits: 0) }
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rating-range = { $low } to { $high }
figure-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables and summaries

progress-games = games
progress-cluster = starting Ray
progress-review = reviewing
summary-played =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 1) } games per second
summary-team = won { $wins } = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } with 95 % confidence)
measure-the-game-mean_left = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards left on average
measure-the-game-excellent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } excellent
arena-title =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
teams-title = Teams
meetings-title = Meetings
seats-title = Seats
bots-title = Bots for { $game }
bench-title = Speed, one core
bench-the-game-plain-1 = THE GAME, plain engine, alone at random
bench-the-game-greedy-1 = THE GAME, kernel, alone, nearest card
bench-the-game-learned-1 = THE GAME, kernel, learned, alone
bench-the-game-learned-3 = THE GAME, kernel, learned, three players
bench-the-game-plain-4 = THE GAME, plain engine, four players at random
bench-raise-plain-2 = RAISE, plain engine, two players at random
bench-raise-kernel-2 = RAISE, kernel, two players at random
bench-raise-plain-4 = RAISE, plain engine, four players at random
column-about = how it plays
column-aim = target
column-bot = bot
column-games = games
column-interval = 95 %
column-the-game-mean_left = left
column-level = level
column-measured = measured
column-ms = ms per move
column-per-second = per second
column-rating = rating
column-ratio = ratio
column-times-plain = times the plain engine
column-score = score
column-seat = seat
column-table = table
column-team = team
column-what = what
column-wins = wins
column-won = won
column-better = better
column-kind = kind
column-lost = lost
column-move = move
column-played = played
column-player = player
column-why = why
review-of-game = { $game }: review of game { $number }
review-accuracy-of-game = Accuracy of the game: { $accuracy }
review-key-moments = Key moments
review-no-key-moments = No decision is known to have cost 5 points or more.
review-winnable-all = With open cards, a victory was found up to the end.
review-winnable-at = With open cards, a victory was still found at move { $at }, but not later.
review-winnable-none = With open cards, no victory was found from the first turn on.
review-axis = moves
check-fault = { $file }: line { $line }: { $reason }
check-fault-move = { $file }: line { $line }: { $reason } [{ $move }]
check-right =
    { $games ->
        [one] { $games } game correct
       *[other] { $games } games correct
    }
check-committed = { $games } of them dealt as committed
check-took-part = { $file }: line { $line }: { $names } added random bytes of their own to this deal. With what their browser kept (--kept) each of them can prove that nobody could steer it.
check-proven = { $file }: line { $line }: nobody could steer this deal. Your own random bytes are in it, and the dealer had fixed everything else before knowing them. Took part: { $names }.
check-left-out = { $file }: line { $line }: the random bytes of { $names } were announced but did not come in time, so the dealer could choose whether to use them.
check-faults =
    { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }
train-title =
    THE GAME, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $cards ->
        [one] at least { $cards } card
       *[other] at least { $cards } cards
    }: games won
train-axis = games learned from
train-signals = with signals
train-silent = silent
train-raise-title = RAISE: games won against the first guess
train-raise-axis = generations

## The bots

bots-the-game-random = lays any card that fits
bots-the-game-greedy = whole turns with the smallest total step, tricks included
bots-the-game-planner = whole turns by rules of thumb; gives and heeds signals
bots-the-game-learned = the turn valued highest by a network trained by self-play
bots-the-game-sharp = tries the best turns in a few sampled worlds
bots-the-game-master = tries more turns in more sampled worlds, further ahead
bots-raise-random = any legal act
bots-raise-greedy = the cheapest raise while the pot is worth it
bots-raise-thrifty = weighs pot, cards and the rounds to come
bots-raise-shrewd = plays each round out in a few sampled worlds
bots-raise-master = plays each round out in many sampled worlds

## The web table

serve-port = Port { $port } is in use, so the table is on { $taken }.
serve-at = The table is at { $address }
serve-phones = For phones in the same network: { $address }
serve-metrics = Metrics for Prometheus are at { $address }
serve-end = Press Ctrl-C to stop; all games are saved.

## Backups and moving

cli-FROM = FROM
cli-TO = TO
cli-backup = Write the database into one file, while the server is running.
cli-backup-file = the file to write; it holds secrets, so keep it private
cli-backup-force = overwrite the file if it exists
cli-restore = Fill a database from a backup; no server may be using it.
cli-restore-file = the backup
cli-restore-database = the database to fill: a file, or postgresql://USER@HOST/NAME (the one in your data folder)
cli-restore-replace = replace what is in the database; the old contents are kept beside it
cli-move-database = Copy a database into another one, for example a file into PostgreSQL, and check it game by game.
cli-move-from = the old database: a file, or postgresql://USER@HOST/NAME; it keeps its games, and is refused afterwards
cli-move-to = the new one, which must be empty
keep-copying = copying
keep-moving = copying and checking
backup-done = { $file } is written: { $size } MB, number of tables: { $tables }. It holds keys, e-mail addresses and the cards of running games: keep it private.
restore-done = '{ $name }' is restored. Number of tables: { $tables }.
restore-kept = What was there before is kept in { $name }.
move-done = All { $rows } rows are in '{ $name }' and compared. Number of tables: { $tables }.
move-checked = Played again by the rules, and whole: { $tables }.
move-unknown = Not played again, because the game or its version of the rules is not installed here: { $tables } ({ $names })
move-damaged = table { $table } was damaged before, and was copied as it is: { $reason }
move-next = '{ $source }' keeps its games as they were; servers and commands refuse it from now on. Start the server with --database { $target }
move-not-marked = '{ $source }' could not be marked as moved, so servers and commands still accept it; rename or remove it
mistake-store-full = no space is left for '{ $name }'; nothing was changed
mistake-store-read-only = '{ $name }' is read-only; nothing was changed
mistake-store-corrupt = the file '{ $name }' is damaged and cannot be read; nothing was changed
mistake-store-absent = there is no database of stammtisch at '{ $name }'
mistake-keep-same = '{ $name }' cannot be copied into itself
mistake-keep-exists = '{ $name }' exists already; overwrite it with --force, or choose another name
mistake-keep-busy = another process is writing '{ $name }' right now
mistake-keep-not-empty = the database '{ $name }' is not empty; nothing was changed. Choose an empty one, or with 'stammtisch restore' replace it by --replace
mistake-keep-different = what was copied to '{ $name }' is not the same as before ({ $names }); nothing was changed

## Tidying

cli-DURATION = DURATION
cli-tidy = Remove old tables that nobody needs: those that waited in vain, lessons, closed ones.
cli-tidy-older-than = only what nobody has touched for this long: hours, days or weeks, such as 12h, 90d, 4w
cli-tidy-finished = finished games as well, unless a daily deal, a review, a report or another game of their evening needs them
cli-tidy-dry-run = only say what would be removed
cli-play-tidy-after = once a day, remove tables that nobody has touched for this long, such as 90d, as 'stammtisch tidy' does (never)
tidy-nothing = There is nothing to remove.
tidy-done = Removed: tables that waited in vain: { $waiting }; lessons: { $lessons }; closed tables: { $closed }; finished games: { $finished }; about { $size } MB in all.
tidy-would = Would be removed: tables that waited in vain: { $waiting }; lessons: { $lessons }; closed tables: { $closed }; finished games: { $finished }; about { $size } MB in all.
tidy-in-use = They stay because somebody is there: { $tables }.
tidy-space = New games use the space. A file gets smaller when it is tidied while no server uses it.
mistake-duration = { $option } must be a number of hours, days or weeks, such as 12h, 90d or 4w, not '{ $given }'
mistake-tidy-stopped = the database '{ $name }' refused a change, perhaps because its disk is full; what was removed before is gone, all else is as it was

# What a messenger shows of a link
preview-invited = A table is waiting for you
preview-picture = Cards, dice and stones of two games

## Why a move is not legal

why-seat = seat { $number }
why-rule = { $reason } (rule { $rule })
why-chance = Only chance deals, rolls and draws lots.
why-no-seat = Only somebody at the table can do that.
why-no-deal = No card is dealt now.
why-deal-to = The next card goes to { $who }.
why-dealt = { $card } has been dealt before.
why-no-card = There is no card { $card }.
why-not-settled = Who is first is not settled now.
why-first = The first one cannot be { $who }.
why-no-act = { $act } is not an act of { $game }.
why-no-action = There is no act with the number { $action } here.
the-game-why-drawing = The turn has ended: cards are drawn now.
the-game-why-pile = There is no pile { $pile }; the piles are A, B, C and D.
the-game-why-degree = A claim is 0, 1 or 2, not { $degree }.
the-game-why-signal = { $word } about { $topic } is not a signal.
raise-why-no-point = No point card is turned up now.
raise-why-point = There is no point card { $points }.
raise-why-point-before = Point card { $points } has been turned up before.
raise-why-no-die = No die is rolled now.
raise-why-face = Die { $die } cannot show { $face }; its faces are: { $faces }.
raise-why-refill = First { $who } refills the hand.

## What is wrong with a record

record-fault = line { $line }: { $reason }
record-begin = A game begins with its header, a line with 'record'.
record-none = There is no game in this file.
record-version = This is a record of version { $version }; version 1 can be read.
record-header = The header lacks: { $names }.
record-game = There is no game '{ $name }'.
record-rules = The record uses version { $version } of the rules; for { $game }, version { $known } is supported.
record-seats = 'seats' must be a list of names.
record-options = 'options' must be an object.
record-after = Nothing but 'reveal' can follow the result.
record-early = Here is a result, but the game is not over.
record-result = The result is { $right }, not { $written }.
record-line = Line { $line } should be { $right }.
record-no-commitment = A secret is revealed, but the header has no commitment.
record-reveal-early = The secret is revealed before the result.
record-hexadecimal = The secret is not hexadecimal.
record-secret = The secret is not the one that was committed to.
record-not-committed = Line { $line } was not dealt as committed.
record-cut-off = The record is cut off: the game has no result.
record-unrevealed = The record is cut off: the header has a commitment, but no secret is revealed.
record-scheme = Unknown scheme { $version } of chance; schemes 1 to { $known } are supported.
record-scheme-alone = The header names a scheme or contributions, but has no commitment.
record-contribution = The contributions in the header are not well formed.
record-contribution-value = The contribution of seat { $seats } is not the one that was announced by its hash.
record-kept = This is not what a browser keeps of a deal: an object with 'commitment', 'hashes' and 'value'.
record-kept-commitment = The commitment is not the one that you saw first.
record-kept-hashes = The announced contributions are not the ones that you saw before you revealed yours.
record-kept-value = Your own contribution was not used.
record-json = Broken JSON at column { $column }.
record-deep = Broken JSON: nested too deeply.
record-digits = A number has more digits than any in a record.
record-long-line = The line is longer than { $most } characters, so this is no record.
record-long = Here are more than { $most } lines without another header, so this is no record.
record-damaged = The file is damaged or cut off: it cannot be unpacked.
record-second = Another game begins here; only one was expected.
record-utf8 = This is not UTF-8 text.
record-object = A line holds one JSON object, not { $found }.
record-move = This is not a move of { $game }: { $line }
record-card = '{ $card }' is not a card; a card is spelled like 'bell-2-1': symbol-number-points.
notation-unknown = '{ $text }' is not a move of { $game }; moves are written like this: { $like }
notation-card = '{ $card }' is not a card; cards are written like this: { $like }
notation-which = '{ $card }' may be { $cards }; write which one.
position-begin = A position begins like this: { $right }
position-word = '{ $word }' is not part of a position of this game.
position-value = In the position, '{ $name }' cannot be { $value }.
position-options = The options of the position: { $reason }
position-view = This is what one seat knows, not a whole position.
position-state = This is a whole position, not what one seat knows.
position-impossible = There is no such position: its parts do not fit together.

## Why there is no review

review-unfinished = The game is not over yet; only a finished game can be reviewed.
review-no-judge = There is no judge for { $game }, so its games cannot be reviewed.
review-failed = The judge of { $game } failed, so there is no review.
review-no-game = There is no game { $number } in this file; the number of games is { $games }.
review-lesson = The game from line { $line } on is a lesson: its cards were laid out beforehand, so there is nothing to review.

## A decision in words; $first and $second are the parts of what is written

the-game-act-claim =
    { $value ->
        [0] would rather not start
        [1] would like to start
       *[other] would very much like to start
    }
the-game-act-play = { $first } on { $second }
the-game-act-end = end of turn
raise-act-choose = first card { $value }
raise-act-raise = continues with { $value }
raise-act-pass = passes

## What is wrong with a set file; all begin with the place

set-kind = { $place }: must be 'standard' or the path of a TOML file, not { $value }
set-no-file = { $place }: there is no such file; name a TOML file, or 'standard'
set-not-text = { $place }: is not text in UTF-8
set-not-read = { $place }: cannot be read
set-not-toml = { $place }: is not TOML: line { $line }, column { $column }
set-toml-ends = { $place }: is not TOML: it ends unexpectedly
set-too-large = { $place }: is larger than any set: { $most } bytes at most
set-deep = { $place }: is nested too deeply
set-digits = { $place }: a number in it has too many digits
set-more = { $place } and more mistakes: { $more }
set-unknown = { $place }: is unknown; a set has: { $names }
set-missing = { $place }: is missing
set-name = { $place }: must be a text of 1 to 60 characters, not { $value }
set-whole = { $place }: must be a whole number from { $lowest } to { $highest }, not { $value }
set-list = { $place }: must be a list of 1 to { $most } entries
set-word = { $place }: must be a word of 1 to 20 lower-case letters a to z, not { $value }
set-blank = { $place }: '{ $value }' means a face without a symbol; give the symbol another name
set-twice = { $place }: '{ $value }' occurs twice; each symbol has one entry
set-face = { $place }: there is no face { $value }; faces are: { $names }
set-card = { $place }: { $value } is not a card; a card is spelled like 'bell-2-1': symbol-number-points
set-symbol = { $place }: { $value } has an unknown symbol; symbols are: { $names }
set-count = { $place }: is { $written }, but the number of cards in the list is { $listed }
set-hand = { $place }: is { $size }, but the number of cards of a player is only { $cards }
set-no-card = { $place }: none shows '{ $value }'; every symbol needs a card
set-table = { $place }: must be a table with one line for each number of players: { $names }
set-players = { $place }: is not a number of players; choose from: { $names }

## Tables of a running server

cli-STATE = STATE
cli-TABLE = TABLE
cli-SEAT = SEAT
cli-REPORT = REPORT
cli-play-socket = the socket for 'stammtisch tables' (beside the database, or in your own folder)
cli-play-metrics-port = serve metrics for Prometheus on this port (off)
cli-play-metrics-host = the address for the metrics (127.0.0.1)
cli-play-log = the log on standard error as lines of this kind (text):
cli-play-tables-each = how many waiting or running tables one address may have set up (300)
cli-play-disk-reserve = below this much free space at an SQLite file, nothing new begins and running games go on (200M)
cli-play-drain = seconds from SIGTERM, when /ready begins to fail, until the server stops (0)
cli-tables = List and close the tables of a running server, remove people, read reports.
cli-tables-state = only tables in this state:
cli-tables-public = only public tables
cli-tables-game = only tables of this game
cli-tables-most = how many at most, latest first (200)
cli-tables-close = close this table for good; what was played stays readable
cli-tables-remove = remove the person on this seat, counted from 1; in mid-game a bot plays on
cli-tables-reports = what was reported and is not settled
cli-tables-errors = the errors that people's browsers have reported
cli-tables-settle = note that this report is dealt with
cli-tables-all = with --reports: settled ones, too
cli-tables-database = the database of the server (the one in your data folder)
tables-title = Tables
tables-none = There is no such table.
tables-more = There are more: ask with --most.
tables-yes = yes
tables-bot = bot
tables-muted = muted
tables-state-waiting = waiting
tables-state-running = running
tables-state-over = over
tables-state-closed = closed
tables-closed = Table { $table } is closed.
tables-removed = The person on seat { $seat } of table { $table } has been removed.
tables-settled = Report { $report } is settled.
reports-none = Nothing is reported.
reports-head = { $report }, { $when }: { $name }, seat { $seat } of table { $table } ({ $game })
reports-settled = settled
reports-no-words = (without words)
errors-title = Errors in browsers
errors-none = No browser has reported an error.
errors-off = This server does not take browsers' errors (--no-browser-errors).
errors-dropped =
    { $number ->
        [one] One more report was of a kind that found no room.
       *[other] { $number } more reports were of kinds that found no room.
    }
mistake-operator-nobody = no running server answers at { $path }; give --database or --socket as it was started
mistake-operator-right = only the user who started the server may use { $path }
mistake-operator-system = this system has no Unix sockets, so a running server cannot be asked
mistake-seat = { $given } is not a seat; seats are counted from 1
column-game = game
column-state = state
column-public = public
column-created = created
column-moved = last move
column-place = place
column-build = version
column-count = times
column-first = first
column-last = last
