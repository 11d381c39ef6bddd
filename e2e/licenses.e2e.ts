import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

test('an agency sends a license with its scan, the dispatcher reads and accepts it, and the agency sees that it holds', async ({
  signIn,
}) => {
  // Another at each run: the same one once more is there already.
  const number = `ЦС-${randomUUID().slice(0, 8)}`
  const agency = await signIn({ login: 'agency2' })
  await agency.goto('/licenses')
  await agency.getByRole('button', { name: 'Добавить лицензию' }).click()
  const form = agency.getByRole('dialog', { name: 'Новая лицензия' })
  await form.getByLabel('Гид', { exact: true }).fill('Полина Тихонова')
  await form.getByLabel('Музей').selectOption({ label: 'Екатерининский дворец' })
  await form.getByLabel('Номер лицензии').fill(number)
  await form.getByLabel('Стаж, лет').fill('4')
  await form.getByLabel('Действует до').fill('2099-06-01')
  await form.getByLabel('Основной язык').selectOption({ label: 'английский' })
  await form.locator('input[type=file]').setInputFiles({ name: 'скан.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(form.getByText('скан.pdf')).toBeVisible()
  await form.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(form).toBeHidden()
  const waiting = agency.getByRole('list', { name: 'Ждут проверки' })
  await expect(waiting).toContainText(number)

  const office = await signIn({ login: 'dispatcher', app: 'office' })
  await office.goto(`/office/licenses?search=${encodeURIComponent(number)}`)
  await office.getByRole('option', { name: /Полина Тихонова/ }).click()
  const card = office.getByRole('region', { name: 'Лицензия и решение' })
  const [scan] = await Promise.all([office.waitForEvent('download'), card.getByRole('button', { name: 'Открыть скан' }).click()])
  expect(scan.suggestedFilename()).toBe('скан.pdf')
  await card.getByRole('button', { name: 'Принять', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Приостановить…' })).toBeVisible()

  await agency.reload()
  await expect(agency.getByRole('list', { name: 'Действуют' })).toContainText(number)
})

test('an agency asks for the renewal of a license, the dispatcher enters the new date, and the agency reads it', async ({ signIn }) => {
  const agency = await signIn({ login: 'agency-credit' })
  await agency.goto('/prolongation')
  const form = agency.getByRole('form', { name: 'Екатерининский дворец' })
  await form.getByRole('radio').first().check()
  await form.getByRole('checkbox', { name: /Елена Чжан/ }).check()
  await form.getByRole('button', { name: /Запросить продление 1 лицензии, 3\s200\s₽/ }).click()
  const requests = agency.getByRole('list', { name: 'Запросы' })
  await expect(requests).toContainText('ждём музей')

  const office = await signIn({ login: 'dispatcher', app: 'office' })
  await office.goto('/office/prolongation')
  await office
    .getByRole('button', { name: /^Запросы/ })
    .first()
    .click()
  await office.getByRole('button', { name: 'Внести срок… Елена Чжан' }).click()
  const dialog = office.getByRole('dialog', { name: 'Новый срок лицензии' })
  await dialog.getByLabel('Действует до').fill('2098-02-28')
  await dialog.getByRole('button', { name: 'Внести' }).click()
  await expect(dialog).toBeHidden()

  await agency.reload()
  await expect(requests).toContainText('продлена до 28 февраля 2098')
  await agency.goto('/licenses')
  await expect(agency.getByRole('list', { name: 'Действуют' })).toContainText('до 28 февраля 2098')
})
