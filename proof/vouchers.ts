import { randomBytes, randomInt } from 'node:crypto'
import { withClient } from '../bench/databases.ts'
import { codeAlphabet, codeLength } from '../packages/contract/src/vouchers/voucher-status.ts'
import { demoCompany } from '../packages/server/src/demo/company.ts'
import { orderAtOnce } from './ground/crowd.ts'
import { type Stage, tokenOf, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// 100,000 codes that are none are asked for at /v/: chance, junk, and near misses of twenty that are codes. None is found, none is answered 5xx, all
// get the same page byte for byte, and a near miss takes as long as any other. The twenty among them are found, so that something could be. Each comes
// from an address of its own, for whoever tries from one is stopped, which is asked last. proof -- vouchers [codes]
const wanted = Number(process.argv[2] ?? 100_000)
const [port, atOnce, vouchers] = [4180, 16, 20]
const timed = 4_000
const limit = 1.1
const fromOne = 200

type Asked = { kind: 'chance' | 'near' | 'junk'; code: string }
type Answer = { status: number; body: string; ms: number }

const letter = (): string => codeAlphabet.charAt(randomInt(codeAlphabet.length))
const chance = (): string => Array.from({ length: codeLength }, letter).join('')

/** One letter otherwise, one too few, one too many. */
function nearMiss(code: string): string {
  const at = randomInt(codeLength)
  const [before, after] = [code.slice(0, at), code.slice(at + 1)]
  const other = codeAlphabet.replace(code.charAt(at), '').charAt(randomInt(codeAlphabet.length - 1))
  return [`${before}${other}${after}`, `${before}${after}`, `${before}${code.charAt(at)}${letter()}${after}`][randomInt(3)] as string
}

const junk = (): string =>
  [
    encodeURIComponent(randomBytes(9).toString('latin1')),
    `${randomInt(1_000_000)}`,
    `'or'1'='1`,
    '%00',
    '%F0%9F%92%A9',
    'U'.repeat(codeLength),
  ][randomInt(6)] as string

async function look(code: string, from?: string): Promise<Answer> {
  const address = from ?? Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/v/${code}`, { headers: { 'x-forwarded-for': address, 'accept-language': 'ru' } })
  const body = await answer.text()
  return { status: answer.status, body, ms: performance.now() - began }
}

/** As many confirmed orders of today with a voucher each; their codes. */
async function issue(stage: Stage): Promise<string[]> {
  const askings = Array.from({ length: vouchers }, (_, at) => ({ customer: at + 1, key: `voucher-${at}`, slot: 1 }))
  const orders = (await orderAtOnce(port, askings)).map(({ body }) => body.data?.result.id ?? 0)
  await withClient(stage.url('proof'), (client) =>
    client.query(
      `update orders set status = 'confirmed', confirmed_time = '10:00', entrance = 'Main entrance', pass_date = local_day(now())`,
    ),
  )
  return Promise.all(orders.map((order, at) => show(at + 1, order)))
}

async function show(customer: number, order: number): Promise<string> {
  const body = new FormData()
  body.set('action', 'show_voucher')
  body.set('data', JSON.stringify({ request_id: order }))
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/actions/`, {
    method: 'POST',
    headers: { authorization: tokenOf(customer) },
    body,
  })
  return ((await answer.json()) as { data: { result: { code: string } } }).data.result.code
}

type Seen = { found: number; faults: number; otherwise: number }

async function fuzz(codes: readonly string[], none: string): Promise<Seen> {
  const seen: Seen = { found: 0, faults: 0, otherwise: 0 }
  let sent = 0
  const client = async (): Promise<void> => {
    while (sent < wanted) {
      const at = sent++
      const code = at % 3 === 0 ? chance() : at % 3 === 1 ? nearMiss(codes[at % vouchers] as string) : junk()
      const { status, body } = await look(code)
      if (status === 200) seen.found++
      else if (status >= 500) seen.faults++
      else if (status !== 404 || body !== none) seen.otherwise++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return seen
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** Alone and by turns, so that what else the machine does hits all alike. */
async function compareTimes(codes: readonly string[]): Promise<Record<Asked['kind'], number>> {
  const times: Record<Asked['kind'], number[]> = { chance: [], near: [], junk: [] }
  for (let at = 0; at < timed; at++) {
    const turns: Asked[] = [
      { kind: 'chance', code: chance() },
      { kind: 'near', code: nearMiss(codes[at % vouchers] as string) },
      { kind: 'junk', code: junk() },
    ]
    for (const { kind, code } of turns.toSorted(() => randomInt(3) - 1)) times[kind].push((await look(code)).ms)
  }
  return { chance: median(times.chance), near: median(times.near), junk: median(times.junk) }
}

await withStage('vouchers', { count: 1, capacity: 1000 }, async (stage) => {
  await withClient(stage.url('proof'), (client) =>
    client.query(
      `insert into company_versions (version, facts, valid_from, created_at, published_at) values (1, $1, '2020-01-01', '2020-01-01', '2020-01-01')`,
      [JSON.stringify(demoCompany)],
    ),
  )
  await stage.serve('proof', port, { TRUSTED_PROXIES: 'loopback' })
  const codes = await issue(stage)
  const none = (await look(chance())).body
  const seen = await fuzz(codes, none)
  const times = await compareTimes(codes)
  const real = (await Promise.all(codes.map((code) => look(code)))).filter(({ status, body }) => status === 200 && body !== none).length
  const stopped = (await Promise.all(Array.from({ length: fromOne }, () => look(chance(), '203.0.113.7')))).filter(
    ({ status }) => status === 429,
  ).length

  const faults: string[] = []
  if (seen.found > 0) faults.push(`${seen.found} codes found`)
  if (seen.faults > 0) faults.push(`${seen.faults} × 5xx`)
  if (seen.otherwise > 0) faults.push(`${seen.otherwise} other answers`)
  for (const kind of ['near', 'junk'] as const) {
    const ratio = times[kind] / times.chance
    if (ratio > limit || ratio < 1 / limit) faults.push(`${kind} takes ${ratio.toFixed(2)} of the time of chance`)
  }
  if (real !== vouchers) faults.push(`${real} of ${vouchers} real codes found`)
  if (stopped < fromOne / 2) faults.push(`${stopped} of ${fromOne} from one address stopped`)
  const medians = Object.entries(times).map(([kind, ms]) => `${kind} ${ms.toFixed(2)} ms`)
  conclude(
    'vouchers',
    `${wanted} codes: ${seen.found} found, ${seen.faults} × 5xx, ${seen.otherwise} other answers; medians ${medians.join(', ')}; ${real} of ${vouchers} real codes found; ${stopped} of ${fromOne} from one address stopped`,
    faults,
  )
})
