import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useDaysWords } from '../ListRows.tsx'
import styles from './preview.module.css'
import type { Preview } from './preview.queries.ts'

/** Every list that could have made the price, and why it did or did not. */
export function ConsideredLists({ lists }: Pick<Preview, 'lists'>) {
  const t = useTranslations('prices.preview')
  const words = useTranslations('prices.lists')
  const days = useDaysWords()
  return (
    <section aria-labelledby="considered">
      <h3 id="considered">{t('why')}</h3>
      <ol>
        {lists.map((list) => (
          <li key={list.list_id} className={styles.considered}>
            <span>
              <Link to="/price-list" search={{ list: list.list_id }}>
                {list.name}
              </Link>
              <small>
                {[
                  list.customer?.name ?? words('everybody'),
                  days(list),
                  list.number === null ? words('neverPublished') : words('version', { number: list.number }),
                ].join(' · ')}
              </small>
            </span>
            {list.reason === 'applied' ? <b>{t('reasons.applied')}</b> : <span>{t(`reasons.${list.reason}`)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
