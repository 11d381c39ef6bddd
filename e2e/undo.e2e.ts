import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { overflowingInWidths } from './overflow.ts'
import { theStage } from './stage.ts'

type Order = { id: number; data: Record<string, unknown>; info: { status: string } }
type Slot = { id: number; status: string }
const portal = '/api/v1/actions/'

/** The agency orders one ticket where an order of the demo waits already; how it stands is asked by its program. */
async function newOrder(request: APIRequestContext) {
  const agency = await tokenOf(request, 'agency')
  const ask = <T>(action: string, data: object) => call<T>(request, portal, agency, action, data)
  const upcoming = await ask<Order[]>('get_upcoming', {})
  const like = upcoming.find(({ data, info }) => info.status === 'in_processing' && data['kind'] === 'museum_tickets')
  if (!like) throw new Error('The demo has no tickets in processing')
  const { museum_id, system_id, pass_date, type, country_id, guide, guide_phone } = like.data
  const multipart = { action: 'get_schedule', data: JSON.stringify({ museum_object_id: system_id, type, schedule_date: pass_date }) }
  const answer = await request.post(portal, { multipart, headers: { Authorization: agency } })
  const { schedule_data } = ((await answer.json()) as { data: { schedule_data: { result: Slot[] } } }).data
  // After the order that it is like: another journey confirms the agency's first.
  const slot = schedule_data.result.findLast(({ status }) => status === 'available')
  const order = { museum_id, system_id, pass_date, type, country_id, guide, guide_phone, schedule_item_id: slot?.id }
  const group = { persons_per_guide: 25, tickets: [{ category: 'common', quantity: 1 }], services: [], qty_guide: 1 }
  const { id } = await ask<{ id: number }>('post_request', { ...order, ...group })
  const statusNow = async () => (await ask<Order>('get_request', { request_id: id })).info.status
  return { id, statusNow, cancel: () => ask('delete_request', { request_id: id }) }
}

const row = (page: Page, id: number) => page.locator(`#order-${id}`)
const bar = (page: Page) => page.getByRole('contentinfo', { name: 'Последнее решение' })

async function confirm(page: Page, id: number): Promise<void> {
  await page.goto(`/office/queue?order=${id}`)
  await expect(row(page, id)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: /Подтвердить \d/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText(new RegExp(`№\\s${id}: заказ подтверждён`))
}

/** The minute is over: the job of the decision is due. */
async function endMinute(id: number): Promise<void> {
  const client = new pg.Client({ connectionString: theStage().databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with due as (update order_decisions set due_at = now() where order_id = $1 and ended_at is null returning order_decisions.id)
       select graphile_worker.reschedule_jobs(array(
         select jobs.id from graphile_worker.jobs join due on jobs.key = 'carry_out_decision:' || due.id), run_at => now())`,
      [id],
    )
  } finally {
    await client.end()
  }
}

test('a decision is taken back within its minute; another goes to the customer when the minute is over', async ({ request, signIn }) => {
  const { id, statusNow } = await newOrder(request)
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  await confirm(page, id)
  await expect(bar(page)).toContainText(/Клиенту скажем через \d+\sс/)
  await expect(row(page, id)).toHaveCount(0)
  expect(await statusNow()).toBe('in_processing')
  await expectNoAxeViolations(page)

  await page.keyboard.press('z')
  await expect(row(page, id)).toHaveAttribute('aria-selected', 'true')
  await expect(bar(page).filter({ hasText: String(id) })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Подтвердить \d/ })).toBeVisible()
  expect(await statusNow()).toBe('in_processing')

  await confirm(page, id)
  await page.reload()
  await expect(bar(page)).toContainText(String(id))
  await endMinute(id)
  await expect.poll(statusNow).toBe('confirmed')
  await expect(bar(page).filter({ hasText: String(id) })).toHaveCount(0)
})

test('a colleague sees who decided and cannot decide; what the customer does in the minute wins, and is told', async ({
  request,
  signIn,
}) => {
  const { id, statusNow, cancel } = await newOrder(request)
  const [page, colleague] = [await signIn({ login: 'dispatcher', app: 'office' }), await signIn({ login: 'admin', app: 'office' })]
  await colleague.goto(`/office/queue?order=${id}`)
  await expect(colleague.getByRole('button', { name: /Подтвердить \d/ })).toBeVisible()
  await confirm(page, id)
  await expect(colleague.getByText('Павел Орлов: подтвердить.')).toBeVisible()
  await expect(colleague.getByText(/^Клиенту скажем через \d+\sс$/).last()).toBeVisible()
  await expect(colleague.getByRole('button', { name: /Подтвердить \d/ })).toHaveCount(0)
  await expectNoAxeViolations(colleague)

  await cancel()
  await expect(bar(page)).toContainText(new RegExp(`Решение по заказу №\\s${id} не выполнено. Пока оно ждало: Аннулирована`))
  await endMinute(id)
  await expect.poll(statusNow).toBe('cancelled')
  await bar(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(bar(page).filter({ hasText: String(id) })).toHaveCount(0)
})

test('the office at 768: a dispatcher opens the queue, knows where in it he is, answers with a finger and takes it back', async ({
  request,
  signIn,
}) => {
  const { id, statusNow } = await newOrder(request)
  const tablet = { width: 768, height: 1024 }
  const page = await signIn({ login: 'dispatcher', app: 'office', viewport: tablet })
  await page.goto('/office/queue')
  await row(page, id).click()
  const line = page.getByRole('navigation', { name: 'Очередь' })
  await expect(line).toHaveText(/\d+ из \d+/)
  await expect(row(page, id)).toBeHidden()
  // Read at once: orders of other journeys come and go meanwhile.
  const { says, place } = await line.evaluate((nav, order) => {
    const ids = [...document.querySelectorAll('[role=option]')].map((one) => one.id)
    return { says: nav.textContent ?? '', place: ids.indexOf(order) + 1 }
  }, `order-${id}`)
  expect(says).toMatch(new RegExp(`${place} из \\d+`))
  await line.getByRole('link', { name: 'К очереди' }).click()
  await row(page, id).click()

  const answers = ['Подтвердить', 'В лист ожидания', 'Отклонить…'].map((name) => page.getByRole('button', { name }))
  for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 })
  expect(await overflowingInWidths(page, [tablet.width])).toEqual([])
  await page.setViewportSize(tablet)
  await answers[0]?.click()
  await expect(bar(page)).toContainText(new RegExp(`№\\s${id}: заказ подтверждён`))
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await bar(page).getByRole('button', { name: 'Вернуть в очередь' }).click()
  await expect(page).toHaveURL(new RegExp(`order=${id}`))
  for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 })
  expect(await statusNow()).toBe('in_processing')
})
