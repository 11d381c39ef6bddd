import type { Ability, Role } from '@anfilada/contract/abilities'

/** The signed-in user behind a request. */
export type Caller = {
  userId: number
  name: string
  roles: readonly Role[]
  /** Null for employees. */
  customerId: number | null
  can(...ability: Ability): boolean
}
