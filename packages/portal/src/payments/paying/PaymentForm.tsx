import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Button } from '@anfilada/ui/Button'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { Sum } from '../../orders/marks.tsx'
import { OnlineOff } from './OnlineOff.tsx'
import { OpenPayments } from './OpenPayments.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import { PayerFields } from './PayerFields.tsx'
import styles from './PaymentForm.module.css'
import { ProgrammeNote } from './ProgrammeNote.tsx'
import { type Conditions, isOnline, methodOf, type Payer } from './use-payer.ts'
import { UseBalance } from './UseBalance.tsx'
import { usePaymentForm, type PaymentForm as Form, type PaymentOffer } from './use-payment-form.ts'

/** What is paid, by whom and how; the sum is exactly what is due (specification/money.md). */
export function PaymentForm({ offered }: { offered: PaymentOffer }) {
  const payment = usePaymentForm(offered)
  const { form, chosen } = payment
  const isOff = !isOnline(offered)
  return (
    <form className={styles.form} noValidate onSubmit={isOff ? (event) => event.preventDefault() : form.submit}>
      {form.summary && !form.busy && <ErrorSummary {...form.summary} />}
      <div className={styles.columns}>
        <What payment={payment} offered={offered} />
        {isOff ? (
          <OnlineOff>
            <UseBalance kept={offered.kept} chosen={chosen} of="vouchers" onChoose={payment.choose} />
          </OnlineOff>
        ) : (
          <How payment={payment} offered={offered} />
        )}
      </div>
    </form>
  )
}

function How({ payment: { form, conditions, chosen, choose }, offered }: { payment: Form; offered: PaymentOffer }) {
  const t = useTranslations('payments.form')
  return (
    <div>
      <Section title={t('payer')}>
        <PayerFields form={form} conditions={conditions} />
      </Section>
      <div className={styles.told}>
        {/* What is being begun just now is told of by the news before its answer comes. */}
        {!form.busy && <OpenPayments ids={chosen?.ids ?? []} />}
      </div>
      <PayBar form={form} conditions={conditions} due={chosen?.due ?? 0} text={t('amountText')}>
        <UseBalance kept={offered.kept} chosen={chosen} of="vouchers" onChoose={choose} />
      </PayBar>
    </div>
  )
}

function What({ payment: { text, textFault, type, typed, chosen, choose, toggle }, offered }: { payment: Form; offered: PaymentOffer }) {
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
    </Section>
  )
}

type BarProps = {
  form: Pick<Form['form'], 'busy'> & { values: Payer; error: (field: 'amount') => string | undefined }
  conditions: Conditions
  due: number
  text: string
  /** Ways to pay beside the button. */
  children?: ReactNode
}

/** The exact sum, and the button that begins to pay it. */
export function PayBar({ form, conditions, due, text, children }: BarProps) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.form')
  const words = useTranslations('paying')
  const method = methodOf(form.values, conditions)
  const fault = form.error('amount')
  return (
    <div className={styles.bar}>
      <div className={styles.due}>
        <p className={styles.label}>{t('amount')}</p>
        <output name="amount" aria-label={t('amount')} className={styles.sum} tabIndex={-1}>
          <Sum kopecks={due} />
        </output>
        <p className={styles.lead}>{text}</p>
        {fault && <FieldError id="amount-note">{fault}</FieldError>}
      </div>
      {children}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={form.busy}
        busyLabel={t('paying')}
        disabledReason={due > 0 ? undefined : words('nothing')}
      >
        {due > 0 ? t('pay', { sum: formatSum(due, 'RUB') }) : t('payNothing')}
      </Button>
      {method && <p className={styles.lead}>{t(`after.${method}`)}</p>}
    </div>
  )
}
