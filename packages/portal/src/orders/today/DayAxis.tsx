import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { museumTime } from '@anfilada/browser/formats'
import { type DayAhead, minutesOf } from '@anfilada/contract/orders/day-ahead'
import { dayAxis, type DayDoor } from '@anfilada/contract/orders/day-axis'
import { Num } from '@anfilada/ui/Num'
import { OrderStatusBadge } from '../marks.tsx'
import { usePlaceName } from '../order-words.ts'
import styles from './DayAxis.module.css'

/** The visits of a day in elevation: doors on one floor line at their hours, the past grey, a flag at now by the clocks of the next door. */
export function DayAxis({ day, now: moment }: { day: DayAhead; now: Date }) {
  const clock = museumTime(moment, day.next.order.info.zone)
  const { from, until, now, doors } = dayAxis(day.visits, minutesOf(clock))
  const share = (at: number) => ((at - from) / (until - from)) * 100
  return (
    <div className={styles.axis} style={standsAt(share(now))}>
      <span className={styles.floor} />
      <span className={styles.gone} />
      <ol>
        {doors.map((door, index) => (
          <Door key={door.at} door={door} x={share(door.at)} room={share(doors[index + 1]?.at ?? until) - share(door.at)} />
        ))}
      </ol>
      <span className={styles.now}>
        <b>
          <Num>{clock}</Num>
        </b>
      </span>
    </div>
  )
}

/** `room`: how much of the line is free until the next door, of a hundred: its name is written where there is enough of it. */
function Door({ door: { visits }, x, room }: { door: DayDoor; x: number; room: number }) {
  const t = useTranslations('orders')
  const place = usePlaceName()
  const [first] = visits
  const { id, info } = first.order
  const name = visits.length > 1 ? t('orderCount', { count: visits.length }) : info.museum || place(first.order)
  return (
    <li className={styles.door} style={{ ...standsAt(x), '--room': room } as CSSProperties} data-past={first.isPast || undefined}>
      <Link to="/upcoming/info" search={{ id }}>
        <OrderStatusBadge status={info.status} label={info.status_label} glyphOnly />
        <span className={styles.words}>
          <Num>{first.time}</Num> <span className={styles.name}>{name}</span>
        </span>
      </Link>
    </li>
  )
}

function standsAt(x: number): CSSProperties & Record<'--x', number> {
  return { '--x': x }
}
