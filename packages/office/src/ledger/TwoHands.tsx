import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { Button } from '@anfilada/ui/Button'
import { QueueDone } from '@anfilada/ui/drawings/QueueDone'
import { Segment } from '@anfilada/ui/Segment'
import { PagedRows } from '../shell/panes/PagedRows.tsx'
import styles from './ledger.module.css'
import { correctionStates, type LedgerPart, type LedgerSearch } from './screens.ts'

/** Whose words it says. */
type Words = 'ledger.correction' | 'openings'
type HeadProps = { words: Words; add: string; onAdd: () => void; search: LedgerSearch; onChange: (part: LedgerPart) => void }

/** Above what one employee writes and another decides: by its state, with the act that writes one more. */
export function TwoHandsHead({ words, add, onAdd, search, onChange }: HeadProps) {
  const t = useTranslations(words)
  const mayAdd = useMay()(['update', 'Ledger'])
  return (
    <>
      <div className={styles.filters}>
        <Segment
          label={t('states.label')}
          value={search.state ?? 'proposed'}
          onChange={(state) => onChange({ state: state === 'proposed' ? undefined : state })}
          options={correctionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        {mayAdd && (
          <Button size="s" onPress={onAdd}>
            {add}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
    </>
  )
}

type RowsProps = { words: Words; search: LedgerSearch; query: UseInfiniteQueryResult; count: number; children: ReactNode }

/** Its rows; where none waits, the queue is done. */
export function TwoHandsRows({ words, search, query, count, children }: RowsProps) {
  const t = useTranslations(words)
  return (
    <PagedRows
      query={query}
      count={count}
      skeleton={{ rows: 4, rowHeight: '64px' }}
      words={{ failed: t('failed'), emptyTitle: t(`empty.${search.state ?? 'proposed'}`) }}
      isNarrowed={search.state !== undefined}
      drawing={QueueDone}
      around={styles.around}
    >
      <ol className={styles.transactions}>{children}</ol>
    </PagedRows>
  )
}
