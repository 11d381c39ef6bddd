import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { museumDate } from '@anfilada/browser/formats'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { addDays } from '@anfilada/contract/dates'
import { openingActions } from '@anfilada/contract/ledger/openings'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { signedKopecks } from '../typed-sum.ts'

type Typed = { customer_id: PickedCustomer | undefined; as_of: string; side: 'owed' | 'ahead'; amount: string; note: string }

/** One customer's balance by hand; many come in a file. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('openings')
  const yesterday = addDays(museumDate(new Date()), -1)
  const start: Typed = { customer_id: undefined, as_of: yesterday, side: 'owed', amount: '', note: '' }
  const form = useActionForm({
    action: 'propose_opening',
    schema: openingActions.propose_opening.input,
    start,
    labels: { customer_id: t('customer'), as_of: t('asOf'), side: t('side'), amount: t('amount'), note: t('note') },
    sentences: { customer_id: t('customerMissing'), amount: t('amountWrong') },
    summary: t('faultsTitle'),
    input: ({ customer_id, as_of, side, amount, note }) => ({
      customer_id: customer_id?.id,
      as_of,
      amount: signedKopecks(amount, side === 'owed' ? 1 : -1),
      note: note.trim(),
    }),
    touches: ['ledger'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('enteredDone', { name: result.customer.name }) })
      onClose()
    },
  })
  const words = { keep: t('keep'), confirm: t('enterConfirm'), busy: t('entering') }
  const customer = form.field('customer_id')
  return (
    <FormDialog title={t('title')} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('twoPeople')}</p>
      <CustomerPick label={customer.label} picked={customer.value} onPick={customer.onChange} error={customer.error} />
      <DateField {...form.field('as_of')} max={yesterday} hint={t('asOfHint')} />
      <Choice
        {...form.field('side')}
        options={[
          { value: 'owed', label: t('sideOwed') },
          { value: 'ahead', label: t('sideAhead') },
        ]}
      />
      <TextField {...form.field('amount')} inputMode="decimal" dir="ltr" />
      <TextField {...form.field('note')} maxLength={500} hint={t('noteHint')} />
    </FormDialog>
  )
}
