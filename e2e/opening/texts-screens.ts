import { expect, type Page } from '@playwright/test'

/** Publishes the first version of a text that people agree to. The page is open at its kind. */
export async function publishText(page: Page, title: string): Promise<void> {
  await page.locator('input[name=ru]').fill(title)
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('Нужны и заголовок, и текст.')).toBeVisible()
  await page.getByLabel('Текст, Русский').fill(`# ${title}\n\n1. Первая версия.`)
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Редакция 1, действует')).toBeVisible()
}
