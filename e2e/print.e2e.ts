import { expect, test } from './fixtures.ts'

test('an order is printed on light paper without the acts, and the screen keeps its dark theme', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await page.getByRole('button', { name: 'Тёмная тема' }).click()
  await page.getByRole('link', { name: 'Подробнее' }).first().click()
  await expect(page.getByRole('heading', { name: 'История' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const hidden of [page.getByRole('button'), page.getByRole('navigation'), page.getByRole('heading', { name: 'История' })])
    await expect(hidden).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
