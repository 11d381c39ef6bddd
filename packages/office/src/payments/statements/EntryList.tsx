import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useNear } from '@anfilada/browser/use-near'
import type { BankEntry } from '@anfilada/contract/payments/bank-statements'
import styles from '../payments.module.css'
import { type Asked, EntryRow } from './EntryRow.tsx'

/** So many lines come and go together: a few windows. */
const together = 50
/** Pixels that a line is thought to have before it was drawn. */
const usualHeight = 92

type Props = { entries: readonly BankEntry[]; onAsk: (asked: Asked, entry: BankEntry) => void }

/** Lines of a statement, of which only those in and near the window are drawn, the others are one text: a statement may have 50,000. */
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
  const [{ upTo, height }, ref] = useNear(isFirst ? 'at-first' : 'when-near')
  const textOf = useEntryText()
  if (upTo === 0) {
    const line = (height ?? entries.length * usualHeight) / (entries.length * linesOfText)
    return (
      <p ref={ref} className={styles.far} style={{ lineHeight: `${line}px` }}>
        {entries.flatMap(textOf).join('\n')}
      </p>
    )
  }
  return (
    <ol ref={ref} className={styles.entries} aria-label={label}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} onAsk={onAsk} />
      ))}
    </ol>
  )
}

/** As many lines for each entry: what is looked for on the page is found where it will be drawn. */
const linesOfText = 3

function useEntryText(): (entry: BankEntry) => readonly string[] {
  const t = useTranslations('payments.statements')
  const { date, formatSum } = useFormats()
  return ({ payer, purpose, number, received_on: received, amount, line }) => [
    `${payer.name || t('nameless')} · ${formatSum(amount, 'RUB')}`,
    // A purpose may be written in several lines.
    purpose.replaceAll(/\s+/g, ' '),
    `${t('document', { number, date: date(received), line: String(line) })} ${payer.inn && t('inn', { inn: payer.inn })}`,
  ]
}
