import { useTranslations } from 'use-intl'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { useProviderWord, wordOr } from '../shell/subjects.ts'

/** What a bank or wallet said of a payment, or of a refund, in words. One that is new to us stands as it came: who asks the bank needs it. */
export function useSaidWord(): (word: string, isRefund?: boolean) => string {
  const ofPayment = useTranslations('payments.said')
  const ofRefund = useTranslations('payments.saidOfRefund')
  return (word, isRefund = false) => wordOr(isRefund ? ofRefund : ofPayment, word)
}

type Event = Pick<OfficePaymentCard['events'][number], 'kind' | 'status'>

/** The word beside an event: who took the payment, how a refund or a receipt stands, what the provider said. */
export function useEventWord(): (event: Event) => string {
  const refunds = useTranslations('payments.refunds.states')
  const receipts = useTranslations('payments.card.receiptStates')
  const provider = useProviderWord()
  const said = useSaidWord()
  return ({ kind, status }) => {
    if (kind === 'opened') return provider(status)
    if (kind === 'refund') return wordOr(refunds, status)
    return kind === 'receipt' ? wordOr(receipts, status) : said(status)
  }
}
