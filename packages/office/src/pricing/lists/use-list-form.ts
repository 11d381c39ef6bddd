import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionInput } from '@anfilada/browser/http'
import { useAct } from '@anfilada/browser/use-act'
import type { FormFaults } from '../../shell/acts/FormDialog.tsx'

type MakingName = 'create_price_list' | 'copy_price_list'

/** Sends the form of a new list; what is wrong stands beside its field and on top of the form. */
export function useListForm<N extends MakingName>(action: N, onMade: (listId: number) => void) {
  const t = useTranslations('prices.form')
  const { act, sending } = useAct(['prices'])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [faults, setFaults] = useState<FormFaults>()

  function tell(fields: Record<string, string>, sentence?: string) {
    setErrors(fields)
    const items = Object.entries(fields).map(([field, message]) => ({ field, label: labelOf(field), message }))
    setFaults({ title: sentence && items.length === 0 ? sentence : t('faultsTitle'), items, attempt: (faults?.attempt ?? 0) + 1 })
  }
  const labels: Record<string, string> = {
    name: t('name'),
    valid_from: t('from'),
    valid_until: t('until'),
    percent: t('percent'),
    customer_id: t('customer'),
  }
  const labelOf = (field: string) => labels[field] ?? field

  async function send(data: ActionInput<N>, wrong: Record<string, string>) {
    if (Object.keys(wrong).length > 0) return tell(wrong)
    const outcome = await act<MakingName>(action, data, 'inForm')
    if (outcome.ok) onMade(outcome.answer.result.id)
    else if (outcome.failure) tell(outcome.failure.fields, outcome.failure.sentence)
  }
  return { send, errors, faults, busy: sending !== undefined }
}

/** What is missing in the fields that both forms have. */
export function useDaysWrong() {
  const t = useTranslations('prices.form')
  return ({ name, from, until }: { name: string; from: string; until: string }): Record<string, string> => ({
    ...(name.trim() === '' && { name: t('nameMissing') }),
    ...(from === '' && { valid_from: t('dayMissing') }),
    ...(until === '' ? { valid_until: t('dayMissing') } : until < from && { valid_until: t('daysReversed') }),
  })
}
