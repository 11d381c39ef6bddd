import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { showToast } from '@anfilada/ui/toasts'

type Props = {
  kept: number
  chosen: { ids: readonly number[]; due: number } | undefined
  /** Orders, or fees of prolongation. */
  of: 'vouchers' | 'prolongations'
  /** What it pays as a whole is chosen no more: the others. */
  onChoose?: (ids: readonly number[]) => void
}

/** Lets what lies on the balance pay the chosen orders, or fees. */
export function UseBalance({ kept, chosen, of, onChoose }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.form')
  const { act, sending } = useAct(['payments', 'orders', 'licenses', 'balance'], { untilRead: true })
  const amount = Math.min(kept, chosen?.due ?? 0)
  async function use(ids: readonly number[]): Promise<void> {
    const { ok, answer } = { answer: undefined, ...(await act('use_balance', { [of]: writeVouchers(ids), amount })) }
    if (!ok || !answer) return
    onChoose?.(answer.result.orders.filter(({ due }) => due > 0).map(({ order_id }) => order_id))
    showToast({ tone: 'done', text: t('balanceUsed', { sum: formatSum(answer.result.used, 'RUB') }) })
  }
  if (!chosen || amount === 0) return null
  return (
    <ActButton busy={sending !== undefined} onPress={() => void use(chosen.ids)}>
      {sending ? t('usingBalance') : t('useBalance', { sum: formatSum(amount, 'RUB') })}
    </ActButton>
  )
}
