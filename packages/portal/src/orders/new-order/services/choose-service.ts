import type { Museum, MuseumObject } from '@anfilada/contract/catalogue'
import type { Dropped } from '../draft/choose.ts'
import { withDay, type ServiceDraft } from './service-draft.ts'

export type ServiceChoice = Partial<ServiceDraft>

/** What the catalogue allows, as far as it is known by now; what is not known forbids nothing. */
export type Possible = {
  museums?: readonly Pick<Museum, 'id' | 'types'>[] | undefined
  /** Of the chosen group category. */
  objects?: readonly Pick<MuseumObject, 'system_id' | 'museum_id'>[] | undefined
}

/** The draft after a choice: later answers that still hold stay, what became impossible goes and is told (style P12). */
export function chooseService(
  draft: ServiceDraft,
  choice: ServiceChoice,
  { museums, objects }: Possible,
): { draft: ServiceDraft; dropped: Dropped[] } {
  const chosen = { ...draft, ...choice }
  const next = choice.pass_date !== undefined && choice.pass_date !== draft.pass_date ? withDay(chosen, choice.pass_date) : chosen
  const museum = museums?.find(({ id }) => id === next.museum_id)
  if (museum && !museum.types.includes(next.type))
    return { draft: { ...next, museum_id: null, system_id: '' }, dropped: [{ what: 'museum' }] }
  const isOwn = objects
    ? objects.some(({ system_id, museum_id }) => system_id === next.system_id && museum_id === next.museum_id)
    : next.museum_id === draft.museum_id || choice.system_id !== undefined
  if (next.system_id && !isOwn) return { draft: { ...next, system_id: '' }, dropped: [{ what: 'object' }] }
  return { draft: next, dropped: [] }
}
