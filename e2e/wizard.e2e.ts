import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { choosePlace, chooseTime, fillOrder, Hand, rail, summary } from './order-form.ts'
import { choose } from './choose.ts'
import { expectUnitsInLine } from './units-in-line.ts'

const hermitage = { museum: 'Эрмитаж', object: 'Главный комплекс' }
const heldFor = (page: Page) => summary(page).getByRole('timer')

test('a practised hand orders tickets in at most twenty acts, from the login to the sent order', async ({ openPage }) => {
  const page = await openPage()
  const hand = new Hand(page)
  await page.goto('/login')
  await hand.type(page.locator('input[name=login]'), 'agency')
  await hand.type(page.locator('input[name=password]'), 'anfilada-demo-2026')
  hand.acts += 1
  await page.locator('input[name=password]').press('Enter')
  await hand.click(page.getByRole('link', { name: 'Билеты в музеи' }))
  const time = await fillOrder(hand, hermitage)
  await expect(heldFor(page)).toHaveText(/^ещё 1[0-4]\u00a0мин, до \d\d:\d\d$/)
  await expectNoAxeViolations(page)
  await hand.next()
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
  await expect(page.getByText(time, { exact: true }).first()).toBeVisible()
  expect(hand.acts).toBeLessThanOrEqual(20)
})

test('on a phone in Persian the order goes one step at a time, right to left, with its act under the thumb', async ({ signIn }) => {
  const page = await signIn({ login: 'agency2', viewport: { width: 390, height: 844 }, hasTouch: true })
  const hand = new Hand(page)
  await page.evaluate(() => localStorage.setItem('language', 'fa'))
  await page.goto('/new')
  await hand.click(page.getByRole('button', { name: 'گروه چینی' }))
  await hand.click(page.getByRole('option').first())
  await expect(page.getByRole('button', { name: /^3 از 8 · مجموعه/ })).toBeVisible()
  await hand.click(page.getByRole('option').first())
  // On the last evening of a month nothing of it is open.
  await page.getByRole('button', { name: 'ماه بعد' }).tap()
  await page.locator('#pass_date button[data-heat="3"]').first().tap()
  await page.locator('button[data-status=available]').first().tap()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await hand.next()
  await hand.type(page.getByRole('spinbutton', { name: 'بزرگسال' }), '۱۲')
  await expect(page.getByRole('spinbutton', { name: 'بزرگسال' })).toHaveValue('12')
  await hand.next()
  await expect(page.getByRole('heading', { name: 'خدمات' })).toBeVisible()
  await hand.next()
  await expect(page.getByRole('heading', { name: 'راهنما و توضیحات' })).toBeVisible()
  await hand.next()
  await expect(page.getByRole('heading', { name: 'بازبینی سفارش' })).toBeVisible()
  await expectUnitsInLine(page.locator('dl:has(+ p) dd bdi, dl + p bdi'), 'lines and what they make up')
  await expectNoAxeViolations(page)
  await hand.next()
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
})

