import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officePaymentActions, type UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import { showToast } from '@anfilada/ui/toasts'
import { readAmount, writeAmount, AmountField } from '../AmountField.tsx'
import { type Debt, nameOf } from './debts.ts'

/** Free money, and what of the same customer it may pay. */
export type AllocationWish = { source: UnallocatedMoney; debt: Debt }

/** Lets free money pay an order, or the fee of a renewal: as much as both allow, or less. It outlives its row, which a colleague may be quicker with. */
export function AllocateDialog({ allocation: { source, debt }, onClose }: { allocation: AllocationWish; onClose: () => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.money')
  const most = Math.min(source.kept, debt.due)
  const name = nameOf(debt)
  const to = debt.kind === 'order' ? { order_id: debt.id } : { request_id: debt.id }
  const form = useActionForm({
    action: 'allocate_money',
    schema: officePaymentActions.allocate_money.input,
    start: { amount: writeAmount(most) },
    labels: { amount: t('amount') },
    sentences: { amount: t('amountWrong', { sum: formatSum(most, 'RUB') }) },
    summary: t('faultsTitle'),
    input: ({ amount }) => ({ payment_id: source.payment_id, ...to, amount: readAmount(amount, most) }),
    touches: ['payments', 'orders', 'customers', 'ledger'],
    onDone: (_, { amount }) => {
      showToast({ tone: 'done', text: t(`done.${debt.kind}`, { sum: formatSum(readAmount(amount, most) ?? 0, 'RUB'), name }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`titles.${debt.kind}`, { name })}
      form={form}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      onClose={onClose}
    >
      <p className="mut">{t('text', { kept: formatSum(source.kept, 'RUB'), due: formatSum(debt.due, 'RUB') })}</p>
      <AmountField {...form.field('amount')} />
    </FormDialog>
  )
}
