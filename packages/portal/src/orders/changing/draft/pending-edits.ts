import { isChangeable } from '@anfilada/contract/orders/change-fields'
import type { Order, OrderDiff } from '@anfilada/contract/orders/orders'
import { type Edits, formFields, isValue, loanOf, momentParts } from './change-values.ts'

type Data = Order['data']
type Loan = ReturnType<typeof loanOf>

/**
 * What the change that waits beside an order would make of it, as edits: a newer change takes its place, so the form begins with it. What
 * the order's kind does not let change is what the server made of the rest, and stays out.
 */
export function pendingEdits({ data, info }: Pick<Order, 'data' | 'info'>): Edits {
  if (!info.pending_change) return {}
  const { changes, schedule_item_id: slot } = info.pending_change
  const told = Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]))
  const loan = loanOf(loanAfter(data, changes), info.zone)
  const after: Record<string, unknown> = { ...told, schedule_item_id: slot, ...loan, ...notesOf({ data, info }, changes, loan) }
  const known = formFields.filter((field) => isAsked(data.kind, field) && isValue(after[field]))
  return Object.fromEntries(known.map((field) => [field, after[field]]))
}

function isAsked(kind: Data['kind'], field: string): boolean {
  if (isChangeable(kind, field)) return true
  if (kind === 'audio_guides') return momentParts.some((part) => part === field)
  // The hour of a slot stands beside it.
  return field === 'time' && kind === 'museum_tickets'
}

function loanAfter(data: Data, changes: OrderDiff): Data {
  if (data.kind !== 'audio_guides') return data
  const after = (field: 'pickup' | 'return_at') => (changes[field] ? String(changes[field].to) : data[field])
  return { ...data, pickup: after('pickup'), return_at: after('return_at') }
}

/** The line of the notes that tells of a loan follows it by the server's hand (specification/orders.md): the form keeps the order's own. */
function notesOf({ data, info }: Pick<Order, 'data' | 'info'>, { notes }: OrderDiff, loan: Loan): { notes?: string } {
  if (typeof notes?.to !== 'string') return {}
  const [own = ''] = data.notes.split('\n')
  const [first = '', ...rest] = notes.to.split('\n')
  const isLoanLine = tellsOf(own, loanOf(data, info.zone)) && tellsOf(first, loan)
  return { notes: isLoanLine ? [own, ...rest].join('\n') : notes.to }
}

function tellsOf(line: string, loan: Loan): boolean {
  const { pickup_date, pickup_time, return_date, return_time } = loan
  return Boolean(pickup_date) && line.includes(`${pickup_date} ${pickup_time}`) && line.includes(`${return_date} ${return_time}`)
}
