import { chromium, type Page } from '@playwright/test'
import { type Language, languages } from '../packages/contract/src/languages.ts'
import { axeViolations, axeViolationsInBothThemes } from '../e2e/axe.ts'
import { overflowingInWidths, plantedFaults, widthsToResizeTo } from '../e2e/overflow.ts'
import { chromiumArgs, findChromium } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { setStage, settle, type Stage } from '../tools/pictures/open-screen.ts'
import type { Screen } from '../tools/pictures/screen.ts'
import { screens } from '../tools/pictures/screens.ts'
import { shareContexts, type SharedContexts } from '../tools/pictures/shared-contexts.ts'
import { languagesOf, widthsOf } from '../tools/pictures/variants.ts'
import { pagesOf, shiftsWhileComing } from './screens/shifts.ts'
import { conclude } from './traces.ts'

// Every screen in all its languages on one page: axe in both themes at 1440, light at 390, and what overflows or is cut in seven widths; and every
// page, in Russian and Persian at 1440 and 390, to somebody who was never here, over a slow line: what moves, said from the half of what may. Words
// after it choose screens by their names or parts of them; the name of a language, that one alone; `still`, what moves alone; `settled`, all else.
const atOnce = 2
const phone = 390
/** So much may move altogether: a hundredth is a line at the edge of a page. */
const mayMove = 0.01
/** One that is written either way: what is wider in one of the others is cut or beyond the edge there, too. */
const watched: readonly Language[] = ['ru', 'fa']
const args = process.argv.slice(2).filter((word) => word !== 'still' && word !== 'settled')
const [isStillAlone, isSettledAlone] = [process.argv.includes('still'), process.argv.includes('settled')]
const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)
const [words, chosen] = [args.filter((word) => !isLanguage(word)), args.filter(isLanguage)]
const log = (line: string): void => console.log(line)

type Look = { screen: Screen; language: Language }
/** One question to the browser; answers the faults. */
type Question = { name: string; faultsIn: (contexts: SharedContexts) => Promise<string[]> }

const isName = (word: string): boolean => screens.some(({ name }) => name === word)
const wanted = screens.filter(
  ({ name }) => words.length === 0 || words.some((word) => (isName(word) ? name === word : name.includes(word))),
)
const spoken = chosen.length > 0 ? chosen : languages
const looks = (isStillAlone ? [] : wanted).flatMap((screen) => languagesOf(screen, spoken).map((language): Look => ({ screen, language })))
const visits = pagesOf(isSettledAlone ? [] : wanted).flatMap((screen) =>
  languagesOf(
    screen,
    watched.filter((language) => spoken.includes(language)),
  ).flatMap((language) => widthsOf(screen).map((width) => ({ screen, variant: { language, theme: 'light' as const, width } }))),
)

async function faultsOfVisit(stage: Stage, { screen, variant }: (typeof visits)[number]): Promise<string[]> {
  const { by, lines } = await shiftsWhileComing(browser, stage, screen, variant)
  if (by >= mayMove / 2) log(`moved ${by.toFixed(4)} ${screen.name} ${variant.language} ${variant.width}`)
  return by < mayMove ? [] : lines.map((line) => `${variant.width}: moved ${line}`)
}

/** Opened once, in the first of its widths, and resized to the others. */
function faultsOf(contexts: SharedContexts, { screen, language }: Look): Promise<string[]> {
  const first = widthsOf(screen)[0] ?? 0
  return contexts.look(screen, { language, theme: 'light', width: first }, async (page) => [
    ...(await axeViolationsInBothThemes(page)).map((line) => `${first}: ${line}`),
    ...(await overflowingInWidths(
      page,
      widthsToResizeTo.filter((width) => isShownAt(screen, width)),
    )),
    ...(screen.only ? [] : await axeAt(page, phone)),
  ])
}

function isShownAt({ only }: Screen, width: number): boolean {
  return only === undefined || (only === 'phone') === width < 700
}

async function axeAt(page: Page, width: number): Promise<string[]> {
  await page.evaluate("document.documentElement.dataset.theme = 'light'")
  await page.setViewportSize({ width, height: 844 })
  await settle(page)
  // Tabs without room go behind a button that is asked for only then; until it is here those that nobody sees lie over the page.
  await page.locator('nav[data-long]:not(:has(> div, > [hidden]))').first().waitFor({ state: 'detached' })
  return (await axeViolations(page)).map((line) => `${width}: ${line}`)
}

const began = performance.now()
const executablePath = await findChromium(log)
const product = await startThrowawayProduct(log)
const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
try {
  const planted = await browser.newPage().then(plantedFaults)
  if (planted.before.length > 0 || planted.after.length !== 4) throw new Error(`The control was not found: ${JSON.stringify(planted)}`)
  const stage = await setStage(product.origin)
  const questions: Question[] = [
    ...looks.map((look) => ({
      name: `${look.screen.name} ${look.language}`,
      faultsIn: (contexts: SharedContexts) => faultsOf(contexts, look),
    })),
    ...visits.map(({ screen, variant }) => ({
      name: `${screen.name} ${variant.language}`,
      faultsIn: () => faultsOfVisit(stage, { screen, variant }),
    })),
  ]
  const faults: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const contexts = shareContexts(browser, stage)
      for (let question = questions.shift(); question; question = questions.shift()) {
        const { name } = question
        const found = await question.faultsIn(contexts).catch((error: unknown) => [`cannot be opened: ${String(error)}`])
        const lines = found.map((line) => `${name} ${line}`)
        lines.forEach(log)
        faults.push(...lines)
      }
    }),
  )
  const said = chosen.length > 0 ? chosen.join(', ') : `${languages.length} languages (the office 2)`
  const still = `${visits.length} visits over a slow line`
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const figures = `${wanted.length} screens × ${said}: axe in 2 themes, ${widthsToResizeTo.length} widths: ${looks.length} pages, ${still}, ${faults.length} faults, ${minutes} minutes`
  conclude('screens', figures, faults.length > 0 || wanted.length === 0 ? ['the lines above, or nothing to look at'] : [])
} finally {
  await browser.close()
  await product.stop()
}
