import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { chromiumArgs } from '../tools/browser.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { nowhere } from '../tools/pictures/shared-contexts.ts'
import { demoPassword } from '../packages/server/src/demo/people.ts'
import { axeViolations } from './axe.ts'
import { theStage } from './stage.ts'
import { watch } from './watch.ts'

export { expect }

export type App = 'portal' | 'office'
type SignIn = { login: string; app?: App; home?: true } & BrowserContextOptions

type Fixtures = {
  /** What the screens did wrong so far; the test fails when anything is left in it. */
  faults: string[]
  /** A page in a context of its own: a second person, another language, a phone. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  /**
   * A page of its own where this demo login has signed in; by a request, for the page of the login has journeys of its own. `home`: at his
   * first screen; without, nowhere yet, since most go on to an address, and the lists of the first screen would be drawn for nobody.
   */
  signIn: (who: SignIn) => Promise<Page>
}

export const test = base.extend<Fixtures>({
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
  context: async ({ context, faults }, provide) => {
    watch(context, theStage().origin, faults, theStage().sandbox)
    await provide(context)
  },
  openPage: async ({ browser, contextOptions, faults }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options = {}) => {
      const { origin, sandbox } = theStage()
      const context = await browser.newContext({ ...contextOptions, baseURL: origin, ...options })
      opened.push(context)
      watch(context, origin, faults, sandbox)
      return context.newPage()
    })
    // Playwright closes only its own: what stays open goes on listening, polling and drawing beside all later tests.
    for (const context of opened) await context.close()
  },
  signIn: async ({ openPage }, provide) => {
    await provide(async ({ login, app = 'portal', home, ...options }) => {
      const { origin } = theStage()
      const page = await openPage({ ...options, storageState: storageOf(origin, app, {}, await signInDemo(origin, login, app)) })
      const start = app === 'office' ? '/office/' : '/'
      await page.goto(home ? start : nowhere)
      if (home) await page.waitForURL((url) => url.pathname !== start)
      return page
    })
  },
})

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
