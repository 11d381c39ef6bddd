import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FactList, type FactRow } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { WithSettings } from '../WithSettings.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { type Customer, useFieldLabel } from './RequisiteFieldset.tsx'
import own from './company.module.css'
import { fieldsFor, textsOf } from './requisites-form.ts'
import { TermsSection } from './TermsSection.tsx'

/** How the customer is reached and named in papers, and what was agreed with him. */
export function CompanyTab() {
  const may = useMay()
  return (
    <WithSettings>
      {({ customer }) =>
        customer && (
          <div className={own.sheet}>
            {may(['update', 'Customer']) ? <CompanyForm customer={customer} /> : <CompanyFacts customer={customer} />}
            {customer.terms && <TermsSection terms={customer.terms} />}
          </div>
        )
      }
    </WithSettings>
  )
}

/** For members who may read them only. */
function CompanyFacts({ customer }: { customer: Customer }) {
  const t = useTranslations('settings.company')
  const label = useFieldLabel(customer)
  const texts = textsOf(customer)
  const worded = (text: string | null) => (text ? <Value text={text} /> : <span className="dim">{t('none')}</span>)
  const facts: FactRow[] = [
    ...fieldsFor(texts, customer.kind).map((field): FactRow => [label(field, texts.inn), worded(texts[field])]),
    [t('email'), worded(customer.email)],
    [t('phone'), worded(customer.phone)],
  ]
  return (
    <Section title={t('requisites')} rule="plain">
      <FactList facts={facts} />
      <p className={own.after}>{t('ownerOnly')}</p>
    </Section>
  )
}

function Value({ text }: { text: string }) {
  return /^[\d\s+()-]+$/.test(text) ? <Num>{text}</Num> : <bdi>{text}</bdi>
}
