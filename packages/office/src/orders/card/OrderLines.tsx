import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { PriceLine } from '@anfilada/contract/orders/orders'
import { orderServices, ticketCategories } from '@anfilada/contract/orders/items'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Table } from '@anfilada/ui/Table'
import { useServiceName } from '../../shell/service-name.ts'

/** What was ordered, line by line, with the prices of the day it was sent. */
export function OrderLines({ order: { id, lines, info } }: { order: OfficeOrderDetails }) {
  const { formatSum } = useFormats()
  const t = useTranslations('office.card')
  const mayReadPayments = useMay()(['read', 'OfficePayment'])
  const sum = (kopecks: number | null) => kopecks !== null && <Num>{formatSum(kopecks, info.currency)}</Num>
  if (lines.length === 0) return null
  const money = (['penalty', 'paid', 'due'] as const).filter((name) => (info[name] ?? 0) > 0)
  const payments = mayReadPayments && money.length > 0 && (
    <Link to="/payments" search={{ voucher: id }} className={actLinkClass}>
      {t('payments')}
    </Link>
  )
  return (
    <Section title={t('lines')} level={3} rule="plain" aside={payments}>
      <Table caption={t('lines')}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col" className="sum">
              {t('quantity')}
            </th>
            <th scope="col" className="sum">
              {t('price')}
            </th>
            <th scope="col" className="sum">
              {t('lineSum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.kind} ${line.item}`}>
              <td>
                <LineName line={line} />
              </td>
              <td className="sum">
                <Num>{line.quantity}</Num>
              </td>
              <td className="sum">{sum(line.unit_price)}</td>
              <td className="sum">{sum(line.sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t('total')}</td>
            <td className="sum strong">{sum(info.total)}</td>
          </tr>
          {money.map((name) => (
            <tr key={name}>
              <td colSpan={3}>{t(name)}</td>
              <td className="sum">{sum(info[name])}</td>
            </tr>
          ))}
        </tfoot>
      </Table>
    </Section>
  )
}

/** Vehicles and guides of the company itself are charged by the hour. */
const companyServices = ['transport', 'guide'] as const

function LineName({ line }: { line: PriceLine }) {
  const ticket = useTranslations('ticket')
  const service = useServiceName()
  const category = ticketCategories.find((one) => one === line.item)
  const extra = [...orderServices, ...companyServices].find((one) => one === line.item)
  if (line.kind === 'ticket' && category) return ticket(category)
  return extra ? service(extra) : line.item
}
