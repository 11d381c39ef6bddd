import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { addDays, defaultZone, monthAfter, monthOf, todayIn } from '../packages/contract/src/dates.ts'
import { tokenOf } from './api.ts'
import { decideAtOnce } from './at-once.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { choose } from './choose.ts'

type Order = { id: number; data: Record<string, unknown>; info: { status: string } }
type Slot = { id: number; status: string }
type Preview = { revision: number; total: number; penalty: number }
type Answer = { success: boolean; data: unknown }
type Agency = { ask: <T>(action: string, data: object) => Promise<T>; get: <T>(path: string) => Promise<T> }

/** A calendar day so many days from now. */
const day = (ahead: number) => addDays(todayIn(defaultZone), ahead)
/** The twelfth of the next month: its submission window is open. */
function wishDay(): string {
  return `${monthAfter(monthOf(todayIn(defaultZone)), 1)}-12`
}
const people = { guide: 'Li Wei', guide_phone: '+7 921 555-01-18' }
const group = { adult: 12, child: 2, type: 'cn' }

/** The agency's own program. */
async function agencyOf(request: APIRequestContext): Promise<Agency> {
  const headers = { Authorization: await tokenOf(request, 'agency') }
  return {
    ask: async <T>(action: string, data: object) => {
      const multipart = { action, data: JSON.stringify(data) }
      const said = (await (await request.post('/api/v1/actions/', { multipart, headers })).json()) as Answer
      expect(said.success, JSON.stringify(said)).toBe(true)
      return said.data as T
    },
    get: async <T>(path: string) => (await (await request.get(`/api/v1/${path}`, { headers })).json()) as T,
  }
}

async function place(agency: Agency, action: string, data: object): Promise<number> {
  return (await agency.ask<{ result: { id: number } }>(action, data)).result.id
}

/** Tickets like those of an order that waits in the demo already, for so many. */
async function orderTickets(agency: Agency, quantity: number, status: 'available' | 'full' = 'available'): Promise<number> {
  const { result } = await agency.ask<{ result: Order[] }>('get_upcoming', {})
  const like = result.find(({ data, info }) => info.status === 'in_processing' && data['kind'] === 'museum_tickets')
  if (!like) throw new Error('The demo has no tickets in processing')
  const { museum_id, system_id, pass_date, type, country_id } = like.data
  const asked = { museum_object_id: system_id, type, schedule_date: pass_date }
  const { schedule_data } = await agency.ask<{ schedule_data: { result: Slot[] } }>('get_schedule', asked)
  const slot = schedule_data.result.find((one) => one.status === status)
  const order = { museum_id, system_id, pass_date, type, country_id, ...people, schedule_item_id: slot?.id }
  const tickets = [{ category: 'common', quantity }]
  return place(agency, 'post_request', { ...order, persons_per_guide: 25, tickets, services: [], qty_guide: 1, accept_waiting: true })
}

/** Tickets that wait for places of a slot which has none. */
async function orderWithoutPlaces(agency: Agency): Promise<number> {
  return orderTickets(agency, 1, 'full')
}

async function orderOfEachKind(agency: Agency): Promise<Record<string, number>> {
  const museumFor = async (list: string) => (await agency.get<{ id: number }[]>(`museums-for-${list}/`))[0]?.id
  const museum_id = await museumFor('rgag')
  const [object] = await agency.get<{ system_id: string }[]>(`museums-objects/?museum_id=${museum_id}&type=cn`)
  const visit = { pass_date: day(20), time: '12:00' }
  const loan = { pickup: `${day(20)}T09:00:00+03:00`, return: `${day(20)}T19:00:00+03:00`, services: [{ service: 'ag', quantity: 3 }] }
  const coach = { vehicle: 'coach', pickup: 'Пулково-1', dropoff: 'Петергоф', hours: 5 }
  const contact = { contact: people.guide, contact_phone: people.guide_phone }
  const guide = { language: 'zh', hours: 3, meeting_point: 'Гостиница «Азимут»' }
  const wish = { museum_id: await museumFor('schedule'), system_id: '', pass_date: wishDay(), time: '13:00' }
  const equipment = { museum_id, system_id: object?.system_id, pass_date: day(20), type: 'cn' }
  return {
    transport: await place(agency, 'post_request_transport', { ...visit, ...group, ...coach, ...contact }),
    guide: await place(agency, 'post_request_guide', { ...visit, ...group, ...guide }),
    audio_guides: await place(agency, 'post_request_rg_ag', { ...equipment, ...loan, ...people }),
    schedule: await place(agency, 'post_request_schedule', { ...wish, ...group, ...people }),
  }
}

/** The agency asks for another number of persons of a confirmed order. */
async function askToChange(agency: Agency, id: number, fields: object): Promise<void> {
  const { result } = await agency.ask<{ result: Preview }>('preview_request', { id, ...fields })
  const { revision, total, penalty } = result
  await agency.ask('put_request', { id, ...fields, revision, total, penalty })
}

