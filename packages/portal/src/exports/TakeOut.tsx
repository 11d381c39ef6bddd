import type { AskedList } from '@anfilada/browser/exports/asked-list'
import { quietly } from '../shell/quietly.tsx'
import styles from './TakeOut.module.css'

const ExportButton = quietly<AskedList>(() => import('./ExportButton.tsx').then((chunk) => ({ default: chunk.ExportButton })))

/** Takes out the list that it stands above. It comes after the list, which can do without it; its place is kept. */
export function TakeOut(asked: AskedList) {
  return (
    <div className={styles.place}>
      <ExportButton {...asked} />
    </div>
  )
}
