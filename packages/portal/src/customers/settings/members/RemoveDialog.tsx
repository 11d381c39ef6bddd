import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { Member } from '@anfilada/contract/customers/members'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { useMemberAct } from './members.queries.ts'

/** Removing cannot be undone: it says what ends at once, and what stays. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('settings.members')
  const sentence = useFailureSentence()
  const removing = useMemberAct('remove_member')
  const isInvited = member.status === 'invited'

  function remove() {
    removing.mutate(member.id, {
      onSuccess: () => showToast({ tone: 'done', text: t(isInvited ? 'withdrawn' : 'removed', { name: member.name }) }),
      onError: (error) => showToast({ tone: 'error', text: sentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      title={<bdi>{t(isInvited ? 'removeInvitedTitle' : 'removeTitle', { name: member.name })}</bdi>}
      words={{ keep: t('removeKeep'), confirm: t(isInvited ? 'withdraw' : 'removeConfirm'), busy: t('removing') }}
      busy={removing.isPending}
      onConfirm={remove}
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
