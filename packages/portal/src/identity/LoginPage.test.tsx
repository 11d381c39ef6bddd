// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPhrases } from '@anfilada/browser/language'
import { currentSession, endSession, leaveSession, startSession } from '@anfilada/browser/session'
import { abilityOf } from '@anfilada/contract/abilities'
import { languages } from '@anfilada/contract/languages'
import { serve, type Answers } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/api/v1/login/'
const refuse = (code: string, error: string, init: ResponseInit = { status: 401 }) => Response.json({ success: false, code, error }, init)

async function signIn(answers: Answers) {
  const calls = serve({
    get_upcoming: { success: true, data: { result: [] } },
    '/api/v1/events/': () => new Response(new ReadableStream()),
    ...answers,
  })
  await renderPortal({ path: '/login' })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Логин' }), 'anna@example.com')
  await userEvent.type(screen.getByLabelText('Пароль'), 'три слова подряд{Enter}')
  return calls.filter((call) => call.path === path)
}
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Код из приложения' })

describe('the login of somebody whose session ended', () => {
  it.each(languages)('says why, whether it ran out or too many were open, in the language %s', async (language) => {
    serve({})
    startSession(member('owner'))
    endSession()
    await renderPortal({ path: '/login', language })
    const { identity } = (await loadPhrases(language)) as unknown as { identity: { sessionOver: string } }
    expect(await screen.findByText(identity.sessionOver)).toBeTruthy()
  })

  it('says nothing to whoever left himself', async () => {
    serve({})
    startSession(member('owner'))
    leaveSession()
    await renderPortal({ path: '/login' })
    await screen.findByRole('textbox', { name: 'Логин' })
    expect(screen.queryByText(/Сеанс закончился/)).toBeNull()
  })
})

describe('logging in with a second factor', () => {
  const withCode: Answers = {
    [path]: ({ data }) => {
      if (data.totp === undefined) return refuse('totp_required', 'Введите код из приложения.')
      return data.totp === '123 456' ? { success: true, data: member('owner') } : refuse('bad_totp', 'Код не подошёл.')
    },
  }

  it('asks for the code in the same form, and keeps the password for it', async () => {
    await signIn(withCode)
    const field = await code()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText('anna@example.com')).toBeTruthy()
    await userEvent.type(field, '123 456{Enter}')
    await waitFor(() => expect(currentSession()?.accessToken).toBe('token-of-a-test'))
  })

  it('says beside the field that a code does not fit', async () => {
    await signIn(withCode)
    await userEvent.type(await code(), '000000{Enter}')
    expect(await screen.findByRole('textbox', { name: 'Код из приложения', description: 'Код не подошёл.' })).toBeTruthy()
    expect(currentSession()).toBeUndefined()
  })

  it('takes a recovery code when the telephone is not at hand', async () => {
    await signIn(withCode)
    await code()
    await userEvent.click(screen.getByRole('button', { name: /ввести код восстановления/ }))
    const recovery = screen.getByRole<HTMLInputElement>('textbox', { name: 'Код восстановления' })
    expect(document.activeElement).toBe(recovery)
    expect(recovery.inputMode).toBe('text')
  })

  it('leads back to another login', async () => {
    await signIn(withCode)
    await code()
    await userEvent.click(screen.getByRole('button', { name: 'Войти под другим' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Логин' }).value).toBe('anna@example.com')
  })
})

describe('a login that is not let in', () => {
  it('is told how many seconds to wait', async () => {
    await signIn({ [path]: () => refuse('too_many_requests', 'Повторите позже.', { status: 429, headers: { 'Retry-After': '32' } }) })
    expect((await screen.findByRole('alert')).textContent).toBe('Слишком много попыток. Повторите через 32 секунды.')
  })

  it('is told that its customer is blocked', async () => {
    await signIn({ [path]: () => refuse('customer_blocked', 'Доступ приостановлен. Свяжитесь с компанией.') })
    expect((await screen.findByRole('alert')).textContent).toBe('Доступ приостановлен. Свяжитесь с компанией.')
  })

  it('is shown the way to the office when it is an employee’s, and his token is given back', async () => {
    const staff = { ...member('owner'), userAbility: abilityOf(['dispatcher']) }
    const calls = serve({ [path]: { success: true, data: staff }, '/api/v1/logout/': { success: true, data: {} } })
    await renderPortal({ path: '/login' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Логин' }), 'dispatcher')
    await userEvent.type(screen.getByLabelText('Пароль'), 'три слова подряд{Enter}')
    const link = await screen.findByRole('link', { name: 'Вход для сотрудников' })
    expect(link.getAttribute('href')).toBe('/office/login')
    expect(currentSession()).toBeUndefined()
    const givenBack = calls.find((call) => call.path === '/api/v1/logout/')
    expect(givenBack?.headers.get('Authorization')).toBe('token-of-a-test')
  })
})
