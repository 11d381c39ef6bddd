import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { headsOf, type Heads, type ManifestMuseum, type ManifestOrder } from '@anfilada/contract/orders/day-manifest'
import { ticketCategories } from '@anfilada/contract/orders/items'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { Tag } from '@anfilada/ui/Tag'
import { NumberOf } from '../shell/NumberOf.tsx'
import { statusShapes } from '../orders/order-title.ts'
import styles from './manifest.module.css'
import { ServiceLines } from './ServiceLines.tsx'

const columns = ['time', 'order', 'customer', 'place', 'people', 'guide', 'country', 'services', 'status', 'notes'] as const

/** Whom one museum expects, with how many heads; on a phone a row is a card. */
export function MuseumTable({ museum: { museum, heads, pax, orders } }: { museum: ManifestMuseum }) {
  const t = useTranslations('manifest')
  const id = useId()
  return (
    <section className={styles.museum} aria-labelledby={id}>
      <header>
        {museum.emblem && <Emblem name={museum.emblem} />}
        <h2 id={id}>{museum.name}</h2>
        <p>
          {t('groups', { count: orders.length })}
          {pax > 0 && (
            <>
              {' · '}
              <b>{t('pax', { count: pax })}</b> <HeadsLine heads={heads} />
            </>
          )}
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How many of which category; what is nobody is left out. */
function HeadsLine({ heads }: { heads: Heads }) {
  const t = useTranslations('manifest.heads')
  const said = ticketCategories.filter((category) => heads[category] > 0).map((category) => t(category, { count: heads[category] }))
  return <span className={styles.quiet}>{said.join(', ')}</span>
}

function OrderRow({ order }: { order: ManifestOrder }) {
  const { id, data, info, customer, usual_entrance, pax } = order
  return (
    <tr>
      <th scope="row" className={styles.time}>
        <Num>{info.confirmed_time ?? info.time}</Num>
      </th>
      <td>
        <Link to="/queue" search={{ order: id }}>
          <NumberOf id={id} />
        </Link>
        <small>
          <bdi>{data.refno}</bdi>
        </small>
      </td>
      <td>
        <bdi>{customer.name}</bdi>
      </td>
      <td>
        {info.object || info.museum}
        <small>{info.entrance ?? usual_entrance}</small>
      </td>
      <td>
        <Num className={styles.pax}>{pax}</Num>
        <small>
          <HeadsLine heads={headsOf(data)} />
        </small>
      </td>
      <td>
        <GuideLines order={order} />
      </td>
      <td>{info.country}</td>
      <td>
        <ServiceLines order={order} />
      </td>
      <td className={styles.status}>
        <StatusBadge shape={statusShapes[info.status]} label={info.status_label} />
      </td>
      <td className={styles.notes} dir="auto">
        {data.notes}
      </td>
    </tr>
  )
}

/** Who leads the group, by which license, and how he is reached. */
function GuideLines({ order: { data, license, needs_license } }: { order: ManifestOrder }) {
  const t = useTranslations('manifest')
  return (
    <>
      <bdi>{data.guide}</bdi>
      {license !== null && <small>{t('license', { number: license })}</small>}
      {license === null && needs_license && (
        <small>
          <Tag tone="amber">{t('noLicense')}</Tag>
        </small>
      )}
      {data.guide_phone !== '' && (
        <small>
          <a href={`tel:${data.guide_phone}`}>
            <Num>{data.guide_phone}</Num>
          </a>
        </small>
      )}
      {data.qty_guide > 0 && <small>{t('guides', { count: data.qty_guide })}</small>}
    </>
  )
}
