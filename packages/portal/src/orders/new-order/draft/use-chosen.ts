import { useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Country, Museum, MuseumObject, Slot } from '@anfilada/contract/catalogue'
import { countriesQuery, museumsQuery, objectsOfTypeQuery, pricesQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import type { Hold } from '../hold/keep-hold.ts'
import type { Prices } from './price-lines.ts'
import { mustWait, peopleIn, type TicketDraft } from './ticket-draft.ts'

export type ChosenThings = {
  museum: Museum | undefined
  object: MuseumObject | undefined
  country: Country | undefined
  slot: Slot | undefined
  prices: Prices | undefined
  people: number
  /** The group does not fit into what the slot has left: it can only wait. */
  waits: boolean
}

/** What the ids of the draft stand for; the queries are the steps' own, asked once. */
export function useChosen(draft: TicketDraft, hold: Hold | undefined): ChosenThings {
  const { language } = useLanguage()
  const mayReadPrices = useMay()(['read', 'Price'])
  const museums = useQuery(museumsQuery(undefined, language))
  const objects = useQuery(objectsOfTypeQuery(draft.type, language))
  const countries = useQuery(countriesQuery(language))
  const slots = useQuery(scheduleQuery(dayOf(draft, hold), language))
  const prices = useQuery(pricesQuery(pricedBy(draft, mayReadPrices), language))
  const slot = withOwnPlaces(
    slots.data?.find(({ id }) => id === draft.schedule_item_id),
    hold,
  )
  const people = peopleIn(draft)
  return {
    museum: museums.data?.find(({ id }) => id === draft.museum_id),
    object: objects.data?.find(({ system_id }) => system_id === draft.system_id),
    country: countries.data?.find(({ id }) => id === draft.country_id),
    slot,
    prices: prices.data,
    people,
    waits: mustWait(slot, people),
  }
}

/** The question for the slots of the draft's day. */
export function dayOf({ system_id, pass_date, type }: TicketDraft, hold: Hold | undefined) {
  return { objectId: system_id, date: pass_date, type, holdId: hold?.id }
}

function pricedBy({ system_id, type, pass_date }: TicketDraft, allowed: boolean) {
  return { objectId: system_id, type, date: pass_date, allowed }
}

/** What the hold's own answer says is newer than the list of the day. */
function withOwnPlaces(slot: Slot | undefined, hold: Hold | undefined): Slot | undefined {
  const isHeld = slot !== undefined && hold?.slotId === slot.id && hold.endsAt > Date.now()
  return isHeld ? { ...slot, free: hold.free } : slot
}
