import { useTranslations } from 'use-intl'
import type { Shift } from '@anfilada/contract/duty'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { showToast } from '@anfilada/ui/toasts'
import { useAct } from '../../shell/acts/use-act.ts'

export function RemoveShiftDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const t = useTranslations('duty.removing')
  const { act, sending } = useAct(['duty', 'audit'])
  const { name } = shift.employee
  async function remove() {
    const outcome = await act('remove_shift', { shift_id: shift.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('done', { name }) })
    onClose()
  }
  const actions = (
    <>
      <Button variant="dangerFilled" busy={sending !== undefined} busyLabel={t('busy')} onPress={() => void remove()}>
        {t('confirm')}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('title', { name })} role="alertdialog" onClose={onClose} actions={actions}>
      <p>{t('text')}</p>
    </Dialog>
  )
}
