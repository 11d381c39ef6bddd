import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { LedgerCorrection } from '@anfilada/contract/ledger/ledger'
import { Button } from '@anfilada/ui/Button'
import { NoPayments } from '@anfilada/ui/drawings/NoPayments'
import { QueueDone } from '@anfilada/ui/drawings/QueueDone'
import { Segment } from '@anfilada/ui/Segment'
import { PagedRows } from '../../shell/panes/PagedRows.tsx'
import styles from '../ledger.module.css'
import { correctionStates, type LedgerPart, type LedgerSearch } from '../screens.ts'
import { correctionsQuery } from '../ledger.queries.ts'
import { CorrectionRow } from './CorrectionRow.tsx'
import { PostDialog } from './PostDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'

type Props = { search: LedgerSearch; onChange: (part: LedgerPart) => void }

/** What one employee proposes, another one posts or declines. */
export function Corrections({ search, onChange }: Props) {
  const t = useTranslations('ledger.correction')
  const mayPropose = useMay()(['update', 'Ledger'])
  const [isProposing, setProposing] = useState(false)
  const [posted, setPosted] = useState<LedgerCorrection>()
  return (
    <>
      <div className={styles.filters}>
        <Segment
          label={t('states.label')}
          value={search.state ?? 'proposed'}
          onChange={(state) => onChange({ state: state === 'proposed' ? undefined : state })}
          options={correctionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        {mayPropose && (
          <Button size="s" onPress={() => setProposing(true)}>
            {t('propose')}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <CorrectionList search={search} onPost={setPosted} />
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
      {posted && <PostDialog correction={posted} onClose={() => setPosted(undefined)} />}
    </>
  )
}

function CorrectionList({ search, onPost }: { search: LedgerSearch; onPost: (correction: LedgerCorrection) => void }) {
  const t = useTranslations('ledger.correction')
  const query = useInfiniteQuery(correctionsQuery(search, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const words = { failed: t('failed'), emptyTitle: t(`empty.${search.state ?? 'proposed'}`) }
  return (
    <PagedRows
      query={query}
      count={rows.length}
      skeleton={{ rows: 4, rowHeight: '64px' }}
      words={words}
      drawing={search.state ? NoPayments : QueueDone}
      around={styles.around}
    >
      <ol className={styles.transactions}>
        {rows.map((correction) => (
          <CorrectionRow key={correction.id} correction={correction} onPost={() => onPost(correction)} />
        ))}
      </ol>
    </PagedRows>
  )
}
