import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import type { Form } from '@anfilada/browser/form'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { settlements } from '../screens.ts'
import type { TermsDraft, TermsFault } from './terms-draft.ts'
import styles from './TermsFields.module.css'

/** How a customer pays and by which contract; only what the settlement asks for. Invoices are for legal entities. */
export function TermsFields({ kind, form }: { kind: CustomerKind; form: Form<TermsDraft> }) {
  const t = useTranslations('customers.termsForm')
  const word = useTranslations('customers.settlements')
  const ways = settlements.filter((way) => way !== 'invoice' || kind === 'legal_entity')
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Choice {...form.field('settlement')} options={ways.map((value) => ({ value, label: word(value) }))} />
      </div>
      {form.values.settlement !== '' && (
        <div className={styles.wide}>
          {form.values.settlement === 'pay_now' ? (
            <TextField {...form.field('pay_hours')} hint={t('pay_hoursHint')} inputMode="numeric" autoComplete="off" />
          ) : (
            <TextField {...form.field('credit_limit')} hint={t('credit_limitHint')} inputMode="decimal" autoComplete="off" />
          )}
        </div>
      )}
      <TextField {...form.field('contract_number')} autoComplete="off" maxLength={100} />
      <DateField {...form.field('contract_date')} />
    </div>
  )
}

const ownFaults: readonly TermsFault[] = ['settlementMissing', 'hoursWrong', 'limitWrong', 'numberMissing']

/** The words of a form with these fields. */
export function useTermsWords() {
  const t = useTranslations('customers.termsForm')
  const own = (fault: string) => {
    const known = ownFaults.find((one) => one === fault)
    return known && t(known)
  }
  return {
    labels: {
      settlement: t('settlement'),
      pay_hours: t('pay_hours'),
      credit_limit: t('credit_limit'),
      contract_number: t('contract_number'),
      contract_date: t('contract_date'),
    },
    sentences: { settlement: own, pay_hours: own, credit_limit: own, contract_number: own },
    summary: t('faultsTitle'),
  }
}
