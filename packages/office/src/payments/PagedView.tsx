import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { PagedRows } from '../shell/panes/PagedRows.tsx'
import styles from './payments.module.css'

export type Paged<R> = UseInfiniteQueryResult<InfiniteData<{ result: R[] }>>

type Props<R> = {
  query: Paged<R>
  words: { lead: string; list: string; failed: string; emptyTitle: string; emptyText?: string }
  /** Whether something is chosen in `narrow`, and what it means that there are none when nothing is. */
  isNarrowed?: boolean
  drawing?: ComponentType
  /** By what the rows are narrowed. */
  narrow: ReactNode
  /** Each row is a list item with its key. */
  children: (row: R) => ReactNode
}

/** A view of the payments: what it is for, by what it is narrowed, and its rows, page after page. */
export function PagedView<R>({ query, words, isNarrowed, drawing, narrow, children }: Props<R>) {
  const rows = rowsOf(query)
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.narrow}>{narrow}</div>
      <PagedRows
        query={query}
        count={rows.length}
        skeleton={{ rows: 6, rowHeight: '72px' }}
        words={words}
        isNarrowed={isNarrowed}
        drawing={drawing}
      >
        <ol aria-label={words.list}>{rows.map(children)}</ol>
      </PagedRows>
    </>
  )
}

export function rowsOf<R>({ data }: Paged<R>): R[] {
  return data?.pages.flatMap(({ result }) => result) ?? []
}
