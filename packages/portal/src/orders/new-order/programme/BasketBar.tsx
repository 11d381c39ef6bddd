import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { actLinkClass } from '@anfilada/ui/act-link'
import { OrdersIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { openItems } from './basket.ts'
import { useBasket } from './basket-store.ts'
import styles from './programme.module.css'

/** On every form, while a programme is being put together: how many orders it holds, and the way to it. */
export function BasketBar() {
  const t = useTranslations('programme')
  const items = openItems(useBasket())
  if (items.length === 0) return null
  return (
    <div className={styles.bar}>
      <Note
        icon={<OrdersIcon />}
        action={
          <Link to="/new-programme" className={actLinkClass}>
            {t('open')}
          </Link>
        }
      >
        <p>{t('inBasket', { count: items.length })}</p>
      </Note>
    </div>
  )
}
