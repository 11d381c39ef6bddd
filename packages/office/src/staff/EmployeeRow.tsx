import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import { useSession } from '@anfilada/browser/use-session'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { ActButton } from '@anfilada/ui/ActButton'
import { classNames } from '@anfilada/ui/class-names'
import { Tag } from '@anfilada/ui/Tag'
import { showToast } from '@anfilada/ui/toasts'
import rows from '../shell/page/rows.module.css'
import styles from './staff.module.css'

type Props = { employee: OfficeEmployee; isLastAdmin: boolean; onRoles: () => void; onFactor: () => void; onRemove: () => void }

export function EmployeeRow(props: Props) {
  const t = useTranslations('staff')
  const role = useTranslations('role')
  const { moment } = useFormats()
  const isMe = useSession()?.userData.login === props.employee.login
  const { name, login, roles, status, last_login_at: seen } = props.employee
  return (
    <li className={classNames(rows.row, styles.employee)}>
      <span>
        <b>
          {name} {isMe && <Tag>{t('you')}</Tag>}
        </b>
        <small>{login}</small>
      </span>
      <span>
        {roles.map((one) => role(one)).join(', ')}
        {props.isLastAdmin && <small>{t('lastAdmin')}</small>}
      </span>
      <span className={styles.seen}>
        {status === 'invited' ? t('invited') : seen ? t('seen', { moment: moment(seen) }) : t('never')}
        {status === 'active' && <small>{t(props.employee.second_factor ? 'withCode' : 'withoutCode')}</small>}
      </span>
      <Acts {...props} isMe={isMe} />
    </li>
  )
}

/** Nobody gets around his own second factor. */
function Acts({ employee, isLastAdmin, isMe, onRoles, onFactor, onRemove }: Props & { isMe: boolean }) {
  const t = useTranslations('staff')
  const { act, sending } = useAct(['staff', 'mails'])
  const { name, email, roles, status } = employee

  async function inviteAgain() {
    if (email === null) return
    const outcome = await act('invite_staff', { email, name, roles })
    if (outcome.ok) showToast({ tone: 'done', text: t('inviteForm.sent', { email }) })
  }
  return (
    <span className={rows.acts}>
      {status === 'invited' && (
        <ActButton busy={sending !== undefined} onPress={() => void inviteAgain()}>
          {t('again')}
        </ActButton>
      )}
      <ActButton onPress={onRoles}>
        {t('changeRoles')} <span className="sr">{name}</span>
      </ActButton>
      {employee.second_factor && !isMe && (
        <ActButton onPress={onFactor}>
          {t('removeFactor')} <span className="sr">{name}</span>
        </ActButton>
      )}
      {!isLastAdmin && (
        <ActButton danger onPress={onRemove}>
          {t('remove')} <span className="sr">{name}</span>
        </ActButton>
      )}
    </span>
  )
}
