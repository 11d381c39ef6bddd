import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import museumsFile from '../packages/server/src/demo/files/museums.json' with { type: 'json' }
import { call, rubles, tokenOf } from './api.ts'
import { chooseMany } from './choose.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { type Planted, plantOrders } from './planted-orders.ts'
import { theStage } from './stage.ts'
import { placeWaiting } from './waiting-order.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('the filters stand in the address: back takes them off one by one, and a link shows a colleague the same', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: /^Не оплачены/ }).click()
  await page.waitForURL('**/upcoming?unpaid=true')
  await chooseMany(page.getByRole('combobox', { name: 'Статус' }), 'confirmed')
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

test('on a phone the table is the list, its acts are wide enough for a thumb, and the filters wait behind one button', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/upcoming?view=table&unpaid=true')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  for (const act of await page.getByRole('button', { name: /^Ещё действия/ }).all())
    expect((await act.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('combobox', { name: 'Музей' })).toBeHidden()
  await page.getByRole('button', { name: 'Фильтры (1)' }).tap()
  await expect(page.getByRole('combobox', { name: 'Музей' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await expectNoAxeViolations(page)
})

test('a link to another customer’s order says that there is none, exactly as for a number that nobody has', async ({ signIn }) => {
  const owner = await signIn({ login: 'agency', home: true })
  const museum = (await rows(owner).getByRole('heading').first().textContent()) ?? ''
  await rows(owner).getByRole('heading').first().getByRole('link').click()
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

/** A confirmed order of `individual`, of which nothing is paid. */
async function confirmedGuide(request: APIRequestContext, inDays: number, hours: number): Promise<Order> {
  const [customer, dispatcher] = [await tokenOf(request, 'individual'), await tokenOf(request, 'dispatcher')]
  const visit = { pass_date: addDays(todayIn(defaultZone), inDays), time: '12:00', type: 'cn', adult: 12, child: 2 }
  const guide = { language: 'zh', hours, meeting_point: 'Гостиница «Азимут»', guide: 'Li Wei', guide_phone: '+7 921 555-01-18' }
  const { id } = await call<{ id: number }>(request, '/api/v1/actions/', customer, 'post_request_guide', { ...visit, ...guide })
  const order = await call<Order>(request, '/api/v1/actions/', customer, 'get_request', { request_id: id })
  const decision = { order_id: id, revision: order.data.revision, time: '12:00', entrance: 'Гостиница «Азимут»', now: true }
  await call(request, '/api/office/actions/', dispatcher, 'confirm_order', decision)
  return order
}

/** Paid by its customer, who agrees to the offer with it. */
async function payOnce(request: APIRequestContext, { id, info }: Order): Promise<void> {
  const payer = { name: 'Екатерина Смирнова', email: 'smirnova@example.com', method: 'card', offer_accepted: true }
  const wish = { vouchers: String(id), amount: info.total, ...payer }
  const begun = await call<{ payment_id: number }>(request, '/api/v1/actions/', await tokenOf(request, 'individual'), 'new_payment', wish)
  const data = { payment_id: begun.payment_id, outcome: 'approve' }
  expect((await request.post(`${theStage().sandbox}/control/`, { data })).ok()).toBe(true)
}

test('what waits is paid from its strip by two presses, of the strip and of the payment, once the offer was agreed to with an earlier payment', async ({
  signIn,
  request,
}) => {
  await payOnce(request, await confirmedGuide(request, 21, 4))
  const order = await confirmedGuide(request, 20, 3)

  const page = await signIn({ login: 'individual', home: true })
  const strip = page.getByRole('region', { name: /^Ждут вас/ }).getByRole('link', { name: rubles(order.info.total ?? 0) })
  await expectNoAxeViolations(page)
  await strip.first().click()
  await page.waitForURL(/\/payment\?vouchers=\d+/)
  await expect(page.getByText(/^Вы согласились с ней \d+ [а-я]+( \d{4})?\.$/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => url.origin === theStage().sandbox)
})

test('under today, the next visit and two strips four orders stand whole in a window of 900 px', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
  await page.clock.setFixedTime(`${todayIn(defaultZone)}T07:00:00+03:00`)
  await page.goto('/upcoming')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Ждут вас/ }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'зачесть' })).toBeVisible()
  const ends = await page.locator('section[id^=day-] li').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().bottom))
  expect(ends.filter((end) => end <= 900).length).toBeGreaterThanOrEqual(4)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'зачесть' }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Зачесть .+ с баланса/ })
  await expect(dialog.getByRole('button', { name: /^Зачесть .*₽$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Отмена' }).click()

  // What is due today is amber in its row, what is late red.
  const unpaid: Pick<Planted, 'status' | 'info'> = { status: 'confirmed', info: { total: 4_500_000, due: 4_500_000, allowed: ['pay'] } }
  const of = (days: number) => ({ ...unpaid, id: 100_000 - days, data: { pass_date: addDays(todayIn(defaultZone), days) } })
  await plantOrders(page, [of(0), of(-1)])
  await page.goto('/upcoming?past=true')
  const rowColour = (words: RegExp) =>
    page
      .locator('section[id^=day-] li')
      .getByText(words)
      .evaluate((one) => getComputedStyle(one).color)
  expect(await rowColour(/^оплатить сегодня$/)).toBe(await colourOf(page, '--amber-ink'))
  expect(await rowColour(/^просрочено, 1 день$/)).toBe(await colourOf(page, '--red-ink'))
  expect(await colourOf(page, '--amber-ink')).not.toBe(await colourOf(page, '--red-ink'))
})

/** A token as the browser computes it. */
async function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}

