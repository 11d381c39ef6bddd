import type { Page } from '@playwright/test'
import enBooks from '../../packages/phrases/src/office-ledger/en.ts'
import en from '../../packages/phrases/src/office/en.ts'
import ru from '../../packages/phrases/src/office/ru.ts'
import ruBooks from '../../packages/phrases/src/office-ledger/ru.ts'
import { changesOf, faultsOf } from './interchange-answers.ts'
import { draftOf } from './price-answers.ts'
import type { Scene, Screen } from './screen.ts'

const staff = { app: 'office', as: 'admin' } as const
/** The demo's list of foreign groups for this year. */
const list = '/office/price-list?list=8'
/** A file that somebody sent in, as the answers say what is in it. */
const upload = '/office/interchange?file=31'

/** Prices, terms, books and texts in the office. */
export const officePriceScreens: readonly Screen[] = [
  { name: 'office-prices', ...staff, path: '/office/prices', slice: 'light' },
  { name: 'office-price-new', ...staff, path: '/office/prices', act: (page) => page.locator('header button').last().click() },
  { name: 'office-price-list', ...staff, path: list, act: chooseRange, slice: 'light' },
  {
    name: 'office-price-publish',
    ...staff,
    path: `${list}&view=publish`,
    answers: (scene) => ({ price_list: draftOf(scene) }),
    slice: 'light',
  },
  { name: 'office-price-unchanged', ...staff, path: `${list}&view=publish` },
  { name: 'office-price-history', ...staff, path: `${list}&view=history` },
  { name: 'office-price-import', ...staff, path: `${list}&view=import` },
  { name: 'office-price-file', ...staff, path: `${list}&view=file` },
  { name: 'office-price-copy', ...staff, path: list, act: copyList },
  { name: 'office-price-applied', ...staff, path: '/office/prices?view=preview', act: askWhichApplies },
  { name: 'office-object-terms', ...staff, path: '/office/terms', slice: 'light' },
  { name: 'office-object-terms-history', ...staff, path: '/office/terms', act: openHistory },
  { name: 'office-customer-terms', ...staff, path: '/office/terms?customer=1' },
  { name: 'office-ledger', ...staff, path: '/office/ledger', slice: 'light' },
  { name: 'office-ledger-customer', ...staff, path: '/office/ledger?customer=1&kind=charge' },
  { name: 'office-corrections', ...staff, path: '/office/ledger?view=corrections' },
  { name: 'office-correction-new', ...staff, path: '/office/ledger?view=corrections', act: proposeCorrection },
  { name: 'office-openings', ...staff, path: '/office/ledger?view=openings' },
  { name: 'office-opening-new', ...staff, path: '/office/ledger?view=openings', act: enterOpening },
  { name: 'office-texts', ...staff, path: '/office/texts', slice: 'light' },
  { name: 'office-company', ...staff, path: '/office/company', slice: 'light' },
  { name: 'office-interchange', ...staff, path: '/office/interchange' },
  { name: 'office-import-changes', ...staff, path: upload, answers: (scene) => ({ preview_import: changesOf(scene) }), slice: 'light' },
  { name: 'office-import-faults', ...staff, path: upload, answers: (scene) => ({ preview_import: faultsOf(scene) }) },
  { name: 'office-publications', ...staff, path: '/office/publications', slice: 'light' },
  { name: 'office-help', ...staff, path: '/office/help', slice: 'light' },
  { name: 'office-museum', ...staff, path: '/office/catalogue?museum=3' },
  { name: 'office-services', ...staff, path: '/office/catalogue?view=services' },
  { name: 'office-service', ...staff, path: '/office/catalogue?view=services&object=coach' },
  { name: 'office-catalogue', ...staff, path: '/office/catalogue?museum=3&object=catherine-palace', slice: 'light' },
  { name: 'office-help-texts', ...staff, path: '/office/help-texts?question=1', slice: 'light' },
]

/** On a phone there is no grid to choose in. */
async function chooseRange(page: Page): Promise<void> {
  const grid = page.getByRole('grid')
  if ((await grid.count()) === 0) return
  await grid.focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
}

function wordsOf({ language }: Scene): typeof ru | typeof en {
  return language === 'ru' ? ru : en
}

/** The words of the books come with them. */
function booksOf(language: Scene['language']): typeof ruBooks | typeof enBooks {
  return language === 'ru' ? ruBooks : enBooks
}

async function copyList(page: Page, scene: Scene): Promise<void> {
  await page.getByRole('button', { name: wordsOf(scene).prices.sheet.copy }).click()
  await page.getByRole('dialog').waitFor()
}

/** The third object is one that the agency on credit has its own prices for: five lists are considered, its own applies. */
async function askWhichApplies(page: Page, scene: Scene): Promise<void> {
  const { object, customer, why } = wordsOf(scene).prices.preview
  await page.getByRole('list', { name: object }).getByRole('button').nth(2).click()
  await page.locator('input[name=customer_id]').fill('agency-credit')
  await page.getByRole('list', { name: customer }).getByRole('button').first().click()
  await page.getByRole('region', { name: why }).getByRole('listitem').nth(4).waitFor()
}

/** The second object is the one whose penalty has changed twice. */
async function openHistory(page: Page): Promise<void> {
  await page.getByRole('row').nth(2).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

async function enterOpening(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: booksOf(language).openings.enter }).click()
  await page.getByRole('dialog').waitFor()
}

async function proposeCorrection(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: booksOf(language).ledger.correction.propose }).click()
  await page.getByRole('dialog').waitFor()
}
