import { withClient } from '../bench/databases.ts'
import { describeSchema } from '../packages/server/src/db/describe-schema.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { createPool } from '../packages/server/src/db/pool.ts'
import { reports } from '../tools/verify/report.ts'
import { type Answer, type Asking, orderAtOnce } from './ground/crowd.ts'
import { type Versions, withVersions } from './upgrade/previous-version.ts'
import { conclude } from './traces.ts'
import { type Catalogue, catalogueFaults, catalogueFigures, readAsCustomers, readCatalogue } from './upgrade/upgraded-catalogue.ts'
import { addLife, countWhole, firstSlot, members, readOrders } from './upgrade/upgraded-orders.ts'

// A database that 27a8625 made, with its demo, opens in this version: same figures of the verifiers, same orders as read, every row of the
// catalogue as it was and as customers read it, the structure of a new one. Then two servers of the old version take orders while the database is upgraded under them, and a server of this one joins them.
const orders = 1000
const slots = 40
const atOnce = 12
const ports = [4180, 4181, 4182] as const

type Seen = { figures: string[]; catalogue: Catalogue; read: Map<string, unknown> }

/** What both verifiers say. */
async function verify(database: string): Promise<string[]> {
  const pool = createPool({ url: database, size: 2, onError: () => undefined })
  try {
    return [...(await reports.capacity(pool)).lines, ...(await reports.ledger(pool)).lines]
  } finally {
    await pool.end()
  }
}

async function look({ url, serve, verifyOld }: Versions, version: 'old' | 'new', database: string): Promise<Seen> {
  const catalogue = await readCatalogue(url(database))
  const server = await serve(version, database, ports[0])
  const read = new Map([...(await readOrders(server.port)), ...(await readAsCustomers(server.port, catalogue))])
  await server.stop()
  return { figures: version === 'old' ? verifyOld(database) : await verify(url(database)), catalogue, read }
}

/** Every order of equipment or of a schedule is stored with one country, whatever its group: it was shown as the group's, and is no longer. */
function corrected(older: object): object {
  const { data, info } = older as { data?: { kind?: string }; info?: object }
  const isOfOneCountry = data?.kind === 'audio_guides' || data?.kind === 'schedule'
  return isOfOneCountry && info ? { ...older, info: { ...info, country: '' } } : older
}

/** Whether an answer tells all that an older one told, the same and no more of a list; it may tell more about each thing. */
function tells(answer: unknown, older: unknown): boolean {
  if (typeof older !== 'object' || older === null || typeof answer !== 'object' || answer === null) return Object.is(answer, older)
  if (Array.isArray(older) && (answer as unknown[]).length !== older.length) return false
  return Object.entries(corrected(older)).every(([key, value]) => tells((answer as Record<string, unknown>)[key], value))
}

/** A newer version counts the same, and may count more kinds of things behind it. */
function isSaidAgain(line: string, newer: string | undefined): boolean {
  return newer === line || newer?.startsWith(`${line}, `) === true
}

function difference(before: Seen, after: Seen): string[] {
  const otherwise = [...before.read].filter(([asked, answer]) => !tells(after.read.get(asked), answer)).map(([asked]) => asked)
  return [
    ...(before.figures.every((line, at) => isSaidAgain(line, after.figures[at]))
      ? []
      : [`verified ${before.figures.join('; ')}, then ${after.figures.join('; ')}`]),
    ...catalogueFaults(before.catalogue, after.catalogue),
    ...(otherwise.length > 0 ? [`${otherwise.length} read otherwise: ${otherwise.slice(0, 3).join('; ')}`] : []),
  ]
}

async function structureOf(url: string): Promise<string> {
  return withClient(url, (client) => describeSchema(client, 'bodies'))
}

/** Orders `from` to `until`, a few at once, shared out among the servers. */
async function place(from: number, until: number, at: readonly number[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let first = from; first < until; first += atOnce) {
    const askings = Array.from({ length: Math.min(atOnce, until - first) }, (_, index): Asking => {
      const number = first + index
      return { customer: 1 + (number % members), key: `upgrade-${number}`, slot: firstSlot + (number % slots) }
    })
    const shares = at.map((port, share) =>
      orderAtOnce(
        port,
        askings.filter((_, index) => index % at.length === share),
      ),
    )
    answers.push(...(await Promise.all(shares)).flat())
  }
  return answers
}

/** Two old servers before, while and after the database is upgraded; the new one joins when it is. */
async function placeThroughUpgrade({ url, serve }: Versions): Promise<Answer[]> {
  const [one, other, joining] = ports
  await Promise.all([serve('old', 'upgrade', one), serve('old', 'upgrade', other)])
  const before = await place(0, orders * 0.3, [one, other])
  const [during] = await Promise.all([place(orders * 0.3, orders * 0.6, [one, other]), migrate(url('upgrade'))])
  await serve('new', 'upgrade', joining)
  return [...before, ...during, ...(await place(orders * 0.6, orders, ports))]
}

await withVersions('27a8625', async (versions) => {
  const { url, copy } = versions
  await addLife(url('upgrade'), slots)
  const before = await look(versions, 'old', 'upgrade')
  await migrate(await copy('upgrade', 'upgraded'))
  const faults = difference(before, await look(versions, 'new', 'upgraded'))
  await migrate(await copy('template0', 'fresh'))
  if ((await structureOf(url('upgraded'))) !== (await structureOf(url('fresh')))) faults.push('the structure is not that of a new database')

  const answers = await placeThroughUpgrade(versions)
  const refused = answers.filter(({ status, body }) => status !== 200 || body.data?.result.status !== 'in_processing')
  faults.push(...new Set(refused.map(({ status, body }) => `answer ${status} ${body.code}`)))
  const ids = answers.flatMap(({ body }) => body.data?.result.id ?? [])
  const whole = await countWhole(url('upgrade'), ids)
  if (whole !== orders || new Set(ids).size !== orders) faults.push(`${orders - whole} lost`)
  const verified = await verify(url('upgrade'))
  faults.push(...verified.filter((line) => !line.startsWith('no differences')))

  const opened = `${before.figures.join('; ')}, ${catalogueFigures(before.catalogue)}, and ${before.read.size} answers about orders and catalogue the same after`
  conclude(
    'upgrade',
    `${opened}; ${orders} orders of two old servers and a new one: ${whole} whole, ${refused.length} refused, ${verified[0]}`,
    faults,
  )
})
