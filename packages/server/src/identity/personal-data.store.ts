import type { Db, Tx } from '../db/pool.ts'

/** What signing in keeps about a person, part by part; $1 is his number. No hashes and no secrets. */
const parts = {
  profile: {
    name: 'personal_profile',
    text: `select users.id, users.login, users.name, users.email, users.phone, users.language, users.roles, users.notifications,
                  users.created_at, users.last_login_at, users.password_changed_at, users.totp_since as second_factor_since,
                  customers.name as customer
           from users left join login_customers as customers on customers.id = users.customer_id where users.id = $1`,
  },
  sessions: {
    name: 'personal_sessions',
    text: `select sessions.created_at, sessions.last_seen_at, sessions.expires_at, sessions.device, sessions.address
           from sessions where sessions.user_id = $1 order by sessions.id`,
  },
  networks: {
    name: 'personal_networks',
    text: 'select known_networks.network, known_networks.seen_at from known_networks where known_networks.user_id = $1 order by known_networks.seen_at',
  },
  api_keys: {
    name: 'personal_api_keys',
    text: `select api_keys.name, api_keys.hint, api_keys.scopes, api_keys.created_at, api_keys.last_used_at, api_keys.revoked_at
           from api_keys join users on users.id = $1 and users.customer_id = api_keys.customer_id
           where api_keys.created_by = $1 order by api_keys.id`,
  },
  mails: {
    name: 'personal_mails',
    text: `select mails.recipient, mails.template, mails.facts, mails.created_at, mails.sent_at
           from offered_mails as mails join users on users.id = $1 and lower(mails.recipient) in (users.login, lower(users.email)) order by mails.id`,
  },
  acts: {
    name: 'personal_acts',
    text: `select audit_log.at, audit_log.action, audit_log.subject, audit_log.subject_id, audit_log.details, audit_log.address
           from audit_log where audit_log.actor_id = $1 order by audit_log.id`,
  },
} as const

/** Everything that signing in keeps about the person, as lists of rows by part. */
export async function findPersonalData(db: Db, userId: number): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [part, statement] of Object.entries(parts)) found[part] = (await db.query({ ...statement, values: [userId] })).rows
  return found
}

/** Where a person is written to, in lower case: his login, when it is an address, and his e-mail. */
export async function listAddresses(db: Db, userId: number): Promise<string[]> {
  const { rows } = await db.query({
    name: 'person_addresses',
    text: `select reached.address from users, unnest(array[users.login, lower(users.email)]) as reached (address)
           where users.id = $1 and reached.address is not null`,
    values: [userId],
  })
  return rows.map(({ address }) => address)
}

const forgetting = [
  { name: 'erase_networks', text: 'delete from known_networks where known_networks.user_id = $1' },
  { name: 'erase_person', text: `update users set name = '#' || users.id, notifications = '{}' where users.id = $1` },
] as const

/** The name and the choices of one who leaves; the login itself is closed apart (`closeLogin`). */
export async function forgetPerson(tx: Tx, userId: number): Promise<void> {
  for (const statement of forgetting) await tx.query({ ...statement, values: [userId] })
}
