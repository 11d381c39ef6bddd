import { addDays, defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import type { LoginOutput } from '../../packages/contract/src/identity/login.ts'
import type { MuseumObject, Slot } from '../../packages/contract/src/catalogue.ts'
import type { Order } from '../../packages/contract/src/orders/orders.ts'
import type { OrderStatus } from '../../packages/contract/src/orders/order-status.ts'
import { demoPassword } from '../../packages/server/src/demo/people.ts'
import type { App, Variant } from './variants.ts'

/** Both apps live at one origin; what the office keeps bears its name. */
const prefixes = { portal: '', office: 'office.' }

export type DemoSession = { app: App; answer: LoginOutput }

export async function signInDemo(origin: string, login: string, app: App): Promise<DemoSession> {
  const body = JSON.stringify({ login, password: demoPassword })
  const response = await fetch(`${origin}/api/v1/login/`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const answer = (await response.json()) as { success: boolean; data: LoginOutput }
  if (!answer.success) throw new Error(`${login} cannot sign in`)
  return { app, answer: answer.data }
}

/** Orders of the demo by their status. */
export type OrderIds = Partial<Record<OrderStatus, number>>

/** What a browser keeps of a session and of the reader's choices, as Playwright's `storageState` takes it. */
export function storageOf(origin: string, app: App, choices: Partial<Omit<Variant, 'width'>>, session?: DemoSession) {
  const kept = { ...(session && keptOf(session.answer)), ...choices }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name: prefixes[app] + name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** As the apps keep what the login answers (packages/browser/src/session/session.ts). */
function keptOf({ accessToken, userData, userAbility, live_position }: LoginOutput): Record<string, string> {
  const signedIn = { accessToken, userData: JSON.stringify(userData), userAbility: JSON.stringify(userAbility) }
  return { ...signedIn, ...(live_position !== undefined && { liveStart: live_position }) }
}

/** One order of each status, tickets where there are any, among those that this customer sees, upcoming or archived. */
export async function findOrders(origin: string, session: DemoSession): Promise<OrderIds> {
  const ids: OrderIds = {}
  for (const action of ['get_upcoming', 'get_archive']) {
    const orders = await listOrders(`${origin}/api/v1/actions/`, session, action)
    // Which order stands first depends on the hour and on the weekday: visits begin, museums are closed on Mondays.
    const chosen = orders.toSorted((one, other) => fitness(other) - fitness(one))
    for (const { id, info } of chosen) ids[info.status] ??= id
  }
  return ids
}

/** Tickets before services, those that can still be changed before the rest: the screens show a visit that lies ahead. */
function fitness({ data, info }: Order): number {
  return Number(data.kind === 'museum_tickets') * 2 + Number(info.allowed.includes('cancel'))
}

/** The first order of the queue that the dispatcher can confirm: one that waits for places has no decision to look at. */
export async function headOfQueue(origin: string, session: DemoSession): Promise<number> {
  const queue = await listOrders(`${origin}/api/office/actions/`, session, 'office_queue')
  const head = queue.find(({ info }) => info.status === 'in_processing')
  if (!head) throw new Error('The demo has an empty queue')
  return head.id
}

/** A visit that can be ordered now: the Hermitage in a month, on the first slot with room for the groups of all who look at screens at once. */
export type Visit = { museum_id: number; system_id: string; pass_date: string; schedule_item_id: number; time: string }

export async function findVisit(origin: string, session: DemoSession): Promise<Visit> {
  const systemId = 'hermitage-main'
  const headers = { authorization: session.answer.accessToken }
  const [place] = (await (await fetch(`${origin}/api/v1/museums-objects/?system_id=${systemId}`, { headers })).json()) as MuseumObject[]
  if (!place) throw new Error('The demo has no Hermitage')
  for (let ahead = 28; ahead < 42; ahead++) {
    const passDate = addDays(todayIn(defaultZone), ahead)
    const answer = await act<{ schedule_data: { result: Slot[] } }>(`${origin}/api/v1/actions/`, session, 'get_schedule', {
      museum_object_id: systemId,
      schedule_date: passDate,
    })
    const slot = answer.schedule_data.result.find(({ free }) => free >= 120)
    if (slot) return { museum_id: place.museum_id, system_id: systemId, pass_date: passDate, schedule_item_id: slot.id, time: slot.time }
  }
  throw new Error('The demo has no free slot in the Hermitage')
}

async function listOrders(url: string, session: DemoSession, action: string): Promise<Order[]> {
  return (await act<{ result: Order[] }>(url, session, action, {})).result
}

/** `key`: for an act that writes. */
export async function act<T>(url: string, session: DemoSession, action: string, data: object, key?: string): Promise<T> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  const headers = { authorization: session.answer.accessToken, ...(key && { 'idempotency-key': key }) }
  const response = await fetch(url, { method: 'POST', body, headers })
  const answer = (await response.json()) as { success: boolean; data: T; error?: string }
  if (!answer.success) throw new Error(`${action}: ${answer.error}`)
  return answer.data
}
