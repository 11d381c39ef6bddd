import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import type { RequisiteField } from '@anfilada/contract/customers/requisites'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import type { Settings } from '@anfilada/contract/customers/settings'
import own from './company.module.css'
import { fieldsFor, isFixed, judge, type CompanyTexts } from './requisites-form.ts'

type Props = { customer: Customer; form: Form<CompanyTexts> }

const bank: ReadonlySet<RequisiteField> = new Set(['bank_name', 'bik', 'account', 'corr_account'])
/** What was confirmed was confirmed of these digits; others are doubted anew. */
const accounts: ReadonlySet<RequisiteField> = new Set(['bik', 'account', 'corr_account'])
const longest: Record<RequisiteField, number> = {
  name: 200,
  inn: 16,
  kpp: 12,
  ogrn: 20,
  legal_address: 500,
  bank_name: 200,
  bik: 12,
  account: 26,
  corr_account: 26,
}

/** Names and numbers for papers, checked as they are typed. */
export function RequisiteFieldset({ customer, form }: Props) {
  const t = useTranslations('settings.company')
  const shown = fieldsFor(form.values, customer.kind)
  const isDoubtful = Object.keys(judge(form.values, customer.kind).doubts).length > 0
  const fields = (ofBank: boolean) =>
    shown
      .filter((field) => bank.has(field) === ofBank)
      .map((field) => <OneField key={field} field={field} customer={customer} form={form} />)
  return (
    <>
      <Section title={t('requisites')} rule="plain">
        <div className={own.fields}>{fields(false)}</div>
        {shown.some((field) => isFixed(field, customer)) && <p className={own.after}>{t('fixed')}</p>}
      </Section>
      <Section title={t('bank')} rule="plain">
        <div className={own.fields}>
          {fields(true)}
          {isDoubtful && <Doubt form={form} />}
        </div>
      </Section>
    </>
  )
}

function OneField({ field, customer, form }: Props & { field: RequisiteField }) {
  const label = useFieldLabel(customer)
  const isText = field === 'name' || field === 'legal_address' || field === 'bank_name'
  return (
    <div className={isText ? own.wide : undefined}>
      <TextField
        {...form.field(field)}
        label={label(field, form.values.inn)}
        dir={isText ? 'auto' : 'ltr'}
        // A KPP may hold letters, and so may an account.
        inputMode={field === 'inn' || field === 'ogrn' || field === 'bik' ? 'numeric' : 'text'}
        maxLength={longest[field]}
        onChange={(text) => form.set({ [field]: text, ...(accounts.has(field) && { account_confirmed: false }) })}
        isDisabled={isFixed(field, customer)}
      />
    </div>
  )
}

/** A key that does not fit is most likely a slip, but treasury accounts do not always follow the rule. */
function Doubt({ form }: { form: Form<CompanyTexts> }) {
  const t = useTranslations('settings.company')
  return (
    <div className={own.doubt} role="status">
      <p>{t('doubt')}</p>
      <Checkbox {...form.box('account_confirmed')} label={t('doubtConfirm')} />
    </div>
  )
}

export type Customer = NonNullable<Settings['customer']>

/** What a field is called for this customer: sole traders and private persons have other papers than companies. */
export function useFieldLabel({ kind }: Customer): (field: RequisiteField, inn: string) => string {
  const t = useTranslations('settings.company')
  return (field, inn) => {
    if (field === 'name' && kind === 'individual') return t('personName')
    if (field === 'ogrn' && (kind === 'individual' || inn.replace(/\s/g, '').length === 12)) return t('ogrnip')
    return t(field)
  }
}
