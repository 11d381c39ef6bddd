import type { Page } from '@playwright/test'
import { numberIn } from '../packages/contract/src/formats.ts'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import type { PricedMuseum } from '../packages/contract/src/pricing/price-table.ts'
import type { ObjectTerms } from '../packages/contract/src/pricing/terms.ts'
import { call, rubles, spaced, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
}

test('a penalty that began while the dialog stood open is shown and asked for anew, and exactly it is charged', async ({
  signIn,
  request,
}) => {
  const office = await tokenOf(request, 'office-accountant')
  const customer = await tokenOf(request, 'agency2')
  const orders = await call<Order[]>(request, '/api/v1/actions/', customer, 'get_upcoming', {})
  const order = orders.findLast(({ info }) => info.status === 'confirmed' && info.allowed.includes('cancel')) as Order
  const objects = await call<ObjectTerms[]>(request, '/api/office/actions/', office, 'object_terms', {})
  const terms = objects.find(({ museum_object_id }) => museum_object_id === order.data.system_id) as ObjectTerms
  const { museum_object_id, cut_off_minutes, free_change_hours, penalty } = terms
  const setTerms = (hours: number, each: number) => {
    const data = { museum_object_id, cut_off_minutes, free_change_hours: hours, penalty: each }
    return call<ObjectTerms>(request, '/api/office/actions/', office, 'set_object_terms', data)
  }

  const people = order.data.tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  const expected = rubles(Math.min(100_00 * people, order.info.total ?? 0))
  await setTerms(0, 0)
  try {
    const page = await signIn({ login: 'agency2' })
    await page.goto(`/upcoming/info?id=${order.id}`)
    await page.getByRole('button', { name: 'Аннулировать', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Штрафа нет')
    // The terms change as if the deadline had passed: a year before the visit at the latest.
    await setTerms(8_760, 100_00)
    await dialog.getByRole('button', { name: 'Аннулировать заказ' }).click()
    await expect(dialog).toContainText('штраф изменился')
    expect(spaced(await dialog.textContent())).toContain(`Штраф ${expected}`)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: /^Аннулировать, −/ }).click()
    await expect(page.getByText(`Заявка №${order.id} аннулирована`)).toBeVisible()
    const due = page.getByRole('definition').filter({ hasText: '₽' })
    await expect.poll(async () => (await due.allTextContents()).map(spaced)).toContain(expected)
    const after = await call<Order>(request, '/api/v1/actions/', customer, 'get_request', { request_id: order.id })
    expect(rubles((after.info.due ?? 0) + (after.info.paid ?? 0))).toBe(expected)
  } finally {
    await setTerms(free_change_hours, penalty)
  }
})

