import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Origin } from '../http/identity.ts'

export type NewApplication = {
  reference: string
  kind: CustomerKind
  name: string
  email: string
  phone: string
  language: Language
  organization: Requisites | undefined
  consentVersion: string
  offerVersion: string
  knownUserId: number | undefined
}

export async function insertApplication(tx: Tx, application: NewApplication, origin: Origin): Promise<number> {
  const { rows } = await tx.query({
    name: 'application_insert',
    text: `insert into applications
             (reference, kind, name, email, phone, language, organization, consent_version, offer_version, known_user_id, consent_address)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    values: [
      application.reference,
      application.kind,
      application.name,
      application.email,
      application.phone,
      application.language,
      application.organization ? JSON.stringify(application.organization) : null,
      application.consentVersion,
      application.offerVersion,
      application.knownUserId ?? null,
      origin.address,
    ],
  })
  return onlyRow(rows).id
}

export type KnownUser = { id: number; name: string; language: Language; customerId: number | null }

/** Who signs in with this login, or reads mail at it. Whoever was only invited, by anybody who typed his address, may still apply himself. */
export async function findUserByEmail(db: Db, login: string): Promise<KnownUser | undefined> {
  const { rows } = await db.query({
    name: 'registration_known',
    text: `select users.id, users.name, users.language, users.customer_id as "customerId" from offered_users as users
           where (users.login = $1 or lower(users.email) = $1) and users.status = 'active' order by users.login = $1 desc limit 1`,
    values: [login],
  })
  return rows[0]
}

/** How often this e-mail applied within the last hour. */
export async function countLately(db: Db, email: string): Promise<number> {
  const { rows } = await db.query({
    name: 'application_count_lately',
    text: `select count(*)::integer as count from applications
           where lower(applications.email) = $1 and applications.created_at > now() - interval '1 hour'`,
    values: [email],
  })
  return rows[0]?.count ?? 0
}

/** The name of the applicant, when there is such an application and it waits for an answer. */
export async function saveConfirmed(tx: Tx, applicationId: number): Promise<string | undefined> {
  const { rows } = await tx.query({
    name: 'application_confirm',
    text: `update applications set email_confirmed_at = now() where applications.id = $1 and applications.status = 'new' returning name`,
    values: [applicationId],
  })
  return rows[0]?.name
}

export type LockedApplication = {
  id: number
  kind: CustomerKind
  name: string
  email: string
  phone: string
  language: Language
  organization: Requisites | null
  status: 'new' | 'approved' | 'refused'
  emailConfirmed: boolean
}

/** For a decision: two employees decide one after the other. */
export async function lockApplication(tx: Tx, applicationId: number): Promise<LockedApplication | undefined> {
  const { rows } = await tx.query({
    name: 'application_lock',
    text: `select applications.id, applications.kind, applications.name, applications.email, applications.phone, applications.language,
                  applications.organization, applications.status, applications.email_confirmed_at is not null as "emailConfirmed"
           from applications where applications.id = $1 and applications.known_user_id is null for update`,
    values: [applicationId],
  })
  return rows[0]
}

export type ApplicationDecision = { status: 'approved'; customerId: number } | { status: 'refused'; reason: string }

export async function saveDecision(tx: Tx, applicationId: number, actorId: number, decision: ApplicationDecision): Promise<void> {
  await tx.query({
    name: 'application_decide',
    text: `update applications set status = $2, decided_by = $3, decided_at = now(), customer_id = $4, refusal_reason = $5 where applications.id = $1`,
    values: [
      applicationId,
      decision.status,
      actorId,
      decision.status === 'approved' ? decision.customerId : null,
      decision.status === 'refused' ? decision.reason : null,
    ],
  })
}

/** Applications whose e-mail nobody confirmed for a month, with the personal data in them; a job calls it. */
export async function deleteOldApplications(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'application_sweep',
    text: `delete from applications
           where applications.status = 'new' and applications.email_confirmed_at is null and applications.created_at < now() - interval '30 days'`,
    values: [],
  })
  return rowCount ?? 0
}
