# What people are told when they are not at the page, by Web Push and by e-mail. No browser loads this.

notice-turn-title = Your turn: { $game }
notice-turn-body = You play with { $names }.
notice-full-title = Your table is full: { $game }
notice-full-body = The game has begun, with { $names }.
notice-result-title = The game is over: { $game }
notice-result-body = See how it ended, with { $names }.
notice-nudge-title = Still your turn: { $game }
notice-nudge-body = Waiting for you: { $names }.
notice-invited-title = An invitation: { $game }
notice-invited-body = From { $names }: there is a seat for you.
letter-open = Open the table: { $link }
letter-stop = No more e-mails of this kind, with one tap: { $link }
letter-confirm-subject = May stammtisch write to you?
letter-confirm-body = Somebody, most likely you, has asked at { $server } to be told at { $address } when it is their turn in a game.
letter-confirm-link = If that is right, tap here: { $link }
letter-confirm-else = If not, do nothing: no more e-mails will come, and the address is deleted in a week.
