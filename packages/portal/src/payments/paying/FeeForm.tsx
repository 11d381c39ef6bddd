import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { formatSum, useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import type { PayableFee } from '@anfilada/contract/payments/payments'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Note } from '@anfilada/ui/Note'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Sum } from '../../orders/marks.tsx'
import { OpenPayments } from './OpenPayments.tsx'
import choice from './OrderChoice.module.css'
import { PayerFields } from './PayerFields.tsx'
import { PayBar } from './PaymentForm.tsx'
import styles from './PaymentForm.module.css'
import { useFeeForm } from './use-fee-form.ts'
import type { PaymentOffer } from './use-payment-form.ts'

/** Fees of prolongation: which of them, who pays and how. */
export function FeeForm({ offered }: { offered: PaymentOffer }) {
  const { form, conditions, chosen, due, toggle } = useFeeForm(offered)
  const t = useTranslations('payments.form')
  const words = useTranslations('fees')
  const fault = form.error('prolongations')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.summary && !form.busy && <ErrorSummary {...form.summary} />}
      <div className={styles.columns}>
        <Section title={words('title')}>
          <p className={styles.lead}>{words('text')}</p>
          <ul className={choice.list} aria-label={words('title')}>
            {offered.fees.map((fee) => (
              <li key={fee.request_id}>
                <FeeRow fee={fee} isChosen={chosen.includes(fee.request_id)} onToggle={toggle} />
              </li>
            ))}
          </ul>
          {fault && <FieldError id="prolongations-note">{fault}</FieldError>}
        </Section>
        <div>
          <Section title={t('payer')}>
            <PayerFields form={form} conditions={conditions} />
          </Section>
          <div className={styles.told}>{!form.busy && <OpenPayments ids={chosen} of="prolongations" />}</div>
          <PayBar form={form} conditions={conditions} due={due} text={words('amountText')} />
        </div>
      </div>
    </form>
  )
}

type RowProps = { fee: PayableFee; isChosen: boolean; onToggle: (id: number, isChosen: boolean) => void }

function FeeRow({ fee: { request_id: id, guide, number, museum, held_on: on, due }, isChosen, onToggle }: RowProps) {
  const t = useTranslations('fees')
  const formats = useFormats()
  return (
    <label className={choice.row} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        name={`fee.${id}`}
        className={choice.box}
        checked={isChosen}
        onChange={({ target }) => onToggle(id, target.checked)}
      />
      <span className={choice.words}>
        <b>{t.rich('license', { guide: richPart(<bdi>{guide}</bdi>), number: richPart(<Num>{number}</Num>) })}</b>
        <small>
          <bdi>{museum}</bdi> · {formats.day(on)}
        </small>
      </span>
      <span className={choice.sum}>
        <Sum kopecks={due} />
      </span>
    </label>
  )
}

/** Fees that are due, told on the tabs of orders. */
export function FeesNote({ fees }: Pick<PaymentOffer, 'fees'>) {
  const t = useTranslations('fees')
  if (fees.length === 0) return null
  const sum = formatSum(
    fees.reduce((total, { due }) => total + due, 0),
    'RUB',
  )
  const toFees = (
    <Link to="/payment" search={{ what: 'fees' }} className={actLinkClass}>
      {t('open')}
    </Link>
  )
  return <Note action={toFees}>{t('note', { count: fees.length, sum })}</Note>
}
