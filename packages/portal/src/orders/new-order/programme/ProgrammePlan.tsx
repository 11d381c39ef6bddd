import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TimelineRow, TimelineTrack } from '@anfilada/browser/timeline/Timeline'
import { isBoundBy, marksOf } from '../../plan/marks.ts'
import { marksAmong } from '../../plan/plan-marks.tsx'
import { PlanDayHead } from '../../plan/PlanDayHead.tsx'
import { PlanTimeline } from '../../plan/PlanTimeline.tsx'
import styles from '../../plan/plan.module.css'
import type { BasketItem } from './basket.ts'
import { ChosenActs } from './ChosenActs.tsx'
import type { Catalogue, ItemClash } from './item-clashes.ts'
import { drawnClashes, plannedDays, type PlannedDay, type PlannedItem } from './item-plan.ts'
import { useItemWords } from './item-words.ts'
import type { Direction } from './moved-item.ts'
import { PlanBlock, type PlanActs, PlanKeys } from './PlanBlock.tsx'
import { useMoveItem } from './use-move-item.ts'

type Clashes = ReadonlyMap<string, readonly ItemClash[]>
/** `chosen`: the item that is being edited, here and in the list below. */
type Props = Omit<PlanActs, 'move'> & {
  items: readonly BasketItem[]
  objects: Catalogue['objects']
  clashes: Clashes
  chosen: string | undefined
}

/** The programme that is being written, by days on one axis: what is chosen there is moved by arrow keys, or by the acts below it. */
export function ProgrammePlan({ items, objects, clashes, chosen, onChoose, onOpenLine }: Props) {
  const [told, setTold] = useState<Told>()
  const { run, busy } = useMoveItem((item, direction, moved) => setTold({ item: moved ?? item, direction, hasMoved: moved !== undefined }))
  const days = plannedDays(items, (systemId) => objects.find(({ system_id }) => system_id === systemId)?.visit_minutes)
  const planned = days.flatMap(({ visits, services }) => [...visits, ...services])
  if (planned.length === 0) return null
  const acts: PlanActs = { onChoose, onOpenLine, move: run }
  const item = planned.find(({ id }) => id === chosen)?.item
  return (
    <>
      <PlanTimeline of={planned} keys={<PlanKeys />}>
        {days.map((day) => (
          <Day key={day.date} day={day} clashes={clashes} chosen={chosen} acts={acts} />
        ))}
      </PlanTimeline>
      <div className={styles.chosen}>
        {item && <ChosenActs item={item} busy={busy} acts={acts} />}
        <p role="status">{told && <ToldMove {...told} />}</p>
      </div>
    </>
  )
}

const idOf = ({ id }: PlannedItem): string => id

type DayProps = { day: PlannedDay; clashes: Clashes; chosen: string | undefined; acts: PlanActs }

function Day({ day: { date, visits, services, count }, clashes, chosen, acts }: DayProps) {
  const marks = marksOf(visits, drawnClashes(clashes))
  const block = ({ id, item }: PlannedItem, size: 'two' | 'thin') => (
    <PlanBlock item={item} size={size} isChosen={id === chosen} acts={acts} />
  )
  return (
    <TimelineRow head={<PlanDayHead date={date} count={count} isHeading={false} />}>
      <TimelineTrack
        of={visits}
        idOf={idOf}
        size="two"
        isBound={({ id }) => isBoundBy(marks, id)}
        marks={(placed) => marksAmong(placed, marks)}
      >
        {(visit) => block(visit, 'two')}
      </TimelineTrack>
      <TimelineTrack of={services} idOf={idOf} size="thin">
        {(service) => block(service, 'thin')}
      </TimelineTrack>
    </TimelineRow>
  )
}

type Told = { item: BasketItem; direction: Direction; hasMoved: boolean }

/** Where an item stands now, or that there is nothing on that side. */
function ToldMove({ item, direction, hasMoved }: Told) {
  const t = useTranslations('plan')
  const { title: name, time } = useItemWords(item)
  if (hasMoved) return t('moved', { name, time })
  return t(direction === 'earlier' ? 'noneEarlier' : 'noneLater', { name })
}
