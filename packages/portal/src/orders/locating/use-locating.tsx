import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Order } from '@anfilada/contract/orders/orders'
import { inTime } from '../../shell/load-chunk.tsx'

const WhereaboutsDialog = lazy(() =>
  inTime(() => import('./WhereaboutsDialog.tsx')).then((module) => ({ default: module.WhereaboutsDialog })),
)

/** `ask` opens the dialog that says who meets the group, which the caller draws beside what was pressed. */
export function useLocating({ data, info }: Order): { ask: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const { museum_id: museumId } = data
  const dialog = isOpen && museumId !== null && (
    <Suspense fallback={null}>
      <WhereaboutsDialog museumId={museumId} museum={info.museum} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { ask: () => setOpen(true), dialog }
}
