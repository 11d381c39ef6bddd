import type { Db } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'

/** One line of the audit log: `application.approved`, what it was about, and what changed (never a secret). */
export type AuditEntry = {
  action: `${string}.${string}`
  subject: string
  subjectId?: string | number
  customerId?: number | null
  details?: Record<string, unknown>
}

/** Who acted: a signed-in user, or nobody yet (`visitor`) with the name that he gave. */
export type AuditActor = Pick<Caller, 'userId' | 'name' | 'customerId'> | { userId: null; name: string; customerId: null }

/** Who acts, and from which address; none where no request came: on the command line. */
export type Acting = Readonly<{ caller: AuditActor; origin: Pick<Origin, 'address'> | { address: null } }>

/** Writes into the append-only log, in the transaction of the act. The customer is the one acted upon, else the actor's own. */
export async function recordAudit(db: Db, actor: AuditActor, origin: Acting['origin'], entry: AuditEntry): Promise<void> {
  await db.query({
    name: 'audit_insert',
    text: `insert into audit_log (actor_id, actor_name, customer_id, action, subject, subject_id, details, address)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      actor.userId,
      actor.name,
      entry.customerId ?? actor.customerId,
      entry.action,
      entry.subject,
      entry.subjectId === undefined ? null : String(entry.subjectId),
      JSON.stringify(entry.details ?? {}),
      origin.address,
    ],
  })
}

/** What is different afterwards, as `{field: {from, to}}`. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = Object.entries(after).filter(([field, to]) => (before[field] ?? null) !== (to ?? null))
  return Object.fromEntries(changed.map(([field, to]) => [field, { from: before[field] ?? null, to }]))
}
