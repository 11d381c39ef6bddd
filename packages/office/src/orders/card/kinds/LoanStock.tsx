import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate } from '@anfilada/browser/formats'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { OrderData } from '@anfilada/contract/orders/orders'
import type { EquipmentDay, EquipmentOfDay } from '@anfilada/contract/orders/resources'
import { useServiceName } from '../../../shell/service-name.ts'
import { FactLine } from './FactLine.tsx'

/** What of the ordered equipment is left on the days of the loan, this order counted. */
export function LoanStock({ data, zone }: { data: OrderData<'audio_guides'>; zone: string }) {
  const day = (moment: string) => museumDate(new Date(moment), zone)
  return <Left from={day(data.pickup)} to={day(data.return_at)} ordered={data.services} />
}

type LeftProps = { from: string; to: string; ordered: OrderData['services'] }

function Left({ from, to, ordered }: LeftProps) {
  const t = useTranslations('kindFacts')
  const service = useServiceName()
  const may = useMay()
  const { data, isLoading } = useQuery({ ...equipmentQuery(from, to, useLanguage().language), enabled: may(['read', 'Resource']) })
  if (isLoading) return <FactLine term={t('stock')}>…</FactLine>
  const left = worstDays(data ?? []).filter((one) => ordered.some((asked) => asked.service === one.service && asked.quantity > 0))
  if (left.length === 0) return null
  return (
    <FactLine term={t('stock')}>
      {left.map((one) => t('stockLeft', { service: service(one.service), free: one.free, stock: one.stock })).join('; ')}
    </FactLine>
  )
}

/** What of each equipment is free on the worst day of a loan, with that day's stock: the others have more. */
export function worstDays(days: readonly EquipmentOfDay[]): EquipmentDay[] {
  const worst = new Map<string, EquipmentDay>()
  for (const one of days.flatMap(({ equipment }) => equipment)) {
    const known = worst.get(one.service)
    if (!known || one.free < known.free) worst.set(one.service, one)
  }
  return [...worst.values()]
}

/** Stock of equipment and what is out of it, day by day. */
function equipmentQuery(from: string, to: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'equipment', from, to, language],
    queryFn: async ({ signal }) => (await callAction('office_equipment', { from, to, language }, { language, signal })).result,
  })
}
