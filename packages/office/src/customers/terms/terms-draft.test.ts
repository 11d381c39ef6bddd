import { describe, expect, test } from 'vitest'
import { agreedIn, draftOf, firstTerms } from './terms-draft.ts'

const company = { ...firstTerms, settlement: 'invoice' as const }
const person = { ...firstTerms, settlement: 'pay_now' as const }

describe('the terms that are typed', () => {
  test('give hours to those who pay now, and no limit', () => {
    const { agreed, faults } = agreedIn({ ...person, pay_hours: '48', credit_limit: '9' })
    expect(faults).toEqual({})
    expect(agreed).toEqual({ settlement: 'pay_now', pay_hours: 48, contract_number: null, contract_date: null })
  })

  test('are chosen by somebody: nothing is preset', () => {
    expect(firstTerms.settlement).toBe('')
    expect(agreedIn(firstTerms).faults).toEqual({ settlement: 'settlementMissing' })
  })

  test('take a limit as people write sums, to the kopeck', () => {
    for (const [typed, limit] of [
      ['500 000', 50_000_000],
      ['1200,50', 120_050],
      ['1\u00a0000 ₽', 100_000],
      ['', null],
    ] as const) {
      expect(agreedIn({ ...company, credit_limit: typed })).toMatchObject({ agreed: { credit_limit: limit }, faults: {} })
    }
  })

  test('name what is wrong: hours, a sum, a date without its number', () => {
    expect(agreedIn({ ...person, pay_hours: '0' }).faults).toEqual({ pay_hours: 'hoursWrong' })
    expect(agreedIn({ ...company, credit_limit: '5 тысяч' }).faults).toEqual({ credit_limit: 'limitWrong' })
    expect(agreedIn({ ...company, contract_date: '2026-12-01' }).faults).toEqual({ contract_number: 'numberMissing' })
  })

  test('stand in the fields as they were agreed', () => {
    const terms = {
      settlement: 'invoice',
      pay_hours: null,
      credit_limit: 120_050_050,
      contract_number: '114-TA',
      contract_date: null,
    } as const
    expect(draftOf(terms)).toMatchObject({ credit_limit: '1 200 500,50', contract_number: '114-TA', contract_date: '' })
    expect(agreedIn(draftOf(terms)).agreed).toMatchObject({ credit_limit: 120_050_050, contract_number: '114-TA', contract_date: null })
  })
})
