import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

// Refusals of the page's policy are faults of every journey (watch.ts): nothing of the palette writes a style or a script into the page.

const inRussian = 'Найти и открыть'
const options = (page: Page) => page.getByRole('dialog').getByRole('option')

async function firstOrderNumber(page: Page): Promise<string> {
  const number = page
    .getByRole('listitem')
    .getByText(/^№\s\d+$/)
    .first()
  return ((await number.textContent()) ?? '').replace(/\D/g, '')
}

test('Ctrl K opens the palette, three digits find an order, Enter leads to it, and Esc gives the focus back', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  const id = await firstOrderNumber(page)
  const opener = page.getByRole('button', { name: inRussian })
  await expect(opener).toBeVisible()
  const place = page.getByRole('link', { name: 'Архив', exact: true })
  await place.focus()
  await page.keyboard.press('Control+KeyK')
  const field = page.getByRole('combobox', { name: 'Номер заказа, музей, экран или действие' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Экраны' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(place).toBeFocused()

  await page.keyboard.press('Slash')
  await expect(field).toBeFocused()
  await page.keyboard.type(id.slice(-3))
  await expect(options(page).filter({ hasText: `№ ${id}` })).toBeVisible()
  await field.fill(id)
  await expect(options(page).first()).toContainText(`№ ${id}`)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/upcoming/info?id=${id}`)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a guide finds no screen that he may not open', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-guide', home: true })
  await page.getByRole('button', { name: inRussian }).click()
  await expect(options(page).filter({ hasText: 'Заказы' }).first()).toBeVisible()
  await expect(options(page).filter({ hasText: /Прайс-лист|Оплата заявок|Сверка/ })).toHaveCount(0)
})

test('on a phone the button of the bar opens the palette, in Persian too, by touch alone', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true, viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.evaluate(() => localStorage.setItem('language', 'fa'))
  await page.reload()
  await page.getByRole('button', { name: 'یافتن و باز کردن' }).tap()
  const field = page.getByRole('combobox', { name: 'شمارهٔ سفارش، موزه، صفحه یا کار' })
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await expectNoAxeViolations(page)
  await field.fill('بایگانی')
  await options(page).first().tap()
  await page.waitForURL('**/archive')
})

test('the office finds orders, customers, screens and acts by the same keys, and / stays with a screen that has a search', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'dispatcher', app: 'office', home: true })
  await expect(page.getByRole('button', { name: inRussian })).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  const field = page.getByRole('combobox', { name: 'Номер заказа, музей, экран или действие' })
  await expect(field).toBeFocused()
  await field.fill('клиент')
  await expect(options(page).filter({ hasText: 'Клиенты' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/office/customers')
  // Its key comes with the screen.
  await page.locator('input[name=search]').waitFor()
  await page.keyboard.press('Slash')
  await expect(page.locator('input[name=search]')).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+KeyK')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('input[name=search]')).toBeFocused()
})
