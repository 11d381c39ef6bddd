import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { stepFrom } from '../keys/neighbours.ts'
import styles from './ListPane.module.css'
import { PagedRows } from './PagedRows.tsx'

const skeleton = { rows: 12, rowHeight: '46px' }

export type ListRow = { id: number }
/** What a list says of itself. */
export type ListWord = 'list' | 'failed' | 'emptyTitle' | 'emptyText'

export type List<R extends ListRow> = {
  /** Of the list, in the ids of its rows. */
  name: string
  head?: ReactNode
  tools: ReactNode
  query: UseInfiniteQueryResult
  rows: readonly R[]
  chosen: number | undefined
  word: (word: ListWord) => string
  onChoose: (id: number, replace?: boolean) => void
}
type Props<R extends ListRow> = List<R> & { children: (row: R) => ReactNode }

/** The pane on the left of a board: head and filters stand, the rows scroll beneath. */
export function ListPane<R extends ListRow>({ head, tools, ...list }: Props<R>) {
  return (
    <section className={styles.pane} aria-label={list.word('list')}>
      <header className={styles.top}>
        {head && <div className={styles.head}>{head}</div>}
        <div className={styles.tools}>{tools}</div>
      </header>
      <div className={styles.body}>
        <Body {...list} />
      </div>
    </section>
  )
}

function Body<R extends ListRow>({ query, word, ...list }: Omit<Props<R>, 'head' | 'tools'>) {
  const words = { failed: word('failed'), emptyTitle: word('emptyTitle'), emptyText: word('emptyText') }
  return (
    <PagedRows query={query} count={list.rows.length} skeleton={skeleton} words={words} around={styles.around}>
      <Rows {...list} label={word('list')} />
    </PagedRows>
  )
}

type RowsProps<R extends ListRow> = Pick<Props<R>, 'name' | 'rows' | 'chosen' | 'onChoose' | 'children'> & { label: string }

/** One stop of the tab key; arrows walk in it as J and K do everywhere. */
function Rows<R extends ListRow>({ name, rows, chosen, onChoose, children, label }: RowsProps<R>) {
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
