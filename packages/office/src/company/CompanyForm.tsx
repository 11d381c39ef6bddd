import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { companyActions, type CompanyVersion } from '@anfilada/contract/company-versions'
import { classNames } from '@anfilada/ui/class-names'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import texts from '../texts/texts.module.css'
import {
  companyDraft,
  companyFields,
  companyGroups,
  differences,
  draftFaults,
  factsIn,
  fieldNames,
  groups,
  isDigits,
  taxSystems,
  type CompanyDraft,
  type CompanyField,
} from './company-draft.ts'
import styles from './company.module.css'
import { CompanyActs } from './CompanyActs.tsx'

type Props = { open: CompanyVersion | undefined; head: ReactNode; onOpen: (id: number | undefined) => void }

/** A draft as it is typed: from the draft that stands, else from the newest version, else from nothing. */
export function CompanyForm({ open, head, onOpen }: Props) {
  const t = useTranslations('company')
  const form = useCompanyForm({ open, onOpen })
  const draft = open?.state === 'draft' ? open : undefined
  const isChanged = differences(companyDraft(open?.facts), form.values).length > 0
  return (
    <>
      <header className={texts.head}>
        {head}
        <CompanyActs draft={draft} form={form} isChanged={isChanged} onOpen={onOpen} />
      </header>
      <FormFailure sentence={form.failure} />
      {form.summary && <ErrorSummary {...form.summary} />}
      <div className={styles.groups}>
        {companyGroups.map((group) => (
          <Section key={group} title={t(`groups.${group}`)}>
            <div className={classNames(styles.fields, group === 'hours' && styles.days)}>
              {groups[group].map((field) => (
                <div key={field} className={field === 'legal_address' || field === 'bank_name' ? styles.wide : undefined}>
                  <CompanyInput field={field} form={form} />
                </div>
              ))}
            </div>
          </Section>
        ))}
      </div>
    </>
  )
}

function useCompanyForm({ open, onOpen }: Pick<Props, 'open' | 'onOpen'>): Form<CompanyDraft> {
  const t = useTranslations('company')
  const key = (fault: string) => (fault === 'account_key' ? t('accountKey') : undefined)
  return useActionForm({
    action: 'save_company_draft',
    schema: companyActions.save_company_draft.input,
    start: companyDraft(open?.facts),
    labels: Object.fromEntries(companyFields.map((field) => [field, t(`field.${field}`)])),
    sentences: {
      account: key,
      corr_account: key,
      old_site: t('wrongAddress'),
      point: t('wrongPoint'),
      ...Object.fromEntries(groups.hours.map((field) => [field, t('wrongHours')])),
    },
    summary: t('notSaved'),
    names: fieldNames,
    input: (typed) => ({ revision: open?.state === 'draft' ? open.revision : 0, facts: factsIn(typed) }),
    faults: draftFaults,
    phones: ['duty_phone', 'accounts_phone'],
    judgesOnLeave: true,
    keptAs: `company.${open?.id ?? 0}`,
    touches: ['company'],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen(undefined)
    },
  })
}

const hinted = ['name_en', 'kpp', 'account', 'hours_1', 'point', 'label_ru', 'orders_mail', 'old_site', 'head', 'tax_system'] as const
const types: Partial<Record<CompanyField, 'tel' | 'email' | 'url'>> = {
  duty_phone: 'tel',
  accounts_phone: 'tel',
  orders_mail: 'email',
  security_mail: 'email',
  old_site: 'url',
}

function CompanyInput({ field, form }: { field: CompanyField; form: Form<CompanyDraft> }) {
  const t = useTranslations('company')
  const hint = hinted.find((one) => one === field)
  const said = { ...form.field(field), ...(hint && { hint: t(`hint.${hint}`) }) }
  if (field === 'tax_system') {
    const options = taxSystems.map((value) => ({ value, label: t(`taxes.${value}`) }))
    return <SelectField {...said} value={taxSystems.find((one) => one === said.value) ?? ''} options={options} />
  }
  const mode = isDigits(field) ? 'numeric' : (types[field] ?? 'text')
  const direction = field.endsWith('_fa') ? 'rtl' : undefined
  return <TextField {...said} autoComplete="off" inputMode={mode} {...(direction && { dir: direction })} />
}
