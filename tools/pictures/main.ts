import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Language, languages } from '../../packages/contract/src/languages.ts'
import { root } from '../bootstrap/install.mjs'
import { findChromium, sandboxArgs } from '../browser.ts'
import { explain } from '../fault.ts'
import { startThrowawayProduct } from '../launch/throwaway-product.ts'
import { type Shot, writeMontage, writeSheet } from './contact-sheet.ts'
import { takeHelpPictures } from './help-pictures.ts'
import { comeWhole, setStage, settle, type Stage } from './open-screen.ts'
import { takeReadmePictures } from './readme-pictures.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { shareContexts, type SharedContexts } from './shared-contexts.ts'
import { languagesOf, nameOf, themes, type Variant, widthsOf } from './variants.ts'

// `npm run pictures [-- words]`: every screen whose name has one of the words, in ru, zh and fa (the office: ru and en), both themes,
// at 1440 and 390 px, into var/pictures: single pictures, one montage a screen, one page with all. The name of a language or a theme: that one
// alone; `--tablet`: at 768 px alone; `--readme`: only those of the README; `--for-help`: only those of the help, into the product.
const folder = join(root, 'var/pictures')
const atOnce = 3
const tablet = 768
/** A longer page is cut: its lower end repeats what was seen. */
const tallest = 2600

const args = process.argv.slice(2)
const chosen = languages.filter((language) => args.includes(language))
const lit = themes.filter((theme) => args.includes(theme))
const words = args.filter((arg) => !arg.startsWith('--') && ![...languages, ...themes].some((name) => name === arg))
const log = (line: string): void => console.log(line)

/** Without English and Vietnamese in the portal, which are written as Russian is. */
const usual: Record<Screen['app'], readonly Language[]> = { portal: ['ru', 'zh', 'fa'], office: ['ru', 'en'] }

function variantsOf(screen: Screen): Variant[] {
  const spoken = languagesOf(screen, chosen.length > 0 ? chosen : usual[screen.app])
  const asked = args.includes('--tablet') ? [tablet] : widthsOf(screen)
  return asked.flatMap((width) =>
    spoken.flatMap((language) => (lit.length > 0 ? lit : themes).map((theme) => ({ language, theme, width }))),
  )
}

async function take(contexts: SharedContexts, screen: Screen, variant: Variant): Promise<Shot> {
  const file = `${screen.name}-${nameOf(variant)}.png`
  await contexts.look(screen, variant, async (page) => {
    await comeWhole(page)
    // A modal dialog stands in the middle of the window: with it, the window stays as it is.
    if ((await page.locator('dialog[open]').count()) === 0) await unroll(page, variant.width)
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
  })
  return { screen: screen.name, variant, file }
}

/** Makes the window as high as the page, since lists draw only the rows that are near it. */
async function unroll(page: Page, width: number): Promise<void> {
  for (let height = 0, wanted = await heightOf(page); wanted > height; wanted = await heightOf(page)) {
    height = wanted
    await page.setViewportSize({ width, height })
    await settle(page)
  }
}

async function heightOf(page: Page): Promise<number> {
  return Math.min(tallest, Number(await page.evaluate('document.documentElement.scrollHeight')))
}

async function takeAll(browser: Browser, stage: Stage): Promise<void> {
  const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (wanted.length === 0) throw new Error(`No screen is called so. There are: ${screens.map(({ name }) => name).join(', ')}`)
  const shots: Shot[] = []
  const contexts = shareContexts(browser, stage)
  for (const screen of wanted) {
    const own: Shot[] = []
    const left = variantsOf(screen)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let variant = left.shift(); variant; variant = left.shift()) own.push(await take(contexts, screen, variant))
      }),
    )
    own.sort((one, other) => one.file.localeCompare(other.file))
    log(await writeMontage(browser, folder, screen.name, own))
    shots.push(...own)
  }
  log(`${shots.length} pictures: ${writeSheet(folder, shots)}`)
}

async function run(): Promise<void> {
  const executablePath = await findChromium(log)
  const product = await startThrowawayProduct(log)
  const browser = await chromium.launch({ executablePath, args: sandboxArgs() })
  try {
    const stage = await setStage(product.origin)
    if (args.includes('--readme')) return await takeReadmePictures(browser, stage, join(root, 'docs/pictures'), log)
    if (args.includes('--for-help')) return await takeHelpPictures(browser, stage, log, words)
    if (words.length + chosen.length + lit.length === 0) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await takeAll(browser, stage)
  } finally {
    await browser.close()
    await product.stop()
  }
}

await run().catch((error: unknown) => {
  explain(error)
  process.exitCode = 1
})
