import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionOutput } from '@anfilada/browser/http'
import { useFormAct } from '@anfilada/browser/use-form-act'
import { maxVouchers, writeVouchers } from '@anfilada/contract/payments/payment-status'
import { paymentKey, paymentsKey } from '../payments.queries.ts'
import { usePayer } from './use-payer.ts'
import { useSumWords } from './use-sum-words.ts'
import { useLeftList } from './left-list.ts'
import { chosenOf, plainVouchers, toggled, type Chosen } from './vouchers.ts'

export type PaymentOffer = ActionOutput<'prefetch_payment'>['result']
export type PaymentForm = ReturnType<typeof usePaymentForm>

/** The payment form: chosen orders stand in the address, the payer in this tab; a payment that was begun leads on to its own page. */
export function usePaymentForm(offered: PaymentOffer) {
  const act = useFormAct('new_payment', { focusesFirst: false })
  const queries = useQueryClient()
  const { method: wanted } = route.useSearch()
  const payerForm = usePayer('payer', offered.payer, { ...offered, wanted })
  const [attempt, setAttempt] = useState(0)
  const { text, setText } = useVouchers(offered)
  const voucherFault = useVoucherFault(offered)
  const goOn = useGoOn()
  const chosen = chosenOf(text, offered.orders)
  const [isTyping, setTyping] = useState(false)

  function ask(next: string): void {
    act.mend('vouchers')
    act.mend('amount')
    setText(next)
  }
  const toggle = (id: number, isChosen: boolean) => ask(toggled(text, id, isChosen))
  const choose = (ids: readonly number[]) => ask(writeVouchers(ids))

  async function submit(): Promise<void> {
    setAttempt(attempt + 1)
    const { payer } = payerForm
    const fault = voucherFault(chosen)
    const faults = { ...(fault !== undefined && { vouchers: fault }), ...payerForm.faults() }
    if (Object.keys(faults).length > 0 || !chosen || payer.method === '') return act.refuse(faults)
    const answer = await act.act({
      vouchers: writeVouchers(chosen.ids),
      amount: chosen.due,
      name: payer.name.trim(),
      email: payer.email.trim(),
      method: payer.method,
      offer_accepted: payer.accepted,
      ...(offered.offer && { offer_version: offered.offer.version }),
    })
    // Whatever was said: what is due, what is offered and what is open may be other than shown.
    void queries.invalidateQueries({ queryKey: paymentsKey })
    if (!answer) return
    queries.setQueryData(paymentKey(answer.result.payment_id), answer.result)
    await goOn(answer.result)
  }

  const type = (next: string) => {
    setTyping(true)
    act.mend('amount')
    setText(plainVouchers(next))
  }
  const fields = useSumWords(act.fields)
  // Numbers that came with the address are judged at once, those being typed when they are finished.
  const isJudged = !isTyping && text !== ''
  const textFault = act.fields.vouchers ?? (isJudged ? voucherFault(chosen) : undefined)
  return { act, attempt, chosen, choose, fields, payerForm, submit, text, textFault, toggle, type, typed: () => setTyping(false) }
}

const route = getRouteApi('/content/payment')

/** The numbers as typed; readable ones are in the address, so that a reload and a colleague get them. */
function useVouchers(offered: PaymentOffer) {
  const vouchers = useAskedVouchers(offered)
  const navigate = route.useNavigate()
  const [text, setText] = useState(vouchers)
  const [seen, setSeen] = useState(vouchers)
  if (vouchers !== seen) {
    setSeen(vouchers)
    setText(vouchers)
  }
  return {
    text,
    setText: (next: string): void => {
      setText(next)
      setSeen(next)
      void navigate({
        // A programme without numbers would be all of it again.
        search: ({ vouchers: _before, programme, ...others }) =>
          next === '' ? others : { ...others, ...(programme !== undefined && { programme }), vouchers: next },
        replace: true,
        resetScroll: false,
      })
    },
  }
}

/** The numbers that the address asks for: its own, or all of its programme that can be paid. */
export function useAskedVouchers({ chosen }: PaymentOffer): string {
  const { vouchers, programme } = route.useSearch()
  return vouchers ?? (programme !== undefined && chosen ? writeVouchers(chosen.order_ids) : '')
}

function useVoucherFault({ chosen: named }: PaymentOffer): (chosen: Chosen | undefined) => string | undefined {
  const t = useTranslations('payments.form')
  const listLeft = useLeftList()
  return (chosen) => {
    if (!chosen) return t('vouchersWrong', { most: maxVouchers })
    if (chosen.ids.length === 0) return t('vouchersMissing')
    if (chosen.unknown.length === 0) return undefined
    const known = named?.left.filter(({ order_id: id }) => chosen.unknown.includes(id)) ?? []
    // Of numbers that were typed since it is not known why.
    if (known.length < chosen.unknown.length) return t('vouchersUnknown', { numbers: writeVouchers(chosen.unknown) })
    return t('vouchersLeft', { list: listLeft(known) })
  }
}

/** Its own page comes first: it is where back leads from the bank's. */
function useGoOn() {
  const navigate = route.useNavigate()
  return async ({ payment_id, method, url }: ActionOutput<'new_payment'>['result']): Promise<void> => {
    await navigate({ to: '/payment-confirmation', search: { payment_id } })
    if (method === 'card' && url !== null) window.location.assign(url)
  }
}
