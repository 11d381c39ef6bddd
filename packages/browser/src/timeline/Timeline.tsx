import {
  createContext,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Num } from '@anfilada/ui/Num'
import { arrange, clockOf, leastWidths, type Placed, shareOf, type Span, type Stretch } from './axis.ts'
import { neighbourOf } from './neighbours.ts'
import styles from './Timeline.module.css'

/** How wide the axis is taken to be until it is measured: a desk's. */
const unmeasured = 1_000
const AxisContext = createContext<{ span: Span; width: number }>({ span: { from: 0, to: 24 }, width: unmeasured })

/** `label`: unless what it stands in has one. */
type Props = {
  label?: string
  span: Span
  /** The present moment of the shown day, in minutes since midnight; undefined on other days. */
  now?: number | undefined
  children: ReactNode
}

/**
 * Hours as columns, one row a day, a museum, a guide or a vehicle. Arrow keys lead from block to block. On a telephone it stands
 * upright: the blocks of a row follow each other by their beginning, each beside its hour (what says the hour inside a block has
 * `data-hour-inside`).
 */
export function Timeline({ label, span, now, children }: Props) {
  const axis = useRef<HTMLDivElement>(null)
  const width = useWidth(axis)
  return (
    <div
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className={styles.timeline}
      style={hoursIn(span)}
      onKeyDown={follow}
    >
      <div ref={axis} className={styles.hours} aria-hidden="true">
        {Array.from({ length: span.to - span.from + 1 }, (_, index) => (
          <span key={index} style={{ insetInlineStart: percent(index / (span.to - span.from)) }}>
            <Num>{span.from + index}</Num>
          </span>
        ))}
      </div>
      {now !== undefined && now >= span.from * 60 && now <= span.to * 60 && (
        <div className={styles.now} style={{ '--now': shareOf(span, now) } as CSSProperties} aria-hidden="true">
          <Num>{clockOf(now)}</Num>
        </div>
      )}
      <AxisContext value={{ span, width }}>{children}</AxisContext>
    </div>
  )
}

/** `head` says what the row is of. */
export function TimelineRow({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row} data-row="">
      <div className={styles.head}>{head}</div>
      <div className={styles.tracks}>{children}</div>
    </div>
  )
}

type TrackProps<One> = {
  of: readonly One[]
  idOf: (one: One) => string | number
  /** `two` and `one`: lines of words in a block; `thin`: what goes along with others. */
  size: 'two' | 'one' | 'thin'
  isBound?: (one: One) => boolean
  /** Things that stand among the blocks of the lanes. */
  marks?: (placed: readonly Placed<One>[]) => ReactNode
  children: (one: One) => ReactNode
}

/** Blocks of a row where their hours are. A child is a link or a button; its words stand beside it where it is too short. */
export function TimelineTrack<One extends Stretch>({ of, idOf, size, isBound, marks, children }: TrackProps<One>) {
  const { span, width } = use(AxisContext)
  const least = leastWidths[size]
  const placed = arrange(of, { span, width, least }, isBound)
  if (placed.length === 0) return null
  const lanes = Math.max(...placed.map(({ lane }) => lane + 1))
  return (
    <ul className={styles.track} data-size={size} style={{ '--lanes': lanes, '--least': `${least}px` } as CSSProperties}>
      {placed
        .toSorted((one, other) => one.start - other.start)
        .map(({ of: one, lane, start, length, room, before, words }) => (
          <li
            key={idOf(one)}
            className={styles.block}
            data-words={words}
            data-hour={clockOf(one.starts)}
            style={
              {
                ...styleOf(lane, one.starts),
                insetInlineStart: percent(start),
                '--length': percent(length),
                '--room': percent(room),
                '--before': `${Math.floor(before * width)}px`,
              } as CSSProperties
            }
          >
            {children(one)}
          </li>
        ))}
      {marks?.(placed)}
    </ul>
  )
}

/** A stretch of a lane that is no block: what two visits share, or what is missing between them. On a telephone before the later one. */
export function TimelineMark({ lane, of, children }: { lane: number; of: Stretch; children: ReactNode }) {
  const { span } = use(AxisContext)
  const start = shareOf(span, of.starts)
  const length = shareOf(span, of.ends) - start
  return (
    <li className={styles.mark} style={{ ...styleOf(lane, of.starts - 1), insetInlineStart: percent(start), inlineSize: percent(length) }}>
      {children}
    </li>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`
const hoursIn = ({ from, to }: Span) => ({ '--hours': to - from }) as CSSProperties
/** Its lane at a desk, its turn on a telephone. */
const styleOf = (lane: number, starts: number) => ({ '--lane': lane, '--turn': starts }) as CSSProperties

function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(unmeasured)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    // It tells before the first painting; an axis that is not drawn has no width.
    const observer = new ResizeObserver(([entry]) => {
      const drawn = Math.round(entry?.contentRect.width ?? 0)
      if (drawn > 0) flushSync(() => setWidth(drawn))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}

function follow(event: KeyboardEvent<HTMLElement>): void {
  const next =
    !event.defaultPrevented && event.target instanceof HTMLElement ? neighbourOf(event.currentTarget, event.target, event.key) : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
