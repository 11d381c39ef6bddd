import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { StaffRole } from '@anfilada/contract/abilities'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { showToast } from '@anfilada/ui/toasts'
import type { FormFaults } from '../shell/acts/FormDialog.tsx'

type Invitation = { name: string; email: string; language: OfficeLanguage; roles: StaffRole[] }
const fields = ['name', 'email', 'roles'] as const
type Sentences = Partial<Record<(typeof fields)[number], string>>

const empty: Invitation = { name: '', email: '', language: 'ru', roles: ['dispatcher'] }

/** The fields of an invitation, what is wrong in them, and the sending. */
export function useInvitation(onSent: () => void) {
  const t = useTranslations('staff.inviteForm')
  const fault = useTranslations('fault')
  const [draft, setDraft] = useState(empty)
  const [told, setTold] = useState<Sentences>({})
  const [summary, setSummary] = useState<FormFaults>()
  const { act, sending } = useAct(['staff', 'mails'])

  function tell(title: string, sentences: Sentences) {
    const items = fields.flatMap((field) => {
      const message = sentences[field]
      return message === undefined ? [] : [{ field, label: t(field), message }]
    })
    setTold(sentences)
    setSummary({ title, items, attempt: (summary?.attempt ?? 0) + 1 })
  }
  async function send() {
    const { language, roles } = draft
    const invited = { name: draft.name.trim(), email: draft.email.trim(), roles, mail_language: language }
    const missing: Sentences = {
      ...(invited.name === '' && { name: fault('required') }),
      ...(invited.email === '' && { email: fault('required') }),
      ...(roles.length === 0 && { roles: t('rolesMissing') }),
    }
    if (Object.keys(missing).length > 0) return tell(t('faultsTitle'), missing)
    const outcome = await act('invite_staff', invited, 'inForm')
    if (!outcome.ok) return outcome.failure && tell(outcome.failure.sentence, outcome.failure.fields)
    showToast({ tone: 'done', text: t('sent', { email: invited.email }) })
    onSent()
  }
  const set = (changed: Partial<Invitation>) => setDraft({ ...draft, ...changed })
  return { draft, set, told, summary, send, busy: sending !== undefined }
}
