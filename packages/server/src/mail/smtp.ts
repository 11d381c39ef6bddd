import { createTransport } from 'nodemailer'
import { type Deliver, DeliveryFault } from './send-mail.ts'

export type MailServer = { deliver: Deliver; close(): void }

const patienceMs = 15_000

/** One kept connection to the mail server of SMTP_URL; what it says about a refusal is reduced to codes. */
export function connectSmtp(url: string, from: string): MailServer {
  const transport = createTransport({
    url,
    pool: true,
    // A connection that breaks is a failed try: graphile-worker counts tries and waits longer after each.
    maxRequeues: 0,
    maxConnections: 1,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Neither files nor addresses are ever fetched for a letter.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const deliver: Deliver = async ({ to, messageId, language, subject, text, html, attachments }) => {
    try {
      await transport.sendMail({
        from,
        // As an object, so that a comma in it cannot name a second recipient.
        to: { name: '', address: to },
        messageId,
        subject,
        text,
        html,
        attachments: attachments.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })),
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw new DeliveryFault(faultOf(error))
    }
  }
  return { deliver, close: () => transport.close() }
}

/** `EENVELOPE 550`, `ECONNECTION`: what the operator needs, without the words of a stranger's server. */
function faultOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code ?? 'EUNKNOWN', responseCode].filter((part) => part !== undefined).join(' ')
}
