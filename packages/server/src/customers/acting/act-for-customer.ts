import { abilityOnBehalf } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { endActing, insertActing, lockActedFor, lockActingEmployee, recordAudit } from '../../identity/index.ts'
import { newToken, tokenHash } from '../../secrets.ts'

type Acting = { caller: Caller; origin: Origin }

/** A session on behalf of the customer: one at a time, so that nobody orders for one and thinks of another. Both names go into the log. */
export async function actForCustomer(
  pool: Pool,
  { caller, origin }: Acting,
  customerId: number,
): Promise<Outcome<LoginOutput & { until: string }>> {
  return inTransaction(pool, async (tx) => {
    const customer = await lockActedFor(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    if (customer.blocked) return refuse('customer_already_blocked')
    const employee = await lockActingEmployee(tx, caller.userId)
    // Removed since his session was looked at.
    if (!employee) return refuse('unauthenticated')
    await stopActing(tx, { caller, origin })
    const token = newToken()
    const session = await insertActing(tx, { hash: tokenHash(token), userId: caller.userId, customerId, origin })
    const until = session.until.toISOString()
    const details = { customer: customer.name, until }
    await recordAudit(tx, caller, origin, { action: 'acting.started', subject: 'session', subjectId: session.id, customerId, details })
    const userData = {
      login: employee.login,
      name: caller.name,
      kind: customer.kind,
      roles: [...caller.roles],
      customer_id: customer.id,
      customer_name: customer.name,
      // The employee reads the screens, not the customer.
      language: employee.language,
      news_mark: false,
      email: employee.email,
      second_factor: 'off' as const,
      acting_for: { staff: caller.name, until },
    }
    return accept({ userData, accessToken: token, userAbility: [...abilityOnBehalf], live_position: session.livePosition, until })
  })
}

/** Ends the employee's sessions on behalf of customers, or this one; the end by itself after thirty minutes needs no line. */
export async function stopActing(tx: Tx, { caller, origin }: Acting, sessionId: number | null = null): Promise<void> {
  for (const { id, customerId, customer } of await endActing(tx, caller.userId, sessionId)) {
    await recordAudit(tx, caller, origin, { action: 'acting.ended', subject: 'session', subjectId: id, customerId, details: { customer } })
  }
}
