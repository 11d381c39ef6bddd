/** States of an attempt to pay: the specification's own words, which are Modulbank's. Without schemas: screens name them. */
export const paymentStatuses = ['FORM_OPENED', 'WAITING_FOR_3DS', 'PROCESSING', 'FAILED', 'COMPLETE'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * An attempt goes forward only, in the order of the table above: what a provider says late, twice or in another order changes nothing.
 * COMPLETE comes also after FAILED: money that came after we had given up is money.
 */
export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentStatuses.indexOf(to) > paymentStatuses.indexOf(from)
}

/** Nothing more is expected of it; money may come all the same. */
export function isPaymentOver(status: PaymentStatus): boolean {
  return status === 'FAILED' || status === 'COMPLETE'
}

export const paymentMethods = ['card', 'sbp', 'wechat'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Why an attempt failed: the bank declined it, nobody paid in time, the payment system did not take it, or the payer left it. */
export const paymentFailures = ['declined', 'expired', 'unavailable', 'left'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** Minutes in which an attempt can be paid; money that comes later is booked all the same. */
export const paymentMinutes = 30

/** Days after its end for which an attempt is still asked after. */
export const watchedDays = 3

/**
 * Attempts within an hour to which no money came: what members of one customer may begin, what may be begun through one link, and through
 * all links of one customer. Forty orders that are paid one by one, half of them at the second try, and a group whose members pay by links stay far below.
 */
export const unpaidPerHour = { members: 60, link: 20, links: 200 } as const

/** Most orders that one payment covers. */
export const maxVouchers = 50

/**
 * Why an order takes no payment now: nobody has confirmed it yet, it waits for places, it is closed, all of it is paid, its price is not
 * known or nothing, it is beyond the most that one payment covers, or it is not the customer's.
 */
export const unpayableReasons = [
  'in_processing',
  'waiting_list',
  'rejected',
  'cancelled',
  'paid',
  'no_price',
  'too_many',
  'unknown',
] as const
export type UnpayableReason = (typeof unpayableReasons)[number]

const vouchersFormat = /^\s*\d{1,10}(?:\s*,\s*\d{1,10})*\s*,?\s*$/
const largestId = 2_147_483_647

/** Order numbers as people write them, "71, 72" (specification/money.md): each once, in their order; undefined when it is no such list. */
export function readVouchers(text: string): number[] | undefined {
  if (!vouchersFormat.test(text)) return undefined
  const ids = [
    ...new Set(
      text
        .split(',')
        .filter((part) => part.trim() !== '')
        .map(Number),
    ),
  ]
  return ids.some((id) => id < 1 || id > largestId) || ids.length > maxVouchers ? undefined : ids
}

export function writeVouchers(ids: readonly number[]): string {
  return ids.join(', ')
}
