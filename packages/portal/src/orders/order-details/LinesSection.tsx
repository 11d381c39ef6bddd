import { useTranslations } from 'use-intl'
import type { OrderDetails } from '@anfilada/contract/orders'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Table } from '@anfilada/ui/Table'
import { peopleOf } from '../order-people.ts'
import { Sum } from '../Sum.tsx'
import { useLineLabel } from './line-label.ts'
import styles from './LinesSection.module.css'

/** Tickets and services; prices only for readers who may see them. */
export function LinesSection({ order: { data, info, lines } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const label = useLineLabel()
  const priced = info.total !== null
  const total = lines.reduce((sum, line) => sum + (line.sum ?? 0), 0)
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
            <tr key={`${line.kind} ${line.item}`}>
              <td>{label(line)}</td>
              <td className="end">
                <Num>{line.quantity}</Num>
              </td>
              {priced && <td className="end">{line.unit_price !== null && <Sum kopecks={line.unit_price} currency={info.currency} />}</td>}
              {priced && <td className="end">{line.sum !== null && <Sum kopecks={line.sum} currency={info.currency} />}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.total}>
          <tr>
            <th scope="row">{t('order.total')}</th>
            <td className="end">
              <Num>{peopleOf(data)}</Num>
            </td>
            {priced && <td />}
            {priced && (
              <td className="end">
                <Sum kopecks={total} currency={info.currency} />
              </td>
            )}
          </tr>
        </tfoot>
      </Table>
    </Section>
  )
}
