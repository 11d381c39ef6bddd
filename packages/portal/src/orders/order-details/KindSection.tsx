import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { type Fact, FactList } from '@anfilada/ui/FactList'
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

function useKindFacts({ data, info }: OrderDetails): Fact[] {
  const t = useTranslations('orderFacts')
  const services = useTranslations('services')
  const formats = useFormats()
  const words = (text: string | null | undefined) => text && <bdi>{text}</bdi>
  const moment = (iso: string | null | undefined) => iso && formats.moment(iso)
  const isLoan = data.kind === 'audio_guides'
  return [
    [t('pickup'), isLoan && moment(data.pickup)],
    [t('return'), moment(data.return_at)],
    [services('field.vehicle'), data.vehicle && words(info.object)],
    [services('field.pickup'), !isLoan && words(data.pickup)],
    [services('field.dropoff'), words(data.dropoff)],
    [services('field.meeting_point'), words(data.meeting_point)],
    [services('field.guide_language'), data.guide_language && services(`guideLanguage.${data.guide_language}`)],
    [services('field.hours'), data.hours ? <Num>{data.hours}</Num> : null],
    [services('field.adult'), data.adult ? <Num>{data.adult}</Num> : null],
    [services('field.child'), data.child ? <Num>{data.child}</Num> : null],
    [services('field.contact'), words(data.contact)],
    [services('field.contact_phone'), data.contact_phone ? <Num>{data.contact_phone}</Num> : null],
  ]
}
