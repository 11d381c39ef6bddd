import type { OfficeOrder } from '../packages/contract/src/orders/office-orders.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { choose } from './choose.ts'

type Day = { result: { museum: { id: number | null; name: string }; pax: number; orders: OfficeOrder[] }[] }

test('a dispatcher reads the manifest of a day, turns to the next by a key, takes one museum as a paper and prints what stands there', async ({
  signIn,
  request,
}) => {
  const token = await tokenOf(request, 'dispatcher')
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  await page.goto('/office/manifest?view=list')
  const date = await page.evaluate(() => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date()))
  const manifest = await call<Day['result']>(request, '/api/office/actions/', token, 'day_manifest', { date, language: 'ru' })
  const [first] = manifest
  const region = page.getByRole('region', { name: first?.museum.name ?? '' })
  await expect(region).toContainText(`${new Intl.NumberFormat('ru').format(first?.pax ?? 0)} чел.`)
  await expect(region.getByRole('row')).toHaveCount((first?.orders.length ?? 0) + 1)
  await expect(region).toContainText(`№ ${first?.orders[0]?.id}`)
  await expectNoAxeViolations(page)

  await choose(page.getByRole('combobox', { name: 'Все музеи' }), 1)
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Лист дня .*\.pdf$/)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'PDF' }),
    page.getByRole('button', { name: 'Следующий день' }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  expect(
    await region
      .getByRole('row')
      .last()
      .evaluate((row) => row.getBoundingClientRect().bottom <= document.documentElement.scrollHeight),
  ).toBe(true)
  await page.emulateMedia({ media: null, colorScheme: null })

  await page.keyboard.press('j')
  await expect(page).toHaveURL(/day=/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  const bar = page.getByRole('banner').locator('a, button').filter({ visible: true })
  const edges = await bar.evaluateAll((words) => words.map((word) => word.getBoundingClientRect()))
  expect(edges.every(({ left }, at) => at === 0 || left >= (edges[at - 1]?.right ?? 0))).toBe(true)
})

test('a day is first its timeline: orders by museum and hour, walked by arrow keys, each leading to its order; on a phone by hour', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  await page.goto('/office/manifest')
  const blocks = page.locator('[data-row] li a')
  await expect(blocks.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Оборудование' })).toBeVisible()
  await expectNoAxeViolations(page)
  const row = page
    .locator('[data-row]')
    .filter({ has: page.locator('li a').nth(1) })
    .first()
  await row.locator('li a').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(row.locator('li a:focus')).toHaveCount(1)
  await expect(row.locator('li a').first()).not.toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await expectNoAxeViolations(page)
  await page.keyboard.press('l')
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('l')
  await blocks.first().press('Enter')
  await page.waitForURL(/\/office\/queue\?order=\d+/)
})
