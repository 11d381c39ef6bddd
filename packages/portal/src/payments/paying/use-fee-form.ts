import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useAddress } from '@anfilada/browser/use-address'
import { paymentActions } from '@anfilada/contract/payments/payments'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { paymentKey } from '../payments.queries.ts'
import { readPaymentSearch } from '../payments-search.ts'
import { feesBut } from './FeeChoice.tsx'
import { type PaymentOffer, useGoOn } from './use-payment-form.ts'
import { type Payer, usePayer } from './use-payer.ts'

/** `left`: requests whose fees are not paid now; all others are. `amount`: what was shown, as of orders. */
type Values = Payer & { left: readonly number[]; prolongations: string; amount: number }

/** The form of who pays fees of prolongation: all that is due unless some are left out. */
export function useFeeForm(offered: PaymentOffer) {
  const t = useTranslations('payments.form')
  const words = useTranslations('fees')
  const queries = useQueryClient()
  const { method: wanted } = useAddress(readPaymentSearch)
  const conditions = { ...offered, wanted }
  const payer = usePayer('fees', offered.payer, conditions)
  const goOn = useGoOn()
  const form = useActionForm<'new_payment', Values>({
    ...payer,
    action: 'new_payment',
    schema: paymentActions.new_payment.input,
    start: { left: [], prolongations: '', amount: 0, ...payer.start },
    asked: payer.asked,
    unkept: ['left', 'prolongations', 'amount', 'offer_accepted'],
    labels: { left: words('title'), prolongations: words('title'), amount: t('amount'), ...payer.labels },
    sentences: { ...payer.sentences, prolongations: words('missing') },
    overServer: { amount: t('amountChanged') },
    input: (typed) => {
      const { ids, due: amount } = feesBut(typed.left, offered.fees)
      return { prolongations: writeVouchers(ids), amount, ...payer.input(typed) }
    },
    faults: (typed) => ({
      ...payer.faults(typed),
      amount: undefined,
      prolongations: feesBut(typed.left, offered.fees).due === 0 ? 'required' : undefined,
    }),
    touches: ['payments'],
    onDone: ({ result }) => {
      queries.setQueryData(paymentKey(result.payment_id), result)
      void goOn(result)
    },
  })
  return { form, conditions, chosen: feesBut(form.values.left, offered.fees) }
}
