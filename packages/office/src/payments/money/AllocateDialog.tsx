import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useFaults } from '../../shell/acts/use-faults.ts'
import { readAmount, writeAmount } from '../amount-draft.ts'
import { AmountField } from '../AmountField.tsx'

/** Free money, and an order of the same customer that it may pay. */
export type AllocationWish = { source: UnallocatedMoney; order: UnallocatedMoney['due_orders'][number] }

/** Lets free money pay an order: as much as both allow, or less. It outlives its row, which a colleague may be quicker with. */
export function AllocateDialog({ allocation: { source, order }, onClose }: { allocation: AllocationWish; onClose: () => void }) {
  const t = useTranslations('payments.money')
  const { act, sending } = useAct(['payments', 'orders', 'customers', 'ledger'])
  const most = Math.min(source.kept, order.due)
  const [amount, setAmount] = useState(writeAmount(most))
  const { errors, faults, tell, tellFailure } = useFaults({ amount: t('amount') }, t('faultsTitle'))
  const id = String(order.order_id)

  async function submit() {
    const kopecks = readAmount(amount, most)
    if (kopecks === undefined) return tell({ amount: t('amountWrong', { sum: formatSum(most, 'RUB') }) })
    const asked = { payment_id: source.payment_id, order_id: order.order_id, amount: kopecks }
    const outcome = await act('allocate_money', asked, 'inForm')
    if (!outcome.ok) return tellFailure(outcome.failure)
    showToast({ tone: 'done', text: t('done', { sum: formatSum(kopecks, 'RUB'), id }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('title', { id })}
      faults={faults}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="mut">{t('text', { kept: formatSum(source.kept, 'RUB'), due: formatSum(order.due, 'RUB') })}</p>
      <AmountField label={t('amount')} value={amount} error={errors.amount} onChange={setAmount} />
    </FormDialog>
  )
}
