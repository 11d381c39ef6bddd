import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import styles from './payments.module.css'

type Props = {
  query: UseInfiniteQueryResult
  words: { list: string; failed: string; emptyTitle: string; emptyText?: string }
  /** Rows, each a list item. */
  children: readonly ReactNode[]
}

/** The rows of a view, page after page, or what there is instead of them. */
export function PagedList({ query, words, children }: Props) {
  const t = useTranslations('payments')
  const shell = useTranslations('shell')
  if (query.isPending) return <SkeletonRows rows={6} rowHeight="72px" label={shell('loading')} />
  if (query.isError) {
    return <ListFailed title={words.failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (children.length === 0) return <Empty drawing="no-orders" title={words.emptyTitle} text={words.emptyText} />
  return (
    <>
      <ol className={styles.rows} aria-label={words.list}>
        {children}
      </ol>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage} busyLabel={t('loadingMore')} onPress={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
