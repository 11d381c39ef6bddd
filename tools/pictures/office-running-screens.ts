import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const staff = { app: 'office', as: 'dispatcher' } as const

/** Time slots, submission windows and resources; Peterhof is the museum whose wishes the demo has. */
export const officeRunningScreens: readonly Screen[] = [
  { name: 'office-slots', ...staff, path: '/office/slots', act: lowerSlots },
  { name: 'office-slots-month', ...staff, path: '/office/slots?view=month', dark: true },
  { name: 'office-slots-copy', ...staff, path: '/office/slots', act: copyWeek },
  { name: 'office-slot-rules', ...staff, path: '/office/slots?view=rules', act: newRule },
  { name: 'office-slot-handover', ...staff, path: '/office/slots?view=rules&object=hermitage-main', act: handOver },
  { name: 'office-licenses', ...staff, path: '/office/licenses?license=6' },
  { name: 'office-prolongation', ...staff, path: '/office/prolongation?group=2' },
  { name: 'office-windows', ...staff, path: '/office/windows' },
  { name: 'office-wishes', ...staff, path: '/office/windows', act: openWishes, dark: true },
  { name: 'office-resources', ...staff, path: '/office/resources', dark: true },
  { name: 'office-resource-new', ...staff, path: '/office/resources', act: (page) => openDialog(page, 'v') },
]

/** Two slots of the first day get ten places: what that would do stands beneath. */
async function lowerSlots(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().click()
  await page.getByRole('grid').press('Shift+ArrowDown')
  await page.locator('input[name=capacity]').fill('10')
  await page.locator('aside section[aria-busy=false]').waitFor()
}

async function copyWeek(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().waitFor()
  await openDialog(page, 'c')
  await page.getByRole('dialog').getByRole('status').waitFor()
}

/** A rule for every day of a summer: how many slots it makes stands beneath. */
async function newRule(page: Page): Promise<void> {
  await page.locator('section > button').click()
  const dialog = page.getByRole('dialog')
  for (const [name, typed] of [
    ['title', '2027'],
    ['times', '19:00–21:00/30'],
    ['capacity', '40'],
    ['cn', '20'],
  ] as const)
    await dialog.locator(`input[name=${name}]`).fill(typed)
  await dialog.locator('section[aria-busy=false]').waitFor()
  await dialog.locator('section[aria-busy=false] ul').scrollIntoViewIfNeeded()
}

/** The slots of the weeks after those that the rule keeps already: how many go over to it stands beneath. */
async function handOver(page: Page): Promise<void> {
  await page.locator('section button').nth(1).click()
  await page.getByRole('dialog').locator('section[aria-busy=false]').waitFor()
}

async function openWishes(page: Page): Promise<void> {
  await page.locator('td a:has(sup)').first().click()
  await page.locator('li input[type=checkbox]').first().check()
}

async function openDialog(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}
