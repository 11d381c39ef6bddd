// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '@anfilada/browser/session'
import { serve } from '../../testing/fake-server.ts'
import { findFocused } from '../../testing/find-focused.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const done = { success: true, data: {} } as const
const over = { success: false, code: 'link_over', error: 'Ссылка больше не действует.' } as const
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the link that confirms an address', () => {
  const path = '/api/v1/registration/confirm/'

  it('confirms by a press, not by being opened, and leaves no token in the address', async () => {
    const calls = serve({ [path]: done })
    const portal = await renderPortal({ path: '/confirm-email#secret-1' })
    await screen.findByRole('heading', { name: 'Подтверждение почты' })
    await waitFor(() => expect(portal.address()).toBe('/confirm-email'))
    expect(calls).toEqual([])
    await press('Подтвердить адрес')
    await findFocused('Адрес подтверждён')
    expect(calls.map(({ data }) => data)).toEqual([{ token: 'secret-1', language: 'ru' }])
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('secret-1')
  })

  it('says so when it is over, and where to go', async () => {
    serve({ [path]: over })
    await renderPortal({ path: '/confirm-email#secret-1' })
    await screen.findByRole('heading', { name: 'Подтверждение почты' })
    await press('Подтвердить адрес')
    await findFocused('Ссылка больше не действует')
    expect(screen.getByRole('link', { name: 'К регистрации' })).toBeTruthy()
  })

  it('can be pressed again when the line broke', async () => {
    serve({ [path]: 'silence' })
    await renderPortal({ path: '/confirm-email#secret-1' })
    await screen.findByRole('heading', { name: 'Подтверждение почты' })
    await press('Подтвердить адрес')
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи')
    serve({ [path]: done })
    await press('Подтвердить адрес')
    expect(await screen.findByRole('heading', { name: 'Адрес подтверждён' })).toBeTruthy()
  })

  it('is asked for again where the address has no token', async () => {
    serve({})
    await renderPortal({ path: '/confirm-email' })
    expect(await screen.findByRole('heading', { name: 'Откройте ссылку из письма' })).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  const path = '/api/v1/password/forgot/'

  it('is answered with the same words for every address', async () => {
    const calls = serve({ [path]: done })
    await renderPortal({ path: '/forgot' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Логин или почта' }), ' anna@example.com {Enter}')
    expect((await screen.findByRole('status')).textContent).toContain('Если anna@example.com у нас есть')
    await findFocused('Проверьте почту')
    expect(calls.map(({ data }) => data)).toEqual([{ email: 'anna@example.com', language: 'ru' }])
  })

  it('asks for an address before it asks the server', async () => {
    const calls = serve({})
    await renderPortal({ path: '/forgot' })
    await screen.findByRole('heading', { name: 'Новый пароль' })
    await press('Прислать ссылку')
    expect(screen.getByRole('textbox', { name: 'Логин или почта', description: 'Введите логин.' })).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('says how long to wait when it was asked for too often', async () => {
    const often = { success: false, code: 'too_many_requests', error: 'Слишком много попыток. Повторите через минуту.' }
    serve({ [path]: () => Response.json(often, { status: 429, headers: { 'Retry-After': '1800' } }) })
    await renderPortal({ path: '/forgot' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Логин или почта' }), 'anna@example.com{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Слишком много попыток. Повторите через 30 минут.')
  })
})

describe('the link to a password', () => {
  const link = '/api/v1/password/link/'
  const reset = '/api/v1/password/reset/'
  const opened = {
    success: true,
    data: {
      purpose: 'reset_password',
      login: 'anna@example.com',
      language: 'ru',
      second_factor: false,
      employee: false,
      api_keys: [] as { name: string; hint: string }[],
    },
  } as const
  const field = () => screen.findByLabelText<HTMLInputElement>('Пароль')

  it('counts what is missing, saves, and leads to the login with the name filled in', async () => {
    const calls = serve({ [link]: opened, [reset]: { success: true, data: { login: 'anna@example.com' } } })
    const portal = await renderPortal({ path: '/password#secret-2' })
    await userEvent.type(await field(), 'три слова')
    expect(screen.getByLabelText('Пароль').getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText('Ещё 6 знаков')).toBeTruthy()
    await press('Сохранить пароль')
    expect(screen.getByText('Пароль короткий: не хватает 6 знаков.')).toBeTruthy()
    await userEvent.type(await field(), ' подряд и точка')
    expect(screen.getByText('Длины достаточно')).toBeTruthy()
    await press('Сохранить пароль')
    await findFocused('Вход')
    expect(portal.address()).toBe('/login')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Логин' }).value).toBe('anna@example.com')
    expect(screen.getByRole('status').textContent).toContain('Пароль сохранён')
    expect(calls.find((call) => call.path === reset)?.data).toEqual({
      token: 'secret-2',
      password: 'три слова подряд и точка',
      language: 'ru',
    })
  })

  it('refuses a common password beside the field, and keeps what was typed', async () => {
    const common = 'Такой пароль легко угадать. Придумайте другой.'
    serve({ [link]: opened, [reset]: { success: false, code: 'password_common', error: common, fields: { password: common } } })
    await renderPortal({ path: '/password#secret-2' })
    await userEvent.type(await field(), 'passwordpassword{Enter}')
    expect(await screen.findByText(common)).toBeTruthy()
    expect((await field()).value).toBe('passwordpassword')
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
  })

  it('revokes the keys of his programs with one tick, and only with it', async () => {
    const keyed = {
      ...opened,
      data: {
        ...opened.data,
        api_keys: [
          { name: 'Учёт', hint: 'anf_XDu2' },
          { name: 'Сайт', hint: 'anf_9aQe' },
        ],
      },
    }
    const calls = serve({ [link]: keyed, [reset]: { success: true, data: { login: 'anna@example.com' } } })
    await renderPortal({ path: '/password#secret-2' })
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Отозвать ключи API: Учёт, Сайт' })
    expect(tick.checked).toBe(false)
    await userEvent.click(tick)
    await userEvent.type(await field(), 'три слова подряд и точка{Enter}')
    const sent = () => calls.find((call) => call.path === reset)?.data
    await waitFor(() => expect(sent()).toMatchObject({ token: 'secret-2', revoke_api_keys: true }))
  })

  it('wants eight characters of who has a second factor', async () => {
    serve({ [link]: { ...opened, data: { ...opened.data, second_factor: true } } })
    await renderPortal({ path: '/password#secret-2' })
    await userEvent.type(await field(), 'восемь!!')
    expect(screen.getByText('Длины достаточно')).toBeTruthy()
  })

  it('that is over leads to a new one', async () => {
    serve({ [link]: over })
    await renderPortal({ path: '/password#secret-2' })
    expect(await screen.findByRole('link', { name: 'Попросить новую ссылку' })).toBeTruthy()
    expect(screen.queryByLabelText('Пароль')).toBeNull()
  })

  it('that was used up by another tab says so instead of saving', async () => {
    serve({ [link]: opened, [reset]: over })
    await renderPortal({ path: '/password#secret-2' })
    await userEvent.type(await field(), 'три слова подряд и точка{Enter}')
    expect(await screen.findByRole('heading', { name: 'Ссылка больше не действует' })).toBeTruthy()
  })

  it('ends the session of the same person here', async () => {
    serve({ [link]: opened, [reset]: { success: true, data: { login: 'agency' } } })
    await renderPortal({ path: '/password#secret-2', as: member('owner') })
    await userEvent.type(await field(), 'три слова подряд и точка{Enter}')
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    expect(currentSession()).toBeUndefined()
  })

  it('leads an employee to the office, and leaves whoever is signed in here', async () => {
    const data = { ...opened.data, employee: true }
    serve({ [link]: { ...opened, data }, [reset]: { success: true, data: { login: 'anna@example.com' } } })
    await renderPortal({ path: '/password#secret-2', as: member('owner') })
    await userEvent.type(await field(), 'три слова подряд и точка{Enter}')
    expect((await screen.findByRole('link', { name: 'Войти в офис' })).getAttribute('href')).toBe('/office/login')
    await findFocused('Пароль сохранён')
    expect(currentSession()?.userData.login).toBe('agency')
  })

  it('asks before it signs somebody else out', async () => {
    serve({ [link]: opened, [reset]: { success: true, data: { login: 'anna@example.com' } }, '/api/v1/logout/': done })
    await renderPortal({ path: '/password#secret-2', as: member('owner') })
    await userEvent.type(await field(), 'три слова подряд и точка{Enter}')
    expect(await screen.findByText(/В этом браузере сейчас открыт вход/)).toBeTruthy()
    await findFocused('Пароль сохранён')
    expect(currentSession()?.userData.login).toBe('agency')
    await press('Выйти и войти с новым паролем')
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    expect(currentSession()).toBeUndefined()
  })
})
