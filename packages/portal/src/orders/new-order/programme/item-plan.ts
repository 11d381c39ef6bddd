import { minutesIn, type Stretch } from '@anfilada/browser/timeline/axis'
import type { PlanClash } from '../../plan/marks.ts'
import { isHour } from '../draft/hour.ts'
import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import { hourOfItem, type BasketItem } from './basket.ts'
import { usualVisit, type ItemClash } from './item-clashes.ts'

/** An item where its hours are. */
export type PlannedItem = Stretch & Readonly<{ id: string; item: BasketItem }>
/** Visits stand in thick lanes, what goes along with them in thin ones; `count`: all items of the day, also those without an hour yet. */
export type PlannedDay = { date: string; visits: PlannedItem[]; services: PlannedItem[]; count: number }

/** When equipment is back that is brought on another day: in the evening. */
const evening = 20 * 60

/** The items of a programme by day, each for as long as it takes; `minutesOf`: how long a visit of an object usually takes. */
export function plannedDays(items: readonly BasketItem[], minutesOf: (systemId: string) => number | undefined): PlannedDay[] {
  const days = Map.groupBy(items, ({ draft }) => draft.pass_date)
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, own]) => {
      const planned = own.filter((item) => isHour(hourOfItem(item))).map((item) => plannedItem(item, minutesOf))
      return {
        date,
        visits: planned.filter(({ item }) => isVisitItem(item)),
        services: planned.filter(({ item }) => !isVisitItem(item)),
        count: own.length,
      }
    })
}

function isVisitItem({ kind }: BasketItem): boolean {
  return kind === 'museum_tickets' || kind === 'schedule'
}

function plannedItem(item: BasketItem, minutesOf: (systemId: string) => number | undefined): PlannedItem {
  const { id, kind, draft } = item
  const starts = minutesIn(hourOfItem(item))
  if (isVisitItem(item)) return { id, item, starts, ends: starts + (minutesOf(draft.system_id) ?? usualVisit) }
  if (kind !== 'audio_guides') return { id, item, starts, ends: starts + draft.hours * 60 }
  const isSameDay = draft.return_date === draft.pickup_date && isHour(draft.return_time)
  return { id, item, starts, ends: Math.max(isSameDay ? minutesIn(hourOfTyping(draft.return_time)) : evening, starts + 60) }
}

/** The clashes of items as they are drawn: the earlier visit first. */
export function drawnClashes(found: ReadonlyMap<string, readonly ItemClash[]>): PlanClash<string>[] {
  return [...found].flatMap(([id, clashes]) =>
    clashes.map(({ kind, earlier, minutes }) => ({ kind, ids: earlier ? [earlier.id, id] : [id], minutes })),
  )
}
