import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Museum, MuseumObject } from '@anfilada/contract/catalogue'
import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import type { Wish } from '@anfilada/contract/pricing/price-order'
import { equipmentItems } from '@anfilada/contract/orders/items'
import { objectsOfTypeQuery, pricesQuery } from '../../../catalogue/catalogue.queries.ts'
import { pricedLines, type DraftLine, type Prices } from '../draft/price-lines.ts'
import type { ServiceKind } from '../new-order-search.ts'
import type { ServiceDraft } from './service-draft.ts'
import { companyServicesQuery, museumsForQuery } from './services.queries.ts'

export type ServiceChosen = {
  museums: UseQueryResult<Museum[]>
  objects: UseQueryResult<MuseumObject[]>
  /** Vehicle classes or guides, of the forms that order them. */
  services: UseQueryResult<CompanyService[]>
  museum: Museum | undefined
  object: MuseumObject | undefined
  /** The vehicle or the guide that is ordered. */
  service: CompanyService | undefined
  prices: Prices | undefined
  lines: DraftLine[]
}

/** What the draft's ids stand for, and what it costs as far as price lists say it. */
export function useServiceChosen(kind: ServiceKind, draft: ServiceDraft): ServiceChosen {
  const { language } = useLanguage()
  const mayReadPrices = useMay()(['read', 'Price'])
  const museums = useQuery(museumsForQuery(kind, language))
  const objects = useQuery({ ...objectsOfTypeQuery(draft.type, language), enabled: kind === 'schedule' || kind === 'audio_guides' })
  const offered = kind === 'guide' ? 'guide' : 'transport'
  const services = useQuery({ ...companyServicesQuery(offered, language), enabled: kind === 'guide' || kind === 'transport' })
  const service = services.data?.find((one) => isOrdered(kind, draft, one))
  const pricedObject = kind === 'audio_guides' ? draft.system_id : (service?.system_id ?? '')
  const asked = { objectId: pricedObject, type: draft.type, date: draft.pass_date, allowed: mayReadPrices }
  const prices = useQuery(pricesQuery(asked, language)).data
  return {
    museums,
    objects,
    services,
    museum: museums.data?.find(({ id }) => id === draft.museum_id),
    object: objects.data?.find(({ system_id }) => system_id === draft.system_id),
    service,
    prices,
    lines: pricedLines(wishesOf(kind, draft, service), prices),
  }
}

function isOrdered(kind: ServiceKind, draft: ServiceDraft, one: CompanyService): boolean {
  if (kind === 'transport') return one.system_id === draft.vehicle
  return one.guide_language !== null && one.guide_language === draft.guide_language
}

/** What is charged: equipment by the piece, vehicles and guides by the hour; a wish of the schedule costs nothing by itself. */
export function wishesOf(kind: ServiceKind, draft: ServiceDraft, service: Pick<CompanyService, 'service'> | undefined): Wish[] {
  if (kind === 'audio_guides') return equipmentItems.map((item) => ({ kind: 'service', item, quantity: draft.services[item] }))
  return service ? [{ kind: 'service', item: service.service, quantity: draft.hours }] : []
}
