import type { Museum, MuseumObject } from '@anfilada/contract/catalogue'
import { findClashes, type ClashKind, type PlannedVisit } from '@anfilada/contract/orders/programme-clashes'
import { isClosedOn } from '../days/heat.ts'
import { isHour } from '../draft/hour.ts'
import { hourOfItem, isPlaced, type BasketItem } from './basket.ts'

/** Why an item cannot be as it stands; `earlier` is the visit before it, `minutes` what is missing, `gap` what there is of a way. */
export type ItemClash = { kind: ClashKind; earlier: BasketItem | undefined; minutes: number; gap: number | null }
export type Catalogue = { museums: readonly Museum[]; objects: readonly MuseumObject[] }

/** Minutes of a visit where its object says none, or a wish for all objects of a museum has none yet: as the server counts it. */
export const usualVisit = 90

/** The clashes of a programme that is not sent yet, by the later item of each (specification/orders.md). Only visits of museums clash. */
export function clashesByItem(items: readonly BasketItem[], catalogue: Catalogue): ReadonlyMap<string, readonly ItemClash[]> {
  const visits = items.flatMap((item, index) => visitOf(item, index, catalogue))
  const clashes = findClashes(visits).map(({ kind, ids: [first, second], minutes, gap }) => ({
    kind,
    item: items[second ?? first ?? 0],
    earlier: second === undefined ? undefined : items[first ?? 0],
    minutes: minutes ?? 0,
    gap,
  }))
  // Two orders that are placed stand on the programme's own page.
  const open = clashes.filter(({ item, earlier }) => !isPlaced(item?.answer) || !isPlaced((earlier ?? item)?.answer))
  return Map.groupBy(open, ({ item }) => item?.id ?? '')
}

const unknown: Pick<Museum, 'district' | 'travel'> = { district: null, travel: [] }

function visitOf(item: BasketItem, id: number, { museums, objects }: Catalogue): PlannedVisit[] {
  const { kind, draft } = item
  if ((kind !== 'museum_tickets' && kind !== 'schedule') || draft.pass_date === '' || !isHour(hourOfItem(item))) return []
  const object = objects.find(({ system_id }) => system_id === draft.system_id)
  const { district, travel } = museums.find((one) => one.id === draft.museum_id) ?? unknown
  return [
    {
      id,
      date: draft.pass_date,
      starts: hourOfItem(item),
      minutes: object?.visit_minutes ?? usualVisit,
      museumId: draft.museum_id,
      district,
      travel,
      closed: object !== undefined && isClosedOn(draft.pass_date, object),
    },
  ]
}
