import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { named, readPercent } from './copy-form.ts'
import { DayFields } from './DayFields.tsx'
import styles from './lists.module.css'
import { useDaysWrong, useListForm } from './use-list-form.ts'

/** Kopecks that every new price is a multiple of. */
const steps = [100, 1_000, 5_000, 10_000] as const

/** A year more: every price by so many percent, in a list of its own that begins as a draft. */
export function CopyListDialog({
  list,
  onMade,
  onClose,
}: {
  list: OfficePriceList
  onMade: (listId: number) => void
  onClose: () => void
}) {
  const t = useTranslations('prices.form')
  const wrongDays = useDaysWrong()
  const [form, setForm] = useState(() => {
    const year = Number(list.valid_until.slice(0, 4)) + 1
    return { name: named(list.name, year), from: `${year}-01-01`, until: `${year}-12-31`, percent: '', step: '1000' }
  })
  const { send, errors, faults, busy } = useListForm('copy_price_list', onMade)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const words = { keep: t('keep'), confirm: t('copy'), busy: t('copying') }

  function submit() {
    const percent = readPercent(form.percent)
    const wrong = { ...wrongDays(form), ...(percent === undefined && { percent: t('percentWrong') }) }
    const days = { valid_from: form.from, valid_until: form.until }
    void send({ list_id: list.id, name: form.name.trim(), ...days, percent: percent ?? 0, round_to: Number(form.step) }, wrong)
  }

  return (
    <FormDialog title={t('copyTitle', { name: list.name })} faults={faults} words={words} busy={busy} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('name')}
        name="name"
        maxLength={120}
        value={form.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      <DayFields from={form.from} until={form.until} errors={errors} onChange={change} />
      <div className={styles.pair}>
        <TextField
          label={t('percent')}
          name="percent"
          inputMode="decimal"
          dir="ltr"
          maxLength={8}
          value={form.percent}
          onChange={(percent) => change({ percent })}
          error={errors.percent}
          hint={t('percentHint')}
        />
        <SelectField
          label={t('step')}
          name="round_to"
          value={form.step}
          onChange={(step) => change({ step })}
          options={steps.map((step) => ({ value: String(step), label: t('stepOf', { rubles: step / 100 }) }))}
        />
      </div>
    </FormDialog>
  )
}
