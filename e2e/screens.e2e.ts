import type { Page, Route } from '@playwright/test'
import { comeWhole, setStage, type Stage } from '../tools/pictures/open-screen.ts'
import type { Screen } from '../tools/pictures/screen.ts'
import { screens } from '../tools/pictures/screens.ts'
import { shareContexts, type SharedContexts } from '../tools/pictures/shared-contexts.ts'
import { sliceOf } from '../tools/pictures/slice.ts'
import { type Variant, widthsOf } from '../tools/pictures/variants.ts'
import { axeViolations, axeViolationsInBothThemes, carryAxe } from './axe.ts'
import { expect, test as base } from './fixtures.ts'
import { overflowingInWidths, plantedFaults } from './overflow.ts'
import { theStage } from './stage.ts'
import { watch } from './watch.ts'

// The screens of the slice (tools/pictures/slice.ts), once: a row of every page, its richest; the portal's from right to left,
// where Persian breaks what Russian does not, the office's in Russian. Dark where a pair of colours is seen that the others do not have.
// The pages of those are then resized to a tablet and the narrowest phone, where nothing may leave its place.
// All screens in all five languages, both themes and six widths: npm run proof -- screens.
// A page for each of the looks would cost more than the looks: a worker keeps one for every reader and language.
type Shared = { stage: Stage; contexts: SharedContexts; sharedFaults: string[] }

const test = base.extend<object, Shared>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the first parameter's pattern
    async ({}, provide) => {
      const stage = await setStage(theStage().origin)
      await provide(stage)
      // Each worker has one, and a customer three: whoever comes after a worker that failed needs its place.
      await stage.release()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the first parameter's pattern
  sharedFaults: [async ({}, provide) => provide([]), { scope: 'worker' }],
  contexts: [
    async ({ browser, stage, sharedFaults }, provide) => {
      const contexts = shareContexts(browser, stage, async (context) => {
        watch(context, stage.origin, sharedFaults)
        await carryAxe(context)
      })
      await provide(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
})

// A trace of every screen would cost more than looking at it.
test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

/** Of those where the screen is shown at all. */
const narrowOf = ({ only }: Screen): number[] => (only === 'desk' ? [768] : only === 'phone' ? [360] : [768, 360])

const variantOf = (screen: Screen, language: Variant['language']): Variant => ({
  language,
  theme: 'light',
  width: widthsOf(screen)[0] ?? 0,
})

// A reader's screens come one after the other in one worker: a page for each worker and reader starts a browser's process and compiles the app anew.
for (const [reader, theirs] of Map.groupBy(sliceOf(screens), ({ app, as = 'visitor' }) => `${as} of the ${app}`)) {
  test.describe(reader, () => {
    test.describe.configure({ mode: 'default' })
    for (const screen of theirs) {
      const language = screen.app === 'portal' ? 'fa' : 'ru'
      const [themes, violations] = screen.slice === 'both' ? ['light and dark', axeViolationsInBothThemes] : ['light', axeViolations]
      test(`${screen.name} has no axe violation in ${language}, ${themes}${screen.slice === 'both' ? ', and nothing leaves its place' : ''}`, async ({
        contexts,
        sharedFaults,
        faults,
      }) => {
        const look = async (page: Page) => [
          ...(await violations(page)),
          ...(screen.slice === 'both' ? await overflowingInWidths(page, narrowOf(screen)) : []),
        ]
        expect(await contexts.look(screen, variantOf(screen, language), look)).toEqual([])
        faults.push(...sharedFaults.splice(0))
      })
    }
  })
}

/** No space and no hyphen: what a customer may paste where he is asked for a reference, a name or a note. */
const endless = 'Щ'.repeat(200)
const written = /"(refno|notes|guide|placed_by)":(?:"(?:[^"\\]|\\.)*"|null)|("customer":\{[^{}]*?"name"):"(?:[^"\\]|\\.)*"/g

/** The server's own answers with such a word in place of what people wrote. */
async function answerEndlessly(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replace(written, (_, field, customer) => `${customer ?? `"${field}"`}:"${endless}"`)
  await route.fulfill({ response, body })
}

for (const name of ['order-in-processing', 'upcoming', 'upcoming-table', 'office-order']) {
  test(`a word without an end moves nothing out of its place: ${name}`, async ({ contexts, sharedFaults, faults }) => {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error('The table has no such screen')
    const look = async (page: Page) => {
      await page.route('**/actions/', answerEndlessly)
      await page.reload()
      await expect(page.getByText(endless).first()).toBeAttached()
      await comeWhole(page)
      const seen = await overflowingInWidths(page, [1440, 390])
      await page.unrouteAll({ behavior: 'wait' })
      return seen
    }
    expect(await contexts.look(screen, { language: 'ru', theme: 'light', width: 1440 }, look)).toEqual([])
    faults.push(...sharedFaults.splice(0))
  })
}

test('a block that is too wide, a cut word, a pane that scrolls sideways and a bar that cannot hold its words are found', async ({
  browser,
}) => {
  // No page of the product: its policy lets nobody write into it.
  const page = await browser.newPage()
  const { before, after } = await plantedFaults(page)
  await page.context().close()
  expect(before).toEqual([])
  expect(after.map((line) => /(too wide|is cut|pushed sideways)/.exec(line)?.[0])).toEqual([
    'too wide',
    'is cut',
    'pushed sideways',
    'is cut',
  ])
})

test('the places of the wizard’s pictures stay held, however often they are looked at', async ({ contexts }) => {
  const screen = screens.find(({ name }) => name === 'wizard-time')
  if (!screen) throw new Error('The table has no such screen')
  // One more than the holds that a customer may have at once.
  for (let look = 1; look <= 4; look++) {
    await contexts.look(screen, variantOf(screen, 'ru'), async (page) => {
      await expect(page.getByRole('timer').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  }
})

test('what one screen keeps in its tab does not reach the next one', async ({ contexts }) => {
  const [review, first] = ['wizard-review', 'wizard-category'].map((wanted) => screens.find(({ name }) => name === wanted))
  if (!review || !first) throw new Error('The table has no such screens')
  const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  const group = 'Li Wei'
  expect(await contexts.look(review, variantOf(review, 'ru'), kept)).toContain(group)
  expect(await contexts.look(first, variantOf(first, 'ru'), kept)).not.toContain(group)
})
