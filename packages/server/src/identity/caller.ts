import { abilityBeforeSecondFactor, abilityOf, abilityOnBehalf, type CustomerRole, type Role } from '@anfilada/contract/abilities'
import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { Caller } from '../http/caller.ts'

const abilities = new Map<string, MongoAbility>()

/** Abilities follow from the roles alone, so the few combinations are built once. */
function abilityFor(roles: readonly Role[]): MongoAbility {
  const key = roles.join()
  let ability = abilities.get(key)
  if (!ability) abilities.set(key, (ability = createMongoAbility(abilityOf(roles))))
  return ability
}

const onBehalfAbility = createMongoAbility([...abilityOnBehalf])
const enrollingAbility = createMongoAbility([...abilityBeforeSecondFactor])

/** `mustEnrol`: an employee who has to turn on the second factor first. */
type Known<C> = C extends Caller ? Omit<C, 'can'> : never
export function callerOf(user: Known<Caller>, mustEnrol = false): Caller {
  const ability = user.onBehalf ? onBehalfAbility : mustEnrol ? enrollingAbility : abilityFor(user.roles)
  return { ...user, can: (action, subject) => ability.can(action, subject) }
}

/** A member who is nothing but a guide sees only orders that name or were placed by him (specification/people.md). */
export function seesOnlyOwnOrders(caller: Caller): boolean {
  const guide: CustomerRole = 'guide'
  return caller.roles.every((role) => role === guide)
}

/** The customer whose member asks. What needs one is in no employee's abilities. */
export function customerOf({ customerId }: Caller): number {
  if (customerId === null) throw new Error('An employee has no customer')
  return customerId
}
