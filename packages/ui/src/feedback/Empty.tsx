import type { ReactNode } from 'react'
import { EmptyGallery, RaisedBridge } from '../drawings/empty-drawings.tsx'
import styles from './Empty.module.css'

const drawings = { 'no-orders': EmptyGallery, 'no-network': RaisedBridge }

type Props = { drawing: keyof typeof drawings; title: string; text?: ReactNode; action?: ReactNode; isAlert?: boolean }

/** Nothing to show: the drawing, the fact, what to do, one button. `isAlert` when it tells of a failure. */
export function Empty({ drawing, title, text, action, isAlert = false }: Props) {
  const Drawing = drawings[drawing]
  return (
    <div className={styles.empty} role={isAlert ? 'alert' : undefined}>
      <Drawing />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