test('the order page adds up: lines to the total, and the VAT inside is named', async ({ signIn, request }) => {
  const token = await tokenOf(request, 'agency')
  const orders = await call<Order[]>(request, '/api/v1/actions/', token, 'get_upcoming', {})
  const order = orders.find(({ info, data }) => info.status === 'confirmed' && data.services.length > 0) as Order
  const page = await signIn({ login: 'agency' })
  await page.goto(`/upcoming/info?id=${order.id}`)
  const table = page.getByRole('table', { name: 'Билеты и услуги' })
  await expect(table.locator('tfoot')).toContainText('₽')
  const sums = (await table.locator('tbody tr td:last-child').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')))
  expect(sums.reduce((one, other) => one + other, 0) * 100).toBe(order.info.total)
  expect(spaced(await table.locator('tfoot').textContent())).toContain(rubles(order.info.total ?? 0))
  await expect(table.getByRole('columnheader', { name: 'НДС внутри' })).toBeVisible()
  await expect(page.getByText('Остальное продаётся без НДС.')).toBeVisible()
})

for (const [language, title, offer] of [
  ['ru', 'Прайс-лист', 'Договор-оферта'],
  ['fa', 'فهرست قیمت', 'شرایط عمومی قرارداد'],
] as const) {
  test(
    `the price lists are saved as files and the offer is read, in ${language}`,
    inProof(language !== 'ru'),
    async ({ signIn, openPage }) => {
      const page = await signIn({ login: 'agency' })
      await speak(page, language)
      await page.goto('/pricelist')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const saved = page.waitForEvent('download')
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
      expect((await saved).suggestedFilename()).toMatch(/\.(xlsx|pdf)$/)
      await expectNoAxeViolations(page)

      const visitor = await openPage({ viewport: { width: 390, height: 844 } })
      await visitor.goto('/login')
      await speak(visitor, language)
      await visitor.goto('/about')
      const tabs = visitor.getByRole('main').getByRole('navigation')
      // A phone has no room for it in the line.
      await tabs.getByRole('button').click()
      await tabs.getByRole('link', { name: offer }).click()
      await visitor.waitForURL('**/about?tab=offer')
      await expect(visitor.getByRole('main').getByRole('article')).toBeVisible()
      await expectNoAxeViolations(visitor)
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    },
  )
}

for (const [language, category, field, word] of [
  ['ru', 'Иностранная группа', 'Музей или объект', 'главный штаб'],
  ['zh', '中国团', '博物馆或场馆', '总参谋部'],
  ['fa', 'گروه خارجی', 'موزه یا مجموعه', 'ستاد'],
] as const) {
  test(
    `prices are read on a phone in ${language}: another category, a word, and nothing runs over the edge`,
    inProof(language !== 'ru'),
    async ({ signIn, request }) => {
      const page = await signIn({ login: 'agency', viewport: { width: 360, height: 740 } })
      await speak(page, language)
      await page.goto('/pricelist')
      await page.getByRole('button', { name: category }).click()
      await page.getByRole('searchbox', { name: field }).fill(word)
      await expect(page).toHaveURL(/find=/)
      const row = page.locator('tbody tr').nth(1)
      const type = language === 'zh' ? 'cn' : 'ig'
      const year = new Date().getFullYear()
      const token = await tokenOf(request, 'agency')
      const museums = await call<PricedMuseum[]>(request, '/api/v1/actions/', token, 'get_price_table', { year, type })
      const found = museums
        .flatMap(({ objects }) => objects)
        .find(({ name }) => Object.values(name).some((one) => one.toLowerCase().includes(word)))
      const price = found?.periods[0]?.prices['ticket:common']?.amount ?? 0
      expect(price).toBeGreaterThan(0)
      await expect(row).toBeVisible()
      expect(spaced(await row.textContent())).toContain(spaced(numberIn(language, price / 100)))
      expect(await page.locator('tbody').count()).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      await expectNoAxeViolations(page)
    },
  )
}

for (const [language, title, debt] of [
  ['ru', 'Баланс', 'Долг'],
  ['fa', 'ماندهٔ حساب', 'بدهی'],
] as const) {
  test(
    `an accountant reads in ${language} what the ledger says the company owes`,
    inProof(language !== 'ru'),
    async ({ signIn, request }) => {
      const token = await tokenOf(request, 'agency-accountant')
      const page = await signIn({ login: 'agency-accountant' })
      await speak(page, language)
      const region = page.getByRole('region', { name: title, exact: true })
      // Other journeys order for the same agency: asked again until both readings are of one moment.
      await expect(async () => {
        const { balance } = await call<{ balance: number }>(request, '/api/v1/actions/', token, 'get_balance', {})
        await page.goto('/upcoming')
        await expect(region).toContainText(debt)
        expect(spaced(await region.textContent())).toContain(rubles(balance))
      }).toPass({ timeout: 60_000 })
      await expectNoAxeViolations(page)
    },
  )
}

test('a guide sees neither the price lists nor the balance', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-guide', home: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Прайс-лист' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Баланс' })).toHaveCount(0)
  await page.goto('/pricelist')
  await expect(page.getByRole('heading', { name: 'Вашей роли это недоступно' })).toBeVisible()
})
