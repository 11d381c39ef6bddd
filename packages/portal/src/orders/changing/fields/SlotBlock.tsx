import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Slot } from '@anfilada/contract/catalogue'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { monthQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { heatSteps, type ClosedDays } from '../../new-order/days/heat.ts'
import { HeatLegend } from '../../new-order/days/HeatLegend.tsx'
import { MonthOfPlaces } from '../../new-order/days/MonthOfPlaces.tsx'
import { MonthSwitch } from '../../new-order/days/MonthSwitch.tsx'
import { SlotGrid } from '../../new-order/days/SlotGrid.tsx'
import { FieldFault } from '../../new-order/fields/FieldFault.tsx'
import type { OrderFields } from '../../new-order/fields/order-fields.ts'
import { PickField, useOwnObjects } from '../../new-order/fields/picked-fields.tsx'
import { QueryFailed } from '../../new-order/fields/QueryFailed.tsx'
import type { ChangeForm } from '../draft/use-change-form.ts'
import styles from './ChangeFields.module.css'

type Props = { fields: OrderFields; form: ChangeForm }

/** Where and when: in words, and unfolded the object, the month and the hours with what is free for this group. */
export function SlotBlock({ fields, form }: Props) {
  const t = useTranslations('changing')
  const formats = useFormats()
  const { pass_date: date, time, schedule_item_id: slot } = form.values
  const fault = form.faults.schedule_item_id ?? form.faults.pass_date ?? form.faults.system_id
  const [isOpen, setOpen] = useState(slot !== form.start.schedule_item_id)
  const isShown = isOpen || fault !== undefined
  return (
    <FieldFault field="schedule_item_id" sentence={fault}>
      <div className={styles.when}>
        <p className={styles.moment}>
          <Num className={styles.time}>{slot === null ? '—:—' : String(time ?? '')}</Num>
          <span>
            <b>{formats.fullDay(String(date))}</b>
            {slot === null && <em>{t('chooseTime')}</em>}
          </span>
        </p>
        <Button isExpanded={isShown} onPress={() => setOpen(!isOpen)}>
          {t('otherTime')}
        </Button>
      </div>
      {isShown && <SlotPick fields={fields} form={form} />}
    </FieldFault>
  )
}

function SlotPick({ fields, form }: Props) {
  const { query, own, options } = useOwnObjects(fields)
  return (
    <div className={styles.pick}>
      {(query.isError || options.length > 1) && (
        <PickField
          fields={fields}
          field="system_id"
          query={query}
          options={options}
          onPick={(system_id) => form.set(slotOf(form, { system_id }))}
        />
      )}
      <Month form={form} closed={own.find(({ system_id }) => system_id === form.values.system_id)} />
      <Times form={form} />
    </div>
  )
}

function Month({ form, closed }: Pick<Props, 'form'> & { closed: ClosedDays | undefined }) {
  const { language } = useLanguage()
  const date = String(form.values.pass_date)
  const thisMonth = museumDate(new Date()).slice(0, 7)
  const [month, setMonth] = useState(() => (date > thisMonth ? date.slice(0, 7) : thisMonth))
  const days = useQuery(monthQuery(String(form.values.system_id), month, form.order.data.type, language))
  const steps = heatSteps(form.people)
  if (days.isError) return <QueryFailed query={days} />
  return (
    <div>
      <MonthSwitch month={month} first={thisMonth} onChange={setMonth} />
      <MonthOfPlaces
        {...{ month, steps, closed }}
        onMonth={setMonth}
        days={days.data}
        chosen={date}
        onPick={(pass_date) => form.set(slotOf(form, { pass_date }))}
      />
      <HeatLegend steps={steps} />
    </div>
  )
}

/** Another day or object has other slots: the hour is to be chosen anew, unless it is a place again that the group has. */
function slotOf({ values, start, ordered }: ChangeForm, to: { system_id?: string; pass_date?: string }) {
  const next = { system_id: values.system_id, pass_date: values.pass_date, ...to }
  const own = [start, ordered].find(({ system_id, pass_date }) => next.system_id === system_id && next.pass_date === pass_date)
  return { ...next, schedule_item_id: own?.schedule_item_id ?? null, time: own?.time ?? null }
}

/** The hours of the day; the order's own places count as free. */
function Times({ form }: Pick<Props, 'form'>) {
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { values } = form
  const day = { objectId: String(values.system_id), date: String(values.pass_date), type: form.order.data.type }
  const slots = useQuery(scheduleQuery(day, language))
  if (slots.isError) return <QueryFailed query={slots} />
  if (slots.data?.length === 0) return <p>{catalogue('noSlots')}</p>
  return (
    <SlotGrid
      slots={slots.data?.map((slot) => withOwnPlaces(slot, form))}
      people={form.people}
      chosen={typeof values.schedule_item_id === 'number' ? values.schedule_item_id : null}
      onChoose={({ id, time }) => form.set({ schedule_item_id: id, time })}
    />
  )
}

/** Whoever has places or waits for none is not put on the waiting list by a change: a full slot has simply nothing for him. */
function withOwnPlaces(slot: Slot, form: ChangeForm): Slot {
  if (form.order.info.status === 'waiting_list') return slot
  return { ...slot, free: slot.free + ownPlaces(slot.id, form), status: slot.status === 'full' ? 'limited' : slot.status }
}

/** The order's places, and those that are held for the change that waits. */
function ownPlaces(slot: number, { ordered, orderedPeople, start, startPeople }: ChangeForm): number {
  const had = slot === ordered.schedule_item_id ? orderedPeople : 0
  return slot === start.schedule_item_id ? Math.max(had, startPeople) : had
}
