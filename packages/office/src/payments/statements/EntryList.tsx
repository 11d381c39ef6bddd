import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNear } from '@anfilada/browser/use-near'
import type { BankEntry } from '@anfilada/contract/payments/bank-statements'
import styles from '../payments.module.css'
import { type Asked, EntryRow } from './EntryRow.tsx'

/** So many lines come and go together: a few windows. */
const together = 50
/** Pixels that a line is thought to have before it was drawn. */
const usualHeight = 92

type Props = { entries: readonly BankEntry[]; onAsk: (asked: Asked, entry: BankEntry) => void }

/** Lines of a statement, of which only those in and near the window are drawn: a statement may have 50,000. */
export function EntryList({ entries, onAsk }: Props) {
  const t = useTranslations('payments.statements')
  const parts = useMemo(
    () => Array.from({ length: Math.ceil(entries.length / together) }, (_, at) => entries.slice(at * together, (at + 1) * together)),
    [entries],
  )
  return parts.map((part, at) => {
    const before = at * together
    const label = parts.length === 1 ? t('entries') : t('entriesPart', { from: before + 1, to: before + part.length })
    return <Part key={before} entries={part} label={label} isFirst={at === 0} onAsk={onAsk} />
  })
}

function Part({ entries, label, isFirst, onAsk }: Props & { label: string; isFirst: boolean }) {
  const [{ isNear, height }, ref] = useNear(isFirst ? 'at-first' : 'when-near')
  const far = { blockSize: height ?? entries.length * usualHeight }
  return (
    <ol ref={ref} className={styles.entries} aria-label={label} style={isNear ? undefined : far}>
      {isNear && entries.map((entry) => <EntryRow key={entry.id} entry={entry} onAsk={onAsk} />)}
    </ol>
  )
}
