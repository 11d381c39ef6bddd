import type { Page } from '@playwright/test'
import type { Language } from '../../packages/contract/src/languages.ts'
import type { OrderStatus } from '../../packages/contract/src/order-status.ts'
import type { OrderIds, Visit } from './demo-session.ts'
import { portalWords } from './portal-words.ts'
import type { Door } from './variants.ts'

/** What a screen may need to be opened: demo orders by status, the head of the dispatcher’s queue, the language its buttons speak, the width of the window. */
export type Scene = { orders: OrderIds; queue: number; visit: Visit; language: Language; width: number }

export type Screen = {
  name: string
  door: Door
  /** The demo login who looks at it; without one, a visitor. */
  as?: 'agency' | 'agency-accountant' | 'dispatcher'
  path: string | ((scene: Scene) => string)
  /** What the wizard finds in the browser's memory: the answers given so far. */
  draft?: (scene: Scene) => object
  /** What is still done to the loaded page until the screen stands as it is meant. */
  act?: (page: Page, scene: Scene) => Promise<void>
  /** Shown on phones only, or on desks only. */
  only?: 'phone' | 'desk'
}

const member = { door: 'portal', as: 'agency' } as const
const staff = { door: 'office', as: 'dispatcher' } as const

function orderPage(status: OrderStatus): (scene: Scene) => string {
  return ({ orders }) => `/upcoming/info?id=${orders[status]}`
}

/** Every screen there is, as people look at it and axe tests it; a new screen is a line here. */
export const screens: readonly Screen[] = [
  { name: 'login', door: 'portal', path: '/login' },
  { name: 'error-404', door: 'portal', path: '/error-404' },
  { name: 'upcoming', ...member, path: '/upcoming' },
  { name: 'upcoming-dense', ...member, path: '/upcoming?dense=true' },
  { name: 'upcoming-calendar', ...member, path: '/upcoming?view=calendar' },
  { name: 'drawer', ...member, path: '/upcoming', act: openDrawer, only: 'phone' },
  { name: 'menu-collapsed', ...member, path: '/upcoming', act: collapseMenu, only: 'desk' },
  { name: 'user-menu', ...member, path: '/upcoming', act: openUserMenu },
  { name: 'search', ...member, path: '/upcoming', act: search },
  { name: 'keys', ...member, path: '/upcoming', act: (page) => page.keyboard.press('?') },
  { name: 'order-confirmed', ...member, path: orderPage('confirmed') },
  { name: 'order-in-processing', ...member, path: orderPage('in_processing') },
  { name: 'order-waiting', ...member, path: orderPage('waiting_list') },
  { name: 'order-rejected', ...member, path: orderPage('rejected') },
  { name: 'cancel-dialog', ...member, path: orderPage('confirmed'), act: askToCancel },
  { name: 'archive', ...member, path: '/archive' },
  { name: 'wizard-category', ...member, path: '/new' },
  { name: 'wizard-museum', ...member, path: '/new?step=museum', draft: () => draftOf({}, 'museum') },
  { name: 'wizard-object', ...member, path: '/new?step=object', draft: ({ visit }) => draftOf({ museum_id: visit.museum_id }, 'object') },
  { name: 'wizard-time', ...member, path: '/new?step=time', draft: ({ visit }) => draftOf({ ...visit, ...group }, 'time') },
  { name: 'wizard-group', ...member, path: '/new?step=group', draft: ({ visit }) => draftOf({ ...visit, ...group }, 'group') },
  { name: 'wizard-services', ...member, path: '/new?step=services', draft: ({ visit }) => draftOf({ ...visit, ...group }, 'services') },
  { name: 'wizard-guide', ...member, path: '/new?step=guide', draft: ({ visit }) => draftOf({ ...visit, ...group }, 'guide') },
  { name: 'wizard-review', ...member, path: '/new?step=review', draft: ({ visit }) => draftOf({ ...visit, ...group }, 'review') },
  { name: 'no-right', door: 'portal', as: 'agency-accountant', path: '/new' },
  { name: 'office-login', door: 'office', path: '/office/login' },
  { name: 'office-queue', ...staff, path: '/office/queue' },
  { name: 'office-order', ...staff, path: ({ queue }) => `/office/queue?order=${queue}` },
  { name: 'office-reject', ...staff, path: ({ queue }) => `/office/queue?order=${queue}`, act: askToReject },
]

const group = { tickets: { common: 22, privileged: 2, child: 0 }, guide: 'Li Wei', guide_phone: '+7 921 555-01-18', qty_guide: 1 }

/** A Chinese group on its way through the wizard: every step before this one has been seen. */
function draftOf(answers: object, step: string): object {
  const seen = ['category', 'museum', 'object', 'date', 'time', 'group', 'services', 'guide']
  const until = seen.indexOf(step)
  const draft = { type: 'cn', country_id: 100, ...answers }
  return { login: 'agency', draft, seen: until < 0 ? seen : seen.slice(0, until), key: 'the-draft-of-a-picture' }
}

async function openDrawer(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].shell.openMenu }).click()
}

async function collapseMenu(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].shell.collapseMenu }).click()
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

async function askToCancel(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].orders.toCancel, exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

async function askToReject(page: Page): Promise<void> {
  await page.keyboard.press('r')
  await page.getByRole('alertdialog').waitFor()
}
