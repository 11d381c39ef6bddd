import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { chromiumArgs } from '../tools/browser.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { demoPassword } from '../packages/server/src/demo/people.ts'
import { proofTag } from '../playwright.config.ts'
import { axeViolations } from './axe.ts'
import { keepPages, type KeptPages } from './kept-pages.ts'
import { theStage } from './stage.ts'
import { watch } from './watch.ts'

export { expect }

export type App = 'portal' | 'office'
type SignIn = { login: string; app?: App; home?: true } & BrowserContextOptions

type Fixtures = {
  /** What the screens did wrong so far; the test fails when anything is left in it. */
  faults: string[]
  /** A page in a context of its own, as new and nowhere yet: a second person, another language, a phone. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  /**
   * A page of its own where this demo login has signed in; by a request, for the page of the login has journeys of its own. `home`: at his
   * first screen; without, nowhere yet, since most go on to an address, and the lists of the first screen would be drawn for nobody.
   */
  signIn: (who: SignIn) => Promise<Page>
}

export const test = base.extend<Fixtures, { keptPages: KeptPages }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the first parameter's pattern
  baseURL: async ({}, provide) => provide(theStage().origin),
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the first parameter's pattern
    async ({}, provide) => provide({ executablePath: theStage().chromium, args: chromiumArgs() }),
    { scope: 'worker' },
  ],
  faults: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the first parameter's pattern
    async ({}, provide) => {
      const faults: string[] = []
      await provide(faults)
      expect(faults, 'console errors, policy violations, other hosts, 5xx').toEqual([])
    },
    { auto: true },
  ],
  keptPages: [
    async ({ browser }, provide) => {
      const pages = keepPages(browser)
      await provide(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ openPage }, provide) => provide(await openPage()),
  context: async ({ page }, provide) => provide(page.context()),
  openPage: async ({ keptPages, contextOptions, faults }, provide, testInfo) => {
    const opened: { page: Page; stopWatching: () => void }[] = []
    await provide(async (options = {}) => {
      const { origin, sandbox } = theStage()
      const page = await keptPages.lend({ ...contextOptions, baseURL: origin, ...options })
      opened.push({ page, stopWatching: watch(page.context(), origin, faults, sandbox) })
      return page
    })
    // What stays open goes on listening, polling and drawing beside all later tests. A failure is told with what stood on its pages.
    const isWell = testInfo.status === testInfo.expectedStatus && faults.length === 0
    for (const { page, stopWatching } of opened) {
      stopWatching()
      if (isWell) await keptPages.takeBack(page)
      else await page.context().close()
    }
  },
  signIn: async ({ openPage }, provide) => {
    await provide(async ({ login, app = 'portal', home, ...options }) => {
      const { origin } = theStage()
      const page = await openPage({ ...options, storageState: storageOf(origin, app, {}, await signInDemo(origin, login, app)) })
      if (home) {
        const start = app === 'office' ? '/office/' : '/'
        await page.goto(start)
        await page.waitForURL((url) => url.pathname !== start)
      }
      return page
    })
  },
})

/** For a journey that is walked again in another language: `npm test` walks it once, `npm run proof -- languages` the others (decision 0068). */
export function inProof(isRepeat: boolean): { tag: string[] } {
  return { tag: isRepeat ? [proofTag] : [] }
}

/** Signs a demo login in on the page of the login. */
export async function fillLogin(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('input[name=password]').press('Enter')
}

/** WCAG 2.2 AA, as far as a program can see it. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
