import { languages } from '@anfilada/contract/languages'
import { postGuideInput, postRgAgInput, postScheduleInput, postTransportInput } from '@anfilada/contract/orders/order-kinds'
import { loanNote } from '@anfilada/phrases/order-words'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { lineTuple } from '../order-lines.rules.ts'
import type { OrderRow } from '../orders.reads.ts'
import type { AskedService, ServicePlacement, ServiceWish, WishOf } from '../services/service-order.ts'
import { findAskedService } from '../services/asked-service.reads.ts'
import { decideService } from '../services/service-order.rules.ts'
import type { OrderValues } from './pending-change.ts'
import type { Proposed, Wish } from './change-wish.ts'
import { validated } from './validated.ts'

/** A change of equipment, of a schedule wish, a vehicle or a guide is held to the rules of a new order of its kind. */
export async function proposeService(db: Db, wish: Wish): Promise<Outcome<Proposed>> {
  const asked = serviceOf(wish)
  if (!asked.ok) return asked
  const found = await findAskedService(db, asked.value, wish.row.customerId)
  const decision = decideService(asked.value, allowWhatStays(wish, found))
  if (!decision.ok) return decision
  const notes = wish.row.kind === 'audio_guides' ? await renewLoanNote(db, wish, found) : wish.data.notes
  return accept({ values: valuesOf(wish, decision.value, notes), free: null })
}

function serviceOf({ row: { kind }, data, time }: Wish): Outcome<ServiceWish> {
  switch (kind) {
    case 'audio_guides': {
      const tickets = data.tickets.length > 0 ? data.tickets : null
      return wishOf(kind, validated(postRgAgInput, { ...data, tickets, return: data.return_at }))
    }
    case 'schedule':
      return wishOf(kind, validated(postScheduleInput, { ...data, time }))
    case 'transport':
      return wishOf(kind, validated(postTransportInput, { ...data, time }))
    case 'guide':
      return wishOf(kind, validated(postGuideInput, { ...data, time, language: data.guide_language }))
    case 'museum_tickets':
      throw new Error('Museum tickets are no service')
  }
}

function wishOf<K extends ServiceWish['kind']>(kind: K, form: Outcome<WishOf<K>>): Outcome<ServiceWish> {
  return form.ok ? accept({ kind, input: form.value } as ServiceWish) : form
}

/**
 * Past the deadline, or the window, an order may still become smaller where it is. A wish that goes to another day goes into the window of that
 * day's month: it could as well be cancelled and sent anew.
 */
function allowWhatStays(wish: Wish, asked: AskedService): AskedService {
  if (moves(wish) || grows(wish)) return asked
  return { ...asked, late: false, closed: false, window: asked.window && { ...asked.window, notYet: false, over: false } }
}

/** Another object, vehicle class or language is another place, as another hour is. */
function moves({ row, data, time }: Wish): boolean {
  const before = row.details as Partial<Pick<Wish['data'], 'pickup' | 'vehicle' | 'guide_language'>>
  const elsewhere =
    data.system_id !== (row.objectId ?? '') || data.vehicle !== before.vehicle || data.guide_language !== before.guide_language
  const another = data.pass_date !== row.passDate || time !== row.starts
  return elsewhere || another || (row.kind === 'audio_guides' && data.pickup !== before.pickup)
}

function grows({ row, data }: Wish): boolean {
  const { hours } = row.details as { hours?: number }
  return (
    persons(data.adult, data.child) > persons(row.adult, row.child) || (data.hours ?? 0) > (hours ?? 0) || sets(data.services) > setsOf(row)
  )
}

function persons(adult: number | null, child: number | null): number {
  return (adult ?? 0) + (child ?? 0)
}

function sets(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function setsOf({ kind, lines }: OrderRow): number {
  return kind === 'audio_guides' ? lines.reduce((sum, [, , quantity]) => sum + quantity, 0) : 0
}

/** The line of the notes that says when equipment is fetched and brought back follows it (spec §7). */
async function renewLoanNote(db: Db, wish: Wish, { pickupLocal, returnLocal }: AskedService): Promise<string> {
  const { row, data } = wish
  const earlier = serviceOf({ ...wish, data: { ...data, ...row.details } })
  if (!earlier.ok) return data.notes
  const before = await findAskedService(db, earlier.value, row.customerId)
  const spoken = languages.find((language) => data.notes.startsWith(loanNote(language, before.pickupLocal ?? '', before.returnLocal ?? '')))
  if (!spoken) return data.notes
  const old = loanNote(spoken, before.pickupLocal ?? '', before.returnLocal ?? '')
  return loanNote(spoken, pickupLocal ?? '', returnLocal ?? '') + data.notes.slice(old.length)
}

function valuesOf({ row, base, data, priced }: Wish, placement: ServicePlacement, notes: string): OrderValues {
  const { objectId, passDate, starts, countryId, personsPerGuide, guide, guidePhone, qtyGuide, adult, child, details, places } = placement
  const price = priced
    ? { lines: placement.lines.map(lineTuple), totalKopecks: placement.total as number, priceVersion: placement.priceVersion }
    : { lines: row.lines, totalKopecks: row.totalKopecks, priceVersion: base.priceVersion }
  const order = {
    objectId,
    slotId: null,
    passDate,
    starts,
    countryId,
    personsPerGuide,
    guide,
    guidePhone,
    qtyGuide,
    adult,
    child,
    details,
    places,
  }
  return { ...order, ...price, notes, refno: data.refno || row.refno }
}