test('a full slot offers the nearest times, then the waiting list, which must be accepted; the act stays where it is all the while', async ({
  signIn,
}) => {
  // High enough that nothing has to be scrolled: what moves then, the page moved.
  const page = await signIn({ login: 'agency-manager', viewport: { width: 1280, height: 1400 } })
  const hand = new Hand(page)
  await page.goto('/new')
  await choosePlace(hand, hermitage)
  const place = await hand.act.boundingBox()
  await chooseTime(hand)
  await expect(heldFor(page)).toBeVisible()
  expect(await hand.act.boundingBox()).toEqual(place)
  await page.locator('button[data-status=full]').first().click()
  const offer = page.getByRole('alert').filter({ hasText: 'мест нет' })
  await expect(offer).toBeVisible()
  await expectNoAxeViolations(page)
  await hand.next()
  await expect(offer).toBeFocused()
  const nearest = offer.getByRole('button', { name: /, \d\d:\d\d$/ }).first()
  const hour = (await nearest.textContent())?.slice(-5) ?? ''
  await nearest.click()
  await expect(page.locator('button[aria-pressed=true][data-status]')).toContainText(hour)

  await page.locator('button[data-status=full]').first().click()
  await offer.getByRole('button', { name: 'Ждать в листе ожидания' }).click()
  await hand.next()
  await page.getByRole('spinbutton', { name: 'Взрослый' }).fill('2')
  await choose(page.getByLabel('Страна группы'), 'Иран')
  await page.keyboard.press('Tab')
  await expect(summary(page).getByText('Итого')).toBeVisible()
  expect(await hand.act.boundingBox()).toEqual(place)
  for (const heading of ['Услуги', 'Гид и пожелания', 'Проверка заказа']) {
    await hand.next()
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Отправить в лист ожидания' }).locator('visible=true').click()
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
  await expect(page.getByText('Лист ожидания').first()).toBeVisible()
})

test('back walks the steps, a reload stays, the language changes in place, and another museum keeps what still holds', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency' })
  const hand = new Hand(page)
  await page.goto('/new')
  const time = await fillOrder(hand, hermitage)
  await page.goBack()
  await expect(page.getByLabel('Имя гида')).toHaveValue('Ли Вэй 李伟 «👑»')
  await expect(heldFor(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Имя гида')).toHaveValue('Ли Вэй 李伟 «👑»')
  await expect(heldFor(page)).toBeVisible()

  await page.getByRole('button', { name: /Язык:/ }).click()
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page.getByLabel('Guide’s name')).toHaveValue('Ли Вэй 李伟 «👑»')
  await page.getByRole('button', { name: /Language:/ }).click()
  await page
    .getByRole('menuitemradio', { name: 'Русский' })
    .or(page.getByRole('menuitem', { name: 'Русский' }))
    .click()

  await rail(page).filter({ hasText: 'Музей' }).click()
  await page.getByRole('combobox', { name: 'Найти музей' }).fill('петергоф')
  await expect(page.getByRole('option', { name: 'Петергоф' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Выберите объект заново: прежний относится к другому музею.')).toBeVisible()
  await page.getByRole('option', { name: 'Большой дворец' }).click()
  await expect(rail(page).filter({ hasText: 'Состав группы' })).toContainText('2 чел.')
  const kept = page.locator('button[aria-pressed=true][data-status]').filter({ hasText: time })
  await expect(kept.or(page.getByText(`Время ${time} снято`))).toBeVisible()
})

test('two tabs keep their drafts apart, a session that ended gives the draft back to the same login only, a logout wipes it', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'individual' })
  // The stream would tell of the session's end before the form meets it.
  await page.context().route('**/api/v1/events/', (route) => route.fulfill({ status: 403 }))
  await page.goto('/new')
  await page.getByRole('button', { name: 'Китайская группа' }).click()
  await page.getByRole('option', { name: 'Петергоф' }).click()
  await expect(page.getByRole('heading', { name: 'Объект', level: 2 })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/new')
  await other.getByRole('button', { name: 'Российская группа' }).click()
  await other.getByRole('option', { name: 'Эрмитаж' }).click()
  await expect(other.getByRole('heading', { name: 'Объект', level: 2 })).toBeVisible()
  await page.reload()
  await expect(rail(page).nth(1)).toContainText('Петергоф')

  const logIn = async (login: string, landing: RegExp) => {
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill('anfilada-demo-2026')
    await page.locator('input[name=password]').press('Enter')
    await page.waitForURL(landing)
    await page.goto('/new')
  }
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  await page.request.post('/api/v1/logout/', { headers: { authorization: token } })
  // Whatever asks the server first meets the end: the form, if nothing of the page itself came before it and took the choices away.
  await page.getByRole('option').evaluateAll(([first]) => first instanceof HTMLElement && first.click())
  await page.waitForURL(/\/login/)
  // Back where the session ended; after a logout at the list, for that is whoever comes next.
  await logIn('individual', /\/new/)
  await expect(rail(page).nth(1)).toContainText('Петергоф')

  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.waitForURL(/\/login/)
  for (const tab of [page, other]) await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('draft.museum_tickets'))).toBeNull()
  await logIn('agency2', /\/upcoming/)
  await expect(rail(page).nth(1)).toContainText('не заполнено')
})

test('the keyboard alone orders tickets for a group of about so many', async ({ signIn }) => {
  // Not who the pictures' drafts belong to: they hold places for each worker of the run.
  const page = await signIn({ login: 'agency2' })
  await page.goto('/new')
  const focused = () => page.locator(':focus')
  await expect(page.getByRole('textbox', { name: 'Сколько примерно человек' })).toBeFocused()
  await page.keyboard.type('4')
  while ((await focused().textContent()) !== 'Китайская группа') await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Найти музей' })).toBeFocused()
  // Enter where there is nothing to choose yet asks for what is missing.
  await page.keyboard.type('эрм')
  await expect(page.getByRole('option', { name: 'Эрмитаж' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Найти объект' })).toBeFocused()
  await expect(page.getByRole('option', { name: 'Главный комплекс' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const openDay = page.locator('#pass_date button[data-heat][tabindex="0"]')
  await expect(openDay).toBeVisible()
  while (!(await openDay.evaluate((day) => day === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  // From the end of a month its next one comes first.
  await expect(page.locator('#pass_date button[data-heat]:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  const slot = page.locator('button[data-status][tabindex="0"]')
  await expect(slot).toBeVisible()
  while (!(await slot.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
  while ((await focused().getAttribute('data-status')) !== 'available') await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('Держим 4 места')
  while ((await focused().getAttribute('type')) !== 'submit') await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Взрослый' })).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Услуги', level: 2 })).toBeVisible()
  await expect(summary(page)).toContainText('Держим 3 места')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Имя гида')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Проверка заказа' })).toBeVisible()
  while ((await focused().getAttribute('type')) !== 'submit') await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
  await expect(page.locator('article h1')).toBeFocused()
})
