import type { Page } from '@playwright/test'
import { nowhere } from '../tools/pictures/shared-contexts.ts'
import { axeViolationsInBothThemes } from './axe.ts'
import { expect, fillLogin, test } from './fixtures.ts'

const languages = [
  { language: 'ru', dir: 'ltr', login: 'Вход', upcoming: 'Заказы' },
  { language: 'en', dir: 'ltr', login: 'Log in', upcoming: 'Orders' },
  { language: 'zh', dir: 'ltr', login: '登录', upcoming: '订单' },
  { language: 'fa', dir: 'rtl', login: 'ورود', upcoming: 'سفارش‌ها' },
  { language: 'vi', dir: 'ltr', login: 'Đăng nhập', upcoming: 'Đơn đặt' },
] as const

for (const { language, dir, login, upcoming } of languages) {
  test(`the login and the upcoming orders speak ${language}, in both themes, without an axe violation`, async ({ openPage }) => {
    const page = await openPage()
    await page.goto(nowhere)
    for (const theme of ['dark', 'light']) {
      await page.evaluate(
        ([chosen, look]) => {
          localStorage.setItem('language', chosen as string)
          localStorage.setItem('theme', look as string)
        },
        [language, theme],
      )
      await page.goto('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(login)
    }
    await expectNoAxeViolationsIn(page, language)

    // Back from the dark of that look.
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    await fillLogin(page, 'agency')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(upcoming)
    await expect(page.getByRole('listitem').filter({ hasText: 'NEVA-' }).or(page.getByText('NEVA-')).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectNoAxeViolationsIn(page, language)
  })
}

/** In both themes; in Persian axe has looked at these two screens among all (axe.e2e.ts). */
async function expectNoAxeViolationsIn(page: Page, language: string): Promise<void> {
  if (language !== 'fa') expect(await axeViolationsInBothThemes(page)).toEqual([])
}

test('switching the language keeps the page and what is typed', async ({ page }) => {
  await page.goto('/login')
  await page.locator('input[name=login]').fill('нева-тур')
  await page
    .getByRole('button', { name: 'فارسی' })
    .or(page.getByRole('link', { name: 'فارسی' }))
    .or(page.getByLabel('فارسی'))
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('input[name=login]')).toHaveValue('нева-тур')
})
