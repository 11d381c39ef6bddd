import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhoneRule } from '@anfilada/contract/phone-rule'
import { emptyDraft, requestOf, type RegistrationDraft } from './registration-draft.ts'
import { isDoubtful, registrationFaults } from './registration-faults.ts'

const company: RegistrationDraft = {
  ...emptyDraft,
  name: 'Анна Новикова',
  email: 'anna@tri-kita.example',
  phone: '+7 921 555-01-90',
  company: 'ООО «Три кита»',
  inn: '7707 083893',
  kpp: '773601001',
  legal_address: 'Москва, ул. Вавилова, 19',
  consent: true,
  offer_accepted: true,
}
const banked = { ...company, bik: '044525225', account: '40702 810 1 3825 0123017' }

beforeAll(loadPhoneRule)

describe('what must be mended before an application goes', () => {
  it('is nothing when a company, a sole trader or a person has said all', () => {
    expect(registrationFaults(company)).toEqual({})
    expect(registrationFaults({ ...company, inn: '500100732259', kpp: 'left from before' })).toEqual({})
    expect(registrationFaults({ ...company, kind: 'individual', inn: '1' })).toEqual({})
  })

  it('is named for a wrong INN and the missing KPP at once', () => {
    const draft = { ...company, inn: '7707083894', kpp: '' }
    expect(registrationFaults(draft)).toEqual({ inn: 'inn', kpp: 'required' })
  })

  it.each([
    ['email', '', 'required'],
    ['email', 'anna@tri-kita', 'email'],
    ['phone', '12', 'phone'],
    ['phone', '', 'required'],
    ['phone', '+7 921 555-01', 'phone'],
    ['ogrn', '1027700132196', 'ogrn'],
    ['account', '40702810138250123017', undefined],
  ] as const)('%s «%s»: %s', (field, text, fault) => {
    expect(registrationFaults({ ...company, [field]: text })[field]).toBe(fault)
  })

  it('are both agreements, each for itself', () => {
    expect(registrationFaults({ ...company, consent: false })).toEqual({ consent: 'required' })
    expect(registrationFaults({ ...company, offer_accepted: false })).toEqual({ offer_accepted: 'required' })
  })

  it('is an account whose key does not fit, until it is confirmed', () => {
    expect(isDoubtful(banked)).toBe(false)
    const slip = { ...banked, account: '40702810138250123016' }
    expect(isDoubtful(slip)).toBe(true)
    expect(registrationFaults(slip)).toEqual({ account_confirmed: 'required' })
    expect(registrationFaults({ ...slip, account_confirmed: true })).toEqual({})
  })
})

describe('what is sent', () => {
  it('has the digits of a Persian keyboard as Latin ones, and no KPP of a sole trader', () => {
    const draft = { ...company, phone: '+۷ ۹۲۱ ۵۵۵۰۱۹۰', inn: '۵۰۰۱۰۰۷۳۲۲۵۹' }
    expect(registrationFaults(draft)).toEqual({})
    const { phone, organization } = requestOf(draft, 'fa')
    expect(phone).toBe('+7 921 5550190')
    expect(organization).toMatchObject({ inn: '500100732259' })
    expect(organization).not.toHaveProperty('kpp')
  })

  it('names the versions of the texts that were shown', () => {
    const text = { id: 4, kind: 'consent', version: 3, valid_from: '2026-11-01', title: 'Согласие', language: 'ru' } as const
    expect(requestOf(company, 'ru', { consent: text })).toMatchObject({ consent: true, consent_version: '3' })
  })
})
