import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { expectUnitsInLine } from './units-in-line.ts'

/** Tabs that are seen, and whether one of them goes beyond the edge. */
async function tabsOf(page: Page, name: string): Promise<{ seen: number; isCut: boolean }> {
  return page.getByRole('navigation', { name }).evaluate((row) => {
    const { left, right } = row.getBoundingClientRect()
    const seen = [...row.querySelectorAll(':scope > span:not([data-beyond])')].map((tab) => tab.getBoundingClientRect())
    return { seen: seen.length, isCut: seen.some((tab) => tab.left < left - 1 || tab.right > right + 1) }
  })
}

test('tabs that do not fit stand behind a button, reached by the keyboard alone; none is cut, and the open one is always seen', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 } })
  await page.goto('/settings')
  const tabs = page.getByRole('navigation', { name: 'Разделы настроек' })
  const more = tabs.getByRole('button', { name: /^ещё \d+$/ })
  await expect(more).toBeVisible()
  const { seen, isCut } = await tabsOf(page, 'Разделы настроек')
  expect(isCut).toBe(false)
  await expect(more).toHaveText(`ещё ${9 - seen}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectNoAxeViolations(page)

  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings?tab=data')
  await expect(tabs.locator(':scope > span:not([data-beyond]) [aria-current]')).toBeVisible()
  expect((await tabsOf(page, 'Разделы настроек')).isCut).toBe(false)

  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(more).toBeHidden()
})

test('in Persian the tabs that do not fit stand behind their button at the end of the line, and its arrows lead through them', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 } })
  await page.evaluate(() => localStorage.setItem('language', 'fa'))
  await page.goto('/settings?tab=notifications')
  const tabs = page.getByRole('navigation').filter({ has: page.locator('a[href$="tab=security"]') })
  const more = tabs.getByRole('button')
  await expect(more).toBeVisible()
  const [line, button] = [await tabs.boundingBox(), await more.boundingBox()]
  expect(Math.abs((button?.x ?? 0) - (line?.x ?? 0))).toBeLessThanOrEqual(1)
  await expect(tabs.locator(':scope > span:not([data-beyond]) [aria-current]')).toBeVisible()
  await expectNoAxeViolations(page)

  await more.focus()
  await page.keyboard.press('ArrowDown')
  const rows = tabs.locator('[data-sheet] a')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  const sheet = await tabs.locator('[data-sheet]').boundingBox()
  expect(sheet?.x).toBeGreaterThanOrEqual(0)
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Enter')
  await expect(tabs.locator(':scope > span:not([data-beyond]) [aria-current]')).toBeVisible()
})

test('sums of an order, of what can be paid and of invoices line up by their unit, also right to left', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  const address = await page.locator('a[href*="/upcoming/info?id="]').first().getAttribute('href')
  for (const language of ['ru', 'fa']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto(address ?? '')
    await expectUnitsInLine(page.locator('table td.sum:last-child bdi'), `lines of an order, ${language}`)
    await page.goto('/payment')
    await expectUnitsInLine(page.locator('[data-when] label > :last-child bdi'), `what can be paid, ${language}`)
    await expectUnitsInLine(page.locator('main li > p:nth-last-child(2) > bdi'), `invoices, ${language}`)
  }
})
