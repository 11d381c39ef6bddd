import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { nowhere } from '../tools/pictures/shared-contexts.ts'
import { theStage } from './stage.ts'

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

  test('finds nothing of what the one before left in its browser, and no page that was asked for something lasting', async ({
    keptPages,
  }) => {
    const options = { baseURL: theStage().origin, viewport: { width: 600, height: 600 } }
    const kept = (page: Page) =>
      page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie, 'left' in window])
    const first = await keptPages.lend(options)
    await first.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('left', 'by a journey')
      document.cookie = 'left=yes'
      Object.assign(window, { left: true })
    })
    await first.context().newPage()
    expect(await kept(first)).toEqual([['left'], ['left'], 'left=yes', true])
    await keptPages.takeBack(first)

    const second = await keptPages.lend(options)
    expect(second).toBe(first)
    expect(second.context().pages()).toEqual([second])
    expect(await kept(second)).toEqual([[], [], '', false])

    // Controls of what comes off: as the page is lent again it would have them.
    await second.addInitScript("Object.assign(window, { left: 'by a script' })")
    await second.context().addInitScript("Object.assign(window, { left: 'by a script' })")
    await second.route('**/favicon.svg', (route) => route.fulfill({ body: 'left' }))
    await second.setViewportSize({ width: 390, height: 844 })
    await second.goto(nowhere)
    const seen = () => second.evaluate(async () => [Reflect.get(window, 'left'), innerWidth, await (await fetch('/favicon.svg')).text()])
    expect(await seen()).toEqual(['by a script', 390, 'left'])
    await keptPages.takeBack(second)
    expect(await keptPages.lend(options)).toBe(second)
    expect(await seen()).toEqual([undefined, 600, expect.stringContaining('<svg')])

    for (const lasting of [
      (page: Page) => page.context().setOffline(true),
      (page: Page) => page.clock.install(),
      (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
    ]) {
      const page = await keptPages.lend(options)
      await lasting(page)
      await keptPages.takeBack(page)
      expect(page.isClosed()).toBe(true)
    }
    await keptPages.takeBack(second)
  })
})
