// node server.js PORT: prints "ready"; answers each line of input with CPU seconds and resident bytes.
const readline = require('node:readline')
const { Server, Origins } = require('boardgame.io/server')
const game = require('./game')

const say = (...words) => process.stdout.write(words.join(' ') + '\n')
for (const level of ['log', 'info', 'warn']) console[level] = () => {}

const port = Number(process.argv[2])
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })

// The lobby's interface has a port of its own, as boardgame.io's documentation has it.
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => say('ready'))
readline.createInterface({ input: process.stdin })
  .on('line', () => {
    const { user, system } = process.cpuUsage()
    say((user + system) / 1e6, process.memoryUsage().rss)
  })
  .on('close', () => process.exit(0))
