import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { OfficeInvoiceRow } from '@anfilada/contract/invoices/invoices'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { invoiceTones } from '../payment-tones.ts'
import styles from '../payments.module.css'
import { ToneTag } from '../ToneTag.tsx'
import { useCovered } from '../use-covered.ts'
import { CreditDialog } from './CreditDialog.tsx'

export function InvoiceRow({ invoice }: { invoice: OfficeInvoiceRow }) {
  const t = useTranslations('payments')
  const formats = useFormats()
  const { customer, kind, number, issued_on, due_on, corrects, buyer, inn, vouchers, prolongations, amount, paid, credited } = invoice
  const covered = useCovered()
  const isOfNothing = vouchers === '' && prolongations === ''
  const sum = (kopecks: number) => formats.formatSum(kopecks, 'RUB')
  const name = t(`invoices.names.${kind}`, { number, date: formats.day(issued_on), corrects: corrects ?? '' })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <span>
          <Link to="/customers" search={{ customer: customer.id }}>
            {customer.name}
          </Link>
        </span>
        <small>{t('invoices.buyer', { name: buyer, inn })}</small>
        <small>{isOfNothing ? kind === 'invoice' && t('invoices.deposit') : covered(invoice)}</small>
      </div>
      <div className={styles.amount}>
        <Num>{sum(amount)}</Num>
        {paid !== null && paid > 0 && <small>{t('invoices.came', { sum: sum(paid) })}</small>}
        {credited !== null && credited > 0 && <small>{t('invoices.takenBack', { sum: sum(credited) })}</small>}
        {due_on !== null && <small>{t('invoices.payBy', { date: formats.day(due_on) })}</small>}
      </div>
      <Acts invoice={invoice} name={name} />
    </li>
  )
}

function Acts({ invoice, name }: { invoice: OfficeInvoiceRow; name: string }) {
  const t = useTranslations('payments.invoices')
  const mayCredit = useMay()(['update', 'OfficePayment'])
  const { language } = useLanguage()
  const { busy, run } = useWork(() => saveFetched(invoice.file, language))
  const [isCrediting, setCrediting] = useState(false)
  const { kind, state, amount, credited } = invoice
  return (
    <div className={styles.acts}>
      <span className={styles.state}>{state !== null && <ToneTag tone={invoiceTones[state]}>{t(`states.${state}`)}</ToneTag>}</span>
      <ActButton busy={busy} onPress={() => run()}>
        {t('pdf')} <span className="sr">{name}</span>
      </ActButton>
      {mayCredit && kind === 'invoice' && amount > (credited ?? 0) && (
        <ActButton onPress={() => setCrediting(true)}>
          {t('credit')} <span className="sr">{name}</span>
        </ActButton>
      )}
      {isCrediting && <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />}
    </div>
  )
}
