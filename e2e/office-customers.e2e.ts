import type { Locator, Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openSection } from './sections.ts'

const password = 'a quiet museum in the rain'
const visible = (page: Page, text: string | RegExp): Locator => page.getByText(text).first()
const option = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name })

/** Both themes, with all rules by light and the contrast again by dark; without motion, or a colour is measured on its way. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
}

test('an application is approved, its mail opens the portal, and a block signs the customer out until it is lifted', async ({
  signIn,
  openPage,
}) => {
  const office = await signIn({ login: 'admin', home: true, app: 'office', reducedMotion: 'reduce' })
  await office.waitForURL(/order=\d+/)
  await openSection(office, 'Клиенты', 'Клиенты')
  await office.getByRole('link', { name: /Заявления/ }).click()
  await option(office, /Чжунъя/).click()
  await expect(visible(office, 'Почта подтверждена по ссылке')).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('radio', { name: 'по счёту' }).check()
  await office.getByLabel('Кредитный лимит, ₽').fill('300 000')
  await office.getByLabel('Номер договора').fill('Ч-14')
  await office.getByRole('button', { name: /Одобрить/ }).click()
  await expect(visible(office, /Чжунъя Трэвел».*одобрено/)).toBeVisible()

  // The sections of a word of the bar, by the keyboard, to the last of them.
  await office
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('button', { name: /^Компания/ })
    .press('Enter')
  await office.keyboard.press('End')
  await expect(office.getByRole('link', { name: 'Почта' })).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(office.getByRole('navigation', { name: 'Разделы' }).locator('[aria-current]')).toHaveText('Компания')
  await option(office, /liu\.fang@zhongya-travel\.example/)
    .first()
    .click()
  const letter = office.getByRole('article')
  await expect(letter.getByRole('link')).toHaveAttribute('href', /\/password#/)
  await expectAccessible(office)
  const link = new URL((await letter.getByRole('link').getAttribute('href')) ?? '')

  const customer = await openPage()
  const answer = await customer.request.post('/api/v1/password/reset/', { data: { token: link.hash.slice(1), password } })
  expect(await answer.json()).toMatchObject({ success: true })
  await customer.goto('/login')
  await customer.locator('input[name=login]').fill('liu.fang@zhongya-travel.example')
  await customer.locator('input[name=password]').fill(password)
  await customer.locator('input[name=password]').press('Enter')
  await customer.waitForURL((url) => !url.pathname.endsWith('/login'))

  await openSection(office, 'Клиенты', 'Клиенты')
  await office.keyboard.press('/')
  await office.keyboard.type('чжунъя')
  await option(office, /Чжунъя/).click()
  await expect(office.getByText('Ч-14', { exact: true })).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Заблокировать…' }).click()
  await office.getByLabel('Причина').fill('Проверка договора')
  await office.keyboard.press('Enter')
  await expect(visible(office, 'Вход закрыт: Проверка договора')).toBeVisible()
  await customer.waitForURL((url) => url.pathname.endsWith('/login'))
  await expectAccessible(office)

  await office.getByRole('button', { name: 'Открыть вход' }).click()
  await expect(office.getByRole('button', { name: 'Заблокировать…' })).toBeVisible()
  await customer.locator('input[name=login]').fill('liu.fang@zhongya-travel.example')
  await customer.locator('input[name=password]').fill(password)
  await customer.locator('input[name=password]').press('Enter')
  await customer.waitForURL((url) => !url.pathname.endsWith('/login'))
})

/** The head of a day stays in sight while its orders pass, under the banner and the bar. */
async function expectDayHeadUnderBanner(portal: Page): Promise<void> {
  const head = portal
    .locator('[id^=day-]')
    .filter({ has: portal.getByRole('listitem').nth(2) })
    .getByRole('heading', { level: 2 })
    .first()
  const edge = () => portal.getByRole('banner').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))
  await head.evaluate((day) => window.scrollTo(0, day.getBoundingClientRect().top + 40))
  await expect.poll(async () => ((await head.boundingBox())?.y ?? 0) >= (await edge())).toBe(true)
}

