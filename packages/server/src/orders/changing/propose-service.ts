import { languages } from '@anfilada/contract/languages'
import { postGuideInput, postRgAgInput, postScheduleInput, postTransportInput } from '@anfilada/contract/orders/order-kinds'
import { loanNote } from '@anfilada/phrases/order-words'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { archivedForChange } from '../equipment.rules.ts'
import { lineTuple } from '../order-lines.rules.ts'
import { changedColumns } from '../kinds/order-columns.ts'
import { dataOf } from '../order.presenter.ts'
import type { AskedService, ServiceKind, ServicePlacement, ServiceWish } from '../services/service-order.ts'
import { findAskedService } from '../services/asked-service.reads.ts'
import { decideService } from '../services/service-order.rules.ts'
import type { OrderValues } from './pending-change.ts'
import { type Proposed, validated, type Wish } from './change-wish.ts'

/** A change of equipment, of a schedule wish, a vehicle or a guide is held to the rules of a new order of its kind. */
export async function proposeService(db: Db, wish: Wish): Promise<Outcome<Proposed>> {
  const asked = serviceOf(wish)
  if (!asked.ok) return asked
  const found = await findAskedService(db, asked.value, wish.row.customerId)
  const decision = decideService(asked.value, allowWhatStays(wish, found))
  if (!decision.ok) return decision
  const notes = await renewLoanNote(db, wish, found)
  return accept({ values: valuesOf(wish, decision.value, notes), free: null })
}

function serviceOf({ data, time }: Pick<Wish, 'data' | 'time'>): Outcome<ServiceWish> {
  switch (data.kind) {
    case 'audio_guides': {
      const tickets = data.tickets.length > 0 ? data.tickets : null
      return wishOf(data.kind, validated(postRgAgInput, { ...data, tickets, return: data.return_at }))
    }
    case 'schedule':
      return wishOf(data.kind, validated(postScheduleInput, { ...data, time }))
    case 'transport':
      return wishOf(data.kind, validated(postTransportInput, { ...data, time }))
    case 'guide':
      return wishOf(data.kind, validated(postGuideInput, { ...data, time, language: data.guide_language }))
    case 'museum_tickets':
      throw new Error('Museum tickets are no service')
  }
}

function wishOf<K extends ServiceKind, I>(kind: K, form: Outcome<I>): Outcome<{ kind: K; input: I }> {
  return form.ok ? accept({ kind, input: form.value }) : form
}

/**
 * Past the deadline, or the window, an order may still become smaller where it is. A wish that goes to another day goes into the window of that
 * day's month: it could as well be cancelled and sent anew. What takes no new orders keeps those that it has.
 */
function allowWhatStays(wish: Wish, asked: AskedService): AskedService {
  const archived = asked.archived && (asked.objectId !== wish.row.objectId || asked.museumId !== wish.row.museumId)
  const archivedEquipment = archivedForChange(asked.archivedEquipment, dataOf(wish.row).services, wish.data.services)
  if (moves(wish) || grows(wish)) return { ...asked, archived, archivedEquipment }
  return {
    ...asked,
    archived,
    archivedEquipment,
    late: false,
    closed: false,
    window: asked.window && { ...asked.window, notYet: false, over: false },
  }
}

function moves({ row, data, time }: Wish): boolean {
  const before = dataOf(row)
  const another = data.pass_date !== row.passDate || time !== row.starts
  return another || data.system_id !== before.system_id || placeIn(data) !== placeIn(before)
}

/** Another vehicle class or language is another place, as another hour of the pickup is. */
function placeIn(data: Wish['data']): string | null {
  if (data.kind === 'transport') return data.vehicle
  if (data.kind === 'guide') return data.guide_language
  return data.kind === 'audio_guides' ? data.pickup : null
}

function grows({ row, data }: Wish): boolean {
  const before = dataOf(row)
  return persons(data) > persons(before) || hoursIn(data) > hoursIn(before) || sets(data) > sets(before)
}

function persons({ adult, child }: Wish['data']): number {
  return (adult ?? 0) + (child ?? 0)
}

function hoursIn(data: Wish['data']): number {
  return 'hours' in data ? data.hours : 0
}

function sets({ services }: Wish['data']): number {
  return services.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The line of the notes that says when equipment is fetched and brought back follows it (specification/orders.md). */
async function renewLoanNote(db: Db, wish: Wish, { pickupLocal, returnLocal }: AskedService): Promise<string> {
  const { row, data, time } = wish
  if (row.kind !== 'audio_guides' || data.kind !== row.kind) return data.notes
  const earlier = serviceOf({ data: { ...data, ...row.details }, time })
  if (!earlier.ok) return data.notes
  const before = await findAskedService(db, earlier.value, row.customerId)
  const spoken = languages.find((language) => data.notes.startsWith(loanNote(language, before.pickupLocal ?? '', before.returnLocal ?? '')))
  if (!spoken) return data.notes
  const old = loanNote(spoken, before.pickupLocal ?? '', before.returnLocal ?? '')
  return loanNote(spoken, pickupLocal ?? '', returnLocal ?? '') + data.notes.slice(old.length)
}

function valuesOf({ row, base, data, priced }: Wish, placement: ServicePlacement, notes: string): OrderValues {
  const price = priced
    ? { lines: placement.lines.map(lineTuple), totalKopecks: placement.total as number, priceVersion: placement.priceVersion }
    : { lines: row.lines, totalKopecks: row.totalKopecks, priceVersion: base.priceVersion }
  const { details, places } = placement
  return { ...changedColumns(placement), slotId: null, details, places, ...price, notes, refno: data.refno || row.refno }
}
