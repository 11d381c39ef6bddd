import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { comeWhole, openScreen, type Stage } from './open-screen.ts'
import { screens } from './screens.ts'
import type { Variant } from './variants.ts'

/** What the README shows: the list, the wizard, the order in another direction of writing and at night, the dispatcher's board. */
const chosen: readonly (readonly [screen: string, variant: Variant])[] = [
  ['upcoming', { language: 'ru', theme: 'light', width: 1440 }],
  ['wizard-time', { language: 'en', theme: 'light', width: 1440 }],
  ['order-confirmed', { language: 'fa', theme: 'dark', width: 1440 }],
  ['office-order', { language: 'ru', theme: 'light', width: 1440 }],
]
/** WebP at this quality keeps the hairlines and stays below 100 KB. */
const quality = 70

/** Takes the pictures of the README anew: what a reader sees without scrolling, as `<screen>.webp`. */
export async function takeReadmePictures(browser: Browser, stage: Stage, folder: string, log: (line: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, variant] of chosen) {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`The README wants a screen that is not in the table: ${name}`)
    const page = await openScreen(browser, stage, screen, variant)
    await comeWhole(page)
    const chrome = await page.context().newCDPSession(page)
    const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    writeFileSync(join(folder, `${name}.webp`), picture)
    log(`docs/pictures/${name}.webp: ${picture.length} bytes`)
    await page.context().close()
  }
}
