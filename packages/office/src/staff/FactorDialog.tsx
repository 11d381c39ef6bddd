import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { showToast } from '@anfilada/ui/toasts'
import { ReasonDialog } from '../shell/acts/ReasonDialog.tsx'

type Props = { person: { id: number; name: string }; act: 'remove_member_factor' | 'remove_staff_factor'; onClose: () => void }

/** The way back for whoever lost both telephone and recovery codes: says how to be sure of him, and asks how one was. */
export function FactorDialog({ person: { id, name }, act: action, onClose }: Props) {
  const t = useTranslations('staff.factorForm')
  const { act, sending } = useAct(['staff', 'customers', 'mails', 'audit'])
  async function remove(reason: string) {
    const outcome = await act(action, { user_id: id, reason })
    if (outcome.ok) showToast({ tone: 'done', text: t('done', { name }) })
    onClose()
  }
  return (
    <ReasonDialog
      title={t('title', { name })}
      lines={[t('when'), t('ends')]}
      words={{
        reason: t('reason'),
        hint: t('hint'),
        missing: t('missing'),
        keep: t('keep'),
        confirm: t('confirm'),
        busy: t('busy'),
      }}
      busy={sending !== undefined}
      onConfirm={(reason) => void remove(reason)}
      onClose={onClose}
    />
  )
}
