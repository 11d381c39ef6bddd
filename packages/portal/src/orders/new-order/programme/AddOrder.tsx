import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { PlusIcon } from '@anfilada/ui/icons'
import { orderForms } from '../draft/order-forms.ts'
import styles from './programme.module.css'

/** The five forms as acts, each of which adds an order; no tabs, since the programme is none of them. An empty one begins with a visit. */
export function AddOrder({ isFirst = false }: { isFirst?: boolean }) {
  const t = useTranslations('programme')
  const orders = useTranslations('orders')
  const label = useId()
  return (
    <nav className={styles.add} aria-labelledby={label}>
      <p id={label}>{t(isFirst ? 'addFirst' : 'addNext')}</p>
      {orderForms.map(({ kind, path }, at) => (
        <Link key={kind} to={path} className={buttonLinkClass(isFirst && at === 0 ? 'primary' : 'secondary')}>
          <PlusIcon />
          {orders(`kind.${kind}`)}
        </Link>
      ))}
    </nav>
  )
}
