import type { CorrectionState, TransactionKind } from '@anfilada/contract/ledger/ledger'
import { chosen, idIn, oneOf, periodIn, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const ledgerSection = { word: 'ledger', path: '/ledger', ability: ['read', 'Ledger'] } as const satisfies Section

// Not the contract's own lists: they stand beside schemas, and every page of the office would load them.
export const transactionKinds = [
  'charge',
  'adjustment',
  'reversal',
  'penalty',
  'payment',
  'refund',
  'correction',
  'opening',
] as const satisfies readonly TransactionKind[]
export const correctionStates = ['proposed', 'posted', 'declined'] as const satisfies readonly CorrectionState[]

const views = ['corrections', 'openings'] as const
type LedgerView = (typeof views)[number]

/** The address of the books: which account or customer, how its transactions are narrowed; or what two people decide. */
export type LedgerSearch = {
  account?: number
  customer?: number
  reference?: string
  kind?: TransactionKind
  from?: string
  to?: string
  view?: LedgerView
  state?: CorrectionState
}

/** Undefined takes the filter away. */
export type LedgerPart = { [K in keyof LedgerSearch]?: LedgerSearch[K] | undefined }

export function readLedgerSearch(search: Record<string, unknown>): LedgerSearch {
  return chosen({
    account: idIn(search.account),
    customer: idIn(search.customer),
    reference: textIn(search.reference, 100),
    kind: oneOf(transactionKinds, search.kind),
    ...periodIn(search.from, search.to),
    view: oneOf(views, search.view),
    state: oneOf(correctionStates, search.state),
  })
}
