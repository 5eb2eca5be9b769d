goofspiel-title = Goofspiel
goofspiel-about = Bid for prizes, all at the same time.

## Options

option-goofspiel-cards = Cards
option-goofspiel-cards-about = How many cards a suit has.

## What the table shows

goofspiel-shows-prize = Prize
goofspiel-shows-prizes = Prizes to come
goofspiel-shows-hands = Cards left
goofspiel-shows-has_bid = Has bid
goofspiel-shows-bid = My bid
goofspiel-shows-rounds = Rounds so far
goofspiel-shows-scores = Scores

## Acts, and what is told of them

goofspiel-act-bid = Bid { $value }
goofspiel-told-bid = { $name } bids { $value }
goofspiel-told-prize = The prize is { $value }
goofspiel-hidden-bid = { $name } lays a card face down

## Why a move is not legal

goofspiel-why-now = That is not to be done now.
goofspiel-why-spent = The { $card } has been spent already.

## Bots

bots-goofspiel-random = any card
bots-goofspiel-matching = bids what the prize is worth
