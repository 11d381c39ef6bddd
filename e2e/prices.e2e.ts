import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { openSection } from './sections.ts'

const cell = (page: Page, object: string, column: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${object} `) })
    .getByRole('gridcell')
    .nth(column)

/** The list of foreign groups for a year from now, so that no order of other journeys changes its price. */
async function openNextYear(page: Page): Promise<void> {
  await page.goto(`/office/prices?type=ig&year=${new Date().getFullYear() + 1}`)
  await page
    .getByRole('link', { name: /Иностранные группы/ })
    .first()
    .click()
  await expect(page.getByRole('grid')).toBeVisible()
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('an accountant types and pastes prices, takes them back, looks at every change and publishes', async ({ signIn }) => {
  const page = await signIn({ login: 'office-accountant', app: 'office' })
  await openNextYear(page)
  const first = cell(page, 'Агатовые комнаты', 0)
  const before = (await first.textContent()) ?? ''

  await first.click()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await expect(first).toContainText('1 234')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+z')
  await expect(first).toHaveText(before)

  await paste(page, '2001\t1001\n=2+2\tabc')
  await expect(first).toContainText('2 001')
  await expect(cell(page, 'Екатерининский парк', 1)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('2 ячейки с ошибкой')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await first.click()
  await paste(page, '2001')
  await expect(page.getByText('всё сохранено в черновик')).toBeVisible()

  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await expect(page.getByRole('row', { name: /Агатовые комнаты.*Взрослый/ })).toContainText('2 001')
  await expectNoAxeViolations(page)
  await page.getByLabel('Почему (увидят в истории)').fill('Музей поднял цену')
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText(/новые цены действуют/)).toBeVisible()
  await page.getByRole('button', { name: 'История' }).click()
  await expect(page.getByText('Музей поднял цену')).toBeVisible()
  await page.getByRole('link', { name: 'Сравнить с 1' }).click()
  await expect(page.getByRole('row', { name: /Агатовые комнаты.*Взрослый/ })).toContainText('2 001')
  await expectNoAxeViolations(page)
})

test('what was exported comes in again, and what is no table is refused with a sentence', async ({ signIn }) => {
  const page = await signIn({ login: 'office-accountant', app: 'office' })
  await openNextYear(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить XLSX' }).click()
  const file = readFileSync(await (await download).path())
  await page.getByRole('button', { name: 'Загрузить XLSX' }).click()
  const field = page.locator('input[type=file]')
  await field.setInputFiles({ name: 'prices.xlsx', mimeType: '', buffer: file })
  await expect(page.getByText('В файле те же цены, что и здесь')).toBeVisible()
  await field.setInputFiles({ name: 'prices.xlsx', mimeType: '', buffer: Buffer.from('no table at all') })
  await expect(page.getByText('Нужен файл XLSX или PDF.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a correction of the books waits for a second employee, who posts it', async ({ signIn }) => {
  const reason = `Скидка за отменённый сеанс ${Date.now()}`
  const one = await signIn({ login: 'office-accountant', app: 'office' })
  await one.goto('/office/ledger?view=corrections')
  await one.getByRole('button', { name: 'Предложить исправление' }).click()
  await one.getByRole('textbox', { name: 'Клиент' }).fill('Нева')
  await one.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await one.getByRole('radio', { name: 'клиент должен меньше' }).check()
  await one.getByLabel('Сумма, ₽').fill('1 500')
  await one.getByLabel('Причина').fill(reason)
  await one.getByRole('button', { name: 'Предложить', exact: true }).click()
  const own = one.getByRole('listitem').filter({ hasText: reason })
  await expect(own).toContainText('Решит другой сотрудник')
  await expectNoAxeViolations(one)

  const other = await signIn({ login: 'admin', app: 'office' })
  await other.goto('/office/ledger?view=corrections')
  await other.getByRole('listitem').filter({ hasText: reason }).getByRole('button', { name: 'Провести…' }).click()
  await other.getByRole('button', { name: /Провести 1 500/ }).click()
  await expect(other.getByText(/Исправление \d+ проведено/)).toBeVisible()
  await other.goto('/office/ledger?kind=correction')
  await expect(other.getByRole('row').filter({ hasText: reason })).toContainText('1 500')
  await expectNoAxeViolations(other)
})

test('what a customer owed in the former system comes into the books by two employees, and he reads it as such', async ({ signIn }) => {
  const one = await signIn({ login: 'office-accountant', app: 'office' })
  await one.goto('/office/ledger?view=openings')
  await one.getByRole('button', { name: 'Внести остаток' }).click()
  await one.getByRole('textbox', { name: 'Клиент' }).fill('agency-credit')
  await one.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await one.getByLabel('На конец дня').fill('2020-12-31')
  await one.getByLabel('Сумма, ₽').fill('1 250,50')
  await one.getByLabel('Откуда остаток').fill('Акт сверки № 12')
  await one.getByRole('button', { name: 'Внести', exact: true }).click()
  const own = one.getByRole('listitem').filter({ hasText: 'Акт сверки № 12' })
  await expect(own).toContainText('Решит другой сотрудник')
  await expectNoAxeViolations(one)

  const other = await signIn({ login: 'admin', app: 'office' })
  await other.goto('/office/ledger?view=openings')
  await other.getByRole('listitem').filter({ hasText: 'Акт сверки № 12' }).getByRole('button', { name: 'Провести…' }).click()
  await other.getByRole('button', { name: 'Провести', exact: true }).click()
  await expect(other.getByText('Проведён 1 остаток')).toBeVisible()
  await other.goto('/office/ledger?kind=opening')
  await expect(other.getByRole('row').filter({ hasText: 'Акт сверки № 12' })).toContainText('Остатки из прежней системы')
  await expectNoAxeViolations(other)

  const customer = await signIn({ login: 'agency-credit' })
  await customer.goto('/upcoming')
  await expect(customer.getByText('из прежней системы 1 250,50 ₽')).toBeVisible()
})

test('an editor has prices and texts, and nothing of the orders', async ({ signIn }) => {
  const page = await signIn({ login: 'editor', home: true, app: 'office' })
  await expect(page).toHaveURL(/\/office\/prices/)
  await openSection(page, 'Компания', 'Тексты')
  await page.getByLabel('Текст, Русский').fill('Новая редакция договора')
  await page.getByRole('button', { name: 'Сохранить как черновик' }).click()
  await expect(page.getByText('Черновик сохранён')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Удалить черновик' }).click()
  await expect(page.getByLabel('Текст, Русский')).not.toHaveValue('Новая редакция договора')
})

test('terms of an object and of a customer are changed where they are seen', async ({ signIn }) => {
  const page = await signIn({ login: 'office-accountant', app: 'office' })
  await page.goto('/office/terms')
  await page.getByRole('button', { name: 'Изменить Розовый павильон' }).click()
  await page.getByLabel('За сколько минут закрыть приём заказов').fill('2880')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('row', { name: /Розовый павильон/ })).toContainText('за 2 суток')
  await expectNoAxeViolations(page)

  await page.getByRole('textbox', { name: 'Условия клиента' }).fill('Нева')
  await page.getByRole('complementary').getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Изменить Розовый павильон' }).click()
  await page.getByLabel('Штраф за человека, ₽').fill('250')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('row', { name: /Розовый павильон/ })).toContainText('250 ₽ за человека')
  await expectNoAxeViolations(page)
})