type Slot = { id: number; status: string }

/** With the session that the office has put into the portal of this browser. */
async function askInPortal<T>(portal: Page, action: string, data: object): Promise<T> {
  const authorization = (await portal.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
  const answer = await portal.request.post('/api/v1/actions/', { headers, multipart: { action, data: JSON.stringify(data) } })
  return ((await answer.json()) as { data: T }).data
}

test('an employee orders on behalf of a customer in a tab of its own, and the log names both', async ({ signIn }) => {
  const office = await signIn({ login: 'admin', app: 'office', reducedMotion: 'reduce' })
  await office.goto('/office/customers?customer=1')
  await office.getByRole('button', { name: /Войти от имени/ }).click()
  await expect(office.getByRole('dialog')).toContainText('30 минут')
  await expectAccessible(office)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'Открыть портал' }).click()
  const portal = await opened
  await portal.waitForURL(/\/upcoming/)
  await expect(visible(office, /Портал открыт от имени этого клиента до/)).toBeVisible()
  await expectDayHeadUnderBanner(portal)
  for (const page of [office, portal]) expect(page.url()).not.toMatch(/[?&#].*token/i)
  expect(await office.evaluate(() => localStorage.getItem('office.accessToken') === localStorage.getItem('accessToken'))).toBe(false)

  const { result } = await askInPortal<{ result: { data: Record<string, unknown> }[] }>(portal, 'get_upcoming', {})
  const { museum_id, system_id, pass_date, type, country_id } = result.findLast(({ data }) => data['kind'] === 'museum_tickets')?.data ?? {}
  const asked = { museum_object_id: system_id, type, schedule_date: pass_date }
  const { schedule_data } = await askInPortal<{ schedule_data: { result: Slot[] } }>(portal, 'get_schedule', asked)
  const slot = schedule_data.result.find(({ status }) => status === 'available' || status === 'limited')
  const group = {
    persons_per_guide: 25,
    tickets: [{ category: 'common', quantity: 1 }],
    services: [],
    qty_guide: 1,
    guide: '',
    guide_phone: '',
  }
  const order = { museum_id, system_id, pass_date, type, country_id, schedule_item_id: slot?.id, ...group }
  const placed = await askInPortal<{ result: { id: number } }>(portal, 'post_request', order)

  await office.goto('/office/audit?action=acting.post_request')
  const row = office.getByRole('row').filter({ hasText: String(placed.result.id) })
  await expect(row).toContainText('Михаил Королёв')
  await expect(row).toContainText('от имени клиента ООО «Нева-тур»')
  await expect(row).toContainText('За клиента отправлен заказ')
  await expectAccessible(office)
})

test('the screens of people stand on a phone without a way sideways', async ({ signIn }) => {
  const phone = await signIn({ login: 'admin', app: 'office', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  for (const path of ['customers', 'customers?customer=1', 'applications', 'applications?application=3', 'staff', 'audit', 'mails']) {
    await phone.goto(`/office/${path}`)
    await expect(phone.getByRole('main')).toBeVisible()
    await expect(phone.locator('[data-skeleton]')).toHaveCount(0)
    await expect(phone.getByRole('navigation', { name: 'Разделы' }).locator('[aria-current]')).toBeInViewport({ ratio: 0.9 })
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  // It was decided long ago: beside the words there is the way on.
  await phone.goto('/office/applications?application=1')
  await expect(phone.getByText('Этого заявления здесь нет')).toBeInViewport()
  await expect(phone.getByRole('option').first()).toBeVisible()
})

test('on a phone what stands beside a heading goes to the next line before a word of the heading breaks', async ({ signIn }) => {
  const phone = await signIn({ login: 'admin', app: 'office', viewport: { width: 390, height: 844 } })
  await phone.evaluate(() => localStorage.setItem('office.language', 'en'))
  await phone.goto('/office/customers?customer=1')
  const heading = phone.getByRole('heading', { name: 'Orders', exact: true })
  await expect(heading).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Export', exact: true })).toBeVisible()
  const lines = await heading.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(lines).toBeLessThan(1.5)
})
