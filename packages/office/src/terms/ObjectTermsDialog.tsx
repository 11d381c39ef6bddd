import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { ObjectTerms } from '@anfilada/contract/pricing/terms'
import { showToast } from '@anfilada/ui/toasts'
import type { Terms } from './term-fields.ts'
import { TermsForm } from './TermsForm.tsx'

export function ObjectTermsDialog({ object, onClose }: { object: ObjectTerms; onClose: () => void }) {
  const t = useTranslations('terms')
  const { act, sending } = useAct(['terms'])
  async function save({ cut_off_minutes, free_change_hours, penalty }: Terms) {
    const whole = { cut_off_minutes: cut_off_minutes ?? 0, free_change_hours: free_change_hours ?? 0, penalty: penalty ?? 0 }
    const outcome = await act('set_object_terms', { museum_object_id: object.museum_object_id, ...whole }, 'inForm')
    if (!outcome.ok) return outcome.failure
    showToast({ tone: 'done', text: t('saved', { name: object.object }) })
    onClose()
    return undefined
  }
  return (
    <TermsForm
      title={object.object}
      lead={t('form.objectLead', { zone: object.zone })}
      start={object}
      isWhole
      busy={sending !== undefined}
      onSave={save}
      onClose={onClose}
    />
  )
}
