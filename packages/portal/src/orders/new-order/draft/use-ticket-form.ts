import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumsQuery, objectsOfTypeQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { useKeptForm, type KeptForm } from '../frame/kept/use-kept-form.ts'
import { useMendedFields } from '../frame/kept/use-mended-fields.ts'
import type { Step } from '../new-order-search.ts'
import { ticketsFor } from '../programme/programme-group.ts'
import { choose, type Choice, type Chosen, type Dropped } from './choose.ts'
import { draftFaults } from './draft-faults.ts'
import { draftFields } from './draft-fields.ts'
import { ticketDrafts } from './draft-storage.ts'
import type { TicketDraft } from './ticket-draft.ts'

/** A fault of ours travels as `type`, to be said in the language of the moment; the server's sentence as `message`. */
const resolver: Resolver<TicketDraft> = (draft) => {
  const faults = Object.entries(draftFaults(draft))
  if (faults.length === 0) return { values: draft, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([field, type]) => [field, { type }])) as FieldErrors<TicketDraft> }
}

export type TicketForm = KeptForm<Step, TicketDraft> & {
  /** What the last choice made impossible. */
  dropped: Dropped[]
  /** Chooses group, place, date, time or the waiting list. */
  onChoose: (choice: Choice) => void
}

/** The form of museum tickets with its draft and its choices. */
export function useTicketForm(login: string): TicketForm {
  const kept = useKeptForm(login, ticketDrafts, resolver, ticketsFor)
  const choices = useChoices(kept.form)
  useMendedFields(kept.form, kept.progress.draft, draftFields)
  return {
    ...kept,
    dropped: choices.dropped,
    onChoose: choices.onChoose,
    startOver: () => {
      choices.forgetDropped()
      kept.startOver()
    },
  }
}

const chosenFields = [
  'type',
  'museum_id',
  'system_id',
  'pass_date',
  'schedule_item_id',
  'time',
  'accept_waiting',
  'alternatives',
  'country_id',
] as const satisfies readonly (keyof TicketDraft)[]

/** Choices by the catalogue that is known; the hour finds its slot when the day's slots come. */
function useChoices(form: UseFormReturn<TicketDraft>) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [dropped, setDropped] = useState<Dropped[]>([])

  function take(chosen: Chosen): void {
    for (const field of chosenFields) if (chosen.draft[field] !== form.getValues(field)) form.setValue(field, chosen.draft[field])
  }
  async function findSlot({ system_id, pass_date, type }: TicketDraft): Promise<void> {
    const slots = await queries.fetchQuery(scheduleQuery({ objectId: system_id, date: pass_date, type }, language)).catch(() => undefined)
    const now = form.getValues()
    const isStillAsked = now.system_id === system_id && now.pass_date === pass_date && now.type === type && now.schedule_item_id === null
    if (!slots || !isStillAsked) return
    const chosen = choose(now, {}, { slots })
    take(chosen)
    setDropped((before) => [...before, ...chosen.dropped])
  }
  function onChoose(choice: Choice): void {
    const type = choice.type ?? form.getValues('type')
    const chosen = choose(form.getValues(), choice, {
      museums: queries.getQueryData(museumsQuery(undefined, language).queryKey),
      objects: queries.getQueryData(objectsOfTypeQuery(type, language).queryKey),
    })
    take(chosen)
    setDropped(chosen.dropped)
    const { system_id, pass_date, time, schedule_item_id } = chosen.draft
    if (system_id && pass_date && time && schedule_item_id === null) void findSlot(chosen.draft)
  }
  return { dropped, onChoose, forgetDropped: () => setDropped([]) }
}
