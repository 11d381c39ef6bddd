import type { Museum, MuseumObject } from '@anfilada/contract/catalogue'
import { defaultZone } from '@anfilada/contract/dates'
import type { Dropped } from '../draft/choose.ts'
import { withDay, type ServiceDraft } from './service-draft.ts'

export type ServiceChoice = Partial<ServiceDraft>
type Chosen = { draft: ServiceDraft; dropped: Dropped[] }

/** What the catalogue allows, as far as it is known by now; what is not known forbids nothing. */
export type Possible = {
  museums?: readonly Pick<Museum, 'id' | 'types'>[] | undefined
  /** Of the chosen group category. */
  objects?: readonly Pick<MuseumObject, 'system_id' | 'museum_id' | 'zone'>[] | undefined
}

/** The draft after a choice: later answers that still hold stay, what became impossible goes and is told (style P12). */
export function chooseService(draft: ServiceDraft, choice: ServiceChoice, { museums, objects }: Possible): Chosen {
  const chosen = { ...draft, ...choice }
  const next = choice.pass_date !== undefined && choice.pass_date !== draft.pass_date ? withDay(chosen, choice.pass_date) : chosen
  const museum = museums?.find(({ id }) => id === next.museum_id)
  if (museum && !museum.types.includes(next.type))
    return { draft: { ...next, museum_id: null, ...noObject }, dropped: [{ what: 'museum' }] }
  return withObject(next, { objects, mayKeep: next.museum_id === draft.museum_id || choice.system_id !== undefined })
}

/** The draft with the clocks of its object, which goes when the museum does not have it. `mayKeep`: what holds while the objects are not known. */
function withObject(next: ServiceDraft, { objects, mayKeep }: Pick<Possible, 'objects'> & { mayKeep: boolean }): Chosen {
  if (!next.system_id) return { draft: { ...next, ...noObject }, dropped: [] }
  const object = objects?.find(({ system_id, museum_id }) => system_id === next.system_id && museum_id === next.museum_id)
  if (object) return { draft: { ...next, zone: object.zone }, dropped: [] }
  return !objects && mayKeep ? { draft: next, dropped: [] } : { draft: { ...next, ...noObject }, dropped: [{ what: 'object' }] }
}

const noObject = { system_id: '', zone: defaultZone }
