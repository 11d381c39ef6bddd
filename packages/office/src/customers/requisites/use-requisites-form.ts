import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct, type ActFailure } from '@anfilada/browser/use-act'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { showToast } from '@anfilada/ui/toasts'
import type { FormFaults } from '../../shell/acts/FormDialog.tsx'
import { draftDoubts, draftFaults, draftFields, organizationIn, requisitesDraft, type DraftField } from './requisites-draft.ts'

type Sentences = Partial<Record<DraftField, string>>

/** The fields of the requisites: what is wrong in them as one types, what the server says, and the saving. */
export function useRequisitesForm(customer: OfficeCustomerCard, onSaved: () => void) {
  const t = useTranslations('customers.requisitesForm')
  const label = useLabels(customer.kind)
  const faultWord = useTranslations('fault')
  const { act, sending } = useAct(['customers'])
  const [draft, setDraft] = useState(() => requisitesDraft(customer))
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set())
  const [confirmed, setConfirmed] = useState(false)
  const [told, setTold] = useState<Sentences>({})
  const [summary, setSummary] = useState<FormFaults>()
  const faults = draftFaults(draft, customer.kind)
  const doubts = Object.keys(draftDoubts(draft, customer.kind))
  const organization = organizationIn(draft, customer.kind)

  function tell(title: string, sentences: Sentences) {
    const items = draftFields.flatMap((field) => {
      const message = sentences[field]
      return message === undefined ? [] : [{ field, label: label(field), message }]
    })
    setTold(sentences)
    setSummary((before) => ({ title, items, attempt: (before?.attempt ?? 0) + 1 }))
  }
  function fail(failure: ActFailure | undefined) {
    // The server names the fields by their place in what was sent.
    const named = Object.entries(failure?.fields ?? {}).map(([field, sentence]) => [field.replace('organization.', ''), sentence])
    if (failure) tell(failure.sentence, Object.fromEntries(named) as Sentences)
  }
  async function save() {
    setLeft(new Set(draftFields))
    const wrong = Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultWord(fault)]))
    if (Object.keys(wrong).length > 0) return tell(t('faultsTitle'), wrong)
    if (doubts.length > 0 && !confirmed) return tell(t('faultsTitle'), Object.fromEntries(doubts.map((field) => [field, t('doubt')])))
    const contact = { email: draft.email.trim(), phone: draft.phone.trim() }
    const given = organization ? { organization, account_confirmed: confirmed } : { name: draft.name.trim() }
    const outcome = await act('set_customer_requisites', { customer_id: customer.id, ...contact, ...given }, 'inForm')
    if (!outcome.ok) return fail(outcome.failure)
    showToast({ tone: 'done', text: t('saved', { name: outcome.answer.result.name }) })
    onSaved()
  }
  function errorOf(field: DraftField): string | undefined {
    const fault = left.has(field) ? faults[field] : undefined
    return fault ? faultWord(fault) : told[field]
  }
  function type(field: DraftField, typed: string) {
    setDraft({ ...draft, [field]: typed })
    setTold({ ...told, [field]: undefined })
  }
  const leave = (field: DraftField) => setLeft(new Set([...left, field]))
  const isDoubtful = doubts.length > 0
  return { draft, label, errorOf, type, leave, isDoubtful, confirmed, setConfirmed, summary, save, busy: sending !== undefined }
}

function useLabels(kind: OfficeCustomerCard['kind']): (field: DraftField) => string {
  const t = useTranslations('customers.requisite')
  return (field) => t(field === 'name' && kind === 'individual' ? 'person' : field)
}
