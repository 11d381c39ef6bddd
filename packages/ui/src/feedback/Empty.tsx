import type { ComponentType, ReactNode } from 'react'
import styles from './Empty.module.css'

type Props = {
  /** One of `drawings/`, by its meaning; none where only a part of a screen is empty, or none of them means it. */
  drawing?: ComponentType
  title: string
  text?: ReactNode
  action?: ReactNode
  isAlert?: boolean
  isPage?: boolean
}

/** Nothing to show: the drawing, the fact, what to do, one button. `isAlert` when it tells of a failure, `isPage` when it is the whole page. */
export function Empty({ drawing: Drawing, title, text, action, isAlert = false, isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.empty} role={isAlert ? 'alert' : undefined}>
      {Drawing && <Drawing />}
      <Title className={isPage ? styles.pageTitle : styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
