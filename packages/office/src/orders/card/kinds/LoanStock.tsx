import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { equipmentQuery } from '../../orders.queries.ts'
import { FactLine } from './FactLine.tsx'
import { worstDays } from './loan-stock.ts'

/** What of the ordered equipment is left on the days of the loan, this order counted. */
export function LoanStock({ data }: Pick<OfficeOrderDetails, 'data'>) {
  const [from, to] = [data.pickup, data.return_at].map((moment) => (moment ? museumDate(new Date(moment)) : ''))
  return from && to ? <Left from={from} to={to} ordered={data.services} /> : null
}

type LeftProps = { from: string; to: string; ordered: OfficeOrderDetails['data']['services'] }

function Left({ from, to, ordered }: LeftProps) {
  const t = useTranslations('kindFacts')
  const service = useTranslations('service')
  const may = useMay()
  const { data } = useQuery({ ...equipmentQuery(from, to, useLanguage().language), enabled: may(['read', 'Resource']) })
  const left = worstDays(data ?? []).filter((one) => ordered.some((asked) => asked.service === one.service && asked.quantity > 0))
  if (left.length === 0) return null
  return (
    <FactLine term={t('stock')}>
      {left.map((one) => t('stockLeft', { service: service(one.service), free: one.free, stock: one.stock })).join('; ')}
    </FactLine>
  )
}
