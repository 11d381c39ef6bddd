import type { Page } from '@playwright/test'
import type { OrderKind } from '../../packages/contract/src/orders/items.ts'
import type { Screen } from './screen.ts'

const staff = { app: 'office', as: 'dispatcher' } as const

/** The queue with its filters and marks, the card of each kind of order, and the answers to many at once. */
export const officeOrderScreens: readonly Screen[] = [
  { name: 'office-line', ...staff, path: '/office/queue?part=line', act: openFirst },
  { name: 'office-changes', ...staff, path: '/office/queue?part=change', slice: 'both' },
  cardOf('schedule'),
  cardOf('audio_guides'),
  cardOf('transport'),
  cardOf('guide'),
  { name: 'office-marked', ...staff, path: '/office/queue', act: markThree, slice: 'both' },
  { name: 'office-bulk-confirm', ...staff, path: '/office/queue', act: (page) => askMarked(page, 'first'), slice: 'light' },
  { name: 'office-bulk-reject', ...staff, path: '/office/queue', act: (page) => askMarked(page, 'last') },
]

function cardOf(kind: OrderKind): Screen {
  return { name: `office-${kind}`, ...staff, path: `/office/queue?kind=${kind}`, act: openFirst }
}

/** On a phone the list stands alone until one is opened. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('form').first().waitFor()
}

async function markThree(page: Page): Promise<void> {
  const marks = page.locator('[data-mark]')
  for (const index of [0, 1, 2]) await marks.nth(index).click()
  await page.locator('[role=option][aria-checked=true]').nth(2).waitFor()
}

async function askMarked(page: Page, which: 'first' | 'last'): Promise<void> {
  await markThree(page)
  await page.locator('button[aria-keyshortcuts^=Shift]')[which]().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}
