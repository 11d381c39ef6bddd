import { expect, test } from 'vitest'
import { abilityActions, abilityOf, abilitySubjects, giveAbility, roles } from '@anfilada/contract/abilities'
import { may } from './ability.ts'

test('the pages before a session answer about every pair of every role as the screens behind them do', () => {
  for (const role of roles) {
    const userAbility = abilityOf([role])
    const pairs = abilityActions.flatMap((action) => abilitySubjects.map((subject) => [action, subject] as const))
    const given = pairs.filter((pair) => may({ userAbility }, pair))
    expect(given.length).toBeGreaterThan(1)
    expect(pairs.filter((pair) => giveAbility(userAbility, pair))).toEqual(given)
  }
})
