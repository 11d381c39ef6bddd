import { Agent, request } from 'node:http'
import { withClient } from '../bench/databases.ts'
import { hashPassword } from '../packages/server/src/identity/index.ts'
import { customers, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// A stranger must not learn which logins exist: for a known and an unknown one, asked in turn, a wrong password and a forgotten one get
// the same answer after the same time. Every question comes from an address of its own, so that none is slowed.
const questions = 1000
const mostGapMs = 5
const port = 4262

type Kind = 'known' | 'unknown'
type Said = { ms: number; answer: string }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let asked = 0

function ask(at: number, path: string, payload: object): Promise<Said> {
  asked++
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request({ agent, port: at, method: 'POST', path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const names = Object.keys(response.headers).filter((name) => name !== 'date')
        resolve({ ms: performance.now() - started, answer: `${response.statusCode} ${names.join()} ${text}` })
      })
    })
    sent.once('error', reject).end(body)
  })
}

const median = (said: readonly Said[]): number =>
  said.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(said.length / 2)] ?? Number.NaN

/** Asks about known and unknown ones in turn; answers the figures and what is wrong with them. */
async function compare(
  name: string,
  question: (kind: Kind, number: number) => Promise<Said>,
): Promise<{ figures: string; faults: string[] }> {
  const said: Record<Kind, Said[]> = { known: [], unknown: [] }
  for (let number = 0; number < questions; number++) {
    const kinds = number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) said[kind].push(await question(kind, number))
  }
  const answers = new Set([...said.known, ...said.unknown].map(({ answer }) => answer))
  const [known, unknown] = [median(said.known), median(said.unknown)]
  const gap = Math.abs(known - unknown)
  return {
    figures: `${name} p50 known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, gap ${gap.toFixed(2)} ms (<= ${mostGapMs})`,
    faults: [
      ...(gap > mostGapMs ? [`${name}: a gap of ${gap.toFixed(2)} ms`] : []),
      ...(answers.size === 1 ? [] : [`${name}: ${answers.size} different answers: ${[...answers].slice(0, 3).join(' | ')}`]),
    ],
  }
}

await withStage('sign-in', { count: 1, capacity: 1 }, async (stage) => {
  const hash = await hashPassword('nobody types this')
  await withClient(stage.url('proof'), async (client) => {
    await client.query(`update users set password_hash = $1, email = login || '@agency.example'`, [hash])
    // As many as there are questions, so that no mailbox is full.
    await client.query(
      `insert into users (customer_id, login, name, password_hash, roles)
       select 1, 'member' || n || '@agency.example', 'Member ' || n, $1, '{manager}' from generate_series(1, ${questions}) n`,
      [hash],
    )
  })
  const server = await stage.serve('proof', port, { TRUSTED_PROXIES: '127.0.0.1' })
  const login: Record<Kind, (number: number) => string> = {
    known: (number) => `agency${1 + (number % customers)}`,
    unknown: (number) => `nobody${1 + (number % customers)}`,
  }
  const signIn = await compare('login', (kind, number) =>
    ask(server.port, '/api/v1/login/', { login: login[kind](number), password: 'wrong' }),
  )
  const address: Record<Kind, string> = { known: 'member', unknown: 'nobody' }
  const forgot = await compare('forgot', (kind, number) =>
    ask(server.port, '/api/v1/password/forgot/', { email: `${address[kind]}${number + 1}@agency.example` }),
  )
  conclude('sign-in', `n = ${questions} each: ${signIn.figures}; ${forgot.figures}`, [...signIn.faults, ...forgot.faults])
})
agent.destroy()
