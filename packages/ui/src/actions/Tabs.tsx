import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Tabs.module.css'

/** Links to sibling pages; the router marks the present one with aria-current. On a telephone the row is longer than the screen: it shows `current`. */
export function Tabs({ label, current, children }: { label: string; current: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: newer browsers give back a promise, which React would take for the effect's undoing.
    const show = () => {
      row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
    show()
    // Chinese words are wider in their own letters, which may come later than the words.
    void document.fonts?.ready.then(show)
  }, [current])
  return (
    <nav ref={row} className={styles.tabs} data-sideways aria-label={label}>
      {children}
    </nav>
  )
}
