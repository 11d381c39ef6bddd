import { lazy, Suspense } from 'react'
import type { AskedList } from '@anfilada/browser/exports/asked-list'
import { QuietPart } from '../publications/QuietPart.tsx'
import { inTime } from '../shell/load-chunk.tsx'
import { useIsQuiet } from '../shell/use-is-quiet.ts'

const ExportButton = lazy(() => inTime(() => import('./ExportButton.tsx')).then((chunk) => ({ default: chunk.ExportButton })))

/** Takes out the list that it stands above. It comes after the list, which can do without it. */
export function TakeOut(asked: AskedList) {
  if (!useIsQuiet()) return null
  return (
    <QuietPart>
      <Suspense fallback={null}>
        <ExportButton {...asked} />
      </Suspense>
    </QuietPart>
  )
}
