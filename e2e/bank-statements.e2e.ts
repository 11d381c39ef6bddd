import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import type { UploadedFile } from '../packages/contract/src/files.ts'
import type { BankEntry, BankStatement } from '../packages/contract/src/payments/bank-statements.ts'
import { fa as money } from '../packages/phrases/src/money/fa.ts'
import { fa } from '../packages/phrases/src/payments/fa.ts'
import { ru as paying } from '../packages/phrases/src/payments/ru.ts'
import { ru } from '../packages/phrases/src/office-statements/ru.ts'
import { ru as refusals } from '../packages/phrases/src/refusals/ru.ts'
import { encode, writeStatement, type WrittenDocument } from '../packages/server/src/testing/bank-statement-file.ts'
import { call, rubles, spaced, tokenOf } from './api.ts'
import { axeViolationsInBothThemes } from './axe.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

/** A customer whose balance no other journey looks at. */
const customer = 'agency-credit'
const [portal, office] = ['/api/v1/actions/', '/api/office/actions/'] as const

type Due = { id: number; due: number }

/** A confirmed order of its own for each journey, of which nothing is paid. */
async function confirmedOrder(request: APIRequestContext): Promise<Due> {
  const [token, dispatcher] = [await tokenOf(request, customer), await tokenOf(request, 'dispatcher')]
  const { id } = await call<{ id: number }>(request, portal, token, 'post_request_guide', {
    pass_date: addDays(todayIn(defaultZone), 25),
    time: '12:00',
    adult: 12,
    child: 2,
    type: 'cn',
    language: 'zh',
    hours: 3,
    meeting_point: 'Гостиница «Азимут»',
  })
  await call(request, office, dispatcher, 'confirm_order', {
    order_id: id,
    revision: 1,
    time: '12:00',
    entrance: 'Вестибюль',
    now: true,
  })
  const { orders } = await call<{ orders: Due[] }>(request, portal, token, 'prefetch_payment', {})
  const order = orders.find((one) => one.id === id)
  if (!order) throw new Error(`Order ${id} cannot be paid`)
  return order
}

const field = (page: Page, name: string) => page.locator(`main form input[name=${name}]`)
/** The list of invoices has a form of its own. */
const issue = (page: Page) => page.locator('main form:has(input[name=inn]) button[type=submit]').click()

test('an order is invoiced from its button to the PDF, and the bank’s statement pays it, is undone and accepted again', async ({
  signIn,
  request,
}) => {
  const { id, due } = await confirmedOrder(request)
  const page = await signIn({ login: customer })
  await page.goto(`/upcoming/info?id=${id}`)
  await page.getByRole('article').getByRole('link', { name: 'Оплатить' }).click()
  await expect(page.locator(`input[name="order.${id}"]`)).toBeChecked()
  const inn = await field(page, 'inn').inputValue()
  await field(page, 'inn').fill('0000000000')
  await issue(page)
  await expect(page.locator('main form').getByText(refusals.fields.inn).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await field(page, 'inn').fill(inn)
  await issue(page)
  const invoice = page
    .getByRole('list', { name: paying.invoice.list, exact: true })
    .getByRole('listitem')
    .filter({ hasText: String(id) })
  await expect(invoice).toContainText(paying.invoice.state.open)
  const download = page.waitForEvent('download')
  await invoice.getByRole('button').click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^Счёт на оплату № \d+ от [\d.]+\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const number = /\d+/.exec(saved.suggestedFilename())?.[0] ?? ''
  const documents = [
    { number, amount: due, payer: { inn, name: 'Восток-Запад' }, purpose: `Оплата по счёту №${number}. Без НДС` },
    {
      number: `1${number}`,
      amount: 700,
      payer: { inn: '', account: '40817810000000000001', name: 'Иванов Иван' },
      purpose: 'За экскурсию',
    },
  ]
  const staff = await signIn({ login: 'office-accountant', app: 'office', reducedMotion: 'reduce' })
  await staff.goto('/office/payments?view=statements')
  const upload = async (text: string) => {
    await staff.locator('input[type=file]').setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: encode(text, 'ibm866') })
    await staff.getByRole('button', { name: ru.take }).click()
  }
  await upload(writeStatement({ encoding: 'DOS', documents, accounts: [{ incoming: 1 }] }))
  await expect(staff.getByRole('alert').filter({ hasText: ru.refused })).toBeVisible()
  await staff.getByRole('link', { name: ru.back }).click()

  await upload(writeStatement({ encoding: 'DOS', documents }))
  const entries = staff.getByRole('list', { name: ru.entries })
  const came = entries.getByRole('listitem').filter({ hasText: 'Восток-Запад' })
  await expect(came.getByText(ru.entryStates.matched)).toBeVisible()
  expect(spaced(await came.textContent())).toContain(rubles(due))
  await expect(entries.getByRole('listitem').filter({ hasText: 'Иванов Иван' }).getByText(ru.entryStates.unknown)).toBeVisible()
  expect(await axeViolationsInBothThemes(staff)).toEqual([])
  await page.reload()
  await expect(invoice).toContainText(paying.invoice.state.paid)

  await came.getByRole('button', { name: ru.undo }).click()
  await expect(came.getByText(ru.entryStates.undone)).toBeVisible()
  await page.reload()
  await expect(invoice).toContainText(paying.invoice.state.open)
  await came.getByRole('button', { name: ru.accept }).click()
  await expect(came.getByText(ru.entryStates.matched)).toBeVisible()
  await page.reload()
  await expect(invoice).toContainText(paying.invoice.state.paid)
})

