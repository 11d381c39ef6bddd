import { useTranslations } from 'use-intl'
import type { EntryState, StatementState } from '@anfilada/contract/payments/bank-entries'
import { ToneTag } from '../ToneTag.tsx'

type Tone = Parameters<typeof ToneTag>[0]['tone']
const statementTones: Record<StatementState, Tone> = { waiting: undefined, matching: undefined, done: 'green', refused: 'red' }
/** Amber is what waits for a person. */
const entryTones: Record<EntryState, Tone> = {
  pending: undefined,
  matched: 'green',
  suggested: 'amber',
  free: undefined,
  unknown: 'amber',
  own: undefined,
  undone: 'red',
}

export function StatementTag({ state }: { state: StatementState }) {
  return <ToneTag tone={statementTones[state]}>{useTranslations('payments.statements.states')(state)}</ToneTag>
}

export function EntryTag({ state }: { state: EntryState }) {
  return <ToneTag tone={entryTones[state]}>{useTranslations('payments.statements.entryStates')(state)}</ToneTag>
}
