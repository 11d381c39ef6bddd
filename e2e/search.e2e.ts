import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const name = 'Номер, референс, дата или объект'

/** The browser's own event of a Russian layout: the key in the place of `/` gives a comma with Shift. */
async function pressOnRussianLayout(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page)
  const key = { code: 'Slash', key: ',', modifiers: 2 | 8, windowsVirtualKeyCode: 191 }
  await chrome.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await chrome.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

test('the search opens by its keys on a Russian layout, finds by a part of the museum’s name and opens the order', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  const number = await page
    .getByRole('listitem')
    .filter({ hasText: 'Эрмитаж' })
    .getByText(/^№\s\d+$/)
    .first()
    .textContent()
  const id = (number ?? '').replace(/^№\s/, '')
  await pressOnRussianLayout(page)
  const field = page.getByRole('combobox', { name })
  await expect(field).toBeFocused()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)

  await page.keyboard.type('эРМИТ')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/^Заявка №\d+/)
  await expectNoAxeViolations(page)
  await field.fill(id)
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: `Заявка №${id}` })
    .first()
    .click()
  await page.waitForURL(`**/upcoming/info?id=${id}`)
  await expect(page.getByText(`№ ${id}`).first()).toBeVisible()
  await expect(field).toBeHidden()
  const stored = () => page.evaluate(() => ['selectedOrder', 'objectInfo'].map((key) => localStorage.getItem(key)))
  await expect.poll(async () => (await stored())[1]).toContain('"museum_id"')
  expect((await stored())[0]).toContain(`"id":${id},`)
})

test('an order whose page does not come is opened by a full load', async ({ signIn, faults }) => {
  const page = await signIn({ login: 'agency', home: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  // The part of the app that shows an order comes on no way but with the page itself: not when the router looks ahead, not at the click.
  let whole = false
  let broken = 0
  page.on('request', (request) => (whole ||= request.isNavigationRequest()))
  await page.route(/\/OrderPage-[^/]*\.js$/, (route) => {
    if (whole) return route.continue()
    broken++
    return route.abort()
  })
  await page.keyboard.press('Control+Shift+Slash')
  await page.getByRole('combobox', { name: 'Номер, референс, дата или объект' }).fill('NEVA')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && /\/upcoming\/info\?id=\d+$/.test(request.url()))
  await page
    .getByRole('option', { name: /Заявка №/ })
    .first()
    .click()
  await loaded
  await expect(page.getByRole('article')).toBeVisible()
  expect(broken).toBeGreaterThan(0)
  // What the browser says of the broken line, and nothing else.
  for (const fault of faults.splice(0)) expect(fault).toMatch(/OrderPage|Failed to (load|fetch)/)
})

test('Esc closes the search and gives the focus back; leaving it closes it', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await expect(page.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Control+Shift+Slash')
  const field = page.getByRole('combobox', { name })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.getByRole('button', { name })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeHidden()
})

test('on a phone the icon opens the search, in Persian too', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true, viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.evaluate(() => localStorage.setItem('language', 'fa'))
  await page.reload()
  await page.getByRole('button', { name: 'شماره، مرجع، تاریخ یا مجموعه' }).tap()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('neva-')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('سفارش')
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await page.getByRole('listbox').getByRole('option').first().tap()
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
})

test('the list of keys opens by its sign outside of fields and can be turned off', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await expect(page.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Сочетания клавиш' })
  await expect(list).toBeVisible()
  await expectNoAxeViolations(page)
  await list.getByRole('switch').uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Сочетания клавиш' }).click()
  await expect(list).toBeVisible()
})
