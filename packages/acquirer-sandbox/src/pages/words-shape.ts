import type { State } from '../bank/payment.ts'
import type { Scenario } from '../bank/scenarios.ts'

/** What payers read, in every language of the shop's. The sandbox is no part of the product and takes nothing from it, its sentences included. */
export type PayerWords = {
  name: string
  stand: string
  toPay: string
  amount: string
  order: string
  card: string
  passes: string
  declines: string
  until: string
  cvc: string
  pay: (sum: string) => string
  refuse: string
  onlyTestCards: string
  code: string
  codeHint: string
  codeWrong: string
  confirm: string
  cancel: string
  bankCheck: string
  sbp: string
  wechat: string
  qrHint: string
  payInApp: string
  back: string
  expired: string
  absent: string
  states: Record<State, string>
}

/** What only those read who look after the stand. */
export type Words = PayerWords & {
  payments: string
  noPayments: string
  purpose: string
  state: string
  payerPage: string
  openPage: string
  whatHappens: string
  howTo: string
  kopecks: string
  payerName: string
  outcome: string
  control: string
  scenarios: Record<Scenario, string>
}
