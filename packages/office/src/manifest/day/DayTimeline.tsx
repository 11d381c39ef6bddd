import { useTranslations } from 'use-intl'
import { hoursOf } from '@anfilada/browser/timeline/axis'
import { Timeline, TimelineRow, TimelineTrack } from '@anfilada/browser/timeline/Timeline'
import type { Shift } from '@anfilada/contract/duty'
import { useFormats } from '@anfilada/browser/formats'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import styles from './day.module.css'
import { DayBar } from './DayBar.tsx'
import type { DayBlock, DayFacts, DayLane } from './day-plan.ts'

/** What is shown of a day on which no order names its hour: the hours of the museums. */
const emptyDay = { from: 9, to: 18 }
const legend = ['inside', 'next', 'confirmed', 'in_processing', 'problem'] as const

/** The day by object and hour, with the present moment; on a telephone by hour under each object. */
export function DayTimeline({ lanes, facts }: { lanes: readonly DayLane[]; facts: DayFacts }) {
  const t = useTranslations('manifest.day')
  const blocks = lanes.flatMap(({ visits, services }) => [...visits, ...services])
  return (
    <>
      <div className={styles.scroll} data-sideways role="group" tabIndex={0} aria-label={t('label')}>
        <div className={styles.axis}>
          <Timeline span={hoursOf(blocks, blocks.length > 0 ? undefined : emptyDay)} now={facts.now}>
            {lanes.map((lane) => (
              <Lane key={lane.key} lane={lane} shifts={facts.shifts} isToday={facts.now !== undefined} />
            ))}
          </Timeline>
        </div>
      </div>
      <ul className={styles.legend}>
        {legend.map((look) => (
          <li key={look}>
            <i className={styles.bar} data-look={look} />
            {t(`legend.${look}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

const idOf = ({ id }: DayBlock): number => id

function Lane({ lane, shifts, isToday }: { lane: DayLane; shifts: readonly Shift[] | undefined; isToday: boolean }) {
  const block = (one: DayBlock) => <DayBar block={one} isToday={isToday} />
  return (
    <TimelineRow head={<LaneHead lane={lane} shifts={shifts} />}>
      <TimelineTrack of={lane.visits} idOf={idOf} size="one">
        {block}
      </TimelineTrack>
      <TimelineTrack of={lane.services} idOf={idOf} size={lane.museum.id === null ? 'one' : 'thin'}>
        {block}
      </TimelineTrack>
    </TimelineRow>
  )
}

/** Which object, who meets there, and how much of its day is taken. */
function LaneHead({ lane, shifts }: { lane: DayLane; shifts: readonly Shift[] | undefined }) {
  const t = useTranslations('manifest.day')
  const { list } = useFormats()
  const { museum, object, entrance, seats, untimed } = lane
  const isUnmet = lane.visits.some(({ problems }) => problems.includes('unmet'))
  const own = (shifts ?? []).filter(({ museums, state }) => state !== 'over' && museums.some(({ id }) => id === museum.id))
  const who = own.map(({ employee, check_in: at }) => (at?.museum_id === museum.id ? t('here', { name: employee.name }) : employee.name))
  return (
    <div className={styles.head}>
      {museum.emblem && <Emblem name={museum.emblem} />}
      <div>
        <h2>{museum.name}</h2>
        {object !== '' && object !== museum.name && <small className={styles.object}>{object}</small>}
        {entrance !== '' && <small>{entrance}</small>}
        {who.length > 0 && <small>{list(who)}</small>}
        {isUnmet && <small className={styles.needs}>{t('nobody')}</small>}
        {seats && (
          <>
            <span className={styles.seats} aria-hidden="true">
              <i style={{ inlineSize: `${Math.round((seats.taken / seats.capacity) * 100)}%` }} />
            </span>
            <small>
              <span aria-hidden="true">{t('seats', seats)}</span>
              <span className="sr">{t('seatsTitle', seats)}</span>
            </small>
          </>
        )}
        {untimed.length > 0 && (
          <small>
            <Num>{t('untimed', { numbers: list(untimed.map(({ id }) => String(id))) })}</Num>
          </small>
        )}
      </div>
    </div>
  )
}
