// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentSession, endSession } from '@anfilada/browser/session'
import { languages } from '@anfilada/contract/languages'
import { changesOf } from '../../../../../tools/vite/painted-changes.ts'
import { serve } from '../../testing/fake-server.ts'
import { member } from '../../testing/samples.ts'
import { catchUp } from './early-login.ts'
import { FirstLogin } from './FirstLogin.tsx'
import { loadLoginWords } from './login-words.ts'
import { paintLogin } from './paint-login.tsx'

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The page as the server sends it, before its program. */
async function paint(language: (typeof languages)[number] = 'ru'): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="root"><!--login-->${await paintLogin(language)}<!--/login--></div>`
  return document.querySelector('#root') as HTMLElement
}

async function take(root: HTMLElement, language: (typeof languages)[number] = 'ru'): Promise<void> {
  const initial = { language, phrases: await loadLoginWords(language) }
  await act(async () => void hydrateRoot(root, <FirstLogin initial={initial} onTaken={catchUp} />))
}

const answers = { public_notices: 'never', '/api/v1/login/': { success: true, data: member('owner') } } as const

describe('the login that stands in the page', () => {
  it.each(languages)('is taken over as it stands, in the language %s', async (language) => {
    serve(answers)
    const complaint = vi.spyOn(console, 'error')
    const root = await paint(language)
    const before = [...root.querySelectorAll('input')]
    await take(root, language)
    expect([...root.querySelectorAll('input')]).toEqual(before)
    expect(complaint).not.toHaveBeenCalled()
  })

  it('is made alike in all languages, so that its words can be changed in place', async () => {
    const original = await paintLogin('ru')
    for (const language of languages) expect(changesOf(original, await paintLogin(language)).length > 0).toBe(language !== 'ru')
  })

  it('has all the words of its two steps', async () => {
    serve({
      ...answers,
      '/api/v1/login/': () => Response.json({ success: false, code: 'totp_required', error: 'Введите код.' }, { status: 401 }),
    })
    const complaint = vi.spyOn(console, 'error')
    const root = await paint()
    await take(root)
    fireEvent.submit(document.forms[0] as HTMLFormElement)
    expect(await screen.findByText('Введите логин.')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Логин' }), { target: { value: 'anna' } })
    fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'три слова' } })
    fireEvent.submit(document.forms[0] as HTMLFormElement)
    expect(await screen.findByRole('textbox', { name: 'Код из приложения' })).toBeTruthy()
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('what is done before the program is here', () => {
  it('is kept: what was typed, and a form that was sent goes once, with it', async () => {
    const calls = serve(answers)
    const complaint = vi.spyOn(console, 'error')
    const root = await paint()
    const [login, password] = root.querySelectorAll('input')
    fireEvent.input(login as HTMLInputElement, { target: { value: 'anna' } })
    fireEvent.input(password as HTMLInputElement, { target: { value: 'три слова' } })
    const form = document.forms[0] as HTMLFormElement
    const stop = vi.fn()
    document.documentElement.dataset.waits = 'program'
    window.earlyLogin = { acts: [form], stop }
    await take(root)
    await waitFor(() => expect(currentSession()?.accessToken).toBe('token-of-a-test'))
    const sent = calls.filter(({ path }) => path === '/api/v1/login/')
    expect(sent.map(({ data }) => data)).toEqual([{ login: 'anna', password: 'три слова' }])
    expect(complaint.mock.calls.flat().filter((said) => String(said).includes('hydrat'))).toEqual([])
    expect([stop.mock.calls.length, window.earlyLogin, document.documentElement.dataset.waits]).toEqual([1, undefined, undefined])
  })

  it('is nothing when nobody did anything', async () => {
    const calls = serve(answers)
    await take(await paint())
    expect(calls.filter(({ path }) => path === '/api/v1/login/')).toEqual([])
  })
})
