import { expect, type Page } from '@playwright/test'

const applicant = {
  name: 'Анна Новикова',
  phone: '+7 921 555-01-90',
  company: 'ООО «Три кита»',
  inn: '7707083893',
  kpp: '773601001',
  legal_address: 'Москва, ул. Вавилова, 19',
}

/** Fills in the registration and sends it; what follows is the caller's to expect. */
export async function apply(page: Page, email: string): Promise<void> {
  await page.goto('/registration')
  for (const [name, text] of Object.entries({ ...applicant, email })) await page.locator(`input[name="${name}"]`).fill(text)
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('checkbox', { name: /договора-оферты/ }).check()
  await page.getByRole('button', { name: 'Отправить заявление' }).click()
}

/** What was typed is still there: the registration is sent again. */
export async function applyAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Отправить заявление' }).click()
  await expect(page.getByRole('heading', { name: 'Заявление на регистрацию принято' })).toBeVisible()
}

export async function confirmAddress(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible()
}
