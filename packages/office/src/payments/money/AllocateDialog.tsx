import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { formatSum } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officePaymentActions, type UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import { showToast } from '@anfilada/ui/toasts'
import { readAmount, writeAmount, AmountField } from '../AmountField.tsx'

/** Free money, and an order of the same customer that it may pay. */
export type AllocationWish = { source: UnallocatedMoney; order: UnallocatedMoney['due_orders'][number] }

/** Lets free money pay an order: as much as both allow, or less. It outlives its row, which a colleague may be quicker with. */
export function AllocateDialog({ allocation: { source, order }, onClose }: { allocation: AllocationWish; onClose: () => void }) {
  const t = useTranslations('payments.money')
  const most = Math.min(source.kept, order.due)
  const id = String(order.order_id)
  const form = useActionForm({
    action: 'allocate_money',
    schema: officePaymentActions.allocate_money.input,
    start: { amount: writeAmount(most) },
    labels: { amount: t('amount') },
    sentences: { amount: t('amountWrong', { sum: formatSum(most, 'RUB') }) },
    summary: t('faultsTitle'),
    input: ({ amount }) => ({ payment_id: source.payment_id, order_id: order.order_id, amount: readAmount(amount, most) }),
    touches: ['payments', 'orders', 'customers', 'ledger'],
    onDone: (_, { amount }) => {
      showToast({ tone: 'done', text: t('done', { sum: formatSum(readAmount(amount, most) ?? 0, 'RUB'), id }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('title', { id })}
      form={form}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      onClose={onClose}
    >
      <p className="mut">{t('text', { kept: formatSum(source.kept, 'RUB'), due: formatSum(order.due, 'RUB') })}</p>
      <AmountField {...form.field('amount')} />
    </FormDialog>
  )
}
