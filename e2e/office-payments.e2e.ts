import type { APIRequestContext, Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './axe.ts'
import { call, rubles, spaced, tokenOf } from './api.ts'
import { expect, test } from './fixtures.ts'
import { theStage } from './stage.ts'

type Due = { id: number; due: number }
type State = { payment_id: number; status: string }

/** A customer that no other journey pays for. */
const payer = 'agency2'

async function dueOrders(request: APIRequestContext, token: string): Promise<Due[]> {
  const { orders } = await call<{ orders: Due[] }>(request, '/api/v1/actions/', token, 'prefetch_payment', {})
  return orders
}

/** Begins a payment as the customer; what the payer does at the bank is told to the stand-in bank. */
async function begin(request: APIRequestContext, token: string, orders: readonly Due[]): Promise<number> {
  const asked = {
    vouchers: orders.map(({ id }) => id).join(', '),
    amount: orders.reduce((sum, { due }) => sum + due, 0),
    name: 'ООО «Плательщик»',
    email: 'payer@example.com',
    method: 'card',
    offer_accepted: true,
  }
  return (await call<State>(request, '/api/v1/actions/', token, 'new_payment', asked)).payment_id
}

async function finish(request: APIRequestContext, token: string, paymentId: number, outcome: string): Promise<void> {
  const answer = await request.post(`${theStage().sandbox}/control/`, { data: { payment_id: String(paymentId), outcome } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const status = async (): Promise<string> =>
    (await call<State>(request, '/api/v1/actions/', token, 'check_payment_status', { payment_id: paymentId })).status
  await expect.poll(status).toBe('COMPLETE')
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
}

async function refund(page: Page, paymentId: number, amount: string, confirm: string): Promise<void> {
  await page.goto(`/office/payments?payment=${paymentId}`)
  await page.getByRole('button', { name: 'Вернуть деньги…' }).click()
  const dialog = page.getByRole('dialog')
  if (amount !== '') await dialog.getByLabel('Сумма, ₽').fill(amount)
  await dialog.getByLabel('Причина').fill('Группа не приехала')
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Вернуть деньги…' })).toBeFocused()
}

test('a part of a payment goes back at once, and the rest, above the limit, when a second employee sends it', async ({
  signIn,
  request,
}) => {
  const token = await tokenOf(request, payer)
  const dearest = (await dueOrders(request, token)).toSorted((one, other) => other.due - one.due).slice(0, 4)
  const sum = dearest.reduce((all, { due }) => all + due, 0)
  const id = await begin(request, token, dearest)
  await finish(request, token, id, 'approve')

  const page = await signIn({ login: 'office-accountant', app: 'office', reducedMotion: 'reduce' })
  await refund(page, id, '100', 'Вернуть')
  const refunds = page.getByRole('region', { name: 'Возвраты' })
  await expect(refunds.getByText('возвращён', { exact: true })).toBeVisible()
  await refund(page, id, '', 'Предложить возврат')
  await expect(refunds.getByText('Решит другой сотрудник: это предложили вы.')).toBeVisible()

  const second = await signIn({ login: 'admin', app: 'office', reducedMotion: 'reduce' })
  await second.goto('/office/payments?view=refunds&refunds=proposed')
  const proposed = second.getByRole('listitem').filter({ hasText: `Платёж № ${id}` })
  await expect(proposed.getByRole('link', { name: 'ООО «Ладога-тур»' })).toBeVisible()
  await proposed.getByRole('button', { name: 'Отправить…' }).click()
  await expectAccessible(second)
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Вернуть/ })
    .click()
  await expect(second.getByText(/^Возврат .* отправлен$/)).toBeVisible()
  await expect(refunds.getByText('возвращён', { exact: true })).toHaveCount(2)
  const returned = page.locator('dl > div').filter({ hasText: 'возвращено' })
  await expect.poll(async () => spaced(await returned.textContent())).toContain(rubles(sum))
})

test('an order that is paid twice leaves free money and a task on the open screen; the money pays another order, a wrong amount is told as well', async ({
  signIn,
  request,
}) => {
  const token = await tokenOf(request, payer)
  const [cheapest, another] = (await dueOrders(request, token)).toSorted((one, other) => one.due - other.due)
  if (!cheapest || !another) throw new Error('The demo has too little to pay')
  const [first, again] = [await begin(request, token, [cheapest]), await begin(request, token, [cheapest])]
  const wrong = await begin(request, token, [another])
  const page = await signIn({ login: 'office-accountant', app: 'office', reducedMotion: 'reduce' })
  await page.goto('/office/payments?view=money')
  await expect(page.getByRole('heading', { name: 'Платежи' })).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await finish(request, token, first, 'approve')
  await finish(request, token, again, 'approve')
  await finish(request, token, wrong, 'wrong_amount')

  const free = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Платёж № ${again}`, exact: true }) })
  await expect.poll(async () => spaced(await free.textContent())).toContain(`на балансе из ${rubles(cheapest.due)}`)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await free.getByRole('button', { name: 'Зачесть…' }).first().click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Зачесть', exact: true }).click()
  await expect(page.getByText(/зачтено в заказ №\s\d+$/)).toBeVisible()
  await page.goto(`/office/payments?payment=${again}`)
  await expect(page.getByRole('region', { name: 'Зачтено в заказы' })).toContainText('Светлана Кузьмина')

  await page.goto('/office/payments?view=tasks')
  const taskOf = (kind: string, payment: number) =>
    page
      .getByRole('listitem')
      .filter({ hasText: kind })
      .filter({ hasText: `Платёж № ${payment}` })
  await expect(taskOf('Пришла другая сумма', wrong)).toBeVisible()
  const task = taskOf('Заказ оплатили второй раз', again)
  await task.getByRole('button', { name: 'Закрыть…' }).click()
  await page.getByLabel('Что сделано').fill('Зачтено в другой заказ')
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть задачу' }).click()
  await expect(task).toBeHidden()
  await page.getByRole('button', { name: 'Закрытые' }).click()
  await expect(task).toContainText('Зачтено в другой заказ')
})
