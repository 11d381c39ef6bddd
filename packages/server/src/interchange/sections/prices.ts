import { groupCategories } from '@anfilada/contract/group-categories'
import { partsOf, priceOf, type PriceRow, priceRow } from '@anfilada/contract/interchange/prices'
import { type PriceKey, priceKeys } from '@anfilada/contract/pricing/pricing'
import type { Price, PriceTier } from '@anfilada/contract/pricing/price-order'
import type { Db, Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { refuse, type Refusal } from '../../outcome.ts'
import {
  findKnown,
  findOwnVat,
  type IsOwnVat,
  listPublishedTables,
  lockPublishing,
  readTiers,
  takePrices,
  writeTiers,
} from '../../pricing/index.ts'
import { choice, date, integer, money, orNone, text, value, yesNo } from '../frame/cell-kinds.rules.ts'
import { said, saidRefusal, type Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import type { CellKind } from '../frame/sheet-plan.rules.ts'
import { type FindCustomer, findingCustomers, keysOfCustomers } from '../references/customers.ts'
import { saidOf } from '../references/writing.ts'

/** `10=1400; 20=1300`: from ten heads on 1,400 rubles, from twenty on 1,300. */
const tiers: CellKind<PriceTier[]> = {
  write: (steps) => (steps.length === 0 ? null : writeTiers(steps)),
  read: (content) => {
    if (!content) return value([])
    const read = readTiers(content)
    return read.ok ? value(read.value) : { ok: false, fault: 'not_tiers' }
  },
}

/** Prices as they are charged, in published lists for all and in those of single customers; a row for each item of an object. */
export const prices: Section<PriceRow> = {
  name: 'prices',
  schema: priceRow,
  sheet: {
    name: 'prices',
    columns: [
      { title: 'price_list', path: ['list'], kind: text, key: true, width: 30 },
      { title: 'group_category', path: ['type'], kind: choice(groupCategories), key: true },
      { title: 'customer', path: ['customer'], kind: orNone(text), key: true, width: 26 },
      { title: 'from', path: ['valid_from'], kind: date, key: true },
      { title: 'until', path: ['valid_until'], kind: date, key: true },
      { title: 'overlaps', path: ['overlaps'], kind: yesNo },
      { title: 'object_code', path: ['museum_object_id'], kind: text, key: true, width: 26 },
      { title: 'item', path: ['item'], kind: choice(priceKeys), key: true, width: 30 },
      { title: 'price', path: ['amount'], kind: money },
      { title: 'for_group', path: ['for_group'], kind: yesNo },
      { title: 'tiers', path: ['tiers'], kind: tiers, width: 24 },
      { title: 'free_per', path: ['free_per'], kind: orNone(integer) },
      { title: 'free_max', path: ['free_max'], kind: orNone(integer) },
      { title: 'vat', path: ['vat'], kind: orNone(text) },
    ],
  },
  may: { read: ['read', 'PriceList'], write: ['decide', 'PriceList'] },
  keyOf: (row) => JSON.stringify([listKey(row), row.museum_object_id, row.item]),
  nameOf: ({ list, museum_object_id, item }, _, { object }) => [list, object(museum_object_id), item].join(' · '),
  showsNewCells: true,
  asksReason: true,
  canonical: (row) => row,
  read: readPrices,
  lock: lockPublishing,
  write: writePrices,
}

function listKey({ list, type, customer, valid_from, valid_until }: PriceRow): string {
  return JSON.stringify([list, type, customer, valid_from, valid_until])
}

async function readPrices(db: Db): Promise<PriceRow[]> {
  const keys = await keysOfCustomers(db)
  return (await listPublishedTables(db)).flatMap(({ list, type, customerId, validFrom, validUntil, overlaps, objectId, prices: table }) => {
    const customer = customerId === null ? null : keys.get(customerId)
    // The list of a customer who had himself erased is nobody's.
    if (customer === undefined) return []
    return priceKeys.flatMap((item): PriceRow[] => {
      const price = table[item]
      if (!price) return []
      const named = { list, type, customer, valid_from: validFrom, valid_until: validUntil, overlaps, museum_object_id: objectId, item }
      return [{ ...named, ...partsOf(price) }]
    })
  })
}

type Change = RowChange<PriceRow>
type Reading = { find: FindCustomer; known: Awaited<ReturnType<typeof findKnown>>; ownVat: ReadonlyMap<string, IsOwnVat> }

/** A list is published once, whatever the number of its prices; a fault of the list stands at its first one. */
async function writePrices(tx: Tx, acting: Acting, changes: readonly Change[], reason: string): Promise<Said[][]> {
  const reading = { find: await findingCustomers(tx), known: await findKnown(tx), ownVat: await findOwnVats(tx, changes) }
  const faults = new Map(changes.map((change) => [change, faultsOf(change.after, reading)]))
  for (const [first, ...others] of Map.groupBy(changes, ({ after }) => listKey(after)).values()) {
    if (!first || [first, ...others].some((change) => faults.get(change)?.length !== 0)) continue
    faults.set(first, await writeList(tx, acting, [first, ...others], { find: reading.find, reason }))
  }
  const wrong = [...faults.values()].some((found) => found.length > 0)
  return wrong ? [...faults.values()] : overlapsOf(tx, changes)
}

/** The rates of each list's days. */
async function findOwnVats(tx: Tx, changes: readonly Change[]): Promise<Map<string, IsOwnVat>> {
  const own = new Map<string, IsOwnVat>()
  for (const { after } of changes) {
    const days = daysOf(after)
    if (!own.has(days)) own.set(days, await findOwnVat(tx, { validFrom: after.valid_from, validUntil: after.valid_until }))
  }
  return own
}

function daysOf({ valid_from, valid_until }: PriceRow): string {
  return `${valid_from} ${valid_until}`
}

/** What a price list may name, as its editor is told. */
function faultsOf(row: PriceRow, { find, known, ownVat }: Reading): Said[] {
  const { customer, museum_object_id, vat } = row
  const found = customer === null ? undefined : find(customer)
  if (found?.ok === false) return found.faults
  if (!known.objects.has(museum_object_id)) return [saidRefusal(['museum_object_id'], refuse('object_not_found'))]
  if (vat === null) return []
  if (!known.vat.has(vat)) return [said(['vat'], 'unknown_vat')]
  return ownVat.get(daysOf(row))?.(vat) === false ? [saidRefusal(['vat'], refuse('vat_not_of_taxes'))] : []
}

type Writing = { find: FindCustomer; reason: string }

async function writeList(tx: Tx, acting: Acting, changes: readonly [Change, ...Change[]], { find, reason }: Writing): Promise<Said[]> {
  const { list: name, type: groupCategory, customer, valid_from: validFrom, valid_until: validUntil } = changes[0].after
  const found = customer === null ? undefined : find(customer)
  const list = { name, groupCategory, customerId: found?.ok ? found.id : null, validFrom, validUntil }
  const taken = await takePrices(tx, acting, {
    list,
    prices: tablesOf(changes.map(({ after }) => after)),
    note: reason,
    overlapsAccepted: changes.some(({ after }) => after.overlaps),
  })
  if (!taken.ok && taken.refusal === 'price_lists_overlap') return [saidRefusal(['overlaps'], taken)]
  if (!taken.ok && taken.refusal === 'vat_not_of_taxes') return [standingVat(taken)]
  return saidOf(taken, 'list')
}

/** What the file changes has been looked at: these stand in the list of before. */
function standingVat({ fields = {} }: Refusal): Said {
  const rows = Object.keys(fields).map((field) => field.split('.').slice(1, -1).join(' · '))
  return said(['list'], 'foreign_vat_stands', () => ({ rows: rows.join(', ') }))
}

function tablesOf(rows: readonly PriceRow[]): Map<string, Partial<Record<PriceKey, Price>>> {
  const tables = new Map<string, Partial<Record<PriceKey, Price>>>()
  for (const row of rows) tables.set(row.museum_object_id, { ...tables.get(row.museum_object_id), [row.item]: priceOf(row) })
  return tables
}

/** A row says of its list whether others share its days, and it does so truly: else the same file would change it again and again. */
async function overlapsOf(tx: Tx, changes: readonly Change[]): Promise<Said[][]> {
  const overlapping = new Set((await readPrices(tx)).filter(({ overlaps }) => overlaps).map(listKey))
  return changes.map(({ after }) => {
    const overlaps = overlapping.has(listKey(after))
    if (overlaps === after.overlaps) return []
    return [overlaps ? saidRefusal(['overlaps'], refuse('price_lists_overlap')) : said(['overlaps'], 'overlaps_none')]
  })
}
