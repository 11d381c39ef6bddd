import type { UseQueryResult } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '@anfilada/browser/http'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { Empty } from '@anfilada/ui/Empty'
import { ArrowBackIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import board from './Board.module.css'

/** Back to the list, where a narrow window has no room for both. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={board.back}>
    <ArrowBackIcon />
    {children}
  </a>
))

type Props<T> = {
  title: string
  back: ReactNode
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What the server says when there is no such thing; with words of the page, or the server's own. */
  absent: { code: RefusalCode; words?: string }
  failed: string
  rows?: number
  children: (data: T) => ReactNode
}

/** What was chosen of a list, beside it. What was read stays where it cannot be read anew. */
export function OpenCard<T>({ title, back, query: { data, error, isFetching, refetch }, absent, failed, rows = 4, children }: Props<T>) {
  const shell = useTranslations('shell')
  const isAbsent = error instanceof Refused && error.code === absent.code
  return (
    <section className={board.card} aria-label={title} aria-busy={isFetching}>
      {back}
      {data !== undefined && children(data)}
      {isAbsent && <Empty title={absent.words ?? error.message} isAlert />}
      {error && !isAbsent && <ListFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !error && <SkeletonRows rows={rows} label={shell('loading')} />}
    </section>
  )
}
