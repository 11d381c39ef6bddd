import { useTranslations } from 'use-intl'
import type { OrderDetails, PriceLine } from '@anfilada/contract/orders/orders'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Table } from '@anfilada/ui/Table'
import { peopleOf } from '@anfilada/contract/orders/people'
import { vatSums } from '../order-words.ts'
import { Sum } from '../marks.tsx'
import { useLineLabel } from './line-label.ts'
import styles from './LinesSection.module.css'

/** Tickets and services as they are charged; prices only for readers who may see them. */
export function LinesSection({ order: { data, info, lines } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const priced = info.total !== null
  return (
    <Section title={t('order.tickets')} rule="plain">
      <Table caption={t('order.tickets')}>
        <thead>
          <tr>
            <th>{t('order.what')}</th>
            <th className="end">{t('order.quantity')}</th>
            {priced && <th className="end">{t('order.price')}</th>}
            {priced && <th className="end">{t('order.sum')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.item}`} line={line} currency={info.currency} priced={priced} />
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{t('order.total')}</th>
            <td className="end">
              {/* Hours and equipment are not heads: nothing adds up there. */}
              {data.kind === 'museum_tickets' && <Num>{peopleOf(data)}</Num>}
            </td>
            {priced && <td />}
            {priced && (
              <td className="end">
                <Sum kopecks={lines.reduce((sum, line) => sum + (line.sum ?? 0), 0)} currency={info.currency} />
              </td>
            )}
          </tr>
          {priced && <VatRows lines={lines} currency={info.currency} />}
        </tfoot>
      </Table>
    </Section>
  )
}

type Priced = { currency: string; priced: boolean }

function Line({ line, currency, priced }: Priced & { line: PriceLine }) {
  const t = useTranslations('orders')
  const label = useLineLabel()
  return (
    <tr>
      <td>{label(line)}</td>
      <td className="end">
        <Num>{line.quantity}</Num>
        {line.free > 0 && <small className={styles.remark}>{t('order.free', { count: String(line.free) })}</small>}
      </td>
      {priced && (
        <td className="end">
          {line.unit_price !== null && <Sum kopecks={line.unit_price} currency={currency} />}
          {isForGroup(line) && <small className={styles.remark}>{t('order.forGroup')}</small>}
        </td>
      )}
      {priced && <td className="end">{line.sum !== null && <Sum kopecks={line.sum} currency={currency} />}</td>}
    </tr>
  )
}

/** Several for the price of one, and none of them free: the price is the group's. */
function isForGroup({ quantity, free, unit_price, sum }: PriceLine): boolean {
  return quantity > 1 && free === 0 && unit_price !== null && unit_price > 0 && sum === unit_price
}

function VatRows({ lines, currency }: { lines: readonly PriceLine[]; currency: string }) {
  const t = useTranslations('orders')
  const sums = vatSums(lines.map(({ vat_percent, sum }) => ({ vatPercent: vat_percent, sum })))
  const rows = sums.map(({ percent, sum }) => ({ name: t('order.vatInside', { percent: String(percent) }), sum }))
  return (rows.length > 0 ? rows : [{ name: t('order.vatNone'), sum: null }]).map(({ name, sum }) => (
    <tr key={name} className={styles.vat}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td className="end">{sum !== null && <Sum kopecks={sum} currency={currency} />}</td>
    </tr>
  ))
}