const row = (page: Page, id: number): Locator => page.locator(`#order-${id}`)

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/office/queue?order=${id}`)
  await expect(row(page, id)).toHaveAttribute('aria-selected', 'true')
}

/** The board takes Enter for the open order, not for one that stood there before. */
async function confirmByKey(page: Page, id: number): Promise<void> {
  await expect(page.getByRole('button', { name: /Подтвердить \d/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(new RegExp(`№\\s${id}: заказ подтверждён`))).toBeVisible()
}

test('a dispatcher answers one order of each kind by keyboard, and reads what matters of it', async ({ request, signIn }) => {
  const agency = await agencyOf(request)
  const orders = await orderOfEachKind(agency)
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  await decideAtOnce(page)
  const matters: Record<string, (string | RegExp)[]> = {
    transport: ['Пулково-1 → Петергоф', '5 часов'],
    guide: ['Гостиница «Азимут»', 'китайский'],
    audio_guides: ['Аудиогид:\u00a03', /свободно на эти дни Аудиогид: \d+ из \d+/],
    schedule: [/график на .+ приём открыт до/, /все объекты/],
  }
  for (const [kind, id] of Object.entries(orders)) {
    await open(page, id)
    const card = page.getByRole('region', { name: 'Заказ и решение' })
    for (const words of matters[kind] ?? []) await expect(card.getByText(words).first()).toBeVisible()
    if (kind === 'schedule') {
      await page.keyboard.press('e')
      await page.keyboard.type('Верхний сад, дверь 5')
      await page.keyboard.press('Escape')
    }
    if (kind === 'transport') {
      await choose(page.locator('[name=employee]'), 1)
      await expect(page.locator('[name=employee]')).not.toHaveAttribute('value', 'nobody')
      await page.getByRole('heading', { level: 2 }).last().click()
    }
    await confirmByKey(page, id)
  }
  await page.goto('/office/queue?kind=museum_tickets,schedule')
  const tickets = await orderTickets(agency, 1)
  // It comes into the filtered list by itself.
  await expect(row(page, tickets)).toBeVisible()
  await row(page, tickets).click()
  await confirmByKey(page, tickets)
})

test('of two changes one is accepted, one declined; marked orders are answered line by line', async ({ request, signIn }) => {
  const agency = await agencyOf(request)
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  await decideAtOnce(page)
  const ids = [await orderTickets(agency, 2), await orderTickets(agency, 2)]
  for (const id of ids) {
    await open(page, id)
    await confirmByKey(page, id)
    await askToChange(agency, id, { qty_common: 3 })
  }
  const [accepted = 0, declined = 0] = ids

  await page.goto(`/office/queue?part=change&order=${accepted}`)
  const change = page.getByRole('region', { name: 'Клиент просит изменить заказ' })
  await expect(change).toContainText('взрослые: 2 → 3')
  await expect(change).toContainText('подорожает на')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Изменение заказа № ${accepted} принято`)).toBeVisible()
  await row(page, declined).click()
  await expect(page).toHaveURL(new RegExp(`order=${declined}`))
  await expect(change).toBeVisible()
  await page.keyboard.press('r')
  await page.getByLabel('Причина').fill('Зал полон')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Изменение заказа № ${declined} отклонено`)).toBeVisible()
  const tickets = async (id: number) => (await agency.ask<{ result: Order }>('get_request', { request_id: id })).result.data['tickets']
  expect([await tickets(accepted), await tickets(declined)]).toEqual([
    [{ category: 'common', quantity: 3 }],
    [{ category: 'common', quantity: 2 }],
  ])

  const marked = [await orderTickets(agency, 1), await orderTickets(agency, 1), await orderTickets(agency, 1)]
  const without = [await orderWithoutPlaces(agency), await orderWithoutPlaces(agency)]
  await page.goto('/office/queue?kind=museum_tickets')
  for (const id of [...marked, ...without]) await row(page, id).locator('[data-mark]').click()
  await page.keyboard.press('Shift+Enter')
  const dialog = page.getByRole('dialog', { name: 'Подтвердить 5 заказов?' })
  await expect(dialog).toContainText('2 не пройдут и останутся в очереди: причины в строках. Остальным ответим: 3.')
  for (const id of without) {
    await expect(dialog.getByRole('listitem').filter({ hasText: String(id) })).toContainText('нет мест для всей группы')
  }
  await expectNoAxeViolations(page)
  // Meanwhile the agency withdraws one of them.
  await agency.ask('delete_request', { request_id: marked[1] })
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ответ дан по 2 заказам.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: String(marked[1]) })).toHaveAttribute('data-at', 'refused')
  for (const id of [marked[0], marked[2]]) {
    await expect(dialog.getByRole('listitem').filter({ hasText: String(id) })).toContainText('подтверждён')
  }
})
