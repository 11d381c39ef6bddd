import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en = {
  title: 'Getting ready',
  lead: 'Every open line says what cannot be done yet. They are counted from the data: what is no longer ready comes back.',
  whole: 'All is ready: customers can order and pay.',
  left: '{count, plural, one {# line is left} other {# lines are left}}',
  list: 'What the company needs to work',
  failed: 'The state did not load',
  state: { done: 'ready', missing: 'not filled in', off: 'not set up', untested: 'not tested' },
  lacks: 'Missing: {names}.',
  lacksMore: 'Missing: {names} and {count} more.',
  code: {
    consent: 'the consent to data processing',
    offer: 'the public offer',
    rf: 'prices of Russian groups for the next two months',
    ig: 'prices of foreign groups for the next two months',
    cn: 'prices of Chinese groups for the next two months',
  },
  line: {
    company: { title: 'Company details', open: 'Without them no invoices or acts are issued and no payments are taken.' },
    texts: { title: 'Consent and offer', open: 'Without a consent nobody registers, without an offer nobody pays.' },
    museums: { title: 'Museums and objects', open: 'Without a published museum with an object there is nothing to order.' },
    terms: {
      title: 'Terms',
      open: 'Until somebody sets terms, orders are cancelled and changed without a penalty. If the usual ones will do, save them.',
    },
    prices: { title: 'Prices', open: 'No order can be sent for days and objects without a price.' },
    slots: { title: 'Time slots', open: 'Tickets to an object without open slots cannot be ordered.' },
    windows: { title: 'Schedule windows', open: 'Without an open or coming window a museum takes no schedules.' },
    staff: {
      title: 'Staff',
      open: 'One administrator types the account numbers of the company, another publishes them. Refunds and corrections take two people as well.',
    },
    duty: {
      title: 'Duty',
      open: 'Nobody is on duty in the next seven days: a customer at the museum sees only the general number of the company.',
    },
    mail: {
      title: 'Mail',
      open: 'Mails with confirmations and links go nowhere.',
      off: 'Set SMTP_URL and MAIL_FROM in the settings of the server, and restart it.',
      untested: 'Send yourself a test mail: the line closes when it has left.',
    },
    payments: {
      title: 'Online payment',
      open: 'There is no paying by card, SBP or WeChat Pay, only by invoice.',
      off: 'Set up a payment system in the settings of the server, and restart it.',
      untested: 'Test the connection: the line closes when the payment system answers.',
    },
    customers: { title: 'The first customer', open: 'There is nobody to order yet: approve the first application.' },
  },
  go: {
    company: 'To the company',
    texts: 'To the texts',
    museums: 'To the catalogue',
    terms: 'To the terms',
    prices: 'To the prices',
    slots: 'To the slots',
    windows: 'To the windows',
    staff: 'To the staff',
    duty: 'To the duty',
    mail: 'To the mail',
    payments: 'To the payment systems',
    customers: 'To the applications',
  },
  testMail: 'Send a test mail',
  testMailSent: 'A test mail is on its way to {to}',
  askSystems: 'Test the connection',
  answered: '{name}: answers',
  silent: '{name}: does not answer ({failure})',
} satisfies PhrasesLike<typeof ru>
export default en
