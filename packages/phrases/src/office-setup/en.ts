import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en = {
  title: 'Getting ready',
  lead: 'Every open row says what cannot be done yet. They are counted from the data: what is no longer ready comes back.',
  whole: 'All is ready: customers can order and pay.',
  left: '{count, plural, one {# row is left} other {# rows are left}}',
  list: 'What the company needs to work',
  failed: 'The state did not load',
  state: { done: 'ready', missing: 'not filled in', off: 'not set up', untested: 'not tested' },
  lacks: 'Missing: {names}.',
  lacksMore: 'Missing: {names} and {count} more.',
  code: {
    consent: 'the consent to personal data processing',
    offer: 'the public offer',
    rf: 'prices of Russian groups for the next two months',
    ig: 'prices of foreign groups for the next two months',
    cn: 'prices of Chinese groups for the next two months',
  },
  line: {
    company: { title: 'Company details', open: 'Without them no invoices or acts are issued and no payments are accepted.' },
    texts: { title: 'Consent and offer', open: 'Without a consent nobody registers, without an offer nobody pays.' },
    museums: { title: 'Museums and venues', open: 'Without a published museum with a venue there is nothing to order.' },
    terms: {
      title: 'Terms',
      open: 'Until somebody sets terms, orders are cancelled and changed without a penalty. If the usual ones are suitable, save them.',
    },
    prices: { title: 'Prices', open: 'No order can be sent for days and venues without a price.' },
    slots: { title: 'Time slots', open: 'Tickets to a venue without open time slots cannot be ordered.' },
    windows: { title: 'Monthly schedule', open: 'While requests are neither open nor planned, a museum takes no schedule requests.' },
    staff: {
      title: 'Staff',
      open: 'One administrator enters our account numbers, another publishes them. Refunds and corrections take two people as well.',
    },
    duty: {
      title: 'Duty rota',
      open: 'Nobody is on duty in the next seven days: a customer at the museum sees only our general phone number.',
    },
    mail: {
      title: 'Email',
      open: 'Emails with confirmations and links go nowhere.',
      off: 'Set SMTP_URL and MAIL_FROM in the settings of the server, and restart it.',
      untested: 'Send yourself a test email: the row closes when it has been sent.',
    },
    payments: {
      title: 'Online payment',
      open: 'Customers cannot pay by card, SBP or WeChat Pay, only by invoice.',
      off: 'Set up a payment system in the settings of the server, and restart it.',
      untested: 'Test the connection: the row closes when the payment system answers.',
    },
    customers: { title: 'The first customer', open: 'There is nobody to order yet: approve the first application.' },
  },
  go: {
    company: 'To the company',
    texts: 'To the texts',
    museums: 'To the catalogue',
    terms: 'To the terms',
    prices: 'To the prices',
    slots: 'To the time slots',
    windows: 'To the schedules',
    staff: 'To the staff',
    duty: 'To the duty rota',
    mail: 'To email',
    payments: 'To the payment systems',
    customers: 'To the applications',
  },
  testMail: 'Send a test email',
  testMailSent: 'A test email is on its way to {to}',
  askSystems: 'Test the connection',
  answered: '{name}: answers',
  silent: '{name}: does not answer ({failure})',
} satisfies PhrasesLike<typeof ru>
export default en
