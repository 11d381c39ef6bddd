import { useNavigate } from '@tanstack/react-router'
import { useAddress } from '@anfilada/browser/use-address'
import type { QueueFilter } from '@anfilada/contract/orders/queue-filter'
import { readQueueSearch, type QueueSearch, type QueueShown } from '../../screens.ts'
import { afterDeciding } from '../../../shell/keys/neighbours.ts'

type QueueAddress = {
  chosen: number | undefined
  /** What the server lets through, and that with what only the screen knows. */
  filter: QueueFilter
  shown: QueueShown
  choose: (order: number | undefined, replace?: boolean) => void
  /** To the order after the decided one, unless the reader has gone to another meanwhile. */
  leave: (ids: readonly number[], decided: number) => void
  narrow: (shown: QueueShown) => void
}

/** What is shown of the queue and which order is open, as the address has it. */
export function useQueueAddress(): QueueAddress {
  const { order: chosen, ...shown } = useAddress(readQueueSearch)
  const { urgent: _urgent, ...filter } = shown
  const navigate = useNavigate({ from: '/queue' })
  const opened = (order: number | undefined): QueueSearch => (order === undefined ? shown : { ...shown, order })
  return {
    chosen,
    filter,
    shown,
    choose: (order, replace = false) => void navigate({ search: opened(order), replace }),
    leave: (ids, decided) => {
      const next = opened(afterDeciding(ids, decided))
      void navigate({ search: (now) => (now.order === decided ? next : now), replace: true })
    },
    narrow: (wanted) => void navigate({ search: wanted }),
  }
}
