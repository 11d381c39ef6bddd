import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type OfficeLicense, officeLicenseActions } from '@anfilada/contract/licenses/licenses'
import { showToast } from '@anfilada/ui/toasts'
import { ReasonDialog, reasonFields, reasonMissing } from '../shell/acts/ReasonDialog.tsx'
import { licensesKey } from './licenses.queries.ts'

type Props = { license: OfficeLicense; decision: 'refused' | 'suspended'; onClose: () => void }

/** What takes a license away from orders: the customer reads why. */
export function DecideDialog({ license, decision, onClose }: Props) {
  const t = useTranslations('licenses')
  const own = useTranslations(`licenses.dialogs.${decision}`)
  const words = { reason: t('reason'), missing: t('reasonMissing'), keep: t('keep'), confirm: own('confirm'), busy: own('busy') }
  const form = useActionForm({
    ...reasonFields(words),
    action: 'decide_license',
    schema: officeLicenseActions.decide_license.input,
    faults: reasonMissing,
    input: ({ reason }) => ({ license_id: license.license_id, revision: license.revision, decision, reason: reason.trim() }),
    touches: [licensesKey],
    onDone: () => {
      onClose()
      showToast({ tone: 'done', text: own('done') })
    },
  })
  return <ReasonDialog title={own('title')} lines={[own('text')]} words={words} form={form} onClose={onClose} />
}
