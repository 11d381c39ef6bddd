import { daysBetween } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { detailsOf } from '@anfilada/contract/orders/kinds/order-data'
import { countryOfEquipment, countryOfWish, longestLoanDays } from '@anfilada/contract/orders/order-kinds'
import { priceOrder, type Wish } from '@anfilada/contract/pricing/price-order'
import { accept, type BareCode, type Outcome, type Refusal, refuse } from '../../outcome.ts'
import { decideOffered } from '../equipment.rules.ts'
import type { AskedService, EquipmentLeft, ServicePlacement, ServicePrice, ServiceWish, WishedService, WishOf } from './service-order.ts'

/** Whether an order of one of the four kinds beside museum tickets may be placed, and what is written of it (specification/actions.md). */
export function decideService(wish: ServiceWish, asked: AskedService): Outcome<ServicePlacement> {
  if (asked.archived) return refuse('object_archived')
  switch (wish.kind) {
    case 'audio_guides':
      return decideLoan(wish.input, asked)
    case 'schedule':
      return decideWish(wish.input, asked)
    case 'transport':
      return decideTransport(wish.input, asked)
    case 'guide':
      return decideGuide(wish.input, asked)
  }
}

/** Equipment goes out and comes back, the visit between the two; whether there is enough is decided under the lock of its days. */
function decideLoan(input: WishOf<'audio_guides'>, asked: AskedService): Outcome<ServicePlacement> {
  const unfit =
    museumUnfit(input, asked) ??
    objectUnfit(input, asked) ??
    loanUnfit(input, asked) ??
    decideOffered(input.services, asked.archivedEquipment)
  if (unfit) return unfit
  if (asked.late) return refuse('order_too_late', 'pickup')
  const priced = price(
    input.services.map(({ service, quantity }) => ({ kind: 'service', item: service, quantity })),
    asked,
    'services',
  )
  if (!priced.ok) return priced
  return accept({ ...loanOf(input, asked.pickupLocal ?? ''), ...priced.value })
}

function loanOf(input: WishOf<'audio_guides'>, pickupLocal: string): WishedService {
  const { country_id = countryOfEquipment, persons_per_guide = null, qty_guide = 0 } = input
  const tickets = (input.tickets ?? []).filter(({ quantity }) => quantity > 0)
  return {
    kind: 'audio_guides',
    type: input.type,
    objectId: input.system_id,
    museumId: null,
    passDate: input.pass_date,
    starts: startOfLoan(input.pass_date, pickupLocal),
    countryId: country_id,
    personsPerGuide: persons_per_guide,
    guide: input.guide,
    guidePhone: input.guide_phone,
    qtyGuide: qty_guide,
    places: sum(tickets) || sum(input.services),
    adult: null,
    child: null,
    details: { ...detailsOf('audio_guides', input), tickets },
  }
}

/** The order's hour is the pickup's when it is fetched on the day of the visit, else the day's beginning. */
function startOfLoan(passDate: string, pickupLocal: string): string {
  return pickupLocal.startsWith(passDate) ? pickupLocal.slice(11) : '00:00'
}

function loanUnfit({ pass_date, pickup, return: returned }: WishOf<'audio_guides'>, asked: AskedService): Refusal | undefined {
  const [from, until] = [(asked.pickupLocal ?? '').slice(0, 10), (asked.returnLocal ?? '').slice(0, 10)]
  const inOrder = Date.parse(returned) > Date.parse(pickup) && from <= pass_date && pass_date <= until
  return inOrder && daysBetween(from, until) < longestLoanDays ? undefined : refuse('loan_period_wrong', 'return')
}

/** A refusal beside each line of equipment that there is not enough of. */
export function decideEquipment(services: WishOf<'audio_guides'>['services'], left: readonly EquipmentLeft[]): Refusal | undefined {
  const short = services.flatMap(({ service, quantity }, index) => {
    const free = left.find((item) => item.service === service)?.free ?? 0
    return quantity > free ? [[`services.${index}.quantity`, 'equipment_taken' as const] as const] : []
  })
  return short.length > 0 ? { ...refuse('equipment_taken'), fields: Object.fromEntries(short) } : undefined
}

/** A wish inside the submission window of its museum and month; an object chosen already has its price, all objects have none. */
function decideWish(input: WishOf<'schedule'>, asked: AskedService): Outcome<ServicePlacement> {
  const unfit = museumUnfit(input, asked) ?? (input.system_id === '' ? undefined : objectUnfit(input, asked)) ?? windowUnfit(asked)
  if (unfit) return unfit
  if (asked.late) return refuse('order_too_late', 'time')
  const countryId = input.country_id ?? countryOfWish(input.type)
  const priced = input.system_id === '' ? accept(unpriced) : price(ticketsOf(input), asked, 'system_id')
  if (!priced.ok) return priced
  return accept({
    ...groupOf(input),
    kind: 'schedule',
    objectId: input.system_id || null,
    museumId: input.museum_id,
    countryId,
    guide: input.guide,
    guidePhone: input.guide_phone,
    details: detailsOf('schedule', input),
    ...priced.value,
  })
}

