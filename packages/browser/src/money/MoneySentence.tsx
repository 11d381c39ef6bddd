import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import { richPart } from '../language/LanguageProvider.tsx'
import { useFormats } from '../language/formats.ts'
import styles from './MoneySentence.module.css'

const parts = ['due', 'expected', 'paid', 'today', 'overdue', 'opening', 'kept'] as const
/** Kopecks; what is due is said even if it is nothing, of the rest what there is. `expected`: what is due once an order is confirmed. */
export type Sums = { due: number } & Partial<Record<(typeof parts)[number], number>>

/**
 * How somebody's money stands, in one line: a customer's, or that of one order. `useKept`: the act that lets what is on the balance pay, with
 * the question that it asks, which no paragraph may hold.
 */
export function MoneySentence({ sums, useKept }: { sums: Sums; useKept?: ReactNode }) {
  const { formatSum } = useFormats()
  const t = useTranslations('money')
  const sumOf = (kopecks: number) => (
    <b>
      <Num>{formatSum(kopecks, 'RUB')}</Num>
    </b>
  )
  return (
    <div className={styles.money}>
      {parts.map((part) => {
        const sum = sums[part] ?? 0
        if (part !== 'due' && sum === 0) return null
        return (
          <span key={part} className={classNames(part === 'overdue' && styles.late)}>
            {t.rich(part === 'due' && sums.expected !== undefined ? 'dueNow' : part, { sum: richPart(sumOf(sum)) })}
            {part === 'kept' && useKept && <span className={styles.act}>{useKept}</span>}
          </span>
        )
      })}
    </div>
  )
}

/** The parts of a customer's sentence. */
export function sumsOf({ due_total: due, due_today: today, due_overdue: overdue, due_opening: opening, kept }: MoneySums): Sums {
  return { due, today, overdue, opening, kept }
}
