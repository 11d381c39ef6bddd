import { expect, expectNoAxeViolations, test } from './fixtures.ts'

test.describe('a journey', () => {
  test('opens both apps without a fault', async ({ page, openPage }) => {
    await page.goto('/login')
    await expect(page.locator('input[name=login]')).toBeVisible()
    const office = await openPage()
    await office.goto('/office/login')
    await expect(office.locator('input[name=login]')).toBeVisible()
  })

  test('fails on an error in the console, another host, and a violated policy', async ({ page, faults }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      console.error('planted')
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }))
      return fetch('http://127.0.0.1:9/').catch(() => undefined)
    })
    await expect.poll(() => faults.join('\n')).toContain('planted')
    expect(faults.join('\n')).toMatch(/another host|Content Security Policy/)
    faults.length = 0
  })

  test('fails on a page that a screen reader cannot use', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('main')).toBeVisible()
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('img'), { src: '/favicon.svg' })))
    await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt')
  })
})
