import { defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import type { ShownVoucher } from '../packages/contract/src/vouchers/vouchers.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, fillLogin, test } from './fixtures.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('a group is let in once by its voucher, a second phone hears by whom, and it is taken back', async ({ signIn, openPage, request }) => {
  const token = await tokenOf(request, 'agency')
  const orders = await call<Order[]>(request, '/api/v1/actions/', token, 'get_upcoming', { language: 'ru' })
  const today = todayIn(defaultZone)
  // Visits of the demo's first day; a journey that midnight falls into finds none of them.
  const visit = orders.find(({ data, info }) => data.pass_date === today && info.status === 'confirmed' && data.kind === 'museum_tickets')
  if (!visit) throw new Error('The demo has no confirmed visit of today')
  const { code } = await call<ShownVoucher>(request, '/api/v1/actions/', token, 'show_voucher', { request_id: visit.id })

  const cashier = await openPage(phone)
  await cashier.goto(`/v/${code}`)
  await expect(cashier.getByRole('heading', { name: 'Действует сегодня' })).toBeVisible()
  await expectNoAxeViolations(cashier)

  const first = await signIn({ login: 'dispatcher', app: 'office', ...phone })
  const second = await signIn({ login: 'editor', app: 'office', ...phone })
  for (const employee of [first, second]) {
    await employee.goto(`/office/redeem?code=${code}`)
    await expect(employee.getByRole('button', { name: 'Отметить вход' })).toBeVisible()
  }
  await expectNoAxeViolations(first)
  const heads = Number(await first.getByRole('spinbutton', { name: 'Сколько вошло' }).inputValue())
  await first.getByRole('button', { name: 'Меньше' }).click()
  await first.getByRole('button', { name: 'Отметить вход' }).click()
  await expect(first.getByText(/^Вы отметили: /)).toContainText(String(heads - 1))

  await second.getByRole('button', { name: 'Отметить вход' }).click()
  await expect(second.getByText(/, вошл[иоа]* .*\sчел\.$|, вошёл .*\sчел\.$/)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Отметить вход' })).toHaveCount(0)
  await cashier.reload()
  await expect(cashier.getByRole('heading', { name: 'Уже использован' })).toBeVisible()

  await first.getByRole('button', { name: /^Снять отметку/ }).click()
  await expect(first.getByRole('button', { name: 'Отметить вход' })).toBeVisible()
  const agency = await signIn({ login: 'agency' })
  await agency.goto(`/upcoming/info?id=${visit.id}`)
  await expect(agency.getByText('Отметка о входе снята').first()).toBeAttached()
})

test('a code that nobody has says so in the language of the phone, and a typed one is looked for, also after the login', async ({
  signIn,
  openPage,
}) => {
  const guest = await openPage({ ...phone, locale: 'fa' })
  const answer = await guest.goto(`/v/${'Z'.repeat(28)}`)
  expect(answer?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'چنین ووچری نیست' })).toBeVisible()
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl')

  const employee = await signIn({ login: 'editor', app: 'office', ...phone })
  await employee.goto('/office/shift')
  await employee.getByRole('link', { name: 'Вход по ваучеру' }).click()
  await employee.getByLabel('Код ваучера').fill('0123')
  await employee.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(employee.getByText('В коде 28 букв и цифр.')).toBeVisible()
  await employee.getByLabel('Код ваучера').fill('zzzz '.repeat(7))
  await employee.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(employee.getByText('Такого ваучера нет', { exact: true })).toBeVisible()

  const signedOut = await openPage(phone)
  await signedOut.goto(`/office/redeem?code=${'Z'.repeat(28)}`)
  await fillLogin(signedOut, 'editor')
  await expect(signedOut.getByText('Такого ваучера нет', { exact: true })).toBeVisible()
})
