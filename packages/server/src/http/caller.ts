import type { Ability, Role } from '@anfilada/contract/abilities'

/** The signed-in user behind a request. */
export type Caller = {
  userId: number
  name: string
  roles: readonly Role[]
  /** Null for employees, except while one acts on behalf of a customer. */
  customerId: number | null
  /** An employee who acts on behalf of the customer. */
  onBehalf: boolean
  /** The number by which people know the session. */
  sessionId: number
  can(...ability: Ability): boolean
}
