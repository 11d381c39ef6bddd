import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { useSession } from '@anfilada/browser/use-session'
import type { Member } from '@anfilada/contract/customers/members'
import { ActButton } from '@anfilada/ui/ActButton'
import { Tag } from '@anfilada/ui/Tag'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'

type Props = { member: Member; onOpen: (dialog: 'edit' | 'remove') => void }

export function MemberRow({ member, onOpen }: Props) {
  const t = useTranslations('settings.members')
  const role = useTranslations('shell.role')
  const formats = useFormats()
  const isMe = useSession()?.userData.login === member.login
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.who}>
          <bdi>{member.name}</bdi> {isMe && <Tag tone="green">{t('you')}</Tag>}
          {member.last_owner && <Tag>{t('lastOwnerShort')}</Tag>}
        </p>
        <p className={styles.note}>
          <bdi>{member.email ?? member.login}</bdi>
        </p>
      </div>
      <p>{formats.list(member.roles.map((one) => role(one)))}</p>
      <p className={styles.note}>
        <Presence member={member} />
      </p>
      <Acts member={member} onOpen={onOpen} />
    </li>
  )
}

/** When he was here last; of an invited one, until when the invitation opens. */
function Presence({ member: { status, invited_until: until, last_login_at: last } }: { member: Member }) {
  const t = useTranslations('settings.members')
  const formats = useFormats()
  if (status === 'active') return last === null ? t('never') : t('lastLogin', { moment: formats.moment(last) })
  if (until === null || new Date(until) < new Date()) return <Tag tone="amber">{t('invitationOver')}</Tag>
  return <Tag tone="amber">{t('invited', { moment: formats.moment(until) })}</Tag>
}

function Acts({ member, onOpen }: Props) {
  const t = useTranslations('settings.members')
  const { language } = useLanguage()
  const { act, sending } = useAct(['members'])
  // For those who hear the buttons alone.
  const whose = <span className="sr">{member.name}</span>

  async function resend() {
    const { ok } = await act('resend_invitation', { member_id: member.id, language })
    if (ok) showToast({ tone: 'done', text: t('invitationSent', { email: member.email ?? member.login }) })
  }

  return (
    <p className={styles.acts}>
      {member.status === 'invited' && (
        <ActButton busy={sending !== undefined} onPress={() => void resend()}>
          {t('resend')} {whose}
        </ActButton>
      )}
      <ActButton onPress={() => onOpen('edit')}>
        {t('edit')} {whose}
      </ActButton>
      {!member.last_owner && (
        <ActButton danger onPress={() => onOpen('remove')}>
          {t('remove')} {whose}
        </ActButton>
      )}
    </p>
  )
}
