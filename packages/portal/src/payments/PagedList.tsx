import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Unread } from '@anfilada/browser/Unread'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'

type Props<R> = {
  query: UseInfiniteQueryResult<InfiniteData<{ result: R[] }>>
  words: { list: string; failed: string; emptyTitle: string; emptyText: string; more: string }
  rowHeight: `${number}px`
  className: string | undefined
  /** Each row is a list item with its key. */
  children: (row: R) => ReactNode
}

/** What was issued or made so far, page after page; what stands there before it is read, and where there is none. */
export function PagedList<R>({ query, words, rowHeight, className, children }: Props<R>) {
  const shell = useTranslations('shell')
  if (!query.data) return <Unread query={query} failed={words.failed} rows={2} rowHeight={rowHeight} />
  const rows = query.data.pages.flatMap(({ result }) => result)
  if (rows.length === 0) return <Empty title={words.emptyTitle} text={words.emptyText} />
  return (
    <>
      <ul aria-label={words.list} className={className}>
        {rows.map(children)}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} busyLabel={shell('loading')} onPress={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}
