import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RequisiteField } from '@anfilada/contract/customers/requisites'
import { useKeptForm } from '../use-kept-form.ts'
import type { Customer } from './company-fields.ts'
import { fieldsFor, isFixed, judge, requisiteFields, textsOf } from './requisites-form.ts'

export const pathOf = (field: RequisiteField) => `organization.${field}`
export const fieldAt = (path: string) => requisiteFields.find((field) => pathOf(field) === path)

/** What is typed, and what is wrong with it: of a requisite, once its field was left. */
export function useCompanyDraft(customer: Customer) {
  const t = useTranslations('settings')
  const fault = useTranslations('fault')
  const { values, change, forget } = useKeptForm('company', {
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    requisites: textsOf(customer),
  })
  const { requisites } = values
  const [left, setLeft] = useState<ReadonlySet<RequisiteField>>(new Set())
  const accounts = [requisites.bik, requisites.account, requisites.corr_account].join('/')
  const [confirmed, setConfirmed] = useState<string>()
  const { faults, doubts } = judge(requisites, customer.kind)
  const isDoubtful = Object.keys(doubts).length > 0
  const isConfirmed = confirmed === accounts

  /** By path, in the order of the form. */
  function faultsOf(withRequisites: boolean): Record<string, string> {
    const missing = (['email', 'phone'] as const).filter((field) => values[field].trim() === '')
    const wrong = withRequisites ? fieldsFor(requisites, customer.kind).filter((field) => faults[field] && !isFixed(field, customer)) : []
    return {
      ...Object.fromEntries(missing.map((field) => [field, fault('required')])),
      ...Object.fromEntries(wrong.map((field) => [pathOf(field), fault(faults[field] ?? 'invalid')])),
      ...(withRequisites && isDoubtful && !isConfirmed && { account_confirmed: t('company.doubtMissing') }),
    }
  }

  /** Of a field that was left. */
  function liveFault(path: string): string | undefined {
    const field = fieldAt(path)
    const wrong = field && left.has(field) && !isFixed(field, customer) ? faults[field] : undefined
    return wrong && fault(wrong)
  }

  return {
    values,
    change,
    forget,
    leave: (field: RequisiteField): void => setLeft(new Set([...left, field])),
    /** This very account: another one is doubted anew. */
    confirm: (yes: boolean): void => setConfirmed(yes ? accounts : undefined),
    isDoubtful,
    isConfirmed,
    faultsOf,
    liveFault,
  }
}
