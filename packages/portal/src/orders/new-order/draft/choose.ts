import type { Museum, MuseumObject, Slot } from '@anfilada/contract/catalogue'
import { defaultZone } from '@anfilada/contract/dates'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { planFor } from './form-plan.ts'
import { type DraftField, type OrderDraft, sizeOf, withLoanOn } from './order-draft.ts'
import { mustWait, usualCountry } from './places.ts'
import { allFieldsOf } from './progress.ts'

export type Choice = Partial<OrderDraft>

/** What the catalogue allows, as far as it is known by now; what is not known forbids nothing. */
export type Possible = {
  museums?: readonly Pick<Museum, 'id' | 'types'>[] | undefined
  /** Of the chosen group category. */
  objects?: readonly Pick<MuseumObject, 'system_id' | 'museum_id' | 'countries' | 'zone' | 'persons_per_guide'>[] | undefined
  /** Of the chosen object and day. */
  slots?: readonly Slot[] | undefined
}

/** A later answer that the choice made impossible; the reader is told. */
export type Dropped = { what: 'museum' | 'object' | 'country' } | { what: 'time'; time: string }

export type Chosen = { draft: OrderDraft; dropped: Dropped[] }

const asks = (kind: OrderKind, field: DraftField) => allFieldsOf(planFor(kind)).includes(field)

/**
 * The draft after a choice: every later answer that still holds stays, only what became impossible goes. The hour stays
 * as a wish when the day or the place changes, and finds its slot as soon as the slots are known.
 */
export function choose(kind: OrderKind, draft: OrderDraft, choice: Choice, possible: Possible): Chosen {
  const next = withUsualCountry(draft, withDay(kind, draft, { ...draft, ...choice }))
  const dropped: Dropped[] = []
  if (!receives(next, possible)) {
    Object.assign(next, { museum_id: null, system_id: '' })
    dropped.push({ what: 'museum' })
  }
  if (next.system_id && !hasObject(draft, next, choice, possible)) {
    next.system_id = ''
    dropped.push({ what: 'object' })
  }
  if (asks(kind, 'country_id') && !welcomes(next, possible)) {
    next.country_id = null
    dropped.push({ what: 'country' })
  }
  next.zone = zoneOf(next, possible)
  next.persons_per_guide = Math.min(next.persons_per_guide, mostPerGuide(next, possible) ?? next.persons_per_guide)
  dropped.push(...findSlot(draft, next, choice, possible))
  if (next.schedule_item_id !== draft.schedule_item_id) next.accept_waiting = choice.accept_waiting ?? false
  if (!next.accept_waiting) next.alternatives = []
  return { draft: next, dropped }
}

function withDay(kind: OrderKind, draft: OrderDraft, next: OrderDraft): OrderDraft {
  const isOther = next.pass_date !== draft.pass_date && asks(kind, 'pickup_date')
  return isOther ? withLoanOn(next, next.pass_date) : next
}

function withUsualCountry(draft: OrderDraft, next: OrderDraft): OrderDraft {
  const follows = next.type !== draft.type && draft.country_id === usualCountry[draft.type]
  return follows ? { ...next, country_id: usualCountry[next.type] } : next
}

function receives({ museum_id, type }: OrderDraft, { museums }: Possible): boolean {
  const museum = museums?.find(({ id }) => id === museum_id)
  return !museum || museum.types.includes(type)
}

function hasObject(draft: OrderDraft, next: OrderDraft, choice: Choice, { objects }: Possible): boolean {
  if (objects) return objects.some(({ system_id, museum_id }) => system_id === next.system_id && museum_id === next.museum_id)
  return next.museum_id === draft.museum_id || choice.system_id !== undefined
}

function welcomes({ country_id, system_id }: OrderDraft, { objects }: Possible): boolean {
  const countries = objects?.find((object) => object.system_id === system_id)?.countries ?? []
  return country_id === null || countries.length === 0 || countries.includes(country_id)
}

/** How many may follow one guide of the object; undefined where there is no limit, or none is known. */
function mostPerGuide({ system_id }: OrderDraft, { objects }: Possible): number | undefined {
  return objects?.find((object) => object.system_id === system_id)?.persons_per_guide ?? undefined
}

/** The clocks of the object; those of before while the objects are not known. */
function zoneOf({ system_id, zone }: OrderDraft, { objects }: Possible): string {
  return system_id ? (objects?.find((object) => object.system_id === system_id)?.zone ?? zone) : defaultZone
}

/** Puts the slot of the wanted hour into `next`, or takes it out; answers the hour when it had to be given up. */
function findSlot(draft: OrderDraft, next: OrderDraft, choice: Choice, { slots }: Possible): Dropped[] {
  if (choice.schedule_item_id !== undefined) return []
  const sameSlots = next.system_id === draft.system_id && next.pass_date === draft.pass_date
  if (sameSlots && draft.schedule_item_id !== null) return []
  next.schedule_item_id = null
  if (!slots || next.time === '') return []
  const slot = slots.find(({ time }) => time === next.time)
  if (slot && slot.status !== 'closed' && !mustWait(slot, sizeOf(next))) {
    next.schedule_item_id = slot.id
    return []
  }
  const { time } = next
  next.time = ''
  return [{ what: 'time', time }]
}