test('an order that waits offers another time of its day that has room, one press away', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  const { id } = await placeWaiting(page.request, { login: 'agency', inDays: 26 })
  await page.goto('/upcoming?status=waiting_list')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Ещё действия, заказ № ${id}` }) })
  await row.getByRole('button', { name: /^Взять / }).click()
  await page.waitForURL(`**/upcoming/edit?id=${id}**`)
  await expect(page.getByRole('button', { name: 'Изменить заказ' })).toBeEnabled()
})

test('the archive shows twenty orders in a window of 900 px, and cuts nothing of them, in the longest languages too', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency', home: true, viewport: { width: 1440, height: 900 } })
  // In January its days are of another year, and say it.
  const january = `${Number(todayIn(defaultZone).slice(0, 4)) + 1}-01-15`
  await page.clock.setFixedTime(`${january}T12:00:00+03:00`)
  for (const language of ['ru', 'en', 'vi']) {
    await page.evaluate((one) => localStorage.setItem('language', one), language)
    await page.goto('/archive')
    const lines = page.getByRole('table').locator('[data-order]')
    await expect(lines.first()).toBeVisible()
    // A few rows come in each frame.
    const shown = () => lines.evaluateAll((all) => all.filter((line) => line.getBoundingClientRect().bottom <= 900).length)
    await expect.poll(shown).toBeGreaterThanOrEqual(20)
    expect(await cutIn(page.getByRole('table'))).toEqual([])
  }
})

type Named = { name: Record<'ru' | 'vi' | 'fa', string> }

/** Forty orders of two days, of every place of the catalogue by its name in the language, and of every status; the longest that stands beside it. */
function fortyOrders(language: 'ru' | 'vi' | 'fa'): Planted[] {
  const museums: readonly (Named & { objects: readonly Named[] })[] = museumsFile.museums
  const places = museums.flatMap(({ name, objects }) =>
    objects.map((object) => ({ museum: name[language], object: object.name[language] })),
  )
  const statuses = ['confirmed', 'in_processing', 'waiting_list', 'rejected'] as const
  return Array.from({ length: 40 }, (_, at) => ({
    id: 100_000 + at,
    status: statuses[at % statuses.length] ?? 'confirmed',
    data: {
      pass_date: addDays(todayIn(defaultZone), at < 12 ? 30 : 31),
      refno: String(1_764_403_200_000 + at),
      guide: 'Екатерина Смирнова',
    },
    info: { ...places[at % places.length], total: 25_360_000, due: 25_360_000 },
  }))
}

test('the table holds 28 orders whole in a window of 900 px, 36 in one of 1080, and cuts no word of any place', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true, viewport: { width: 1440, height: 900 } })
  for (const language of ['ru', 'vi', 'fa'] as const) {
    await page.evaluate((one) => localStorage.setItem('language', one), language)
    await plantOrders(page, fortyOrders(language))
    await page.goto('/upcoming?view=table')
    const lines = page.getByRole('table').locator('[data-order]')
    const whole = (height: number) =>
      lines.evaluateAll((all, end) => all.filter((one) => one.getBoundingClientRect().bottom <= end).length, height)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => whole(900), { message: `whole orders in 900 px (${language})` }).toBeGreaterThanOrEqual(28)
    await page.setViewportSize({ width: 1440, height: 1080 })
    await expect.poll(() => whole(1080), { message: `whole orders in 1080 px (${language})` }).toBeGreaterThanOrEqual(36)
    await page.keyboard.press('End')
    await expect(lines).toHaveCount(40)
    expect(new Set(await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))).toEqual(new Set([24]))
    expect(await cutIn(page.getByRole('table')), language).toEqual([])
  }
})

/** Words of orders that are cut: of any cell and of its links, but of entrances, which may be. */
async function cutIn(table: Locator): Promise<(string | null)[]> {
  // In the faces that people see.
  await table.evaluate(async () => void (await document.fonts.ready))
  return table
    .locator(':is(thead, [data-order]) :is(td, th, th a, td a, td button, td > span):not(span[data-cuts])')
    .evaluateAll((all) => all.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth).map((one) => one.textContent))
}

test('the table is walked, marked and opened by keys; a window of 900 px holds 28 orders, and nothing of them is cut but entrances', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
  await page.goto('/upcoming?view=table')
  const table = page.getByRole('table')
  await expect(table.locator('[data-order]').first()).toBeVisible()
  // As many as the demo has or not: 28 orders and two days, from the head of the table to the end of the window.
  const [first = 0, second = 0] = await table
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top))
  expect(second - first).toBe(24)
  expect(900 - first).toBeGreaterThanOrEqual(30 * 24)
  expect(1080 - first).toBeGreaterThanOrEqual(37 * 24)
  await expect.poll(() => table.locator('[data-order]').count()).toBeGreaterThan(15)
  expect(await cutIn(table)).toEqual([])
  // Beneath it the money stands in one line with what is past.
  await expect(page.getByRole('button', { name: 'зачесть' }).first()).toBeVisible()
  const beneath = page.getByRole('button', { name: /^Прошедшие/ }).locator('..')
  expect((await beneath.boundingBox())?.height).toBeLessThan(60)
  // An entrance has all the room that its place leaves: its number can be read.
  const entrance = table.locator('[data-order]').filter({ hasText: 'Эрмитаж, Главный комплекс' }).locator('span[data-cuts]').first()
  expect((await entrance.boundingBox())?.width).toBeGreaterThan(200)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(table.locator('[data-current]').getByRole('checkbox')).toBeChecked()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
})
