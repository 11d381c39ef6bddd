import type { Kopecks } from '@anfilada/contract/kopecks'
import type { ChangeInput } from '@anfilada/contract/orders/order-changes'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import type { Order } from '@anfilada/contract/orders/orders'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { changedColumns } from '../kinds/order-columns.ts'
import { dataOf } from '../order.presenter.ts'
import type { OrderRow } from '../orders.reads.ts'
import { changePenalty, isOnlyTold, isPriced, mergeChange } from './change.rules.ts'
import { findChangeBase, listNames } from './change-base.reads.ts'
import type { Proposed, Wish } from './change-wish.ts'
import { diffOf, flatten } from './diff.rules.ts'
import type { Diff, OrderValues } from './pending-change.ts'
import { proposeService } from './propose-service.ts'
import { findFree, proposeTickets } from './propose-tickets.ts'

export type Proposal = Proposed & { diff: Diff; penalty: Kopecks }

/**
 * What a change would make of an order, by the rules and the price lists of today. What does not touch the price (a guide's name, wishes)
 * leaves it as it was. Decides and reads; whoever writes it holds the locks.
 */
export async function proposeChange(db: Db, row: OrderRow, input: ChangeInput): Promise<Outcome<Proposal>> {
  const before = dataOf(row)
  const merged = mergeChange(before, row.starts, input)
  if (!merged.ok) return merged
  const [data, time] = [merged.value, input.time ?? row.starts]
  const wished = diffOf(flatten(before, row.starts), flatten(data, time))
  const moves = data.schedule_item_id !== row.slotId
  const wish = { row, base: await findChangeBase(db, row.id), data, time, input, priced: moves || isPriced(row.kind, wished) }
  const proposed = await propose(db, wish, isOnlyTold(row.kind, wished) && !moves)
  if (!proposed.ok) return proposed

  const { values, free } = proposed.value
  const after = flatten({ ...data, ...fieldsOf(values) }, values.starts)
  const diff = await nameDiff(db, diffOf(flatten(before, row.starts), after))
  return accept({ values, free, diff, penalty: changePenalty(row, values.places) })
}

async function propose(db: Db, wish: Wish, onlyTold: boolean): Promise<Outcome<Proposed>> {
  if (onlyTold)
    return accept({ values: toldValues(wish), free: wish.row.slotId === null ? null : await findFree(db, wish, wish.row.slotId) })
  return wish.row.kind === 'museum_tickets' ? proposeTickets(db, wish) : proposeService(db, wish)
}

/** What the proposal decided beside what was wished: day and object of the slot, the line of a loan in the notes, an empty reference. */
function fieldsOf({ objectId, passDate, notes, refno }: OrderValues): Pick<Order['data'], 'system_id' | 'pass_date' | 'notes' | 'refno'> {
  return { system_id: objectId ?? '', pass_date: passDate, notes, refno }
}

/** The order as it is, with what is told to people. */
function toldValues({ row, base, data }: Wish): OrderValues {
  return {
    ...changedColumns(row),
    guidePhone: data.guide_phone,
    notes: data.notes,
    refno: data.refno || row.refno,
    details: { ...row.details, ...toldDetails(data) },
    places: row.places,
    lines: row.lines,
    totalKopecks: row.totalKopecks,
    priceVersion: base.priceVersion,
  }
}

/** What must be filled in stays as it was when it comes empty. */
function toldDetails(data: Wish['data']): object {
  const said: Readonly<Record<string, unknown>> = { ...data }
  const told = rowsOf(data.kind).filter(([field, { inDetails, changeable, optional }]) => {
    return inDetails && changeable === 'freely' && (optional ? said[field] !== undefined : Boolean(said[field]))
  })
  return Object.fromEntries(told.map(([field]) => [field, said[field]]))
}

/** Names beside numbers, as they are called today: a history does not change when a museum is renamed. */
async function nameDiff(db: Db, diff: Diff): Promise<Diff> {
  const named = { object: [diff['system_id'], diff['vehicle']], country: [diff['country_id']] }
  const keys = (changes: (Diff[string] | undefined)[]) => changes.flatMap((change) => (change ? [change.from, change.to] : []))
  const [objects, countries] = [keys(named.object), keys(named.country)]
  if (objects.length + countries.length === 0) return diff
  const names = await listNames(db, objects, countries)
  const kinds: Record<string, string> = { system_id: 'object', vehicle: 'object', country_id: 'country' }
  const nameOf = (field: string, value: Diff[string]['from']) => names.get(`${kinds[field]}:${value}`) ?? null
  return Object.fromEntries(
    Object.entries(diff).map(([field, change]) => [
      field,
      field in kinds ? { ...change, names: { from: nameOf(field, change.from), to: nameOf(field, change.to) } } : change,
    ]),
  )
}
