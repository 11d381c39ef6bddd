import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { museumsQuery } from '../../../catalogue/catalogue.queries.ts'
import { newKey } from '../../../shell/server/act-key.ts'
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx'
import { draftFaults, draftFields } from './draft-faults.ts'
import { dropDraft, readDraft, writeDraft } from './draft-storage.ts'
import { choose, emptyDraft, type Choice, type TicketDraft } from './ticket-draft.ts'

/** A fault of ours travels as `type`, to be said in the language of the moment; the server's sentence as `message`. */
const resolver: Resolver<TicketDraft> = (draft) => {
  const faults = Object.entries(draftFaults(draft))
  if (faults.length === 0) return { values: draft, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([field, type]) => [field, { type }])) as FieldErrors<TicketDraft> }
}

export type TicketForm = {
  form: UseFormReturn<TicketDraft>
  draft: TicketDraft
  /** Chooses group, place, date or time, and drops what the choice makes impossible. */
  onChoose: (choice: Choice) => void
  /** The key of the order to be sent, and a new one once its answer is known. */
  key: () => string
  renewKey: () => void
  startOver: () => void
}

/** The form with its draft, which lives in this browser until it is sent. */
export function useTicketForm(): TicketForm {
  const { language } = useLanguage()
  const [stored] = useState(readDraft)
  const key = useRef(stored.key)
  const form = useForm<TicketDraft>({ defaultValues: stored.draft, resolver, shouldFocusError: false })
  const draft = form.watch()
  const museums = useQuery(museumsQuery(undefined, language)).data ?? []

  useEffect(() => writeDraft({ draft, key: key.current }), [draft])
  useMendedFields(form, draft)

  function onChoose(choice: Choice) {
    const next = choose(form.getValues(), choice, museums)
    for (const field of ['type', 'museum_id', 'system_id', 'pass_date', 'schedule_item_id', 'country_id'] as const) {
      if (next[field] !== form.getValues(field)) form.setValue(field, next[field])
    }
  }
  function renewKey() {
    key.current = newKey()
    writeDraft({ draft: form.getValues(), key: key.current })
  }
  function startOver() {
    dropDraft()
    key.current = newKey()
    form.reset(emptyDraft)
  }
  return { form, draft, onChoose, key: () => key.current, renewKey, startOver }
}

/** After a refused attempt a changed field is looked at again, whichever way it changed; what was said of the others stays. */
function useMendedFields(form: UseFormReturn<TicketDraft>, draft: TicketDraft): void {
  const before = useRef(draft)
  const { isSubmitted } = form.formState
  useEffect(() => {
    const changed = draftFields.filter((field) => JSON.stringify(before.current[field]) !== JSON.stringify(draft[field]))
    before.current = structuredClone(draft)
    if (isSubmitted && changed.length > 0) void form.trigger(changed)
  }, [form, draft, isSubmitted])
}
