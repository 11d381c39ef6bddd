import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { DetailField } from '@anfilada/contract/orders/kinds/order-data'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { FactList, type FactRow } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'

/** What an order of equipment, transport, a guide or a schedule says beyond what all orders do. */
export function KindSection({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const facts = useKindFacts(order)
  if (facts.every(([, value]) => !value)) return null
  return (
    <Section title={t(`kind.${order.data.kind}`)} rule="plain">
      <FactList facts={facts} />
    </Section>
  )
}

type FactField = DetailField | 'adult' | 'child'

/** In the order in which they are read; a field that an order has for itself and that is not told here does not compile. */
function useKindFacts({ data, info }: OrderDetails): FactRow[] {
  const t = useTranslations('orderFacts')
  const services = useTranslations('services')
  const formats = useFormats()
  const own: Readonly<Partial<Record<FactField, string | number | null>>> = data
  const typed = (text: string | number | null | undefined) => text && <bdi dir="auto">{text}</bdi>
  const number = (value: string | number | null | undefined) => (value ? <Num>{value}</Num> : null)
  const isLoan = data.kind === 'audio_guides'
  const facts: Record<FactField, FactRow> = {
    vehicle: [services('field.vehicle'), own.vehicle && <bdi key="vehicle">{info.object}</bdi>],
    pickup: isLoan ? [t('pickup'), formats.moment(data.pickup, info.zone)] : [services('field.pickup'), typed(own.pickup)],
    return_at: [t('return'), isLoan && formats.moment(data.return_at, info.zone)],
    dropoff: [services('field.dropoff'), typed(own.dropoff)],
    meeting_point: [services('field.meeting_point'), typed(own.meeting_point)],
    guide_language: [services('field.guide_language'), data.kind === 'guide' && services(`guideLanguage.${data.guide_language}`)],
    hours: [services('field.hours'), number(own.hours)],
    adult: [services('field.adult'), number(own.adult)],
    child: [services('field.child'), number(own.child)],
    contact: [services('field.contact'), typed(own.contact)],
    contact_phone: [services('field.contact_phone'), number(own.contact_phone)],
  }
  return Object.values(facts)
}
