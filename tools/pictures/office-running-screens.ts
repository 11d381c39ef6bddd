import type { Page } from '@playwright/test'
import type { Scene, Screen } from './screen.ts'
import { chooseValue } from '../../e2e/choose.ts'

const staff = { app: 'office', as: 'dispatcher' } as const

/** Time slots, submission windows and resources; Peterhof is the museum whose wishes the demo has. */
export const officeRunningScreens: readonly Screen[] = [
  { name: 'office-slots', ...staff, path: ofDay, act: lowerSlots, slice: 'light' },
  { name: 'office-slots-month', ...staff, path: '/office/slots?view=month', slice: 'both' },
  { name: 'office-slots-copy', ...staff, path: ofDay, act: copyWeek },
  { name: 'office-slot-rules', ...staff, path: '/office/slots?view=rules', act: newRule },
  { name: 'office-slot-handover', ...staff, path: '/office/slots?view=rules&object=hermitage-main', act: handOver },
  { name: 'office-slot-plan', ...staff, path: ofDay, answers: ordersInTheWay, act: planSlots },
  { name: 'office-slot-plan-progress', ...staff, path: '/office/slots?view=rules', answers: planUnderWay, act: openPlan },
  { name: 'office-licenses', ...staff, path: '/office/licenses?license=6', slice: 'light' },
  { name: 'office-prolongation', ...staff, path: '/office/prolongation?group=2', slice: 'light' },
  { name: 'office-windows', ...staff, path: '/office/windows' },
  { name: 'office-wishes', ...staff, path: '/office/windows', act: openWishes, slice: 'both' },
  { name: 'office-resources', ...staff, path: '/office/resources', slice: 'both' },
  { name: 'office-resource-new', ...staff, path: '/office/resources', act: (page) => openDialog(page, 'v') },
]

/** A week that begins with a day on which the museum is open and its slots are still to come. */
function ofDay({ visit }: Scene): string {
  return `/office/slots?object=${visit.system_id}&day=${visit.pass_date}`
}

/** Two slots of the first day get ten places: what that would do stands beneath. */
async function lowerSlots(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().click()
  await page.getByRole('grid').press('Shift+ArrowDown')
  await page.locator('input[name=capacity]').fill('10')
  await page.locator('aside section[aria-busy=false]').waitFor()
}

const may = { date: '2027-05-04', time: '11:30' }
const inTheWay = (id: number, customer: string, places: number) => ({ id, customer, places, type: 'ig', ...may })

/** Whom the demo's customers leave no place: slots that are full of orders, and what would be asked of them. */
function ordersInTheWay(): Record<string, object> {
  const seen = { revision: 1, slot_id: 1, closes: false }
  const orders = [
    { ...inTheWay(1187, 'Nordlicht Reisen', 24), ...seen, status: 'in_processing' },
    { ...inTheWay(1174, 'Нева Тур', 18), ...seen, status: 'confirmed' },
    { ...inTheWay(1160, 'Silk Road Travel', 12), ...seen, status: 'in_processing' },
  ]
  const refused = { slot_id: 1, ...may, refusal: 'capacity_below_taken', missing: 44, orders, served: [] }
  return {
    preview_slots: [refused],
    preview_slot_plan: { slots: [{ id: 1, ...may, closes: false, missing: 44 }], orders },
  }
}

/** The orders in the way of that, rejected with a reason but for one. */
async function planSlots(page: Page): Promise<void> {
  await lowerSlots(page)
  await page.locator('aside form > button[type=button]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[value=reject]').check({ force: true })
  await chooseValue(dialog.getByRole('combobox').last(), 'leave')
  await dialog.locator('h2').scrollIntoViewIfNeeded()
}

/** What nobody would wait for at a picture: a plan in the middle. */
function planUnderWay({ language }: Scene): Record<string, object> {
  const failure =
    language === 'ru' ? 'Другого времени, где хватит мест всей группе, нет.' : 'There is no other time with room for the whole group.'
  const orders = [
    { ...inTheWay(1187, 'Nordlicht Reisen', 24), status: 'rejected', act: 'reject', state: 'done', skipped: null, failure: null },
    { ...inTheWay(1174, 'Нева Тур', 18), status: 'in_processing', act: 'offer', state: 'done', skipped: null, failure: null },
    { ...inTheWay(1169, 'Silk Road Travel', 30), status: 'cancelled', act: 'reject', state: 'skipped', skipped: 'closed', failure: null },
    { ...inTheWay(1160, 'Волга', 12), status: 'in_processing', act: 'offer', state: 'failed', skipped: null, failure },
    { ...inTheWay(1152, 'Балтика', 20), status: 'confirmed', act: 'reject', state: 'due', skipped: null, failure: null },
    { ...inTheWay(1149, 'Ладога', 16), status: 'in_processing', act: 'wait', state: 'due', skipped: null, failure: null },
  ]
  const counts = { due: 2, done: 2, skipped: 1, failed: 1, left: 0, untouched: 0 }
  const ends = { stopped_at: null, ended_at: null }
  const plan = { id: 1, title: '2027', started_at: '2026-12-01T09:12:00Z', started_by: 'Анна', ...ends, counts, reason: '—', orders }
  return { slot_plans: [plan], slot_plan: plan }
}

async function openPlan(page: Page): Promise<void> {
  await page.locator('section[aria-label] > ul > li > button').first().click()
  await page.getByRole('dialog').locator('li').first().waitFor()
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