/** Money of nobody comes by a statement, and staff say that it is this customer's: it lies on his balance. */
async function putOnBalance(request: APIRequestContext, customerId: number, document: WrittenDocument): Promise<void> {
  const token = await tokenOf(request, 'office-accountant')
  const file = { name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: encode(writeStatement({ documents: [document] }), 'windows-1251') }
  const sent = await request.post('/api/office/files/bank_statement/', { multipart: { file }, headers: { Authorization: token } })
  const { file_id } = ((await sent.json()) as { data: UploadedFile }).data.result
  const { id } = await call<BankStatement>(request, office, token, 'import_bank_statement', { file_id })
  const state = async () => (await call<BankStatement>(request, office, token, 'get_bank_statement', { statement_id: id })).state
  await expect.poll(state, { timeout: 60_000 }).toBe('done')
  const [entry] = await call<BankEntry[]>(request, office, token, 'list_bank_entries', { statement_id: id })
  await call(request, office, token, 'assign_bank_entry', { entry_id: entry?.id, customer_id: customerId })
}

test('what lies on the balance pays an order, in Persian', async ({ signIn, request }) => {
  const { id, due } = await confirmedOrder(request)
  const page = await signIn({ login: customer })
  const customerId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { customer_id: number }).customer_id,
  )
  const payer = { inn: '', account: '40817810000000000002', name: 'Петров Пётр' }
  await putOnBalance(request, customerId, { number: String(id), amount: due, payer })
  await page.evaluate(() => localStorage.setItem('language', 'fa'))
  await page.goto(`/payment?tab=individuals&vouchers=${id}`)
  const order = page.locator(`input[name="order.${id}"]`)
  await expect(order).toBeChecked()
  const [before, after] = fa.form.useBalance.split('{sum}')
  const use = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
  expect(spaced(await use.textContent())).toContain(rubles(due).replace(' ₽', ''))
  await expectNoAxeViolations(page)
  await use.click()
  const [, used = ''] = fa.form.balanceUsed.split('{sum}')
  await expect(page.getByText(used)).toBeVisible()
  await expect(order).toHaveCount(0)
  await page.goto(`/upcoming/info?id=${id}`)
  const [paid] = money.paid.split('<')
  await expect(
    page
      .getByRole('article')
      .getByText(new RegExp(`^${paid}`))
      .first(),
  ).toContainText(rubles(due))
})
