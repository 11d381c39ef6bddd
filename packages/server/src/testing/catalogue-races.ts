import { setTimeout as pause } from 'node:timers/promises'
import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { createPool, type OpenPool, type Pool } from '../db/pool.ts'
import { Gate, gated } from './gate.ts'
import { testIdentity } from './world.ts'

// Staff change the catalogue while customers order; who is before whom is forced by holding one statement of the staff's transaction. Nothing
// here knows how many customers there are: a test has a few, the proof two hundred.

export type Said = { success: boolean; code?: string; data?: { result: unknown } }
export type Stand = {
  /** Looks at the database and takes no part. */
  pool: OpenPool
  gate: Gate
  museumId: number
  objectId: string
  listId: number
  /** Asks as an employee who may do everything. */
  office: (action: string, data: object) => Promise<Said>
  /** Every customer asks for one place of the slot at once; what each was answered, a status or a code. */
  order: (slotId: number) => Promise<string[]>
}

/** The product behind a gate, `withoutLocks`: without the locks of its own statements; until `close`. */
export async function openGated(
  url: string,
  withoutLocks: boolean,
): Promise<{ app: FastifyInstance; pool: Pool; gate: Gate; close: () => Promise<void> }> {
  // Nobody gives up while the others are still on their way.
  const ungated = createPool({ url, size: 8, lockTimeoutMs: 120_000, onError: () => undefined })
  const gate = new Gate()
  const pool = gated(ungated, gate, { withoutLocks })
  const app = await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity })
  const close = async (): Promise<void> => {
    await app.close()
    await ungated.end()
  }
  return { app, pool, gate, close }
}

const waiters = `select count(*)::integer as count from pg_stat_activity
  where pg_stat_activity.datname = current_database() and pg_stat_activity.wait_event_type = 'Lock'`

/** Until the work is over, or as many stand before locks: then it cannot be. `holder`: before locks of this session. */
export async function untilOverOrStuck(
  { pool }: Pick<Stand, 'pool'>,
  work: Promise<unknown>,
  atLocks: number,
  holder?: number,
): Promise<void> {
  const state = { over: false }
  const ending = work.finally(() => (state.over = true))
  ending.catch(() => undefined)
  const asked = holder === undefined ? waiters : `${waiters} and ${holder} = any (pg_blocking_pids(pg_stat_activity.pid))`
  const waiting = async (): Promise<number> => (await pool.query<{ count: number }>(asked)).rows[0]?.count ?? 0
  while (!state.over && (await waiting()) < atLocks) await pause(20)
}

/** As many as the turnstile lets at one slot. */
export const abreast = 4

const isPlaced = (said: string): boolean => said === 'in_processing' || said === 'confirmed'
const countPlaced = (answers: readonly string[]): number => answers.filter(isPlaced).length

export type SlotAfter = { said: Said; placed: number; taken: number; capacity: number; closed: boolean }

async function slotAfter({ pool }: Stand, slotId: number, said: Said, answers: readonly string[]): Promise<SlotAfter> {
  const { rows } = await pool.query<Pick<SlotAfter, 'taken' | 'capacity' | 'closed'>>(
    'select slots.taken, slots.capacity, slots.closed from slots where slots.id = $1',
    [slotId],
  )
  return { said, placed: countPlaced(answers), ...(rows[0] as Pick<SlotAfter, 'taken' | 'capacity' | 'closed'>) }
}

type SlotChange = { capacity: number; closed: boolean }

/** Customers have seen the slot as it was and stand before its row, which staff have changed and not yet committed. */
export async function changeBeforeOrders(stand: Stand, slotId: number, change: SlotChange): Promise<SlotAfter> {
  let answers: Promise<string[]> = Promise.resolve([])
  stand.gate.hold('slots_recount', () => {
    answers = stand.order(slotId)
    return untilOverOrStuck(stand, answers, abreast)
  })
  const said = await stand.office('set_slot', { slot_ids: [slotId], ...change })
  return slotAfter(stand, slotId, said, await answers)
}

/** Staff have judged by what is taken, and have not changed anything yet, when the customers come. */
export async function changeAfterJudging(stand: Stand, slotId: number, change: SlotChange): Promise<SlotAfter> {
  let answers: Promise<string[]> = Promise.resolve([])
  stand.gate.hold('slots_save_capacity', () => {
    answers = stand.order(slotId)
    return untilOverOrStuck(stand, answers, abreast)
  })
  const said = await stand.office('set_slot', { slot_ids: [slotId], ...change })
  return slotAfter(stand, slotId, said, await answers)
}

type Edited = { version_id: number; revision: number }

/** Puts a price of one ticket into the draft, as the office does: it reads first what it changes. */
async function editPrice({ office, listId, objectId }: Stand, amount: number): Promise<Edited> {
  const read = (await office('price_list', { list_id: listId })).data?.result as {
    version: { id: number }
    rows: { museum_object_id: string; revision: number }[]
  }
  const revision = read.rows.find((row) => row.museum_object_id === objectId)?.revision ?? 0
  const changes = [{ museum_object_id: objectId, revision, prices: { 'ticket:common': { amount } } }]
  const edited = await office('edit_price_draft', { list_id: listId, version_id: read.version.id, changes })
  if (!edited.success) throw new Error(`A draft was not edited: ${edited.code}`)
  return edited.data?.result as Edited
}

