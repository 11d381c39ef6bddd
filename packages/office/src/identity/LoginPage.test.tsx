import { beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '@anfilada/browser/LanguageProvider'
import { currentSession, endSession } from '@anfilada/browser/session'
import { abilityBeforeSecondFactor, abilityOf, type Role } from '@anfilada/contract/abilities'
import type { Envelope } from '@anfilada/contract/envelope'
import en from '@anfilada/phrases/office/en'
import { render, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { sections } from '../sections.ts'
import { SectionsContext } from '../shell/offers.ts'
import { LoginPage } from './LoginPage.tsx'

const calls: { path: string; token: string | null; body: string }[] = []

function serve(answer: Envelope<unknown>) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, token: new Headers(init.headers).get('Authorization'), body: typeof init.body === 'string' ? init.body : '' })
    return new Response(JSON.stringify(answer), { status: answer.success ? 200 : 401 })
  })
  render(
    <LanguageProvider initial={{ language: 'en', phrases: en }}>
      <SectionsContext value={sections}>
        <LoginPage />
      </SectionsContext>
    </LanguageProvider>,
  )
}
const sessionFor = (role: Role) => ({ userData: { login: role }, accessToken: 'token-1', userAbility: abilityOf([role]) })

async function signIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Login' }), ' dispatcher ')
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
}

beforeEach(() => {
  calls.length = 0
  localStorage.clear()
  endSession()
})

test('a dispatcher is let in and what is kept bears the name of the office', async () => {
  serve({ success: true, data: sessionFor('dispatcher') })
  await signIn()
  await waitFor(() => expect(currentSession()?.accessToken).toBe('token-1'))
  expect(calls[0]).toEqual({ path: '/api/v1/login/', token: null, body: JSON.stringify({ login: 'dispatcher', password: 'secret' }) })
  expect(Object.keys(localStorage).sort()).toEqual(['office.accessToken', 'office.userAbility', 'office.userData'])
})

test('a customer is told where his orders are, and his token is given back', async () => {
  serve({ success: true, data: sessionFor('owner') })
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toContain('no access to the queue')
  expect(currentSession()).toBeUndefined()
  await waitFor(() => expect(calls[1]).toMatchObject({ path: '/api/v1/logout/', token: 'token-1' }))
})

test('an employee who must turn on the second factor is let in to do that', async () => {
  const session = sessionFor('admin')
  serve({
    success: true,
    data: { ...session, userData: { ...session.userData, second_factor: 'required' }, userAbility: [...abilityBeforeSecondFactor] },
  })
  await signIn()
  await waitFor(() => expect(currentSession()?.userData.second_factor).toBe('required'))
})

test('who has a second factor is asked for its code', async () => {
  serve({ success: false, error: 'Enter the code from your app', code: 'totp_required' })
  await signIn()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from your app' }), '123456{Enter}')
  await waitFor(() => expect(calls.at(-1)?.body).toBe(JSON.stringify({ login: 'dispatcher', password: 'secret', totp: '123456' })))
})

test('a wrong pair is answered beside the form by the sentence of the server', async () => {
  serve({ success: false, error: 'Wrong user name or password', code: 'bad_credentials' })
  await signIn()
  expect(await screen.findByText('Wrong user name or password')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Login' }).value).toBe(' dispatcher ')
})

test('what is empty is asked for beside its field and nothing is sent', async () => {
  serve({ success: true, data: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByRole('textbox', { name: 'Login', description: 'Enter your login.' })).toBeTruthy()
  expect(calls).toEqual([])
})
