import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { formatSum } from '@anfilada/browser/formats'
import { useFormAct } from '@anfilada/browser/use-form-act'
import type { OpenPaymentLink } from '@anfilada/contract/payments/payment-links'
import { Button } from '@anfilada/ui/Button'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Sum } from '../Sum.tsx'
import { VoucherNumbers } from '../VoucherNumbers.tsx'
import { PayerFields } from '../paying/PayerFields.tsx'
import styles from '../paying/PaymentForm.module.css'
import { usePayer } from '../paying/use-payer.ts'
import { useSumWords } from '../paying/use-sum-words.ts'
import { attemptKey, linkQuery } from './by-link.queries.ts'

/** Numbers, sum and company are all that the holder of a link sees of the orders. */
export function LinkForm({ link, token }: { link: OpenPaymentLink; token: string }) {
  const t = useTranslations('payments.form')
  const form = useLinkForm(link, token)
  const { act, fields, payerForm } = form
  return (
    <form className={styles.stack} noValidate onChange={act.onChange} onSubmit={(event) => void form.submit(event)}>
      <LinkErrors form={form} />
      <LinkBill link={link} fault={fields.amount} />
      <PayerFields form={payerForm} fields={fields} methods={link.methods} offer={link.offer} />
      <Button type="submit" variant="primary" wide busy={act.busy} busyLabel={t('paying')}>
        {t('pay', { sum: formatSum(link.amount, link.currency) })}
      </Button>
      {payerForm.payer.method !== '' && <p className={styles.lead}>{t(`after.${payerForm.payer.method}`)}</p>}
    </form>
  )
}

function LinkBill({ link: { vouchers, amount }, fault }: { link: OpenPaymentLink; fault: string | undefined }) {
  const t = useTranslations('payments')
  const count = vouchers.split(',').length
  return (
    <div>
      <output name="amount" aria-label={t('form.amount')} className={styles.sum} tabIndex={-1}>
        <Sum kopecks={amount} />
      </output>
      {fault && <FieldError id="amount-note">{fault}</FieldError>}
      <p>{t.rich('voucherList', { count, numbers: richPart(<VoucherNumbers vouchers={vouchers} linked={false} />) })}</p>
    </div>
  )
}

function LinkErrors({ form: { act, attempt, fields } }: { form: ReturnType<typeof useLinkForm> }) {
  const t = useTranslations('payments.form')
  const labels = { amount: t('amount'), name: t('name'), email: t('email'), method: t('method'), offer_accepted: t('offerName') }
  const items = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) => {
    const message = fields[field]
    return message === undefined ? [] : [{ field, label: labels[field], message }]
  })
  if (attempt === 0 || act.busy) return null
  if (items.length > 0) return <ErrorSummary title={t('errors', { count: items.length })} items={items} attempt={attempt} />
  return act.failure ? <ErrorSummary title={act.failure} items={[]} attempt={attempt} /> : null
}

function useLinkForm(link: OpenPaymentLink, token: string) {
  const act = useFormAct('pay_payment_link', { focusesFirst: false })
  const fields = useSumWords(act.fields)
  const queries = useQueryClient()
  const payerForm = usePayer('by-link', { name: '', email: '' }, link)
  const [attempt, setAttempt] = useState(0)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAttempt(attempt + 1)
    const { payer } = payerForm
    const faults = payerForm.faults()
    if (Object.keys(faults).length > 0 || payer.method === '') return act.refuse(faults)
    const answer = await act.act({
      token,
      amount: link.amount,
      name: payer.name.trim(),
      email: payer.email.trim(),
      method: payer.method,
      offer_accepted: payer.accepted,
      ...(link.offer && { offer_version: link.offer.version }),
    })
    if (!answer) return void queries.invalidateQueries({ queryKey: linkQuery(token, 'ru').queryKey })
    queries.setQueryData(attemptKey(token), answer.result)
    const { method, url } = answer.result
    if (method === 'card' && url !== null) window.location.assign(url)
  }

  return { act, attempt, fields, payerForm, submit }
}
