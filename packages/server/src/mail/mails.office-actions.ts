import { mailActions, type MailState, type OfficeMail } from '@anfilada/contract/mails'
import { type Company, companyAtMoments } from '../db/company.reads.ts'
import { answerOnce } from '../db/idempotency.ts'
import type { ServerIdentity } from '../http/identity.ts'
import { feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findMail, listMails, type MailRow } from './mails.reads.ts'
import { mailText } from './mail-text.ts'
import { isSendable, renderMail } from './render-mail.ts'
import type { Tx } from '../db/pool.ts'
import { queueAgain } from './queue-mail.ts'

const page = 50

export const mailsFeature = feature(mailActions, {
  office_mails: async ({ input, pool, identity }) => {
    const limit = input.limit ?? page
    const rows = await listMails(pool, { ...input, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
    const companyAt = await companyAtMoments(pool)
    return accept({ result: shown.map((row) => mailAnswer(row, companyAt)), next, mailbox: identity.mailbox })
  },

  office_mail: async ({ input, pool, identity }) => {
    const row = await findMail(pool, input.mail_id)
    if (!row) return refuse('not_found')
    const companyAt = await companyAtMoments(pool)
    const { text, html } = renderMail(row, companyAt(row.createdAt), identity, isMasked(identity))
    return accept({ result: { ...mailAnswer(row, companyAt), message_id: row.messageId, text, html }, mailbox: identity.mailbox })
  },

  resend_mail: ({ input, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await resendMail(tx, input.mail_id)
      return outcome.ok ? accept({ result: mailAnswer(outcome.value, await companyAtMoments(tx)) }) : outcome
    }),
})

/** A link that left for its reader is nobody else's; one in the local outbox has no other way to its reader. */
function isMasked({ mailbox }: ServerIdentity): boolean {
  return mailbox === 'smtp'
}

function mailAnswer(row: MailRow, companyAt: (at: Date) => Company | undefined): OfficeMail {
  return {
    id: row.id,
    recipient: row.recipient,
    language: row.language,
    template: row.template,
    subject: mailText(row, companyAt(row.createdAt)).subject,
    state: stateOf(row),
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    attempts: row.attempts,
    last_error: row.lastError,
  }
}

function stateOf({ sentAt, lastError }: MailRow): MailState {
  if (sentAt) return 'sent'
  return lastError === null ? 'waiting' : 'failing'
}

/** A mail whose link was swept away is not tried again: whoever it was for gets a new one. */
async function resendMail(tx: Tx, mailId: number): Promise<Outcome<MailRow>> {
  const mail = await findMail(tx, mailId)
  if (!mail) return refuse('not_found')
  if (mail.sentAt !== null) return refuse('mail_already_sent')
  if (!isSendable(mail)) return refuse('link_over')
  if (!(await queueAgain(tx, mailId))) return refuse('mail_already_sent')
  return accept({ ...mail, lastError: null })
}
