import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readSpreadsheet, writeSpreadsheet } from '../packages/server/src/files/spreadsheets.ts'
import { spaced } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { choose } from './choose.ts'

const nextYear = new Date().getFullYear() + 1
const adult = (page: Page, object: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${object} `) })
    .getByRole('gridcell')
    .first()

/** The list of Chinese groups for a year from now: no other journey changes or orders by it. */
async function openList(page: Page): Promise<void> {
  await page.goto(`/office/prices?type=cn&year=${nextYear}`)
  await page
    .getByRole('link', { name: /Китайские группы/ })
    .first()
    .click()
  await expect(page.getByRole('grid')).toBeVisible()
}

async function exported(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить XLSX' }).click()
  return readFileSync(await (await download).path())
}

/** The same table with another text or number in one cell, as a spreadsheet program saves it. */
async function withCell(
  file: Buffer,
  isRow: (cells: (string | number)[]) => boolean,
  column: number,
  value: string | number,
): Promise<Buffer> {
  const read = await readSpreadsheet(file)
  if (!read.ok) throw new Error(read.fault)
  const [sheet] = read.sheets
  const rows: (string | number)[][] = []
  for (const { row, column: at, content } of sheet?.cells ?? []) {
    const own = (rows[row] ??= [])
    own[at] = content.kind === 'number' ? content.number : content.text
  }
  const changed = rows.map((cells) => (isRow(cells) ? Object.assign([...cells], { [column]: value }) : cells))
  const width = Math.max(...rows.map((cells) => cells.length))
  const whole = changed.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? null))
  const columns = Array.from({ length: width }, () => ({ width: 20 }))
  return writeSpreadsheet([{ name: sheet?.name ?? '', columns, rows: whole, head: 1, rightToLeft: false }])
}

const priceColumn = 5
const isAdult = (object: string) => (cells: (string | number)[]) => cells[2] === object && cells[3] === 'ticket:common'

test('a year is copied with a percentage, published, and its history says by whom and why', async ({ signIn }) => {
  const page = await signIn({ login: 'office-accountant', app: 'office' })
  await openList(page)
  const before = Number((await adult(page, 'Агатовые комнаты').textContent())?.replaceAll(/\D/g, ''))
  await page.getByRole('button', { name: 'Повторить на другой год' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Название')).toHaveValue(new RegExp(String(nextYear + 1)))
  await dialog.getByLabel('Изменить на, %').fill('7,5')
  await choose(dialog.getByLabel('Округлить до'), '10 ₽')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Сделать копию' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(nextYear + 1))
  const raised = Math.round((before * 1.075) / 10) * 10
  await expect
    .poll(async () => spaced(await adult(page, 'Агатовые комнаты').textContent()))
    .toContain(new Intl.NumberFormat('ru').format(raised).replaceAll(/\s/g, ' '))
  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await page.getByLabel('Почему (увидят в истории)').fill('Индексация на 7,5 %')
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText(/новые цены действуют/)).toBeVisible()
  await page.getByRole('button', { name: 'История' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Индексация на 7,5 %' })).toContainText('Светлана Кузьмина')
})

test('a table shows every change before it is taken in, or every cell that is wrong; and a draft is thrown away', async ({ signIn }) => {
  const page = await signIn({ login: 'office-accountant', app: 'office' })
  await openList(page)
  const published = spaced(await adult(page, 'Колоннада').textContent())
  const file = await exported(page)
  await page.getByRole('button', { name: 'Загрузить XLSX' }).click()
  const field = page.locator('input[type=file]')

  const wrong = await withCell(file, isAdult('Колоннада'), priceColumn, '=1+1')
  await field.setInputFiles({ name: 'wrong.xlsx', mimeType: '', buffer: wrong })
  await expect(page.getByText('wrong.xlsx: 1 ячейка с ошибкой')).toBeVisible()
  await expect(page.getByRole('row', { name: /=1\+1/ })).toContainText('Это не число')
  await expectNoAxeViolations(page)

  const right = await withCell(file, isAdult('Колоннада'), priceColumn, 4321.5)
  await field.setInputFiles({ name: 'right.xlsx', mimeType: '', buffer: right })
  await expect(page.getByRole('row', { name: /Колоннада.*Взрослый/ })).toContainText('4 321,50')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Записать в черновик 1 изменение' }).click()
  await expect(adult(page, 'Колоннада')).toContainText('4 321,5')
  await expect(page.getByText('Изменён 1 объект')).toBeVisible()

  await page.getByRole('button', { name: 'Отменить черновик…' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByText('Опубликовано, правок нет')).toBeVisible()
  await expect.poll(async () => spaced(await adult(page, 'Колоннада').textContent())).toBe(published)
})

test('keys go on in the sheet after the pressed cell has scrolled out of sight', async ({ signIn }) => {
  const page = await signIn({ login: 'office-accountant', app: 'office', viewport: { width: 1280, height: 480 } })
  await openList(page)
  const active = async () => (await page.getByRole('grid').getAttribute('aria-activedescendant')) ?? ''
  await page.getByRole('gridcell').first().click()
  await page.keyboard.press('Control+End')
  await expect(page.locator('#price-0-0')).toHaveCount(0)
  const last = await active()
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).not.toBe(last)
})

test('an editor publishes a new refund policy, and customers read it at once', async ({ signIn, openPage }) => {
  const page = await signIn({ login: 'editor', app: 'office' })
  await page.goto('/office/texts?kind=refund_policy')
  const said = `Новая редакция ${Date.now()}`
  await page.getByLabel('Текст, Русский').fill(`# Кратко\n\n${said}`)
  await page.getByRole('button', { name: 'Сохранить как черновик' }).click()
  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await page.getByLabel('Что изменилось').fill('Сроки короче')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText(/новая редакция опубликована/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Редакция 2.*Сроки короче/ })).toBeVisible()

  const visitor = await openPage()
  await visitor.goto('/about?tab=refund_policy')
  await expect(visitor.getByRole('article')).toContainText(said)
})
