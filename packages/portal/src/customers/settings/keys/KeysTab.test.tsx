// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, type Answers } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member } from '../../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const kept = {
  id: 5,
  name: 'Учёт',
  hint: 'anf_XDu2',
  scopes: ['orders:read'],
  created_at: '2026-11-12T10:04:00+03:00',
  created_by: 'Ирина',
  last_used_at: null,
}

async function open(keys: object[], answers: Answers = {}, as = member('owner')) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    list_api_keys: { success: true, data: { result: keys } },
    ...answers,
  })
  await renderPortal({ path: '/settings?tab=keys', as })
  return { sent: (action: string) => calls.filter((call) => call.action === action) }
}

async function create(code?: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Учёт')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'читать заказы' }))
  await userEvent.type(dialog.getByLabelText('Ваш пароль'), 'my password')
  if (code !== undefined) await userEvent.type(dialog.getByRole('textbox', { name: /Код из приложения/ }), code)
  await userEvent.click(dialog.getByRole('button', { name: 'Создать ключ' }))
}

describe('the API keys', () => {
  it('are shown whole once, when they are made', async () => {
    const { sent } = await open([], { create_api_key: { success: true, data: { result: { ...kept, key: 'anf_the-whole-key' } } } })
    expect(await screen.findByRole('heading', { name: 'Ключей нет' })).toBeTruthy()
    await create()
    expect(await screen.findByText('anf_the-whole-key')).toBeTruthy()
    expect(sent('create_api_key')[0]?.data).toEqual({ name: 'Учёт', scopes: ['orders:read'], password: 'my password', language: 'ru' })
    expect(sent('create_api_key')[0]?.headers.get('Idempotency-Key')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Ключ сохранён' }))
    expect(document.body.textContent).not.toContain('anf_the-whole-key')
  })

  it('are made by who knows the password and, with the second factor on, has a code', async () => {
    const withCode = member('owner')
    withCode.userData.second_factor = 'on'
    const { sent } = await open(
      [],
      { create_api_key: { success: true, data: { result: { ...kept, key: 'anf_the-whole-key' } } } },
      withCode,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Создать ключ' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Создать ключ' }))
    expect(screen.getByText('Введите пароль.')).toBeTruthy()
    expect(screen.getByText('Введите код.')).toBeTruthy()
    expect(sent('create_api_key')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Не сейчас' }))
    await create('123456')
    expect(await screen.findByText('anf_the-whole-key')).toBeTruthy()
    expect(sent('create_api_key')[0]?.data).toMatchObject({ password: 'my password', code: '123456' })
  })

  it('are revoked after a question', async () => {
    const { sent } = await open([kept], { revoke_api_key: { success: true, data: { result: { id: 5 } } } })
    await userEvent.click(await screen.findByRole('button', { name: /Отозвать… Учёт/ }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Отозвать' }))
    expect(await screen.findByText('Ключ отозван: Учёт')).toBeTruthy()
    await waitFor(() => expect(sent('list_api_keys')).toHaveLength(2))
    expect(sent('revoke_api_key')[0]?.data).toEqual({ api_key_id: 5, language: 'ru' })
  })
})
