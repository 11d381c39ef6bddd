import { expect, type Page } from '@playwright/test'
import { object } from './catalogue-screen.ts'
import { openList } from '../choose.ts'

/** A penalty for a late cancellation; the terms are open. */
export async function decideTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Изменить ${object}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Штраф за человека, ₽').fill('100')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
}

/** A list for everybody with one price, from a day to another; the lists are open. Ends at the published list. */
export async function publishPrices(page: Page, { from, until, rubles }: { from: string; until: string; rubles: string }): Promise<void> {
  await page.getByRole('button', { name: 'Новый прайс-лист' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Сделать пустой' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Название')
  await dialog.getByLabel('Название').fill('Для всех')
  await dialog.getByRole('radio', { name: 'Российская группа' }).check()
  await dialog.getByLabel('Действует с').fill(from)
  await dialog.getByLabel('По, включительно').fill(until)
  await dialog.getByRole('button', { name: 'Сделать пустой' }).click()

  await expect(page.getByText('Цен ещё нет')).toBeVisible()
  const price = page.getByRole('complementary', { name: 'Выбранная цена' })
  // Of a company under the general tax: its rates, and being without VAT once.
  const rates = (await openList(price.getByLabel('НДС внутри цены'))).getByRole('option')
  await expect(rates).toHaveText(['без НДС', 'НДС 22 %', 'НДС 10 %', 'НДС 0 %'])
  await rates.nth(1).click()
  await price.getByLabel('Цена, ₽').fill(rubles)
  await price.getByLabel('Цена, ₽').press('Enter')
  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await expect(page.getByText('появится 1 цена')).toBeVisible()
  await page.getByLabel('Почему (увидят в истории)').fill('Первые цены')
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText('действует версия 1')).toBeVisible()
}
