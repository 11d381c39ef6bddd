import type { Page } from '@playwright/test'
import { demoPassword } from '../packages/server/src/demo/people.ts'
import { storageOf, signInDemo } from '../tools/pictures/demo-session.ts'
import { expect, fillLogin, test } from './fixtures.ts'
import { noteShifts, shiftsOf } from './shifts.ts'
import { theStage } from './stage.ts'

const program = /\/assets\/index-[^/]*\.js$/

/** The program stays on its way until the journey lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(program, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const login = (page: Page) => page.locator('input[name=login]')
const password = (page: Page) => page.locator('input[name=password]')
/** The drawing is what the program brings by itself. */
const stands = (page: Page) => page.locator('main svg use').waitFor({ state: 'attached' })

async function remember(page: Page, memory: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
  }, memory)
}

test('what is typed before the program is here stays, with its focus and caret, and nothing moves', async ({ openPage }) => {
  const page = await openPage()
  const letCome = await holdProgram(page)
  await noteShifts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await password(page).fill('не тот')
  await login(page).fill('agency')
  await login(page).press('Home')
  await login(page).evaluate((field) => Object.assign(globalThis, { field }))
  letCome()
  await stands(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The names of the languages are set in faces of three scripts, which come with theirs: that is all that moves.
  expect(await shiftsOf(page, 0.001)).toEqual([])

  await expect(login(page)).toBeFocused()
  expect(
    await login(page).evaluate((field: HTMLInputElement) => ({
      caret: field.selectionStart,
      isTheSame: field === Reflect.get(globalThis, 'field'),
    })),
  ).toEqual({ caret: 0, isTheSame: true })
  await page.keyboard.type('x')
  await expect(login(page)).toHaveValue('xagency')
  await expect(password(page)).toHaveValue('не тот')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('alert')).toHaveText('Неверные имя пользователя или пароль')
  await expect(login(page)).toHaveValue('xagency')
})

test('a login sent before the program is here waits for it, is sent once, and is in no address', async ({ openPage }) => {
  const page = await openPage()
  const letCome = await holdProgram(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/v1/login/') && sent.push(request.method()))
  await page.goto('/upcoming/info?id=1&marketplace=wb', { waitUntil: 'commit' })
  await fillLogin(page, 'agency')
  await password(page).press('Enter')
  expect(page.url()).toContain('/upcoming/info?id=1&marketplace=wb')
  expect(sent).toEqual([])
  letCome()
  // He gets where he wanted.
  await page.waitForURL('**/upcoming/info?id=1&marketplace=wb')
  await expect(page.getByRole('link', { name: 'Заказы' }).first()).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('a language chosen before the program is here is spoken when it is', async ({ openPage }) => {
  const page = await openPage()
  const letCome = await holdProgram(page)
  await page.goto('/', { waitUntil: 'commit' })
  await login(page).fill('agency')
  await page.getByRole('button', { name: 'EN' }).click()
  letCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page).toHaveURL(/\/login$/)
  await expect(login(page)).toHaveValue('agency')
})

for (const { language, dir, heading, background } of [
  { language: 'fa', dir: 'rtl', heading: 'ورود', background: 'rgb(18, 27, 23)' },
  { language: 'zh', dir: 'ltr', heading: '登录', background: 'rgb(18, 27, 23)' },
]) {
  test(`the first paint is in the reader’s language, direction and theme: ${language}, dark`, async ({ openPage }) => {
    const page = await openPage()
    await remember(page, { language, theme: 'dark' })
    const letCome = await holdProgram(page)
    // Every heading that could have been painted, from the first frame on.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const look = () => {
        const title = document.querySelector('h1')
        if (title?.checkVisibility({ visibilityProperty: true })) seen.push(`${document.documentElement.dir} ${title.textContent}`)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('main > div').first()).toHaveCSS('background-color', background)
    await expect(page.locator(`button[lang=${language}]`)).toHaveAttribute('aria-pressed', 'true')
    await login(page).fill('agency')
    letCome()
    await stands(page)
    await expect(login(page)).toHaveValue('agency')
    expect(new Set(await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[]))).toEqual(new Set([`${dir} ${heading}`]))
  })
}

test('who is signed in sees no login, at any address', async ({ openPage }) => {
  const { origin } = theStage()
  const page = await openPage({ storageState: storageOf(origin, 'portal', {}, await signInDemo(origin, 'agency', 'portal')) })
  await page.addInitScript(() => {
    Object.assign(globalThis, { wasPainted: false })
    const look = () => {
      const form = document.querySelector('main form input[name=password]')
      if (form?.checkVisibility({ visibilityProperty: true })) Object.assign(globalThis, { wasPainted: true })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const address of ['/', '/upcoming', '/login']) {
    const letCome = await holdProgram(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#root').waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    await expect(password(page)).toHaveCount(0)
    letCome()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'wasPainted') as boolean)).toBe(false)
    await page.unroute(program)
  }
})

test('no other address of visitors begins with the login', async ({ request }) => {
  const hasLogin = async (address: string): Promise<boolean> => (await (await request.get(address)).text()).includes('name="password"')
  for (const address of ['/', '/login', '/login/', '/upcoming', '/settings?tab=members']) expect(await hasLogin(address)).toBe(true)
  const others = ['/registration', '/forgot', '/password', '/confirm-email', '/about', '/help', '/payments-link', '/error-404', '/nowhere']
  for (const address of [...others, '/office/', '/office/login']) expect(await hasLogin(address)).toBe(false)
})

test('without scripts the page says so, in every language, and asks for no password', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/login')
  await expect(page.locator('.no-scripts li')).toHaveCount(5)
  await expect(page.locator('.no-scripts li').first()).toBeVisible()
  await expect(page.locator('.no-scripts li').first()).toContainText('Портал работает только со скриптами.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход')
  await expect(password(page)).toBeHidden()
})

test('what the build painted is what React draws, and looks the same', async ({ openPage }) => {
  const painted = await openPage()
  await holdProgram(painted)
  await painted.goto('/login', { waitUntil: 'commit' })
  await login(painted).waitFor()
  await painted.evaluate(() => document.fonts.ready.then(() => undefined))
  const drawn = await openPage()
  await drawn.goto('/login')
  await stands(drawn)
  // What comes by itself after the login is no part of it.
  await drawn.evaluate(() => document.querySelector('main svg:has(use)')?.remove())
  await drawn.locator('main > div > div + div').waitFor({ state: 'attached' })
  await drawn.evaluate(() => document.querySelector('main > div > div + div')?.remove())
  await drawn.evaluate(() => document.fonts.ready.then(() => undefined))
  const html = (page: Page) => page.locator('#root > main').evaluate((main) => main.outerHTML)
  expect(await html(drawn)).toBe(await html(painted))
  expect((await drawn.screenshot()).equals(await painted.screenshot())).toBe(true)
})

test('signing in leads from the login that stood there to the list, and out of it back', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/login')
  await login(page).fill('agency')
  await password(page).fill(demoPassword)
  await password(page).press('Enter')
  await page.waitForURL('**/upcoming')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto('/upcoming')
  await expect(page).toHaveURL(/\/login/)
})
