import { useQuery } from '@tanstack/react-query'
import type { Museum, MuseumObject, Slot } from '@anfilada/contract/catalogue'
import { museumObjectsQuery, museumsQuery, pricesQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { useMay } from '../../../shell/session/ability.ts'
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx'
import type { Prices } from './price-lines.ts'
import { mustWait, peopleIn, type TicketDraft } from './ticket-draft.ts'

export type Chosen = {
  museum: Museum | undefined
  object: MuseumObject | undefined
  slot: Slot | undefined
  prices: Prices | undefined
  people: number
  /** The group does not fit into what the slot has left: it goes to the waiting list. */
  waits: boolean
}

/** What the ids of the draft stand for; the queries are the sections' own, asked once. */
export function useChosen(draft: TicketDraft): Chosen {
  const { language } = useLanguage()
  const mayReadPrices = useMay()(['read', 'Price'])
  const museums = useQuery(museumsQuery(undefined, language))
  const objects = useQuery(museumObjectsQuery(draft.museum_id, draft.type, language))
  const slots = useQuery(scheduleQuery(draft.system_id, draft.pass_date, draft.type, language))
  const prices = useQuery(pricesQuery(draft.system_id, draft.type, language, mayReadPrices))
  const slot = slots.data?.find(({ id }) => id === draft.schedule_item_id)
  const people = peopleIn(draft)
  return {
    museum: museums.data?.find(({ id }) => id === draft.museum_id),
    object: objects.data?.find(({ system_id }) => system_id === draft.system_id),
    slot,
    prices: prices.data,
    people,
    waits: mustWait(slot, people),
  }
}
