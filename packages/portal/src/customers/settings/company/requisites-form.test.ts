import { describe, expect, it } from 'vitest'
import { fieldsFor, isFixed, judge, requisitesOf, textsOf } from './requisites-form.ts'

const kept = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: null,
  legal_address: 'Москва, ул. Вавилова, 19',
  bank_name: null,
  bik: null,
  account: null,
  corr_account: null,
}
const customer = { id: 1, kind: 'legal_entity', name: 'Нева-тур', email: null, phone: null, requisites: kept, terms: null } as const

describe('the form of requisites', () => {
  it('sends digits without the spaces of papers and nothing for what is empty', () => {
    expect(requisitesOf({ ...textsOf(customer), bik: ' 044 525 225 ', bank_name: '  ' })).toEqual({
      name: 'Нева-тур',
      inn: '7707083893',
      kpp: '773601001',
      legal_address: 'Москва, ул. Вавилова, 19',
      bik: '044525225',
    })
  })

  it('fixes what the contract was made with, and lets be told what was never told', () => {
    expect(['name', 'inn', 'ogrn', 'bik'].filter((field) => isFixed(field as 'name', customer))).toEqual(['name', 'inn'])
  })

  it('finds a wrong digit as it is typed', () => {
    expect(judge({ ...textsOf(customer), ogrn: '1027700132196' }, 'legal_entity').faults).toEqual({ ogrn: 'ogrn' })
    expect(judge({ ...textsOf(customer), ogrn: '1027700132195' }, 'legal_entity').faults).toEqual({})
  })

  it('doubts an account whose key does not fit the bank', () => {
    const bank = { bik: '044525225', account: '40702810900000000001' }
    expect(judge({ ...textsOf(customer), ...bank }, 'legal_entity')).toEqual({ faults: {}, doubts: { account: 'account_key' } })
  })

  it('asks no KPP of a sole trader, nor sends one that was typed before', () => {
    const trader = { ...textsOf(customer), inn: '500100732259' }
    expect(fieldsFor(trader, 'legal_entity')).not.toContain('kpp')
    expect(requisitesOf(trader).kpp).toBeUndefined()
  })
})
