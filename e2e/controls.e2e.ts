import type { Page } from '@playwright/test'
import { addDays, addMonths, placeInWeek } from '../packages/contract/src/dates.ts'
import { fa as catalogueFa } from '../packages/phrases/src/catalogue/fa.ts'
import { ru as catalogueRu } from '../packages/phrases/src/catalogue/ru.ts'
import { fa as licensesFa } from '../packages/phrases/src/licenses/fa.ts'
import { ru as licensesRu } from '../packages/phrases/src/licenses/ru.ts'
import { fa as ordersFa } from '../packages/phrases/src/orders/fa.ts'
import { ru as ordersRu } from '../packages/phrases/src/orders/ru.ts'
import { fa as shellFa } from '../packages/phrases/src/shell/fa.ts'
import { ru as shellRu } from '../packages/phrases/src/shell/ru.ts'
import { openList } from './choose.ts'
import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'
import { tabTo } from './tab-to.ts'

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
/** From the boxes to «Clear all», and from there to the button that says how many will be shown. */
async function show(page: Page): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
}
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
  const hermitage = page.getByRole('option', { name: /^Эрмитаж/ })
  await expect(hermitage).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hermitage).toHaveAttribute('aria-selected', 'true')
  await show(page)
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
  const endOf = (box: { x: number; width: number } | null) => (box ? Math.round(box.x + box.width) : 0)
  const apart = async () => Math.abs(endOf(await list.boundingBox()) - endOf(await filter.boundingBox()))
  await expect.poll(apart).toBeLessThanOrEqual(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await show(page)
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
  const sheet = await page.locator('[data-sheet]').filter({ has: list }).boundingBox()
  expect([sheet?.x, Math.round(sheet?.width ?? 0)]).toEqual([0, 390])
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBeGreaterThan(840)
  for (const row of await list.getByRole('option').all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Escape')
  const rows = (await openList(museum(page))).getByRole('option')
  await rows.first().tap()
  await page.getByRole('button', { name: /^Показать \d+$/ }).tap()
  await page.waitForURL(isMuseumChosen)
})

const words = {
  ru: { orders: ordersRu, licenses: licensesRu, catalogue: catalogueRu, shell: shellRu },
  fa: { orders: ordersFa, licenses: licensesFa, catalogue: catalogueFa, shell: shellFa },
}

