import { useTranslations } from 'use-intl'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { settlements } from '../customers-search.ts'
import type { TermsDraft, TermsField } from './terms-draft.ts'
import styles from './TermsFields.module.css'

type Props = {
  kind: CustomerKind
  draft: TermsDraft
  /** Sentences by field. */
  faults: Partial<Record<TermsField, string>>
  onDraft: (draft: TermsDraft) => void
}

/** How a customer pays and by which contract; only what the settlement asks for. Invoices are for legal entities. */
export function TermsFields({ kind, draft, faults, onDraft }: Props) {
  const t = useTranslations('customers.termsForm')
  const word = useTranslations('customers.settlements')
  const ways = settlements.filter((way) => way !== 'invoice' || kind === 'legal_entity')
  const text = (name: Exclude<TermsField, 'settlement'>) => ({
    label: t(name),
    name,
    value: draft[name],
    error: faults[name],
    onChange: (typed: string) => onDraft({ ...draft, [name]: typed }),
  })
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Choice
          label={t('settlement')}
          name="settlement"
          options={ways.map((value) => ({ value, label: word(value) }))}
          value={draft.settlement}
          error={faults.settlement}
          onChange={(settlement) => onDraft({ ...draft, settlement })}
        />
      </div>
      <div className={styles.wide}>
        {draft.settlement === 'pay_now' ? (
          <TextField {...text('pay_hours')} hint={t('pay_hoursHint')} inputMode="numeric" autoComplete="off" maxLength={3} />
        ) : (
          <TextField {...text('credit_limit')} hint={t('credit_limitHint')} inputMode="decimal" autoComplete="off" maxLength={20} />
        )}
      </div>
      <TextField {...text('contract_number')} autoComplete="off" maxLength={100} />
      <TextField {...text('contract_date')} type="date" />
    </div>
  )
}
