import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { termsActions, type ObjectTerms } from '@anfilada/contract/pricing/terms'
import { showToast } from '@anfilada/ui/toasts'
import { useOtherZone } from '../shell/zone-name.ts'
import { termsIn } from './term-fields.ts'
import { TermsForm, useTermsFields } from './TermsForm.tsx'

/** Of an object nothing may be left empty. */
export function ObjectTermsDialog({ object, onClose }: { object: ObjectTerms; onClose: () => void }) {
  const t = useTranslations('terms')
  const otherZone = useOtherZone()(object.zone)
  const form = useActionForm({
    ...useTermsFields(object),
    action: 'set_object_terms',
    schema: termsActions.set_object_terms.input,
    input: (draft) => {
      const { cut_off_minutes, free_change_hours, penalty } = termsIn(draft)
      return {
        museum_object_id: object.museum_object_id,
        cut_off_minutes: cut_off_minutes ?? undefined,
        free_change_hours: free_change_hours ?? undefined,
        penalty: penalty ?? undefined,
      }
    },
    touches: ['terms', 'setup'],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved', { name: object.object }) })
      onClose()
    },
  })
  const lead = otherZone ? t('form.objectLeadOfZone', { zone: otherZone }) : t('form.objectLead')
  return <TermsForm title={object.object} lead={lead} form={form} onClose={onClose} />
}
