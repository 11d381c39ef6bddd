import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import styles from '../duty.module.css'

type Props = { museums: readonly { id: number; name: string; orders: number }[]; onAdd: ((museumId: number) => void) | undefined }

/** Museums that groups come to on this day, and where nobody meets them. */
export function Uncovered({ museums, onAdd }: Props) {
  const t = useTranslations('duty')
  if (museums.length === 0) return null
  return (
    <section className={styles.uncovered}>
      <h2>{t('uncovered')}</h2>
      <ul>
        {museums.map(({ id, name, orders }) => (
          <li key={id}>
            <b>{name}</b>
            <span className={styles.quiet}>{t('orders', { count: orders })}</span>
            {onAdd && (
              <ActButton onPress={() => onAdd(id)}>
                {t('assign')} <span className="sr">{name}</span>
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
