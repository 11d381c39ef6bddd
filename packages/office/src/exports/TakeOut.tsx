import { lazy, Suspense } from 'react'
import type { AskedList } from '@anfilada/browser/exports/asked-list'

const ExportButton = lazy(() => import('./ExportScreens.tsx').then((chunk) => ({ default: chunk.ExportButton })))

/** Takes out the list that it stands above, and comes after it. */
export function TakeOut(asked: AskedList) {
  return (
    <Suspense fallback={null}>
      <ExportButton {...asked} />
    </Suspense>
  )
}
