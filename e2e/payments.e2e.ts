import type { APIRequestContext, Locator, Page } from '@playwright/test'
import pg from 'pg'
import { ru } from '../packages/phrases/src/payments/ru.ts'
import { fa } from '../packages/phrases/src/payments/fa.ts'
import { zh } from '../packages/phrases/src/payments/zh.ts'
import { ru as shell } from '../packages/phrases/src/shell/ru.ts'
import { call, rubles, spaced, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, fillLogin, inProof, test } from './fixtures.ts'
import { theStage } from './stage.ts'

type Payable = { id: number; due: number }

/** Kopecks: an order that another journey has just made may cost less. */
const linkAsks = 100_000

/**
 * An order that waits for payment. The journeys of this file come one after the other, whatever the number of workers; only repeats of them
 * run side by side, and take each from its own. `last`: for one that leaves it unpaid.
 */
async function payable(request: APIRequestContext, which: 'first' | 'last' = 'first'): Promise<Payable> {
  const { repeatEachIndex, project } = test.info()
  const token = await tokenOf(request, 'agency')
  const { orders } = await call<{ orders: Payable[] }>(request, '/api/v1/actions/', token, 'prefetch_payment', {})
  const own = orders.filter(({ id, due }) => id % project.repeatEach === repeatEachIndex && due > linkAsks)
  const order = own.at(which === 'first' ? 0 : -1)
  if (!order) throw new Error('The demo has no order left to pay')
  return order
}

async function agreeAndPay(page: Page): Promise<void> {
  await page.locator('input[name=offer_accepted]').check()
  await page.locator('main form button[type=submit]').click()
}

/** The bank's page: the card of this place in its list, and the code that it shows. */
async function payByCard(page: Page, place: number, code?: string): Promise<void> {
  await page.waitForURL((url) => url.origin === theStage().sandbox)
  const card = await page.locator('#cards option').nth(place).getAttribute('value')
  await page.locator('#number').fill(card ?? '')
  await page.locator('#until').fill('12/30')
  await page.locator('#cvc').fill('123')
  await page.locator('form button').first().click()
  if (code === undefined) return
  await page.locator('#code').fill(code)
  await page.locator('form button').first().click()
}

async function endSessionElsewhere(page: Page): Promise<void> {
  const authorization = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  await page.request.post('/api/v1/logout/', { headers: { authorization } })
}

const [approved, declined] = [0, 2]

const paid = (page: Page, words: { wait: { paid: string } } = ru) => page.getByRole('heading', { name: words.wait.paid, level: 1 })

