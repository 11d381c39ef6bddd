import type { EdoOperator, EdoStatus } from '@anfilada/contract/edo/edo-rules'
import type { Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'
import type { EdoWish, KnownEdo } from './edo.rules.ts'

/** For a change; the customer is locked before it, so that nobody makes the first one meanwhile. */
export async function lockEdo(tx: Tx, customerId: number): Promise<KnownEdo | undefined> {
  const { rows } = await tx.query({
    name: 'edo_lock',
    text: `select edo_connections.operator, edo_connections.participant_id as "participantId", edo_connections.contact_email as "contactEmail",
                  edo_connections.status, edo_connections.reason, edo_connections.revision
           from edo_connections where edo_connections.customer_id = $1 for update`,
    values: [customerId],
  })
  return rows[0]
}

type WishedEdo = { customerId: number; userId: number; wish: EdoWish; status: EdoStatus; reason: string | null }

/** What the customer asks for, agreed to by this person now; `status_at` stays where the state does. */
export async function saveEdoWish(tx: Tx, { customerId, userId, wish, status, reason }: WishedEdo): Promise<void> {
  await tx.query({
    name: 'edo_wish_save',
    text: `insert into edo_connections (customer_id, operator, participant_id, contact_email, status, consent_at, consent_by, consent_version, reason)
           values ($1, $2, $3, $4, $5, now(), $6, $7, $8)
           on conflict (customer_id) do update set operator = excluded.operator, participant_id = excluded.participant_id,
             contact_email = excluded.contact_email, status = excluded.status, consent_at = excluded.consent_at,
             consent_by = excluded.consent_by, consent_version = excluded.consent_version, revision = edo_connections.revision + 1,
             status_at = case when edo_connections.status = excluded.status then edo_connections.status_at else excluded.status_at end,
             reason = excluded.reason`,
    values: [customerId, wish.operator, wish.participantId, wish.contactEmail, status, userId, wish.consentVersion, reason],
  })
}

/** `none` ends with the consent. */
export async function saveEdoStatus(tx: Tx, customerId: number, status: EdoStatus, reason: string): Promise<void> {
  await tx.query({
    name: 'edo_status_save',
    text: `update edo_connections set status = $2, reason = $3, status_at = now(), revision = edo_connections.revision + 1,
             consent_at = case when $2 <> 'none' then edo_connections.consent_at end,
             consent_by = case when $2 <> 'none' then edo_connections.consent_by end,
             consent_version = case when $2 <> 'none' then edo_connections.consent_version end
           where edo_connections.customer_id = $1`,
    values: [customerId, status, reason],
  })
}

export type EdoEvent = {
  customerId: number
  actorId: number
  status: EdoStatus
  operator: EdoOperator
  participantId: string
  /** The customer asked and agreed to this version; otherwise the employee's reason. */
  said: { consentVersion: number } | { reason: string }
}

/** Answers its number. */
export async function recordEdoEvent(tx: Tx, event: EdoEvent): Promise<number> {
  const { said } = event
  const { rows } = await tx.query({
    name: 'edo_event_insert',
    text: `insert into edo_events (customer_id, actor_id, status, operator, participant_id, consent_version, reason)
           values ($1, $2, $3, $4, $5, $6, $7) returning edo_events.id`,
    values: [
      event.customerId,
      event.actorId,
      event.status,
      event.operator,
      event.participantId,
      'consentVersion' in said ? said.consentVersion : null,
      'reason' in said ? said.reason : null,
    ],
  })
  return onlyRow(rows).id
}
