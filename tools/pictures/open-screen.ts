import type { Browser, Page } from '@playwright/test'
import { defaultZone } from '../../packages/contract/src/dates.ts'
import { type DemoSession, findOrders, findVisit, headOfQueue, type OrderIds, signInDemo, storageOf, type Visit } from './demo-session.ts'
import { type Held, holdPlaces } from './hold-places.ts'
import { portalWords } from './portal-words.ts'
import type { Scene, Screen } from './screen.ts'
import { type App, type Variant, widths } from './variants.ts'

/** A running product with its demo people signed in. */
export type Stage = {
  origin: string
  orders: OrderIds
  queue: number
  visit: Visit
  /** The places that the drafts of the wizard keep. */
  hold: () => Promise<Held>
  release: () => Promise<void>
  sessions: ReadonlyMap<string, DemoSession>
}

const people: readonly (readonly [login: string, app: App])[] = [
  ['agency', 'portal'],
  ['agency-accountant', 'portal'],
  ['agency-credit', 'portal'],
  ['dispatcher', 'office'],
  ['admin', 'office'],
]

export async function setStage(origin: string): Promise<Stage> {
  const sessions = new Map<string, DemoSession>()
  for (const [login, app] of people) sessions.set(login, await signInDemo(origin, login, app))
  const [agency, orderer, dispatcher] = ['agency', 'agency-credit', 'dispatcher'].map((login) => sessions.get(login))
  if (!agency || !orderer || !dispatcher) throw new Error('The demo has no agency or no dispatcher')
  const visit = await findVisit(origin, orderer)
  return {
    origin,
    sessions,
    orders: await findOrders(origin, agency),
    queue: await headOfQueue(origin, dispatcher),
    visit,
    ...holdPlaces(origin, orderer, visit),
  }
}

/** What `browser.newContext` needs for this screen in this variant. */
export function contextOf({ origin, sessions }: Stage, { app, as }: Screen, variant: Variant) {
  const height = widths[variant.width as keyof typeof widths] ?? 900
  return {
    baseURL: origin,
    viewport: { width: variant.width, height },
    reducedMotion: 'reduce' as const,
    timezoneId: defaultZone,
    // By these a page of the server chooses, which has no memory of its reader.
    locale: variant.language,
    colorScheme: variant.theme,
    hasTouch: variant.width < 700,
    storageState: storageOf(origin, app, { language: variant.language, theme: variant.theme }, as && sessions.get(as)),
  }
}

/** Goes to the screen and leaves the page as the screen is meant: loaded, with its fonts, with its dialog open. */
export async function showScreen(page: Page, stage: Stage, screen: Screen, { language, width }: Omit<Variant, 'theme'>): Promise<void> {
  const scene = { ...stage, language, width, hold: screen.draft && (await stage.hold()) }
  // Of this tab alone, so it cannot come with the context as the rest does.
  const kept = { ...(screen.draft && { 'draft.museum_tickets': screen.draft(scene) }), ...screen.kept?.(scene) }
  const entries = Object.entries(kept).map(([place, what]) => [place, JSON.stringify(what)].map((text) => JSON.stringify(text)).join())
  const keeping = await page.addInitScript(entries.map((entry) => `sessionStorage.setItem(${entry})`).join('\n'))
  await answerInstead(page, screen, scene)
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(scene))
  await settle(page)
  // A picture of the failure would pass for the screen.
  const failed = page.getByRole('heading', { name: portalWords[language].shell.loadFailed.title })
  if ((await failed.count()) > 0) throw new Error(`${screen.name} did not load`)
  await screen.act?.(page, scene)
  await settle(page)
  await keeping.dispose()
}

/** Answers the screen's own actions; the server answers the others. */
async function answerInstead(page: Page, screen: Screen, scene: Scene): Promise<void> {
  if (!screen.answers) return
  const answers = screen.answers(scene)
  await page.route('**/actions/', async (route) => {
    const action = /name="action"\r\n\r\n(\w+)/.exec(route.request().postData() ?? '')?.[1] ?? ''
    if (!(action in answers)) return route.fallback()
    const result = answers[action]
    await route.fulfill({ json: result && 'success' in result ? result : { success: true, data: { result } } })
  })
}

/** Opens the screen in a browser of its own, as a reader who has never been here; close its context afterwards. */
export async function openScreen(browser: Browser, stage: Stage, screen: Screen, variant: Variant): Promise<Page> {
  const context = await browser.newContext(contextOf(stage, screen, variant))
  const page = await context.newPage()
  await showScreen(page, stage, screen, variant)
  return page
}

/** Neither a skeleton nor a face that is still on its way. The stream of events stays open: the network is never idle. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor({ state: 'attached' })
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  // What draws itself when it comes into sight has done so two frames later.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))')
}

/** Nothing more is asked for: parts, words and faces that wait until the page is quiet are here. */
export async function comeWhole(page: Page): Promise<void> {
  const asked = (): Promise<number> => page.evaluate('performance.getEntriesByType("resource").length')
  for (let [before, now] = [-1, await asked()]; now > before; [before, now] = [now, await asked()]) {
    await page.waitForTimeout(400)
    await settle(page)
  }
}
