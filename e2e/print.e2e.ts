import type { Page } from '@playwright/test'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import { call, tokenOf } from './api.ts'
import { expect, test } from './fixtures.ts'

test('an order is printed black on white from the dark theme: whose it is, its facts on one page, who printed it and when, no acts', async ({
  signIn,
  request,
}) => {
  const orders = await call<Order[]>(request, '/api/v1/actions/', await tokenOf(request, 'agency'), 'get_upcoming', {})
  const order = orders.find(({ info }) => info.status === 'confirmed' && info.time !== null && info.programme_id !== null) as Order
  const page = await signIn({ login: 'agency', home: true })
  await page.getByRole('button', { name: 'Тёмная тема' }).click()
  await page.goto(`/upcoming/info?id=${order.id}`)
  await expect(page.getByRole('heading', { name: 'История' })).toBeVisible()
  const printed = page.getByText(/^Напечатано /)
  await expect(printed).toBeHidden()
  await expect(page.getByRole('button', { name: 'Напечатать' })).toBeVisible()
  const colours = () =>
    page.evaluate(() =>
      [document.documentElement, document.body]
        .map((one) => getComputedStyle(one))
        .map(({ color, backgroundColor }) => [color, backgroundColor]),
    )

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/ИНН \d{10}/)).toBeVisible()
  await expect(printed).toBeVisible()
  await expect(page.getByText(/Для: .+ Напечатано .+: /)).toBeVisible()
  expect(await bandsOn(page)).toEqual(new Set())
  expect((await colours()).flat().every((one) => ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(one))).toBe(true)
  for (const hidden of [
    page.getByRole('button'),
    page.getByRole('navigation'),
    page.getByRole('heading', { name: /История|Программа тура/ }),
  ])
    await expect(hidden).toHaveCount(0)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)
  expect(sheets).toHaveLength(1)

  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await colours())[0]?.[0]).not.toBe('rgb(0, 0, 0)')
})

test('the orders, their table, a programme and the archive are printed without bands and acts: whose they are, for whom, by whom and when', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency', home: true })
  for (const path of ['/upcoming', '/upcoming?view=table', '/upcoming/programme?id=1', '/archive']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.locator('[data-order], section[id^=day-] li').first()).toBeVisible()
    const head = page.getByText(/ИНН \d{10}/)
    await expect(head).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    await expect(page.getByText(/Для: .+ Напечатано .+: /)).toBeVisible()
    for (const role of ['button', 'navigation', 'checkbox', 'radio'] as const) await expect(page.getByRole(role)).toHaveCount(0)
    // A fold that is closed is an act, too.
    await expect(page.locator('summary')).toBeHidden()
    expect(await bandsOn(page)).toEqual(new Set())
    // A sheet is narrower than a desk: what is drawn anew for it leaves it empty, which is a thousand bytes.
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(20_000)
  }
})

/** Grounds of anything on the sheet but none and white. At one moment: a row that is drawn anew between a search and a look would have no colour. */
async function bandsOn(page: Page): Promise<Set<string>> {
  const grounds = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).backgroundColor),
  )
  return new Set(grounds.filter((one) => one !== 'rgba(0, 0, 0, 0)' && one !== 'rgb(255, 255, 255)'))
}
