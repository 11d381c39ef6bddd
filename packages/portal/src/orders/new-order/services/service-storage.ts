import { draftStore } from '../frame/kept/draft-store.ts'
import type { ServiceKind, ServiceStep } from '../new-order-search.ts'
import { emptyService, nextService, withoutPastDay, type ServiceDraft } from './service-draft.ts'

function storeOf(kind: ServiceKind) {
  return draftStore<ServiceStep, ServiceDraft>({
    kind,
    empty: emptyService,
    whole: (draft) => ({ ...emptyService, ...draft, services: { ...emptyService.services, ...draft.services } }),
    withoutPast: withoutPastDay,
    next: nextService,
    habits: ['category'],
  })
}

/** The drafts of each of the four forms. */
export const serviceDrafts = {
  schedule: storeOf('schedule'),
  audio_guides: storeOf('audio_guides'),
  transport: storeOf('transport'),
  guide: storeOf('guide'),
} as const
