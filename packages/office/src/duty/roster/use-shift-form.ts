import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { phonePattern } from '@anfilada/contract/contact-rules'
import type { Shift } from '@anfilada/contract/duty'
import { showToast } from '@anfilada/ui/toasts'
import type { FormFaults } from '../../shell/acts/FormDialog.tsx'

type Named = { id: number; name: string }
export type ShiftChoices = { employees: Named[]; museums: Named[] }

type Draft = { employee_id: string; museum_ids: number[]; date: string; from: string; until: string; phone: string }
const fields = ['employee_id', 'museum_ids', 'date', 'from', 'until', 'phone'] as const
type Field = (typeof fields)[number]
type Sentences = Partial<Record<Field, string>>

const labels = { employee_id: 'employee', museum_ids: 'museums', date: 'date', from: 'from', until: 'until', phone: 'phone' } as const

type Asked = { day: string; shift: Shift | undefined; museumId: number | undefined; choices: ShiftChoices; onSaved: () => void }

/** The fields of a shift, what is wrong in them, and the sending. */
export function useShiftForm({ day, shift, museumId, choices, onSaved }: Asked) {
  const t = useTranslations('duty.form')
  const fault = useTranslations('fault')
  const [draft, setDraft] = useState(() => draftOf(day, shift, museumId))
  const [told, setTold] = useState<Sentences>({})
  const [summary, setSummary] = useState<FormFaults>()
  const { act, sending } = useAct(['duty', 'audit'])

  function tell(title: string, sentences: Sentences) {
    const items = fields.flatMap((field) => {
      const message = sentences[field]
      return message === undefined ? [] : [{ field, label: t(labels[field]), message }]
    })
    setTold(sentences)
    setSummary({ title, items, attempt: (summary?.attempt ?? 0) + 1 })
  }
  function missingIn({ employee_id, museum_ids, phone, ...when }: Draft): Sentences {
    const empty = (['date', 'from', 'until'] as const).filter((field) => when[field] === '')
    return {
      ...(employee_id === '' && { employee_id: fault('required') }),
      ...(museum_ids.length === 0 && { museum_ids: t('museumsMissing') }),
      ...Object.fromEntries(empty.map((field) => [field, fault('required')])),
      ...(!phonePattern.test(phone.trim()) && { phone: fault(phone.trim() === '' ? 'required' : 'phone') }),
    }
  }
  async function send() {
    const missing = missingIn(draft)
    if (Object.keys(missing).length > 0) return tell(t('faultsTitle'), missing)
    const wish = { ...draft, employee_id: Number(draft.employee_id), phone: draft.phone.trim(), ...(shift && { id: shift.id }) }
    const outcome = await act('set_shift', wish, 'inForm')
    if (!outcome.ok) return outcome.failure && tell(outcome.failure.sentence, outcome.failure.fields)
    showToast({ tone: 'done', text: t('saved', { name: choices.employees.find(({ id }) => id === wish.employee_id)?.name ?? '' }) })
    onSaved()
  }
  const set = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  return { draft, set, told, summary, send, busy: sending !== undefined }
}

function draftOf(day: string, shift: Shift | undefined, museumId: number | undefined): Draft {
  if (!shift)
    return { employee_id: '', museum_ids: museumId === undefined ? [] : [museumId], date: day, from: '09:00', until: '18:00', phone: '' }
  const { employee, museums, date, from, until, phone } = shift
  return { employee_id: String(employee.id), museum_ids: museums.map(({ id }) => id), date, from, until, phone }
}
