import type { Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a screen that has not loaded after 120 seconds is told, and comes with another try', async ({ signIn, faults }) => {
  const page = await signIn({ login: 'agency' })
  const chunk = /\/ArchivePage-[^/]*\.js$/
  const underWay = new Set<Request>()
  const isPart = (request: Request): boolean => ['script', 'stylesheet'].includes(request.resourceType()) && !chunk.test(request.url())
  page.on('request', (request) => isPart(request) && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.goto('/upcoming')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  await page.clock.install()
  await page.route(chunk, () => new Promise(() => undefined))
  const asked = page.waitForRequest(chunk)
  await page.getByRole('link', { name: 'Архив', exact: true }).click()
  await asked
  // The hands of the clock reach whatever else is still on its way: parts that the first screen loads in their own time.
  await expect.poll(() => underWay.size).toBe(0)
  await page.clock.fastForward(115_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  await page.clock.fastForward(6_000)
  await expect(page.getByRole('alert').filter({ hasText: 'не загрузилась за 120 секунд' })).toBeVisible()
  // The error is written into the console too, once, and nothing else is.
  await expect.poll(() => faults.length).toBe(1)
  expect(faults.splice(0)[0]).toContain('Not loaded within 120000 ms')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Архив')
})
