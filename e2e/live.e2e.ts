import type { Page, Request } from '@playwright/test'
import { call, tokenOf } from './api.ts'
import { decideAtOnce } from './at-once.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens, noteAnnouncements } from './live.ts'

const eventsPath = '/api/v1/events/'

type Order = { id: number; data: { kind: string }; info: { status: string } }

/** Tickets of the demo that wait for the dispatcher: the order's number. */
async function firstInProcessing(page: Page): Promise<string> {
  const token = await tokenOf(page.request, 'agency')
  const orders = await call<Order[]>(page.request, '/api/v1/actions/', token, 'get_upcoming', {})
  const found = orders.find(({ data, info }) => data.kind === 'museum_tickets' && info.status === 'in_processing')
  if (!found) throw new Error('The demo has no tickets in processing')
  return String(found.id)
}

test('what the dispatcher confirms appears in the open list and on the open page of the order, without a reload', async ({ signIn }) => {
  const list = await signIn({ login: 'agency' })
  const id = await firstInProcessing(list)
  await list.goto('/upcoming')
  const sheet = await list.context().newPage()
  await sheet.goto(`/upcoming/info?id=${id}`)
  await expect(sheet.getByText('В обработке').first()).toBeVisible()
  await listens(list)
  for (const page of [list, sheet]) await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const announcements = [await noteAnnouncements(list), await noteAnnouncements(sheet)]

  const dispatcher = await signIn({ login: 'dispatcher', app: 'office' })
  await decideAtOnce(dispatcher)
  await dispatcher.goto(`/office/queue?order=${id}`)
  await dispatcher.getByLabel(/вход/i).first().fill('Подъезд 7, живой')
  await dispatcher.getByRole('button', { name: /^(Enter)?\s*Подтвердить/ }).click()

  await expect(sheet.getByText('Подъезд 7, живой').first()).toBeVisible()
  const row = list.getByRole('listitem').filter({ has: list.getByText(`№ ${id}`, { exact: true }) })
  await expect(row.getByText('Подтверждена')).toBeVisible()
  await expect(row.getByText('обновлено')).toBeVisible()
  // Alone, or counted with what other journeys changed in the same moment.
  const told = expect.stringMatching(`Заявка №${id}: Подтверждена|Обновлен`)
  for (const said of announcements) await expect.poll(said).toContainEqual(told)
  for (const page of [list, sheet]) {
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expectNoAxeViolations(page)
  }
})

test('two tabs share one stream; the second takes it over where the first left it', async ({ signIn }) => {
  const first = await signIn({ login: 'agency2', home: true })
  await listens(first)
  const asked: Request[] = []
  first.context().on('request', (request) => {
    if (new URL(request.url()).pathname === eventsPath) asked.push(request)
  })
  const second = await first.context().newPage()
  await second.goto('/upcoming')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  // The tab that may not listen waits in the browser's queue for it: then it is known that it did not ask.
  await second.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return held.length === 1 && pending.length === 1
  })
  expect(asked).toEqual([])

  await first.close()
  await expect.poll(() => asked.length).toBe(1)
  expect(await asked[0]?.headerValue('last-event-id')).toMatch(/^\d+-\d+$/)
})

test('a session that is ended elsewhere leads every open tab to the login', async ({ signIn }) => {
  const page = await signIn({ login: 'individual', home: true })
  await listens(page)
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  const other = await page.context().newPage()
  await other.goto('/upcoming')
  await page.request.post('/api/v1/logout/', { headers: { authorization: token } })
  for (const tab of [page, other]) await tab.waitForURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('livePosition'))).toBeNull()
})
