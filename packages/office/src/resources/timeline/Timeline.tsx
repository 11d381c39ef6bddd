import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { hoursOf } from '@anfilada/browser/timeline/axis'
import { Timeline as Axis, TimelineRow, TimelineTrack } from '@anfilada/browser/timeline/Timeline'
import type { Resource, ResourceKind } from '@anfilada/contract/orders/resources'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import type { ResourceDay, ResourceWork } from '../resources.queries.ts'
import { stretchOf, type WorkStretch } from './timeline.ts'
import styles from './Timeline.module.css'
import { WorkBar } from './WorkBar.tsx'

type Props = {
  day: ResourceDay
  onEdit: ((resource: Resource) => void) | undefined
  onAdd: ((kind: ResourceKind) => void) | undefined
  onAssign: ((orderId: number) => void) | undefined
}

/** What is shown of a day without work: the hours of the museums. */
const emptyDay = { from: 9, to: 19 }

/** Everybody and everything by the hour; what overlaps stands in amber, beneath each other. */
export function Timeline({ day, onEdit, onAdd, onAssign }: Props) {
  const t = useTranslations('resources.timeline')
  const work = [...day.resources, ...day.employees].flatMap((one) => one.work).map(stretchOf)
  const of = (kind: ResourceKind) => day.resources.filter((one) => one.kind === kind)
  const shared = { onEdit, onAssign }
  return (
    <div className={styles.timeline} data-sideways role="group" tabIndex={0} aria-label={t('label')}>
      <Axis span={hoursOf(work, work.length > 0 ? undefined : emptyDay)}>
        <Group {...shared} title="vehicles" rows={of('vehicle')} onAdd={onAdd && { word: t('add.vehicle'), act: () => onAdd('vehicle') }} />
        <Group {...shared} title="guides" rows={of('guide')} onAdd={onAdd && { word: t('add.guide'), act: () => onAdd('guide') }} />
        <Group {...shared} title="employees" rows={day.employees} onAdd={undefined} />
      </Axis>
    </div>
  )
}

type Row = ResourceWork | ResourceDay['employees'][number]
type Shared = Pick<Props, 'onEdit' | 'onAssign'>
type GroupProps = Shared & {
  title: 'vehicles' | 'guides' | 'employees'
  rows: readonly Row[]
  onAdd: { word: string; act: () => void } | undefined
}

function Group({ title, rows, onAdd, ...shared }: GroupProps) {
  const t = useTranslations('resources.timeline')
  const [isOpen, setOpen] = useState(false)
  const idle = rows.filter(({ work }) => work.length === 0)
  const isFolding = idle.length >= fewestFolded
  const busy = rows.filter(({ work }) => work.length > 0)
  const shown = isFolding ? [...busy, ...(isOpen ? idle : [])] : rows
  return (
    <section className={styles.group} aria-label={t(title)}>
      <div className={styles.title}>
        <h3>{t(title)}</h3>
        {onAdd && <ActButton onPress={onAdd.act}>{onAdd.word}</ActButton>}
      </div>
      {rows.length === 0 && <p className="mut">{t(`none.${title}`)}</p>}
      {shown.map((row) => (
        <Line key={row.id} row={row} {...shared} />
      ))}
      {isFolding && (
        <p className={styles.idle}>
          <ActButton onPress={() => setOpen(!isOpen)}>
            {isOpen ? t('hideIdle') : t(busy.length > 0 ? 'idle' : 'allIdle', { count: idle.length })}
          </ActButton>
        </p>
      )}
    </section>
  )
}

/** So many without work are folded into one line; a single one takes no more room than that line. */
const fewestFolded = 2

const idOf = ({ work }: WorkStretch): number => work.order_id

function Line({ row, onEdit, onAssign }: Shared & { row: Row }) {
  const t = useTranslations('resources.timeline')
  const resource = 'kind' in row ? row : undefined
  return (
    <TimelineRow head={<Who row={row} resource={resource} onEdit={onEdit} />}>
      {row.work.length === 0 && <small className={styles.nothing}>{t('nothing')}</small>}
      <TimelineTrack of={row.work.map(stretchOf)} idOf={idOf} size="one">
        {({ work }) => <WorkBar work={work} onAssign={onAssign} />}
      </TimelineTrack>
    </TimelineRow>
  )
}

function Who({ row, resource, onEdit }: Pick<Shared, 'onEdit'> & { row: Row; resource: Resource | undefined }) {
  const t = useTranslations('resources.timeline')
  return (
    <div className={styles.who} data-idle={(resource && !resource.active) || undefined}>
      <b>{row.name}</b>
      {resource && (
        <div className={styles.what}>
          <What resource={resource} />
          {onEdit && (
            <ActButton onPress={() => onEdit(resource)}>
              {t('edit')} <span className="sr">{row.name}</span>
            </ActButton>
          )}
        </div>
      )}
    </div>
  )
}

/** Seats and telephone, or languages; that it is out of service. */
function What({ resource }: { resource: Resource }) {
  const t = useTranslations('resources')
  const { list } = useFormats()
  const { seats, languages, phone, active } = resource
  const words = [
    ...(active ? [] : [t('timeline.inactive')]),
    ...(seats === null ? [] : [t('timeline.seats', { count: seats })]),
    ...languages.map((language) => t(`guideLanguage.${language}`)),
  ]
  return (
    <small>
      {list(words)} {phone && <Num>{phone}</Num>}
    </small>
  )
}
