import type { Page } from '@playwright/test'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import type { ShownVoucher } from '../packages/contract/src/vouchers/vouchers.ts'
import { codeIn } from '../packages/server/src/testing/pictures.ts'
import { call, tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens } from './live.ts'

const portal = '/api/v1/actions/'
const phone = { viewport: { width: 390, height: 844 } }

/** A confirmed visit of the demo, still to come, that its customer may change. */
async function confirmedOrder(page: Page, token: string): Promise<Order> {
  const orders = await call<Order[]>(page.request, portal, token, 'get_upcoming', {})
  const found = orders.find(
    ({ data, info }) =>
      data.kind === 'museum_tickets' && info.status === 'confirmed' && info.allowed.includes('edit') && !info.pending_change,
  )
  if (!found) throw new Error('The demo has no confirmed visit that may be changed')
  return found
}

/** What a camera reads that is held before the telephone. Its points come as text: a million numbers, one by one, take seconds. */
async function scanned(page: Page): Promise<string | undefined> {
  const picture = (await page.screenshot()).toString('base64')
  const { width, height, points } = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const drawn = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    drawn?.drawImage(bitmap, 0, 0)
    const { data } = drawn?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    return { width: bitmap.width, height: bitmap.height, points: new Uint8Array(data?.buffer ?? new ArrayBuffer()).toBase64() }
  }, picture)
  return codeIn({ width, height, points: Uint8ClampedArray.from(Buffer.from(points, 'base64')) })
}

async function reopenIn(page: Page, language: string, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([spoken, look]) => {
      localStorage.setItem('language', spoken as string)
      localStorage.setItem('theme', look as string)
    },
    [language, theme],
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('img')).toBeVisible()
}

test('a voucher is held out on a telephone, scanned, and another one as soon as the order changes', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', ...phone })
  const token = await tokenOf(page.request, 'agency')
  const order = await confirmedOrder(page, token)
  const asked = { request_id: order.id }
  await page.goto(`/upcoming/info?id=${order.id}`)
  // The pass fills the telephone from edge to edge, and its code is there without another press.
  await expect(page.getByRole('article').getByRole('img', { name: 'QR-код ваучера' })).toBeVisible()
  const leaf = await page.locator('article > section').first().boundingBox()
  expect(leaf).toMatchObject({ x: 0, width: page.viewportSize()?.width })
  expect(leaf?.height).toBeGreaterThan(0.6 * (page.viewportSize()?.height ?? 0))
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Показать на входе' }).click()
  await page.waitForURL(`**/upcoming/show?id=${order.id}`)
  // The order's own page has a code too, which is there until this one has come.
  await expect(page.getByText('сделайте экран ярче')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-код ваучера' })).toBeVisible()
  const first = await call<ShownVoucher>(page.request, portal, token, 'show_voucher', asked)
  expect(await scanned(page)).toBe(first.address)
  await expectNoAxeViolations(page)
  await listens(page)

  await call(page.request, portal, token, 'put_request', { id: order.id, revision: order.data.revision, guide_phone: '+7 921 555-01-88' })
  // Until staff have accepted it, the order is as it was, and so is its voucher.
  expect((await call<ShownVoucher>(page.request, portal, token, 'show_voucher', asked)).address).toBe(first.address)
  const { info } = await call<Order>(page.request, portal, token, 'get_request', asked)
  const accepted = { order_id: order.id, revision: info.pending_change?.revision, now: true }
  await call(page.request, '/api/office/actions/', await tokenOf(page.request, 'dispatcher'), 'accept_change', accepted)
  await expect(page.getByText('Заказ изменился (телефон гида). Прежние листы и снимки экрана не действуют.')).toBeVisible()
  const second = await call<ShownVoucher>(page.request, portal, token, 'show_voucher', asked)
  expect(second.address).not.toBe(first.address)
  expect(await scanned(page)).toBe(second.address)

  for (const [language, theme] of [
    ['zh', 'dark'],
    ['fa', 'dark'],
    ['en', 'light'],
    ['vi', 'light'],
  ] as const) {
    await reopenIn(page, language, theme)
    expect([language, await scanned(page)]).toEqual([language, second.address])
    await expectNoAxeViolations(page)
  }
})

test('the papers of an order come as files, one for each who holds one', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  const order = await confirmedOrder(page, await tokenOf(page.request, 'agency'))
  await page.goto(`/upcoming/info?id=${order.id}`)
  const papers = page.getByRole('region', { name: 'Ваучер на бумаге' })
  const download = page.waitForEvent('download')
  await papers.getByRole('button', { name: 'فارسی' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})
