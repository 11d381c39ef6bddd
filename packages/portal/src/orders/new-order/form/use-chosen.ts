import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Country, Museum, MuseumObject, Slot } from '@anfilada/contract/catalogue'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import { countriesQuery, objectsOfTypeQuery, pricesQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { type OrderDraft, peopleIn, sizeOf } from '../draft/order-draft.ts'
import { mustWait } from '../draft/places.ts'
import { type DraftLine, draftLines, pricedObject, type Prices, serviceIn } from '../draft/price-lines.ts'
import { companyServicesQuery, museumsForQuery } from '../fields/form.queries.ts'
import type { Hold, HoldState } from '../hold/keep-hold.ts'
import { isRefused } from '../hold/refused-places.ts'

export type ChosenThings = {
  museums: UseQueryResult<Museum[]>
  objects: UseQueryResult<MuseumObject[]>
  museum: Museum | undefined
  object: MuseumObject | undefined
  country: Country | undefined
  /** The vehicle or the guide that is ordered. */
  service: CompanyService | undefined
  slot: Slot | undefined
  prices: Prices | undefined
  /** They were asked for and are not here yet. */
  arePricesComing: boolean
  lines: DraftLine[]
  /** Heads that are counted. */
  people: number
  /** The group as far as it was said: its heads, before them about how many. */
  size: number
  /** The group does not fit into what the slot has left: it can only wait. */
  waits: boolean
}

/** `hold`: only while it lives. */
type Held = Pick<HoldState, 'hold' | 'failure'>

const hasObjects = (kind: OrderKind) => kind !== 'transport' && kind !== 'guide'

/** What the ids of the draft stand for, and what it costs as far as price lists say it; the queries are the steps' own, asked once. */
export function useChosen(kind: OrderKind, draft: OrderDraft, { hold, failure }: Held): ChosenThings {
  const { language } = useLanguage()
  const museums = useQuery(museumsForQuery(kind, language))
  const objects = useQuery({ ...objectsOfTypeQuery(draft.type, language), enabled: hasObjects(kind) })
  const countries = useQuery({ ...countriesQuery(language), enabled: kind === 'museum_tickets' })
  const offered = useQuery({ ...companyServicesQuery(kind === 'guide' ? 'guide' : 'transport', language), enabled: !hasObjects(kind) })
  const service = serviceIn(kind, draft, offered.data ?? [])
  const { data: prices, isLoading: arePricesComing } = usePrices(kind, draft, service)
  const slot = useSlot(kind, draft, hold)
  const size = sizeOf(draft)
  return {
    museums,
    objects,
    museum: museums.data?.find(({ id }) => id === draft.museum_id),
    object: objects.data?.find(({ system_id }) => system_id === draft.system_id),
    country: countries.data?.find(({ id }) => id === draft.country_id),
    service,
    slot,
    prices,
    arePricesComing,
    lines: draftLines(kind, draft, prices),
    people: peopleIn(draft),
    size,
    waits: mustWait(slot, size) || isRefused(failure, { slotId: draft.schedule_item_id, type: draft.type, places: size }),
  }
}

function usePrices(kind: OrderKind, draft: OrderDraft, service: CompanyService | undefined) {
  const { language } = useLanguage()
  const allowed = useMay()(['read', 'Price'])
  const asked = { objectId: pricedObject(kind, draft, service), type: draft.type, date: draft.pass_date, allowed }
  return useQuery(pricesQuery(asked, language))
}

/** The question for the slots of the draft's day. */
export function dayOf({ system_id, pass_date, type }: OrderDraft, hold: Hold | undefined) {
  return { objectId: system_id, date: pass_date, type, holdId: hold?.id }
}

/** What the hold's own answer says is newer than the list of the day. */
function useSlot(kind: OrderKind, draft: OrderDraft, hold: Hold | undefined): Slot | undefined {
  const { language } = useLanguage()
  const asked = scheduleQuery(dayOf(draft, hold), language)
  const slots = useQuery(kind === 'museum_tickets' ? asked : { ...asked, enabled: false })
  const slot = slots.data?.find(({ id }) => id === draft.schedule_item_id)
  const isHeld = slot !== undefined && hold?.slotId === slot.id && hold.endsAt > Date.now()
  return isHeld ? { ...slot, free: hold.free } : slot
}
