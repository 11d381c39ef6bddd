import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '../packages/server/src/identity/second-factor/totp.ts'
import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'
import { linkMailedTo, officeOf } from './outgoing-mail.ts'

const password = 'невские ворота открыты до девяти'
const newPassword = 'белые ночи и разводные мосты'

type OpenPage = (options?: object) => Promise<Page>
type Signing = { login: string; secret: string; totp?: string }

async function logIn(page: Page, { login, secret, totp }: Signing): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill(secret)
  await page.locator('input[name=password]').press('Enter')
  if (totp !== undefined) {
    await page.locator('input[name=totp]').fill(totp)
    await page.locator('input[name=totp]').press('Enter')
  }
  await page.waitForURL('**/upcoming')
}

/** The owner invites by the screen; the invited person chooses a password by the mailed link. Answers the new login. */
async function invite(owner: Page, openPage: OpenPage, role: string): Promise<string> {
  const email = `member-${crypto.randomUUID().slice(0, 8)}@agency2.example`
  await owner.goto('/settings?tab=members')
  await owner.getByRole('button', { name: 'Пригласить', exact: true }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Имя').fill('Марина Лебедева')
  await dialog.getByLabel('Почта').fill(email)
  await dialog.getByRole('checkbox', { name: 'менеджер' }).uncheck()
  await dialog.getByRole('checkbox', { name: role }).check()
  await expectNoAxeViolations(owner)
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(owner.getByText(`Приглашение отправлено: ${email}`)).toBeVisible()

  const page = await openPage()
  await page.goto(await linkMailedTo(await officeOf(page), email, 'member_invited'))
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Пароль сохранён. Войдите с ним.')).toBeVisible()
  return email
}

function codeNow(secret: string, stepsAhead = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeOf(bytes, stepAt(new Date()) + stepsAhead)
}

test('an owner invites an accountant; removed, he is signed out at once', async ({ signIn, openPage }) => {
  const owner = await signIn({ login: 'agency2' })
  const email = await invite(owner, openPage, 'бухгалтер')
  const accountant = await openPage()
  await logIn(accountant, { login: email, secret: password })
  await accountant.goto('/settings')
  await expect(accountant.getByRole('heading', { name: 'О вас' })).toBeVisible()
  await expect(accountant.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0)

  await owner.reload()
  const row = owner.getByRole('listitem').filter({ hasText: email })
  await row.getByRole('button', { name: 'Удалить' }).click()
  await expect(owner.getByRole('alertdialog').getByRole('button', { name: 'Отмена' })).toBeFocused()
  await expectNoAxeViolations(owner)
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(owner.getByText('Доступ закрыт: Марина Лебедева')).toBeVisible()
  await expect(row).toHaveCount(0)
  // Nothing is pressed in the other browser: its stream has ended with the session.
  await accountant.waitForURL('**/login')
})

test('a member turns the second factor on, signs in with a code, then with a recovery code; a new password ends other sessions', async ({
  signIn,
  openPage,
}) => {
  const login = await invite(await signIn({ login: 'agency2' }), openPage, 'менеджер')
  const page = await openPage()
  await logIn(page, { login, secret: password })
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Включить вход с кодом' }).click()
  await page.getByLabel('Ваш пароль').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Код из приложения').fill(codeNow(secret))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('group', { name: 'Коды восстановления' })
  await expect(codes).toBeFocused()
  await expectNoAxeViolations(page)
  const [recovery = ''] = await codes.locator('code').allTextContents()
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Скачать' }).click()
  expect((await download).suggestedFilename()).toBe('anfilada-codes.txt')
  await codes.getByRole('button', { name: 'Коды сохранены' }).click()

  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.waitForURL('**/login')
  // The step of the code that turned it on is used up.
  await logIn(page, { login, secret: password, totp: codeNow(secret, 1) })

  const other = await openPage()
  await other.goto('/login')
  await other.locator('input[name=login]').fill(login)
  await other.locator('input[name=password]').fill(password)
  await other.keyboard.press('Enter')
  await other.getByRole('button', { name: /код восстановления/ }).click()
  await other.locator('input[name=totp]').fill(recovery)
  await other.keyboard.press('Enter')
  await other.waitForURL('**/upcoming')

  await page.goto('/settings?tab=sessions')
  await expect(page.getByRole('list', { name: 'Открытые входы' }).getByRole('listitem')).toHaveCount(2)
  await page.goto('/settings?tab=security')
  await page.getByLabel('Текущий пароль').fill(password)
  await page.getByLabel('Новый пароль').fill(newPassword)
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Пароль изменён. Завершён 1 другой вход.')).toBeVisible()
  await other.waitForURL('**/login')
})

test('the export of personal data is a file of JSON about the reader', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-manager' })
  await page.goto('/settings?tab=data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('anfilada-agency-manager.json')
  const chunks = await (await file.createReadStream()).toArray()
  expect(JSON.parse(Buffer.concat(chunks as Buffer[]).toString())).toMatchObject({ profile: [{ login: 'agency-manager' }] })
})

const tabs = ['', '?tab=company', '?tab=members', '?tab=sessions', '?tab=security', '?tab=notifications', '?tab=keys', '?tab=data']
// In all languages and with axe, on a telephone as well: npm run proof -- screens.
for (const [language, dir, title] of [
  ['fa', 'rtl', 'تنظیمات'],
  ['zh', 'ltr', '设置'],
] as const)
  test(`the settings speak ${language} on a telephone, without scrolling sideways`, inProof(language !== 'fa'), async ({ signIn }) => {
    const page = await signIn({ login: 'agency', viewport: { width: 390, height: 844 } })
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const tab of tabs) {
      await page.goto(`/settings${tab}`)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })
