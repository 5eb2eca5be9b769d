goofspiel-name = Goofspiel
goofspiel-pitch = Bid for prizes, all at the same time. Everybody has the same cards, and each can be spent once.

## Options

option-goofspiel-cards = Cards in a suit
option-goofspiel-cards-about = As many rounds are played.

## What the table shows. A field with `.kind = by-seat` has one entry for each player.

goofspiel-shows-prize = Prize
goofspiel-shows-prizes = Prizes to come
goofspiel-shows-hands = Cards left
    .kind = by-seat
goofspiel-shows-has_bid = Has bid
    .kind = by-seat
goofspiel-shows-bid = My bid
goofspiel-shows-scores = Points
    .kind = by-seat
goofspiel-shows-rounds = Rounds so far
goofspiel-shows-bids = Bids
    .kind = by-seat
goofspiel-shows-winner = Taken by
    .kind = seat

## What can be done, and what is told of it

goofspiel-act-bid = Bid { $value }
goofspiel-told-bid =
    { $you ->
        [yes] You bid { $value }.
       *[no] { $name } bids { $value }.
    }
goofspiel-told-prize = The prize is { $value }.
goofspiel-hidden-bid = { $name } lays a card face down.

## Why a move is not legal

goofspiel-why-now = You can bid once for each prize.
goofspiel-why-spent = The { $card } is not among your cards.
goofspiel-why-prize = The prize { $number } cannot be turned up now.

## Bots

bots-goofspiel-random = any card
bots-goofspiel-matching = bids high for high prizes

## Why another bid was better

goofspiel-better-higher = The prize of { $prize } is worth the { $card }.
goofspiel-better-lower = For a prize of { $prize } the { $card } will do.
