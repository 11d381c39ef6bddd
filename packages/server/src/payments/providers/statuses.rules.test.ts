import { describe, expect, it } from 'vitest'
import { paymentSaid, refundSaid } from './statuses.rules.ts'

describe('a provider’s word for a payment', () => {
  it.each([
    ['modulbank', 'FORM_OPENED', 'FORM_OPENED'],
    ['modulbank', 'WAITING_FOR_3DS', 'WAITING_FOR_3DS'],
    ['modulbank', 'PROCESSING', 'PROCESSING'],
    ['modulbank', 'AUTHORIZED', 'PROCESSING'],
    ['modulbank', 'COMPLETE', 'COMPLETE'],
    ['modulbank', 'FAILED', 'FAILED'],
    ['wechat', 'NOTPAY', 'FORM_OPENED'],
    ['wechat', 'USERPAYING', 'PROCESSING'],
    ['wechat', 'ACCEPT', 'PROCESSING'],
    ['wechat', 'SUCCESS', 'COMPLETE'],
    ['wechat', 'REFUND', 'COMPLETE'],
    ['wechat', 'CLOSED', 'FAILED'],
    ['wechat', 'REVOKED', 'FAILED'],
    ['wechat', 'PAYERROR', 'FAILED'],
  ] as const)('of %s, %s, means %s', (provider, word, status) => {
    expect(paymentSaid(provider, word)).toEqual({ status, word, isUnknownWord: false })
  })

  it.each(['', 'complete', 'UNDER_REVIEW', '__proto__', 'toString'])('that nobody knows, %o, waits and calls for somebody', (word) => {
    expect(paymentSaid('modulbank', word)).toEqual({ status: 'PROCESSING', word, isUnknownWord: true })
    expect(refundSaid('wechat', word)).toEqual({ status: 'PENDING', word, isUnknownWord: true })
  })
})

describe('a provider’s word for a refund', () => {
  it.each([
    ['modulbank', 'PENDING', 'PENDING'],
    ['modulbank', 'PROCESSING', 'PENDING'],
    ['modulbank', 'WAITING_FOR_RESULT', 'PENDING'],
    ['modulbank', 'COMPLETE', 'COMPLETE'],
    ['modulbank', 'FAILED', 'FAILED'],
    ['wechat', 'PROCESSING', 'PENDING'],
    ['wechat', 'SUCCESS', 'COMPLETE'],
    ['wechat', 'CLOSED', 'FAILED'],
    ['wechat', 'ABNORMAL', 'FAILED'],
  ] as const)('of %s, %s, means %s', (provider, word, status) => {
    expect(refundSaid(provider, word)).toEqual({ status, word, isUnknownWord: false })
  })
})
