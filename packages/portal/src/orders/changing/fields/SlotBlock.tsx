import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { SelectField } from '@anfilada/ui/SelectField'
import { monthQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { FieldFault } from '../../new-order/fields/FieldFault.tsx'
import { QueryFailed } from '../../new-order/fields/QueryFailed.tsx'
import { MonthSwitch } from '../../new-order/days/MonthSwitch.tsx'
import { heatSteps } from '../../new-order/days/heat.ts'
import { HeatLegend } from '../../new-order/days/HeatLegend.tsx'
import { MonthGrid } from '../../new-order/days/MonthGrid.tsx'
import styles from '../ChangeOrderPage.module.css'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { SlotTimes } from './SlotTimes.tsx'

/** Where and when: in words, and unfolded the object, the month and the hours with what is free for this group. */
export function SlotBlock({ form }: { form: ChangeForm }) {
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
      {isShown && <SlotPick form={form} />}
    </FieldFault>
  )
}

function SlotPick({ form }: { form: ChangeForm }) {
  const { language } = useLanguage()
  const label = useFieldLabel(form.order.data.kind)
  const { type, museum_id } = form.order.data
  const objects = useQuery(objectsOfTypeQuery(type, language))
  const own = (objects.data ?? []).filter((object) => object.museum_id === museum_id)
  return (
    <div className={styles.pick}>
      {objects.isError ? (
        <QueryFailed query={objects} />
      ) : (
        own.length > 1 && (
          <div className={styles.choice}>
            <SelectField
              label={label('system_id')}
              name="system_id"
              options={own.map(({ system_id, name }) => ({ value: system_id, label: nameOf(name, language) }))}
              value={String(form.values.system_id)}
              onChange={(system_id) => form.set(slotOf(form, { system_id }))}
            />
          </div>
        )
      )}
      <Month form={form} />
      <SlotTimes form={form} />
    </div>
  )
}

function Month({ form }: { form: ChangeForm }) {
  const { language } = useLanguage()
  const date = String(form.values.pass_date)
  const thisMonth = museumDate(new Date()).slice(0, 7)
  const [month, setMonth] = useState(() => (date > thisMonth ? date.slice(0, 7) : thisMonth))
  const days = useQuery(monthQuery(String(form.values.system_id), month, form.order.data.type, language))
  const steps = heatSteps(form.people, days.data)
  if (days.isError) return <QueryFailed query={days} />
  return (
    <div>
      <MonthSwitch month={month} first={thisMonth} onChange={setMonth} />
      <MonthGrid
        month={month}
        days={days.data}
        chosen={date}
        steps={steps}
        onChoose={(pass_date) => form.set(slotOf(form, { pass_date }))}
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
