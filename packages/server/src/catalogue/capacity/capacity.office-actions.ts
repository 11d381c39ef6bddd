import type { GroupCategory } from '@anfilada/contract/catalogue'
import { daysBetween } from '@anfilada/contract/dates'
import { capacityActions, maxSlotDays, type OfficeSlot } from '@anfilada/contract/orders/capacity'
import { findCustomerName } from '../../customers/index.ts'
import { answerOnce, type Once } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findObjectTerms } from '../terms/terms.reads.ts'
import { findOfficeSlots, findSlotViews, listOfficeSlots } from './capacity.reads.ts'
import { judgeChange, servedFrom, type SlotChange } from './capacity.rules.ts'
import { findOrMakeSlot } from './capacity.store.ts'
import { type Acting, changeSlots, type SlotsChange } from './change-slots.ts'

export const capacityFeature = feature(capacityActions, {
  office_slots: async ({ input, language, pool }) => {
    if (!(await findObjectTerms(pool, input.museum_object_id, language))) return refuse('object_not_found')
    const days = daysBetween(input.from, input.to) + 1
    if (days < 1 || days > maxSlotDays) throw new ProtocolFault('invalid_fields', { to: days < 1 ? 'too_small' : 'too_big' })
    return accept({ result: await listOfficeSlots(pool, input.museum_object_id, input.from, input.to) })
  },

  preview_slots: async ({ input, pool }) => {
    const change = changeOf(input)
    if (!change) throw new ProtocolFault('invalid_fields', { data: 'invalid' })
    const views = await findSlotViews(pool, input.slot_ids, input.allotment?.release_days ?? null)
    if (views.length < input.slot_ids.length) return refuse('slot_not_found', 'slot_ids')
    const result = views.map((view) => {
      const { refusal, missing, orders, after } = judgeChange(view, change)
      const served = refusal === null ? servedFrom(after, view.waiting) : []
      return { slot_id: view.slot.id, date: view.slot.date, time: view.slot.time, refusal, missing, orders, served }
    })
    return accept({ result })
  },

  set_slot: ({ input, pool, once, ...acting }) => {
    const { slot_ids, museum_object_id: objectId, date, time, capacity, closed } = input
    const change: SlotChange = { slot: { capacity, closed } }
    if (slot_ids) return changed({ pool, once, acting }, { slotIds: slot_ids, change, releaseDays: 0 })
    if (objectId === undefined || date === undefined || time === undefined) {
      throw new ProtocolFault('invalid_fields', { slot_ids: 'required' })
    }
    return changed({ pool, once, acting }, { change, releaseDays: 0 }, (tx) => findOrMakeSlot(tx, objectId, date, time))
  },

  set_quota: ({ input, pool, once, ...acting }) => {
    const { slot_ids: slotIds, type, quota } = input
    return changed({ pool, once, acting }, { slotIds, change: { quota: { type, quota } }, releaseDays: 0 })
  },

  set_allotment: async ({ input, pool, once, ...acting }) => {
    const { slot_ids: slotIds, customer_id: customerId, places, release_days: releaseDays } = input
    if ((await findCustomerName(pool, customerId)) === undefined) return refuse('customer_not_found')
    return changed({ pool, once, acting }, { slotIds, change: { allotment: { customerId, places } }, releaseDays })
  },
})

type Asked = {
  slot?: { capacity: number; closed: boolean } | undefined
  quota?: { type: GroupCategory; quota: number | null } | undefined
  allotment?: { customer_id: number; places: number } | undefined
}

/** Undefined unless exactly one is asked for. */
function changeOf({ slot, quota, allotment }: Asked): SlotChange | undefined {
  const asked: SlotChange[] = []
  if (slot) asked.push({ slot })
  if (quota) asked.push({ quota })
  if (allotment) asked.push({ allotment: { customerId: allotment.customer_id, places: allotment.places } })
  return asked.length === 1 ? asked[0] : undefined
}

type Changing = { pool: Pool; once: Once | undefined; acting: Acting }

/** Changes slots once for each key; answers them as they are afterwards. A slot that is made for it comes from `make`. */
function changed(
  { pool, once, acting }: Changing,
  asked: Omit<SlotsChange, 'slotIds'> & { slotIds?: readonly number[] },
  make?: (tx: Tx) => Promise<number | undefined>,
): Promise<Outcome<{ result: OfficeSlot[] }>> {
  return answerOnce(pool, once, async (tx) => {
    const made = make && (await make(tx))
    if (make && made === undefined) return refuse('object_not_found')
    const slotIds = asked.slotIds ?? (made === undefined ? [] : [made])
    const outcome = await changeSlots(tx, acting, { ...asked, slotIds })
    return outcome.ok ? accept({ result: await findOfficeSlots(tx, slotIds) }) : outcome
  })
}
