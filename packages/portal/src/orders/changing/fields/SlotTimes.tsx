import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Slot } from '@anfilada/contract/catalogue'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { QueryFailed } from '../../new-order/fields/QueryFailed.tsx'
import { rove } from '../../new-order/days/rove.ts'
import { SlotButton } from '../../new-order/days/SlotButton.tsx'
import grid from '../../new-order/days/Slots.module.css'
import type { ChangeForm } from '../use-change-form.ts'

/** The hours of the day; the order's own places count as free. */
export function SlotTimes({ form }: { form: ChangeForm }) {
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { values } = form
  const day = { objectId: String(values.system_id), date: String(values.pass_date), type: form.order.data.type }
  const slots = useQuery(scheduleQuery(day, language))
  if (slots.isError) return <QueryFailed query={slots} />
  if (slots.data?.length === 0) return <p>{catalogue('noSlots')}</p>
  const shown = slots.data?.map((slot) => withOwnPlaces(slot, form))
  const stop = shown?.find(({ id }) => id === values.schedule_item_id) ?? shown?.find(({ status }) => status !== 'closed')
  return (
    <div className={grid.slots} onKeyDown={rove}>
      {shown?.map((slot) => (
        <SlotButton
          key={slot.id}
          slot={slot}
          people={form.people}
          isChosen={slot.id === values.schedule_item_id}
          isStop={slot === stop}
          onChoose={() => form.set({ schedule_item_id: slot.id, time: slot.time })}
        />
      )) ?? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height="84px" />)}
    </div>
  )
}

/** Whoever has places or waits for none is not put on the waiting list by a change: a full slot has simply nothing for him. */
function withOwnPlaces(slot: Slot, form: ChangeForm): Slot {
  if (form.order.info.status === 'waiting_list') return slot
  return { ...slot, free: slot.free + ownPlaces(slot.id, form), status: slot.status === 'full' ? 'limited' : slot.status }
}

/** The order's places, and those that are held for the change that waits. */
function ownPlaces(slot: number, { ordered, orderedPeople, start, startPeople }: ChangeForm): number {
  const had = slot === ordered.schedule_item_id ? orderedPeople : 0
  return slot === start.schedule_item_id ? Math.max(had, startPeople) : had
}
