import type { OfficeMailDetails } from '@anfilada/contract/mails'

/** Where the text of the sample leads. */
export const mailedLink = 'http://portal.example/password#secret'

export const sampleMail: OfficeMailDetails = {
  id: 7,
  recipient: 'liu@zhongya.example',
  language: 'en',
  template: 'application_approved',
  subject: 'Your application is approved',
  state: 'sent',
  created_at: '2026-11-20T12:40:00+03:00',
  sent_at: '2026-11-20T12:41:00+03:00',
  attempts: 1,
  last_error: null,
  message_id: '<7@anfilada.example>',
  text: `Hello, <b>Liu</b>.\n\nChoose a password:\n${mailedLink}\n\n-- \nAnfilada LLC\n`,
  html: '<p>Hello</p>',
}
