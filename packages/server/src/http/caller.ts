import type { Ability, Role } from '@anfilada/contract/abilities'

/** The signed-in user, or the program of a customer, behind a request. */
export type Caller = {
  userId: number
  name: string
  roles: readonly Role[]
  /** Null for employees, except while one acts on behalf of a customer. */
  customerId: number | null
  /** An employee who acts on behalf of the customer. */
  onBehalf: boolean
  /** The number by which people know the session; null for a program. */
  sessionId: number | null
  /** The key of a customer's program, which asks in the name of the member who made it; null for people. */
  apiKeyId: number | null
  can(...ability: Ability): boolean
}

/** Who asks without a session: what everybody may read is all that he may do. */
export const visitor: Caller = {
  userId: 0,
  name: '',
  roles: [],
  customerId: null,
  onBehalf: false,
  sessionId: null,
  apiKeyId: null,
  can: (action, subject) => action === 'read' && subject === 'Public',
}
