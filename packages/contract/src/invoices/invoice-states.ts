// Apart from the schemas, for the screens.

/** An invoice asks for money; a credit note takes all or a part of one back; an act of services says what was rendered. */
export const invoiceKinds = ['invoice', 'credit_note', 'act'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** `credited`: credit notes took all of it back, or all that was not paid. */
export const invoiceStates = ['open', 'part', 'overdue', 'paid', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Kopecks, as the ledger has them; `left` is what is still to come. */
export type InvoiceSums = { amount: number; paid: number; credited: number; left: number }

/** How an invoice stands on a calendar day; whatever is left after its last day is overdue, also of one that was paid in part. */
export function invoiceState({ paid, credited, left }: InvoiceSums, dueOn: string, today: string): InvoiceState {
  if (left === 0) return credited > 0 && paid === 0 ? 'credited' : 'paid'
  if (dueOn < today) return 'overdue'
  return paid > 0 ? 'part' : 'open'
}
