import { describe, expect, it } from 'vitest'
import { accountDoubts, accountKeyHolds, isAccount, isBik, isInn, isKpp, isOgrn, requisiteFaults, type Requisites } from './requisites.ts'

// Vectors of official examples and of well-known companies.
describe('an INN', () => {
  it.each(['7707083893', '7830002293', '7736207543', '500100732259'])('%s is one', (inn) => expect(isInn(inn)).toBe(true))

  it.each([
    ['with a wrong control digit', '7707083894'],
    ['of a person with a wrong eleventh digit', '500100732249'],
    ['of a person with a wrong twelfth digit', '500100732258'],
    ['of zeros, which pass the arithmetic', '0000000000'],
    ['of twelve zeros', '000000000000'],
    ['of eleven digits', '77070838931'],
    ['with a letter', '770708389O'],
    ['in Persian digits', '۷۷۰۷۰۸۳۸۹۳'],
    ['with a line end', '7707083893\n'],
    ['of nothing', ''],
  ])('%s is none', (_name, inn) => expect(isInn(inn)).toBe(false))
})

describe('a KPP', () => {
  it('has nine places, of which the fifth and sixth may be letters', () => {
    expect(['773601001', '7736AZ001', '77360100', '7736010011', '773601A01', '7736az001', ''].map(isKpp)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('an OGRN', () => {
  it.each(['1027700132195', '1027700229193', '304500116000157'])('%s is one', (ogrn) => expect(isOgrn(ogrn)).toBe(true))
  it.each(['1027700132196', '304500116000158', '0000000000000', '10277001321950', ''])('%s is none', (ogrn) =>
    expect(isOgrn(ogrn)).toBe(false),
  )
})

describe('a BIK', () => {
  it('has nine digits', () => {
    expect(['044525225', '04452522', '0445252251', '04452522A'].map(isBik)).toEqual([true, false, false, false])
  })
})

describe('the key of an account', () => {
  it.each([
    ['30101810800000000746', '049805000', true],
    ['30101810400000000225', '044525225', true],
    ['40602810700000000025', '049805746', false],
    ['40702810138250123017', '044525225', false],
    ['40102810100000010001', '040305000', false],
  ])('of %s fits the bank %s', (account, bik, correspondent) => {
    expect(isAccount(account)).toBe(true)
    expect(accountKeyHolds(account, bik, correspondent)).toBe(true)
  })

  it('finds every single wrong digit', () => {
    const account = '40702810138250123017'
    for (let place = 0; place < 20; place++) {
      const wrong = account.slice(0, place) + String((Number(account[place]) + 1) % 10) + account.slice(place + 1)
      expect(accountKeyHolds(wrong, '044525225')).toBe(false)
    }
  })

  it('does not fit another bank', () => expect(accountKeyHolds('40702810138250123017', '044525226')).toBe(false))

  it('counts the letter of a clearing currency as its digit', () => {
    for (const [digit, letter] of 'АВСЕНКМРТХ'.split('').entries()) {
      const [asDigit, asLetter] = [`40702${digit}10138250123017`, `40702${letter}10138250123017`]
      expect(isAccount(asLetter)).toBe(true)
      expect(accountKeyHolds(asLetter, '044525225')).toBe(accountKeyHolds(asDigit, '044525225'))
    }
    expect(isAccount('40702Я10138250123017')).toBe(false)
  })
})

const company: Requisites = {
  name: 'ООО «Три кита»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  legal_address: 'Москва, ул. Вавилова, 19',
  bank_name: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810138250123017',
  corr_account: '30101810400000000225',
}
const person: Requisites = { name: 'ИП Смирнова', inn: '500100732259', ogrn: '304500116000157', legal_address: 'Химки' }

describe('requisites', () => {
  it('of a company and of a sole trader are sound', () => {
    expect(requisiteFaults(company)).toEqual({})
    expect(accountDoubts(company)).toEqual({})
    expect(requisiteFaults(person)).toEqual({})
    expect(requisiteFaults(person, 'individual')).toEqual({})
  })

  it('need neither a bank nor an OGRN', () => {
    const { name, inn, kpp, legal_address } = company
    expect(requisiteFaults({ name, inn, kpp, legal_address })).toEqual({})
    expect(accountDoubts({ name, inn, kpp, legal_address })).toEqual({})
  })

  it.each<[string, Partial<Requisites>, object]>([
    ['of a company without KPP', { kpp: undefined }, { kpp: 'required' }],
    ['with a KPP of eight digits', { kpp: '77360100' }, { kpp: 'kpp' }],
    ["of a company with a sole trader's OGRN", { ogrn: '304500116000157' }, { ogrn: 'ogrn' }],
    ['of a person with a KPP', { inn: '500100732259', ogrn: undefined }, { kpp: 'kpp' }],
    ['with an account and no bank', { bik: undefined }, { bik: 'required' }],
    ['with a BIK of eight digits', { bik: '04452522' }, { bik: 'bik' }],
    ['with a short account', { account: '407028101382501230' }, { account: 'account' }],
    ['with a short correspondent account', { corr_account: '3010' }, { corr_account: 'account' }],
    ['of nobody, nowhere', { name: '', legal_address: '' }, { name: 'required', legal_address: 'required' }],
  ])('%s are refused at that field', (_name, change, faults) => {
    expect(requisiteFaults({ ...company, ...change })).toEqual(faults)
  })

  it('of a company are not those of a private person', () => {
    expect(requisiteFaults(company, 'individual')).toEqual({ inn: 'inn' })
  })

  it('with a key that does not fit are a doubt and no fault', () => {
    const slipped = { ...company, account: '40702810238250123017', corr_account: '30101810500000000225' }
    expect(requisiteFaults(slipped)).toEqual({})
    expect(accountDoubts(slipped)).toEqual({ account: 'account_key', corr_account: 'account_key' })
  })
})
