import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { languages } from '../../packages/contract/src/languages.ts'
import { root } from '../bootstrap/install.mjs'
import type { Stage } from './open-screen.ts'
import { screens } from './screens.ts'
import { shareContexts } from './shared-contexts.ts'
import { languagesOf } from './variants.ts'

/** The part of a screen that an answer is about: its whole work, unless it says so. */
const parts: Readonly<Record<string, string>> = {
  'cancel-dialog': '[role=alertdialog]',
  'payment-link-new': 'dialog[open]',
  'settings-invite': 'dialog[open]',
  search: 'body',
}
const shown = [
  'registration',
  'search',
  'settings-invite',
  'settings-security',
  'settings-notifications',
  'wizard-time',
  'wizard-guide',
  'order-confirmed',
  'order-waiting',
  'order-edit',
  'cancel-dialog',
  'schedule-date',
  'programme-form',
  'payment',
  'payment-invoice',
  'payment-link-new',
  'revise',
  'price-list',
  'office-order',
  'office-slots',
  'office-statement',
  'office-price-publish',
]
/** The portal without its side menu, so that its words stay large in the column of an answer; the office's board needs its room. */
const widths = { portal: 1000, office: 1360 }
/** What is lower an answer need not show; a dialog ends with its buttons. */
const tallest = { portal: 620, office: 720, part: 800 }
/** About the width of an answer. */
const pictureWidth = 700
/** WebP at this quality keeps words legible in some ten kilobytes. */
const quality = 40
const folder = join(root, 'packages/browser/src/help/pictures')

/** Takes the pictures that the texts of help name, anew, in every language that their screen speaks. */
export async function takeHelpPictures(
  browser: Browser,
  stage: Stage,
  log: (line: string) => void,
  words: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const contexts = shareContexts(browser, stage)
  const wanted = shown.filter((name) => words.length === 0 || words.includes(name))
  for (const old of readdirSync(folder)) if (wanted.includes(old.split('.')[0] ?? '')) rmSync(join(folder, old))
  for (const name of wanted) {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`The help shows a screen that is not in the table: ${name}`)
    for (const language of languagesOf(screen, languages)) {
      await contexts.look(screen, { language, theme: 'light', width: widths[screen.app] }, async (page) => {
        const { picture, width, height } = await photograph(
          page,
          parts[name] ?? 'main',
          tallest[name in parts && name !== 'search' ? 'part' : screen.app],
        )
        writeFileSync(join(folder, `${name}.${language}.${width}x${height}.webp`), picture)
      })
    }
    log(name)
  }
  const bytes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
  log(`${bytes.length} pictures of the help: ${Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024)} KiB`)
}

/** The upper end of the part, as wide as an answer. */
async function photograph(page: Page, part: string, most: number): Promise<{ picture: Buffer; width: number; height: number }> {
  const box = await page.locator(part).first().boundingBox()
  if (!box) throw new Error(`Nothing is ${part} on ${page.url()}`)
  const scale = Math.min(1, pictureWidth / box.width)
  const clip = { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, most), scale }
  const chrome = await page.context().newCDPSession(page)
  const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality, clip })
  return { picture: Buffer.from(data, 'base64'), width: Math.round(clip.width * scale), height: Math.round(clip.height * scale) }
}
