import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Member } from '@anfilada/contract/customers/members'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'

/** Removing cannot be undone: it says what ends at once, and what stays. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('settings.members')
  const { language } = useLanguage()
  const { act, sending } = useAct(['members'])
  const isInvited = member.status === 'invited'

  async function remove() {
    const { ok } = await act('remove_member', { member_id: member.id, language })
    if (ok) showToast({ tone: 'done', text: t(isInvited ? 'withdrawn' : 'removed', { name: member.name }) })
    onClose()
  }

  return (
    <ConfirmDialog
      title={<bdi>{t(isInvited ? 'removeInvitedTitle' : 'removeTitle', { name: member.name })}</bdi>}
      words={{ keep: t('removeKeep'), confirm: t(isInvited ? 'withdraw' : 'removeConfirm'), busy: t('removing') }}
      busy={sending !== undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <ul className={styles.bullets}>
        {!isInvited && <li>{t('removeSessions')}</li>}
        {!isInvited && <li>{t('removeKeys')}</li>}
        <li>{t('removeLinks')}</li>
        {!isInvited && <li>{t('removeOrders')}</li>}
        <li>{t('removeAgain')}</li>
      </ul>
    </ConfirmDialog>
  )
}
