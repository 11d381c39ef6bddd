import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import type { EquipmentOfDay } from '@anfilada/contract/orders/resources'
import { ActButton } from '@anfilada/ui/ActButton'
import { FillBar } from '@anfilada/ui/FillBar'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { addDays, placeInWeek } from '@anfilada/contract/dates'
import { useServiceName } from '../../shell/service-name.ts'
import { equipmentQuery } from '../resources.queries.ts'
import styles from './Equipment.module.css'

type Props = {
  date: string
  onGo: (date: string) => void
  onEdit: ((service: EquipmentItem, stock: number) => void) | undefined
}

const daysShown = 14

/** Two weeks of equipment: how full each day is; a day leads to itself. */
export function EquipmentCalendar({ date, onGo, onEdit }: Props) {
  const t = useTranslations('resources.equipment')
  const [isOpen, setOpen] = useState(false)
  const service = useServiceName()
  const formats = useFormats()
  const from = addDays(date, -placeInWeek(date, 'monday'))
  const query = useQuery(equipmentQuery(from, addDays(from, daysShown - 1), useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} bones={<Skeleton className={styles.bones} />} />
  const days = query.data
  const { items, idle } = itemsOf(days)
  const shown = isOpen ? items : items.filter((item) => !idle.includes(item))
  const chosen = query.data.find((day) => day.date === date)
  return (
    <section className={styles.calendar} data-sideways aria-label={t('calendar')}>
      <table>
        <caption className="sr">{t('calendar')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('title')}</th>
            {query.data.map((day) => (
              <th key={day.date} scope="col" data-chosen={day.date === date || undefined}>
                <button type="button" aria-current={day.date === date ? 'date' : undefined} onClick={() => onGo(day.date)}>
                  <small>{formats.shortWeekday(day.date)}</small>
                  <b>{Number(day.date.slice(8))}</b>
                  <span className="sr">{formats.day(day.date)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <tr key={item}>
              <th scope="row">
                {service(item)}
                {onEdit && (
                  <ActButton onPress={() => onEdit(item, of(chosen, item)?.stock ?? 0)}>
                    {t('edit')} <span className="sr">{service(item)}</span>
                  </ActButton>
                )}
              </th>
              {query.data.map((day) => (
                <td key={day.date} data-chosen={day.date === date || undefined}>
                  <Day day={day} item={item} />
                </td>
              ))}
            </tr>
          ))}
          {idle.length > 0 && <IdleRow count={idle.length} columns={days.length + 1} isOpen={isOpen} onOpen={setOpen} />}
        </tbody>
      </table>
    </section>
  )
}

function IdleRow({ count, columns, isOpen, onOpen }: { count: number; columns: number; isOpen: boolean; onOpen: (open: boolean) => void }) {
  const t = useTranslations('resources.timeline')
  return (
    <tr>
      <th scope="row" colSpan={columns}>
        <ActButton onPress={() => onOpen(!isOpen)}>{isOpen ? t('hideIdle') : t('idle', { count })}</ActButton>
      </th>
    </tr>
  )
}

/** `idle`: what nobody has on any of the days; one alone takes no more room than the line that it would be folded into. */
function itemsOf(days: readonly EquipmentOfDay[]) {
  const items = days[0]?.equipment.map(({ service }) => service) ?? []
  const idle = items.filter((item) => days.every((day) => (of(day, item)?.taken ?? 0) === 0))
  return { items, idle: idle.length > 1 ? idle : [] }
}

function of(day: EquipmentOfDay | undefined, item: EquipmentItem) {
  return day?.equipment.find(({ service }) => service === item)
}

function Day({ day, item }: { day: EquipmentOfDay; item: EquipmentItem }) {
  const t = useTranslations('resources.equipment')
  const service = useServiceName()
  const formats = useFormats()
  const { stock = 0, taken = 0, free = 0 } = of(day, item) ?? {}
  return (
    <>
      <span className={styles.ratio}>{t('ratio', { taken, stock })}</span>
      <FillBar
        label={t('day', { day: formats.day(day.date), name: service(item), taken, stock })}
        parts={[
          { kind: 'sold', value: taken },
          { kind: 'free', value: free },
        ]}
      />
    </>
  )
}
