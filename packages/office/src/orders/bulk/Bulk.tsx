import { lazy, Suspense, useEffect, useState } from 'react'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { useQueueKeys } from '../keys/use-queue-keys.ts'
import { BulkBar } from './BulkBar.tsx'

// With the first mark, long before anybody asks: the keys pressed at a dialog must find it there, and not the board.
const loadDialogs = () => import('./BulkDialogs.tsx')
const BulkConfirm = lazy(() => loadDialogs().then((chunk) => ({ default: chunk.BulkConfirm })))
const BulkReject = lazy(() => loadDialogs().then((chunk) => ({ default: chunk.BulkReject })))

type Props = { marked: readonly OfficeOrder[]; onClear: () => void; onAnswered: (orders: readonly number[]) => void }
type Asked = { does: 'confirm' | 'reject'; orders: readonly OfficeOrder[] }

/** What is done with the marked orders: its bar, its keys and its dialogs. The orders are those that were seen when a dialog opened. */
export function Bulk({ marked, onClear, onAnswered }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const ask = (does: Asked['does']) => () => setAsked({ does, orders: marked })
  const isMarking = marked.length > 0
  useQueueKeys(isMarking ? { confirmMarked: ask('confirm'), rejectMarked: ask('reject'), clearMarks: onClear } : {})
  useEffect(() => {
    // Asked for again, and told of, with the dialog itself.
    if (isMarking) loadDialogs().catch(() => undefined)
  }, [isMarking])
  function close(answered: readonly number[]) {
    setAsked(undefined)
    onAnswered(answered)
  }
  return (
    <>
      <BulkBar count={marked.length} onConfirm={ask('confirm')} onReject={ask('reject')} onClear={onClear} />
      <Suspense fallback={null}>
        {asked?.does === 'confirm' && <BulkConfirm orders={asked.orders} onClose={close} />}
        {asked?.does === 'reject' && <BulkReject orders={asked.orders} onClose={close} />}
      </Suspense>
    </>
  )
}
