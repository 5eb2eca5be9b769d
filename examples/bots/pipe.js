// A bot as a program in JavaScript: one JSON document a line, over its pipes.
// It lays the card that moves its pile least; in other games it takes the first legal act.
//
// stammtisch simulate the-game --players 2 --bots "cmd:node examples/bots/pipe.js"
// stammtisch join K7MPQ4 --server http://127.0.0.1:8480 --bot "cmd:node examples/bots/pipe.js"
import { createInterface } from 'node:readline'

const say = (document) => process.stdout.write(JSON.stringify(document) + '\n')

function choose({ mine, public: table }) {
  const plays = mine.legal.filter((act) => act.play)
  if (!plays.length || (table.may_end && mine.legal.length > plays.length)) {
    return mine.legal.find((act) => !act.play)
  }
  const step = ({ play: [card, pile] }) =>
    mine.hand.find((held) => held.card === card).steps['ABCD'.indexOf(pile)]
  return plays.reduce((best, act) => (step(act) < step(best) ? act : best))
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line)
  if (said.type === 'hello') say({ type: 'ready', protocol: 1 })
  if (said.type === 'act') say({ type: 'move', id: said.id, move: choose(said.view) })
}
