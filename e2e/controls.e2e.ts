import type { Page } from '@playwright/test'
import { choose, openList } from './choose.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const lists = /\/late-lists-[^/]*\.js$/
const museum = (page: Page) => page.getByRole('combobox', { name: 'Музей' })
/** As a Russian keyboard sends them: Playwright's own puts letters that an English one has not into the text without a key. */
async function typeLetters(page: Page, letters: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const key of letters)
    for (const type of ['keyDown', 'keyUp'] as const)
      await browser.send('Input.dispatchKeyEvent', { type, key, ...(type === 'keyDown' && { text: key }) })
  await browser.detach()
}
const isMuseumChosen = /\/upcoming\?museum=\d+$/

test('a list is opened, walked and left by keys alone, and breaks no policy of the page', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${sourceFile}`),
    )
  })
  await page.goto('/upcoming')
  await museum(page).focus()
  await page.keyboard.press('ArrowDown')
  const options = page.getByRole('listbox', { name: 'Музей' }).getByRole('option')
  await expect(options.first()).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('End')
  await expect(options.last()).toBeFocused()
  await page.keyboard.press('Home')
  await typeLetters(page, 'эрм')
  await expect(page.getByRole('option', { name: /^Эрмитаж/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(museum(page)).toBeFocused()
  await expect(options).toHaveCount(0)
  await typeLetters(page, 'эрм')
  await expect(page.getByRole('option', { name: /^Эрмитаж/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(isMuseumChosen)
  await expect(museum(page)).toBeFocused()
  await expect(museum(page)).toHaveText('Эрмитаж')
})

test('Esc closes a list in a dialog, and leaves the dialog open', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'Добавить лицензию' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая лицензия' })
  const languages = dialog.getByRole('combobox', { name: 'Основной язык' })
  const list = await openList(languages)
  await expect(list.getByRole('option').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(languages).toBeFocused()
})

test('in Persian a list begins where its button begins, and has its name', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', locale: 'fa-IR' })
  await page.addInitScript(() => localStorage.setItem('language', 'fa'))
  await page.goto('/upcoming')
  const filter = page.getByRole('combobox', { name: 'موزه' })
  await filter.focus()
  await page.keyboard.press('ArrowDown')
  const list = page.getByRole('listbox', { name: 'موزه' })
  await expect(list.getByRole('option').first()).toBeFocused()
  const [button, opened] = [await filter.boundingBox(), await list.boundingBox()]
  const endOf = (box: typeof button) => (box ? Math.round(box.x + box.width) : undefined)
  expect(Math.abs((endOf(opened) ?? 0) - (endOf(button) ?? 0))).toBeLessThanOrEqual(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(isMuseumChosen)
})

test('a press before the list has come opens it when it comes', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  const { promise: come, resolve } = Promise.withResolvers<void>()
  await page.route(lists, async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/upcoming')
  await museum(page).click()
  await expect(museum(page)).toHaveAttribute('aria-busy', 'true')
  resolve()
  await expect(page.getByRole('listbox', { name: 'Музей' })).toBeVisible()
})

test('a list that was lost on its way is said to be, and opens by itself when the network is back', async ({ signIn, faults }) => {
  const page = await signIn({ login: 'agency' })
  await page.route(lists, (route) => route.abort('internetdisconnected'))
  await page.goto('/upcoming')
  await museum(page).click()
  await expect(page.getByText('Список не загрузился, пробуем снова.')).toBeVisible()
  await page.unroute(lists)
  await expect(page.getByRole('listbox', { name: 'Музей' })).toBeVisible()
  // The browser writes every lost answer into its console.
  expect(faults.splice(0).filter((fault) => !fault.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('on a phone a list stands at the bottom of the screen, with rows for a thumb', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/upcoming')
  await page.getByRole('button', { name: /^Фильтры/ }).tap()
  const list = await openList(museum(page))
  const sheet = await list.boundingBox()
  expect([sheet?.x, Math.round(sheet?.width ?? 0)]).toEqual([0, 390])
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBeGreaterThan(840)
  for (const row of await list.getByRole('option').all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Escape')
  await choose(museum(page), 1)
  await page.waitForURL(isMuseumChosen)
})
