import { readFile } from 'node:fs/promises'
import { ru } from '../packages/phrases/src/payments/ru.ts'
import { ru as refusals } from '../packages/phrases/src/refusals/ru.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

test('an organization lands on its invoices, mends its INN, ticks an order and has the invoice as a PDF', async ({ signIn, request }) => {
  const token = await tokenOf(request, 'agency')
  const { orders } = await call<{ orders: { id: number }[] }>(request, '/api/v1/actions/', token, 'prefetch_payment', {})
  const { invoiced } = await call<{ invoiced: { order_id: number }[] }>(request, '/api/v1/actions/', token, 'prefetch_invoice_data', {})
  const id = orders.find((order) => !invoiced.some(({ order_id: known }) => known === order.id))?.id
  const page = await signIn({ login: 'agency-accountant' })
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: ru.invoice.orders })).toBeVisible()

  await page.locator('input[name=vouchers]').fill(String(id))
  const inn = await page.locator('input[name=inn]').inputValue()
  await page.locator('input[name=inn]').fill('0000000000')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main form').getByText(refusals.fields.inn).first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.locator('input[name=inn]').fill(inn)
  await page.locator('main form button[type=submit]').click()
  const list = page.getByRole('list', { name: ru.invoice.list, exact: true })
  const issued = list
    .getByRole('listitem')
    .filter({ hasText: String(id) })
    .first()
  await expect(issued).toContainText(ru.invoice.state.open)
  await expectNoAxeViolations(page)

  const download = page.waitForEvent('download')
  await issued.getByRole('button').click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^Счёт на оплату № \d+ от [\d.]+\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
