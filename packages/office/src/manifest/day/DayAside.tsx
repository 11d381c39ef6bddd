import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import type { Shift } from '@anfilada/contract/duty'
import { Num } from '@anfilada/ui/Num'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { statusShapes, useOrderTitle } from '../../orders/order-title.ts'
import type { ResourceDay } from '../../resources/resources.queries.ts'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { useServiceName } from '../../shell/service-name.ts'
import styles from './day.module.css'
import { type DayBlock, type DayFacts, type DayLane, hourOf, soonOf } from './day-plan.ts'

/** So many minutes ahead a dispatcher looks. */
const soonMinutes = 40

type Props = { lanes: readonly DayLane[]; facts: DayFacts; resources: ResourceDay | undefined }

/** Below the day: what comes next, today alone, who meets, and what is lent. */
export function DayAside({ lanes, facts: { now, shifts }, resources }: Props) {
  const t = useTranslations('manifest.day')
  const soon = now === undefined ? [] : soonOf(lanes, now, soonMinutes)
  return (
    <div className={styles.aside}>
      {now !== undefined && (
        <List title={t('soon.title')} none={t('soon.none')}>
          {soon.map((block) => (
            <Soon key={block.id} block={block} />
          ))}
        </List>
      )}
      {shifts && (
        <List title={t('meet.title')} none={t('meet.none')}>
          {shifts.map((shift) => (
            <Meeter key={shift.id} shift={shift} />
          ))}
        </List>
      )}
      {resources && <Equipment equipment={resources.equipment} />}
    </div>
  )
}

function List({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {children.length === 0 ? <p className="mut">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

function Soon({ block: { order, problems } }: { block: DayBlock }) {
  const t = useTranslations('manifest')
  const { list } = useFormats()
  const title = useOrderTitle()
  const { id, info, customer, pax } = order
  return (
    <li data-needs={problems.length > 0 || undefined}>
      <b>
        <Num>{hourOf(order)}</Num>
      </b>
      <span>
        {list([title(order), customer.name, ...(pax > 0 ? [t('pax', { count: pax })] : [])])}{' '}
        <Link to="/queue" search={{ order: id }}>
          <NumberOf id={id} />
        </Link>
        {problems.map((problem) => (
          <strong key={problem}>{t(`day.problem.${problem}`)}</strong>
        ))}
      </span>
      <StatusBadge shape={statusShapes[info.status]} label={info.status_label} />
    </li>
  )
}

function Meeter({ shift: { employee, museums, check_in: at, state, from } }: { shift: Shift }) {
  const t = useTranslations('manifest.day.meet')
  const { list } = useFormats()
  return (
    <li>
      <b>{employee.name}</b>
      <span>{list(museums.map(({ name }) => name))}</span>
      {at ? (
        <span className={styles.here}>{t('since', { time: museumTime(new Date(at.at)) })}</span>
      ) : (
        <span>{t(state, { time: from })}</span>
      )}
    </li>
  )
}

function Equipment({ equipment }: { equipment: ResourceDay['equipment'] }) {
  const t = useTranslations('manifest.day.equipment')
  const service = useServiceName()
  return (
    <List title={t('title')} none={t('none')}>
      {equipment.map(({ service: item, taken, stock }) => (
        <li key={item}>
          <b>{taken}</b>
          <span>{service(item)}</span>
          <span>{t('of', { stock })}</span>
        </li>
      ))}
    </List>
  )
}
