import { addDays } from '@anfilada/contract/dates'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import { raiseTable } from '../pricing/lists/raise.rules.ts'
import { moment } from './calendar.ts'
import type { PriceBook } from './catalogue/prices.ts'
import type { Tx } from './connection.ts'

const customer = 'agency-credit'
/** What the agency on credit has a contract for, and what the office is at work on for next year. */
const agreedObjects = ['hermitage-main', 'peterhof-grand-palace', 'catherine-palace']

/**
 * One customer's own list, with free places and tiers, and a draft of next year's prices: published today and not at all, so that no
 * order of the demo costs anything else than it did.
 */
export async function writeAgreedPrices(client: Tx, today: string, { lists }: PriceBook): Promise<void> {
  const year = Number(today.slice(0, 4))
  const general = lists.find((list) => list.year === year && list.category === 'ig')
  const next = lists.findIndex((list) => list.year === year + 1 && list.category === 'rf')
  const tables = [...(general?.tables ?? [])].filter(([objectId]) => agreedObjects.includes(objectId))
  const own = await insertList(client, { name: `Восток-Запад, договор ${year}`, from: today, until: `${year + 1}-12-31` })
  const version = await insertVersion(client, own, 1, moment(addDays(today, -1), '09:00'))
  for (const [objectId, table] of tables) await insertTable(client, version, objectId, agreed(table))
  await client.query(
    `update price_list_versions set published_at = created_at, published_by = created_by, note = 'По договору на сезон' where id = $1`,
    [version],
  )
  await client.query('update price_lists set current_version_id = $2 where id = $1', [own, version])

  const draft = await insertVersion(client, next + 1, 2, moment(addDays(today, -1), '10:00'))
  for (const [objectId, table] of lists[next]?.tables ?? []) {
    const raised = agreedObjects.includes(objectId) ? raiseTable(table, { percent: 4, roundTo: 1000 }) : table
    await insertTable(client, draft, objectId, raised, raised === table ? 1 : 2)
  }
}

/** A twentieth less, one of fifteen free, audio guides cheaper for large groups. */
function agreed(table: PriceTable): PriceTable {
  const lower = raiseTable(table, { percent: -5, roundTo: 1000 })
  const [common, audio] = [lower['ticket:common'], lower['service:ag']]
  return {
    ...lower,
    ...(common && { 'ticket:common': { ...common, free: { per: 15, max: 2 } } }),
    ...(audio && { 'service:ag': { ...audio, tiers: [{ from: 20, amount: audio.amount - 5000 }] } }),
  }
}

async function insertList(client: Tx, list: { name: string; from: string; until: string }): Promise<number> {
  const { rows } = await client.query({
    name: 'demo_agreed_list',
    text: `insert into price_lists (name, group_category, customer_id, valid_from, valid_until, created_at)
           select $1, 'ig', users.customer_id, $2, $3, $4 from users where users.login = $5 returning id`,
    values: [list.name, list.from, list.until, moment(addDays(list.from, -1), '08:55'), customer],
  })
  return numberOf(rows)
}

async function insertVersion(client: Tx, listId: number, number: number, at: string): Promise<number> {
  const { rows } = await client.query({
    name: 'demo_agreed_version',
    text: `insert into price_list_versions (price_list_id, number, created_by, created_at)
           select $1, $2, users.id, $3 from users where users.login = 'editor' returning id`,
    values: [listId, number, at],
  })
  return numberOf(rows)
}

function numberOf([row]: readonly { id: number }[]): number {
  if (!row) throw new Error('The demo names a login that it has not written')
  return row.id
}

async function insertTable(client: Tx, version: number, objectId: string, prices: PriceTable, revision = 1): Promise<void> {
  await client.query('insert into price_tables (version_id, museum_object_id, prices, revision) values ($1, $2, $3, $4)', [
    version,
    objectId,
    JSON.stringify(prices),
    revision,
  ])
}
