import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addDays, defaultZone, momentAt, todayIn } from '../packages/contract/src/dates.ts'
import { call, tokenOf } from './api.ts'
import { expect, test } from './fixtures.ts'
import { choose } from './choose.ts'

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
  await choose(form.getByLabel('Музей'), 'Екатерининский дворец')
  await form.getByLabel('Номер лицензии').fill(number)
  await form.getByLabel('Стаж, лет').fill('4')
  await form.getByLabel('Действует до').fill('2099-06-01')
  await choose(form.getByLabel('Основной язык'), 'английский')
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

test('an agency asks for the renewal of a license, the dispatcher enters the new date, and the agency reads it', async ({
  signIn,
  request,
}) => {
  // A group and a license that nobody else asks for, looks at or fills.
  const mark = randomUUID().slice(0, 8)
  const { groupId, number } = await groupAndLicense(request, mark)
  const agency = await signIn({ login: 'agency-credit' })
  await agency.goto('/prolongation')
  const form = agency.getByRole('form', { name: 'Екатерининский дворец' })
  await form.getByRole('radio', { name: `Класс ${mark}` }).check()
  await form.getByRole('checkbox', { name: number }).check()
  await form.getByRole('button', { name: /Запросить продление 1 лицензии, 3\s200\s₽/ }).click()
  const asked = agency.getByRole('list', { name: 'Запросы' }).getByRole('listitem').filter({ hasText: number })
  await expect(asked).toContainText('ждём музей')

  const office = await signIn({ login: 'dispatcher', app: 'office' })
  await office.goto(`/office/prolongation?group=${groupId}`)
  await office.getByRole('button', { name: `Внести срок… Гид ${mark}` }).click()
  const dialog = office.getByRole('dialog', { name: 'Новый срок лицензии' })
  await dialog.getByLabel('Действует до').fill('2098-02-28')
  await dialog.getByRole('button', { name: 'Внести' }).click()
  await expect(dialog).toBeHidden()

  await agency.reload()
  await expect(asked).toContainText('продлена до 28 февраля 2098')
  await agency.goto('/licenses')
  await expect(agency.getByRole('list', { name: 'Действуют' })).toContainText(number)
  await expect(agency.getByRole('listitem').filter({ hasText: number }).last()).toContainText('до 28 февраля 2098')
})

const [portalActions, officeActions] = ['/api/v1/actions/', '/api/office/actions/'] as const

/** A day of prolongation, and a license of a guide of its own that staff accepted. */
async function groupAndLicense(request: APIRequestContext, mark: string): Promise<{ groupId: number; number: string }> {
  const [agency, staff] = [await tokenOf(request, 'agency-credit'), await tokenOf(request, 'dispatcher')]
  const { museums } = await call<{ museums: { museum_id: number; museum: string }[] }>(
    request,
    officeActions,
    staff,
    'office_prolongation',
    {},
  )
  const museum_id = museums.find(({ museum }) => museum === 'Екатерининский дворец')?.museum_id
  const today = todayIn(defaultZone)
  const { group_id: groupId } = await call<{ group_id: number }>(request, officeActions, staff, 'set_prolongation_group', {
    group_id: null,
    revision: 0,
    museum_id,
    held_on: addDays(today, 30),
    place: `Класс ${mark}`,
    closes_at: momentAt({ date: addDays(today, 20), time: '18:00' }, defaultZone),
    places: 1,
    fee: 320_000,
    vat: 'standard',
  })
  const number = `ЦС-${mark}`
  const { license_id } = await call<{ license_id: number }>(request, portalActions, agency, 'add_license', {
    guide: `Гид ${mark}`,
    museum_id,
    number,
    experience_years: 3,
    expiration_date: addDays(today, 200),
    main_language: 'ru',
    additional_languages: [],
  })
  await call(request, officeActions, staff, 'decide_license', { license_id, revision: 1, decision: 'accepted' })
  return { groupId, number }
}
