import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { ComparisonView } from '@anfilada/browser/ComparisonView'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import { Button } from '@anfilada/ui/Button'
import { AgreeDialog } from './AgreeDialog.tsx'
import { BooksUpload } from './BooksUpload.tsx'
import styles from './reconciling.module.css'
import { comparisonQuery } from './reconciling.queries.ts'

/** One act beside the customer's own books: what differs, and the agreement of who has seen it. */
export function ComparisonPage({ actId }: { actId: number }) {
  const t = useTranslations('reconciliation')
  usePageTitle(t('compareTitle'))
  const query = useInfiniteQuery(comparisonQuery(actId, useLanguage().language))
  const first = query.data?.pages[0]
  const [whole, ...more] = query.data?.pages.flatMap(({ comparison }) => comparison ?? []) ?? []
  return (
    <>
      <p className={styles.back}>
        <Link to="/revise">{t('backToActs')}</Link>
      </p>
      <h1 className={styles.title}>{t('compareTitle')}</h1>
      {first ? (
        <>
          <ActHead act={first.act} />
          {whole && (
            <ComparisonView
              key={whole.comparison_id}
              pages={[whole, ...more]}
              reading={query.isFetchingNextPage}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            />
          )}
          <BooksUpload act={first.act} />
        </>
      ) : (
        <Unread query={query} failed={t('compareFailed')} rows={5} rowHeight="40px" />
      )}
    </>
  )
}

function ActHead({ act }: { act: ReconciliationAct }) {
  const t = useTranslations('reconciliation')
  const formats = useFormats()
  const [isAgreeing, setAgreeing] = useState(false)
  const { number, version, period_lower: from, period_upper: to, outdated, compared, agreed_by_customer: agreed } = act
  const mayAgree = useMay()(['create', 'Payment']) && !outdated && compared !== null && agreed === null
  return (
    <div className={styles.head}>
      <p className={styles.text}>
        <b>{t('act', { number: String(number), version: String(version) })}</b>{' '}
        <span>{t('period', { from: formats.date(from), to: formats.date(to) })}</span>
      </p>
      {mayAgree && (
        <Button variant="primary" onPress={() => setAgreeing(true)}>
          {t('agree')}
        </Button>
      )}
      {isAgreeing && <AgreeDialog act={act} onClose={() => setAgreeing(false)} />}
    </div>
  )
}
