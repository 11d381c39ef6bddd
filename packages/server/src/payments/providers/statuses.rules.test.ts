import { describe, expect, it } from 'vitest'
import { answers, paymentOf as modulbankPaymentOf } from './modulbank-answers.ts'
import { isTimeOut, paymentSaid, refundSaid } from './statuses.rules.ts'
import { answers as wechatAnswers, paymentOf as wechatPaymentOf } from './wechat-answers.ts'

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

  it('tells time that ran out from a refusal', () => {
    expect(['BILL_EXPIRED', 'CLOSED', 'FAILED', 'PAYERROR', 'REVOKED'].map(isTimeOut)).toEqual([true, true, false, false, false])
  })

  it.each(['', 'complete', 'UNDER_REVIEW', '__proto__', 'toString'])('that nobody knows, %o, waits and calls for somebody', (word) => {
    expect(paymentSaid('modulbank', word)).toEqual({ status: 'PROCESSING', word, isUnknownWord: true })
    expect(refundSaid('wechat', word)).toEqual({ status: 'PENDING', word, isUnknownWord: true })
  })
})

describe('what a provider says besides', () => {
  it('is kept in five hundred characters, however long it is', () => {
    const long = 'x'.repeat(100_000)
    const said = answers.transaction.parse({ transaction: { state: 'FAILED', message: long } })
    expect(modulbankPaymentOf(said.transaction).message).toHaveLength(500)
    const trade = wechatAnswers.trade.parse({ out_trade_no: 'A-1', trade_state: 'PAYERROR', trade_state_desc: long })
    expect(wechatPaymentOf(trade).message).toHaveLength(500)
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
