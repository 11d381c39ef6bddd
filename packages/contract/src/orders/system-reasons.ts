/**
 * Why the system itself ended an order, as the row keeps it; the server puts them into the reader's words. Unpaid in the hours that the
 * contract gives; unanswered when the visit began; waiting until the cut-off. product.md §3, Expiry.
 */
export const systemReasons = ['unpaid', 'not_answered', 'waiting_ended'] as const
export type SystemReason = (typeof systemReasons)[number]

export function isSystemReason(text: string): text is SystemReason {
  return (systemReasons as readonly string[]).includes(text)
}
