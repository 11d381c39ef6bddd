import { catalogueActions, slotStatus } from '@anfilada/contract/catalogue'
import { monthBounds } from '@anfilada/contract/dates'
import { windowActions } from '@anfilada/contract/orders/windows'
import { feature } from '../http/actions.ts'
import { accept } from '../outcome.ts'
import { listDays, listSlots } from './catalogue.reads.ts'
import { listOpenWindows, windowAnswer } from './windows/windows.reads.ts'

export const catalogueFeature = feature(catalogueActions, {
  get_schedule: async ({ input, caller, pool }) => {
    const own = input.hold_id === undefined ? undefined : { id: input.hold_id, userId: caller.userId }
    const slots = await listSlots(pool, input.museum_object_id, input.schedule_date, input.type, own, caller.customerId)
    const result = slots.map(({ closed, ...slot }) => ({ ...slot, status: slotStatus(slot.free, closed) }))
    return accept({ schedule_data: { result } })
  },

  get_month: async ({ input, caller, pool }) => {
    const { first, last } = monthBounds(input.month)
    const { museum_object_id: objectId, type } = input
    const days = await listDays(pool, { objectId, first, last, type, customerId: caller.customerId })
    return accept({ result: days.map(({ closed, ...day }) => ({ ...day, status: slotStatus(day.free, closed) })) })
  },
})

export const windowsFeature = feature(windowActions, {
  get_submission_windows: async ({ input, language, pool }) => {
    const rows = await listOpenWindows(pool, { museumId: input.museum_id, type: input.type, language })
    return accept({ result: rows.map(windowAnswer) })
  },
})
