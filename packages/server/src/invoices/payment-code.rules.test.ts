import { describe, expect, it } from 'vitest'
import { paymentCode } from './payment-code.rules.ts'

const payee = {
  name: 'ООО «Три кита»',
  inn: '7707083893',
  kpp: '773601001',
  legal_address: '',
  account: '40702810138250123017',
  bank_name: 'ОАО "БАНК"',
  bik: '044525225',
  corr_account: '30101810400000000225',
}

describe('the payment code', () => {
  it('begins as the sample of GOST R 56042-2014, and has sum, purpose and both INNs behind it', () => {
    expect(paymentCode({ payee, payerInn: '7830002293', amount: 10_290_000, purpose: 'Оплата по счёту № 118' })).toBe(
      'ST00012|Name=ООО «Три кита»|PersonalAcc=40702810138250123017|BankName=ОАО "БАНК"|BIC=044525225|CorrespAcc=30101810400000000225' +
        '|Sum=10290000|Purpose=Оплата по счёту № 118|PayeeINN=7707083893|PayerINN=7830002293|KPP=773601001',
    )
  })

  it('parts its blocks by a mark that no value has', () => {
    const text = paymentCode({ payee: { ...payee, name: 'ООО «А|Б~В»' }, payerInn: '7830002293', amount: 1, purpose: 'x' })
    expect(text.startsWith('ST00012^Name=ООО «А|Б~В»^PersonalAcc=')).toBe(true)
  })

  it('says 0 for an account that the bank has not, no KPP of who has none, and cuts what is too long', () => {
    const { kpp: _kpp, corr_account: _account, ...alone } = payee
    const text = paymentCode({ payee: alone, payerInn: '', amount: 1, purpose: 'я'.repeat(300) })
    expect(text).toContain('|CorrespAcc=0|')
    expect(text).not.toMatch(/KPP|PayerINN/)
    expect(text).toContain(`|Purpose=${'я'.repeat(210)}|`)
  })
})
