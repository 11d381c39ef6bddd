import type { Page } from '@playwright/test'
import { defaultZone, lastingDays, todayIn } from '../packages/contract/src/dates.ts'
import { expect, inProof, test } from './fixtures.ts'
import { holdFaces, noteShifts, shiftsOf } from './shifts.ts'

// The faces of the page come after its words: those of the machine that stand in their place break lines where they will be broken.

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

for (const viewport of windows) {
  for (const language of ['ru', 'en', 'zh', 'fa', 'vi']) {
    const isRepeat = !['ru', 'zh'].includes(language)
    test(`nothing of the login moves when its faces come: ${language}, ${viewport.width} px`, inProof(isRepeat), async ({ openPage }) => {
      const page = await openPage({ viewport })
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await noteShifts(page)
      const letCome = await holdFaces(page)
      await page.goto('/login', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('main svg use').waitFor({ state: 'attached' })
      await letCome()
      expect(await shiftsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })
  }
}

/** What editors tell everybody: as much as fills a window. */
const muchNews = {
  login_notification: { id: 1, title: 'Новый порядок входа', body: '<p>Со стороны набережной.</p>'.repeat(9), language: 'ru' },
  advert: null,
  submission: [],
  schedule_notice: null,
}

for (const viewport of windows) {
  test(`nothing of the login moves when news come below it, however many: ${viewport.width} px`, async ({ openPage }) => {
    const page = await openPage({ viewport })
    await noteShifts(page)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/v1/actions/', async (route) => {
      await promise
      await route.fulfill({ json: { success: true, data: { result: muchNews } } })
    })
    await page.goto('/login')
    await page.locator('main svg use').waitFor({ state: 'attached' })
    resolve()
    await page.getByText('Новый порядок входа').waitFor()
    await page.getByText('банковская карта').waitFor()
    expect(await shiftsOf(page, 0.001)).toEqual([])
  })
}

/** `last`: what comes last to it, behind its answers. */
const lists = [
  { path: '/upcoming', row: 'main li', last: 'main button:text-is("Подать 2 графика")' },
  { path: '/archive', row: 'main li, main tr[data-order]', last: 'footer' },
  { path: '/payments-history', row: 'main tbody tr', last: 'footer' },
] as const

/** A list keeps its place but for the widths of letters when the faces come. */
const byItsLetters = 0.002

/** Here the wide menu leaves a page the least room. */
const narrowDesk = { width: 1280, height: 800 }

for (const { path, row, last } of lists) {
  for (const viewport of [...windows, narrowDesk]) {
    const isRepeat = viewport === narrowDesk && path !== '/upcoming'
    test(
      `nothing of a list moves while it comes, nor when its faces do: ${path}, ${viewport.width} px`,
      inProof(isRepeat),
      async ({ signIn }) => {
        const page = await signIn({ login: 'agency', app: 'portal', viewport })
        // With the day in front, whatever the hour; elsewhere a clock would only cost the kept page.
        if (path === '/upcoming') await page.clock.setFixedTime(`${todayIn(defaultZone)}T06:00:00+03:00`)
        await withoutNews(page)
        await withDueWishes(page)
        await noteShifts(page)
        const letCome = await holdFaces(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator(row).first()).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await page.locator(last).waitFor({ state: 'attached' })
        await letCome()
        expect(await shiftsOf(page, byItsLetters)).toEqual([])
      },
    )
  }
}

/** What another journey orders meanwhile comes into the list, and moves it rightly. */
async function withoutNews(page: Page): Promise<void> {
  await page.route(/\/events\/$/, (route) => route.fulfill({ status: 403 }))
}

/** The windows of the demo close later. */
async function withDueWishes(page: Page): Promise<void> {
  const closes_at = new Date(Date.now() + lastingDays(2)).toISOString()
  const due = { museum: 'Эрмитаж', month: closes_at.slice(0, 7), closes_at, zone: defaultZone, type: 'cn' }
  const result = [1, 2].map((museum_id) => ({ ...due, museum_id }))
  await page.route('**/api/v1/actions/', (route) =>
    route.request().postData()?.includes('get_due_wishes')
      ? route.fulfill({ json: { success: true, data: { result } } })
      : route.fallback(),
  )
}

