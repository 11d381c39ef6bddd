import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeCustomerActions } from '@anfilada/contract/customers/office-customers'
import { officeStaffActions } from '@anfilada/contract/identity/office-staff'
import { showToast } from '@anfilada/ui/toasts'
import { ReasonDialog, reasonFields } from '../shell/acts/ReasonDialog.tsx'

const schemas = {
  remove_member_factor: officeCustomerActions.remove_member_factor.input,
  remove_staff_factor: officeStaffActions.remove_staff_factor.input,
}
type Props = { person: { id: number; name: string }; act: keyof typeof schemas; onClose: () => void }

/** The way back for whoever lost both telephone and recovery codes: says how to be sure of him, and asks how one was. */
export function FactorDialog({ person: { id, name }, act: action, onClose }: Props) {
  const t = useTranslations('staff.factorForm')
  const words = {
    reason: t('reason'),
    hint: t('hint'),
    missing: t('missing'),
    keep: t('keep'),
    confirm: t('confirm'),
    busy: t('busy'),
  }
  const form = useActionForm({
    ...reasonFields(words),
    action,
    schema: schemas[action],
    input: ({ reason }) => ({ user_id: id, reason: reason.trim() }),
    touches: ['staff', 'customers', 'mails', 'audit'],
    onDone: () => {
      showToast({ tone: 'done', text: t('done', { name }) })
      onClose()
    },
  })
  return <ReasonDialog title={t('title', { name })} lines={[t('when'), t('ends')]} words={words} form={form} onClose={onClose} />
}
