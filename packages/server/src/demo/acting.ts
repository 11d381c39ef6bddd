import type { Caller } from '../http/caller.ts'
import type { Outcome } from '../outcome.ts'
import { customerId, userId, users } from './people.ts'

/** A person of the demo as the product's acts know who asks: allowed all, for the stories have him do only what he may. */
export function actingAs(login: string): { caller: Caller; origin: { address: string; device: string } } {
  const user = users.find((one) => one.login === login)
  if (!user) throw new Error(`Nobody is called ${login}`)
  const { name, roles, customer } = user
  const known = { userId: userId(login), name, roles, sessionId: 0, apiKeyId: null, onBehalf: false, can: () => true } as const
  const caller: Caller = customer === null ? { ...known, customerId: null } : { ...known, customerId: customerId(customer) }
  return { caller, origin: { address: '192.0.2.10', device: '' } }
}

/** A story that the product refuses is told wrong. */
export function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`The demo's story was refused: ${outcome.refusal}`)
  return outcome.value
}
