import type { MailState } from '@anfilada/contract/mails'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import type { StoredMail } from './render-mail.ts'

export type MailRow = StoredMail & {
  id: number
  messageId: string
  recipient: string
  createdAt: Date
  sentAt: Date | null
  attempts: number
  lastError: string | null
}

const columns = `mails.id, mails.message_id as "messageId", mails.recipient, mails.language, mails.template, mails.facts,
  mails.link_id as "linkId", one_time_links.expires_at as "linkUntil", mails.created_at as "createdAt", mails.sent_at as "sentAt",
  mails.attempts, mails.last_error as "lastError"`
const joins = 'left join one_time_links on one_time_links.id = mails.link_id'

const inState: Record<MailState, string> = {
  waiting: 'mails.sent_at is null and mails.last_error is null',
  failing: 'mails.sent_at is null and mails.last_error is not null',
  sent: 'mails.sent_at is not null',
}

export type MailFilter = { search?: string | undefined; state?: MailState | undefined; before?: number | undefined; limit: number }

/** Mails, newest first; `search` is how the recipient's address begins. */
export async function listMails(db: Db, { search, state, before, limit }: MailFilter): Promise<MailRow[]> {
  const { name, where, values } = conditions(
    'mails_list',
    [limit],
    [
      { name: 'before', when: before !== undefined, sql: 'mails.id < ?', values: [before] },
      { name: 'to', when: Boolean(search), sql: 'lower(mails.recipient) like ?', values: [`${likeLiteral(search ?? '')}%`] },
      ...(state === undefined ? [] : [{ name: state, when: true, sql: inState[state], values: [] }]),
    ],
  )
  const { rows } = await db.query({
    name,
    text: `select ${columns} from mails ${joins} where true ${where} order by mails.id desc limit $1`,
    values,
  })
  return rows
}

export async function findMail(db: Db, mailId: number): Promise<MailRow | undefined> {
  const { rows } = await db.query({
    name: 'mail_find',
    text: `select ${columns} from mails ${joins} where mails.id = $1`,
    values: [mailId],
  })
  return rows[0]
}

function likeLiteral(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&')
}
