import { defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { choose } from './choose.ts'

test('an employee says on a phone where he stands, the agency with a visit that day reads it, until he leaves', async ({
  signIn,
  request,
}) => {
  const token = await tokenOf(request, 'agency')
  const orders = await call<Order[]>(request, '/api/v1/actions/', token, 'get_upcoming', { language: 'ru' })
  const today = todayIn(defaultZone)
  // Visits of the demo's first day; a journey that midnight falls into finds none of them.
  const visit = orders.find(({ data, info }) => data.pass_date === today && info.status === 'confirmed')
  if (!visit) throw new Error('The demo has no confirmed visit of today')

  const dispatcher = await signIn({ login: 'dispatcher', app: 'office' })
  await dispatcher.goto('/office/duty')
  await dispatcher.getByRole('list', { name: 'Смены дня' }).waitFor()
  await dispatcher.keyboard.press('n')
  const form = dispatcher.getByRole('dialog', { name: 'Поставить на смену' })
  await choose(form.getByLabel('Сотрудник'), 'Анна Белова')
  await form.getByRole('checkbox', { name: visit.info.museum, exact: true }).check()
  await form.getByLabel('С', { exact: true }).fill('00:00')
  await form.getByLabel('До', { exact: true }).fill('23:59')
  await form.getByLabel('Телефон на смене').fill('+7 921 555-01-86')
  await form.getByRole('button', { name: 'Сохранить смену' }).click()
  const row = dispatcher.getByRole('listitem').filter({ hasText: 'Анна Белова' })
  await expect(row).toContainText('на смене, место не отмечено')

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const point = { geolocation: { latitude: 59.93981, longitude: 30.31465, accuracy: 6 }, permissions: ['geolocation'] }
  const employee = await signIn({ login: 'editor', app: 'office', ...phone, ...point })
  await employee.goto('/office/shift')
  await employee.getByLabel('Где вы').fill('У атлантов, под козырьком')
  await employee.getByRole('button', { name: 'Отметиться' }).click()
  await expect(employee.getByText('Без согласия место не сохранится.')).toBeVisible()
  await employee.getByRole('button', { name: 'Добавить точку на карте' }).click()
  await expect(employee.getByText('с точностью до 6 метров')).toBeVisible()
  await employee.getByRole('checkbox').check()
  await expectNoAxeViolations(employee)
  await employee.getByRole('button', { name: 'Отметиться' }).click()
  await expect(employee.getByRole('button', { name: 'Уйти и удалить отметку' })).toBeVisible()

  const agency = await signIn({ login: 'agency' })
  await agency.goto(`/upcoming/info?id=${visit.id}`)
  const ask = agency.getByRole('button', { name: 'Кто встречает' })
  const answer = agency.getByRole('dialog', { name: 'Кто встречает' })
  await ask.click()
  await expect(answer).toContainText('У атлантов, под козырьком')
  await expect(answer).toContainText('Анна Белова')
  await answer.getByRole('button', { name: 'Закрыть' }).last().click()

  await employee.getByRole('button', { name: 'Уйти и удалить отметку' }).click()
  await expect(employee.getByRole('button', { name: 'Отметиться' })).toBeVisible()
  await ask.click()
  await expect(answer).toContainText('Встречающий ещё не отметился')
  await expect(answer).not.toContainText('атлантов')
})