const unpriced = { lines: [], total: kopecks(0), priceVersion: null }

function ticketsOf({ adult, child }: { adult: number; child: number }): Wish[] {
  return [
    { kind: 'ticket', item: 'common', quantity: adult },
    { kind: 'ticket', item: 'child', quantity: child },
  ]
}

function windowUnfit({ window }: AskedService): Refusal | undefined {
  if (window === null) return refuse('window_not_open', 'pass_date')
  if (window.notYet) return { ...refuse('window_not_open', 'pass_date'), moment: window.opensAt.toISOString() }
  return window.over ? { ...refuse('window_closed', 'pass_date'), moment: window.closesAt.toISOString() } : undefined
}

/** Hours of a vehicle that has a seat for everybody. */
function decideTransport(input: WishOf<'transport'>, asked: AskedService): Outcome<ServicePlacement> {
  if (asked.objectId === null || asked.seats === null) return refuse('vehicle_not_found', 'vehicle')
  if (input.adult + input.child > asked.seats) return refuse('vehicle_too_small', 'vehicle')
  const unfit = input.museum_id === undefined ? undefined : museumUnfit({ museum_id: input.museum_id, type: input.type }, asked)
  if (unfit) return unfit
  if (asked.late) return refuse('order_too_late', 'time')
  const priced = price([{ kind: 'service', item: 'transport', quantity: input.hours }], asked, 'vehicle')
  if (!priced.ok) return priced
  return accept({
    ...groupOf(input),
    kind: 'transport',
    objectId: asked.objectId,
    museumId: input.museum_id ?? null,
    details: detailsOf('transport', input),
    ...priced.value,
  })
}

/** Hours of a guide who speaks the language. */
function decideGuide(input: WishOf<'guide'>, asked: AskedService): Outcome<ServicePlacement> {
  if (asked.objectId === null) return refuse('service_not_sold', 'language')
  const unfit = input.museum_id === undefined ? undefined : museumUnfit({ museum_id: input.museum_id, type: input.type }, asked)
  if (unfit) return unfit
  if (asked.late) return refuse('order_too_late', 'time')
  const priced = price([{ kind: 'service', item: 'guide', quantity: input.hours }], asked, 'language')
  if (!priced.ok) return priced
  return accept({
    ...groupOf(input),
    kind: 'guide',
    objectId: asked.objectId,
    museumId: input.museum_id ?? null,
    details: detailsOf('guide', input),
    ...priced.value,
  })
}

type Group = Pick<WishOf<'guide'>, 'type' | 'pass_date' | 'time' | 'adult' | 'child'>

/** What schedule, transport and guide orders share: a group of adults and children at a time of a day. */
function groupOf({ type, pass_date, time, adult, child }: Group) {
  return {
    type,
    passDate: pass_date,
    starts: time,
    adult,
    child,
    places: adult + child,
    countryId: null,
    personsPerGuide: null,
    guide: '',
    guidePhone: '',
    qtyGuide: 0,
  }
}

function museumUnfit({ museum_id, type }: { museum_id: number } & Pick<Group, 'type'>, asked: AskedService): Refusal | undefined {
  if (asked.objectMuseumId !== null && asked.objectMuseumId !== museum_id) return refuse('slot_mismatch', 'system_id')
  if (!asked.offered) return refuse('museum_without_service', 'museum_id')
  if (!asked.museumTypes?.includes(type)) return refuse('group_category_not_served', 'type')
  return asked.countryKnown ? undefined : refuse('country_unknown', 'country_id')
}

function objectUnfit({ system_id }: { system_id: string }, asked: AskedService): Refusal | undefined {
  if (asked.objectId !== system_id || asked.objectMuseumId === null) return refuse('object_not_found', 'system_id')
  return asked.closed ? refuse('museum_closed', 'pass_date') : undefined
}

function price(wishes: Wish[], { applied }: AskedService, field: string): Outcome<ServicePrice> {
  const pricing = priceOrder(wishes, applied?.prices ?? {}, applied?.vat)
  if (!pricing.ok) return refuse(unsold[pricing.unsold.kind], field)
  return accept({ lines: pricing.lines, total: pricing.total, priceVersion: applied?.version ?? null })
}
const unsold = { ticket: 'ticket_not_sold', service: 'service_not_sold' } as const satisfies Record<Wish['kind'], BareCode>

function sum(items: readonly { quantity: number }[]): number {
  return items.reduce((total, { quantity }) => total + quantity, 0)
}
