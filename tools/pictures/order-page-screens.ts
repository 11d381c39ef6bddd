import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const member = { app: 'portal', as: 'agency' } as const

/** The pages of one order beside its reading: its change, and the programme that it belongs to. */
export const orderPageScreens: readonly Screen[] = [
  { name: 'upcoming-programmes', ...member, path: '/upcoming?view=programme', act: (page) => page.locator('#programme-1').waitFor() },
  { name: 'programme', ...member, path: '/upcoming/programme?id=1', act: (page) => page.locator('article h1').waitFor(), slice: 'both' },
  {
    name: 'voucher-show',
    ...member,
    path: ({ orders }) => `/upcoming/show?id=${orders.confirmed}`,
    act: (page) => page.getByRole('img').waitFor(),
    slice: 'both',
  },
  { name: 'order-edit', ...member, path: ({ orders }) => `/upcoming/edit?id=${orders.confirmed}`, act: takeOneLess, slice: 'light' },
  { name: 'order-edit-waiting', ...member, path: ({ orders }) => `/upcoming/edit?id=${orders.waiting_list}` },
]

/** One adult fewer, as far as the sums of the preview. */
async function takeOneLess(page: Page): Promise<void> {
  await page.locator('input[name=qty_common]').press('ArrowDown')
  await page.locator('form section dl dd').first().waitFor()
}
