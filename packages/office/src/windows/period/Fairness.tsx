import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { FairnessRow } from '@anfilada/contract/orders/windows'
import { FillBar } from '@anfilada/ui/FillBar'
import { Pane } from '../../shell/panes/Pane.tsx'
import { wishesQuery, type MuseumMonth } from '../windows.queries.ts'
import styles from './Period.module.css'

/** What each customer asked for and got, so that nobody is served at another's cost. */
export function Fairness({ museum_id, month }: MuseumMonth) {
  const t = useTranslations('windows.fairness')
  const { data } = useQuery(wishesQuery({ museum_id, month }, useLanguage().language))
  if (!data) return null
  return (
    <Pane title={t('title')}>
      {data.fairness.length === 0 && <p className="mut">{t('none')}</p>}
      <ul className={styles.fairness}>
        {data.fairness.map((row) => (
          <Row key={row.customer.id} row={row} />
        ))}
      </ul>
    </Pane>
  )
}

function Row({ row }: { row: FairnessRow }) {
  const t = useTranslations('windows.fairness')
  const { customer, wishes, confirmed, rejected, pax, confirmed_pax } = row
  return (
    <li>
      <Link to="/customers" search={{ customer: customer.id }}>
        {customer.name}
      </Link>
      <b>{t('share', { confirmed, wishes })}</b>
      <FillBar
        label={t('bar', { customer: customer.name, confirmed, wishes })}
        parts={[
          { kind: 'this', value: confirmed },
          { kind: 'hold', value: rejected },
          { kind: 'free', value: wishes - confirmed - rejected },
        ]}
      />
      <small>{t('pax', { confirmed: confirmed_pax, pax })}</small>
    </li>
  )
}
