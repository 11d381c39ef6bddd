import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { withClient } from './databases.ts'
import type { CaseName, Rounds } from './floors.ts'
import { givePasswords, whileSigningIn } from './logins.ts'
import type { ServerProcess } from './processes.ts'
import { customers, type Stage } from './stage.ts'
import { httpWindow, pgbenchWindow, type Window } from './windows.ts'

const hotSlot = 42
const slots = { spread: { lo: 1, hi: 100_000 }, hot: { lo: hotSlot, hi: hotSlot } }
type Cases = Record<CaseName, () => Promise<Window>>

/** All cases in turn, round after round: a slow minute of the machine falls on all of them. */
export async function runRounds(
  stage: Stage,
  { rounds, seconds }: { rounds: number; seconds: number },
  log: (line: string) => void,
): Promise<Rounds> {
  const cases = casesOf(stage, seconds)
  const names = Object.keys(cases) as CaseName[]
  const result = Object.fromEntries(names.map((name) => [name, [] as Window[]])) as Rounds
  await givePasswords(stage.urls.orders)
  await warmUp(casesOf(stage, 2))
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) {
      await checkpoint(stage)
      result[name].push(await cases[name]())
    }
    log(`round ${round} of ${rounds} done`)
  }
  return result
}

async function warmUp(cases: Cases): Promise<void> {
  for (const name of ['reference', 'ours', 'list', 'listSmall'] as const) await cases[name]()
}

/** What the window before left unwritten is not this one's to pay. */
function checkpoint({ urls }: Stage): Promise<unknown> {
  return withClient(urls.limit, (client) => client.query('checkpoint'))
}

function casesOf(stage: Stage, seconds: number): Cases {
  const { servers } = stage
  return {
    limit: () => limitWindow(stage, 'order.sql', seconds, slots.spread),
    reference: () => doorWindow(stage, servers.reference, seconds, { action: 'post_request', thin: true }),
    ours: () => doorWindow(stage, servers.orders, seconds, { action: 'post_request' }),
    limitHot: () => limitWindow(stage, 'order.sql', seconds, slots.hot),
    oursHot: () => doorWindow(stage, servers.orders, seconds, { action: 'post_request', hot: true }),
    oursAmongLogins: () => whileSigningIn(servers.orders, () => doorWindow(stage, servers.orders, seconds, { action: 'post_request' })),
    listLimit: () => limitWindow(stage, 'list-with-lines.sql', seconds),
    listFlat: () => limitWindow(stage, 'list-flat.sql', seconds),
    list: () => doorWindow(stage, servers.large, seconds, { action: 'get_upcoming' }),
    listSmall: () => doorWindow(stage, servers.small, seconds, { action: 'get_upcoming', tokens: customers.small }),
  }
}

function limitWindow(
  { programs, urls, postgres }: Stage,
  script: string,
  seconds: number,
  variables: Record<string, number> = {},
): Promise<Window> {
  const file = fileURLToPath(new URL(`limit/${script}`, import.meta.url))
  return pgbenchWindow({ pgbench: programs.pgbench, url: urls.limit, script: file, variables, seconds, postmaster: postgres.pid })
}

type Asked = { action: 'post_request' | 'get_upcoming'; tokens?: number; hot?: boolean; thin?: boolean }

export function doorWindow(
  stage: Pick<Stage, 'programs' | 'postgres' | 'firstDay'>,
  server: ServerProcess,
  seconds: number,
  { action, tokens = customers.large, hot, thin }: Asked,
): Promise<Window> {
  const env = {
    ACTION: action,
    TOKENS: String(tokens),
    FIRST: stage.firstDay,
    RUN: String(randomInt(1_000_000_000)),
    ...(hot && { HOT: String(hotSlot) }),
    ...(thin && { THIN: '1' }),
  }
  return httpWindow({ wrk: stage.programs.wrk, server, postmaster: stage.postgres.pid, seconds, env })
}
