import type { Page } from '@playwright/test'
import { openList } from '../../e2e/choose.ts'
import type { OrderStatus } from '../../packages/contract/src/orders/order-status.ts'
import { accountScreens } from './account-screens.ts'
import { emptyScreens } from './empty-screens.ts'
import { exportScreens } from './export-screens.ts'
import { heldPlaces } from './hold-places.ts'
import { orderFormScreens } from './order-form-screens.ts'
import { orderPageScreens } from './order-page-screens.ts'
import { doorScreens } from './door-screens.ts'
import { officeOrderScreens } from './office-order-screens.ts'
import { officePeopleScreens } from './office-people-screens.ts'
import { officePriceScreens } from './office-price-screens.ts'
import { officeRunningScreens } from './office-running-screens.ts'
import { paymentScreens } from './payment-screens.ts'
import { portalWords } from './portal-words.ts'
import type { Scene, Screen } from './screen.ts'
import { dueWishes } from './wishes-answers.ts'

const member = { app: 'portal', as: 'agency' } as const
/** Another customer than the others' own: few holds are allowed at once. */
const orderer = { app: 'portal', as: 'agency-credit' } as const
const staff = { app: 'office', as: 'dispatcher' } as const

function orderPage(status: OrderStatus): (scene: Scene) => string {
  return ({ orders }) => `/upcoming/info?id=${orders[status]}`
}

/** Every screen there is, as people look at it and axe tests it; a new screen is a line here. */
export const screens: readonly Screen[] = [
  { name: 'login', app: 'portal', path: '/login', slice: 'both' },
  ...accountScreens,
  { name: 'error-404', app: 'portal', path: '/error-404', slice: 'light' },
  { name: 'upcoming', ...member, path: '/upcoming', slice: 'both' },
  { name: 'upcoming-table', ...member, path: '/upcoming?view=table', slice: 'both' },
  { name: 'upcoming-calendar', ...member, path: '/upcoming?view=calendar' },
  { name: 'upcoming-filtered', ...member, path: '/upcoming?unpaid=true&status=waiting_list' },
  {
    name: 'upcoming-wishes',
    ...member,
    path: '/upcoming',
    answers: (scene) => ({ get_due_wishes: dueWishes(scene) }),
    act: (page) => page.locator('ul > li time').first().waitFor(),
  },
  { name: 'upcoming-past', ...member, path: '/upcoming?past=true' },
  { name: 'drawer', ...member, path: '/upcoming', act: openDrawer, only: 'phone', slice: 'light' },
  { name: 'menu-collapsed', ...member, path: '/upcoming', act: collapseMenu, only: 'desk' },
  { name: 'filter-open', ...member, path: '/upcoming?status=confirmed', act: openStatuses, slice: 'both' },
  { name: 'list-open', ...member, path: '/licenses', act: openLicenseLanguages },
  { name: 'user-menu', ...member, path: '/upcoming', act: openUserMenu },
  { name: 'search', ...member, path: '/upcoming', act: search, slice: 'light' },
  { name: 'palette', ...member, path: '/upcoming', act: openPalette },
  { name: 'keys', ...member, path: '/upcoming', act: (page) => page.keyboard.press('?') },
  { name: 'order-confirmed', ...member, path: orderPage('confirmed') },
  { name: 'order-in-processing', ...member, path: orderPage('in_processing'), slice: 'both' },
  { name: 'order-waiting', ...member, path: orderPage('waiting_list') },
  { name: 'order-rejected', ...member, path: orderPage('rejected') },
  { name: 'cancel-dialog', ...member, path: orderPage('confirmed'), act: askToCancel, slice: 'both' },
  { name: 'archive', ...member, path: '/archive', slice: 'light' },
  { name: 'archive-period', ...member, path: '/archive', act: openPeriod },
  { name: 'price-list', ...member, path: '/pricelist', slice: 'light' },
  { name: 'licenses', ...member, path: '/licenses', slice: 'light' },
  { name: 'prolongation', ...member, path: '/prolongation', slice: 'light' },
  { name: 'license-new', ...member, path: '/licenses', act: addLicense },
  { name: 'news', ...member, path: '/news', slice: 'light' },
  ...exportScreens,
  { name: 'messages', ...member, path: '/messages?id=0', slice: 'light' },
  { name: 'feedback', ...member, path: '/feedback?id=0', slice: 'light' },
  { name: 'help', ...member, path: '/help?question=pay-card', slice: 'light' },
  { name: 'about', ...member, path: '/about', slice: 'light' },
  { name: 'offer', ...member, path: '/about?tab=offer' },
  { name: 'offer-visitor', app: 'portal', path: '/about?tab=offer' },
  { name: 'wizard-category', ...orderer, path: '/new' },
  { name: 'wizard-museum', ...orderer, path: '/new?step=museum', draft: () => draftOf({}, 'museum') },
  {
    name: 'wizard-object',
    ...orderer,
    path: '/new?step=object',
    draft: ({ visit }) => draftOf({ museum_id: visit.museum_id }, 'object'),
  },
  { name: 'wizard-time', ...orderer, path: '/new?step=time', draft: (scene) => groupDraft(scene, 'time'), slice: 'both' },
  { name: 'wizard-group', ...orderer, path: '/new?step=group', draft: (scene) => groupDraft(scene, 'group'), slice: 'light' },
  {
    name: 'wizard-services',
    ...orderer,
    path: '/new?step=services',
    draft: (scene) => groupDraft(scene, 'services'),
  },
  { name: 'wizard-guide', ...orderer, path: '/new?step=guide', draft: (scene) => groupDraft(scene, 'guide') },
  { name: 'wizard-review', ...orderer, path: '/new?step=review', draft: (scene) => groupDraft(scene, 'review') },
  ...orderFormScreens,
  ...paymentScreens,
  ...orderPageScreens,
  { name: 'settings-profile', ...member, path: '/settings' },
  { name: 'settings-company', ...member, path: '/settings?tab=company', slice: 'light' },
  { name: 'settings-edo', ...member, path: '/settings?tab=edo' },
  { name: 'settings-members', ...member, path: '/settings?tab=members', slice: 'light' },
  { name: 'settings-invite', ...member, path: '/settings?tab=members', act: openInvitation },
  { name: 'settings-sessions', ...member, path: '/settings?tab=sessions' },
  { name: 'settings-security', ...member, path: '/settings?tab=security' },
  { name: 'settings-notifications', ...member, path: '/settings?tab=notifications' },
  { name: 'settings-keys', ...member, path: '/settings?tab=keys' },
  { name: 'settings-data', ...member, path: '/settings?tab=data' },
  { name: 'settings-erase', ...member, path: '/settings?tab=data', act: askToErase },
  { name: 'no-right', app: 'portal', as: 'agency-accountant', path: '/new' },
  { name: 'office-login', app: 'office', path: '/office/login', slice: 'light' },
  { name: 'office-no-page', ...staff, path: '/office/nowhere', slice: 'light' },
  { name: 'office-no-right', app: 'office', as: 'dispatcher', path: '/office/staff' },
  { name: 'office-queue', ...staff, path: '/office/queue' },
  { name: 'office-order', ...staff, path: ({ queue }) => `/office/queue?order=${queue}`, slice: 'light' },
  { name: 'office-reject', ...staff, path: ({ queue }) => `/office/queue?order=${queue}`, act: askToReject },
  { name: 'office-manifest', ...staff, path: '/office/manifest?view=list', slice: 'light' },
  { name: 'office-day', ...staff, path: '/office/manifest', act: (page) => page.locator('[data-row]').first().waitFor(), slice: 'light' },
  { name: 'office-duty', ...staff, path: '/office/duty', slice: 'light' },
  { name: 'office-shift-new', ...staff, path: '/office/duty', act: putOnDuty },
  { name: 'office-shift', ...staff, path: '/office/shift', slice: 'light' },
  ...doorScreens,
  { name: 'office-account', ...staff, path: '/office/account', slice: 'light' },
  ...officeOrderScreens,
  ...officePeopleScreens,
  ...officePriceScreens,
  ...officeRunningScreens,
  ...emptyScreens,
]

