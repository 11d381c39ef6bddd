import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Message } from '@anfilada/contract/messages/messages'
import { Button } from '@anfilada/ui/Button'
import { museumDate, museumTime, useFormats } from '../language/formats.ts'
import { MessageLine, WaitingLine } from './MessageLine.tsx'
import styles from './thread.module.css'
import type { WaitingMessage } from './waiting-messages.ts'

/** Pixels before the end that still are its end: browsers round. */
const slack = 4

/** What was done, beside what was said. */
export type ThreadEvent = { key: string; at: string; shown: ReactNode }
type Props = {
  label: string
  /** The earliest first. */
  messages: readonly Message[]
  events?: readonly ThreadEvent[]
  waiting: readonly WaitingMessage[]
  /** Which side is the reader's own. */
  side: Message['side']
  /** How the other side is called. */
  other: string
  onFile: (message: Message) => void
  /** Given where there is more before what is shown. */
  earlier?: { busy: boolean; onPress: () => void } | undefined
  /** Stands behind the latest line: whether that is seen (`useTalk`). */
  end: Ref<HTMLDivElement>
}

/** What was done and what was said, on one axis of time, the latest last. */
export function Thread({ label, messages, events = [], waiting, earlier, end, ...line }: Props) {
  const t = useTranslations('messages')
  const shell = useTranslations('shell')
  const scroller = useStayAtEnd(messages.at(-1)?.id, messages[0]?.id, waiting.length)
  return (
    <div ref={scroller} className={styles.thread} role="region" aria-label={label} tabIndex={0}>
      {earlier && (
        <Button size="s" busy={earlier.busy} busyLabel={shell('loading')} onPress={earlier.onPress}>
          {t('earlier')}
        </Button>
      )}
      <ol>
        <Lines
          entries={[
            ...shownEvents(events, earlier ? messages[0]?.at : undefined),
            ...messages.map((message) => ({
              key: `m${message.id}`,
              at: message.at,
              shown: <MessageLine message={message} {...line} />,
            })),
          ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))}
        />
        {waiting.map((message) => (
          <li key={message.key} className={styles.line}>
            <WaitingLine message={message} />
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

/** While messages wait to be read back, what was done before them waits as well. */
function shownEvents(events: readonly ThreadEvent[], from: string | undefined): readonly ThreadEvent[] {
  return from === undefined ? events : events.filter(({ at }) => Date.parse(at) >= Date.parse(from))
}

function Lines({ entries }: { entries: readonly ThreadEvent[] }) {
  const { day } = useFormats()
  return entries.map(({ key, at, shown }, place) => {
    const date = museumDate(new Date(at))
    const before = entries[place - 1]
    const isNewDay = !before || museumDate(new Date(before.at)) !== date
    return (
      <li key={key} className={styles.line}>
        {isNewDay && <p className={styles.day}>{day(date)}</p>}
        <time dateTime={at} className={styles.time}>
          {museumTime(new Date(at))}
        </time>
        {shown}
      </li>
    )
  })
}

/** Shows the end when something comes there, and what was shown when something comes before it. */
function useStayAtEnd(last: number | undefined, first: number | undefined, waiting: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) element.scrollTop += element.scrollHeight - height.current
  }, [first])
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [last, waiting])
  useLayoutEffect(() => {
    height.current = scroller.current?.scrollHeight ?? 0
  })
  useEffect(() => (scroller.current ? keepAtEnd(scroller.current) : undefined), [])
  return scroller
}

/** Lines that were not seen yet have guessed heights, and what is written grows: whoever looks at the end goes on doing so. */
function keepAtEnd(element: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  let isAtEnd = true
  const onScroll = () => (isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < slack)
  const observer = new ResizeObserver(() => {
    if (isAtEnd) element.scrollTop = element.scrollHeight
  })
  for (const one of [element, ...element.children]) observer.observe(one)
  element.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('scroll', onScroll)
  }
}
