import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { ApiKey } from '@anfilada/contract/identity/api-keys'
import { Code } from '@anfilada/ui/Code'
import { ActButton } from '@anfilada/ui/ActButton'
import styles from '../settings.module.css'

export function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useTranslations('settings.keys')
  const formats = useFormats()
  const { name, hint, scopes, created_at: created, created_by: maker, last_used_at: used } = apiKey
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.who}>
          <bdi>{name}</bdi>
        </p>
        <p>
          <Code>{hint}…</Code>
        </p>
      </div>
      <p className={styles.note}>{formats.list(scopes.map((scope) => t(`scope.${scope}`)))}</p>
      <div className={styles.note}>
        <p>{t('created', { moment: formats.moment(created), name: maker })}</p>
        <p>{used === null ? t('unused') : t('used', { moment: formats.moment(used) })}</p>
      </div>
      <p className={styles.acts}>
        <ActButton danger onPress={onRevoke}>
          {t('revoke')} <span className="sr">{name}</span>
        </ActButton>
      </p>
    </li>
  )
}
