import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { chooseValue } from './choose.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('the filters stand in the address: back takes them off one by one, and a link shows a colleague the same', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: /^Не оплачены/ }).click()
  await page.waitForURL('**/upcoming?unpaid=true')
  await chooseValue(page.getByRole('combobox', { name: 'Статус' }), 'confirmed')
  await page.waitForURL('**/upcoming?unpaid=true&status=confirmed')
  await expect(rows(page).filter({ hasText: 'В обработке' })).toHaveCount(0)

  const colleague = await signIn({ login: 'agency-manager' })
  await colleague.goto('/upcoming?unpaid=true&status=confirmed')
  // Both lists follow what other journeys do with these orders, each when it hears of it.
  const count = (reader: Page) => reader.getByText(/^Показано \d+ из \d+$/)
  await expect(count(colleague)).toBeVisible()
  await expect(async () => expect(await count(colleague).textContent()).toBe(await count(page).textContent())).toPass()

  await page.goBack()
  await page.waitForURL('**/upcoming?unpaid=true')
  await page.goBack()
  await page.waitForURL('**/upcoming')
  await expect(rows(page).filter({ hasText: 'В обработке' }).first()).toBeVisible()
})

test('the calendar is walked by arrows and shows the orders of the chosen day', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await page.getByRole('button', { name: 'Календарь' }).click()
  await page.waitForURL('**/upcoming?view=calendar')
  const today = page.getByRole('grid').locator('[aria-current=date]')
  await today.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(/view=calendar&day=\d{4}-\d{2}-\d{2}/)
  const pressed = page.getByRole('grid').getByRole('button', { pressed: true })
  await expect(pressed).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Завтра/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('on a phone the compact rows are wide enough for a thumb, and the filters wait behind one button', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/upcoming?dense=true&unpaid=true')
  await expect(rows(page).first()).toBeVisible()
  for (const row of await rows(page).all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('combobox', { name: 'Музей' })).toBeHidden()
  await page.getByRole('button', { name: 'Фильтры (1)' }).tap()
  await expect(page.getByRole('combobox', { name: 'Музей' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await expectNoAxeViolations(page)
  // The whole row leads to the order.
  await rows(page)
    .first()
    .tap({ position: { x: 180, y: 40 } })
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
})

test('a link to another customer’s order says that there is none, exactly as for a number that nobody has', async ({ signIn }) => {
  const owner = await signIn({ login: 'agency', home: true })
  const museum = (await rows(owner).getByRole('heading').first().textContent()) ?? ''
  await rows(owner).getByRole('link', { name: 'Подробнее' }).first().click()
  await owner.waitForURL(/\/upcoming\/info\?id=\d+/)
  const address = new URL(owner.url())

  const stranger = await signIn({ login: 'individual' })
  const main = stranger.getByRole('main')
  for (const search of [address.search, '?id=2000000000']) {
    await stranger.goto(`${address.pathname}${search}`)
    await expect(main).toHaveText('ЗаказыЗаказ не найденСреди ваших заказов такого нет. Проверьте номер в ссылке.К заказам')
    await expect(main).not.toContainText(museum)
  }
  await expectNoAxeViolations(stranger)
})
