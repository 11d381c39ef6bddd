import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { Shift } from '@anfilada/contract/duty'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'

export function RemoveShiftDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const t = useTranslations('duty.removing')
  const { act, sending } = useAct(['duty', 'audit'])
  const { name } = shift.employee
  async function remove() {
    const outcome = await act('remove_shift', { shift_id: shift.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('done', { name }) })
    onClose()
  }
  const words = { keep: t('keep'), confirm: t('confirm'), busy: t('busy') }
  return (
    <ConfirmDialog
      title={t('title', { name })}
      words={words}
      busy={sending !== undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}
