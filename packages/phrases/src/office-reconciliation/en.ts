import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  lead: 'Reconciliation statements that the customer made. None is ever changed: when the books change, there is a new version. The latest can be agreed.',
  list: 'Reconciliation statements',
  failed: 'The statements did not load',
  choose: 'Choose a customer',
  chooseText: 'Statements are shown by customer.',
  emptyTitle: 'No statements',
  emptyText: 'Customers make them on the page Reconciliation.',
  act: 'Statement No. {number}, version {version}',
  extract: 'Extract No. {number}, version {version}: {museum}',
  period: '{from} – {to}',
  outdated: 'a newer version exists',
  owes: 'owes {sum}',
  owed: 'we owe {sum}',
  even: 'nothing is owed',
  turnover: 'charged {debit}, paid {credit}',
  byCustomer: 'customer agreed: {name}, {moment}',
  byCompany: 'we agreed: {name}, {moment}',
  agree: 'Agree…',
  title: 'Agree to statement No. {number} for the company?',
  text: 'You confirm turnover and balance for {from} – {to}. This cannot be taken back.',
  keep: 'Not now',
  confirm: 'Agree',
  busy: 'Sending',
  done: 'The statement is agreed',
}
