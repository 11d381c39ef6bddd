import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PricedMuseum, PricedObject, PricePeriod } from '@anfilada/contract/pricing/price-table'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import { Tag } from '@anfilada/ui/Tag'
import { nameOf } from '../catalogue/names.ts'
import { useServiceName } from '../catalogue/service-name.ts'
import styles from './PriceTable.module.css'
import { type Column, isWholeYear, percentOf } from './table-view.ts'

type Props = { museums: readonly PricedMuseum[]; columns: readonly Column[]; caption: string }

/** Objects under their museums, a row for the days of each price; on a phone a row is a card. What is sold by the hour comes last. */
export function PriceTable({ museums, columns, caption }: Props) {
  const t = useTranslations('pricing')
  const catalogue = useTranslations('catalogue')
  const nameOfColumn = useColumnName()
  return (
    <table className={styles.table}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{catalogue('object')}</th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className="sum">
              {nameOfColumn(column)}
              {typeof column.vat === 'number' && <small>{t('vat', { percent: String(column.vat) })}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {museums.map((museum) => (
        <MuseumRows key={museum.museum?.id ?? 'services'} museum={museum} columns={columns} />
      ))}
    </table>
  )
}

function useColumnName(): (column: Column) => string {
  const t = useTranslations('catalogue')
  const service = useServiceName()
  return ({ kind, item }) => (kind === 'ticket' ? t(`ticket.${item}`) : service(item))
}

function MuseumRows({ museum: { museum, objects }, columns }: { museum: PricedMuseum; columns: readonly Column[] }) {
  const t = useTranslations('pricing')
  const { language } = useLanguage()
  return (
    <tbody>
      <tr className={styles.museum}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {museum && <Emblem name={museum.emblem} />}
          {museum ? nameOf(museum.name, language) : t('services')}
        </th>
      </tr>
      {objects.flatMap((object) =>
        object.periods.map((period) => (
          <tr key={`${object.museum_object_id} ${period.from}`} className={styles.row}>
            <ObjectName object={object} period={period} />
            {museum ? (
              columns.map((column) => <PriceCell key={column.key} column={column} period={period} />)
            ) : (
              <HourCell period={period} columns={columns.length} />
            )}
          </tr>
        )),
      )}
    </tbody>
  )
}

/** Named in each row: on a phone each is a card of its own. */
function ObjectName({ object: { name }, period }: { object: PricedObject; period: PricePeriod }) {
  const t = useTranslations('pricing')
  const formats = useFormats()
  const { language } = useLanguage()
  return (
    <th scope="row">
      {nameOf(name, language)} {period.own && <Tag tone="green">{t('own')}</Tag>}
      {!isWholeYear(period) && <small>{t('period', { from: formats.day(period.from), until: formats.day(period.until) })}</small>}
    </th>
  )
}

function PriceCell({ column, period }: { column: Column; period: PricePeriod }) {
  const { formatAmount } = useFormats()
  const t = useTranslations('pricing')
  const nameOfColumn = useColumnName()
  const price = period.prices[column.key]
  if (!price) {
    return (
      <td className={`sum ${styles.price} ${styles.unsold}`}>
        <span aria-hidden="true">—</span>
        <span className="sr">{t('notSold')}</span>
      </td>
    )
  }
  const percent = column.vat === undefined ? percentOf(period, column.key) : null
  return (
    <td className={`sum ${styles.price}`} data-label={nameOfColumn(column)}>
      <Num className={price.amount === 0 ? styles.zero : undefined}>{formatAmount(price.amount, column.withKopecks)}</Num>
      <Terms price={price} withKopecks={column.withKopecks} />
      {percent !== null && <small>{t('vat', { percent: String(percent) })}</small>}
    </td>
  )
}

/** What the bare sum does not say. */
function Terms({ price: { basis, tiers = [], free }, withKopecks }: { price: Price; withKopecks: boolean }) {
  const { formatAmount } = useFormats()
  const t = useTranslations('pricing')
  return (
    <>
      {basis === 'group' && <small>{t('forGroup')}</small>}
      {tiers.map(({ from, amount }) => (
        <small key={from}>{t('tier', { from: String(from), amount: formatAmount(amount, withKopecks) })}</small>
      ))}
      {free && (
        <small>
          {free.max === undefined ? t('free', { per: String(free.per) }) : t('freeMax', { per: String(free.per), max: String(free.max) })}
        </small>
      )}
    </>
  )
}

/** A vehicle or a guide of the company has one price, of an hour. */
function HourCell({ period, columns }: { period: PricePeriod; columns: number }) {
  const { formatAmount } = useFormats()
  const t = useTranslations('pricing')
  return (
    <td className={styles.hour} colSpan={columns}>
      {Object.entries(period.prices).map(([key, price]) => {
        const percent = percentOf(period, key)
        return (
          <span key={key}>
            <span className="nw">{t('hour', { amount: formatAmount(price.amount, price.amount % 100 !== 0) })}</span>
            <Terms price={price} withKopecks={false} />
            {percent !== null && <small>{t('vat', { percent: String(percent) })}</small>}
          </span>
        )
      })}
    </td>
  )
}
