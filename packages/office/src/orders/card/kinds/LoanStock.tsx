import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { equipmentQuery } from '../../orders.queries.ts'
import { FactLine } from './FactLine.tsx'
import { worstDays } from './loan-stock.ts'

/** What of the ordered equipment is left on the days of the loan, this order counted. */
export function LoanStock({ data, zone }: { data: OrderData<'audio_guides'>; zone: string }) {
  const day = (moment: string) => museumDate(new Date(moment), zone)
  return <Left from={day(data.pickup)} to={day(data.return_at)} ordered={data.services} />
}

type LeftProps = { from: string; to: string; ordered: OrderData['services'] }

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
