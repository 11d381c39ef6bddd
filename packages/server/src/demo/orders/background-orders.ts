import { addDays } from '@anfilada/contract/dates'
import { addMinutes, moment, monthDay } from '../calendar.ts'
import { countryId } from '../catalogue/countries.ts'
import { createDice, type Dice } from '../dice.ts'
import { rollGroup } from './group.ts'
import { findObject, museumObjects } from '../catalogue/museums.ts'
import { type OrderDraft, placesOf, type Step, takePlaces } from './order-draft.ts'
import { backgroundAgencies } from '../people.ts'
import type { DemoSlot, SlotBook, SlotRole } from './slots.ts'

const largestGroup = 50
const smallestGroup = 12

/** Confirmed orders of agencies without logins: they are why slots are full, nearly full and half full. */
export function fillSlots(book: SlotBook, today: string): OrderDraft[] {
  return book.slots.flatMap((slot) => {
    const dice = createDice('background', slot.systemId, slot.passDate, slot.starts)
    return splitIntoGroups(dice, placesToTake(dice, slot)).map((places) => takePlaces(confirmedOrder(dice, slot, places, today)))
  })
}

/** Orders that wait for the dispatcher's answer, spread over the museums and the next two weeks. */
export function queueOrders(book: SlotBook, today: string, counts: { inProcessing: number; waiting: number }): OrderDraft[] {
  const asked = Array.from({ length: counts.inProcessing }, (_, index) => undecidedOrder(book, today, 'light', index))
  const waiting = Array.from({ length: counts.waiting }, (_, index) => undecidedOrder(book, today, 'full', index))
  return [...asked, ...waiting]
}

function placesToTake(dice: Dice, { role, capacity }: DemoSlot): number {
  const taken: Record<SlotRole, () => number> = {
    full: () => capacity,
    tight: () => capacity - dice.between(3, 19),
    half: () => capacity - dice.between(20, Math.min(59, capacity - smallestGroup)),
    empty: () => 0,
    light: () => (capacity >= 90 && dice.chance(0.1) ? dice.between(smallestGroup, 30) : 0),
  }
  return taken[role]()
}

function splitIntoGroups(dice: Dice, places: number): number[] {
  if (places === 0) return []
  if (places <= largestGroup) return [places]
  const size = dice.between(25, Math.min(largestGroup, places - smallestGroup))
  return [size, ...splitIntoGroups(dice, places - size)]
}

function confirmedOrder(dice: Dice, slot: DemoSlot, places: number, today: string): OrderDraft {
  const placedOn = addDays(today, -dice.between(1, 45))
  const placedAt = addMinutes('09:00', dice.between(0, 480))
  const { instant } = findObject(slot.systemId).object
  const confirmedAt = addMinutes(placedAt, instant ? 0 : dice.between(10, 120))
  const confirmed: Step = { kind: 'confirmed', at: moment(placedOn, confirmedAt), actor: instant ? null : 'dispatcher' }
  return anonymousOrder(dice, slot, places, moment(placedOn, placedAt), [confirmed])
}

function undecidedOrder(book: SlotBook, today: string, role: 'light' | 'full', index: number): OrderDraft {
  const dice = createDice('queue', role, index)
  const asking = museumObjects.filter(({ object }) => !object.instant)
  const { object } = dice.pick(asking)
  const places = dice.between(smallestGroup, 40)
  const wish = {
    systemId: object.system_id,
    passDate: addDays(today, 1 + index),
    time: addMinutes('10:00', 30 * dice.between(0, 14)),
    role,
    places,
  }
  const slot = book.nearest(wish)
  const placedAt = moment(addDays(today, -1), addMinutes('09:10', 37 * index))
  const steps: Step[] = role === 'full' ? [{ kind: 'waiting', at: placedAt, actor: null }] : []
  return takePlaces(anonymousOrder(dice, slot, places, placedAt, steps))
}

function anonymousOrder(dice: Dice, slot: DemoSlot, places: number, createdAt: string, steps: Step[]): OrderDraft {
  const group = rollGroup(dice, slot.systemId, places)
  const agency = dice.pick(backgroundAgencies.filter(({ home }) => home === undefined || countryId(home) === group.countryId))
  return {
    ...group,
    customer: agency.key,
    placedBy: agency.key,
    refno: `${agency.prefix}-${monthDay(slot.passDate)}-${dice.between(1, 40)}`,
    systemId: slot.systemId,
    slot,
    passDate: slot.passDate,
    starts: slot.starts,
    notes: placesOf(group.tickets) > 40 ? 'Группа придёт двумя автобусами' : '',
    createdAt,
    steps,
  }
}
