import type { Page } from '@playwright/test'
import type { Language } from '../../packages/contract/src/languages.ts'
import en from '../../packages/phrases/src/exports/en.ts'
import fa from '../../packages/phrases/src/exports/fa.ts'
import ru from '../../packages/phrases/src/exports/ru.ts'
import vi from '../../packages/phrases/src/exports/vi.ts'
import zh from '../../packages/phrases/src/exports/zh.ts'
import type { PhrasesLike } from '../../packages/phrases/src/phrase-shape.ts'
import type { Scene, Screen } from './screen.ts'

const words: Record<Language, PhrasesLike<typeof ru>> = { ru, en, zh, fa, vi }
const archive = { app: 'portal', as: 'agency', path: '/archive' } as const

/** A list that is taken out: asked for, on its way to be a file, and found again. */
export const exportScreens: readonly Screen[] = [
  { name: 'export-sheet', ...archive, act: takeOut, slice: 'both' },
  { name: 'export-ready', ...archive, act: takeOutWhole },
  { name: 'exports', app: 'portal', as: 'agency', path: '/exports', slice: 'light' },
  { name: 'exports-found', ...archive, act: findAgain, slice: 'both' },
  { name: 'office-exports', app: 'office', as: 'dispatcher', path: '/office/exports', slice: 'light' },
  { name: 'office-export-sheet', app: 'office', as: 'dispatcher', path: '/office/queue', act: takeOut },
]

async function takeOut(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: words[language].take, exact: true }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  await page.getByText(/\d/).and(page.getByRole('dialog').locator('p')).first().waitFor()
}

async function takeOutWhole(page: Page, scene: Scene): Promise<void> {
  await takeOut(page, scene)
  const { sheet, download } = words[scene.language]
  await page.getByRole('dialog').getByRole('button', { name: sheet.start, exact: true }).click()
  await page.getByRole('button', { name: download, exact: true }).waitFor()
}

async function findAgain(page: Page, scene: Scene): Promise<void> {
  await takeOutWhole(page, scene)
  await page.getByRole('link', { name: words[scene.language].sheet.toAll }).click()
  await page.getByRole('list', { name: words[scene.language].title }).waitFor()
}
