import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { Shift } from '@anfilada/contract/duty'

export function RemoveShiftDialog({ shift: { id, employee }, onClose }: { shift: Shift; onClose: () => void }) {
  const t = useTranslations('duty.removing')
  const { name } = employee
  return (
    <ConfirmAct
      action="remove_shift"
      data={{ shift_id: id }}
      touches={['duty', 'audit', 'setup']}
      title={t('title', { name })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      done={t('done', { name })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ConfirmAct>
  )
}
