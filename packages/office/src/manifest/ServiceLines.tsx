import { useTranslations } from 'use-intl'
import type { ManifestOrder } from '@anfilada/contract/orders/day-manifest'
import { orderServices } from '@anfilada/contract/orders/items'
import { Num } from '@anfilada/ui/Num'
import { useServiceName } from '../shell/service-name.ts'
import { routeOf } from '../orders/order-title.ts'

/** What goes along with a group: what it ordered, and whom the company sends. */
export function ServiceLines({ order }: { order: ManifestOrder }) {
  const t = useTranslations('manifest')
  const service = useServiceName()
  const { data, resource, employee } = order
  return (
    <>
      <KindLine order={order} />
      {orderServices.map((name) => {
        const count = data.services.reduce((sum, one) => (one.service === name ? sum + one.quantity : sum), 0)
        return count > 0 && <div key={name}>{t('quantity', { name: service(name), count })}</div>
      })}
      {resource !== null && <small>{resource}</small>}
      {employee !== null && <small>{t('employee', { name: employee })}</small>}
    </>
  )
}

/** Which kind it is where it is no visit by tickets; of a coach its way and whom its driver calls. */
function KindLine({ order: { data } }: { order: ManifestOrder }) {
  const kinds = useTranslations('queueFilter.kinds')
  const hours = useTranslations()
  const language = useTranslations('guideLanguage')
  switch (data.kind) {
    case 'museum_tickets':
      return null
    case 'transport':
      return (
        <>
          {kinds('transport')}, {hours('hourCount', { count: data.hours })}
          <small>{routeOf(data)}</small>
          <small>
            {data.contact}{' '}
            <a href={`tel:${data.contact_phone}`}>
              <Num>{data.contact_phone}</Num>
            </a>
          </small>
        </>
      )
    case 'guide':
      return (
        <>
          {kinds('guide')}: {language(data.guide_language)}, {hours('hourCount', { count: data.hours })}
        </>
      )
    case 'audio_guides':
    case 'schedule':
      return <>{kinds(data.kind)}</>
  }
}
