import { useEffect, useRef, type MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'

export type ErrorItem = { field: string; label: string; message: string }

/**
 * What must be mended before the form goes, each a link to its field (by name, else by id).
 * Takes focus when it appears and again at each `attempt`.
 */
export function ErrorSummary({ title, items, attempt }: { title: string; items: readonly ErrorItem[]; attempt?: number }) {
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
              <a href={`#${item.field}`} onClick={(event) => focusField(event, item.field)}>
                {item.label}
              </a>
              : {item.message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function focusField(event: MouseEvent, field: string) {
  event.preventDefault()
  const target = document.getElementsByName(field)[0] ?? document.getElementById(field)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
