import type { Page } from '@playwright/test'
import { addDays, daysFrom, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { call, tokenOf } from './api.ts'
import { chooseValue } from './choose.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens } from './live.ts'
import { openSection } from './sections.ts'

const portal = '/api/v1/actions/'
type Slot = { id: number; free: number }

/** An object where no other journey orders. */
const object = 'catherine-agate-rooms'

async function openSlots(page: Page, day: string): Promise<void> {
  await page.goto(`/office/slots?object=${object}&day=${day}`)
  await page.getByRole('gridcell').first().waitFor()
}

/** So many days from now, by the museums' clocks. */
function dayAhead(days: number): string {
  return addDays(todayIn(defaultZone), days)
}

test('a capacity below what is taken is refused with its orders; a quota is saved by keyboard and customers see it', async ({
  signIn,
  request,
}) => {
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  const day = dayAhead(1)
  await openSlots(page, day)
  await page
    .getByRole('gridcell', { name: /занято [1-9]/ })
    .first()
    .click()
  await page.getByRole('grid').press('1')
  const consequences = page.getByRole('region', { name: 'Что будет' })
  await expect(consequences.getByText(/занято на \d+ больше/)).toBeVisible()
  await expect(consequences.getByRole('link', { name: /№\s\d+/ }).first()).toHaveAttribute('href', /queue\?order=\d+/)
  await expect(page.getByRole('button', { name: 'Сохранить 1 сеанс' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('input[name=capacity]')).toHaveValue('1')
  await expectNoAxeViolations(page)

  const empty = page.getByRole('gridcell', { name: /: занято 0 из/ }).first()
  const time = /(\d\d:\d\d): занято/.exec((await empty.textContent()) ?? '')?.[1]
  await empty.click()
  await page.getByRole('grid').press('q')
  await chooseValue(page.getByLabel('Категория группы'), 'cn')
  await page.locator('input[name=quota]').fill('7')
  await page.locator('input[name=quota]').press('Enter')
  await expect(page.getByText('Изменён 1 сеанс')).toBeVisible()
  await expect(page.getByRole('grid')).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'Выбранные сеансы' }).getByText('0 из 7')).toBeVisible()

  const agency = await tokenOf(request, 'agency2')
  const chosenDay = /, (\d+) /.exec((await empty.textContent()) ?? '')?.[1]
  const freeFor = async (type: string) => {
    const asked = { museum_object_id: object, schedule_date: dayOf(day, Number(chosenDay)), type }
    const answer = await request.post(portal, {
      multipart: { action: 'get_schedule', data: JSON.stringify(asked) },
      headers: { Authorization: agency },
    })
    const { data } = (await answer.json()) as { data: { schedule_data: { result: (Slot & { time: string })[] } } }
    return data.schedule_data.result.find((slot) => slot.time === time)?.free
  }
  expect(await freeFor('cn')).toBe(7)
  expect(await freeFor('ig')).toBeGreaterThan(7)
})

/** The day of the week from `from` on that has this number in its month. */
function dayOf(from: string, number: number): string {
  return daysFrom(from, addDays(from, 6)).find((day) => Number(day.slice(8)) === number) ?? ''
}

test('a window is opened to the second, a wish that comes appears by itself and gets its answer', async ({ signIn, request }) => {
  const page = await signIn({ login: 'dispatcher', home: true, app: 'office' })
  await listens(page, 'office.livePosition')
  await openSection(page, 'Места', 'График')
  await page
    .getByRole('link', { name: /не назначен/ })
    .first()
    .click()
  const address = new URL(page.url()).searchParams
  const month = address.get('month') ?? ''
  await page.locator('input[name=opens_at]').fill(`${dayAhead(-1)}T10:00:05`)
  await page.locator('input[name=closes_at]').fill(`${dayAhead(20)}T23:59:59`)
  await page.getByRole('button', { name: 'Сохранить приём' }).click()
  await expect(page.getByText(/сохранён$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Пожеланий нет' })).toBeVisible()

  const agency = await tokenOf(request, 'agency')
  const wish = { museum_id: Number(address.get('museum')), system_id: '', pass_date: `${month}-10`, time: '11:00', type: 'ig' }
  const group = { adult: 18, child: 2, guide: 'Ли Вэй', guide_phone: '+7 921 555-01-23' }
  const { id } = await call<{ id: number }>(request, portal, agency, 'post_request_schedule', { ...wish, ...group })
  const box = page.getByRole('checkbox', { name: new RegExp(`№\\s${id}`) })
  await expect(box).toBeVisible()

  await page.keyboard.press('a')
  await expect(box).toBeChecked()
  await page.keyboard.press('e')
  await page.keyboard.type('Подъезд 3')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  // The dialog says before which wishes will fail; the second press sends the others.
  await expect(page.getByRole('dialog', { name: /^Подтвердить 1 / }).getByRole('button', { name: /^Отправить|^Подтвердить/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ответ получило 1 пожелание')).toBeVisible()
  await expect(page.getByRole('img', { name: /подтверждено 1 из 1/ })).toBeVisible()
  const order = await call<{ info: { status: string; confirmed_time: string } }>(request, portal, agency, 'get_request', { request_id: id })
  expect(order.info).toMatchObject({ status: 'confirmed', confirmed_time: '11:00' })
})