export type PricesAfter = { said: Said; placed: number; unpublished: number }

/**
 * One editor publishes the draft that he looked at while another is changing it; customers order before, between and after. `unpublished`:
 * orders that cost what nobody has published. Prices that are published again are those that were looked at again.
 */
export async function publishWhileEdited(stand: Stand, slotId: number, [first, looked, changed]: readonly number[]): Promise<PricesAfter> {
  const publish = ({ version_id, revision }: Edited): Promise<Said> =>
    stand.office('publish_price_list', { list_id: stand.listId, version_id, revision, note: 'Race', overlaps_accepted: true })
  const published = new Map<number, number | undefined>([[await versionInForce(stand), first]])
  const draft = await editPrice(stand, looked ?? 0)
  let said: Promise<Said> = Promise.resolve({ success: false })
  const answers: string[] = []
  stand.gate.hold('price_draft_touch', async () => {
    said = publish(draft)
    await untilOverOrStuck(stand, said, 1)
    answers.push(...(await stand.order(slotId)))
  })
  const edited = await editPrice(stand, changed ?? 0)
  const { success } = await said
  if (success) published.set(draft.version_id, looked)
  answers.push(...(await stand.order(slotId)))
  if (!success && (await publish(edited)).success) published.set(edited.version_id, changed)
  answers.push(...(await stand.order(slotId)))
  return { said: await said, placed: countPlaced(answers), unpublished: await countUnpublished(stand, slotId, published) }
}

async function versionInForce({ pool, listId }: Stand): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    'select price_lists.current_version_id as version from price_lists where price_lists.id = $1',
    [listId],
  )
  return rows[0]?.version ?? 0
}

async function countUnpublished({ pool }: Stand, slotId: number, published: ReadonlyMap<number, number | undefined>): Promise<number> {
  const { rows } = await pool.query<{ version: number; total: string | number }>(
    'select orders.price_version_id as version, orders.total_kopecks as total from orders where orders.slot_id = $1',
    [slotId],
  )
  return rows.filter(({ version, total }) => published.get(version) !== Number(total)).length
}

export type Meanwhile = { said: Said; placed: number; whileOpen: number }
type Publication = { statement: string; publish: () => Promise<Said> }

/**
 * All customers order while something is written and not committed. `whileOpen`: how many of them had their answer before. `heavier`: a lock that
 * the publication takes besides.
 */
async function orderMeanwhile(stand: Stand, slotId: number, { statement, publish }: Publication, heavier?: string): Promise<Meanwhile> {
  let whileOpen = 0
  let answers: Promise<string[]> = Promise.resolve([])
  stand.gate.hold(statement, async (ask) => {
    if (heavier !== undefined) await ask(heavier)
    const [session] = (await ask('select pg_backend_pid() as pid')).rows as { pid: number }[]
    let open = true
    answers = stand.order(slotId).then((all) => {
      if (open) whileOpen = countPlaced(all)
      return all
    })
    await untilOverOrStuck(stand, answers, 1, session?.pid)
    open = false
  })
  const said = await publish()
  return { said, placed: countPlaced(await answers), whileOpen }
}

/** The museum's objects are renamed and published. */
export async function renameUnderOrders(stand: Stand, slotId: number, name: string, heavier?: string): Promise<Meanwhile> {
  const { version, draft, document } = await readMuseum(stand)
  const renamed = { ...document, objects: document.objects.map((one) => ({ ...one, name: { ...one.name, ru: name, en: name } })) }
  await stand.office('save_museum_draft', { museum_id: stand.museumId, version, revision: draft, document: renamed })
  const asRead = await readMuseum(stand)
  const publish = () => stand.office('publish_museum', { museum_id: stand.museumId, version: asRead.version, revision: asRead.draft })
  return orderMeanwhile(stand, slotId, { statement: 'catalogue_draft_delete', publish }, heavier)
}

/** Other terms are published for the object. */
export function changeTermsUnderOrders(stand: Stand, slotId: number, heavier?: string): Promise<Meanwhile> {
  const terms = { cut_off_minutes: 120, free_change_hours: 48, penalty: 10_000 }
  const publish = () => stand.office('set_object_terms', { museum_object_id: stand.objectId, ...terms })
  return orderMeanwhile(stand, slotId, { statement: 'object_terms_save', publish }, heavier)
}

async function readMuseum({ office, museumId }: Stand): Promise<{ version: number; draft: number; document: MuseumDocument }> {
  const read = (await office('catalogue_museum', { museum_id: museumId })).data?.result as {
    version: number
    published: MuseumDocument
    draft: { revision: number } | null
  }
  return { version: read.version, draft: read.draft?.revision ?? 0, document: read.published }
}
