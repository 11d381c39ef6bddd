import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'
import styles from './AssignmentPane.module.css'

/** The other orders of the same hour, each a link to its card. */
export function ClashWords({ name, orders }: { name: string; orders: readonly number[] }) {
  const t = useTranslations('assignment')
  return (
    <p role="status" className={styles.clash}>
      {t('clash', { name })}{' '}
      {orders.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to="/queue" search={{ order: id }}>
            <Num>{id}</Num>
          </Link>
        </span>
      ))}
    </p>
  )
}
