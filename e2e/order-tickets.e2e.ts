import { decideAtOnce } from './at-once.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { fillOrder, Hand } from './order-form.ts'

test('an agency orders tickets, the dispatcher confirms, the agency sees time and entrance and cancels', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency', home: true })
  await agency.getByRole('link', { name: 'Билеты в музеи' }).click()
  const time = await fillOrder(new Hand(agency), { museum: 'Эрмитаж', object: 'Главный комплекс' })
  await agency.getByRole('button', { name: 'Отправить заказ' }).click()

  await agency.waitForURL(/\/upcoming\/info\?id=\d+/)
  const id = new URL(agency.url()).searchParams.get('id') ?? ''
  await expect(agency.getByText(`Отправлено: №${id}`)).toBeVisible()
  await expect(agency.getByText('В обработке').first()).toBeVisible()
  await expectNoAxeViolations(agency)

  const dispatcher = await signIn({ login: 'dispatcher', app: 'office' })
  await decideAtOnce(dispatcher)
  await dispatcher.goto(`/office/queue?order=${id}`)
  await expect(dispatcher.getByText(`№ ${id}`).first()).toBeVisible()
  await expect(dispatcher.getByText('Ли Вэй 李伟 «👑»').first()).toBeVisible()
  await dispatcher.getByLabel(/вход/i).first().fill('Подъезд 3, групповой')
  await expectNoAxeViolations(dispatcher)
  await dispatcher.getByRole('button', { name: /^(Enter)?\s*Подтвердить/ }).click()
  await expect(dispatcher.getByText(new RegExp(`№\\s${id}: заказ подтверждён`))).toBeVisible()

  await agency.reload()
  await expect(agency.getByText('Подтверждена').first()).toBeVisible()
  await expect(agency.getByText('Подъезд 3, групповой').first()).toBeVisible()
  await expect(agency.getByText(time, { exact: true }).first()).toBeVisible()

  await agency.getByRole('button', { name: 'Аннулировать' }).click()
  const dialog = agency.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Не аннулировать' })).toBeFocused()
  await expect(dialog).toContainText('2 места сразу вернутся в продажу.')
  await expectNoAxeViolations(agency)
  await dialog.getByRole('button', { name: 'Аннулировать заказ' }).click()
  await expect(agency.getByText(`Заявка №${id} аннулирована`)).toBeVisible()

  await agency.goto('/archive')
  await expect(agency.getByRole('table').locator(`[data-order="${id}"]`)).toBeVisible()
})

test('a rejected order shows its reason and goes to the archive', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency2' })
  await agency.goto('/new')
  await fillOrder(new Hand(agency), { museum: 'Петергоф', object: 'Большой дворец' })
  await agency.getByRole('button', { name: 'Отправить заказ' }).click()
  await agency.waitForURL(/\/upcoming\/info\?id=\d+/)
  const id = new URL(agency.url()).searchParams.get('id') ?? ''

  const dispatcher = await signIn({ login: 'dispatcher', app: 'office' })
  await decideAtOnce(dispatcher)
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

test('a guide on a phone sees own orders without prices', async ({ signIn }) => {
  const guide = await signIn({ login: 'agency-guide', home: true, viewport: { width: 390, height: 844 }, hasTouch: true })
  await expect(guide.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  // What an advert costs is no price of an order; it comes after the orders, and in its own time.
  await expect(guide.getByRole('complementary', { name: 'реклама' })).toBeVisible()
  await expect(guide.locator('[data-skeleton]')).toHaveCount(0)
  await expect(guide.getByText('₽').and(guide.locator(':not(aside *)'))).toHaveCount(0)
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
  const page = await signIn({ login: 'individual', home: true })
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  await page.request.post('/api/v1/logout/', { headers: { authorization: token } })
  await page.reload()
  await page.waitForURL(/\/login/)
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  for (const key of ['userData', 'accessToken', 'userAbility', 'selectedOrder', 'objectInfo']) expect(kept).not.toContain(key)
})
