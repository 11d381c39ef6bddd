import type { APIRequestContext } from '@playwright/test'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import type { OfficeSlot } from '../packages/contract/src/orders/capacity.ts'
import { call, tokenOf } from './api.ts'

type Waiting = { login: string; inDays: number }

/** An order that waits for a full slot of the Hermitage on a day that other journeys leave alone, and that slot. */
export async function placeWaiting(request: APIRequestContext, { login, inDays }: Waiting): Promise<{ id: number; slot: OfficeSlot }> {
  const pass_date = addDays(todayIn(defaultZone), inDays)
  const days = { museum_object_id: 'hermitage-main', from: pass_date, to: pass_date }
  const slots = await call<OfficeSlot[]>(request, '/api/office/actions/', await tokenOf(request, 'dispatcher'), 'office_slots', days)
  const slot = slots.find(({ capacity, taken }) => taken >= capacity && capacity > 0)
  if (!slot) throw new Error('The demo has no full slot')
  const visit = { museum_id: 1, system_id: 'hermitage-main', pass_date, schedule_item_id: slot.id, type: 'rf', country_id: 267 }
  const group = { persons_per_guide: 25, tickets: [{ category: 'common', quantity: 7 }], services: [], qty_guide: 1 }
  const order = { ...visit, ...group, guide: '', guide_phone: '', accept_waiting: true }
  const { id } = await call<{ id: number }>(request, '/api/v1/actions/', await tokenOf(request, login), 'post_request', order)
  return { id, slot }
}
