import { expect, type Page } from '@playwright/test'
import { utcStart } from '../../packages/contract/src/dates.ts'
import { museum, object } from './catalogue-screen.ts'

const say = (date: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('ru', { ...format, timeZone: 'UTC' }).format(utcStart(date))

/** A day of the calendar, by what is said of it. */
function dayIn(page: Page, date: string) {
  const named = say(date, { weekday: 'long', day: 'numeric', month: 'long' })
  return page.getByRole('button', { name: new RegExp(`^${named}: `) })
}

/** An order in a company without museums. */
export async function expectNothingToOrder(page: Page): Promise<void> {
  await page.goto('/new')
  await page.getByRole('button', { name: 'Российская группа' }).click()
  await expect(page.getByText('Заказывать пока нечего: музеев в каталоге ещё нет.')).toBeVisible()
}

/** The museum and its object are there, and no day. */
export async function expectNoDays(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('option', { name: museum }).click()
  await page.getByRole('option', { name: object }).click()
  await expect(page.getByText('В этом месяце приёма нет. Посмотрите следующие.')).toBeVisible()
}

/** A closed day cannot be chosen, another one can; on that one nothing is sold yet. */
export async function expectNoPrices(page: Page, { closed, visit }: { closed: string; visit: string }): Promise<void> {
  await page.reload()
  await showMonth(page, closed)
  await expect(dayIn(page, closed)).toHaveText(/приёма нет/)
  await expect(dayIn(page, closed)).toBeDisabled()
  await showMonth(page, visit)
  await dayIn(page, visit).click()
  await page.getByRole('button', { name: '10:00: 20 мест свободно' }).click()
  await page.getByRole('button', { name: 'Далее: состав группы' }).click()
  await expect(page.getByText('На этот день цен ещё нет, поэтому заказ не отправить.')).toBeVisible()
}

/** There are prices now: two tickets. Ends at the order. */
export async function order(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('spinbutton', { name: 'Взрослый' }).fill('2')
  for (const step of ['услуги', 'гид и пожелания', 'проверка заказа']) await page.getByRole('button', { name: `Далее: ${step}` }).click()
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await page.waitForURL('**/upcoming/info?id=1')
  await expect(page.getByText('Ждём ответа диспетчера.')).toBeVisible()
}

/** The order that was confirmed is paid by a card; the bank's page is the sandbox's. */
export async function pay(page: Page, sandbox: string): Promise<void> {
  await page.getByRole('article').getByRole('link', { name: 'Оплатить' }).click()
  await page.getByRole('link', { name: 'Оплатить картой или по СБП' }).click()
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.locator('input[name=offer_accepted]').check()
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => url.origin === sandbox)
  await page.locator('#number').fill((await page.locator('#cards option').first().getAttribute('value')) ?? '')
  await page.locator('#until').fill('12/30')
  await page.locator('#cvc').fill('123')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.locator('#code').fill('1234')
  await page.locator('form button').first().click()
  await expect(page.getByRole('heading', { name: 'Оплачено', level: 1 })).toBeVisible()
}

async function showMonth(page: Page, date: string): Promise<void> {
  const month = page.getByRole('group', { name: say(date, { month: 'long', year: 'numeric' }).replace(' г.', ''), exact: true })
  const next = page.getByRole('button', { name: 'Следующий месяц' })
  await next.waitFor()
  if (!(await month.isVisible())) await next.click()
  await expect(month).toBeVisible()
}
