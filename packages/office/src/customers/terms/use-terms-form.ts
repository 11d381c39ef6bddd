import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActFailure } from '@anfilada/browser/use-act'
import type { FormFaults } from '../../shell/acts/FormDialog.tsx'
import { agreedIn, type AgreedTerms, type TermsDraft, type TermsField } from './terms-draft.ts'

const fields: readonly TermsField[] = ['settlement', 'pay_hours', 'credit_limit', 'contract_number', 'contract_date']

/** The fields of the terms with what is wrong in them: ours before sending, the server's after. */
export function useTermsForm(first: TermsDraft) {
  const t = useTranslations('customers.termsForm')
  const [draft, setDraft] = useState(first)
  const [faults, setFaults] = useState<Partial<Record<TermsField, string>>>({})
  const [summary, setSummary] = useState<FormFaults>()

  function tell(title: string, found: Partial<Record<TermsField, string>>) {
    const items = fields.flatMap((field) => {
      const message = found[field]
      return message === undefined ? [] : [{ field, label: t(field), message }]
    })
    setFaults(found)
    setSummary((before) => ({ title, items, attempt: (before?.attempt ?? 0) + 1 }))
  }

  /** What may be sent; undefined when something must be mended first, which is told. */
  function read(): AgreedTerms | undefined {
    const { agreed, faults: wrong } = agreedIn(draft)
    const found = Object.fromEntries(Object.entries(wrong).map(([field, fault]) => [field, t(fault)]))
    if (Object.keys(found).length > 0) tell(t('faultsTitle'), found)
    else clear()
    return Object.keys(found).length > 0 ? undefined : agreed
  }
  function clear() {
    setFaults({})
    setSummary(undefined)
  }
  const fail = (failure: ActFailure | undefined) => failure && tell(failure.sentence, failure.fields)

  return { draft, setDraft, faults, summary, read, fail }
}
