import type { GroupCategory } from '@anfilada/contract/catalogue'
import { countryOfChina, countryOfRussia } from '@anfilada/contract/group-categories'
import { addDays } from '@anfilada/contract/dates'
import { moment, monthDay } from '../calendar.ts'
import { countryId } from '../catalogue/countries.ts'
import { type OrderDraft, placesOf, type Services, type Step, takePlaces, type Tickets } from './order-draft.ts'
import { customers, type GuideKey, users } from '../people.ts'
import type { SlotBook } from './slots.ts'

/** How far the story of an order went; `withdrawn` was never confirmed, `cancelled` was. */
export type Outcome = 'asked' | 'confirmed' | 'instant' | 'waiting' | 'rejected' | 'withdrawn' | 'cancelled'

/** One visit of a demo login, in the words of the list. */
export type Visit = {
  day: number
  tour: number
  letter: string
  at: readonly [systemId: string, time: string]
  from: string
  heads: readonly [common: number, privileged: number, child: number]
  services?: Services
  guide: GuideKey
  qtyGuide?: number
  by: string
  outcome: Outcome
  reason?: string
  notes?: string
  /** The group has become smaller: its sender asks for so many now. */
  asks?: Visit['heads']
}

/** Turns the listed visit into an order on a slot of its day that has the places (a full one for those who wait). */
export function draftVisit(book: SlotBook, today: string, visit: Visit): OrderDraft {
  const [systemId, time] = visit.at
  const tickets = ticketsOf(visit.heads)
  const passDate = addDays(today, visit.day)
  const role = visit.outcome === 'waiting' ? 'full' : 'light'
  const slot = visit.day < 0 ? undefined : book.nearest({ systemId, passDate, time, role, places: placesOf(tickets) })
  const placedOn = addDays(today, Math.min(visit.day, 0) - placedBefore[visit.outcome])
  const customer = customerOf(visit.by)
  return takePlaces({
    customer: customer.key,
    placedBy: visit.by,
    refno: `${customer.prefix}-${monthDay(addDays(today, visit.tour))}-${visit.letter}`,
    systemId,
    slot,
    passDate,
    starts: slot?.starts ?? time,
    category: categoryOf(visit.from),
    countryId: countryId(visit.from),
    guide: visit.guide,
    qtyGuide: visit.qtyGuide ?? 0,
    notes: visit.notes ?? '',
    tickets,
    services: visit.services ?? {},
    createdAt: moment(placedOn, '10:04'),
    steps: tell(visit, placedOn),
    asks: visit.asks && { at: moment(addDays(today, -1), '17:40'), by: visit.by, tickets: ticketsOf(visit.asks) },
  })
}

function ticketsOf([common, privileged, child]: Visit['heads']): Tickets {
  return { common, privileged, child }
}

/** Days between the order and today: the undecided ones are fresh. */
const placedBefore: Record<Outcome, number> = { asked: 1, confirmed: 9, instant: 2, waiting: 2, rejected: 6, withdrawn: 5, cancelled: 12 }

/** What happened to an order that was placed on that day. */
export function tell(visit: Pick<Visit, 'outcome' | 'by'> & { reason?: string | undefined }, placedOn: string): Step[] {
  const confirmed: Step = { kind: 'confirmed', at: moment(addDays(placedOn, 1), '11:21'), actor: 'dispatcher' }
  const stories: Record<Outcome, Step[]> = {
    asked: [],
    confirmed: [confirmed],
    instant: [{ kind: 'confirmed', at: moment(placedOn, '10:04'), actor: null }],
    waiting: [{ kind: 'waiting', at: moment(placedOn, '10:04'), actor: null }],
    rejected: [{ kind: 'rejected', at: moment(addDays(placedOn, 1), '09:40'), actor: 'dispatcher', reason: visit.reason ?? '' }],
    withdrawn: [{ kind: 'cancelled', at: moment(addDays(placedOn, 2), '16:40'), actor: visit.by }],
    cancelled: [confirmed, { kind: 'cancelled', at: moment(addDays(placedOn, 4), '16:40'), actor: visit.by }],
  }
  return stories[visit.outcome]
}

export function customerOf(login: string): { key: string; prefix: string } {
  const user = users.find((candidate) => candidate.login === login)
  const customer = customers.find((candidate) => candidate.key === user?.customer)
  if (!customer) throw new Error(`No customer behind the login ${login}`)
  return customer
}

function categoryOf(code: string): GroupCategory {
  const categories: Record<number, GroupCategory> = { [countryOfRussia]: 'rf', [countryOfChina]: 'cn' }
  return categories[countryId(code)] ?? 'ig'
}
