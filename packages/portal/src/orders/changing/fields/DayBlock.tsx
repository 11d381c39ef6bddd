import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { addDays, daysBetween } from '@anfilada/contract/dates'
import { Button } from '@anfilada/ui/Button'
import { DayPick } from '../../new-order/days/DayPick.tsx'
import type { OrderFields } from '../../new-order/fields/order-fields.ts'
import type { Edits, Values } from '../draft/change-values.ts'
import type { ChangeForm } from '../draft/use-change-form.ts'
import styles from './ChangeFields.module.css'

/** The day in words; the month unfolds for whoever wants another one. */
export function DayBlock({ fields, form }: { fields: OrderFields; form: ChangeForm }) {
  const t = useTranslations('changing')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(form.faults.pass_date !== undefined)
  const date = String(form.values.pass_date ?? '')
  return (
    <>
      <div className={styles.when}>
        <p>
          <span className={styles.caption}>{fields.label('pass_date')}</span>
          <b>{formats.fullDay(date)}</b>
        </p>
        <Button isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('otherDay')}
        </Button>
      </div>
      {(isOpen || form.faults.pass_date !== undefined) && (
        <DayPick
          chosen={date}
          onPick={(pass_date) => form.set({ pass_date, ...movedLoan(form.values, date, pass_date) })}
          error={form.faults.pass_date}
        />
      )}
    </>
  )
}

/** Equipment goes with its visit: its days move as far as the visit does. */
function movedLoan(values: Values, from: string, to: string): Edits {
  const { pickup_date: pickup, return_date: back } = values
  if (typeof pickup !== 'string' || typeof back !== 'string' || !pickup || !back) return {}
  const by = daysBetween(from, to)
  return { pickup_date: addDays(pickup, by), return_date: addDays(back, by) }
}
