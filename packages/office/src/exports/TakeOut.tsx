import { lazy, Suspense } from 'react'
import { useMay } from '@anfilada/browser/ability'
import type { AskedList } from '@anfilada/browser/exports/asked-list'
import { actLinkClass } from '@anfilada/ui/act-link'
import styles from './TakeOut.module.css'

const ExportButton = lazy(() => import('./ExportScreens.tsx').then((chunk) => ({ default: chunk.ExportButton })))

/** As large as the act: nothing after it moves when it comes. */
const place = (
  <button type="button" className={`${actLinkClass} ${styles.place}`} disabled>
    {'\u00a0'}
  </button>
)

/** Takes out the list that it stands above, and comes after it. */
export function TakeOut(asked: AskedList) {
  if (!useMay()(['create', 'Export'])) return null
  return (
    <Suspense fallback={place}>
      <ExportButton {...asked} before={place} />
    </Suspense>
  )
}
