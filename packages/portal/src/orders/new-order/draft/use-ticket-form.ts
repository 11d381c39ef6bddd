import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { newKey } from '@anfilada/browser/act-key'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { currentSession } from '@anfilada/browser/session'
import { museumsQuery, objectsOfTypeQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import type { Hold } from '../hold/keep-hold.ts'
import type { Step } from '../new-order-search.ts'
import { choose, type Choice, type Chosen, type Dropped } from './choose.ts'
import { draftFaults } from './draft-faults.ts'
import { draftAfter, readDraft, writeDraft, type StoredDraft } from './draft-storage.ts'
import type { Progress } from './progress.ts'
import type { TicketDraft } from './ticket-draft.ts'
import { useMendedFields } from './use-mended-fields.ts'

/** A fault of ours travels as `type`, to be said in the language of the moment; the server's sentence as `message`. */
const resolver: Resolver<TicketDraft> = (draft) => {
  const faults = Object.entries(draftFaults(draft))
  if (faults.length === 0) return { values: draft, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([field, type]) => [field, { type }])) as FieldErrors<TicketDraft> }
}

export type TicketForm = {
  form: UseFormReturn<TicketDraft>
  progress: Progress
  /** What the last choice made impossible. */
  dropped: Dropped[]
  /** Chooses group, place, date, time or the waiting list. */
  onChoose: (choice: Choice) => void
  /** The reader has left this step by an act of his; answers what is known now. */
  leave: (step: Step) => Progress
  /** The key of the order to be sent, and a new one once its answer is known. */
  key: () => string
  renewKey: () => void
  startingHold: Hold | undefined
  keepHold: (hold: Hold | undefined) => void
  startOver: () => void
  /** The order is sent: the next one starts from its habits. */
  finish: () => void
}

/** The form with its draft, which lives in this tab until it is sent. */
export function useTicketForm(login: string): TicketForm {
  const [start] = useState(() => readDraft(login, museumDate(new Date())))
  const kept = useRef<StoredDraft>(start)
  const isSent = useRef(false)
  const form = useForm<TicketDraft>({ defaultValues: start.draft, resolver, shouldFocusError: false })
  const draft = form.watch()
  const [seen, setSeen] = useState(start.seen)
  const choices = useChoices(form)
  useMendedFields(form, draft)
  useEffect(() => keep({ draft, seen }))

  function keep(change: Partial<StoredDraft>): void {
    kept.current = { ...kept.current, ...change }
    // After a logout nothing of this person is written any more.
    if (!isSent.current && currentSession()?.userData.login === login) writeDraft(login, kept.current)
  }
  function leave(step: Step): Progress {
    const next = { draft: form.getValues(), seen: seen.includes(step) ? seen : [...seen, step] }
    setSeen(next.seen)
    return next
  }
  function startOver(): void {
    const fresh = draftAfter(kept.current)
    keep(fresh)
    setSeen(fresh.seen)
    choices.forgetDropped()
    form.reset(fresh.draft)
  }
  return {
    form,
    progress: { draft, seen },
    dropped: choices.dropped,
    onChoose: choices.onChoose,
    leave,
    key: () => kept.current.key,
    renewKey: () => keep({ key: newKey() }),
    startingHold: start.hold,
    keepHold: (hold) => keep({ hold }),
    startOver,
    finish: () => {
      keep(draftAfter(kept.current))
      isSent.current = true
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
