import { readBasket } from '../../programme/basket-store.ts'
import { groupOf } from '../../programme/basket.ts'
import type { Group } from '../../programme/programme-group.ts'
import type { DraftStore, KeptDraft } from './draft-store.ts'

/** What was kept of a form; a form that nobody has touched begins with the group of the programme that is being put together. */
export function beginDraft<S extends string, D>(
  store: DraftStore<S, D>,
  login: string,
  today: string,
  forGroup: (draft: D, group: Group) => D,
): KeptDraft<S, D> {
  const kept = store.read(login, today)
  const group = groupOf(readBasket(login))
  if (!group || kept.line !== undefined || !store.isUntouched(kept.draft)) return kept
  return { ...kept, draft: forGroup(kept.draft, group), seen: store.habits }
}
