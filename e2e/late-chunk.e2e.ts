import { expect, test } from './fixtures.ts'

test('a screen that has not loaded after 120 seconds is told, and comes with another try', async ({ signIn, faults }) => {
  const page = await signIn({ login: 'agency', home: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  await page.clock.install()
  const chunk = /\/ArchivePage-[^/]*\.js$/
  await page.route(chunk, () => new Promise(() => undefined))
  const asked = page.waitForRequest(chunk)
  await page.getByRole('link', { name: 'Архив', exact: true }).click()
  await asked
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
