import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { ledgerActions } from '@anfilada/contract/ledger/ledger'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { readRubles } from '../../pricing/amounts/rubles.ts'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'

type Proposal = { customer_id: PickedCustomer | undefined; side: 'more' | 'less'; amount: string; reason: string }
const start: Proposal = { customer_id: undefined, side: 'more', amount: '', reason: '' }

export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ledger.correction')
  const form = useActionForm({
    action: 'propose_correction',
    schema: ledgerActions.propose_correction.input,
    start,
    labels: { customer_id: t('customer'), side: t('side'), amount: t('amount'), reason: t('reason') },
    sentences: { customer_id: t('customerMissing'), amount: t('amountWrong'), reason: t('reasonMissing') },
    summary: t('faultsTitle'),
    input: ({ customer_id, side, amount, reason }) => ({
      customer_id: customer_id?.id,
      amount: signed(amount, side),
      reason: reason.trim(),
    }),
    touches: ['ledger'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('proposedDone', { name: result.customer.name }) })
      onClose()
    },
  })
  const words = { keep: t('keep'), confirm: t('proposeConfirm'), busy: t('proposing') }
  const customer = form.field('customer_id')
  return (
    <FormDialog title={t('title')} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('twoPeople')}</p>
      <CustomerPick label={customer.label} picked={customer.value} onPick={customer.onChange} error={customer.error} />
      <Choice
        {...form.field('side')}
        options={[
          { value: 'more', label: t('owesMore') },
          { value: 'less', label: t('owesLess') },
        ]}
      />
      <TextField {...form.field('amount')} inputMode="decimal" dir="ltr" />
      <TextField {...form.field('reason')} maxLength={500} hint={t('reasonHint')} />
    </FormDialog>
  )
}

/** Kopecks with the side as their sign; undefined where no sum is typed. */
function signed(amount: string, side: Proposal['side']): number | undefined {
  const sum = readRubles(amount)
  if (!sum.ok || sum.kopecks === null) return undefined
  return side === 'more' ? sum.kopecks : -sum.kopecks
}
