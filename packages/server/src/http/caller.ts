import type { Ability, Role } from '@anfilada/contract/abilities'

type Rights = { can(...ability: Ability): boolean }
type User = Rights & { userId: number; name: string; roles: readonly Role[] }
/** The number by which people know the session. */
type Session = { sessionId: number; apiKeyId: null }

type Member = User & Session & { customerId: number; onBehalf: false }
type Employee = User & Session & { customerId: null; onBehalf: false }
/** An employee who acts on behalf of the customer. */
export type OnBehalf = User & Session & { customerId: number; onBehalf: true }
/** The program of a customer, which asks with a key in the name of the member who made it. */
type Program = User & { customerId: number; onBehalf: false; sessionId: null; apiKeyId: number }
/** Who is known behind a request. */
export type Caller = Member | Employee | OnBehalf | Program
/** Who asks without a session: what everybody may read is all that he may do. */
export type Visitor = Rights

export const visitor: Visitor = { can: (action, subject) => action === 'read' && subject === 'Public' }
