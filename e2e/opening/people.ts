import { expect, type Page } from '@playwright/test'
import { codeOf, stepAt } from '../../packages/server/src/identity/second-factor/totp.ts'

const password = 'невские ворота открыты до девяти'

/** The page behind a one-time link: a password that can be guessed is refused, another one is kept. Ends where it leads. */
export async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('input[name=password]').fill('passwordpassword')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Такой пароль легко угадать. Придумайте другой.')).toBeVisible()
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
}

export async function logIn(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
}

/** By the link that he was given into the office: an employee may nothing until he has turned on the second factor. */
export async function enterOffice(page: Page, login: string, link: string): Promise<void> {
  await choosePassword(page, link)
  await page.getByRole('link', { name: 'Войти в офис' }).click()
  await logIn(page, login)
  await page.waitForURL('**/office/account')
  await expect(page.getByText('Сотрудникам нужен вход с кодом')).toBeVisible()
  await page.getByRole('button', { name: 'Включить вход с кодом' }).click()
  await page.getByLabel('Ваш пароль').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Код из приложения').fill(codeNow(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page.getByText('Включён: при входе нужен код из приложения.')).toBeVisible()
}

/** What the application on a telephone shows for the key that it was given. */
function codeNow(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeOf(bytes, stepAt(new Date()))
}