for (const language of ['ru', 'fa'] as const) {
  const { orders, licenses, catalogue, shell } = words[language]
  const onward = language === 'fa' ? 'ArrowLeft' : 'ArrowRight'

  test(
    `filters and menus are reached, opened, used and left by keys alone, in ${language}`,
    inProof(language !== 'fa'),
    async ({ signIn }) => {
      const page = await signIn({ login: 'agency' })
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto('/upcoming')
      const status = page.getByRole('combobox', { name: orders.upcoming.status })
      await tabTo(page, status)
      await page.keyboard.press('ArrowDown')
      const options = page.getByRole('listbox', { name: orders.upcoming.status }).locator('[role=option]:not([aria-disabled=true])')
      await expect(options.first()).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCount(2)
      await expectNoAxeViolations(page)
      await show(page)
      await page.waitForURL(/\?status=[a-z_]+,[a-z_]+$/)
      await expect(status).toBeFocused()
      await page.keyboard.press('Delete')
      await page.waitForURL(/\/upcoming$/)
      await expect(status).toBeFocused()

      const menu = page.getByRole('main').getByRole('listitem').locator('[aria-haspopup=menu]').filter({ visible: true }).first()
      await tabTo(page, menu)
      await page.keyboard.press('ArrowDown')
      const items = page.getByRole('menu').getByRole('menuitem')
      await expect(items.first()).toBeFocused()
      await page.keyboard.press('End')
      await expect(items.last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()

      await page.keyboard.press('?')
      const works = page.getByRole('dialog').getByRole('switch', { name: shell.keys.opens })
      await tabTo(page, works)
      await expect(works).toBeChecked()
      for (const isOn of [false, true]) {
        await page.keyboard.press('Space')
        await expect(works).toBeChecked({ checked: isOn })
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
    },
  )

  test(
    `the fields of a form are reached, opened, used and left by keys alone, in ${language}`,
    inProof(language !== 'fa'),
    async ({ signIn }) => {
      const page = await signIn({ login: 'agency' })
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto('/licenses')
      const opener = page.getByRole('button', { name: licenses.add, exact: true })
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      const form = page.getByRole('dialog')
      const { fields } = licenses

      const guide = form.getByRole('combobox', { name: fields.guide })
      await tabTo(page, guide)
      await page.keyboard.press('ArrowDown')
      await expect(form.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(guide).not.toHaveValue('')
      await expect(guide).toBeFocused()

      for (const name of [fields.museum_id, fields.main_language]) {
        const select = form.getByRole('combobox', { name })
        await tabTo(page, select)
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('listbox', { name }).getByRole('option').first()).toBeFocused()
        await page.keyboard.press('End')
        await page.keyboard.press('Enter')
        await expect(select).toBeFocused()
        await expect(select).not.toHaveAttribute('value', '')
        if (name === fields.museum_id) {
          const until = form.getByRole('textbox', { name: fields.expiration_date })
          await tabTo(page, until)
          await page.keyboard.press('ArrowDown')
          const focused = page.locator('button[data-date]:focus')
          await expect(focused).toBeVisible()
          const before = await focused.getAttribute('data-date')
          await page.keyboard.press('PageDown')
          await expect(focused).not.toHaveAttribute('data-date', before ?? '')
          const after = await focused.getAttribute('data-date')
          expect(after?.slice(0, 7)).not.toBe(before?.slice(0, 7))
          await page.keyboard.press('Enter')
          await expect(until).toBeFocused()
          await expect(until).not.toHaveValue('')
        }
      }

      const box = form.getByRole('checkbox').first()
      await tabTo(page, box)
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
      await tabTo(page, form.getByRole('button', { name: licenses.scanChoose }).and(page.locator('button')))
      await page.keyboard.press('Escape')
      await expect(form).toHaveCount(0)
      await expect(opener).toBeFocused()
    },
  )

  test(`the month of tickets is gone through and turned by keys alone, in ${language}`, inProof(language !== 'fa'), async ({ signIn }) => {
    const page = await signIn({ login: 'agency2' })
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/new')
    await page.getByRole('button', { name: catalogue.category.cn }).click()
    await page.getByRole('option').first().click()
    await page.waitForURL(/step=object/)
    await page.getByRole('option').first().click()
    const day = page.locator('#pass_date button[data-date]')
    await expect(day.and(page.locator('[data-heat]')).first()).toBeVisible()
    await tabTo(page, day.and(page.locator('[tabindex="0"]')))
    const focused = day.and(page.locator(':focus'))
    const dateOf = async () => (await focused.getAttribute('data-date')) ?? ''
    const first = await dateOf()
    await page.keyboard.press('PageDown')
    await expect(focused).not.toHaveAttribute('data-date', first)
    const turned = await dateOf()
    expect(turned).toBe(addMonths(first, 1))
    await page.keyboard.press(onward)
    await expect(focused).toHaveAttribute('data-date', addDays(turned, 1))
    await page.keyboard.press('PageUp')
    await expect(focused).not.toHaveAttribute('data-date', addDays(turned, 1))
    await page.keyboard.press('PageDown')
    // A month of days: those without visits are gone to as well, and say why.
    await page.keyboard.press('Home')
    let at = addDays(turned, -placeInWeek(turned, language === 'fa' ? 'saturday' : 'monday'))
    await expect(focused).toHaveAttribute('data-date', at)
    for (const monthStart = `${turned.slice(0, 7)}-01`; at !== monthStart;) {
      const isBehind = at < monthStart
      at = addDays(at, isBehind ? 1 : -1)
      await page.keyboard.press(isBehind === (onward === 'ArrowRight') ? 'ArrowRight' : 'ArrowLeft')
      await expect(focused).toHaveAttribute('data-date', at)
    }
    const open = day.and(page.locator('[data-heat="3"]'))
    await expect(open.first()).toBeVisible()
    while ((await focused.getAttribute('data-heat')) !== '3') await page.keyboard.press(onward)
    await page.keyboard.press('Enter')
    await expect(page.locator('button[data-status]').first()).toBeVisible()
    await expectNoAxeViolations(page)
  })
}
