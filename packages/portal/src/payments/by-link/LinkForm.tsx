import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { publicPaymentActions, type OpenPaymentLink } from '@anfilada/contract/payments/payment-links'
import { Button } from '@anfilada/ui/Button'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Sum } from '../../orders/marks.tsx'
import { bankAddress } from '../bank-address.ts'
import { VoucherNumbers } from '../VoucherNumbers.tsx'
import { PayerFields } from '../paying/PayerFields.tsx'
import styles from '../paying/PaymentForm.module.css'
import { methodOf, usePayer, type Payer } from '../paying/use-payer.ts'
import { attemptKey } from './by-link.queries.ts'

/** Numbers, sum and company are all that the holder of a link sees of the orders. */
export function LinkForm({ link, token }: { link: OpenPaymentLink; token: string }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.form')
  const { form, conditions } = useLinkForm(link, token)
  const method = methodOf(form.values, conditions)
  return (
    <form className={styles.stack} noValidate onSubmit={form.submit}>
      {form.summary && !form.busy && <ErrorSummary {...form.summary} />}
      <LinkBill link={link} fault={form.error('amount')} />
      <PayerFields form={form} conditions={conditions} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('paying')}>
        {t('pay', { sum: formatSum(link.amount, link.currency) })}
      </Button>
      {method && <p className={styles.lead}>{t(`after.${method}`)}</p>}
    </form>
  )
}

function LinkBill({ link: { vouchers, licenses, amount }, fault }: { link: OpenPaymentLink; fault: string | undefined }) {
  const t = useTranslations('payments')
  const fees = useTranslations('fees')
  const formats = useFormats()
  const count = vouchers.split(',').length
  return (
    <div>
      <output name="amount" aria-label={t('form.amount')} className={styles.sum} tabIndex={-1}>
        <Sum kopecks={amount} />
      </output>
      {fault && <FieldError id="amount-note">{fault}</FieldError>}
      <p>
        {licenses.length > 0
          ? fees.rich('ofLicenses', { count: licenses.length, numbers: richPart(<bdi>{formats.list(licenses)}</bdi>) })
          : t.rich('voucherList', { count, numbers: richPart(<VoucherNumbers vouchers={vouchers} linked={false} />) })}
      </p>
    </div>
  )
}

function useLinkForm(link: OpenPaymentLink, token: string) {
  const t = useTranslations('payments.form')
  const queries = useQueryClient()
  const { language } = useLanguage()
  const payer = usePayer('by-link', { name: '', email: '' }, link)
  const form = useActionForm<'pay_payment_link', Payer & { amount: number }>({
    ...payer,
    action: 'pay_payment_link',
    schema: publicPaymentActions.pay_payment_link.input,
    start: { ...payer.start, amount: 0 },
    unkept: ['amount', 'offer_accepted'],
    labels: { amount: t('amount'), ...payer.labels },
    overServer: { amount: t('amountChanged') },
    input: (typed) => ({ token, amount: link.amount, ...payer.input(typed) }),
    touches: ['payments'],
    onDone: ({ result }) => {
      queries.setQueryData(attemptKey(token), result)
      const address = result.method === 'card' && result.url !== null ? bankAddress(result.url, language) : undefined
      if (address !== undefined) window.location.assign(address)
    },
  })
  return { form, conditions: link }
}
