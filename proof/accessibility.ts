import { chromium } from '@playwright/test'
import { type Language, languages } from '../packages/contract/src/languages.ts'
import { axeViolations } from '../e2e/axe.ts'
import { chromiumArgs, findChromium } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { setStage } from '../tools/pictures/open-screen.ts'
import type { Screen } from '../tools/pictures/screen.ts'
import { screens } from '../tools/pictures/screens.ts'
import { shareContexts, type SharedContexts } from '../tools/pictures/shared-contexts.ts'
import { languagesOf, themes, widthsOf } from '../tools/pictures/variants.ts'
import { conclude } from './traces.ts'

// axe on every screen in all its languages, both themes and both widths: no violation of WCAG 2.2 AA, and on a phone no way sideways. Words
// after it choose screens by their names; the name of a language, that one alone.
const atOnce = 2
const args = process.argv.slice(2)
const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)
const [words, chosen] = [args.filter((word) => !isLanguage(word)), args.filter(isLanguage)]
const log = (line: string): void => console.log(line)

type Look = { screen: Screen; language: Language; width: number }

const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const looks = wanted.flatMap((screen) =>
  languagesOf(screen, chosen.length > 0 ? chosen : languages).flatMap((language) =>
    widthsOf(screen).map((width): Look => ({ screen, language, width })),
  ),
)
const nameOf = ({ screen, language, width }: Look): string => `${screen.name} ${language} ${width}`

function violationsOf(contexts: SharedContexts, look: Look): Promise<string[]> {
  return contexts.look(look.screen, { ...look, theme: 'light' }, async (page) => {
    const faults: string[] = []
    for (const theme of themes) {
      // What the switch in the bar does; the screen, with its open dialog, stays.
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      faults.push(...(await axeViolations(page)).map((line) => `${nameOf(look)} ${theme}: ${line}`))
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    return sideways > 0 ? [...faults, `${nameOf(look)}: ${sideways} px sideways`] : faults
  })
}

const executablePath = await findChromium(log)
const product = await startThrowawayProduct(log)
const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
try {
  const stage = await setStage(product.origin)
  const faults: string[] = []
  const left = [...looks]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const contexts = shareContexts(browser, stage)
      for (let look = left.shift(); look; look = left.shift()) {
        const name = nameOf(look)
        const found = await violationsOf(contexts, look).catch((error: unknown) => [`${name} cannot be opened: ${String(error)}`])
        found.forEach(log)
        faults.push(...found)
      }
    }),
  )
  const spoken = chosen.length > 0 ? chosen.join(', ') : `${languages.length} languages (the office 2)`
  const figures = `${wanted.length} screens × ${spoken} × ${themes.length} themes × desk and phone: ${looks.length * themes.length} pages, ${faults.length} violations`
  conclude('accessibility', figures, faults.length > 0 || looks.length === 0 ? ['the lines above, or nothing to look at'] : [])
} finally {
  await browser.close()
  await product.stop()
}
