import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

/** Chooses the first day and slot with room, and the smallest group; answers the chosen time. */
async function fillOrder(page: Page, place: { museum: string; object: string }): Promise<string> {
  await page.getByLabel('Музей', { exact: true }).selectOption({ label: place.museum })
  await page.getByLabel('Объект', { exact: true }).selectOption({ label: place.object })
  await page.getByRole('button', { name: 'Следующий месяц' }).click()
  await page
    .getByRole('button', { name: /(место|места|мест) свободно$/ })
    .and(page.locator('[aria-pressed]:not([data-status])'))
    .first()
    .click()
  const slot = page.locator('button[data-status=available]').first()
  const time = ((await slot.textContent()) ?? '').slice(0, 5)
  await slot.click()
  await page.getByRole('spinbutton', { name: 'Взрослый' }).fill('2')
  await page.getByLabel('Имя гида').fill('Ли Вэй 李伟 «👑»')
  return time
}

test('an agency orders tickets, the dispatcher confirms, the agency sees time and entrance and cancels', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency' })
  await agency.getByRole('link', { name: 'Билеты в музеи' }).click()
  const time = await fillOrder(agency, { museum: 'Эрмитаж', object: 'Главный комплекс' })
  await agency.getByRole('button', { name: 'Отправить заявку' }).click()

  await agency.waitForURL(/\/upcoming\/info\?id=\d+/)
  const id = new URL(agency.url()).searchParams.get('id') ?? ''
  await expect(agency.getByText(`Заявка отправлена: №${id}`)).toBeVisible()
  await expect(agency.getByText('В обработке').first()).toBeVisible()
  await expectNoAxeViolations(agency)

  const dispatcher = await signIn({ login: 'dispatcher', door: 'office' })
  await dispatcher.goto(`/office/queue?order=${id}`)
  await expect(dispatcher.getByText(`№ ${id}`).first()).toBeVisible()
  await expect(dispatcher.getByText('Ли Вэй 李伟 «👑»').first()).toBeVisible()
  await dispatcher.getByLabel(/вход/i).first().fill('Подъезд 3, групповой')
  await expectNoAxeViolations(dispatcher)
  await dispatcher.getByRole('button', { name: /^(Enter)?\s*Подтвердить/ }).click()
  await expect(dispatcher.getByText(new RegExp(`№${id} подтверждена`))).toBeVisible()

  await agency.reload()
  await expect(agency.getByText('Подтверждена').first()).toBeVisible()
  await expect(agency.getByText('Подъезд 3, групповой').first()).toBeVisible()
  await expect(agency.getByText(time, { exact: true }).first()).toBeVisible()

  await agency.getByRole('button', { name: 'Аннулировать' }).click()
  const dialog = agency.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Не аннулировать' })).toBeFocused()
  await expect(dialog).toContainText('2 места сразу вернутся в продажу.')
  await expectNoAxeViolations(agency)
  await dialog.getByRole('button', { name: 'Аннулировать заявку' }).click()
  await expect(agency.getByText(`Заявка №${id} аннулирована`)).toBeVisible()

  await agency.goto('/archive')
  await expect(agency.getByText(`№ ${id}`)).toBeVisible()
})

test('a rejected order shows its reason and goes to the archive', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency2' })
  await agency.goto('/new')
  await fillOrder(agency, { museum: 'Петергоф', object: 'Большой дворец' })
  await agency.getByRole('button', { name: 'Отправить заявку' }).click()
  await agency.waitForURL(/\/upcoming\/info\?id=\d+/)
  const id = new URL(agency.url()).searchParams.get('id') ?? ''

  const dispatcher = await signIn({ login: 'dispatcher', door: 'office' })
  await dispatcher.goto(`/office/queue?order=${id}`)
  await expect(dispatcher.getByText(`№ ${id}`).first()).toBeVisible()
  await dispatcher.keyboard.press('r')
  await expect(dispatcher.getByRole('alertdialog')).toBeVisible()
  await dispatcher.keyboard.press('5')
  await dispatcher.getByLabel('Причина своими словами').fill('Закрыто на учёт')
  await dispatcher.keyboard.press('Enter')
  await expect(dispatcher.getByRole('alertdialog')).toBeHidden()

  await agency.reload()
  await expect(agency.getByText('Закрыто на учёт').first()).toBeVisible()
  await agency.getByRole('button', { name: 'В архив' }).click()
  await expect(agency.getByText(`Заявка №${id} отправлена в архив`)).toBeVisible()
})

test('a full slot offers the nearest times and the waiting list, and nothing typed is lost', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency' })
  await agency.goto('/new')
  await fillOrder(agency, { museum: 'Эрмитаж', object: 'Главный комплекс' })
  await agency.locator('button[data-status=full]').first().click()
  await agency.getByRole('button', { name: 'Встать в лист ожидания' }).click()
  await agency.waitForURL(/\/upcoming\/info\?id=\d+/)
  await expect(agency.getByText('Лист ожидания').first()).toBeVisible()
})

test('a guide on a phone sees own orders without prices', async ({ signIn }) => {
  const guide = await signIn({ login: 'agency-guide', viewport: { width: 390, height: 844 }, hasTouch: true })
  await expect(guide.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  await expect(guide.getByText('₽')).toHaveCount(0)
  await expectNoAxeViolations(guide)
})

test('a wrong password keeps what was typed and says so in the reader’s language', async ({ page }) => {
  await page.goto('/login?marketplace=north')
  await page.locator('input[name=login]').fill('agency')
  await page.locator('input[name=password]').fill('wrong')
  await page.locator('input[name=password]').press('Enter')
  await expect(page.getByText('Неверные имя пользователя или пароль')).toBeVisible()
  await expect(page.locator('input[name=login]')).toHaveValue('agency')
  expect(new URL(page.url()).searchParams.get('marketplace')).toBe('north')
})

test('a session that ended elsewhere leads to the login and leaves nothing behind', async ({ signIn }) => {
  const page = await signIn({ login: 'individual' })
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  await page.request.post('/api/v1/logout/', { headers: { authorization: token } })
  await page.reload()
  await page.waitForURL(/\/login/)
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  for (const key of ['userData', 'accessToken', 'userAbility', 'selectedOrder', 'objectInfo']) expect(kept).not.toContain(key)
})
