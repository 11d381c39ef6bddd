import { useTranslations } from 'use-intl'
import type { OwnSession } from '@anfilada/contract/identity/sessions'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { Tag } from '@anfilada/ui/Tag'
import { useFormats } from '../../language/formats.ts'
import styles from './SessionsPanel.module.css'

type Props = { session: OwnSession; device: string; busy: boolean; onEnd: () => void }

/** One open session: the device in words, when and from where, and the way to end it; one's own ends by logging out. */
export function SessionRow({ session, device, busy, onEnd }: Props) {
  const t = useTranslations('security.sessions')
  const formats = useFormats()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device} title={session.device ?? undefined}>
          <bdi>{device}</bdi> {session.current && <Tag tone="green">{t('current')}</Tag>}
          {session.acting_for && <Tag tone="amber">{t('onBehalf', { customer: session.acting_for })}</Tag>}
        </p>
        <p className={styles.facts}>
          <span>{t('seen', { moment: formats.moment(session.last_seen_at) })}</span>
          <span>{t('started', { moment: formats.moment(session.created_at) })}</span>
          {session.address && <Num>{session.address}</Num>}
        </p>
      </div>
      {!session.current && (
        <ActButton busy={busy} onPress={onEnd}>
          {/* Which one, for those who hear the buttons alone. */}
          {t('end')} <span className="sr">{device}</span>
        </ActButton>
      )}
    </li>
  )
}
