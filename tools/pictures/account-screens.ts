import type { Page } from '@playwright/test'
import type { LinkOutput } from '../../packages/contract/src/identity/passwords.ts'
import type { Scene, Screen } from './screen.ts'

const visitor = { app: 'portal' } as const
const token = '#the-token-of-a-picture'

/** The screens around the login. What a picture cannot ask the demo for (a code, a mailed link) is answered in its place. */
export const accountScreens: readonly Screen[] = [
  { name: 'login-code', ...visitor, path: '/login', act: askForCode },
  { name: 'registration', ...visitor, path: '/registration' },
  { name: 'registration-individual', ...visitor, path: '/registration', act: chooseIndividual },
  { name: 'registration-errors', ...visitor, path: '/registration', act: sendWithErrors, slice: 'light' },
  { name: 'registration-consent', ...visitor, path: '/registration', act: readConsent },
  { name: 'registration-accepted', ...visitor, path: '/registration', act: showAccepted },
  { name: 'forgot', ...visitor, path: '/forgot' },
  { name: 'forgot-sent', ...visitor, path: '/forgot', act: askForLink, slice: 'light' },
  { name: 'confirm-email', ...visitor, path: `/confirm-email${token}`, slice: 'light' },
  { name: 'confirm-email-over', ...visitor, path: `/confirm-email${token}`, act: confirmByDeadLink },
  { name: 'password-missing', ...visitor, path: '/password' },
  { name: 'password-over', ...visitor, path: `/password${token}` },
  { name: 'password', ...visitor, path: '/password', act: openLink },
  { name: 'password-keys', ...visitor, path: '/password', act: openResetLink, slice: 'light' },
]

async function askForCode(page: Page): Promise<void> {
  await page.route('**/api/v1/login/', (route) => route.fulfill({ json: { success: false, error: '—', code: 'totp_required' } }))
  await page.locator('input[name=login]').fill('agency')
  await page.locator('input[name=password]').fill('the password of a picture')
  await page.locator('input[name=password]').press('Enter')
  await page.locator('input[name=totp]').waitFor()
}

async function chooseIndividual(page: Page): Promise<void> {
  await page.locator('input[value=individual]').check({ force: true })
}

async function sendWithErrors(page: Page): Promise<void> {
  const texts = {
    email: 'irina@neva-tour',
    inn: '7707083894',
    bik: '044525225',
    account: '40702810138250123016',
  }
  for (const [name, text] of Object.entries(texts)) await page.locator(`input[name="${name}"]`).fill(text)
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
}

async function readConsent(page: Page): Promise<void> {
  const text = {
    id: 1,
    kind: 'consent',
    version: 1,
    valid_from: '2026-11-21',
    title: 'Согласие на обработку персональных данных',
    language: 'ru',
  }
  const body =
    '# Зачем\n\nЧтобы рассмотреть заявление, заключить и исполнять договор.\n\n# Какие данные\n\nИмя, адрес почты, телефон и реквизиты.'
  await page.route('**/api/v1/legal-texts/', (route) => route.fulfill({ json: [text] }))
  await page.route('**/api/v1/legal-texts/1/', (route) => route.fulfill({ json: { ...text, text: body, languages: ['ru'] } }))
  await page.reload()
  await page.locator('form section').last().getByRole('button').click()
  await page.getByRole('heading', { level: 3 }).first().waitFor()
}

async function showAccepted(page: Page): Promise<void> {
  const accepted = { reference: 'K7QM-2RXD-9HTF', email: 'irina@neva-tour.example' }
  await page.evaluate((stored) => sessionStorage.setItem('registration.accepted', stored), JSON.stringify(accepted))
  await page.reload()
  await page.getByText(accepted.reference).waitFor()
}

async function askForLink(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('irina@neva-tour.example')
  await page.locator('button[type=submit]').click()
  await page.getByRole('status').waitFor()
}

async function confirmByDeadLink(page: Page): Promise<void> {
  await page.locator('main').getByRole('button').click()
  await page.locator('main a[href="/registration"]').waitFor()
}

async function openLink(page: Page, { language }: Scene): Promise<void> {
  await openPassword(page, { ...link, purpose: 'set_password', language })
}

async function openResetLink(page: Page, { language }: Scene): Promise<void> {
  await openPassword(page, { ...link, purpose: 'reset_password', language, api_keys: [{ name: 'CRM', hint: 'ak_7f3…' }] })
}

const link = { login: 'irina@neva-tour.example', second_factor: false, employee: false, api_keys: [] }

async function openPassword(page: Page, data: LinkOutput): Promise<void> {
  await page.route('**/api/v1/password/link/', (route) => route.fulfill({ json: { success: true, data } }))
  await page.goto(`/password${token}`)
  await page.locator('input[name=password]').fill('несколько')
}
