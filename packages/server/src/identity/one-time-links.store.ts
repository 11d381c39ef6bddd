import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/pool.ts'
import { type Secrets, tokenHash } from '../secrets.ts'

export type LinkPurpose = 'confirm_email' | 'change_email' | 'set_password' | 'reset_password'
/** Whose link it is: exactly one of the two. */
export type LinkHolder = { userId: number } | { applicationId: number }
type FoundHolder = { userId: number | null; applicationId: number | null }

/** How long each kind of link opens something. */
const lifeHours: Record<LinkPurpose, number> = { confirm_email: 72, change_email: 24, set_password: 72, reset_password: 1 }

/**
 * Makes a link for one act; older ones of the same purpose and holder open nothing from now on. Answers its id: the token
 * (`secrets.linkToken`) is made again where the mail is written, and only its hash is kept.
 */
export async function createLink(tx: Tx, secrets: Pick<Secrets, 'linkToken'>, purpose: LinkPurpose, holder: LinkHolder): Promise<string> {
  const id = randomUUID()
  const userId = 'userId' in holder ? holder.userId : null
  const applicationId = 'applicationId' in holder ? holder.applicationId : null
  await voidLinks(tx, purpose, holder)
  await tx.query({
    name: 'link_insert',
    text: `insert into one_time_links (id, token_hash, purpose, user_id, application_id, expires_at)
           values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    values: [id, tokenHash(secrets.linkToken(id)), purpose, userId, applicationId, lifeHours[purpose]],
  })
  return id
}

function voidingSql(column: 'user_id' | 'application_id'): string {
  return `update one_time_links set expires_at = now()
          where one_time_links.${column} = $1 and one_time_links.purpose = $2 and one_time_links.used_at is null and one_time_links.expires_at > now()`
}
const voiding = {
  user: { name: 'link_void_user_id', text: voidingSql('user_id') },
  application: { name: 'link_void_application_id', text: voidingSql('application_id') },
} as const

/** Links of this purpose that were not used are over. */
export async function voidLinks(tx: Tx, purpose: LinkPurpose, holder: LinkHolder): Promise<void> {
  if ('userId' in holder) await tx.query({ ...voiding.user, values: [holder.userId, purpose] })
  else await tx.query({ ...voiding.application, values: [holder.applicationId, purpose] })
}

/** Uses a link up; undefined when it is unknown, of another purpose, used or over. Two at once: one of them gets it. */
export async function spendLink(tx: Tx, token: string, purpose: LinkPurpose): Promise<FoundHolder | undefined> {
  const { rows } = await tx.query({
    name: 'link_use',
    text: `update one_time_links set used_at = now()
           where one_time_links.token_hash = $1 and one_time_links.purpose = $2 and one_time_links.used_at is null and one_time_links.expires_at > now()
           returning user_id as "userId", application_id as "applicationId"`,
    values: [tokenHash(token), purpose],
  })
  return rows[0]
}

/** Links that are over for a month; a job calls it. */
export async function deleteOldLinks(db: Pick<Tx, 'query'>): Promise<number> {
  const { rowCount } = await db.query({
    name: 'link_sweep',
    text: `delete from one_time_links where one_time_links.expires_at < now() - interval '30 days'`,
    values: [],
  })
  return rowCount ?? 0
}
