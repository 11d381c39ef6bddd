import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import { paidFromKept } from '@anfilada/contract/payments/kept-money'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'
import { OrderPageWords } from '../OrderWords.tsx'

/** `kept`, `due`: kopecks; the orders in the order in which they are paid. */
type Props = { kept: number; orders: readonly { id: number; due: number }[] }

/** Lets what lies on the balance pay what is due first; the sum stands on the button that moves it. Nothing where nothing can be paid so. */
export function UseKept({ kept, orders }: Props) {
  const t = useTranslations('money')
  const mayPay = useMay()(['create', 'Payment'])
  // As it was when the question was asked: what the server refuses since is asked anew.
  const [asked, setAsked] = useState<Paying>()
  const paid = paidFromKept(kept, orders)
  if (!mayPay || !paid) return null
  return (
    <>
      <ActButton onPress={() => setAsked({ ...paid, rest: kept - paid.amount })}>{t('useKept')}</ActButton>
      {asked && (
        <OrderPageWords>
          <Asking paying={asked} onClose={() => setAsked(undefined)} />
        </OrderPageWords>
      )}
    </>
  )
}

type Paying = { ids: readonly number[]; amount: number; rest: number }

function Asking({ paying: { ids, amount, rest }, onClose }: { paying: Paying; onClose: () => void }) {
  const t = useTranslations('besideOrders.kept')
  const { formatSum } = useFormats()
  const { act, sending } = useAct(['payments', 'orders', 'balance'])
  const sum = formatSum(amount, 'RUB')
  async function pay(): Promise<void> {
    const { ok } = await act('use_balance', { vouchers: writeVouchers(ids), amount })
    if (ok) showToast({ tone: 'done', text: t('done', { sum }) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('title', { sum })}
      words={{ keep: t('keep'), confirm: t('confirm', { sum }), busy: t('busy') }}
      tone="primary"
      busy={sending !== undefined}
      onConfirm={() => void pay()}
      onClose={onClose}
    >
      <p>{t('orders', { count: ids.length, ids: writeVouchers(ids) })}</p>
      <p>{t('rest', { sum: formatSum(rest, 'RUB') })}</p>
    </ConfirmDialog>
  )
}
