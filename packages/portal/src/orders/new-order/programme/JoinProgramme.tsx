import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { PlusIcon } from '@anfilada/ui/icons'
import styles from './programme.module.css'

type Props = {
  /** The draft's last act puts it into a programme; then the other way is to send it alone. */
  joins: boolean
  /** It stands in the programme already. */
  isKnown: boolean
  busy: boolean
  /** Into the programme, and on to the next form. */
  onNext: () => void
  onSendAlone: () => void
}

/** On the review of any form: another visit or service of the same group, or, inside a programme, this one by itself. */
export function JoinProgramme({ joins, isKnown, busy, onNext, onSendAlone }: Props) {
  const t = useTranslations('programme')
  return (
    <div className={styles.join}>
      <p>{t(joins ? 'aloneText' : 'joinText')}</p>
      {!isKnown && (
        <Button icon={<PlusIcon />} onPress={onNext}>
          {t('join')}
        </Button>
      )}
      {joins && (
        <Button busy={busy} busyLabel={t('sending')} onPress={onSendAlone}>
          {t('sendAlone')}
        </Button>
      )}
    </div>
  )
}
