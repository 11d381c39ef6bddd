import { describe, expect, test } from 'vitest'
import { decideHold } from './hold.rules.ts'

const slot = { closed: false, archived: false, museumTypes: ['ig' as const] }

describe('holding places', () => {
  test('is tried for a draft while fewer than three other drafts of the customer hold places', () => {
    expect(decideHold('ig', slot, 2)).toEqual({ ok: true, value: true })
    expect(decideHold('ig', slot, 3)).toEqual({ ok: false, refusal: 'too_many_holds' })
  })

  test.each([
    ['a slot that does not exist', undefined, 'slot_not_found', 'schedule_item_id'],
    ['a slot past its cut-off', { ...slot, closed: true }, 'booking_closed', 'schedule_item_id'],
    ['an object that takes no new orders', { ...slot, archived: true }, 'object_archived', 'schedule_item_id'],
    ['a category that the museum does not take', { ...slot, museumTypes: ['rf' as const] }, 'group_category_not_served', 'type'],
  ] as const)('is refused for %s, beside the field', (_case, wanted, refusal, field) => {
    expect(decideHold('ig', wanted && { ...wanted, museumTypes: [...wanted.museumTypes] }, 0)).toEqual({
      ok: false,
      refusal,
      fields: { [field]: refusal },
    })
  })
})
