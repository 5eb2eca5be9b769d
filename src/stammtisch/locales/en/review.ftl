# The review of a game, for the browser and the command line.
# In reasons, $name is the player whose seat a remark gives as `seat` or `who`.

## Kinds of decisions that cost something

review-kind-inaccuracy = Inaccuracy
review-kind-mistake = Mistake
review-kind-blunder = Blunder

## What changed the chance to win

review-cause-start = Before the deal
review-cause-choice = Choice
review-cause-luck = Luck
review-cause-others = Others
review-cause-outcome = Result
review-cause-choice-about = What a player’s own decisions gained or cost, compared with what { $bot } would have done
review-cause-luck-about = Cards drawn and dice rolled, as far as the player saw them
review-cause-others-about = What the others did, and what it showed of their cards

## What the figures mean

review-chance = Chance to win
review-chance-means = A chance to win tells how often this would be won if { $bot } played on for everybody from there. It is judged from what the player could know, in many imagined deals of everything else.
review-share-means = A shared victory counts as a part of one.
review-noise-means = ± is the uncertainty: 95 times out of 100 the true figure lies within it.
review-accuracy = Accuracy
review-accuracy-means = Accuracy is 100 % where nothing better was found, and falls with every chance that was given away.

## Why a turn is better: THE GAME

the-game-better-win =
    This wins at once: { $cards ->
        [one] the last card is laid
       *[other] the last { $cards } cards are laid
    }.
the-game-better-minimum =
    Only this way can { $cards ->
        [one] the card
       *[other] the { $cards } cards
    } that the turn asks for be laid.
the-game-better-spare = It spares pile { $pile }, as { $name } had asked.
the-game-better-take = It uses pile { $pile }, which { $name } had offered.
the-game-better-ten-back = { $card } takes pile { $pile } ten back.
the-game-better-pair-kept = It keeps { $low } and { $high } together: ten back later.
the-game-better-back-kept = It keeps { $card }, which can take pile { $pile } ten back.
the-game-better-steps = All steps together: { $steps } instead of { $instead }.
the-game-better-small = All steps together come to { $steps } only.
the-game-better-room =
    Pile { $pile } stays at { $top }: { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    } of room.
the-game-better-fits =
    { $cards ->
        [one] { $card } can still be laid; otherwise no pile takes it any more.
       *[other] { $cards } cards, { $card } among them, can still be laid; otherwise no pile takes them any more.
    }
the-game-better-waits = { $card } can wait: it will still be near pile { $pile } later.
the-game-better-fewer =
    { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } enough instead of { $instead }: the rest can wait.
the-game-better-more =
    { $cards ->
        [one] { $cards } card goes
       *[other] { $cards } cards go
    } well now, not only { $instead }.

## Why a turn is better: RAISE

raise-better-pot =
    The pot of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } is not worth { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
raise-better-save =
    { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } kept for the { $rounds ->
        [one] round
       *[other] { $rounds } rounds
    } to come.
raise-better-overtaken = { $name } could still overtake you.
raise-better-points =
    { $points ->
        [one] { $points } victory point stays
       *[other] { $points } victory points stay
    } in hand.
raise-better-sure = Nobody can overtake you any more.
raise-better-safe = Nobody is likely to overtake you.
raise-better-worth =
    The pot of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } is worth { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
raise-better-spare =
    With { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for this round and { $rounds } more there is no need to save.
raise-better-last = It is the last round: there is nothing to save cards for.
raise-better-fewer =
    { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } enough instead of { $instead }.
raise-better-lower = Lower cards are enough; the higher ones are kept for later rounds.
raise-better-further =
    It leads { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } further.
raise-better-symbol =
    The { $symbol ->
        [bell] bell
        [diamond] diamond
        [gear] gear
        [cloud] cloud
        [hourglass] hourglass
       *[other] { $symbol }
    } counts { $times ->
        [one] once
       *[other] { $times } times
    } this round: use it.
raise-better-keep-symbol =
    The { $symbol ->
        [bell] bell
        [diamond] diamond
        [gear] gear
        [cloud] cloud
        [hourglass] hourglass
       *[other] { $symbol }
    } counts { $times ->
        [one] once
       *[other] { $times } times
    } this round: keep it for raising.
raise-better-front =
    A stronger first card fights for the { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: field { $field } instead of { $instead }.
raise-better-back = For a point card of { $points } a weaker first card will do: field { $field } instead of { $instead }.
raise-better-later =
    The { $symbol ->
        [bell] bell
        [diamond] diamond
        [gear] gear
        [cloud] cloud
        [hourglass] hourglass
       *[other] { $symbol }
    } counts only { $times ->
        [one] once
       *[other] { $times } times
    } this round; keep that card for a better one.
