import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Comparison } from '@anfilada/contract/reconciliation/comparison'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { Segment } from '@anfilada/ui/Segment'
import { saveFetched } from '../acts/save-file.ts'
import { useFormats } from '../language/formats.ts'
import { richPart, useLanguage } from '../language/LanguageProvider.tsx'
import { useWork } from '../forms/use-work.ts'
import { ComparedRow } from './ComparedRow.tsx'
import styles from './comparison.module.css'

type Props = {
  /** The pages that were read so far; each says the same of the whole. */
  pages: readonly [Comparison, ...Comparison[]]
  /** Reads the next page; undefined when there is none. */
  onMore: (() => void) | undefined
  reading: boolean
}

/** Our books beside the customer's: what differs first, then every row. */
export function ComparisonView({ pages, onMore, reading }: Props) {
  const t = useTranslations('comparison')
  const [whole] = pages
  const all = Object.values(whole.counts).reduce((sum, count) => sum + count, 0)
  const differences = all - whole.counts.same
  const [view, setView] = useState<'differences' | 'all'>(differences > 0 ? 'differences' : 'all')
  const lines = pages.flatMap((page) => page.lines)
  const shown = view === 'all' ? lines : lines.filter(({ kind }) => kind !== 'same')
  const isMore = onMore && (view === 'all' || shown.length < differences)
  return (
    <section className={styles.view} aria-label={t('list')}>
      <Totals comparison={whole} all={all} differences={differences} />
      <Segment
        label={t('show')}
        options={[
          { value: 'differences', label: t('differences', { count: differences }) },
          { value: 'all', label: t('all', { count: all }) },
        ]}
        value={view}
        onChange={setView}
      />
      <div className={styles.rows} data-sides={whole.has_sides ? 'two' : 'one'}>
        <Heads hasSides={whole.has_sides} />
        <ol aria-label={t('list')}>
          {shown.map((line) => (
            <ComparedRow
              key={`${line.theirs?.row} ${line.ours?.document} ${line.ours?.number} ${line.ours?.date}`}
              line={line}
              hasSides={whole.has_sides}
            />
          ))}
        </ol>
      </div>
      {isMore && (
        <Button busy={reading} busyLabel={t('saving')} onPress={onMore}>
          {t('loadMore')}
        </Button>
      )}
      <Remarks comparison={whole} />
    </section>
  )
}

function Totals({ comparison: { counts, difference }, all, differences }: { comparison: Comparison; all: number; differences: number }) {
  const { formatSum } = useFormats()
  const t = useTranslations('comparison')
  const sum = richPart(<Num>{formatSum(Math.abs(difference ?? 0), 'RUB')}</Num>)
  return (
    <p className={styles.totals} role="status">
      <b className={differences > 0 ? styles.gap : undefined}>{differences > 0 ? t('differ', { count: differences }) : t('noneDiffer')}</b>
      {difference !== null && difference !== 0 && <span>{t.rich(difference > 0 ? 'more' : 'less', { sum })}</span>}
      <span>{t('sameOf', { same: counts.same, all })}</span>
    </p>
  )
}

/** Names of the columns; a reader of the screen hears them with each row. */
function Heads({ hasSides }: { hasSides: boolean }): ReactNode {
  const t = useTranslations('comparison')
  return (
    <div className={styles.heads} aria-hidden>
      <b className={styles.ourName}>{t('ours')}</b>
      <b className={styles.theirName}>{t('theirs')}</b>
      <span className={styles.date}>{t('date')}</span>
      <span className={styles.ourWhat}>{t('what')}</span>
      <span className={styles.ourDebit}>{t('charged')}</span>
      <span className={styles.ourCredit}>{t('paid')}</span>
      <span className={styles.theirWhat}>{t('what')}</span>
      <span className={styles.theirDebit}>{t(hasSides ? 'debit' : 'sum')}</span>
      {hasSides && <span className={styles.theirCredit}>{t('credit')}</span>}
    </div>
  )
}

/** What is not in the rows: where they come from, and what of the file is not among them. */
function Remarks({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('comparison')
  const { language } = useLanguage()
  const formats = useFormats()
  const { busy, run } = useWork(() => saveFetched(comparison.file, language))
  const { unread, outside, file_name: file, made_by: name, made_at: at } = comparison
  const rest = unread.count > unread.rows.length ? '…' : ''
  return (
    <div className={styles.remarks}>
      {unread.count > 0 && (
        <p className={styles.gap}>{t('unread', { count: unread.count, rows: formats.list(unread.rows.map(String)) + rest })}</p>
      )}
      {outside > 0 && <p>{t('outside', { count: outside })}</p>}
      <p>
        {t.rich('made', { file: richPart(<bdi>{file}</bdi>), name: richPart(<bdi>{name}</bdi>), moment: formats.moment(at) })}{' '}
        <ActButton busy={busy} onPress={() => run()}>
          {t('save')}
        </ActButton>
      </p>
    </div>
  )
}
