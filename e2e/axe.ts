import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContext, Page } from '@playwright/test'
import { nowhere } from '../tools/pictures/shared-contexts.ts'

// The same without its comments and long names, of which every page would read a megabyte.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe?: typeof axe
    isLaidOut?: true
  }
}

/** For contexts whose every page is looked at: each finds axe there, which is then neither sent nor compiled anew for it. */
export async function carryAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(`if (location.pathname !== ${JSON.stringify(nowhere)}) {${axeSource}}`)
}

/**
 * What breaks WCAG 2.2 AA on the page, as far as a program can see it: a line for each place. `rules`: only these.
 * In the page itself and once a page: the adapter for Playwright sends axe twice for every look, and sums up in a tab of its own.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await hasArrived(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(layOutEverything)
  return page.evaluate(
    async ({ runOnly }) => {
      // A bar that sticks covers what was scrolled under it: at the page's own top nothing was.
      if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' })
      // Rows that come near the window by it are drawn whole in the next frames.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      // What fades in has the contrast of a moment. What goes with scrolling instead of with time ends when somebody scrolls.
      const passing = document
        .getAnimations()
        .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
      const found = await window.axe?.run(document, { runOnly: runOnly as never, resultTypes: ['violations'] })
      if (!found) throw new Error('axe is not on the page')
      return found.violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`))
    },
    { runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags } },
  )
}

/** What is far from the window stands in a guessed height until it is scrolled to: measured before, it would lie upon its neighbour. */
function layOutEverything(): void {
  if (window.isLaidOut) return
  window.isLaidOut = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Between two screens stands a frame without a heading, and then a skeleton: no screen yet. */
async function hasArrived(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' })
}

/** Looks at the page in both themes: wholly in the first, at what a theme can change in the second. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  const light = await axeViolations(page)
  // What the switch in the bar does; the screen, with its open dialog, stays.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  // A page of the server has no switch, and follows the browser.
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeViolations(page, ['color-contrast', 'link-in-text-block'])
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((line) => `dark: ${line}`)]
}
