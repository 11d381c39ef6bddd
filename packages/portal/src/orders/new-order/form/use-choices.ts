import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StepForm } from '@anfilada/browser/form'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { objectsOfTypeQuery, scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { type Choice, choose, type Chosen, type Dropped } from '../draft/choose.ts'
import type { OrderDraft } from '../draft/order-draft.ts'
import { museumsForQuery } from '../fields/form.queries.ts'

/** Choices by the catalogue that is known; the hour finds its slot when the day's slots come. */
export function useChoices(kind: OrderKind, form: StepForm<OrderDraft>) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [dropped, setDropped] = useState<readonly Dropped[]>([])

  function take({ draft }: Chosen): void {
    const before: Readonly<Record<string, unknown>> = form.now()
    const changed = Object.entries(draft).filter(([field, value]) => value !== before[field])
    if (changed.length > 0) form.set(Object.fromEntries(changed))
  }
  async function findSlot({ system_id, pass_date, type }: OrderDraft): Promise<void> {
    const slots = await queries.fetchQuery(scheduleQuery({ objectId: system_id, date: pass_date, type }, language)).catch(() => undefined)
    const now = form.now()
    const isStillAsked = now.system_id === system_id && now.pass_date === pass_date && now.type === type && now.schedule_item_id === null
    if (!slots || !isStillAsked) return
    const chosen = choose(kind, now, {}, { slots })
    take(chosen)
    setDropped((before) => [...before, ...chosen.dropped])
  }
  function onChoose(choice: Choice): void {
    const before = form.now()
    const chosen = choose(kind, before, choice, {
      museums: queries.getQueryData(museumsForQuery(kind, language).queryKey),
      objects: queries.getQueryData(objectsOfTypeQuery(choice.type ?? before.type, language).queryKey),
    })
    take(chosen)
    setDropped(chosen.dropped)
    const { system_id, pass_date, time, schedule_item_id } = chosen.draft
    if (kind === 'museum_tickets' && system_id && pass_date && time && schedule_item_id === null) void findSlot(chosen.draft)
  }
  return { dropped, onChoose, forgetDropped: () => setDropped([]) }
}
