import { useNavigate } from '@tanstack/react-router'
import { useAddress } from '@anfilada/browser/use-address'
import type { QueueFilter } from '@anfilada/contract/orders/queue-filter'
import { readQueueSearch, type QueueSearch } from '../../screens.ts'
import { afterDeciding } from '../../../shell/keys/neighbours.ts'

type QueueAddress = {
  chosen: number | undefined
  filter: QueueFilter
  choose: (order: number | undefined, replace?: boolean) => void
  /** To the order after the decided one, unless the reader has gone to another meanwhile. */
  leave: (ids: readonly number[], decided: number) => void
  narrow: (filter: QueueFilter) => void
}

/** What is shown of the queue and which order is open, as the address has it. */
export function useQueueAddress(): QueueAddress {
  const { order: chosen, ...filter } = useAddress(readQueueSearch)
  const navigate = useNavigate({ from: '/queue' })
  const opened = (order: number | undefined): QueueSearch => (order === undefined ? filter : { ...filter, order })
  return {
    chosen,
    filter,
    choose: (order, replace = false) => void navigate({ search: opened(order), replace }),
    leave: (ids, decided) => {
      const next = opened(afterDeciding(ids, decided))
      void navigate({ search: (now) => (now.order === decided ? next : now), replace: true })
    },
    narrow: (wanted) => void navigate({ search: wanted }),
  }
}
