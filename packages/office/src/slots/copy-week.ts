import { addDays } from '@anfilada/contract/dates'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { keptOf } from './slot-table.ts'

/** One act of a copy, of the three that staff have. */
export type CopyStep =
  | { act: 'make'; date: string; time: string; capacity: number; closed: boolean }
  | { act: 'slot'; slot_ids: number[]; capacity: number; closed: boolean }
  | { act: 'quota'; slot_ids: number[]; type: GroupCategory; quota: number | null }
export type CopyPlan = { steps: CopyStep[]; made: number; changed: number; same: number; kept: number }

/** Slots that one act may name (specification/actions.md). */
const mostAtOnce = 500
const categories: readonly GroupCategory[] = ['rf', 'ig', 'cn']

/**
 * What makes the slots of later weeks like those of one: missing ones are made, others get capacity, closing and quotas, grouped so that one
 * act changes many. A slot whose places are taken beyond that stays as it is.
 */
export function planCopy(week: readonly OfficeSlot[], later: readonly OfficeSlot[], weeks: number): CopyPlan {
  const there = new Map(later.map((slot) => [`${slot.date} ${slot.time}`, slot]))
  const plan = { steps: [] as CopyStep[], made: 0, changed: 0, same: 0, kept: 0 }
  const full: CopyStep[] = []
  const changes = new Map<string, CopyStep & { slot_ids: number[] }>()
  const add = (id: number, step: CopyStep & { slot_ids: number[] }) => {
    const key = JSON.stringify({ ...step, slot_ids: [] })
    const known = changes.get(key)
    if (known && known.slot_ids.length < mostAtOnce) known.slot_ids.push(id)
    else {
      if (known) full.push(known)
      changes.set(key, { ...step, slot_ids: [id] })
    }
  }
  for (let on = 1; on <= weeks; on += 1) {
    for (const source of week) {
      const date = addDays(source.date, on * 7)
      const target = there.get(`${date} ${source.time}`)
      if (!target) {
        plan.made += 1
        plan.steps.push({ act: 'make', date, time: source.time, capacity: source.capacity, closed: source.closed })
      } else if (!fits(source, target)) plan.kept += 1
      else if (isSame(source, target)) plan.same += 1
      else {
        plan.changed += 1
        for (const step of stepsOf(source, target)) add(target.id, step)
      }
    }
  }
  plan.steps.push(...full, ...changes.values())
  return plan
}

/** What is taken and promised stays. */
function fits(source: OfficeSlot, target: OfficeSlot): boolean {
  const isQuotaKept = target.quotas.every(({ type, taken }) => taken <= (quotaOf(source, type) ?? Infinity))
  return target.taken + keptOf(target) <= source.capacity && isQuotaKept && !target.begun
}

function isSame(source: OfficeSlot, target: OfficeSlot): boolean {
  return stepsOf(source, target).length === 0
}

function stepsOf(source: OfficeSlot, target: OfficeSlot): (CopyStep & { slot_ids: number[] })[] {
  const steps: (CopyStep & { slot_ids: number[] })[] = []
  if (source.capacity !== target.capacity || source.closed !== target.closed) {
    steps.push({ act: 'slot', slot_ids: [], capacity: source.capacity, closed: source.closed })
  }
  for (const type of categories) {
    const quota = quotaOf(source, type)
    if (quota !== quotaOf(target, type)) steps.push({ act: 'quota', slot_ids: [], type, quota })
  }
  return steps
}

function quotaOf({ quotas }: OfficeSlot, type: GroupCategory): number | null {
  return quotas.find((one) => one.type === type)?.quota ?? null
}
