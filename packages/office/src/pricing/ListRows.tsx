import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { usePastMoment } from '../shell/said.ts'
import { groupCategories } from './screens.ts'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { Tag } from '@anfilada/ui/Tag'
import styles from './lists.module.css'

/** Lists by group category: for whom, when, what is in force, what is being edited. */
export function ListRows({ lists }: { lists: readonly OfficePriceList[] }) {
  const category = useTranslations('category')
  const byCategory = groupCategories.map((type) => ({ type, own: lists.filter((list) => list.type === type) }))
  return (
    <div className={styles.body}>
      {byCategory
        .filter(({ own }) => own.length > 0)
        .map(({ type, own }) => (
          <section key={type} className={styles.group} aria-labelledby={`lists-${type}`}>
            <h2 id={`lists-${type}`}>{category(type)}</h2>
            <ul>
              {own.map((list) => (
                <ListRow key={list.id} list={list} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function ListRow({ list }: { list: OfficePriceList }) {
  const t = useTranslations('prices.lists')
  const days = useDaysWords()
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link to="/price-list" search={{ list: list.id }}>
          {list.name}
        </Link>
        <small>{list.customer ? list.customer.name : t('everybody')}</small>
      </span>
      <span>{days(list)}</span>
      <span className={styles.state}>
        <State list={list} />
      </span>
      <span className={styles.tags}>
        {list.draft && <Tag tone="green">{t('draft', { count: list.draft.changed })}</Tag>}
        {list.overlaps.length > 0 && <Tag>{t('overlaps', { count: list.overlaps.length })}</Tag>}
        {list.file && <Tag>{t('file')}</Tag>}
      </span>
    </li>
  )
}

function State({ list: { current } }: { list: OfficePriceList }) {
  const t = useTranslations('prices.lists')
  const moment = usePastMoment()
  if (!current) return <span className="dim">{t('neverPublished')}</span>
  return (
    <>
      {t('version', { number: current.number })}
      <small>
        {moment(current.at)}
        {current.by && `, ${current.by}`}
      </small>
    </>
  )
}

/** A whole year by its number, else both days. */
export function useDaysWords(): (list: Pick<OfficePriceList, 'valid_from' | 'valid_until'>) => string {
  const t = useTranslations('prices.lists')
  const { day } = useFormats()
  return ({ valid_from: from, valid_until: until }) => {
    const [year, last] = [from.slice(0, 4), until.slice(0, 4)]
    if (from === `${year}-01-01` && until === `${year}-12-31`) return t('wholeYear', { year })
    return `${day(from)} ${year} – ${day(until)} ${last}`
  }
}
