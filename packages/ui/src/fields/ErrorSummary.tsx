import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { focusField } from './FieldFrame.tsx'

export type ErrorItem = { field: string; label: string; message: string }

type Props = {
  title: string
  items: readonly ErrorItem[]
  attempt?: number
  /** Leads to a field that is not on the page now. */
  onFollow?: (field: string) => void
}

/**
 * What must be mended before the form goes, each a link to its field (by name, else by id).
 * Takes focus when it appears and again at each `attempt`.
 */
export function ErrorSummary({ title, items, attempt, onFollow = focusField }: Props) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    frame.current?.focus()
  }, [attempt])

  return (
    <section ref={frame} className={styles.summary} tabIndex={-1} role="alert" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.field}>
              <a
                href={`#${item.field}`}
                onClick={(event) => {
                  event.preventDefault()
                  onFollow(item.field)
                }}
              >
                {item.label}
              </a>
              <span className={styles.message}>{item.message}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
