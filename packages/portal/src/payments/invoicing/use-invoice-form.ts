import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FormWords } from '@anfilada/browser/form'
import { useFormats } from '@anfilada/browser/formats'
import { currentSession } from '@anfilada/browser/session'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAddress } from '@anfilada/browser/use-address'
import { invoiceActions } from '@anfilada/contract/invoices/invoices'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { requisiteWords } from '@anfilada/phrases/requisites'
import { showToast } from '@anfilada/ui/toasts'
import { type PaymentOffer, useAskedVouchers, useVoucherFault, useVouchers } from '../paying/use-payment-form.ts'
import { readPaymentSearch, withTab } from '../payments-search.ts'
import { mostTyped } from '../paying/typed-sum.ts'
import { chosenOf, plainVouchers, toggled } from '../paying/vouchers.ts'
import { type InvoiceTexts, judgeBuyer, whoPays } from './invoice-draft.ts'
import { invoiceWhat } from './invoice-what.ts'
import type { InvoiceData } from './invoicing.queries.ts'

const route = getRouteApi('/content/payment')

export type InvoiceForm = ReturnType<typeof useInvoiceForm>

/** The invoice form: chosen orders stand in the address, who pays in this tab; what was issued stands in the list below. */
export function useInvoiceForm(offered: PaymentOffer, known: InvoiceData) {
  const tell = useIssued()
  const asked = useAskedVouchers(offered)
  const { what: ofFees } = useAddress(readPaymentSearch)
  const voucherFault = useVoucherFault(offered)
  const chosenIn = (text: string) => chosenOf(text, offered.orders)
  const { invoiced, invoiced_fees, ...start } = known
  const what = invoiceWhat(offered, { invoiced, invoiced_fees })
  const form = useActionForm<'new_invoice', InvoiceTexts>({
    action: 'new_invoice',
    schema: invoiceActions.new_invoice.input,
    start: { ...start, ...nothing, account_confirmed: false, again: false },
    asked: { vouchers: asked, ...(asked !== '' && { purpose: 'orders' as const }), ...(ofFees && { purpose: ofFees }) },
    unkept: ['vouchers', 'left', 'prolongations', 'account_confirmed', 'again'],
    ...useWords((text) => voucherFault(chosenIn(text))),
    input: (typed) => ({ ...what.inputOf(typed), ...whoPays(typed) }),
    faults: (typed) => {
      const { faults, isDoubtful } = judgeBuyer(typed)
      return {
        ...faults,
        // Of what is not asked for nothing is wrong, whatever the contract's schema would say.
        vouchers: undefined,
        prolongations: undefined,
        deposit: undefined,
        ...what.faultsOf(typed, voucherFault(chosenIn(typed.vouchers)) !== undefined),
        account_confirmed: isDoubtful && !typed.account_confirmed ? 'required' : undefined,
        again: what.twiceIn(typed).length > 0 && !typed.again ? 'required' : undefined,
      }
    },
    judgesOnLeave: true,
    keptAs: useDraftName(),
    outlives: true,
    touches: ['payments'],
    onDone: ({ result }, { email }) => {
      // What is invoiced is chosen and typed no more.
      form.set({ purpose: 'orders', deposit: '', left: [], again: false })
      tell(result.number, email.trim())
    },
  })
  const { text, setText } = useVouchers('organizations', asked, form.values.vouchers, (next) => form.set({ vouchers: next, again: false }))
  return {
    form,
    what,
    purpose: what.purposeOf(form.values),
    chosen: chosenIn(text),
    sum: what.sumIn(form.values),
    text,
    twice: what.twiceIn(form.values),
    isDoubtful: judgeBuyer(form.values).isDoubtful,
    toggle: (id: number, isChosen: boolean) => setText(toggled(text, id, isChosen)),
    choose: (ids: readonly number[]) => setText(writeVouchers(ids)),
    type: (next: string) => setText(plainVouchers(next)),
  }
}

const nothing = { purpose: 'orders', vouchers: '', deposit: '', left: [], prolongations: '' } as const

/** Says that the invoice is there, and takes what it is for out of the address. */
function useIssued(): (number: string, email: string) => void {
  const t = useTranslations('payments')
  const navigate = route.useNavigate()
  return (number, email) => {
    showToast({ tone: 'done', text: t('invoice.issued', { number, email }) })
    void navigate({
      search: ({ vouchers: _chosen, programme: _whole, what: _fees, ...others }) =>
        withTab(others, 'organizations', currentSession()?.userData.kind),
      replace: true,
      resetScroll: false,
    })
  }
}

/** A draft of this login: another one in this tab begins anew. */
function useDraftName(): string {
  const [login] = useState(() => currentSession()?.userData.login ?? '')
  return `invoice.${login}`
}

/** The requisites are called as those of the company below the form. */
function useWords(voucherFault: (text: string) => string | undefined): FormWords<InvoiceTexts> {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const fees = useTranslations('fees')
  const words = requisiteWords[useLanguage().language]
  return {
    labels: {
      vouchers: t('form.vouchers'),
      left: fees('title'),
      prolongations: fees('title'),
      deposit: t('invoice.topUp'),
      again: t('invoice.twiceConfirm'),
      organization: t('invoice.organization'),
      inn: words.inn,
      kpp: words.kpp,
      legal_address: words.address,
      bank_name: words.bank,
      bik: words.bik,
      account: words.account,
      corr_account: words.corrAccount,
      account_confirmed: t('invoice.doubtConfirm'),
      email: t('invoice.email'),
    },
    sentences: {
      vouchers: (_, { vouchers }) => voucherFault(vouchers),
      prolongations: fees('missing'),
      deposit: t('invoice.topUpWrong', { most: formatSum(mostTyped, 'RUB') }),
      account_confirmed: t('invoice.doubtMissing'),
      again: t('invoice.twiceMissing'),
      email: (fault) => (fault === 'required' || fault === 'email' ? t('form.emailWrong') : undefined),
    },
    summary: (count) => t('form.errors', { count }),
  }
}
