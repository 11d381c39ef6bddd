import { useTranslations } from 'use-intl'
import type { OfficeEmployee } from '@anfilada/contract/accounts/office-staff'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { showToast } from '@anfilada/ui/toasts'
import { useAct } from '../shell/acts/use-act.ts'

/** Says what ends with the employee and what stays. */
export function RemoveDialog({ employee, onClose }: { employee: OfficeEmployee; onClose: () => void }) {
  const t = useTranslations('staff.removeForm')
  const { act, sending } = useAct(['staff', 'audit'])
  async function remove() {
    const outcome = await act('remove_staff', { user_id: employee.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('removed', { name: employee.name }) })
    onClose()
  }
  const actions = (
    <>
      <Button variant="dangerFilled" busy={sending !== undefined} busyLabel={t('removing')} onPress={() => void remove()}>
        {t('confirm')}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('title', { name: employee.name })} role="alertdialog" onClose={onClose} actions={actions}>
      <p>{t('ends')}</p>
      <p>{t('stays')}</p>
    </Dialog>
  )
}
