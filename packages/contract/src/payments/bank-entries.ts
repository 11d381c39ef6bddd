// Apart from the schemas, for the screens.

/** `waiting` to be read, then `matching` while its money is posted; `refused`: nothing of it holds. */
export const statementStates = ['waiting', 'matching', 'done', 'refused'] as const
export type StatementState = (typeof statementStates)[number]

/** More is to come of it. */
export function isStatementOpen(state: StatementState): boolean {
  return state === 'waiting' || state === 'matching'
}

/**
 * Where money that came stands. `pending`: it is being posted; `matched`: came for an invoice; `suggested`: a person says for which; `free`: on the
 * payer's balance, for none; `unknown`: nobody's; `own`: from an account of ours; `undone`: taken back.
 */
export const entryStates = ['pending', 'matched', 'suggested', 'free', 'unknown', 'own', 'undone'] as const
export type EntryState = (typeof entryStates)[number]

/** What a person may do with money in each state; the server refuses the rest. */
const entryActs = {
  match: ['suggested', 'free', 'unknown', 'undone'],
  assign: ['suggested', 'unknown', 'undone'],
  undo: ['matched', 'free', 'suggested'],
} as const satisfies Record<string, readonly EntryState[]>
export type EntryAct = keyof typeof entryActs

export function canEntry(act: EntryAct, state: EntryState): boolean {
  return (entryActs[act] as readonly EntryState[]).includes(state)
}

/**
 * Why money is taken to be for an invoice. `number`: its number, the payer's INN and the sum agree; `partial`, `over`: less or more came than is still
 * to come of the one that is named; `one_of_named`: several are named, and the sum is of this one; `amount`: none is named, and only this one has the sum.
 */
export const matchReasons = ['number', 'partial', 'over', 'one_of_named', 'amount'] as const
export type MatchReason = (typeof matchReasons)[number]
