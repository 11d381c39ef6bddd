import { abilityBeforeSecondFactor, abilityOf, type AbilityRule, type Role } from '@anfilada/contract/abilities'
import type { Db } from '../../db/pool.ts'
import { mustEnrol } from './session.rules.ts'

/** What the roles give; to an employee who must turn on the second factor first, only the means to do so. */
export function abilityNow(roles: readonly Role[], enrols: boolean): AbilityRule[] {
  return enrols ? [...abilityBeforeSecondFactor] : abilityOf(roles)
}

export async function abilityOfUser(db: Db, userId: number): Promise<AbilityRule[]> {
  const { rows } = await db.query({
    name: 'ability_of_user',
    text: `select users.roles, ${mustEnrol} as enrols from users where users.id = $1`,
    values: [userId],
  })
  return rows[0] ? abilityNow(rows[0].roles, rows[0].enrols) : []
}
