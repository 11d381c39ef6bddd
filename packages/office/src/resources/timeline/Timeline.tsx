import { useTranslations } from 'use-intl'
import type { Resource, ResourceKind, Work } from '@anfilada/contract/orders/resources'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import type { ResourceDay, ResourceWork } from '../resources.queries.ts'
import { hoursOf, lanesOf, type Hours } from './timeline.ts'
import styles from './Timeline.module.css'
import { WorkBar } from './WorkBar.tsx'

type Props = {
  day: ResourceDay
  onEdit: ((resource: Resource) => void) | undefined
  onAdd: ((kind: ResourceKind) => void) | undefined
  onAssign: ((orderId: number) => void) | undefined
}

/** Everybody and everything by the hour; what overlaps stands in amber, beneath each other. */
export function Timeline({ day, onEdit, onAdd, onAssign }: Props) {
  const t = useTranslations('resources.timeline')
  const hours = hoursOf([...day.resources, ...day.employees].flatMap((one) => one.work))
  const of = (kind: ResourceKind) => day.resources.filter((one) => one.kind === kind)
  const shared = { hours, onEdit, onAssign }
  return (
    <section className={styles.timeline} data-sideways aria-label={t('label')} tabIndex={0} role="group">
      <Scale hours={hours} />
      <Group {...shared} title="vehicles" rows={of('vehicle')} onAdd={onAdd && { word: t('add.vehicle'), act: () => onAdd('vehicle') }} />
      <Group {...shared} title="guides" rows={of('guide')} onAdd={onAdd && { word: t('add.guide'), act: () => onAdd('guide') }} />
      <Group {...shared} title="employees" rows={day.employees} onAdd={undefined} />
    </section>
  )
}

function Scale({ hours: { first, last } }: { hours: Hours }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <span />
      <div>
        {Array.from({ length: last - first }, (_, at) => (
          <span key={at}>
            <Num>{`${first + at}:00`}</Num>
          </span>
        ))}
      </div>
    </div>
  )
}

type Row = ResourceWork | ResourceDay['employees'][number]
type Shared = Pick<Props, 'onEdit' | 'onAssign'> & { hours: Hours }
type GroupProps = Shared & {
  title: 'vehicles' | 'guides' | 'employees'
  rows: readonly Row[]
  onAdd: { word: string; act: () => void } | undefined
}

function Group({ title, rows, onAdd, ...shared }: GroupProps) {
  const t = useTranslations('resources.timeline')
  return (
    <section className={styles.group} aria-label={t(title)}>
      <div className={styles.title}>
        <h3>{t(title)}</h3>
        {onAdd && <ActButton onPress={onAdd.act}>{onAdd.word}</ActButton>}
      </div>
      {rows.length === 0 && <p className="mut">{t(`none.${title}`)}</p>}
      {rows.map((row) => (
        <Line key={row.id} row={row} {...shared} />
      ))}
    </section>
  )
}

function Line({ row, hours, onEdit, onAssign }: Shared & { row: Row }) {
  const t = useTranslations('resources.timeline')
  const resource = 'kind' in row ? row : undefined
  return (
    <div className={styles.line} data-idle={(resource && !resource.active) || undefined}>
      <div className={styles.who}>
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
      <div className={styles.lanes} style={{ '--hours': hours.last - hours.first } as object}>
        {row.work.length === 0 && <small>{t('nothing')}</small>}
        {lanesOf(row.work).map((lane) => (
          <ol key={lane[0]?.order_id} className={styles.lane}>
            {lane.map((work: Work) => (
              <WorkBar key={work.order_id} work={work} hours={hours} onAssign={onAssign} />
            ))}
          </ol>
        ))}
      </div>
    </div>
  )
}

/** Seats and telephone, or languages; that it is out of service. */
function What({ resource }: { resource: Resource }) {
  const t = useTranslations('resources')
  const { seats, languages, phone, active } = resource
  const words = [
    ...(active ? [] : [t('timeline.inactive')]),
    ...(seats === null ? [] : [t('timeline.seats', { count: seats })]),
    ...languages.map((language) => t(`guideLanguage.${language}`)),
  ]
  return (
    <small>
      {words.join(', ')} {phone && <Num>{phone}</Num>}
    </small>
  )
}
