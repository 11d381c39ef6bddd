import type { Page } from '@playwright/test'
import terms from '../packages/server/src/demo/files/terms.json' with { type: 'json' }
import { customers, guides, users } from '../packages/server/src/demo/people.ts'
import { codesIn } from './codes-in.ts'
import { expect, inProof, test } from './fixtures.ts'
import { russianOn, unread } from './other-scripts.ts'

const ids = ['modulbank', 'sbp', 'wechat', ...terms.terms.map(({ museum_object_id: id }) => id)].filter((id) => id.length > 2)

/** Where the office prints what it keeps under a kind and an id. */
const screens = [
  'audit',
  'customers?customer=1',
  'ledger',
  'ledger?customer=1',
  'ledger?view=corrections',
  'ledger?view=openings',
  'payments',
  'payments?view=invoices',
  'payments?view=money',
  'payments?view=statements',
  'payments?view=refunds',
  'payments?view=tasks',
  'payments?view=providers',
]

async function read(page: Page, screen: string): Promise<string> {
  await page.goto(`/office/${screen}`)
  await expect(page.locator('main').getByRole('heading').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return page.locator('main').innerText()
}

for (const language of ['ru', 'en'] as const) {
  test(`log, books and payments of the demo are in words, never in codes (${language})`, inProof(language !== 'ru'), async ({ signIn }) => {
    const page = await signIn({ login: 'admin', app: 'office' })
    await page.addInitScript((chosen) => localStorage.setItem('office.language', chosen), language)
    for (const screen of screens) {
      const text = await read(page, screen)
      expect(text.length, screen).toBeGreaterThan(40)
      expect(codesIn(text, ids), screen).toEqual([])
    }
  })
}

test('a code that is planted in the log is found, and names of files, addresses and marks of agencies are none', async ({ signIn }) => {
  const page = await signIn({ login: 'admin', app: 'office' })
  await read(page, 'audit')
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'bank_entry.matched bank:2 COMPLETE hermitage-main modulbank museums.json NEVA-71 agency@example.com'
  })
  const found = codesIn(await page.locator('main').innerText(), ids)
  expect(found).toEqual(expect.arrayContaining(['bank:2', 'COMPLETE', 'hermitage-main', 'modulbank']))
  expect(found.some((code) => code.includes('bank_entry'))).toBe(true)
  expect(found.filter((code) => /json|NEVA|agency/.test(code))).toEqual([])
})

/** Names of people and firms, as they stand in documents (decision 0105). */
const names = [...Object.values(guides), ...users, ...customers].map(({ name }) => name)

/** Those in which nobody's own words stand: what customers write, reasons and titles of other journeys are as they were typed. */
const ownWords = ['messages', 'manifest', 'windows', 'slots', 'resources', 'duty', 'payments', 'terms', 'company', 'interchange', 'setup']

/** How the office marks what somebody wrote, beside `dir`: its two languages read the same way. */
const writtenByPeople = 'bdi:not([dir])'

test('the office says nothing in Russian to a reader of English', async ({ signIn }) => {
  const page = await signIn({ login: 'admin', app: 'office' })
  await page.addInitScript(() => localStorage.setItem('office.language', 'en'))
  const unreadOn = async () => (await russianOn(page, writtenByPeople)).filter((text) => unread(text, names))
  const found: string[] = []
  for (const screen of ownWords) {
    await read(page, screen)
    found.push(...(await unreadOn()).map((text) => `${screen}: ${text}`))
  }
  expect(found).toEqual([])
  // The control: a word of a screen and one of a control are found, and what somebody wrote is not.
  await page.evaluate(() => {
    const [said, control, written] = [document.createElement('p'), document.createElement('button'), document.createElement('bdi')]
    said.textContent = 'Вход закрыт'
    control.ariaLabel = 'Закрыть'
    written.textContent = 'Спасибо!'
    document.body.append(said, control, written)
  })
  expect(await unreadOn()).toEqual(['Вход закрыт', 'Закрыть'])
})
