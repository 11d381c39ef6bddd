import { daysFrom } from '@anfilada/contract/dates'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import type { Range, Size } from '../shell/grid/selection.ts'
import type { Days } from './slots.queries.ts'

/** Days across, times down; where a day has no slot at a time there is a hole. */
export type SlotTable = { days: readonly string[]; times: readonly string[]; slots: ReadonlyMap<string, OfficeSlot>; size: Size }

export function slotTable(slots: readonly OfficeSlot[], { from, to }: Days): SlotTable {
  const days = daysFrom(from, to)
  const times = [...new Set(slots.map(({ time }) => time))].toSorted()
  return {
    days,
    times,
    slots: new Map(slots.map((slot) => [`${slot.date} ${slot.time}`, slot])),
    size: { rows: times.length, columns: days.length },
  }
}

export function slotAt({ days, times, slots }: SlotTable, row: number, column: number): OfficeSlot | undefined {
  return slots.get(`${days[column]} ${times[row]}`)
}

/** By day and time. */
export function slotsIn(table: SlotTable, range: Range): OfficeSlot[] {
  const found: OfficeSlot[] = []
  for (let column = range.start; column <= range.end; column += 1) {
    for (let row = range.top; row <= range.bottom; row += 1) {
      const slot = slotAt(table, row, column)
      if (slot) found.push(slot)
    }
  }
  return found
}

export function keptOf({ allotments }: Pick<OfficeSlot, 'allotments'>): number {
  return allotments.reduce((sum, { kept }) => sum + kept, 0)
}

/** What all have in common; undefined when they differ. */
export function common<T>(values: readonly T[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}

/** From the least to the most. */
export function spanOf(values: readonly number[]): { from: number; to: number } {
  return { from: Math.min(...values), to: Math.max(...values) }
}
