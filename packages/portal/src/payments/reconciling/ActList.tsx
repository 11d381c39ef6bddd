import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { Section } from '@anfilada/ui/Section'
import { ActRow } from './ActRow.tsx'
import { AgreeDialog } from './AgreeDialog.tsx'
import styles from './reconciling.module.css'
import { actsQuery } from './reconciling.queries.ts'

/** Every act that was issued, with what it comes to and who agreed. */
export function ActList() {
  const t = useTranslations('reconciliation')
  const [agreeing, setAgreeing] = useState<ReconciliationAct>()
  return (
    <Section title={t('list')} rule="plain">
      <Rows onAgree={setAgreeing} />
      {agreeing && <AgreeDialog act={agreeing} onClose={() => setAgreeing(undefined)} />}
    </Section>
  )
}

function Rows({ onAgree }: { onAgree: (act: ReconciliationAct) => void }) {
  const t = useTranslations('reconciliation')
  const shell = useTranslations('shell')
  const pages = useInfiniteQuery(actsQuery(useLanguage().language))
  if (!pages.data) return <Unread query={pages} failed={t('failed')} rows={2} rowHeight="72px" />
  const rows = pages.data.pages.flatMap(({ result }) => result)
  if (rows.length === 0) return <Empty drawing="no-orders" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      <ul aria-label={t('list')} className={styles.list}>
        {rows.map((act) => (
          <ActRow key={act.act_id} act={act} onAgree={() => onAgree(act)} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} busyLabel={shell('loading')} onPress={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
