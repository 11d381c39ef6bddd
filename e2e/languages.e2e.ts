import type { Page } from '@playwright/test'
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
    // The tail of Q would lie under its neighbour; Persian letters need what joins them.
    await expect(page.locator('h1')).toHaveCSS('font-variant-ligatures', language === 'fa' ? 'normal' : 'no-contextual')
    if (language === 'ru' || language === 'fa') await expectOneEdge(page)
  })
}

/** Bar, page and footer begin and end at one line each, in a wide window, on a desk and on a tablet. */
async function expectOneEdge(page: Page): Promise<void> {
  for (const width of [1920, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(edgesOfParts), `in a window of ${width}`).toHaveLength(1)
  }
  // The control: a page that is moved by a pixel.
  await page.locator('main').evaluate((main) => (main.style.marginInlineStart = '1px'))
  expect(await page.evaluate(edgesOfParts)).toHaveLength(2)
}

/** For the browser: from where to where the bar, the page and the footer have their contents. */
function edgesOfParts(): string[] {
  const parts = ['header', 'main', 'footer'].map((part) => document.querySelector(`:has(> #content) ${part}`))
  const edges = parts.map((part) => {
    if (!part) return 'none'
    const { left, right } = part.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(part)
    return `${Math.round(left + Number.parseFloat(paddingLeft))}–${Math.round(right - Number.parseFloat(paddingRight))}`
  })
  return [...new Set(edges)]
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
