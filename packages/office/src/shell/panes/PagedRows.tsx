import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import styles from './PagedRows.module.css'

type Props = {
  query: UseInfiniteQueryResult
  count: number
  /** Of the rows while they are on their way. */
  skeleton: { rows: number; rowHeight: string }
  words: { failed: string; emptyTitle: string; emptyText?: string | undefined }
  /** Whether it is a search or a filter that found nothing, where there are none. */
  isNarrowed?: boolean | undefined
  /** What an empty list means that nothing narrows; none beside a card, where only a part of the screen is empty, or when no drawing means it. */
  drawing?: ComponentType | undefined
  /** Around what stands in place of the rows and after them. */
  around?: string | undefined
  /** The rows of all pages that have come. */
  children: ReactNode
}

/** Rows of a list that comes page after page; while it comes, when it does not and when there are none: that, and nothing of an older answer. */
export function PagedRows({ query, count, skeleton, words, isNarrowed = false, drawing, around = styles.around, children }: Props) {
  const t = useTranslations('shell')
  if (query.isPending) return <SkeletonRows {...skeleton} label={t('loading')} />
  if (query.isLoadingError) {
    return (
      <div className={around}>
        <ListFailed title={words.failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (count === 0) {
    return (
      <div className={around}>
        {isNarrowed ? (
          <NothingFound title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <Empty {...(drawing && { drawing })} title={words.emptyTitle} text={words.emptyText} />
        )}
      </div>
    )
  }
  return (
    <>
      {children}
      {query.hasNextPage && (
        <div className={around}>
          <Button busy={query.isFetchingNextPage} busyLabel={t('loading')} onPress={() => void query.fetchNextPage()}>
            {t('nextRows')}
          </Button>
        </div>
      )}
    </>
  )
}
