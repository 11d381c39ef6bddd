import type { Language } from '@anfilada/contract/languages'
import type { MailTemplate } from '@anfilada/contract/mails'
import { addressOfScreen, type ScreenPath } from '@anfilada/contract/screens'
import type { Company } from '../db/company.reads.ts'
import type { ServerIdentity } from '../http/identity.ts'
import { colours } from './mail-colours.ts'
import { type MailContent, mailText, type MailText } from './mail-text.ts'

export type StoredMail = MailContent & { linkId: string | null }
type Site = Pick<ServerIdentity, 'publicOrigin' | 'secrets'>
export type RenderedMail = { subject: string; text: string; html: string }

type Page = { path: ScreenPath; secret: boolean; of?: 'order' | 'payment' | 'feedback' }
const orderPage: Page = { path: '/upcoming/info', secret: false, of: 'order' }
/** For whoever has a login: a payer by link has no page of ours to open. */
const paymentPage: Page = { path: '/payment-confirmation', secret: false, of: 'payment' }

/** Where the button of each mail leads; `secret` pages are opened by the link's token. */
const pages: Record<MailTemplate, Page | undefined> = {
  confirm_email: { path: '/confirm-email', secret: true },
  application_approved: { path: '/password', secret: true },
  application_refused: undefined,
  member_invited: { path: '/password', secret: true },
  invited_elsewhere: undefined,
  confirm_new_email: { path: '/confirm-email', secret: true },
  email_changed: undefined,
  password_reset: { path: '/password', secret: true },
  password_changed: { path: '/forgot', secret: false },
  second_factor_changed: { path: '/forgot', secret: false },
  known_email: { path: '/forgot', secret: false },
  order_confirmed: orderPage,
  order_rejected: orderPage,
  waiting_promoted: orderPage,
  order_changed: orderPage,
  order_cancelled: orderPage,
  change_waits: orderPage,
  license_decided: { path: '/licenses', secret: false },
  prolongation_decided: { path: '/prolongation', secret: false },
  license_ending: { path: '/prolongation', secret: false },
  payment_received: paymentPage,
  payment_refunded: paymentPage,
  message_unread: { path: '/messages', secret: false, of: 'order' },
  feedback_answered: { path: '/feedback', secret: false, of: 'feedback' },
  // Whoever pays may have no login of ours: the paper goes along.
  invoice_issued: undefined,
  mail_test: undefined,
}

/** A mail whose link was swept away says nothing useful any more. */
export function isSendable({ template, linkId }: Pick<StoredMail, 'template' | 'linkId'>): boolean {
  return linkId !== null || pages[template]?.secret !== true
}

/**
 * Subject, text and HTML of a mail, always the same for the same row, company and identity. `masked`: with a token that opens nothing, for eyes
 * other than the recipient's. The token stands in the fragment: it reaches no log and no Referer.
 */
export function renderMail(mail: StoredMail, company: Company | undefined, identity: Site, masked = false): RenderedMail {
  const words = mailText(mail, company)
  const address = addressOf(mail, identity, masked)
  return { subject: words.subject, text: plainText(words, address), html: markup(mail.language, words, address) }
}

function addressOf({ template, linkId, facts }: StoredMail, { publicOrigin, secrets }: Site, masked: boolean): string | undefined {
  const page = pages[template]
  if (!page) return undefined
  const address = addressOfScreen(publicOrigin, page.path)
  if (page.of) return addressOfOne(address, page.of, facts)
  if (!page.secret) return address
  return `${address}#${masked || linkId === null ? '…' : secrets.linkToken(linkId)}`
}

/** The page of what the mail is about. */
function addressOfOne(address: string, of: NonNullable<Page['of']>, facts: Readonly<Record<string, string>>): string | undefined {
  if (of === 'payment') return facts['reader'] === 'payer' ? undefined : `${address}?payment_id=${facts['payment']}`
  return `${address}?id=${encodeURIComponent(facts[of] ?? '')}`
}

function plainText({ greeting, lead, rows, button, note, footer }: MailText, address: string | undefined): string {
  const table = rows.length === 0 ? [] : [rows.map(([label, value]) => `${label}: ${value}`).join('\n')]
  const link = address === undefined ? [] : [`${button}:\n${address}`]
  return `${[greeting, ...lead, ...table, ...link, ...(note ? [note] : []), `-- \n${footer}`].join('\n\n')}\n`
}

const fonts: Partial<Record<Language, string>> = { fa: 'Tahoma, Arial, sans-serif' }
const latinFont = `'Gill Sans', Candara, 'Segoe UI', Arial, sans-serif`

// Mail programs read no style sheets: what must be seen stands in `style`.
function markup(
  language: Language,
  { subject, greeting, lead, rows, button, byHand, note, footer }: MailText,
  address: string | undefined,
): string {
  const direction = language === 'fa' ? 'rtl' : 'ltr'
  const body = `margin:0;padding:32px 16px;background:${colours.paper};color:${colours.ink};font:17px/1.45 ${fonts[language] ?? latinFont}`
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body dir="${direction}" style="${escaped(body)}">
<div style="max-width:520px;margin:0 auto;padding:32px;background:${colours.surface};border-top:3px solid ${colours.accent}">
<h1 style="margin:0 0 24px;font-size:25px;line-height:1.25;font-weight:600">${escaped(subject)}</h1>
${[greeting, ...lead].map(paragraph).join('\n')}${tableMarkup(rows, direction)}
${address === undefined ? '' : linkMarkup(button ?? address, byHand, address)}${note ? `\n${paragraph(note)}` : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${colours.rule};font-size:14px;color:${colours.ink3}">${escaped(footer)}</p>
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`
}

function tableMarkup(rows: MailText['rows'], direction: 'rtl' | 'ltr'): string {
  if (rows.length === 0) return ''
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const cell = `padding:8px 0;border-top:1px solid ${colours.rule};vertical-align:top`
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:400;color:${colours.ink3};text-align:${start}">${escaped(label)}</th><td style="${cell};padding-${start}:16px;text-align:${end}">${escaped(value)}</td></tr>`,
  )
  return `\n<table style="width:100%;margin:0 0 16px;border-collapse:collapse;border-bottom:1px solid ${colours.rule}">\n${lines.join('\n')}\n</table>`
}

function linkMarkup(button: string, byHand: string, address: string): string {
  const href = escaped(address)
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;background:${colours.accent};color:${colours.onAccent};text-decoration:none;border-radius:4px">${escaped(button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${colours.ink3}">${escaped(byHand)}<br><a href="${href}" dir="ltr" style="color:${colours.accentInk};word-break:break-all">${href}</a></p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] as string)
}
