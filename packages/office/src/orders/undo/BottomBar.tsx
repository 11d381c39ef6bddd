import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { decisionsQuery } from './decisions.queries.ts'

// With the first decision: its minute is long.
const UndoBar = lazy(() => import('./UndoBar.tsx').then((chunk) => ({ default: chunk.UndoBar })))

/** `children`: the keys. */
type Props = { children: ReactNode; onUndone: (order: number) => void }

/** The last line of the board: the newest of one's decisions, as long as it can be taken back or has something to tell; else the keys. */
export function BottomBar({ children, onUndone }: Props) {
  const may = useMay()
  const { language } = useLanguage()
  const { data = [], dataUpdatedAt } = useQuery({ ...decisionsQuery(language), enabled: may(['decide', 'OfficeOrder']) })
  const [closed, setClosed] = useState<ReadonlySet<number>>(readClosed)
  const newest = data.find(({ failed }) => failed === null || !closed.has(failed.id))
  function close(failed: number) {
    const next = new Set([...closed, failed])
    setClosed(next)
    sessionStorage.setItem(closedKey, JSON.stringify([...next]))
  }
  if (!newest) return children
  return (
    <Suspense fallback={children}>
      <UndoBar key={newest.until} decision={newest} readAt={dataUpdatedAt} onClose={close} onUndone={onUndone} />
    </Suspense>
  )
}

const closedKey = 'decisions.closed'

/** What was read stays away for the rest of the tab's life. */
function readClosed(): ReadonlySet<number> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(closedKey) ?? '[]') as number[])
  } catch {
    return new Set()
  }
}
