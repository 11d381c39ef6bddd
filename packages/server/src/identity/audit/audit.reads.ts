import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'

export type AuditRow = {
  id: number
  at: Date
  actorId: number | null
  actorName: string
  customerId: number | null
  customerName: string | null
  action: string
  subject: string
  subjectId: string | null
  details: Record<string, unknown>
  address: string | null
}

/** Everything that is given must hold; days are the museums', both included. */
export type AuditFilter = {
  search?: string | undefined
  actorId?: number | undefined
  action?: string | undefined
  customerId?: number | undefined
  periodLower?: string | undefined
  periodUpper?: string | undefined
  before?: number | undefined
  limit: number
}

// As the index audit_log_words has it.
const words = `to_tsvector('simple', audit_log.actor_name || ' ' || audit_log.subject || ' ' || coalesce(audit_log.subject_id, '') || ' ' || audit_log.details::text)`
const midnight = `midnight_of(?::date)`

/** Lines of the audit log, newest first. */
export async function listAudit(db: Db, filter: AuditFilter): Promise<AuditRow[]> {
  const { before } = filter
  const after = {
    name: 'before',
    when: before !== undefined,
    sql: '(audit_log.at, audit_log.id) < ((select last.at from audit_log last where last.id = ?), ?)',
    values: [before, before],
  }
  const { name, where, values } = conditions('audit_list', [filter.limit], [after, ...narrowed(filter)])
  const { rows } = await db.query({
    name,
    text: `select audit_log.id, audit_log.at, audit_log.actor_id as "actorId", audit_log.actor_name as "actorName",
                  audit_log.customer_id as "customerId", customers.name as "customerName", audit_log.action, audit_log.subject,
                  audit_log.subject_id as "subjectId", audit_log.details, host(audit_log.address) as address
           from audit_log left join login_customers as customers on customers.id = audit_log.customer_id
           where true ${where} order by audit_log.at desc, audit_log.id desc limit $1`,
    values,
  })
  return rows
}

/** How many lines that list has. */
export async function countAudit(db: Db, filter: Omit<AuditFilter, 'limit'>): Promise<number> {
  const asked = conditions('audit_count', [], narrowed(filter))
  const { rows } = await db.query({
    name: asked.name,
    text: `select count(*)::integer as total from audit_log where true ${asked.where}`,
    values: asked.values,
  })
  return rows[0]?.total ?? 0
}

function narrowed({ search, actorId, action, customerId, periodLower, periodUpper }: Omit<AuditFilter, 'limit'>): Condition[] {
  const given = (name: string, value: unknown, sql: string) => ({ name, when: value !== undefined && value !== '', sql, values: [value] })
  return [
    given('actor', actorId, 'audit_log.actor_id = ?'),
    given('action', action, 'audit_log.action = ?'),
    given('customer', customerId, 'audit_log.customer_id = ?'),
    given('from', periodLower, `audit_log.at >= ${midnight}`),
    given('to', periodUpper, `audit_log.at < (${midnight}) + interval '1 day'`),
    given('words', search && beginnings(search), `${words} @@ to_tsquery('simple', ?)`),
  ]
}

/** Each word as the beginning of one: `'anna':* & 'ivan':*`. */
function beginnings(search: string): string {
  const found = search.split(/\s+/).filter((word) => word !== '')
  return found.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ')
}

/** Every action that the log knows: one step in the index for each, however long the log is. */
export async function listAuditActions(db: Db): Promise<string[]> {
  const { rows } = await db.query({
    name: 'audit_actions',
    text: `with recursive known (action) as (
             (select audit_log.action from audit_log order by audit_log.action limit 1)
             union all
             select (select audit_log.action from audit_log where audit_log.action > known.action order by audit_log.action limit 1)
             from known where known.action is not null
           )
           select known.action from known where known.action is not null`,
    values: [],
  })
  return rows.map(({ action }) => action)
}
