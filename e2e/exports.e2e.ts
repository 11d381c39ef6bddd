import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

/** The lines of the file below its titles. */
async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text.split('\r\n').slice(1, -1)
}

async function startCsv(page: Page, take: string, start = take): Promise<void> {
  await page.getByRole('button', { name: take, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /^CSV/ }).check()
  await expectNoAxeViolations(page)
  await sheet.getByRole('button', { name: start, exact: true }).click()
}

test('a filtered archive is taken out, left, found again and downloaded', async ({ signIn }) => {
  const page = await signIn({ login: 'agency' })
  await page.goto('/archive?to=2100-01-01')
  await startCsv(page, 'Выгрузить')
  await expect(page.getByRole('dialog').getByText(/Архив, CSV/)).toBeVisible()
  await page.goto('/news')

  await page.getByRole('button', { name: 'Меню пользователя' }).click()
  await page.getByRole('menuitem', { name: 'Выгрузки' }).click()
  await page.waitForURL('**/exports')
  const made = page.getByRole('list', { name: 'Выгрузки' }).getByRole('listitem').first()
  const words = await made.getByText(/^\d+ строк/).textContent()
  const downloading = page.waitForEvent('download')
  await made.getByRole('button', { name: 'Скачать' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Архив \d{4}-\d\d-\d\d\.csv$/)
  expect(`${(await linesOf(download)).length}`).toBe(/^\d+/.exec(words ?? '')?.[0])
  await expectNoAxeViolations(page)

  await made.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Архив: выгрузка удалена')).toBeVisible()
})

test('the queue of the office is taken out as its filters show it', async ({ signIn }) => {
  const page = await signIn({ login: 'dispatcher', app: 'office' })
  await page.goto('/office/queue?part=new')
  await startCsv(page, 'Выгрузить')
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Скачать' }).click()
  const lines = await linesOf(await downloading)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.includes(';В обработке;'))).toBe(true)
  await page.getByRole('link', { name: 'Все выгрузки' }).click()
  await page.waitForURL('**/office/exports')
  await expect(page.getByRole('listitem').filter({ hasText: 'Очередь, CSV' }).first()).toBeVisible()
})

test('on a phone the words of the office’s export stand in lines, not letter under letter', async ({ signIn }) => {
  const page = await signIn({ login: 'dispatcher', app: 'office', viewport: { width: 390, height: 844 } })
  await page.goto('/office/queue')
  await page.getByRole('button', { name: 'Выгрузить', exact: true }).click()
  const words = page.getByRole('dialog').getByText(/Excel/)
  await expect(words).toBeVisible()
  expect(await words.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(200)
})
