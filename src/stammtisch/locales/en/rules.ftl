# What the drawn examples of the rules say. A caption's key is the game and the example's name.
# The people are always Ada, Bruno and Carla; the figures are those of the drawing.

rules-allowed = allowed
rules-forbidden = not allowed

## THE GAME

the-game-piles = This is how the four piles lie there before the first card.
the-game-two = Ada lays the 26 on A and the 92 on D. Two cards are enough: the turn ends, and two new ones are drawn.
the-game-rows = Spread out, so that all can be seen: A goes up from the 1 to the 51, C down from the 100 to the 57. Small jumps leave more room.
the-game-fits = The 68 may lie on the 51 of A, even though that is a jump of 17. The 49 is too low for A, and the 59 too high for C, where a 57 lies.
the-game-trick = The 37 goes back on the 47, the 75 on the 65: ten steps won each time. The 38 may not: it is only nine lower.
the-game-four = Ada lays four cards on three piles, first the 15, then the 33 and the 36, then the 58. Then four are drawn, and there are six in hand again.
the-game-empty = The draw pile is empty: the 86 on B is enough for this turn, and nothing is drawn. The 13 and the 97 could follow.
the-game-talk = Ada and Bruno may say that. Carla may not: that is the number of a card.
the-game-talk-spare = Please lay nothing on the last pile!
the-game-talk-jump = No big jump here, please.
the-game-talk-number = I have the 44.
the-game-signals = At the table the signals look like this.
the-game-stuck = Two cards are asked for. The 90 still fits on A; after that none of the others fits anywhere, and the game is over.
the-game-stop = After the 43 alone Ada may not end the turn yet. After the 53 that is possible, even though the 64 would still fit on B.
the-game-left = Ada has three cards left, Bruno two, Carla none, and the draw pile is empty: five altogether, an excellent result.
the-game-left-none-count = 0
the-game-left-none = the game is beaten
the-game-left-few-count = 1–9
the-game-left-few = excellent
the-game-left-many-count = 10–98
the-game-left-many = next time!

## RAISE

raise-card = An hourglass 4 that is worth 5 victory points: there are few of those.
raise-card-number = number
raise-card-symbol = symbol
raise-symbols = The five symbols. Each has its own colour and its own outline.
raise-roll = Three bells, two diamonds, a gear and a blank were rolled. With the one printed on the board a bell counts 4 times, a diamond 3 times, a gear 2 times, a cloud and an hourglass once.
raise-values = The same roll: Ada’s bell 2 is worth 2 × 4 = 8, Bruno’s diamond 5 is worth 15, Carla’s gear 3 is worth 6.
raise-set = So Ada’s stone goes on 8, Bruno’s on 15 and Carla’s on 6. Carla is last and will act first.
raise-last = Here Carla, too, has laid a card worth 8, after Ada. Carla’s stone lies on top, so it is the rearmost: Carla acts.
raise-overtake = Carla is on 6 and has to get past the 8. A cloud 4 leads to 10, then Ada is last. An hourglass 2 leads only to 8: level is not past.
raise-stack = Carla lies on top of Ada. Any card overtakes then: an hourglass 2 leads to 10, and Ada is last.
raise-enough = First the hourglass 2, to 8: not past yet. So the cloud 4 may follow. After the hourglass 3, though, Carla is on 9 and past the 8: the cloud 4 is one card too many.
raise-short = Carla has only these three cards and must get past the 15. All together they lead to 15, not beyond: Carla must pass.
raise-foremost = All have laid their last card. On 27 Carla’s stone lies on top of Bruno’s, so Bruno’s is the foremost and wins.
raise-pot = The point card 14 and five cards, one of them worth 5 points: the winner takes 23 points.
raise-score = Point cards, cards won and the hand make 40 points. What is still in the draw pile counts nothing.
raise-score-draw = Draw pile
