import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import styles from './mine.module.css'
import type { PositionState } from './use-position.ts'

type Props = { state: PositionState; onAsk: () => void; onForget: () => void }

export function PositionField({ state, onAsk, onForget }: Props) {
  const t = useTranslations('duty.own')
  return (
    <div className={styles.position}>
      {state.is !== 'found' && (
        <Button busy={state.is === 'asked'} busyLabel={t('locating')} onPress={onAsk}>
          {t('locate')}
        </Button>
      )}
      <span role="status">
        {state.is === 'found' && t('located', { metres: state.position.metres })}
        {state.is === 'failed' && t(state.why)}
      </span>
      {state.is === 'found' && <ActButton onPress={onForget}>{t('unlocate')}</ActButton>}
    </div>
  )
}
