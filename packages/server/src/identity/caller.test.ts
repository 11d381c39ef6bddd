import { expect, test } from 'vitest'
import { abilityActions, abilityOf, abilitySubjects, customerRoles, giveAbility, roles } from '@anfilada/contract/abilities'
import { callerOf } from './caller.ts'

test('the screens answer about every pair of every role as the server does', () => {
  for (const role of roles) {
    const known = { userId: 1, name: 'Анна', roles: [role], sessionId: 1, apiKeyId: null, onBehalf: false } as const
    const isMember = (customerRoles as readonly string[]).includes(role)
    const caller = callerOf(isMember ? { ...known, customerId: 1 } : { ...known, customerId: null })
    const pairs = abilityActions.flatMap((action) => abilitySubjects.map((subject) => [action, subject] as const))
    const given = pairs.filter((pair) => caller.can(...pair))
    expect(given.length).toBeGreaterThan(1)
    expect(pairs.filter((pair) => giveAbility(abilityOf([role]), pair))).toEqual(given)
  }
})
