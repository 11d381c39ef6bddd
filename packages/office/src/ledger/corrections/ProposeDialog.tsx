import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { ledgerActions } from '@anfilada/contract/ledger/ledger'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { signedKopecks } from '../typed-sum.ts'

type Proposal = { customer_id: PickedCustomer | undefined; side: 'more' | 'less'; amount: string; reason: string }
const start: Proposal = { customer_id: undefined, side: 'more', amount: '', reason: '' }

type Props = {
  /** Whose balance from the previous system it mends; otherwise the customer is chosen. */
  of?: PickedCustomer
  onClose: () => void
}

export function ProposeDialog({ of, onClose }: Props) {
  const t = useTranslations('ledger.correction')
  const form = useActionForm({
    action: 'propose_correction',
    schema: ledgerActions.propose_correction.input,
    start: { ...start, customer_id: of },
    labels: { customer_id: t('customer'), side: t('side'), amount: t('amount'), reason: t('reason') },
    sentences: { customer_id: t('customerMissing'), amount: t('amountWrong'), reason: t('reasonMissing') },
    summary: t('faultsTitle'),
    input: ({ customer_id, side, amount, reason }) => ({
      customer_id: customer_id?.id,
      amount: signedKopecks(amount, side === 'more' ? 1 : -1),
      reason: reason.trim(),
      ...(of && { of_opening: true }),
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
      {of ? (
        <p>{t('ofOpening', { name: of.name })}</p>
      ) : (
        <CustomerPick label={customer.label} picked={customer.value} onPick={customer.onChange} error={customer.error} />
      )}
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
