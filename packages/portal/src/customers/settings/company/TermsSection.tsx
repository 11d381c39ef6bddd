import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import type { Settings } from '@anfilada/contract/customers/settings'
import { FactList, type FactRow } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import own from './company.module.css'

type Terms = NonNullable<NonNullable<Settings['customer']>['terms']>

/** What was agreed with the company, to be read. */
export function TermsSection({ terms }: { terms: Terms }) {
  const { formatSum } = useFormats()
  const t = useTranslations('settings.company')
  const facts: FactRow[] = [
    [t('settlement'), t(`settlements.${terms.settlement}`)],
    terms.settlement === 'pay_now'
      ? [t('payHours'), terms.pay_hours === null ? t('none') : t('hours', { count: terms.pay_hours })]
      : [t('creditLimit'), terms.credit_limit === null ? t('noLimit') : <Num key="limit">{formatSum(terms.credit_limit, 'RUB')}</Num>],
    [t('contract'), <Contract key="contract" terms={terms} />],
  ]
  return (
    <Section title={t('terms')} rule="plain">
      <FactList facts={facts} />
      <p className={own.after}>{t('termsText')}</p>
    </Section>
  )
}

function Contract({ terms: { contract_number: number, contract_date: date } }: { terms: Terms }) {
  const t = useTranslations('settings.company')
  const formats = useFormats()
  if (number === null) return t('none')
  // Each by itself: in Persian a number beside a date would change places with it.
  const parts = { number: richPart(<bdi>{number}</bdi>), date: richPart(<bdi>{date && formats.date(date)}</bdi>) }
  return date === null ? t.rich('contractNumber', parts) : t.rich('contractOf', parts)
}
