import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Button } from '@anfilada/ui/Button'
import { DayPick } from '../../new-order/days/DayPick.tsx'
import styles from '../ChangeOrderPage.module.css'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { movedLoan } from './moved-loan.ts'

/** The day in words; the month unfolds for whoever wants another one. */
export function DayBlock({ form }: { form: ChangeForm }) {
  const t = useTranslations('changing')
  const formats = useFormats()
  const label = useFieldLabel(form.order.data.kind)
  const [isOpen, setOpen] = useState(form.faults.pass_date !== undefined)
  const date = String(form.values.pass_date ?? '')
  return (
    <div className={styles.wide}>
      <div className={styles.when}>
        <p>
          <span className={styles.caption}>{label('pass_date')}</span>
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
    </div>
  )
}
