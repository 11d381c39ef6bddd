import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const admin = { app: 'office', as: 'admin' } as const

/** Customers, applications, staff, log and mail of the office; the demo's first customer has orders, its second application waits. */
export const officePeopleScreens: readonly Screen[] = [
  { name: 'office-customers', ...admin, path: '/office/customers', like: 'office-sections' },
  { name: 'office-customer', ...admin, path: '/office/customers?customer=1' },
  {
    name: 'office-terms',
    ...admin,
    path: '/office/customers?customer=1',
    act: async (page) => {
      await page.getByRole('complementary').getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'office-applications', ...admin, path: '/office/applications', like: 'office-application' },
  { name: 'office-application', ...admin, path: '/office/applications?application=2' },
  { name: 'office-staff', ...admin, path: '/office/staff' },
  { name: 'office-audit', ...admin, path: '/office/audit' },
  // A thread with the templates open, beside the list that begins with what nobody has read.
  { name: 'office-messages', ...admin, path: '/office/messages?customer=1', act: openTemplates },
  { name: 'office-feedback', ...admin, path: '/office/messages?view=feedback&feedback=2' },
  { name: 'office-mails', ...admin, path: '/office/mails' },
  // Where the sheet lies upon words: half a field under it would be a target that is too small.
  { name: 'office-sections', ...admin, path: '/office/customers', act: openMoreSections, dark: true },
]

/** The reading of the thread is told, and what is offered to whoever writes. */
async function openTemplates(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Из шаблона|From a template)$/ }).click()
}

/** What has no room in an administrator's bar. */
async function openMoreSections(page: Page): Promise<void> {
  await page.locator('header nav button').click()
  await page.locator('header nav button[aria-expanded=true]').waitFor()
}
