import type { ReactNode } from 'react'
import styles from './ThumbBar.module.css'

type Props = {
  /** Hour, day, people: with dots between them, the last in a line of its own. */
  what: readonly ReactNode[]
  figures?: ReactNode
  /** The one act of the page. */
  children: ReactNode
}

/** A phone's summary under the thumb, with the one act. */
export function ThumbBar({ what, figures, children }: Props) {
  return (
    <div className="thumb">
      <div className={styles.words}>
        <span className={styles.what}>
          {what.flatMap((part, index) => (index > 0 ? [index < what.length - 1 ? ' · ' : <br key="last" />, part] : [part]))}
        </span>
        <span className={styles.figures}>{figures}</span>
      </div>
      <div className={styles.act}>{children}</div>
    </div>
  )
}
