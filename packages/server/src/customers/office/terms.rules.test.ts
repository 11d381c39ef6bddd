import { describe, expect, it } from 'vitest'
import { decideStaffRoles } from '../../identity/staff/change-staff.ts'
import { readSearch } from '../customers.reads.ts'
import { type AgreedTerms, decideTerms } from './terms.rules.ts'

const none = { pay_hours: null, credit_limit: null, contract_number: null, contract_date: null }

describe('terms', () => {
  it.each<[string, AgreedTerms, object]>([
    [
      'to pay now within 24 hours, when nothing else was agreed',
      { settlement: 'pay_now' },
      { ...none, settlement: 'pay_now', pay_hours: 24 },
    ],
    ['to pay now within 48 hours', { settlement: 'pay_now', pay_hours: 48 }, { ...none, settlement: 'pay_now', pay_hours: 48 }],
    [
      'by invoice up to a limit',
      { settlement: 'invoice', credit_limit: 50_000_00 },
      { ...none, settlement: 'invoice', credit_limit: 50_000_00 },
    ],
    ['by invoice without credit', { settlement: 'invoice', credit_limit: 0 }, { ...none, settlement: 'invoice', credit_limit: 0 }],
    [
      'by a contract',
      { settlement: 'deposit', contract_number: '7/26', contract_date: '2026-11-01' },
      { ...none, settlement: 'deposit', contract_number: '7/26', contract_date: '2026-11-01' },
    ],
    ['with an empty contract number', { settlement: 'deposit', contract_number: '' }, { ...none, settlement: 'deposit' }],
  ])('%s hold', (_name, agreed, terms) => {
    expect(decideTerms(agreed, 'legal_entity')).toEqual({ ok: true, value: terms })
  })

  it.each<[string, AgreedTerms, string]>([
    ['hours to pay for who does not pay now', { settlement: 'invoice', pay_hours: 24 }, 'pay_hours'],
    ['a credit limit for who pays now', { settlement: 'pay_now', credit_limit: 100 }, 'credit_limit'],
    ['the date of a contract without a number', { settlement: 'deposit', contract_date: '2026-11-01' }, 'contract_number'],
  ])('do not hold: %s', (_name, agreed, field) => {
    expect(decideTerms(agreed, 'legal_entity')).toMatchObject({ refusal: 'terms_wrong', fields: { [field]: expect.any(String) } })
  })

  it('by invoice are for legal entities only', () => {
    expect(decideTerms({ settlement: 'invoice' }, 'individual')).toMatchObject({
      refusal: 'terms_wrong',
      fields: { settlement: 'invalid' },
    })
    expect(decideTerms({ settlement: 'deposit' }, 'individual')).toMatchObject({ ok: true })
  })
})

describe('the roles of staff', () => {
  it('leave an administrator', () => {
    expect(decideStaffRoles([7], 7, ['editor'])).toMatchObject({ refusal: 'last_admin' })
    expect(decideStaffRoles([7], 7, [])).toMatchObject({ refusal: 'last_admin' })
    expect(decideStaffRoles([7], 7, ['editor', 'admin'])).toMatchObject({ ok: true })
    expect(decideStaffRoles([7, 8], 7, [])).toMatchObject({ ok: true })
    expect(decideStaffRoles([7], 8, [])).toMatchObject({ ok: true })
  })
})

describe('a search', () => {
  it('looks for every word of a name or its beginning, and lets nothing of its own language through', () => {
    expect(readSearch('ООО «Нева-тур»').words).toBe('ооо:* & нева:* & тур:*')
    expect(readSearch("a' | !b:*<->(c)").words).toBe('a:* & b:* & c:*')
    expect(readSearch('«»').words).toBe('')
    expect(readSearch(' 77 0708 3893 ').inn).toBe('7707083893')
  })
})
