import { Children, lazy, Suspense, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Overflow } from './MoreTabs.tsx'
import styles from './Tabs.module.css'

/** Where it does not come the tabs stand in as many lines as they need. */
const MoreTabs = lazy<ComponentType<Overflow>>(() =>
  import('./MoreTabs.tsx').then(
    ({ MoreTabs: part }) => ({ default: part }),
    () => ({ default: () => <span className={styles.all} hidden /> }),
  ),
)

/**
 * Links to sibling pages; the router marks the present one with aria-current. Those that have no room go behind a button, «ещё 3»; what
 * moves them there comes only where it is needed.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLElement>(null)
  const tabs = Children.toArray(children)
  const isLong = useIsLong(line, tabs.length)
  return (
    <nav ref={line} className={styles.tabs} aria-label={label} data-long={isLong || undefined}>
      {tabs.map((tab, at) => (
        <span key={at}>{tab}</span>
      ))}
      <Suspense>{isLong && <MoreTabs line={line} tabs={tabs} />}</Suspense>
    </nav>
  )
}

/** Whether the tabs together are wider than their row. */
function useIsLong(line: RefObject<HTMLElement | null>, count: number): boolean {
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const row = line.current
    // jsdom has none, and no widths.
    if (!row || !('ResizeObserver' in window)) return undefined
    const tabs = [...row.children].slice(0, count)
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const width = tabs.reduce((sum, tab) => sum + tab.getBoundingClientRect().width + gap, -gap)
      setLong(width > row.clientWidth)
    }
    // The observer tells of the first widths, too, but not always before they are painted.
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    for (const element of [row, ...tabs]) observer.observe(element)
    return () => observer.disconnect()
  }, [line, count])
  return isLong
}
