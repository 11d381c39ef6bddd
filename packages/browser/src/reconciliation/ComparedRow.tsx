import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ComparisonLine } from '@anfilada/contract/reconciliation/comparison'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import { useFormats } from '../language/formats.ts'
import styles from './comparison.module.css'

type Props = { line: ComparisonLine; hasSides: boolean }

/** One row of both books; what differs is said in words, and where the other side has nothing. */
export function ComparedRow({ line: { kind, ours, theirs }, hasSides }: Props) {
  const t = useTranslations('comparison')
  const date = ours?.date ?? theirs?.date ?? ''
  return (
    <li className={classNames(styles.row, kind !== 'same' && styles.differs)}>
      <span className={styles.date}>
        <Num>{shortDay(date)}</Num>
      </span>
      {ours ? <OurSide row={ours} /> : <span className={classNames(styles.ourWhat, styles.gap)}>{t('kinds.only_theirs')}</span>}
      {theirs ? (
        <TheirSide row={theirs} hasSides={hasSides}>
          {ours && <Differs kind={kind} ours={ours.date} theirs={theirs.date} />}
        </TheirSide>
      ) : (
        <span className={classNames(styles.theirWhat, styles.gap)}>{t('kinds.only_ours')}</span>
      )}
    </li>
  )
}

/** What is another in the file: the sum, the day, or both. */
function Differs({ kind, ours, theirs }: { kind: ComparisonLine['kind']; ours: string; theirs: string }) {
  const t = useTranslations('comparison')
  const formats = useFormats()
  if (kind === 'same') return null
  const said = [kind === 'amount' && t('kinds.amount'), ours !== theirs && t('inFile', { date: formats.date(theirs) })]
  return <b className={styles.gap}>{formats.clauses(said.filter((part) => part !== false))}</b>
}

function OurSide({ row: { document, number, debit, credit } }: { row: NonNullable<ComparisonLine['ours']> }) {
  const t = useTranslations('comparison')
  const name = t(`documents.${document}`)
  return (
    <>
      <span className={styles.ourWhat}>
        <span className={styles.whose}>{t('ours')}: </span>
        {number === null ? name : t('numbered', { document: name, number })}
      </span>
      {debit !== 0 && <Sum className={styles.ourDebit} label={t('charged')} kopecks={debit} />}
      {credit !== 0 && <Sum className={styles.ourCredit} label={t('paid')} kopecks={credit} />}
    </>
  )
}

type TheirProps = { row: NonNullable<ComparisonLine['theirs']>; hasSides: boolean; children: ReactNode }

function TheirSide({ row: { row, document, debit, credit }, hasSides, children }: TheirProps) {
  const t = useTranslations('comparison')
  return (
    <>
      <span className={styles.theirWhat}>
        <span className={styles.whose}>{t('theirs')}: </span>
        <bdi>{document}</bdi> <small>{t('row', { row })}</small>
        {children}
      </span>
      {debit !== 0 && <Sum className={styles.theirDebit} label={t(hasSides ? 'debit' : 'sum')} kopecks={debit} />}
      {credit !== 0 && <Sum className={styles.theirCredit} label={t('credit')} kopecks={credit} />}
    </>
  )
}

/** On which side it stands the eye sees by its column; it is said where there are none. */
function Sum({ className, label, kopecks }: { className: string | undefined; label: string; kopecks: number }) {
  const { formatSum } = useFormats()
  return (
    <span className={classNames(styles.sum, className)}>
      <span className={styles.side}>{label} </span>
      <Num>{formatSum(kopecks, 'RUB')}</Num>
    </span>
  )
}

/** 03.04, as accountants write a day inside of a period. */
function shortDay(date: string): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}`
}
