import type { Page } from '@playwright/test'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import { call, spaced, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens } from './live.ts'
import { placeWaiting } from './waiting-order.ts'

const portal = '/api/v1/actions/'
const office = '/api/office/actions/'

/** A confirmed visit of the demo whose free changes are over, and which nobody has asked to change yet. */
async function lateOrder(page: Page): Promise<Order> {
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  const orders = await call<Order[]>(page.request, portal, token, 'get_upcoming', {})
  const late = orders.find(
    ({ data, info }) =>
      data.kind === 'museum_tickets' && info.allowed.includes('edit') && (info.cancel_penalty ?? 0) > 0 && !info.pending_change,
  )
  if (!late) throw new Error('The demo has no order past its free changes')
  return late
}

test('a change past the deadline names its penalty before the click, waits for staff, is made anew, and declined leaves the order as it was', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency' })
  const order = await lateOrder(page)
  const adults = order.data.tickets.find(({ category }) => category === 'common')?.quantity ?? 0
  await page.goto(`/upcoming/info?id=${order.id}`)
  await page.getByRole('link', { name: 'Изменить', exact: true }).click()
  await page.waitForURL(`**/upcoming/edit?id=${order.id}`)
  const summary = page.getByRole('region', { name: 'После изменения' })
  await expect(summary).toContainText('Бесплатно менять заказ можно было до')
  await expect(summary).toContainText('изменение сначала рассмотрит диспетчер')
  const heads = page.getByRole('spinbutton', { name: 'Взрослые' })
  const act = summary.getByRole('button', { name: /^Отправить/ })
  const before = await act.boundingBox()
  await heads.press('ArrowDown')
  await expect(summary).toContainText('Штраф за уменьшение группы')
  // What moves between the press and the release of a slow hand is not clicked.
  expect((await act.boundingBox())?.y).toBe(before?.y)

  // What was typed survives a reload.
  await page.reload()
  await expect(heads).toHaveValue(String(adults - 1))
  await act.click()
  await page.waitForURL(`**/upcoming/info?id=${order.id}`)
  await expect(page.locator('article h1')).toBeFocused()
  const pending = page.getByRole('region', { name: 'Изменение ждёт решения' })
  await expect(pending).toContainText('До ответа заказ остаётся прежним')

  // A newer change begins with the one that waits, and takes its place.
  await page.getByRole('link', { name: 'Изменить', exact: true }).click()
  await expect(page.getByText(/^На рассмотрении с/)).toBeVisible()
  await expect(heads).toHaveValue(String(adults - 1))
  await expectNoAxeViolations(page)
  await heads.press('ArrowDown')
  await act.click()
  await page.waitForURL(`**/upcoming/info?id=${order.id}`)
  await expect(pending.getByText(String(adults - 2), { exact: true })).toBeVisible()
  await listens(page)

  const token = await tokenOf(page.request, 'dispatcher')
  const asked = await call<Order>(page.request, portal, await tokenOf(page.request, 'agency'), 'get_request', { request_id: order.id })
  const decision = { order_id: order.id, revision: asked.info.pending_change?.revision, reason: 'Билеты уже выписаны', now: true }
  await call(page.request, office, token, 'decline_change', decision)

  await expect(pending).toHaveCount(0)
  await expect(page.getByText('Билеты уже выписаны')).toBeVisible()
  await expect(page.getByRole('row', { name: /Взрослый/ })).toContainText(String(adults))
  for (const language of ['fa', 'zh']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('an order that waits says why, and is in processing the moment places return', async ({ signIn }) => {
  const page = await signIn({ login: 'agency2' })
  const { id, slot } = await placeWaiting(page.request, { login: 'agency2', inDays: 27 })
  const staff = await tokenOf(page.request, 'dispatcher')

  await page.goto(`/upcoming/info?id=${id}`)
  const line = page.getByRole('region', { name: 'Лист ожидания' })
  await expect(line).toContainText('Нужно мест7')
  await expectNoAxeViolations(page)
  await listens(page)
  await call(page.request, office, staff, 'set_slot', { slot_ids: [slot.id], capacity: slot.capacity + 400, closed: false })
  await expect(page.getByText('Места нашлись').first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await expect(page.getByText('Ждём ответа диспетчера. Места за вами.')).toBeVisible()
})

test('a programme stands on one axis with what of it cannot be done', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await page.getByRole('button', { name: 'Программы' }).click()
  await page.waitForURL('**/upcoming?view=programme')
  await page.getByRole('link', { name: 'Открыть программу' }).first().click()
  await page.waitForURL(/\/upcoming\/programme\?id=\d+/)
  const timeline = page.getByRole('group', { name: 'Программа по дням' })
  await expect(timeline.getByRole('link').first()).toBeVisible()
  const clashes = page.getByRole('region', { name: 'Накладки' })
  expect(spaced(await clashes.textContent())).toMatch(/накладываются на \d+ мин|на дорогу \d+ мин, нужно \d+/)
  await expect(page.getByText(/^Заказы №\d+, №\d+/)).toBeVisible()
  // Arrow keys lead along the day, and from day to day.
  const visits = timeline.getByRole('link')
  await visits.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(visits.first()).not.toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(visits.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(timeline.locator(':focus')).toHaveCount(1)
  await expect(visits.first()).not.toBeFocused()
  await visits.first().click()
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
})
