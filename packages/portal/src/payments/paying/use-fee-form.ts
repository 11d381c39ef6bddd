import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useAddress } from '@anfilada/browser/use-address'
import { paymentActions } from '@anfilada/contract/payments/payments'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { paymentKey } from '../payments.queries.ts'
import { readPaymentSearch } from '../payments-search.ts'
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
  const chosenBut = (left: readonly number[]) => offered.fees.filter(({ request_id: id }) => !left.includes(id))
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
      const chosen = chosenBut(typed.left)
      const amount = chosen.reduce((sum, { due }) => sum + due, 0)
      return { prolongations: writeVouchers(chosen.map(({ request_id: id }) => id)), amount, ...payer.input(typed) }
    },
    faults: (typed) => ({
      ...payer.faults(typed),
      amount: undefined,
      prolongations: chosenBut(typed.left).length === 0 ? 'required' : undefined,
    }),
    touches: ['payments'],
    onDone: ({ result }) => {
      queries.setQueryData(paymentKey(result.payment_id), result)
      void goOn(result)
    },
  })
  const chosen = chosenBut(form.values.left)
  return {
    form,
    conditions,
    chosen: chosen.map(({ request_id: id }) => id),
    due: chosen.reduce((sum, fee) => sum + fee.due, 0),
    toggle: (id: number, isChosen: boolean) =>
      form.set({ left: isChosen ? form.values.left.filter((one) => one !== id) : [...form.values.left, id] }),
  }
}
