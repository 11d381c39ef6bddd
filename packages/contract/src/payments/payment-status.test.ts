import { describe, expect, it } from 'vitest'
import { canPaymentMove, paymentStatuses, readVouchers } from './payment-status.ts'

describe('an attempt to pay', () => {
  it('never goes back, whatever comes late', () => {
    for (const from of paymentStatuses) {
      for (const to of paymentStatuses) expect(canPaymentMove(from, to) && canPaymentMove(to, from)).toBe(false)
    }
    expect(canPaymentMove('COMPLETE', 'FAILED')).toBe(false)
    expect(canPaymentMove('PROCESSING', 'FORM_OPENED')).toBe(false)
  })

  it('is completed by money that comes after it failed', () => {
    expect(canPaymentMove('FAILED', 'COMPLETE')).toBe(true)
  })
})

describe('voucher numbers', () => {
  it.each([
    ['71', [71]],
    ['71, 72', [71, 72]],
    [' 72 ,71,72, ', [72, 71]],
  ])('are read as people write them: %s', (text, ids) => expect(readVouchers(text)).toEqual(ids))

  it.each(['', ',', '71 72', '71; 72', '№71', '-1', '0', '1.5', '12345678901', Array.from({ length: 51 }, (_, id) => id + 1).join(',')])(
    'are nothing else: %s',
    (text) => expect(readVouchers(text)).toBeUndefined(),
  )
})
