import { useTranslations } from 'use-intl'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { organizationFields, personFields } from './registration-draft.ts'
import type { RegistrationField } from './registration-faults.ts'
import type { RegistrationForm } from './use-registration-form.ts'

/** In the order of the form. */
const fields: readonly RegistrationField[] = [...personFields, ...organizationFields, 'account_confirmed', 'consent', 'offer_accepted']

/** On top of the form, once it was tried: what must be mended, or what the server said. */
export function RegistrationErrors({ form }: { form: RegistrationForm }) {
  const t = useTranslations('entrance.registration')
  const labels = useFieldLabels()
  const { faults, failure, attempt, busy } = form
  const items = fields.flatMap((field) => {
    const message = faults[field]
    return message === undefined ? [] : [{ field, label: labels[field], message }]
  })
  if (attempt === 0 || busy) return null
  if (items.length > 0) return <ErrorSummary title={t('errors', { count: items.length })} items={items} attempt={attempt} />
  return failure ? <ErrorSummary title={failure} items={[]} attempt={attempt} /> : null
}

function useFieldLabels(): Record<RegistrationField, string> {
  const t = useTranslations('entrance.registration')
  return {
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    'organization.name': t('organizationName'),
    'organization.inn': t('inn'),
    'organization.kpp': t('kpp'),
    'organization.ogrn': t('ogrn'),
    'organization.legal_address': t('legalAddress'),
    'organization.bank_name': t('bankName'),
    'organization.bik': t('bik'),
    'organization.account': t('account'),
    'organization.corr_account': t('corrAccount'),
    account_confirmed: t('account'),
    consent: t('consent'),
    offer_accepted: t('offer'),
  }
}
