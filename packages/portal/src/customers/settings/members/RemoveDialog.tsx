import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Member } from '@anfilada/contract/customers/members'
import styles from '../settings.module.css'

/** Removing cannot be undone: it says what ends at once, and what stays. */
export function RemoveDialog({ member: { id, name, status }, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('settings.members')
  const { language } = useLanguage()
  const isInvited = status === 'invited'
  return (
    <ConfirmAct
      action="remove_member"
      data={{ member_id: id, language }}
      touches={['members']}
      title={<bdi>{t(isInvited ? 'removeInvitedTitle' : 'removeTitle', { name })}</bdi>}
      words={{ keep: t('removeKeep'), confirm: t(isInvited ? 'withdraw' : 'removeConfirm'), busy: t('removing') }}
      done={t(isInvited ? 'withdrawn' : 'removed', { name })}
      onClose={onClose}
    >
      <ul className={styles.bullets}>
        {!isInvited && <li>{t('removeSessions')}</li>}
        {!isInvited && <li>{t('removeKeys')}</li>}
        <li>{t('removeLinks')}</li>
        {!isInvited && <li>{t('removeOrders')}</li>}
        <li>{t('removeAgain')}</li>
      </ul>
    </ConfirmAct>
  )
}
