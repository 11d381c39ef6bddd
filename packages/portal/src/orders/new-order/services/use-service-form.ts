import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import type { Dropped } from '../draft/choose.ts'
import { useKeptForm, type KeptForm } from '../frame/kept/use-kept-form.ts'
import { useMendedFields } from '../frame/kept/use-mended-fields.ts'
import type { ServiceKind, ServiceStep } from '../new-order-search.ts'
import { serviceFor } from '../programme/programme-group.ts'
import { chooseService, type ServiceChoice } from './choose-service.ts'
import type { ServiceDraft } from './service-draft.ts'
import { serviceFaults } from './service-faults.ts'
import { fieldsOfKind } from './service-plans.ts'
import { serviceDrafts } from './service-storage.ts'
import { museumsForQuery } from './services.queries.ts'

/** A fault of ours travels as `type`, to be said in the language of the moment; the server's sentence as `message`. */
function resolverOf(kind: ServiceKind): Resolver<ServiceDraft> {
  return (draft) => {
    const faults = Object.entries(serviceFaults(kind, draft))
    if (faults.length === 0) return { values: draft, errors: {} }
    return { values: {}, errors: Object.fromEntries(faults.map(([field, type]) => [field, { type }])) as FieldErrors<ServiceDraft> }
  }
}

const resolvers = {
  schedule: resolverOf('schedule'),
  audio_guides: resolverOf('audio_guides'),
  transport: resolverOf('transport'),
  guide: resolverOf('guide'),
} as const

export type ServiceForm = KeptForm<ServiceStep, ServiceDraft> & {
  dropped: Dropped[]
  /** Chooses category, place, day or anything else that other answers hang on. */
  onChoose: (choice: ServiceChoice) => void
}

/** One of the four forms with its draft and its choices. */
export function useServiceForm(kind: ServiceKind, login: string): ServiceForm {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const kept = useKeptForm(login, serviceDrafts[kind], resolvers[kind], serviceFor)
  const { form, progress } = kept
  const [dropped, setDropped] = useState<Dropped[]>([])
  useMendedFields(form, progress.draft, fieldsOfKind(kind))

  function onChoose(choice: ServiceChoice): void {
    const before = form.getValues()
    const chosen = chooseService(before, choice, {
      museums: queries.getQueryData(museumsForQuery(kind, language).queryKey),
      objects: queries.getQueryData(objectsOfTypeQuery(choice.type ?? before.type, language).queryKey),
    })
    for (const field of Object.keys(chosen.draft) as (keyof ServiceDraft)[])
      if (chosen.draft[field] !== before[field]) form.setValue(field, chosen.draft[field])
    setDropped(chosen.dropped)
  }
  return {
    ...kept,
    dropped,
    onChoose,
    startOver: () => {
      setDropped([])
      kept.startOver()
    },
  }
}
