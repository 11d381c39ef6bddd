import type { Page } from '@playwright/test'
import type { SetupLine } from '../../packages/contract/src/setup.ts'
import type { Screen } from './screen.ts'

const admin = { app: 'office', as: 'admin' } as const

/** A company on its way: what is done, what lacks something, what the server has no setting for and what was not tried. */
const openedCompany: readonly SetupLine[] = [
  { line: 'company', state: 'done' as const },
  { line: 'texts', state: 'missing' as const, count: 1, codes: ['offer'] },
  { line: 'museums', state: 'done' as const },
  { line: 'terms', state: 'missing' as const },
  { line: 'prices', state: 'missing' as const, count: 2, codes: ['ig', 'cn'] },
  {
    line: 'slots',
    state: 'missing' as const,
    count: 7,
    names: ['Янтарная комната', 'Большой дворец', 'Нижний парк', 'Эрмитажный театр', 'Монплезир'],
  },
  { line: 'staff', state: 'done' as const },
  { line: 'mail', state: 'untested' as const },
  { line: 'payments', state: 'off' as const },
].map((line) => ({ count: 0, codes: [], names: [], ...line }) as SetupLine)

/** Customers, applications, staff, log and mail of the office; the demo's first customer has orders, its second application waits. */
export const officePeopleScreens: readonly Screen[] = [
  { name: 'office-customers', ...admin, path: '/office/customers' },
  { name: 'office-customer', ...admin, path: '/office/customers?customer=1', slice: 'light' },
  {
    name: 'office-terms',
    ...admin,
    path: '/office/customers?customer=1',
    act: async (page) => {
      await page.getByRole('complementary').getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'office-applications', ...admin, path: '/office/applications' },
  { name: 'office-application-locked', ...admin, path: '/office/applications?application=3' },
  { name: 'office-application', ...admin, path: '/office/applications?application=2', slice: 'light' },
  { name: 'office-setup', ...admin, path: '/office/setup', answers: () => ({ office_setup: openedCompany }), slice: 'light' },
  { name: 'office-staff', ...admin, path: '/office/staff', slice: 'light' },
  { name: 'office-audit', ...admin, path: '/office/audit', slice: 'light' },
  // A thread with the templates open, beside the list that begins with what nobody has read.
  { name: 'office-messages', ...admin, path: '/office/messages?customer=1', act: openTemplates, slice: 'light' },
  { name: 'office-feedback', ...admin, path: '/office/messages?view=feedback&feedback=2' },
  { name: 'office-mails', ...admin, path: '/office/mails', slice: 'light' },
  // Where the sheet lies upon words: half a field under it would be a target that is too small.
  { name: 'office-sections', ...admin, path: '/office/customers', act: openMoreSections, slice: 'both' },
]

/** The reading of the thread is told, and what is offered to whoever writes. */
async function openTemplates(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Из шаблона|From a template)$/ }).click()
}

/** What stands under one word of an administrator's bar. */
async function openMoreSections(page: Page): Promise<void> {
  await page.locator('header nav button:visible').first().click()
  await page.locator('header nav button[aria-expanded=true]').waitFor()
}
