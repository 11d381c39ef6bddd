import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { groupCategories } from '../pricing-search.ts'
import { DayFields } from './DayFields.tsx'
import { useDaysWrong, useListForm } from './use-list-form.ts'

type Props = { year: number; type: GroupCategory | undefined; onMade: (listId: number) => void; onClose: () => void }

/** An empty list: for everybody, or for the contract of one customer. */
export function NewListDialog({ year, type, onMade, onClose }: Props) {
  const t = useTranslations('prices.form')
  const category = useTranslations('category')
  const wrongDays = useDaysWrong()
  const [form, setForm] = useState(() => begun(year, type))
  const [customer, setCustomer] = useState<PickedCustomer>()
  const { send, errors, faults, busy } = useListForm('create_price_list', onMade)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const words = { keep: t('keep'), confirm: t('create'), busy: t('creating') }

  function submit() {
    const data = { name: form.name.trim(), type: form.type, valid_from: form.from, valid_until: form.until }
    void send({ ...data, ...(customer && { customer_id: customer.id }) }, wrongDays(form))
  }

  return (
    <FormDialog title={t('newTitle')} faults={faults} words={words} busy={busy} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('name')}
        name="name"
        maxLength={120}
        value={form.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      <Choice
        label={t('category')}
        name="type"
        look="cards"
        value={form.type}
        onChange={(value) => change({ type: value })}
        options={groupCategories.map((value) => ({ value, label: category(value) }))}
      />
      <DayFields from={form.from} until={form.until} errors={errors} onChange={change} />
      <CustomerPick label={t('customer')} hint={t('customerHint')} picked={customer} onPick={setCustomer} />
    </FormDialog>
  )
}

type Form = { name: string; type: GroupCategory; from: string; until: string }

/** A whole year, as most lists are. */
function begun(year: number, type: GroupCategory = 'ig'): Form {
  return { name: '', type, from: `${year}-01-01`, until: `${year}-12-31` }
}
