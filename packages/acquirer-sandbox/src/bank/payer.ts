import { setTimeout as pause } from 'node:timers/promises'
import type { Pace } from '../config.ts'
import type { Books } from './books.ts'
import type { Callbacks } from './callbacks.ts'
import { isOpen, type Payment } from './payment.ts'
import { type Scenario, scenarioOfCard } from './scenarios.ts'
import { createTill, type Till } from './till.ts'

/** What the payer does on the hosted pages, and what comes of it. */
export type Payer = Readonly<{
  open: (payment: Payment) => void
  /** A card without a scenario of its own plays the order's; only its mask is kept. */
  payByCard: (payment: Payment, cardNumber: string) => void
  /** `attempt`: which of the tries the page was for; a form that is sent twice is one mistake. */
  enterCode: (payment: Payment, code: string, attempt: number) => void
  confirm: (payment: Payment) => void
  decline: (payment: Payment) => void
  /** Plays a scenario at once, without card and code. */
  play: (payment: Payment, scenario: Scenario) => void
}>

const rightCode = '1234'
const codesAllowed = 3

export function createPayer(books: Books, callbacks: Callbacks, pace: Pace): Payer {
  const till = createTill(books, callbacks)
  const outcomes = outcomesOf(till, pace)

  function settle(payment: Payment): void {
    const outcome = outcomes[payment.scenario] ?? till.complete
    outcome(payment)
  }

  return {
    open(payment) {
      if (payment.state === 'created' && isOpen(payment, Date.now())) till.move(payment, 'form_opened')
    },
    payByCard(payment, cardNumber) {
      const scenario = scenarioOfCard(cardNumber) ?? 'approve'
      // The plain card leaves the last word to the order.
      if (scenario !== 'approve') payment.scenario = scenario
      payment.panMask = `${cardNumber.slice(0, 6)}******${cardNumber.slice(-4)}`
      if (payment.scenario === 'decline' || payment.scenario === 'no_code') settle(payment)
      else till.move(payment, 'waiting_for_code')
    },
    enterCode(payment, code, attempt) {
      if (code.trim() === rightCode) return settle(payment)
      if (attempt !== payment.wrongCodes) return
      payment.wrongCodes++
      if (payment.wrongCodes >= codesAllowed) till.decline(payment)
      else books.changed()
    },
    confirm: settle,
    decline: till.decline,
    play(payment, scenario) {
      payment.scenario = scenario
      settle(payment)
    },
  }
}

type Outcomes = Partial<Record<Scenario, (payment: Payment) => void>>

/** What is not here ends well; what a bank tells wrongly stands in `told`. */
function outcomesOf(till: Till, pace: Pace): Outcomes {
  const { complete, tell, later } = till
  return {
    decline: till.decline,
    expire: till.expire,
    duplicate: (payment) => complete(payment, (paid) => tell(paid, ['complete', 'complete', 'complete'])),
    late: (payment) => complete(payment, (paid) => pause(pace.lateMs).then(() => tell(paid, ['complete']))),
    reordered: (payment) => complete(payment, (paid) => tell(paid, ['complete', 'processing'])),
    bad_signature: (payment) => complete(payment, till.tellForged),
    server_error: (payment) => {
      payment.failsLeft = 1
      complete(payment)
    },
    slow: (payment) => {
      payment.slowsLeft = 1
      complete(payment)
    },
    after_expiry: (payment) => {
      till.expire(payment)
      later(() => pause(pace.lateMs).then(() => complete(payment)))
    },
    unknown_status: (payment) => {
      till.move(payment, 'under_review')
      later(() => tell(payment, ['under_review']))
    },
  }
}
