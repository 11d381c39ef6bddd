import { useTranslations } from 'use-intl'
import { Kbd } from '@anfilada/ui/Kbd'
import { useSingleKeysOn } from '../../shell/keys/single-keys.ts'
import styles from './ReasonKeys.module.css'
import { rejectReasons } from './decision-draft.ts'

/** The five keys that open the rejection with its reason chosen. */
export function ReasonKeys() {
  const t = useTranslations('office.reject')
  if (!useSingleKeysOn()) return null
  return (
    <p className={styles.keys}>
      <span>{t('reasonKeys')}</span>
      {rejectReasons.map((reason, index) => (
        <span key={reason}>
          <Kbd>{index + 1}</Kbd> {t(`short.${reason}`)}
        </span>
      ))}
    </p>
  )
}