const group = {
  tickets: { common: heldPlaces - 2, privileged: 2, child: 0 },
  guide: 'Li Wei',
  guide_phone: '+7 921 555-01-18',
  qty_guide: 1,
}

/** A Chinese group on its way through the wizard: every step before this one has been seen. */
function draftOf(answers: object, step: string): object {
  const seen = ['category', 'museum', 'object', 'date', 'time', 'group', 'services', 'guide']
  const until = seen.indexOf(step)
  const draft = { type: 'cn', country_id: 100, ...answers }
  return { login: orderer.as, draft, seen: until < 0 ? seen : seen.slice(0, until), key: 'the-draft-of-a-picture' }
}

/** With its places held, or every look at it would hold others until there are none. */
function groupDraft({ visit, hold }: Scene, step: string): object {
  return { ...draftOf({ ...visit, ...group }, step), hold }
}

async function openDrawer(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].shell.openMenu }).click()
}

async function collapseMenu(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].shell.collapseMenu }).click()
}

async function openStatuses(page: Page, { width }: Scene): Promise<void> {
  if (width < 700) await page.getByRole('main').locator('.only-m button').first().click()
  await openList(page.getByRole('main').getByRole('combobox').first())
}

async function openLicenseLanguages(page: Page, scene: Scene): Promise<void> {
  await addLicense(page, scene)
  await openList(page.locator('[name=main_language]'))
}

async function openUserMenu(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].shell.userMenu }).click()
  await page.getByRole('menuitem').first().waitFor()
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+Slash')
  await page.locator('input[role=combobox]').fill('neva')
  await page.getByRole('option').first().waitFor()
}

async function openPalette(page: Page): Promise<void> {
  await page.locator('header [aria-keyshortcuts^="Control+K"]').click()
  await page.getByRole('option').first().waitFor()
}

async function openPeriod(page: Page): Promise<void> {
  await page.locator('input[name=from]').press('ArrowDown')
  await page.locator('[popover] button[data-date]').first().waitFor()
}

async function askToCancel(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${portalWords[language].orders.toCancel}`) }).click()
  await page.getByRole('alertdialog').waitFor()
}

async function openInvitation(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].settings.members.invite, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function addLicense(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].licenses.add, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function askToErase(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].settings.data.eraseStart }).click()
  await page.getByRole('alertdialog').waitFor()
}

async function askToReject(page: Page): Promise<void> {
  await page.keyboard.press('r')
  await page.getByRole('alertdialog').waitFor()
}

async function putOnDuty(page: Page): Promise<void> {
  await page.keyboard.press('n')
  await page.getByRole('dialog').waitFor()
}
