import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormAct } from '@anfilada/browser/use-form-act'
import type { RequisiteField } from '@anfilada/contract/customers/requisites'
import { showToast } from '@anfilada/ui/toasts'
import { useKeepSettings } from '../settings.queries.ts'
import { useFieldLabel, type Customer } from './company-fields.ts'
import { requisitesOf } from './requisites-form.ts'
import { fieldAt, pathOf, useCompanyDraft } from './use-company-draft.ts'

export type CompanyFormState = ReturnType<typeof useCompanyForm>

/** The draft, what was said about it when it was sent, and the sending. */
export function useCompanyForm(customer: Customer) {
  const t = useTranslations('settings')
  const label = useFieldLabel(customer)
  const keep = useKeepSettings()
  const draft = useCompanyDraft(customer)
  const { act, busy, fields, failure, refuse, mend } = useFormAct('save_requisites', { focusesFirst: false })
  const [attempt, setAttempt] = useState(0)
  const { values, isConfirmed } = draft
  const { requisites } = values

  /** From the first fault on, a field is judged at every key. */
  function changeRequisite(field: RequisiteField, text: string): void {
    if (fields[pathOf(field)]) draft.leave(field)
    mend(pathOf(field))
    draft.change({ requisites: { ...requisites, [field]: text } })
  }

  async function submit(event: FormEvent, withRequisites: boolean) {
    event.preventDefault()
    setAttempt(attempt + 1)
    const found = draft.faultsOf(withRequisites)
    if (Object.keys(found).length > 0) return refuse(found)
    const organization = withRequisites ? { organization: requisitesOf(requisites), account_confirmed: isConfirmed } : {}
    const answer = await act({ email: values.email, phone: values.phone, ...organization })
    if (!answer) return
    draft.forget()
    keep(answer.result)
    showToast({ tone: 'done', text: t('saved') })
  }

  function nameOf(path: string): string {
    const field = fieldAt(path)
    if (field) return label(field, requisites.inn)
    return path === 'phone' || path === 'email' ? t(`company.${path}`) : t('company.bank')
  }

  return {
    ...draft,
    changeRequisite,
    confirm: (yes: boolean): void => {
      mend('account_confirmed')
      draft.confirm(yes)
    },
    hasRequisites: customer.kind === 'legal_entity' || requisites.inn !== '',
    errorOf: (path: string): string | undefined => fields[path] ?? draft.liveFault(path),
    summary: Object.entries(fields).map(([field, message]) => ({ field, label: nameOf(field), message })),
    attempt,
    submit,
    busy,
    failure,
  }
}
