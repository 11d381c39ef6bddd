import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionOutput } from '@anfilada/browser/http'
import { currentSession } from '@anfilada/browser/session'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useAddress } from '@anfilada/browser/use-address'
import { paymentActions } from '@anfilada/contract/payments/payments'
import { maxVouchers, writeVouchers } from '@anfilada/contract/payments/payment-status'
import { bankAddress } from '../bank-address.ts'
import { paymentKey } from '../payments.queries.ts'
import { usePayer, type Payer } from './use-payer.ts'
import { useLeftList, chosenOf, plainVouchers, toggled, type Chosen } from './vouchers.ts'
import { type PaymentTab, readPaymentSearch, withTab } from '../payments-search.ts'

export type PaymentOffer = ActionOutput<'prefetch_payment'>['result']
export type PaymentForm = ReturnType<typeof usePaymentForm>

/** `amount`: what was shown when the numbers were chosen; nobody types it, and what is said of it ends with them. */
type Values = Payer & { vouchers: string; amount: number }

/** The payment form: chosen orders stand in the address, the payer in this tab; a payment that was begun leads on to its own page. */
export function usePaymentForm(offered: PaymentOffer) {
  const t = useTranslations('payments.form')
  const queries = useQueryClient()
  const { method: wanted } = useAddress(readPaymentSearch)
  const conditions = { ...offered, wanted }
  const payer = usePayer('payer', offered.payer, conditions)
  const vouchers = useAskedVouchers(offered)
  const voucherFault = useVoucherFault(offered)
  const goOn = useGoOn()
  const chosenIn = (text: string) => chosenOf(text, offered.orders)
  const form = useActionForm<'new_payment', Values>({
    ...payer,
    action: 'new_payment',
    schema: paymentActions.new_payment.input,
    start: { vouchers: '', amount: 0, ...payer.start },
    asked: { vouchers, ...payer.asked },
    unkept: ['vouchers', 'amount', 'offer_accepted'],
    labels: { vouchers: t('vouchers'), amount: t('amount'), ...payer.labels },
    sentences: { ...payer.sentences, vouchers: (_, { vouchers: text }) => voucherFault(chosenIn(text)) },
    overServer: { amount: t('amountChanged') },
    input: (typed) => {
      const chosen = chosenIn(typed.vouchers)
      return { vouchers: chosen && writeVouchers(chosen.ids), amount: chosen?.due, ...payer.input(typed) }
    },
    faults: (typed) => ({
      ...payer.faults(typed),
      amount: undefined,
      vouchers: voucherFault(chosenIn(typed.vouchers)) === undefined ? undefined : 'invalid',
    }),
    // Whatever was said: what is due, what is offered and what is open may be other than shown.
    touches: ['payments'],
    onDone: ({ result }) => {
      queries.setQueryData(paymentKey(result.payment_id), result)
      void goOn(result)
    },
  })
  const { text, setText } = useVouchers('individuals', vouchers, form.values.vouchers, (next) =>
    form.set({ vouchers: next, amount: chosenIn(next)?.due ?? 0 }),
  )
  const chosen = chosenIn(text)
  const [isTyping, setTyping] = useState(false)
  // Numbers that came with the address are judged at once, those being typed when they are finished.
  const isJudged = !isTyping && text !== ''
  return {
    form,
    conditions,
    chosen,
    text,
    textFault: form.error('vouchers') ?? (isJudged ? voucherFault(chosen) : undefined),
    toggle: (id: number, isChosen: boolean) => setText(toggled(text, id, isChosen)),
    choose: (ids: readonly number[]) => setText(writeVouchers(ids)),
    type: (next: string) => {
      setTyping(true)
      setText(plainVouchers(next))
    },
    typed: () => setTyping(false),
  }
}

const route = getRouteApi('/content/payment')

/** The numbers as typed; readable ones are in the address, so that a reload and a colleague get them. */
export function useVouchers(tab: PaymentTab, asked: string, text: string, put: (text: string) => void) {
  const navigate = route.useNavigate()
  const seen = useRef(asked)
  useEffect(() => {
    if (asked === seen.current) return
    seen.current = asked
    put(asked)
  })
  return {
    text,
    setText: (next: string): void => {
      seen.current = next
      put(next)
      void navigate({
        // A programme without numbers would be all of it again.
        search: ({ vouchers: _before, programme, ...others }) => {
          const chosen = next === '' ? others : { ...others, ...(programme !== undefined && { programme }), vouchers: next }
          return withTab(chosen, tab, currentSession()?.userData.kind)
        },
        replace: true,
        resetScroll: false,
      })
    },
  }
}

/** The numbers that the address asks for: its own, or all of its programme that can be paid. */
export function useAskedVouchers({ chosen }: PaymentOffer): string {
  const { vouchers, programme } = useAddress(readPaymentSearch)
  return vouchers ?? (programme !== undefined && chosen ? writeVouchers(chosen.order_ids) : '')
}

export function useVoucherFault({ chosen: named }: PaymentOffer): (chosen: Chosen | undefined) => string | undefined {
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
export function useGoOn() {
  const navigate = route.useNavigate()
  const { language } = useLanguage()
  return async ({ payment_id, method, url }: ActionOutput<'new_payment'>['result']): Promise<void> => {
    await navigate({ to: '/payment-confirmation', search: { payment_id } })
    const address = method === 'card' && url !== null ? bankAddress(url, language) : undefined
    if (address !== undefined) window.location.assign(address)
  }
}
