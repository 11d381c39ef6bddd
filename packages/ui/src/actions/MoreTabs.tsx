import { use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { ChevronDownIcon } from '../drawings/icons.tsx'
import { ControlWords } from '../control-words.ts'
import { useSheet } from './use-sheet.ts'
import styles from './Tabs.module.css'
import { whichFit } from './which-fit.ts'

export type Overflow = {
  /** Holds the tabs, each in an element of its own, also those that do not fit. */
  line: RefObject<HTMLElement | null>
  tabs: readonly ReactNode[]
}

/** The tabs that have no room, as links behind a button that says how many they are; the open one always stands in the line. */
export function MoreTabs({ line, tabs }: Overflow) {
  const words = use(ControlWords)
  const sheet = useSheet('a', 'a[aria-current]')
  const { isBeyond, frame } = useBeyond(line, tabs.length)
  const beyond = tabs.filter((_, at) => isBeyond[at])
  return (
    <div ref={frame} className={styles.more}>
      <div ref={sheet.frame}>
        <button type="button" className={styles.button} {...sheet.trigger}>
          {words?.others(beyond.length)}
          <ChevronDownIcon />
        </button>
        {sheet.isOpen && (
          <ul className={styles.sheet} data-sheet onKeyDown={sheet.onKeyDown} onClick={sheet.close}>
            {beyond.map((tab, at) => (
              <li key={at}>{tab}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Which tabs have no room: they stay in the line for their widths, unseen and out of reach. */
function useBeyond(line: Overflow['line'], count: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [isBeyond, setBeyond] = useState<readonly boolean[]>([])
  useLayoutEffect(() => {
    const row = line.current
    if (!row || !frame.current) return undefined
    const tabs = [...row.children].slice(0, count) as HTMLElement[]
    const measure = () => {
      const next = whichFit({
        widths: tabs.map(widthOf),
        current: tabs.findIndex((tab) => tab.querySelector('[aria-current]')),
        gap: Number.parseFloat(getComputedStyle(row).columnGap) || 0,
        room: widthOf(row),
        more: frame.current ? widthOf(frame.current) : 0,
      }).map((fits) => !fits)
      tabs.forEach((tab, at) => tab.toggleAttribute('data-beyond', next[at]))
      setBeyond((known) => (known.length === next.length && next.every((one, at) => one === known[at]) ? known : next))
    }
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    for (const element of [row, frame.current, ...tabs]) observer.observe(element)
    // Another tab was opened: it must stand in the line.
    const opened = new MutationObserver(measure)
    opened.observe(row, { subtree: true, attributeFilter: ['aria-current'] })
    return () => {
      observer.disconnect()
      opened.disconnect()
      for (const tab of tabs) tab.removeAttribute('data-beyond')
    }
  }, [line, count])
  return { isBeyond, frame }
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}
