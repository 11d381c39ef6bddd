import { useState } from 'react'
import { useMay } from '@anfilada/browser/ability'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { stepFrom } from '../../../shell/keys/neighbours.ts'
import { toggled, withRange, type Mark, type Marks } from './marks.ts'

type List = { orders: readonly OfficeOrder[]; chosen: number | undefined; choose: (order: number | undefined, replace?: boolean) => void }

/** Orders marked to be answered together. One that leaves the list loses its mark. `marks` is undefined for those who may not decide. */
export function useMarks({ orders, chosen, choose }: List) {
  const [kept, setMarks] = useState<Marks>(new Set())
  const canMark = useMay()(['decide', 'OfficeOrder'])
  const marked = orders.filter(({ id }) => kept.has(id))
  const ids = orders.map(({ id }) => id)
  const mark: Mark = (id, range) => setMarks((now) => (range ? withRange(now, ids, chosen, id) : toggled(now, id)))

  /** Marks the open order and the one beside it, which opens. */
  function markOn(step: 1 | -1) {
    const next = stepFrom(ids, chosen, step)
    if (next === undefined) return
    mark(next, 'range')
    choose(next, true)
  }

  return {
    marks: canMark ? (new Set(marked.map(({ id }) => id)) as Marks) : undefined,
    marked,
    mark,
    clear: () => setMarks(new Set()),
    /** Those that have their answer. */
    unmark: (answered: readonly number[]) => setMarks((now) => new Set([...now].filter((id) => !answered.includes(id)))),
    keys: canMark
      ? {
          ...(chosen !== undefined && ids.includes(chosen) && { mark: () => mark(chosen) }),
          markNext: () => markOn(1),
          markPrevious: () => markOn(-1),
        }
      : {},
  }
}
