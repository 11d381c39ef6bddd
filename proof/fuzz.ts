import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withClient } from '../bench/databases.ts'
import { roles } from '../packages/contract/src/abilities.ts'
import { hashPassword } from '../packages/server/src/identity/passwords/hashing.ts'
import { growthOf, type Memory, memoryOf, tellingMemory } from './fuzz/memory.ts'
import { type Described, dice, type Document, requestTo } from './fuzz/requests.ts'
import { type Stage, tokenOf, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// Requests made from the published contract, mostly right and now and then not, by everybody who may ask: none is answered
// 5xx but by a 503 that says when to come back, none ends the process, memory does not grow. In parts with a printed seed each; a run that was
// broken off goes on after its last part (`--fresh`: from the beginning). `--control`: the server keeps something of every request, which must be
// found out. proof -- fuzz [requests] [of a part]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { fresh: { type: 'boolean' }, control: { type: 'boolean' } } })
const [wanted = 1_000_000, ofPart = 100_000] = positionals.map(Number)
const state = fileURLToPath(new URL(`../var/proof/fuzz${values.control ? '-control' : ''}.json`, import.meta.url))
const memoryFile = fileURLToPath(new URL('../var/proof/fuzz-memory.json', import.meta.url))
const [atOnce, port, refreshEvery] = [16, 4180, 2_000]
const mostGrowth = 1.1
// Which answers make the ninety-ninth percentile is worth knowing long before it is too late.
const slowMs = 500

type Part = Memory & {
  seed: number
  process: number
  requests: number
  faults: string[]
  busy: number
  p99: number
  perSecond: number
}

/** They end the sessions that the next request needs, never end themselves, or are asked with another server's secret. */
const leftOut = /events|logout|end_session|end_other_sessions|metrics/

function operationsOf({ paths }: Document): Described[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return all.filter(({ operation }) => !leftOut.test(operation.operationId))
}

// What is no hash cannot be compared with a password.
const passwordHash = hashPassword('the password of a proof')

/** One person of each role, and nobody; whatever the requests before did to them. */
function refresh(url: string): Promise<unknown> {
  return withClient(url, async (client) =>
    client.query(
      `with person as (
         insert into users (id, customer_id, login, name, password_hash, roles, totp_since)
         overriding system value
         select 100000 + n, case when role in ('owner', 'manager', 'accountant', 'guide') then 1 end, 'fuzz-' || role, role, $2, array[role], now()
         from unnest($1::text[]) with ordinality each (role, n)
         on conflict (id) do update set roles = excluded.roles, password_hash = excluded.password_hash, status = 'active', login = excluded.login, totp_since = now() returning id
       )
       insert into sessions (token_hash, user_id, expires_at)
       select sha256(convert_to('proof-token-' || lpad(id::text, 20, '0'), 'UTF8')), id, now() + interval '1 day' from person
       on conflict (token_hash) do update set expires_at = now() + interval '1 day'`,
      [roles, await passwordHash],
    ),
  )
}
const tokens = [undefined, 'nobody', ...roles.map((_role, index) => tokenOf(100_001 + index))]

type Sent = { operationId: string; ms: number; fault: string | undefined; busy: boolean }

async function send(roll: () => number, operations: readonly Described[]): Promise<Sent> {
  const operation = operations[Math.floor(roll() * operations.length)] as Described
  const { path, init, operationId } = requestTo(roll, operation, tokens[Math.floor(roll() * tokens.length)])
  const began = performance.now()
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(30_000) })
    const text = await answer.text()
    const ms = performance.now() - began
    const busy = answer.status === 503 && answer.headers.has('retry-after')
    return {
      operationId,
      ms,
      busy,
      fault: answer.status >= 500 && !busy ? `${operationId}: ${answer.status} ${text.slice(0, 100)}` : undefined,
    }
  } catch (error) {
    return { operationId, ms: performance.now() - began, busy: false, fault: `${operationId}: ${String(error)}` }
  }
}

async function runPart(stage: Stage, pid: number, seed: number, requests: number): Promise<Part> {
  const document = (await (await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`)).json()) as Document
  const operations = operationsOf(document)
  const roll = dice(seed)
  const [faults, times]: [string[], number[]] = [[], []]
  let busy = 0
  const began = performance.now()
  const slow = new Map<string, number>()
  let sent = 0
  const client = async (): Promise<void> => {
    while (sent < requests) {
      if (sent++ % refreshEvery === 0) await refresh(stage.url('proof'))
      const { operationId, ms, fault, busy: comeBack } = await send(roll, operations)
      times.push(ms)
      if (ms > slowMs) slow.set(operationId, (slow.get(operationId) ?? 0) + 1)
      if (fault !== undefined) faults.push(fault)
      if (comeBack) busy++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const p99 = Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0)
  const perSecond = Math.round((requests * 1_000) / (performance.now() - began))
  const often = [...slow].toSorted(([, one], [, other]) => other - one).slice(0, 5)
  if (often.length > 0) console.log(`slower than ${slowMs} ms: ${often.map(([name, count]) => `${count} × ${name}`).join(', ')}`)
  return { seed, process: pid, requests, faults, busy, p99, perSecond, ...(await memoryOf(pid, memoryFile)) }
}

if (values.fresh || values.control) rmSync(state, { force: true })
const parts = existsSync(state) ? (JSON.parse(readFileSync(state, 'utf8')) as Part[]) : []
const done = (): number => parts.reduce((sum, part) => sum + part.requests, 0)
if (done() < wanted) {
  await withStage('fuzz', { count: 20, capacity: 100 }, async (stage) => {
    const { pid } = await stage.serve('proof', port, { LOG_LEVEL: 'fatal', ...tellingMemory(memoryFile, values.control) })
    while (done() < wanted) {
      const part = await runPart(stage, pid, 1_000_000 + parts.length, Math.min(ofPart, wanted - done()))
      parts.push(part)
      writeFileSync(state, JSON.stringify(parts))
      console.log(
        `part ${parts.length}: seed ${part.seed}, ${part.requests} requests, ${part.faults.length} faults, ${part.kept} MiB kept (${part.resident} resident), p99 ${part.p99} ms, ${part.perSecond} requests/s`,
      )
    }
  })
}
const growth = growthOf(parts)
// What is no number (parts of an older proof tell no memory) is not small either.
const grows = growth !== undefined && !(growth <= mostGrowth)
const slowest = Math.max(...parts.map(({ p99 }) => p99))
const faults = parts.flatMap((part) => part.faults)
const judged = [...new Set(faults)].slice(0, 5)
if (growth === undefined) judged.push('no process ran three parts: nothing tells whether its memory grows')
if (grows) judged.push(`memory grew ${growth.toFixed(2)} times`)
if (slowest >= 1_000) judged.push(`p99 ${slowest} ms`)
const busy = parts.reduce((sum, part) => sum + part.busy, 0)
const figures = `${done()} requests in ${parts.length} parts, ${faults.length} × 5xx or no answer, ${busy} × asked to come back, p99 ${slowest} ms, memory × ${growth?.toFixed(2)}`
if (values.control) conclude('fuzz --control', figures, grows ? [] : ['what the server kept was not found'])
else conclude('fuzz', figures, judged)
