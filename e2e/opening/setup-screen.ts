import { expect, type Locator, type Page } from '@playwright/test'

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Разделы' })
const linesOf = (page: Page): Locator => page.getByRole('list', { name: 'Что нужно компании для работы' }).getByRole('listitem')

/** Opens the set-up list by its place in the bar and reads the lines that are open, from the top; the bar counts as many. */
export async function expectLeft(page: Page, lines: readonly string[]): Promise<void> {
  // What others have done meanwhile the bar does not know yet.
  await bar(page)
    .getByRole('link', { name: /^Подготовка/ })
    .click()
  await expect(linesOf(page).filter({ hasNotText: 'готово' }).locator('b')).toHaveText([...lines])
  await expect(bar(page).getByRole('link', { name: `Подготовка ${lines.length}`, exact: true })).toBeVisible()
}

/** The last act has taken the list out of the bar; at its address it says that all is ready. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(bar(page).getByRole('link', { name: /^Подготовка/ })).toBeHidden()
  await page.goto('/office/setup')
  await expect(page.getByText('Всё готово: клиенты могут заказывать и платить.')).toBeVisible()
  await bar(page)
    .getByRole('link', { name: /^Очередь/ })
    .click()
}

export function lineOf(page: Page, title: string): Locator {
  return linesOf(page).filter({ has: page.getByText(title, { exact: true }) })
}

/** Follows the way of a line to the screen where it is closed. */
export async function follow(page: Page, title: string): Promise<void> {
  await lineOf(page, title).getByRole('link').click()
}
