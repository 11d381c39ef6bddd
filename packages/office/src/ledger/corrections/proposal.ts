import { readRubles } from '../../pricing/amounts/rubles.ts'

export type ProposalForm = { side: 'more' | 'less'; amount: string; reason: string }
type Missing = 'customer_id' | 'amount' | 'reason'
type ReadProposal = { ok: true; proposal: { customer_id: number; amount: number; reason: string } } | { ok: false; missing: Missing[] }

/** What the form proposes: the amount has the side as its sign; or what is still missing. */
export function readProposal({ side, amount, reason }: ProposalForm, customer: { id: number } | undefined): ReadProposal {
  const sum = readRubles(amount)
  const kopecks = sum.ok ? (sum.kopecks ?? 0) : 0
  const wrong = { customer_id: !customer, amount: kopecks === 0, reason: reason.trim() === '' }
  const missing = (['customer_id', 'amount', 'reason'] as const).filter((field) => wrong[field])
  if (!customer || missing.length > 0) return { ok: false, missing }
  return { ok: true, proposal: { customer_id: customer.id, amount: side === 'more' ? kopecks : -kopecks, reason: reason.trim() } }
}
