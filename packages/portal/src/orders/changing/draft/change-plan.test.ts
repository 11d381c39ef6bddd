import { describe, expect, it } from 'vitest'
import { orderKinds } from '@anfilada/contract/orders/items'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import { changePlan } from './change-plan.ts'

/** What no field of its own asks for: a slot is chosen with its object and day, and guides beside equipment are not asked for. */
const unasked: Readonly<Record<string, readonly string[]>> = {
  museum_tickets: ['system_id', 'pass_date'],
  audio_guides: ['persons_per_guide', 'qty_guide'],
}

describe('the form of a change', () => {
  it.each(orderKinds)('asks for all that may change of %s', (kind) => {
    const asked = Object.values(changePlan(kind)).flat()
    const wanted = rowsOf(kind).flatMap(([field, { changeable }]) => (changeable && !unasked[kind]?.includes(field) ? [field] : []))
    expect(asked.map(({ field }) => field).sort()).toEqual(wanted.sort())
    expect(asked.filter(({ controls }) => controls.length === 0)).toEqual([])
  })
})
