// node load.js PORT TABLES PEOPLE THINK: people at the tables of the server.
// Prints "ready" when all sit. Each line of input is a number of seconds to play for; the answer is one line
// of JSON: moves acknowledged, and milliseconds from a move to each screen (50th and 99th percentile).
const readline = require('node:readline')
const { io } = require('socket.io-client')

const [port, tables, people, think] = process.argv.slice(2).map(Number)
let going = false
let done = 0
let waits = []
let ready = 0
const waiting = []

const pause = (ms) => new Promise((after) => setTimeout(after, ms))
const started = () => (going ? Promise.resolve() : new Promise((after) => waiting.push(after)))

async function ask(path, body, tries = 3) {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const answer = await fetch(`http://127.0.0.1:${port + 1}${path}`, sent)
    return await answer.json()
  } catch (error) {
    // Node closes idle connections after five seconds, perhaps just as this one is used again.
    if (tries > 1 && ['UND_ERR_SOCKET', 'ECONNRESET'].includes(error.cause?.code)) return ask(path, body, tries - 1)
    throw error
  }
}

const ASCENDING = { A: true, B: true, C: false, D: false }

/** The nearest card, so that games last; the turn ends as soon as it may. */
function choice(G, playerID) {
  if (G.played >= (G.drawPile ? 2 : 1)) return ['end', []]
  let best = null
  for (const card of G.players[playerID].hand) {
    for (const pile of 'ABCD') {
      const step = ASCENDING[pile] ? card - G.tops[pile] : G.tops[pile] - card
      if ((step > 0 || step === -10) && (!best || step < best.step)) best = { step, card, pile }
    }
  }
  return best ? ['play', [best.card, best.pile]] : G.played ? ['end', []] : null
}

async function game() {
  const { matchID } = await ask('/games/the-game/create', { numPlayers: people })
  const sent = new Map()
  const over = []
  for (let seat = 0; seat < people; seat++) {
    const playerID = String(seat)
    const { playerCredentials } = await ask(`/games/the-game/${matchID}/join`, { playerID, playerName: `P${seat}` })
    over.push(sit(matchID, playerID, playerCredentials, sent))
  }
  await Promise.all(over)
}

function sit(matchID, playerID, credentials, sent) {
  return new Promise((leave) => {
    const socket = io(`http://127.0.0.1:${port}/the-game`, { transports: ['websocket'], forceNew: true })
    let at = -1
    const see = async (state) => {
      if (state._stateID <= at) return
      at = state._stateID
      const move = sent.get(at)
      if (move && going) {
        waits.push(performance.now() - move.begun)
        done += move.playerID === playerID
      }
      if (state.ctx.gameover) {
        socket.close()
        return leave()
      }
      if (state.ctx.currentPlayer !== playerID) return
      const act = choice(state.G, playerID)
      if (!act) return
      await started()
      if (think) await pause((0.5 + Math.random()) * think * 1000)
      sent.set(at + 1, { begun: performance.now(), playerID })
      const [type, args] = act
      socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } }, at, matchID, playerID)
    }
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, people))
    socket.on('sync', (_, info) => { ready++; see(info.state) })
    socket.on('update', (_, state) => see(state))
  })
}

async function table() {
  await pause(Math.random() * 1000)
  for (;;) await game()
}

for (let i = 0; i < tables; i++) table()
const percentile = (sorted, share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : 0)

async function main() {
  while (ready < tables * people) await pause(50)
  console.log('ready')
  for await (const line of readline.createInterface({ input: process.stdin })) {
    done = 0
    waits = []
    going = true
    for (const go of waiting.splice(0)) go()
    await pause(Number(line) * 1000)
    going = false
    const sorted = waits.sort((a, b) => a - b)
    console.log(JSON.stringify({ done, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }))
  }
  process.exit(0)
}
main()
