import { lazy, Suspense } from 'react'
import type { AskedList } from '@anfilada/browser/exports/asked-list'
import { QuietPart } from '@anfilada/browser/QuietPart'
import { inTime } from '../shell/load-chunk.tsx'
import { useIsQuiet } from '../shell/use-is-quiet.ts'
import styles from './TakeOut.module.css'

const ExportButton = lazy(() => inTime(() => import('./ExportButton.tsx')).then((chunk) => ({ default: chunk.ExportButton })))

/** Takes out the list that it stands above. It comes after the list, which can do without it; its place is kept. */
export function TakeOut(asked: AskedList) {
  const isQuiet = useIsQuiet()
  return (
    <div className={styles.place}>
      {isQuiet && (
        <QuietPart>
          <Suspense fallback={null}>
            <ExportButton {...asked} />
          </Suspense>
        </QuietPart>
      )}
    </div>
  )
}
