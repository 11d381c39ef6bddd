import type { Museum, MuseumObject } from '@anfilada/contract/catalogue'
import { findClashes, type ClashKind, type PlannedVisit } from '@anfilada/contract/orders/programme-clashes'
import { isClosedOn } from '../days/closed-day.ts'
import { isHour } from '../draft/hour.ts'
import { hourOfLine, isPlaced, type BasketLine } from './basket.ts'

/** Why a line cannot be as it stands; `earlier` is the visit before it, `minutes` what is missing. */
export type LineClash = { kind: ClashKind; earlier: BasketLine | undefined; minutes: number }
type Catalogue = { museums: readonly Museum[]; objects: readonly MuseumObject[] }

/** Of a wish for all objects of a museum, which has no object yet: as the server counts it. */
const usualVisit = 90

/** The clashes of a programme that is not sent yet, by the later line of each (product.md §3). Only visits of museums clash. */
export function clashesByLine(lines: readonly BasketLine[], catalogue: Catalogue): ReadonlyMap<string, readonly LineClash[]> {
  const visits = lines.flatMap((line, index) => visitOf(line, index, catalogue))
  const clashes = findClashes(visits).map(({ kind, ids: [first, second], minutes }) => ({
    kind,
    line: lines[second ?? first ?? 0],
    earlier: second === undefined ? undefined : lines[first ?? 0],
    minutes: minutes ?? 0,
  }))
  // Two orders that are placed stand on the programme's own page.
  const open = clashes.filter(({ line, earlier }) => !isPlaced(line?.answer) || !isPlaced((earlier ?? line)?.answer))
  return Map.groupBy(open, ({ line }) => line?.id ?? '')
}

function visitOf(line: BasketLine, id: number, { museums, objects }: Catalogue): PlannedVisit[] {
  const { kind, draft } = line
  if ((kind !== 'museum_tickets' && kind !== 'schedule') || draft.pass_date === '' || !isHour(hourOfLine(line))) return []
  const object = objects.find(({ system_id }) => system_id === draft.system_id)
  const museum = museums.find((one) => one.id === draft.museum_id)
  return [
    {
      id,
      date: draft.pass_date,
      starts: hourOfLine(line),
      minutes: object?.visit_minutes ?? usualVisit,
      museumId: draft.museum_id,
      district: museum?.district ?? null,
      closed: object !== undefined && isClosedOn(draft.pass_date, object),
    },
  ]
}
