import type { Page } from '@playwright/test'
import { decideAtOnce } from './at-once.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens, noteAnnouncements } from './live.ts'

type Order = { id: number; data: Record<string, unknown>; info: { status: string } }
type Slot = { id: number; status: string }
const position = 'office.livePosition'

async function ask<T>(page: Page, action: string, data: object): Promise<T> {
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  const headers = { authorization: token, 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post('/api/v1/actions/', { headers, multipart: { action, data: JSON.stringify(data) } })
  return ((await answer.json()) as { data: T }).data
}

/** The agency orders one ticket more where an order of the demo waits already: its number. */
async function orderOneMore(agency: Page): Promise<string> {
  const { result } = await ask<{ result: Order[] }>(agency, 'get_upcoming', {})
  const like = result.find(({ data, info }) => info.status === 'in_processing' && data['kind'] === 'museum_tickets')
  if (!like) throw new Error('The demo has no tickets in processing')
  const { museum_id, system_id, pass_date, type, country_id, guide, guide_phone } = like.data
  const asked = { museum_object_id: system_id, type, schedule_date: pass_date }
  const { schedule_data } = await ask<{ schedule_data: { result: Slot[] } }>(agency, 'get_schedule', asked)
  const slot = schedule_data.result.find(({ status }) => status === 'available')
  const order = { museum_id, system_id, pass_date, type, country_id, guide, guide_phone, schedule_item_id: slot?.id }
  const group = { persons_per_guide: 25, tickets: [{ category: 'common', quantity: 1 }], services: [], qty_guide: 1 }
  const placed = await ask<{ result: { id: number } }>(agency, 'post_request', { ...order, ...group })
  return String(placed.result.id)
}

const row = (page: Page, id: string) => page.getByRole('option', { name: id })

test('an order that the agency sends appears in the open queue with a mark, and the open order stays open', async ({ signIn }) => {
  const dispatcher = await signIn({ login: 'dispatcher', home: true, app: 'office' })
  await dispatcher.waitForURL(/order=\d+/)
  const open = dispatcher.url()
  await listens(dispatcher, position)
  await dispatcher.evaluate(() => Object.assign(window, { isSamePage: true }))
  const announcements = await noteAnnouncements(dispatcher)

  const agency = await signIn({ login: 'agency' })
  const id = await orderOneMore(agency)
  await expect(row(dispatcher, id)).toContainText('новый')
  // Alone, or counted with what other journeys sent in the same moment.
  await expect.poll(announcements).toContainEqual(expect.stringMatching(`Новый заказ №\\s${id}|новых заказа|новых заказов`))
  expect(dispatcher.url()).toBe(open)
  expect(await dispatcher.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expectNoAxeViolations(dispatcher)

  await row(dispatcher, id).click()
  await expect(row(dispatcher, id)).not.toContainText('новый')
})

test('an order that one dispatcher confirms says so on the card of the other, who can no longer decide it', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency' })
  const id = await orderOneMore(agency)
  const one = await signIn({ login: 'dispatcher', app: 'office' })
  await decideAtOnce(one)
  // The demo has one dispatcher; the administrator may decide as well.
  const other = await signIn({ login: 'admin', app: 'office' })
  for (const page of [one, other]) {
    await page.goto(`/office/queue?order=${id}`)
    await expect(page.getByRole('button', { name: /Подтвердить/ })).toBeVisible()
  }
  await listens(other, position)

  await one.getByLabel(/вход/i).first().fill('Подъезд 5')
  await one.getByRole('button', { name: /Подтвердить/ }).click()

  await expect(other.getByText('Подтверждена, пока заказ был открыт у вас.')).toBeVisible()
  await expect(other.getByRole('button', { name: /Подтвердить/ })).toHaveCount(0)
  await expect(row(other, id)).toHaveAttribute('aria-selected', 'true')
  await expectNoAxeViolations(other)
  await other.keyboard.press('j')
  await expect(row(other, id)).toHaveCount(0)
})

test('two tabs of a dispatcher share one stream', async ({ signIn }) => {
  const first = await signIn({ login: 'dispatcher', home: true, app: 'office' })
  await listens(first, position)
  const asked: string[] = []
  first.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  const second = await first.context().newPage()
  await second.goto('/office/queue')
  await second.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return held.length === 1 && pending.length === 1
  })
  expect(asked).not.toContain('/api/office/events/')
})
