import type { EdoData, OfficeEdo } from '@anfilada/contract/edo/edo'
import type { EdoOperator, EdoStatus } from '@anfilada/contract/edo/edo-rules'
import { findCustomer } from '../customers/index.ts'
import type { Db } from '../db/pool.ts'

type Connection = {
  operator: EdoOperator
  participantId: string
  contactEmail: string | null
  status: EdoStatus
  statusAt: Date
  reason: string | null
  consentAt: Date | null
  consentBy: string | null
  consentVersion: number | null
  revision: number
}

async function findConnection(db: Db, customerId: number): Promise<Connection | undefined> {
  const { rows } = await db.query({
    name: 'edo_find',
    text: `select edo_connections.operator, edo_connections.participant_id as "participantId", edo_connections.contact_email as "contactEmail",
                  edo_connections.status, edo_connections.status_at as "statusAt", edo_connections.reason,
                  edo_connections.consent_at as "consentAt", users.name as "consentBy", edo_connections.consent_version as "consentVersion",
                  edo_connections.revision
           from edo_connections left join offered_users as users on users.id = edo_connections.consent_by
           where edo_connections.customer_id = $1`,
    values: [customerId],
  })
  return rows[0]
}

type Line = {
  id: number
  at: Date
  actor: string
  status: EdoStatus
  operator: EdoOperator
  participant_id: string
  reason: string | null
}

/** The latest first. */
async function listEvents(db: Db, customerId: number, limit: number): Promise<Line[]> {
  const { rows } = await db.query({
    name: 'edo_events',
    text: `select edo_events.id, edo_events.at, actors.name as actor, edo_events.status, edo_events.operator, edo_events.participant_id,
                  edo_events.reason
           from edo_events join offered_users as actors on actors.id = edo_events.actor_id
           where edo_events.customer_id = $1 order by edo_events.id desc limit $2`,
    values: [customerId, limit],
  })
  return rows
}

/** As the customer's own screens show it; undefined where there is no such customer. */
export async function findEdo(db: Db, customerId: number): Promise<EdoData | undefined> {
  return (await findWhole(db, customerId))?.data
}

const historyLength = 20

/** As staff see it; undefined where there is no such customer. */
export async function findOfficeEdo(db: Db, customerId: number): Promise<OfficeEdo | undefined> {
  const whole = await findWhole(db, customerId)
  if (!whole) return undefined
  const history = await listEvents(db, customerId, historyLength)
  return { ...whole.data, revision: whole.revision, history: history.map((line) => ({ ...line, at: line.at.toISOString() })) }
}

async function findWhole(db: Db, customerId: number): Promise<{ data: EdoData; revision: number } | undefined> {
  const customer = await findCustomer(db, customerId)
  if (!customer) return undefined
  const connection = await findConnection(db, customerId)
  const { name, inn, kpp } = customer
  return { data: { name, inn, kpp, ...connectionAnswer(connection) }, revision: connection?.revision ?? 0 }
}

function connectionAnswer(found: Connection | undefined): Omit<EdoData, 'name' | 'inn' | 'kpp'> {
  if (!found)
    return { operator: null, participant_id: null, contact_email: null, status: 'none', status_at: null, reason: null, consent: null }
  const { operator, participantId: participant_id, contactEmail: contact_email, status, statusAt, reason } = found
  const { consentAt: at, consentBy: by, consentVersion: version } = found
  const consent = at && version !== null ? { at: at.toISOString(), by: by ?? '', version } : null
  return { operator, participant_id, contact_email, status, status_at: statusAt.toISOString(), reason, consent }
}
