import { chromium } from '@playwright/test'
import { type Language, languages } from '../packages/contract/src/languages.ts'
import { axeViolations } from '../e2e/axe.ts'
import { chromiumArgs, findChromium } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { setStage } from '../tools/pictures/open-screen.ts'
import type { Screen } from '../tools/pictures/screen.ts'
import { screens } from '../tools/pictures/screens.ts'
import { shareContexts, type SharedContexts } from '../tools/pictures/shared-contexts.ts'
import { languagesOf, themes } from '../tools/pictures/variants.ts'
import { conclude } from './traces.ts'

// axe on every screen in all its languages and both themes, at the width where most people see it: no violation of WCAG 2.2 AA.
const atOnce = 2
const words = process.argv.slice(2)
const log = (line: string): void => console.log(line)

const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const looks = wanted.flatMap((screen) => languagesOf(screen, languages).map((language): [Screen, Language] => [screen, language]))

function violationsOf(contexts: SharedContexts, screen: Screen, language: Language): Promise<string[]> {
  return contexts.look(screen, { language, theme: 'light', width: screen.only === 'phone' ? 390 : 1440 }, async (page) => {
    const faults: string[] = []
    for (const theme of themes) {
      // What the switch in the bar does; the screen, with its open dialog, stays.
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      faults.push(...(await axeViolations(page)).map((line) => `${screen.name} ${language} ${theme}: ${line}`))
    }
    return faults
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
        const [screen, language] = look
        const notOpened = (error: unknown): string[] => [`${screen.name} ${language} cannot be opened: ${String(error)}`]
        const found = await violationsOf(contexts, screen, language).catch(notOpened)
        found.forEach(log)
        faults.push(...found)
      }
    }),
  )
  const figures = `${wanted.length} screens × ${languages.length} languages (the office 2) × ${themes.length} themes: ${looks.length * themes.length} pages, ${faults.length} violations`
  conclude('accessibility', figures, faults.length > 0 ? ['the lines above'] : [])
} finally {
  await browser.close()
  await product.stop()
}
