import { describe, expect, test } from 'vitest'
import { officeOrder } from '../../testing/orders.ts'
import { actOf, needsEntrance } from './bulk-act.ts'

const asked = officeOrder({ id: 71 })
const nowhere = { ...asked, usual_entrance: '' }
const changed = officeOrder({ id: 72, status: 'confirmed', isChanged: true })
const confirm = { does: 'confirm', entrance: ' Gate 2 ' } as const
const reject = { does: 'reject', reason: 'No places' } as const

describe('one answer to many orders', () => {
  test('confirms each at the hour that it asks for and at its own entrance', () => {
    expect(actOf(asked, confirm)).toEqual({
      action: 'confirm_order',
      data: { order_id: 71, revision: 1, time: '12:00', entrance: 'Entrance 3' },
    })
  })

  test('gives the typed entrance to those without a known one only', () => {
    expect(actOf(nowhere, confirm).data).toMatchObject({ entrance: 'Gate 2' })
    expect([asked, nowhere, changed].map(needsEntrance)).toEqual([false, true, false])
  })

  test('accepts or declines a change beside a confirmed order', () => {
    expect(actOf(changed, confirm)).toEqual({ action: 'accept_change', data: { order_id: 72, revision: 2 } })
    expect(actOf(changed, reject)).toEqual({ action: 'decline_change', data: { order_id: 72, revision: 2, reason: 'No places' } })
  })

  test('rejects the others with the reason', () => {
    expect(actOf(asked, reject)).toEqual({ action: 'reject_order', data: { order_id: 71, revision: 1, reason: 'No places' } })
  })
})
