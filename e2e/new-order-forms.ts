import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { chooseValue } from './choose.ts'

/** The main act of the screen: in the summary, on a phone under the thumb. */
export async function next(page: Page): Promise<void> {
  await page.locator('form button[type=submit]:visible').click()
}

/** A day far enough ahead, in the month that the calendar shows or the next one. */
async function pickDay(page: Page, nextMonth = true): Promise<void> {
  // Its button has the month's name beside it in every language; the last of the two leads on.
  if (nextMonth)
    await page
      .locator('#pass_date')
      .getByRole('button')
      .filter({ has: page.locator('svg') })
      .last()
      .click()
  await page.locator('#pass_date button[data-open]').nth(9).click()
}

/** Types into a field by its name: labels differ by language. */
export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await field(page, name).fill(text)
}

/** Sent: the order's own page, whose name has the focus; answers its number. */
export async function sentOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  expect(id).toMatch(/^\d+$/)
  await expect(page.locator('article h1')).toBeFocused()
  return id
}

/** The four forms up to their review, found by names and places, so that every language can be walked. */
export const walks = {
  async schedule(page: Page): Promise<void> {
    await page.goto('/new-schedule')
    await field(page, 'type').nth(2).click()
    await page.getByRole('option').first().click()
    await page.locator('[role=combobox][name=system_id]').waitFor()
    await page.getByRole('option').first().click()
    await pickDay(page, false)
    await field(page, 'time').fill('1130')
    await next(page)
    await fill(page, { adult: '20', child: '2' })
    await next(page)
    await fill(page, { guide: 'Ли Вэй 李伟', guide_phone: '+7 921 555-01-18' })
    await next(page)
  },
  async equipment(page: Page): Promise<void> {
    await page.goto('/new-rg-ag')
    await field(page, 'type').nth(2).click()
    await page.getByRole('option').first().click()
    await page.locator('[role=combobox][name=system_id]').waitFor()
    await page.getByRole('option').first().click()
    await pickDay(page)
    await fill(page, { pickup_time: '0930', return_time: '1800' })
    await next(page)
    await field(page, 'multicast_audio_system').fill('12')
    await next(page)
    await fill(page, { guide: 'Ли Вэй 李伟' })
    await next(page)
  },
  async transport(page: Page): Promise<void> {
    await page.goto('/new-transport')
    await field(page, 'type').nth(2).click()
    await pickDay(page)
    await field(page, 'time').fill('930')
    await next(page)
    await fill(page, { pickup: 'Отель «Астория»', dropoff: 'Петергоф' })
    await next(page)
    await field(page, 'adult').fill('12')
    await page.locator('input[name=vehicle_class]:enabled').first().check({ force: true })
    await next(page)
    await fill(page, { contact: 'Ли Вэй 李伟', contact_phone: '+7 921 555-01-18' })
    await next(page)
  },
  async guide(page: Page): Promise<void> {
    await page.goto('/new-guide')
    await field(page, 'type').nth(2).click()
    await pickDay(page)
    await field(page, 'time').fill('14:00')
    await chooseValue(field(page, 'guide_language'), 'zh')
    await next(page)
    await fill(page, { meeting_point: 'Дворцовая площадь, у колонны' })
    await next(page)
    await field(page, 'adult').fill('12')
    await next(page)
    await field(page, 'notes').waitFor()
    await next(page)
  },
} as const
