import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { stepFrom } from '../../orders/queue/neighbours.ts'
import styles from './ListPane.module.css'

type Row = { id: number }
type Words = { list: string; failed: string; emptyTitle: string; emptyText: string; more: string; loadingMore: string }

type Props<R extends Row> = {
  /** Of the list, in the ids of its rows. */
  name: string
  head: ReactNode
  tools: ReactNode
  query: UseInfiniteQueryResult
  rows: readonly R[]
  chosen: number | undefined
  words: Words
  onChoose: (id: number, replace?: boolean) => void
  children: (row: R) => ReactNode
}

/** The pane on the left of a board: head and filters stand, the rows scroll beneath. */
export function ListPane<R extends Row>({ head, tools, ...list }: Props<R>) {
  return (
    <section className={styles.pane} aria-label={list.words.list}>
      <header className={styles.top}>
        <div className={styles.head}>{head}</div>
        <div className={styles.tools}>{tools}</div>
      </header>
      <div className={styles.body}>
        <Body {...list} />
      </div>
    </section>
  )
}

function Body<R extends Row>({ query, words, ...list }: Omit<Props<R>, 'head' | 'tools'>) {
  const shell = useTranslations('shell')
  if (query.isPending) return <SkeletonRows rows={12} rowHeight="46px" label={shell('loading')} />
  // Rows of an older answer never stand as if they were the present ones.
  if (query.isError) {
    return (
      <div className={styles.told}>
        <ListFailed title={words.failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (list.rows.length === 0) {
    return (
      <div className={styles.told}>
        <Empty drawing="no-orders" title={words.emptyTitle} text={words.emptyText} />
      </div>
    )
  }
  return (
    <>
      <Rows {...list} label={words.list} />
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage} busyLabel={words.loadingMore} onPress={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

type RowsProps<R extends Row> = Pick<Props<R>, 'name' | 'rows' | 'chosen' | 'onChoose' | 'children'> & { label: string }

/** One stop of the tab key; arrows walk in it as J and K do everywhere. */
function Rows<R extends Row>({ name, rows, chosen, onChoose, children, label }: RowsProps<R>) {
  const list = useRef<HTMLUListElement>(null)
  const ids = rows.map(({ id }) => id)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    const next = step && stepFrom(ids, chosen, step)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next, true)
  }

  return (
    <ul
      ref={list}
      className={styles.list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={chosen !== undefined && ids.includes(chosen) ? `${name}-${chosen}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          id={`${name}-${row.id}`}
          role="option"
          aria-selected={row.id === chosen}
          className={styles.row}
          onClick={() => onChoose(row.id)}
        >
          {children(row)}
        </li>
      ))}
    </ul>
  )
}

/** What stands at the end of a row. */
export function RowSide({ children }: { children: ReactNode }) {
  return <span className={styles.side}>{children}</span>
}
