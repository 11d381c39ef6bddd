import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import { Section } from '@anfilada/ui/Section'
import { PagedList } from '../PagedList.tsx'
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
  const query = useInfiniteQuery(actsQuery(useLanguage().language))
  const words = { list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText'), more: t('more') }
  return (
    <PagedList query={query} words={words} rowHeight="72px" className={styles.list}>
      {(act) => <ActRow key={act.act_id} act={act} onAgree={() => onAgree(act)} />}
    </PagedList>
  )
}
