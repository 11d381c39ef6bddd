import { expect, fillLogin, test } from './fixtures.ts'

const languages = [
  { language: 'ru', dir: 'ltr', login: 'Вход', upcoming: 'Заказы' },
  { language: 'en', dir: 'ltr', login: 'Log in', upcoming: 'Orders' },
  { language: 'zh', dir: 'ltr', login: '登录', upcoming: '订单' },
  { language: 'fa', dir: 'rtl', login: 'ورود', upcoming: 'سفارش‌ها' },
  { language: 'vi', dir: 'ltr', login: 'Đăng nhập', upcoming: 'Đơn đặt' },
] as const

for (const { language, dir, login, upcoming } of languages) {
  // Without axe: it has all screens in Persian or Russian (screens.e2e.ts), and in all languages in npm run proof -- screens.
  test(`the login and the upcoming orders speak ${language}, the login in both themes`, async ({ openPage }) => {
    const page = await openPage()
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
    await fillLogin(page, 'agency')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(upcoming)
    await expect(page.getByRole('listitem').filter({ hasText: 'NEVA-' }).or(page.getByText('NEVA-')).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
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
