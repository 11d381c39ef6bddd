import type { ReactNode } from 'react'
import { EmptyGallery, RaisedBridge } from '../drawings/empty-drawings.tsx'
import styles from './Empty.module.css'

const drawings = { 'no-orders': EmptyGallery, 'no-network': RaisedBridge }

type Props = { drawing: keyof typeof drawings; title: string; text?: ReactNode; action?: ReactNode; isAlert?: boolean; isPage?: boolean }

/** Nothing to show: the drawing, the fact, what to do, one button. `isAlert` when it tells of a failure, `isPage` when it is the whole page. */
export function Empty({ drawing, title, text, action, isAlert = false, isPage = false }: Props) {
  const Drawing = drawings[drawing]
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.empty} role={isAlert ? 'alert' : undefined}>
      <Drawing />
      <Title className={isPage ? styles.pageTitle : styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
