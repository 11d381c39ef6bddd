import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { formatSum } from '@anfilada/browser/formats'
import { Button } from '@anfilada/ui/Button'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { dutyPhone } from '../DutyPhone.tsx'
import { Sum } from '../Sum.tsx'
import { OpenPayments } from './OpenPayments.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import { PayerFields } from './PayerFields.tsx'
import styles from './PaymentForm.module.css'
import { ProgrammeNote } from './ProgrammeNote.tsx'
import { usePaymentForm, type PaymentForm as Form, type PaymentOffer } from './use-payment-form.ts'

/** What is paid, by whom and how; the sum is exactly what is due (spec §5). */
export function PaymentForm({ offered }: { offered: PaymentOffer }) {
  const form = usePaymentForm(offered)
  const { act, payerForm } = form
  return (
    <form
      className={styles.form}
      noValidate
      onChange={act.onChange}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Errors form={form} />
      <div className={styles.columns}>
        <What form={form} offered={offered} />
        <div>
          <Who form={form} offered={offered} />
          <div className={styles.told}>
            {/* What is being begun just now is told of by the news before its answer comes. */}
            {!act.busy && <OpenPayments ids={form.chosen?.ids ?? []} />}
          </div>
          <PayBar form={form} method={payerForm.payer.method} />
        </div>
      </div>
    </form>
  )
}

const fieldsInOrder = ['vouchers', 'amount', 'name', 'email', 'method', 'offer_accepted'] as const

function Errors({ form: { act, attempt, fields } }: { form: Form }) {
  const t = useTranslations('payments.form')
  const labels = {
    vouchers: t('vouchers'),
    amount: t('amount'),
    name: t('name'),
    email: t('email'),
    method: t('method'),
    offer_accepted: t('offerName'),
  }
  const items = fieldsInOrder.flatMap((field) => {
    const message = fields[field]
    return message === undefined ? [] : [{ field, label: labels[field], message }]
  })
  if (act.busy || attempt === 0) return null
  if (items.length > 0) return <ErrorSummary title={t('errors', { count: items.length })} items={items} attempt={attempt} />
  return act.failure ? <ErrorSummary title={act.failure} items={[]} attempt={attempt} /> : null
}

function What({ form: { text, textFault, type, typed, chosen, choose, toggle }, offered }: { form: Form; offered: PaymentOffer }) {
  const t = useTranslations('payments.form')
  return (
    <Section title={t('orders')}>
      <p className={styles.lead}>{t('ordersText')}</p>
      <div className={styles.told}>
        <ProgrammeNote chosen={offered.chosen} />
      </div>
      <OrderChoice orders={offered.orders} chosen={chosen?.ids ?? []} onToggle={toggle} onChoose={choose} />
      <TextField
        label={t('vouchers')}
        name="vouchers"
        dir="ltr"
        autoComplete="off"
        maxLength={600}
        value={text}
        onChange={type}
        onBlur={typed}
        hint={t('vouchersHint')}
        error={textFault}
        isRequired
      />
      {offered.kept > 0 && (
        <p className={styles.kept}>{t.rich('kept', { sum: richPart(<Sum kopecks={offered.kept} />), phone: dutyPhone })}</p>
      )}
    </Section>
  )
}

function Who({ form: { fields, payerForm }, offered }: { form: Form; offered: PaymentOffer }) {
  const t = useTranslations('payments.form')
  return (
    <Section title={t('payer')}>
      <PayerFields form={payerForm} fields={fields} methods={offered.methods} offer={offered.offer} />
    </Section>
  )
}

function PayBar({ form: { act, chosen, fields }, method }: { form: Form; method: Form['payerForm']['payer']['method'] }) {
  const t = useTranslations('payments.form')
  const due = chosen?.due ?? 0
  return (
    <div className={styles.bar}>
      <div className={styles.due}>
        <p className={styles.label}>{t('amount')}</p>
        <output name="amount" aria-label={t('amount')} className={styles.sum} tabIndex={-1}>
          <Sum kopecks={due} />
        </output>
        <p className={styles.lead}>{t('amountText')}</p>
        {fields.amount && <FieldError id="amount-note">{fields.amount}</FieldError>}
      </div>
      <Button type="submit" variant="primary" wide busy={act.busy} busyLabel={t('paying')}>
        {due > 0 ? t('pay', { sum: formatSum(due, 'RUB') }) : t('payNothing')}
      </Button>
      {method !== '' && <p className={styles.lead}>{t(`after.${method}`)}</p>}
    </div>
  )
}
