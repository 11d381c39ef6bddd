import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { ApplicationStatus } from '@anfilada/contract/registration/applications'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { begins, readSearch } from '../../customers/index.ts'

export type ApplicationRow = {
  id: number
  reference: string
  kind: CustomerKind
  name: string
  email: string
  phone: string
  language: Language
  organization: Requisites | null
  status: ApplicationStatus
  emailConfirmed: boolean
  consentVersion: string
  offerVersion: string
  consentAt: Date
  createdAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  refusalReason: string | null
  customerId: number | null
  sameInn: { id: number; name: string }[]
}

const columns = `applications.id, applications.reference, applications.kind, applications.name, applications.email, applications.phone,
  applications.language, applications.organization, applications.status, applications.email_confirmed_at is not null as "emailConfirmed",
  applications.consent_version as "consentVersion", applications.offer_version as "offerVersion", applications.consent_at as "consentAt",
  applications.created_at as "createdAt", applications.decided_at as "decidedAt", users.name as "decidedBy",
  applications.refusal_reason as "refusalReason", applications.customer_id as "customerId",
  coalesce((select jsonb_agg(jsonb_build_object('id', customers.id, 'name', customers.name) order by customers.id) from offered_customers as customers
            where customers.inn = applications.organization ->> 'inn' and customers.id is distinct from applications.customer_id), '[]') as "sameInn"`
const source = 'applications left join offered_users as users on users.id = applications.decided_by'

export type ApplicationFilter = { status: ApplicationStatus | undefined; search: string | undefined; before: number | undefined }

/** Newest first, without those whose e-mail had a login already; one more than the limit says that there is a next page. */
export async function listApplications(db: Db, filter: ApplicationFilter, limit: number): Promise<ApplicationRow[]> {
  const asked = conditions(
    'office_applications',
    [limit + 1],
    [
      { name: 'status', when: filter.status !== undefined, sql: 'applications.status = ?', values: [filter.status] },
      { name: 'before', when: filter.before !== undefined, sql: 'applications.id < ?', values: [filter.before] },
      matching(filter.search),
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${columns} from ${source} where applications.known_user_id is null ${asked.where} order by applications.id desc limit $1`,
    values: asked.values,
  })
  return rows
}

/** By words of the names, by the beginning of the e-mail, by INN or reference. */
function matching(search: string | undefined): Condition {
  const { words, beginning, inn } = readSearch(search ?? '')
  return {
    name: 'search',
    when: Boolean(search),
    sql: `applications.id = any (array(
      select named.id from applications named
      where words_of(named.name || ' ' || coalesce(named.organization ->> 'name', '')) @@ to_tsquery('simple', ?)
      union select mailed.id from applications mailed
      where ${begins('lower(mailed.email)')}
      union select taxed.id from applications taxed where taxed.organization ->> 'inn' = ?
      union select told.id from applications told where told.reference = upper(?)))`,
    values: [words, beginning, beginning, inn, beginning],
  }
}

export async function findApplication(db: Db, applicationId: number): Promise<ApplicationRow | undefined> {
  const { rows } = await db.query({
    name: 'office_application',
    text: `select ${columns} from ${source} where applications.id = $1 and applications.known_user_id is null`,
    values: [applicationId],
  })
  return rows[0]
}

/** Applications that can be decided and are not. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.query({
    name: 'office_applications_waiting',
    text: `select count(*)::integer as count from applications
           where applications.status = 'new' and applications.email_confirmed_at is not null and applications.known_user_id is null`,
    values: [],
  })
  return rows[0]?.count ?? 0
}
