import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const staff = { door: 'office', as: 'admin' } as const
/** The demo's list of foreign groups for this year. */
const list = '/office/price-list?list=8'

/** Prices, terms, books and texts in the office. */
export const officePriceScreens: readonly Screen[] = [
  { name: 'office-prices', ...staff, path: '/office/prices' },
  { name: 'office-price-new', ...staff, path: '/office/prices', act: (page) => page.locator('header button').last().click() },
  { name: 'office-price-list', ...staff, path: list, act: chooseRange },
  { name: 'office-price-publish', ...staff, path: `${list}&view=publish` },
  { name: 'office-price-history', ...staff, path: `${list}&view=history` },
  { name: 'office-price-import', ...staff, path: `${list}&view=import` },
  { name: 'office-object-terms', ...staff, path: '/office/terms' },
  { name: 'office-customer-terms', ...staff, path: '/office/terms?customer=1' },
  { name: 'office-ledger', ...staff, path: '/office/ledger' },
  { name: 'office-corrections', ...staff, path: '/office/ledger?view=corrections' },
  { name: 'office-texts', ...staff, path: '/office/texts' },
]

/** On a phone there is no grid to choose in. */
async function chooseRange(page: Page): Promise<void> {
  const grid = page.getByRole('grid')
  if ((await grid.count()) === 0) return
  await grid.focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
}
