// A bot that takes a seat at a running table by itself, over HTTP, with nothing but Node.js.
// It takes the first legal act, in any game.
//
// node examples/bots/http.js http://127.0.0.1:8480 K7MPQ4
const [server, code] = process.argv.slice(2)
const headers = { 'Content-Type': 'application/json' }

async function call(path, body) {
  const how = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const answer = await fetch(`${server}/api/${path}`, how)
  const said = await answer.json()
  if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${said.reason}`)
  return said // 409: somebody else was quicker; look again
}

const { table } = await call(`join/${code}`)
const { token, reason } = await call(`tables/${table}/seats`, { name: 'First', program: true })
if (!token) throw new Error(reason)
headers.Authorization = `Bearer ${token}`

let result = null
while (!result) {
  const { at, legal, view } = await call(`tables/${table}`)
  if (legal.length) await call(`tables/${table}/moves`, { at, move: legal[0] })
  else await new Promise((later) => setTimeout(later, 300))
  result = view?.public.result ?? null
}
console.log(JSON.stringify(result))
