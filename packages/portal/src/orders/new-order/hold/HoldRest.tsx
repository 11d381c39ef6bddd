import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumTime } from '@anfilada/browser/formats'
import { type Rest, restUntil } from './rest.ts'

/** What is left, in words; drawn again only when the words change. */
export function useRest(endsAt: number): Rest {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return restUntil(endsAt, now)
}

type Props = {
  endsAt: number
  /** The end by the server's clock, and by whose clocks it is said. */
  until?: { moment: string; zone: string } | undefined
}

/** "14 min left", no clock that runs beside the clock of the visit; a timer is silent for screen readers unless asked. */
export function HoldRest({ endsAt, until }: Props) {
  const t = useTranslations('newOrder.hold')
  const { unit, count } = useRest(endsAt)
  const rest = t(unit, { count: String(count) })
  return <b role="timer">{until ? t('until', { rest, time: museumTime(new Date(until.moment), until.zone) }) : rest}</b>
}
