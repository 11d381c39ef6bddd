/**
 * What may happen to a payment here, chosen by the card, by the kopecks of the amount, by the payer's name or through /control/.
 * The order counts: a scenario's place makes its card number and its kopecks.
 */
export const scenarios = [
  'approve',
  'no_code',
  'decline',
  'duplicate',
  'late',
  'reordered',
  'wrong_amount',
  'wrong_currency',
  'bad_signature',
  'wrong_test_flag',
  'server_error',
  'slow',
  'after_expiry',
  'unknown_status',
  'refund_too_early',
  'refund_pending',
  'expire',
  'clock_skew',
] as const
export type Scenario = (typeof scenarios)[number]

const cardPrefix = '2200000000000'
const firstKopecks = 80

export function isScenario(word: unknown): word is Scenario {
  return scenarios.some((scenario) => scenario === word)
}

/** The card that plays this scenario: sixteen digits of a Mir card that no bank issues, with the check digit of Luhn. */
export function cardOf(scenario: Scenario): string {
  const digits = cardPrefix + String(scenarios.indexOf(scenario)).padStart(2, '0')
  return digits + String((10 - luhnSum(`${digits}0`)) % 10)
}

/** `undefined`: the card plays nothing of its own. */
export function scenarioOfCard(number: string): Scenario | undefined {
  return scenarios.find((scenario) => cardOf(scenario) === number)
}

/** The last two digits of an amount in kopecks that play this scenario; `approve` needs none. */
export function kopecksOf(scenario: Scenario): number {
  return firstKopecks + scenarios.indexOf(scenario)
}

/** By what the shop sent: "TEST duplicate" as the payer's name, else the kopecks of the amount. */
export function scenarioOfOrder(order: { amount: number; payerName: string }): Scenario | undefined {
  const word = /\btest[ -]([a-z_]+)/i.exec(order.payerName)?.[1]?.toLowerCase()
  if (isScenario(word)) return word
  return scenarios.find((scenario) => scenario !== 'approve' && kopecksOf(scenario) === order.amount % 100)
}

export function isCardNumber(number: string): boolean {
  return /^\d{16,19}$/.test(number) && luhnSum(number) % 10 === 0
}

/** The sum of Luhn's rule (ISO/IEC 7812-1) modulo ten. */
function luhnSum(digits: string): number {
  const parts = digits
    .split('')
    .toReversed()
    .map((digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return value > 9 ? value - 9 : value
    })
  return parts.reduce((sum, part) => sum + part, 0) % 10
}
