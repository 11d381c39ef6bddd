import { describe, expect, it } from 'vitest'
import { type Ability, abilityActions, abilityOf, abilitySubjects, giveAbility, type Role, roles, visitorAbility } from './abilities.ts'
import { abilityRuleSchema } from './identity/second-factor.ts'

function may(role: Role | undefined, ...ability: Ability): boolean {
  return giveAbility(abilityOf(role === undefined ? [] : [role]), ability)
}

const sentences: [string, Role | undefined, Ability, boolean][] = [
  ['a visitor may read what is public', undefined, ['read', 'Public'], true],
  ['a visitor may not read the catalogue', undefined, ['read', 'Catalogue'], false],
  ['an owner may order', 'owner', ['create', 'Order'], true],
  ['an owner may cancel', 'owner', ['cancel', 'Order'], true],
  ['an owner may read prices', 'owner', ['read', 'Price'], true],
  ['a manager may order', 'manager', ['create', 'Order'], true],
  ['a manager may archive', 'manager', ['archive', 'Order'], true],
  ['a manager may read prices', 'manager', ['read', 'Price'], true],
  ['an accountant may read orders', 'accountant', ['read', 'Order'], true],
  ['an accountant may read prices', 'accountant', ['read', 'Price'], true],
  ['an accountant may not order', 'accountant', ['create', 'Order'], false],
  ['an accountant may not change an order', 'accountant', ['update', 'Order'], false],
  ['an accountant may not cancel', 'accountant', ['cancel', 'Order'], false],
  ['an accountant may not archive', 'accountant', ['archive', 'Order'], false],
  ['a guide may order', 'guide', ['create', 'Order'], true],
  ['a guide may cancel', 'guide', ['cancel', 'Order'], true],
  ['a guide may not read prices', 'guide', ['read', 'Price'], false],
  ['a dispatcher may read the queue', 'dispatcher', ['read', 'OfficeOrder'], true],
  ['a dispatcher may decide', 'dispatcher', ['decide', 'OfficeOrder'], true],
  ['a dispatcher may not order as a customer', 'dispatcher', ['create', 'Order'], false],
  ['an office accountant may read the queue', 'office_accountant', ['read', 'OfficeOrder'], true],
  ['an office accountant may not decide', 'office_accountant', ['decide', 'OfficeOrder'], false],
  ['an editor may not read the queue', 'editor', ['read', 'OfficeOrder'], false],
  ['an admin may decide', 'admin', ['decide', 'OfficeOrder'], true],
  ['an owner may read the balance', 'owner', ['read', 'Balance'], true],
  ['a guide may not read the balance', 'guide', ['read', 'Balance'], false],
  ['a dispatcher may look price lists up', 'dispatcher', ['read', 'PriceList'], true],
  ['a dispatcher may not publish a price list', 'dispatcher', ['decide', 'PriceList'], false],
  ['an editor may publish a price list', 'editor', ['decide', 'PriceList'], true],
  ['an editor may not look into the books', 'editor', ['read', 'Ledger'], false],
  ['an office accountant may propose a correction', 'office_accountant', ['update', 'Ledger'], true],
  ['an office accountant may not change legal texts', 'office_accountant', ['update', 'LegalText'], false],
  ['an editor may say where he stands on duty', 'editor', ['create', 'Duty'], true],
  ['an office accountant may not put others on duty', 'office_accountant', ['update', 'Duty'], false],
  ['an owner may not read the roster', 'owner', ['read', 'Duty'], false],
]

describe('abilities', () => {
  it.each(sentences)('%s', (_sentence, role, ability, expected) => {
    expect(may(role, ...ability)).toBe(expected)
  })

  it('no member of a customer may do anything in the office', () => {
    for (const role of ['owner', 'manager', 'accountant', 'guide'] as const) {
      for (const action of abilityActions) expect(may(role, action, 'OfficeOrder')).toBe(false)
    }
  })

  it('no employee may do anything as a customer', () => {
    for (const role of ['dispatcher', 'office_accountant', 'editor', 'admin'] as const) {
      for (const action of abilityActions) expect(may(role, action, 'Order')).toBe(false)
    }
  })

  it('everybody may do what a visitor may, told first', () => {
    for (const role of roles) expect(abilityOf([role]).slice(0, visitorAbility.length)).toEqual(visitorAbility)
    expect(abilityOf([])).toEqual(visitorAbility)
  })

  it('of two roles are those of each, without repeats', () => {
    const both = abilityOf(['guide', 'accountant'])
    const pairs = both.map(({ action, subject }) => `${action} ${subject}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs).toEqual(expect.arrayContaining(['create Order', 'read Price']))
    for (const { action, subject } of both) expect(may('guide', action, subject) || may('accountant', action, subject)).toBe(true)
  })

  it('every subject is open to somebody, and every pair is one of the contract', () => {
    const all = abilityOf(roles)
    expect(new Set(all.map(({ subject }) => subject))).toEqual(new Set(abilitySubjects))
    for (const rule of all) expect(abilityRuleSchema.parse(rule)).toEqual(rule)
  })
})
