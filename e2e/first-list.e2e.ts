import type { Page } from '@playwright/test'
import { defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { expect, test } from './fixtures.ts'

// On a slow line each request beside the first rows keeps them back: what the list can do without is asked for when they stand.

const nameOf = (address: string): string =>
  new URL(address).pathname
    .split('/')
    .pop()
    ?.replace(/-[\w-]{7}(?=\.)/, '') ?? ''

const aRow = 'section[id^=day-] a[href*="/upcoming/info"]'
const program = ['index.js', 'whole.css', 'whole.js'] as const
// The page's own face, and one of the language's signs: a request each.
const pageFace = 'ysabeau-office-page.woff2'

for (const { language, faces } of [
  { language: 'ru', faces: [pageFace] },
  { language: 'en', faces: [pageFace] },
  { language: 'vi', faces: [pageFace, 'ysabeau-office-vietnamese.woff2'] },
  { language: 'fa', faces: [pageFace, 'vazirmatn-persian.woff2'] },
  // The machine's own Chinese face or, where it has none, one that comes after the list; the rules of it, 19 KB, too.
  { language: 'zh', faces: [pageFace, 'noto-sans-sc-two-signs.woff2'] },
]) {
  test(`the list of orders waits for eight requests at most: ${language}`, async ({ signIn }) => {
    const page = await signIn({ login: 'agency' })
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const letCome = await holdList(page)
    const asked: string[] = []
    // By whole addresses: the words of two parts have one name.
    const addresses = new Set<string>()
    page.on('request', (request) => {
      asked.push(nameOf(request.url()))
      addresses.add(request.url())
    })
    await page.goto('/upcoming')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Its list is on its way.
    await beIdle(page)
    const known = ['upcoming', 'actions', '', `${language}.js`, ...program, ...faces]
    expect(asked.filter((name) => !known.includes(name))).toEqual([])
    expect(addresses.size).toBeLessThanOrEqual(8)
    letCome()
    await expect(page.locator(aRow).first()).toBeVisible()
    await expect.poll(() => asked.filter((name) => name.startsWith('acts')).length).toBeGreaterThan(0)
  })
}

test('the Chinese faces wait for the list also where the words themselves are late', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  await page.addInitScript(() => localStorage.setItem('language', 'zh'))
  const { promise: words, resolve: letWordsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/zh-*.js', async (route) => {
    await words
    await route.continue()
  })
  const letCome = await holdList(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(nameOf(request.url())))
  await page.goto('/upcoming')
  await expect.poll(() => asked).toContain('zh.js')
  await beIdle(page)
  letWordsCome()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await beIdle(page)
  expect(asked).not.toContain('fonts-zh.css')
  letCome()
  await expect.poll(() => asked).toContain('fonts-zh.css')
})

for (const { hour, front, visits } of [
  { hour: '06:00', front: 'a visit in front', visits: 1 },
  { hour: '23:59', front: 'no visit in front', visits: 0 },
]) {
  test(`the rows wait for no part of the program behind their answer: ${front}`, async ({ signIn }) => {
    const page = await signIn({ login: 'agency' })
    await page.clock.setFixedTime(`${todayIn(defaultZone)}T${hour}:00+03:00`)
    const letCome = await holdList(page)
    await page.goto('/upcoming')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { promise: parts, resolve: letPartsCome } = Promise.withResolvers<void>()
    const held: string[] = []
    await page.route('**/assets/*', async (route) => {
      held.push(nameOf(route.request().url()))
      await parts
      await route.continue()
    })
    letCome()
    await expect(page.locator(aRow).first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(visits)
    // Without this nothing would be held.
    await expect.poll(() => held.length).toBeGreaterThan(0)
    letPartsCome()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

/** As long as the page likes to be idle. */
async function beIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}

/** The answer with the orders, until it is let come. */
async function holdList(page: Page): Promise<() => void> {
  const { promise: answer, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/v1/actions/', async (route) => {
    if (route.request().postData()?.includes('get_upcoming')) await answer
    await route.continue()
  })
  return letCome
}
