import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'

/** Says what ends with the employee and what stays. */
export function RemoveDialog({ employee, onClose }: { employee: OfficeEmployee; onClose: () => void }) {
  const t = useTranslations('staff.removeForm')
  const { act, sending } = useAct(['staff', 'audit'])
  async function remove() {
    const outcome = await act('remove_staff', { user_id: employee.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('removed', { name: employee.name }) })
    onClose()
  }
  const words = { keep: t('keep'), confirm: t('confirm'), busy: t('removing') }
  return (
    <ConfirmDialog
      title={t('title', { name: employee.name })}
      words={words}
      busy={sending !== undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('ends')}</p>
      <p>{t('stays')}</p>
    </ConfirmDialog>
  )
}
