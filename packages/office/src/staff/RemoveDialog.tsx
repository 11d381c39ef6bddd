import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'

/** Says what ends with the employee and what stays. */
export function RemoveDialog({ employee: { id, name }, onClose }: { employee: OfficeEmployee; onClose: () => void }) {
  const t = useTranslations('staff.removeForm')
  return (
    <ConfirmAct
      action="remove_staff"
      data={{ user_id: id }}
      touches={['staff', 'audit', 'setup']}
      title={t('title', { name })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('removing') }}
      done={t('removed', { name })}
      onClose={onClose}
    >
      <p>{t('ends')}</p>
      <p>{t('stays')}</p>
    </ConfirmAct>
  )
}
