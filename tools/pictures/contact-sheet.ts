import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Variant } from './variants.ts'
import { nameOf } from './variants.ts'

/** One picture of a screen: where its file is and how it was looked at. */
export type Shot = { screen: string; variant: Variant; file: string }

/** As wide as an image viewer shows without shrinking: then the words of the sheet can be read. */
const sheetWidth = 1120

/** All variants of one screen side by side: desks in two columns, phones in one row beneath. Writes `<screen>.png`. */
export async function writeMontage(browser: Browser, folder: string, screen: string, shots: readonly Shot[]): Promise<string> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 600 } })
  const file = join(folder, `${screen}.png`)
  await page.setContent(montageOf(folder, shots))
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  return file
}

function montageOf(folder: string, shots: readonly Shot[]): string {
  const cell = (shot: Shot): string =>
    `<figure><img src="data:image/png;base64,${readFileSync(join(folder, shot.file)).toString('base64')}"><figcaption>${nameOf(shot.variant)}</figcaption></figure>`
  const desks = shots.filter(({ variant }) => variant.width > 700)
  const phones = shots.filter(({ variant }) => variant.width <= 700)
  return `${style}<div class="desks">${desks.map(cell).join('')}</div><div class="phones">${phones.map(cell).join('')}</div>`
}

/** One page with everything, each picture a link to its file in full size. Writes `index.html`. */
export function writeSheet(folder: string, shots: readonly Shot[]): string {
  const sections = [...Map.groupBy(shots, ({ screen }) => screen)].map(([screen, own]) => {
    const pictures = own.map(
      ({ variant, file }) =>
        `<a href="${file}"><figure><img loading="lazy" src="${file}"><figcaption>${nameOf(variant)}</figcaption></figure></a>`,
    )
    return `<h2><a href="${screen}.png">${screen}</a></h2><div class="all">${pictures.join('')}</div>`
  })
  const file = join(folder, 'index.html')
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Anfilada: every screen</title>${style}${sections.join('')}`)
  return file
}

const style = `<style>
  body { margin: 0; font: 12px sans-serif; background: #888; }
  h2 { margin: 24px 8px 8px; }
  .desks { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; }
  .phones { display: grid; grid-template-columns: repeat(6, 1fr); gap: 4px; margin-top: 4px; }
  .all { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; align-items: start; }
  .all img { height: 320px; width: auto; }
  figure { margin: 0; overflow: hidden; position: relative; }
  .desks figure { aspect-ratio: 1440 / 920; }
  .phones figure { aspect-ratio: 390 / 960; }
  img { display: block; width: 100%; }
  figcaption { position: absolute; inset: auto 0 0 auto; padding: 1px 4px; background: #fffc; color: #000; }
</style>`
