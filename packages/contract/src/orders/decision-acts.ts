/** What staff decide about an order, by the names of their actions. Without schemas: the first page of the office names them. */
export const decisionActs = ['confirm_order', 'wait_order', 'reject_order', 'cancel_order', 'accept_change', 'decline_change'] as const
export type DecisionAct = (typeof decisionActs)[number]

/** So long a decision waits on its order and can be taken back, by the clock of the database. */
export const decisionSeconds = 60
/** A visit that is nearer, hours, is decided at once: somebody is on the way already. */
export const atOnceHours = 3
