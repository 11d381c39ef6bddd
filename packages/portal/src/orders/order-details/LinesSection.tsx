import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { isClosed, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { OrderDetails, PriceLine } from '@anfilada/contract/orders/orders'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Table } from '@anfilada/ui/Table'
import { peopleOf } from '@anfilada/contract/orders/people'
import { Sum } from '../marks.tsx'
import { vatInside } from '../vat-inside.ts'
import { useLineLabel } from './line-label.ts'
import styles from './LinesSection.module.css'
import { isUndecided } from './money-of-order.ts'
import { VatSentence } from './VatSentence.tsx'

/** Tickets and services as they are charged; prices only for readers who may see them. */
export function LinesSection({ order: { data, info, lines } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const priced = info.total !== null
  const taxed = lines.some((line) => vatOf(line) !== null)
  return (
    <Section title={t('order.tickets')} rule="plain">
      <Table caption={t('order.tickets')}>
        <thead>
          <tr>
            <th>{t('order.what')}</th>
            <th className="sum">{t('order.quantity')}</th>
            {priced && <th className="sum">{t('order.price')}</th>}
            {taxed && <th className={`sum ${styles.vat}`}>{facts('vat.column')}</th>}
            {priced && <th className="sum">{isClosed(info.status) ? facts('wouldCost') : t('order.sum')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.item}`} line={line} currency={info.currency} priced={priced} taxed={taxed} />
          ))}
        </tbody>
        <tfoot>
          <Total info={info} lines={lines} taxed={taxed}>
            {/* Hours and equipment are not heads: nothing adds up there. */}
            {data.kind === 'museum_tickets' && <Num>{peopleOf(data)}</Num>}
          </Total>
        </tfoot>
      </Table>
      {priced && <VatSentence lines={lines} />}
    </Section>
  )
}

function vatOf({ vat_percent: vatPercent, sum }: PriceLine): number | null {
  return vatInside({ vatPercent, sum })
}

type Priced = { line: PriceLine; currency: string; priced: boolean; taxed: boolean }

function Line(props: Priced) {
  const t = useTranslations('orders')
  const label = useLineLabel()
  const { line, currency } = props
  const vat = vatOf(line)
  return (
    <tr>
      <td>
        {label(line)}
        {vat !== null && (
          <small className={`${styles.remark} ${styles.vatRemark}`}>
            {t.rich('order.vatInside', { percent: String(line.vat_percent), sum: richPart(<Sum kopecks={vat} currency={currency} />) })}
          </small>
        )}
      </td>
      <td className="sum">
        <Num>{line.quantity}</Num>
        {line.free > 0 && <small className={styles.remark}>{t('order.free', { count: String(line.free) })}</small>}
      </td>
      {props.priced && <PriceCells {...props} />}
    </tr>
  )
}

function PriceCells({ line, currency, taxed }: Priced) {
  const t = useTranslations('orders')
  const sum = (kopecks: number | null) => kopecks !== null && <Sum kopecks={kopecks} currency={currency} />
  return (
    <>
      <td className="sum">
        {sum(line.unit_price)}
        {isForGroup(line) && <small className={styles.remark}>{t('order.forGroup')}</small>}
      </td>
      {taxed && <td className={`sum ${styles.vat}`}>{sum(vatOf(line)) || '—'}</td>}
      <td className="sum">{sum(line.sum)}</td>
    </>
  )
}

/** Several for the price of one, and none of them free: the price is the group's. */
function isForGroup({ quantity, free, unit_price, sum }: PriceLine): boolean {
  return quantity > 1 && free === 0 && unit_price !== null && unit_price > 0 && sum === unit_price
}

type TotalProps = Pick<OrderDetails, 'info' | 'lines'> & { taxed: boolean; children: ReactNode }

/** What the lines make up. Before the office has decided nobody asks for it; of an order that is over only what is still due is asked for. */
function Total({ info: { status, total, due, currency }, lines, taxed, children }: TotalProps) {
  const name = useTotalName(status, total !== null)
  const over = isClosed(status)
  const sum = (kopecks: number) => <Sum kopecks={kopecks} currency={currency} />
  const added = (of: (line: PriceLine) => number | null) => lines.reduce((all, line) => all + (of(line) ?? 0), 0)
  return (
    <tr className={styles.total}>
      <th scope="row">{name}</th>
      <td className="sum">{children}</td>
      {total !== null && <td />}
      {taxed && <td className={`sum ${styles.vat}`}>{!over && sum(added(vatOf))}</td>}
      {total !== null && <td className="sum">{sum(over ? (due ?? 0) : added((line) => line.sum))}</td>}
    </tr>
  )
}

function useTotalName(status: OrderStatus, priced: boolean): string {
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  if (priced && isClosed(status)) return facts('toPay')
  return priced && isUndecided(status) ? facts('ifConfirmed') : t('order.total')
}