/** The page says by itself what the bank has answered. */
async function expectFromBank(heading: Locator): Promise<void> {
  await expect(async () => {
    await letTheBankBeAsked()
    await expect(heading).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

/**
 * As if ten seconds had passed since the bank was asked about each open attempt: it may be asked about one so often only, by the clock of the
 * database, and payers who take no time for their cards would wait for the rest of them.
 */
async function letTheBankBeAsked(): Promise<void> {
  const client = new pg.Client({ connectionString: theStage().databaseUrl })
  await client.connect()
  try {
    const lately = `finished_at is null and asked_at > now() - interval '10 seconds'`
    await client.query(`update payments set asked_at = asked_at - interval '10 seconds' where ${lately}`)
  } finally {
    await client.end()
  }
}

test('a declined card is told in the words of the specification, another one is asked for its 3-D Secure code and pays; the open order knows at once', async ({
  signIn,
  request,
}) => {
  const { id, due } = await payable(request)
  const page = await signIn({ login: 'agency' })
  const order = await page.context().newPage()
  await order.goto(`/upcoming/info?id=${id}`)
  const toPay = order.getByRole('article').getByRole('link', { name: 'Оплатить' })
  await expect(toPay).toBeVisible()
  await order.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.goto(`/payment?tab=individuals&vouchers=${id}`)
  expect(spaced(await page.locator('output[name=amount]').textContent())).toBe(rubles(due))
  await agreeAndPay(page)
  await payByCard(page, declined)
  await page.locator('.way-back a').click()
  await expectFromBank(page.getByRole('heading', { name: 'Ошибка при совершении платежа' }))
  await expect(page.getByText(ru.reason.declined)).toBeVisible()

  await page.getByRole('link', { name: ru.wait.again }).click()
  await agreeAndPay(page)
  await page.waitForURL((url) => url.origin === theStage().sandbox)
  // Back from the bank: the attempt waits for him, and for the bank.
  await page.goBack()
  await expect(page.getByText(ru.wait.step.opened.card)).toBeVisible()
  await page.reload()
  const toBank = page.getByRole('link', { name: ru.wait.toBank })
  const bank = (await toBank.getAttribute('href')) ?? ''
  await toBank.click()
  await payByCard(page, approved, '1234')
  await expectFromBank(paid(page))
  // The bank's page, opened again, leads to what became of it.
  await page.goto(bank, { waitUntil: 'commit' })
  await expect(paid(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(toPay).toBeHidden()
  expect(await order.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.getByRole('main').getByRole('link', { name: ru.wait.toHistory }).click()
  await page.locator('input[name=voucher]').fill(String(id))
  await page.getByRole('button', { name: shell.find, exact: true }).click()
  await expect(page.getByRole('cell', { name: ru.status.COMPLETE, exact: true })).toHaveCount(1)
  await expect(page.getByRole('cell', { name: ru.status.FAILED, exact: true })).toHaveCount(1)
  await expectNoAxeViolations(page)
})

test('a code of SBP is given up and another one is paid in the bank’s app; the page that waits says so by itself, also after its session', async ({
  signIn,
  openPage,
  request,
}) => {
  const { id } = await payable(request)
  const page = await signIn({ login: 'agency' })
  await page.goto(`/payment?tab=individuals&vouchers=${id}`)
  await page.getByRole('radio', { name: ru.method.sbp }).check({ force: true })
  await agreeAndPay(page)
  await expect(page.getByRole('img', { name: /QR-код на/ })).toBeVisible()
  await page.getByRole('button', { name: ru.wait.leave.sbp }).click()
  await expect(page.getByText(/отменён платёж/)).toBeVisible()

  await agreeAndPay(page)
  await expect(page.getByText(ru.wait.notYet)).toBeVisible()
  await expectNoAxeViolations(page)
  await endSessionElsewhere(page)
  await page.waitForURL('**/login')
  await fillLogin(page, 'agency')
  // Back where he was: at the code.
  await expect(page.getByText(ru.wait.notYet)).toBeVisible()
  const code = await page.getByRole('link', { name: ru.wait.toApp }).getAttribute('href')
  const app = await openPage({ viewport: { width: 390, height: 844 } })
  await app.goto(code ?? '')
  // What the telephone has scanned it cannot scan.
  await expect(app.locator('form button').first()).toBeInViewport()
  await expect(app.locator('svg.qr')).toBeHidden()
  await app.locator('form button').first().click()
  await expectFromBank(paid(page))
})

test('WeChat Pay, where it is switched on, is paid by its code', async ({ signIn, request }) => {
  const { id } = await payable(request)
  const page = await signIn({ login: 'agency' })
  await page.goto('/payment-wechat')
  await page.getByRole('link', { name: ru.wechat.pay }).click()
  await page.locator('input[name=vouchers]').fill(String(id))
  await expect(page.getByRole('radio', { name: ru.method.wechat })).toBeChecked()
  await agreeAndPay(page)
  await expect(page.getByRole('img', { name: /QR-код на/ })).toBeVisible()
  const data = { payment_id: new URL(page.url()).searchParams.get('payment_id'), outcome: 'approve' }
  expect((await request.post(`${theStage().sandbox}/control/`, { data })).ok()).toBe(true)
  await expectFromBank(paid(page))
})

test('a payment link is paid from another browser without a session, and its token stands in no address and no Referer', async ({
  signIn,
  openPage,
  request,
}) => {
  const { id } = await payable(request, 'last')
  const page = await signIn({ login: 'agency' })
  await page.goto(`/payment?tab=links&vouchers=${id}`)
  await page.getByRole('button', { name: ru.links.create }).click()
  await page.locator('input[name=amount]').fill('1 000')
  await page.getByRole('dialog').getByRole('button', { name: ru.links.create }).click()
  const url = (await page.getByText('/payments-link#').textContent()) ?? ''
  const token = new URL(url).hash.slice(1)
  await page.getByRole('button', { name: ru.links.done }).click()

  const stranger = await openPage({ viewport: { width: 390, height: 844 } })
  const leaks: string[] = []
  stranger.on('request', (asked) => {
    if (`${asked.url()} ${asked.headers()['referer'] ?? ''}`.includes(token)) leaks.push(asked.url())
  })
  await stranger.goto(url)
  await stranger.locator('input[name=name]').fill('Li Wei')
  await stranger.locator('input[name=email]').fill('li@tour.example')
  await expectNoAxeViolations(stranger)
  await agreeAndPay(stranger)
  await stranger.waitForURL(({ origin }) => origin === theStage().sandbox)
  await expectNoAxeViolations(stranger)
  await payByCard(stranger, approved)
  await expect(stranger.locator('#code')).toBeFocused()
  await expectNoAxeViolations(stranger)
  await stranger.locator('#code').fill('1234')
  await stranger.locator('#code').press('Enter')
  await expectFromBank(paid(stranger))
  await expectNoAxeViolations(stranger)
  expect(leaks).toEqual([])

  const row = page.getByRole('listitem').filter({ hasText: String(id) })
  await expect(row.getByText(ru.links.state.paid).first()).toBeVisible()
})

for (const [language, words] of [
  ['zh', zh],
  ['fa', fa],
] as const) {
  test(`a card pays in ${language}`, inProof(language !== 'fa'), async ({ signIn, request }) => {
    const { id } = await payable(request)
    const page = await signIn({ login: 'agency' })
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto(`/payment?tab=individuals&vouchers=${id}`)
    await agreeAndPay(page)
    await payByCard(page, approved, '1234')
    await expectFromBank(paid(page, words))
    await expectNoAxeViolations(page)
  })
}
