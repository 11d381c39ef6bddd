import { useTranslations } from 'use-intl'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { TextField } from '@anfilada/ui/TextField'
import form from '../paying/PaymentForm.module.css'
import { type BuyerField, fieldsOf } from './invoice-draft.ts'
import styles from './invoicing.module.css'
import type { InvoiceForm } from './use-invoice-form.ts'

const longest: Record<BuyerField, number> = {
  organization: 200,
  inn: 16,
  kpp: 12,
  legal_address: 500,
  bank_name: 200,
  bik: 12,
  account: 26,
  corr_account: 26,
}
const texts: ReadonlySet<BuyerField> = new Set(['organization', 'legal_address', 'bank_name'])
/** What was confirmed was confirmed of these digits; others are doubted anew. */
const accounts: ReadonlySet<BuyerField> = new Set(['bik', 'account', 'corr_account'])

/** Requisites of whoever pays, known or typed, checked as they are typed. */
export function BuyerFields({ invoice: { form: fields, isDoubtful } }: { invoice: InvoiceForm }) {
  const t = useTranslations('payments.invoice')
  return (
    <>
      <p className={form.lead}>{t('known')}</p>
      <div className={styles.fields}>
        {fieldsOf(fields.values).map((field) => (
          <div key={field} className={texts.has(field) ? styles.wide : undefined}>
            <TextField
              {...fields.field(field)}
              dir={texts.has(field) ? 'auto' : 'ltr'}
              inputMode={field === 'inn' || field === 'bik' ? 'numeric' : 'text'}
              maxLength={longest[field]}
              onChange={(text) => fields.set({ [field]: text, ...(accounts.has(field) && { account_confirmed: false }) })}
              isRequired
            />
          </div>
        ))}
        {isDoubtful && (
          <div className={styles.doubt} role="status">
            <p>{t('doubt')}</p>
            <Checkbox {...fields.box('account_confirmed')} />
          </div>
        )}
        <div className={styles.wide}>
          <TextField
            {...fields.field('email')}
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={128}
            hint={t('emailHint')}
            isRequired
          />
        </div>
      </div>
    </>
  )
}
