import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormats } from '@anfilada/browser/formats'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { Sum } from '../../orders/marks.tsx'
import { FeeChoice } from '../paying/FeeChoice.tsx'
import { OrderChoice } from '../paying/OrderChoice.tsx'
import form from '../paying/PaymentForm.module.css'
import { mostTyped } from '../paying/typed-sum.ts'
import { ProgrammeNote } from '../paying/ProgrammeNote.tsx'
import type { PaymentOffer } from '../paying/use-payment-form.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { EdoLine } from './EdoLine.tsx'
import styles from './invoicing.module.css'
import type { InvoiceData } from './invoicing.queries.ts'
import { type InvoiceForm as Invoice, useInvoiceForm } from './use-invoice-form.ts'

/** What is invoiced, to whom, and where the paper goes (specification/money.md). */
export function InvoiceForm({ offered, known }: { offered: PaymentOffer; known: InvoiceData }) {
  const invoice = useInvoiceForm(offered, known)
  const t = useTranslations('payments.invoice')
  return (
    <form className={form.form} noValidate onSubmit={invoice.form.submit}>
      {invoice.form.summary && invoice.form.summary.items.length > 0 && !invoice.form.busy && <ErrorSummary {...invoice.form.summary} />}
      <div className={form.columns}>
        <What invoice={invoice} offered={offered} />
        <div>
          <Section title={t('buyer')}>
            <BuyerFields invoice={invoice} />
            <EdoLine />
          </Section>
          <IssueBar invoice={invoice} />
        </div>
      </div>
    </form>
  )
}

function What({ invoice, offered }: { invoice: Invoice; offered: PaymentOffer }) {
  const t = useTranslations('payments.invoice')
  const { purpose, what, form: fields } = invoice
  const purposes = what.purposes.map((value) => ({ value, label: t(`purposeOf.${value}`) }))
  return (
    <Section title={t('orders')}>
      <p className={form.lead}>{t('text')}</p>
      {purposes.length > 1 && (
        <div className={styles.purpose}>
          <Choice
            label={t('purpose')}
            name="purpose"
            options={purposes}
            value={purpose}
            onChange={(next) => fields.set({ purpose: next, again: false })}
          />
        </div>
      )}
      {purpose === 'orders' && <ForOrders invoice={invoice} offered={offered} />}
      {purpose === 'fees' && (
        <FeeChoice
          fees={offered.fees}
          left={fields.values.left}
          fault={fields.error('prolongations')}
          onLeave={(left) => fields.set({ left, again: false })}
        />
      )}
      {purpose === 'deposit' && <TopUp invoice={invoice} />}
      <Doubled invoice={invoice} />
    </Section>
  )
}

/** What an unpaid invoice asks for already, and whether a second one is meant. */
function Doubled({ invoice: { twice, form: fields } }: { invoice: Invoice }) {
  const t = useTranslations('payments.invoice')
  const fees = useTranslations('fees')
  const formats = useFormats()
  if (twice.length === 0) return null
  const list = formats.statements(
    twice.map((one) => ('order' in one ? t('twiceOrder', { ...one, order: String(one.order) }) : fees('twice', one))),
  )
  return (
    <div className={styles.doubt} role="status">
      <p>{t('twice', { list })}</p>
      <Checkbox {...fields.box('again')} />
    </div>
  )
}

function TopUp({ invoice: { form: fields } }: { invoice: Invoice }) {
  const t = useTranslations('payments.invoice')
  return (
    <div className={styles.purpose}>
      <TextField {...fields.field('deposit')} inputMode="decimal" dir="ltr" autoComplete="off" hint={t('topUpHint')} isRequired />
    </div>
  )
}

type ForOrdersProps = { invoice: Invoice; offered: PaymentOffer }

function ForOrders({ invoice: { form: fields, text, type, chosen, choose, toggle }, offered }: ForOrdersProps) {
  const t = useTranslations('payments')
  const { onBlur: _judged, ...vouchers } = fields.field('vouchers')
  return (
    <>
      <div className={form.told}>
        <ProgrammeNote chosen={offered.chosen} />
      </div>
      <OrderChoice orders={offered.orders} chosen={chosen?.ids ?? []} onToggle={toggle} onChoose={choose} />
      <TextField
        {...vouchers}
        dir="ltr"
        autoComplete="off"
        maxLength={600}
        value={text}
        onChange={type}
        hint={t('form.vouchersHint')}
        isRequired
      />
    </>
  )
}

function IssueBar({ invoice: { form: fields, purpose, sum } }: { invoice: Invoice }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.invoice')
  const chooseFirst = useTranslations('paying')('nothing')
  const missing = purpose === 'deposit' ? t('topUpWrong', { most: formatSum(mostTyped, 'RUB') }) : chooseFirst
  return (
    <div className={form.bar}>
      <div className={form.due}>
        <p className={form.label}>{t('payable')}</p>
        <output aria-label={t('payable')} className={form.sum}>
          <Sum kopecks={sum} />
        </output>
      </div>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={fields.busy}
        busyLabel={t('issuing')}
        disabledReason={sum > 0 || fields.busy ? undefined : missing}
      >
        {sum > 0 ? t('issue', { sum: formatSum(sum, 'RUB') }) : t('issueNothing')}
      </Button>
      <FormFailure sentence={fields.failure} />
    </div>
  )
}
