import type { Page } from '@playwright/test'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { expect, test } from './fixtures.ts'
import { plantOrders } from './planted-orders.ts'
import { noteShifts, shiftsOf } from './shifts.ts'

// A thousand orders, of which the page draws those in and near the window: the others are found and reached all the same.

const firstId = 100_000
const count = 1000
/** Days of one order and of forty, of one block and of several. */
const ofDay = [1, 40, 7, 12, 20]

/** A month from now and later. */
async function withThousand(page: Page): Promise<void> {
  const dates = ofDay.flatMap((size, day) => Array.from({ length: size }, () => day))
  const days = (at: number) => Math.floor(at / dates.length) * ofDay.length + (dates[at % dates.length] ?? 0)
  const orders = Array.from({ length: count }, (_, at) => ({
    id: firstId + at,
    status: 'confirmed' as const,
    data: { pass_date: addDays(todayIn(defaultZone), 30 + days(at)), refno: `MANY-${at}.` },
  }))
  await plantOrders(page, orders)
}

/** The browser's own search, which shows what it finds. */
const find = (page: Page, text: string) =>
  page.evaluate(
    (words) => (globalThis as unknown as { find: (words: string, ...how: boolean[]) => boolean }).find(words, true, false, true),
    text,
  )
const rowOf = (page: Page, at: number, row: string) => page.locator(row).filter({ hasText: `MANY-${at}.` })

for (const [path, row] of [
  ['/upcoming', 'section[id^=day-] li'],
  ['/upcoming?view=table', 'tr[data-order]'],
] as const) {
  test(`of a thousand orders few are drawn, and each is found by the browser’s search: ${path}`, async ({ signIn }) => {
    const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
    await withThousand(page)
    await page.goto(path)
    await expect(rowOf(page, 0, row)).toBeVisible()
    for (const at of [900, 417, 999]) {
      await expect(rowOf(page, at, row)).toHaveCount(0)
      expect(await find(page, `MANY-${at}.`)).toBe(true)
      await expect(rowOf(page, at, row)).toBeInViewport()
    }
    await expect.poll(() => page.locator(row).count()).toBeLessThan(200)
    // Control: what nobody has is not found.
    expect(await find(page, `MANY-${count}.`)).toBe(false)
  })

  test(`keys come to the last of a thousand orders and back to the first, and nothing moves under the eye: ${path}`, async ({ signIn }) => {
    const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
    await withThousand(page)
    await noteShifts(page)
    await page.goto(path)
    await expect(rowOf(page, 0, row)).toBeVisible()
    // The window is full, and the page has settled.
    await expect(rowOf(page, 8, row)).toBeVisible()
    await page.keyboard.press('End')
    await expect(rowOf(page, count - 1, row)).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(rowOf(page, 0, row)).toBeInViewport()
    for (let step = 0; step < 8; step++) {
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 700)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('Tab goes from order to order, none left out, further than was drawn at first', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
  await withThousand(page)
  await page.goto('/upcoming')
  await rowOf(page, 0, 'section[id^=day-] li').getByRole('heading').getByRole('link').focus()
  const passed: number[] = []
  for (let press = 0; press < 100; press++) {
    const at = await page.evaluate(() => /MANY-(\d+)\./.exec(document.activeElement?.closest('li')?.textContent ?? '')?.[1])
    if (at !== undefined && passed.at(-1) !== Number(at)) passed.push(Number(at))
    await page.keyboard.press('Tab')
  }
  expect(passed.length).toBeGreaterThan(30)
  expect(passed).toEqual(passed.map((_, index) => index))
})

test('J goes on to a row that was far away', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
  await withThousand(page)
  await page.goto('/upcoming?view=table')
  await expect(rowOf(page, 0, 'tr[data-order]')).toBeVisible()
  for (let press = 0; press < 60; press++) await page.keyboard.press('j')
  const row = rowOf(page, 59, 'tr[data-order]')
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
})

test('on a phone, where texts are narrow, an order far away is found, too', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 } })
  await withThousand(page)
  await page.goto('/upcoming')
  await expect(rowOf(page, 0, 'section[id^=day-] li')).toBeVisible()
  expect(await find(page, 'MANY-500.')).toBe(true)
  await expect(rowOf(page, 500, 'section[id^=day-] li')).toBeInViewport()
})

test('an anchor of a day far away shows the day', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
  await withThousand(page)
  await page.goto('/upcoming')
  await expect(rowOf(page, 0, 'section[id^=day-] li')).toBeVisible()
  const day = `day-${addDays(todayIn(defaultZone), 30 + 31)}`
  await page.evaluate((anchor) => (location.hash = anchor), day)
  await expect(page.locator(`#${day} li`).first()).toBeInViewport()
})

const deep = 400
for (const [path, row, viewport] of [
  ['/upcoming', 'section[id^=day-] li', { width: 1440, height: 900 }],
  ['/upcoming', 'section[id^=day-] li', { width: 390, height: 844 }],
  ['/upcoming?view=table', 'tr[data-order]', { width: 1440, height: 900 }],
] as const) {
  test(`back from an order leads to its row, deep in a long list: ${path}, ${viewport.width} px`, async ({ signIn }) => {
    const page = await signIn({ login: 'agency', viewport })
    await withThousand(page)
    await page.goto(path)
    await expect(rowOf(page, 0, row)).toBeVisible()
    expect(await find(page, `MANY-${deep}.`)).toBe(true)
    const chosen = rowOf(page, deep, row)
    await expect(chosen).toBeInViewport()
    const top = () => chosen.evaluate((one) => Math.round(one.getBoundingClientRect().top))
    // Rows around it are drawn meanwhile.
    let last = Number.NaN
    const stands = async () => {
      const [before, now] = [last, await top()]
      last = now
      return now === before
    }
    await expect.poll(stands, { intervals: [300] }).toBe(true)
    const link = chosen.locator('a[href*="/upcoming/info"]').first()
    await expect(link).toBeInViewport()
    const before = await top()
    await link.click()
    await page.waitForURL(`**/upcoming/info?id=${firstId + deep}`)
    await expect(chosen).toHaveCount(0)
    await page.goBack()
    await expect(chosen).toBeInViewport()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(12)
  })
}

test('on paper every order is drawn', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', viewport: { width: 1440, height: 900 } })
  await withThousand(page)
  await page.goto('/upcoming')
  const row = page.locator('section[id^=day-] li')
  await expect(rowOf(page, 0, 'section[id^=day-] li')).toBeVisible()
  expect(await row.count()).toBeLessThan(200)
  await page.emulateMedia({ media: 'print' })
  await expect(row).toHaveCount(count)
})
