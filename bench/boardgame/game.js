// THE GAME as a user of boardgame.io would write it.
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core')

const ASCENDING = { A: true, B: true, C: false, D: false }

function fits(tops, card, pile) {
  const top = tops[pile]
  return ASCENDING[pile] ? card > top || card === top - 10 : card < top || card === top + 10
}

const missing = (G) => Math.max(0, (G.drawPile ? 2 : 1) - G.played)

function isStuck(G, hand) {
  return missing(G) > 0 && !hand.some((card) => 'ABCD'.split('').some((pile) => fits(G.tops, card, pile)))
}

module.exports = {
  name: 'the-game',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 98 }, (_, i) => i + 2))
    const size = ctx.numPlayers === 1 ? 8 : ctx.numPlayers === 2 ? 7 : 6
    const players = {}
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, size).sort((a, b) => a - b) }
    return { secret: { deck }, players, drawPile: deck.length, size, played: 0, tops: { A: 1, B: 1, C: 100, D: 100 }, piles: { A: [], B: [], C: [], D: [] } }
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: {
      move: ({ G, playerID }, card, pile) => {
        const hand = G.players[playerID].hand
        if (!hand.includes(card) || !(pile in ASCENDING) || !fits(G.tops, card, pile)) return INVALID_MOVE
        hand.splice(hand.indexOf(card), 1)
        G.tops[pile] = card
        G.piles[pile].push(card)
        G.played++
      },
      client: false,
    },
    end: {
      move: ({ G, playerID, events }) => {
        if (missing(G)) return INVALID_MOVE
        const hand = G.players[playerID].hand
        while (hand.length < G.size && G.secret.deck.length) hand.push(G.secret.deck.shift())
        hand.sort((a, b) => a - b)
        G.drawPile = G.secret.deck.length
        G.played = 0
        events.endTurn()
      },
      client: false,
    },
  },
  endIf: ({ G, ctx }) => {
    const laid = 'ABCD'.split('').reduce((sum, pile) => sum + G.piles[pile].length, 0)
    if (laid === 98) return { won: true, left: 0 }
    if (isStuck(G, G.players[ctx.currentPlayer].hand)) return { won: false, left: 98 - laid }
  },
}
