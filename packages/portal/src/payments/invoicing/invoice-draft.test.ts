import { describe, expect, it } from 'vitest'
import { buyerOf, fieldsOf, invoicedAmong, judgeBuyer } from './invoice-draft.ts'

const company = {
  organization: ' ООО «Три кита» ',
  inn: '7707 083 893',
  kpp: '773601001',
  legal_address: 'Москва',
  bank_name: 'Банк',
  bik: '044525225',
  account: '4070 2810 2382 5012 3017',
  corr_account: '30101810400000000225',
}

describe('who pays an invoice', () => {
  it('is written as papers have it, and sent as banks do', () => {
    expect(buyerOf(company)).toMatchObject({ organization: 'ООО «Три кита»', inn: '7707083893', account: '40702810238250123017' })
  })

  it('has a KPP only as a company', () => {
    const trader = { ...company, inn: '500100732259' }
    expect(fieldsOf(trader)).not.toContain('kpp')
    expect(buyerOf(trader).kpp).toBe('')
    expect(judgeBuyer(trader).faults).toEqual({})
  })

  it('must name organization and bank, by the fields of the form', () => {
    const { faults } = judgeBuyer({ ...company, organization: '', bank_name: ' ', corr_account: '', inn: '0000000000' })
    expect(faults).toEqual({ organization: 'required', inn: 'inn', bank_name: 'required', corr_account: 'required' })
  })

  it('may confirm an account whose key does not fit once all the rest is right', () => {
    expect(judgeBuyer(company)).toEqual({ faults: {}, isDoubtful: true })
    expect(judgeBuyer({ ...company, bik: '' })).toEqual({ faults: { bik: 'required' }, isDoubtful: false })
  })
})

it('orders on unpaid invoices are found among the chosen', () => {
  const invoiced = [
    { order_id: 71, invoice_id: 1, number: '118' },
    { order_id: 72, invoice_id: 1, number: '118' },
  ]
  expect(invoicedAmong([72, 73], invoiced)).toEqual([invoiced[1]])
})