const [desk, phone] = windows
const [agency, admin] = [
  { login: 'agency', app: 'portal' },
  { login: 'admin', app: 'office' },
] as const

/** Where several parts are read apart; on a phone what stands beside a list on a desk stands under it. `last`: what comes last. */
const parts = [
  { path: '/payment', who: agency, viewport: desk, row: 'main form label', last: 'footer' },
  { path: '/payment?tab=individuals', who: agency, viewport: phone, row: 'main form label', last: 'footer' },
  { path: '/news', who: agency, viewport: desk, row: 'main li', last: 'footer' },
  { path: '/licenses', who: agency, viewport: phone, row: 'main li', last: 'footer' },
  { path: '/pricelist', who: agency, viewport: desk, row: 'main tbody tr', last: 'footer' },
  { path: '/upcoming?view=table', who: agency, viewport: desk, row: 'main tr[data-order]', last: 'footer' },
  { path: '/upcoming?view=calendar', who: agency, viewport: phone, row: 'main table td', last: 'footer' },
  { path: '/office/customers', who: admin, viewport: phone, row: '[role=option]', last: 'header nav sup' },
  { path: '/office/queue', who: admin, viewport: desk, row: '[role=option]', last: 'aside [role=combobox]' },
  { path: '/office/queue', who: admin, viewport: phone, row: '[role=option]', last: 'button:text-is("Выгрузить")' },
  { path: '/office/payments', who: admin, viewport: phone, row: '[role=option]', last: 'button:text-is("Выгрузить")' },
  { path: '/office/publications', who: admin, viewport: phone, row: 'main nav li + li', last: 'main textarea' },
] as const

for (const { path, who, viewport, row, last } of parts) {
  test(`nothing moves when one part of a page comes after another: ${path}, ${viewport.width} px`, async ({ signIn }) => {
    const page = await signIn({ ...who, viewport })
    await withoutNews(page)
    await noteShifts(page)
    const letCome = await holdFaces(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator(row).first()).toBeVisible()
    await page.locator(last).first().waitFor({ state: 'attached' })
    expect(await shiftsOf(page, path.startsWith('/upcoming') ? byItsLetters : undefined)).toEqual([])
    // Without this it would stand still because nobody looks.
    await page.evaluate(() => Object.assign(document.querySelector('main')?.style ?? {}, { paddingBlockStart: '90px' }))
    expect(await shiftsOf(page)).not.toEqual([])
    await letCome()
  })
}

// Of two places that wait for one part, one within the other, Chromium 156 thinks of the inner one alone where all of them came in one frame: the
// page had no footer then, one visit in two.
test('what waits in two places for one part is there when that has come', async ({ page }) => {
  await page.goto('about:blank')
  await page.addStyleTag({ path: new URL('../packages/ui/src/styles/base.css', import.meta.url).pathname })
  await page.evaluate(async () => {
    const drawn = () => new Promise((passed) => requestAnimationFrame(() => requestAnimationFrame(passed)))
    const put = (place: Element, name: string, says = '', mark = '') => {
      const element = document.createElement(name)
      element.textContent = says
      if (mark) element.setAttribute(mark, '')
      place.append(element)
      return element
    }
    const frame = put(document.body, 'div')
    const screen = put(put(frame, 'main'), 'section', 'Orders')
    const below = put(screen, 'div', '', 'data-behind')
    const coming = put(below, 'span', '', 'data-skeleton')
    await drawn()
    coming.remove()
    const diary = put(below, 'div')
    put(put(diary, 'p'), 'span', '', 'data-skeleton')
    put(screen, 'aside', 'Advert', 'data-behind')
    put(frame, 'footer', 'Company', 'data-behind')
    await drawn()
  })
  // Asked for its style, as an assertion does, an element would have it.
  const heights = () => page.evaluate(() => ['aside', 'footer'].map((name) => document.querySelector<HTMLElement>(name)?.offsetHeight))
  expect(await heights()).toEqual([0, 0])
  await page.evaluate(() => document.querySelector('p')?.remove())
  expect(await heights()).not.toContain(0)
})
