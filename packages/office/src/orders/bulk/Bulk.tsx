import { useState } from 'react'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { useQueueKeys } from '../keys/use-queue-keys.ts'
import { BulkBar } from './BulkBar.tsx'
import { BulkConfirm, BulkReject } from './BulkDialogs.tsx'

type Props = { marked: readonly OfficeOrder[]; onClear: () => void; onAnswered: (orders: readonly number[]) => void }
type Asked = { does: 'confirm' | 'reject'; orders: readonly OfficeOrder[] }

/** What is done with the marked orders: its bar, its keys and its dialogs. The orders are those that were seen when a dialog opened. */
export function Bulk({ marked, onClear, onAnswered }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const ask = (does: Asked['does']) => () => setAsked({ does, orders: marked })
  useQueueKeys(marked.length > 0 ? { confirmMarked: ask('confirm'), rejectMarked: ask('reject'), clearMarks: onClear } : {})
  function close(answered: readonly number[]) {
    setAsked(undefined)
    onAnswered(answered)
  }
  return (
    <>
      <BulkBar count={marked.length} onConfirm={ask('confirm')} onReject={ask('reject')} onClear={onClear} />
      {asked?.does === 'confirm' && <BulkConfirm orders={asked.orders} onClose={close} />}
      {asked?.does === 'reject' && <BulkReject orders={asked.orders} onClose={close} />}
    </>
  )
}
