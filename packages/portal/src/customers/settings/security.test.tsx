// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '@anfilada/browser/session'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'
import { sampleSettings } from '../../testing/settings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ok = (result: unknown) => ({ success: true, data: { result } }) as const

async function open(tab: string, answers: Answers = {}, as = member('manager')) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    get_settings: ok(sampleSettings()),
    ...answers,
  })
  await renderPortal({ path: `/settings?tab=${tab}`, as })
  return { sent: (action: string) => calls.filter((call) => call.action === action) }
}

describe('one’s own password', () => {
  it('must be long, as is counted while it is typed; then the other sessions end', async () => {
    const { sent } = await open('security', { change_password: ok({ ended_sessions: 2 }) })
    await userEvent.type(await screen.findByLabelText('Текущий пароль'), 'anfilada-demo-2026')
    await userEvent.type(screen.getByLabelText('Новый пароль'), 'пять слов')
    expect(screen.getByText('9 из 15')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }))
    expect(screen.getByText('Добавьте ещё 6 знаков.')).toBeTruthy()
    expect(sent('change_password')).toEqual([])
    await userEvent.type(screen.getByLabelText('Новый пароль'), ' и ещё два')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Сменить пароль' }))
    expect(await screen.findByText('Пароль изменён. Завершены 2 других входа.')).toBeTruthy()
    expect(sent('change_password')).toHaveLength(1)
    expect(sent('change_password')[0]?.headers.get('Idempotency-Key')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Новый пароль').value).toBe('')
  })

  it('may be shorter with the second factor', async () => {
    const withCode = member('manager')
    withCode.userData.second_factor = 'on'
    await open('security', {}, withCode)
    expect(await screen.findByText(/Не меньше 8 знаков/)).toBeTruthy()
  })
})

describe('the second factor', () => {
  const uri = 'otpauth://totp/Anfilada:agency?secret=JBSWY3DPEHPK3PXP&issuer=Anfilada'
  const codes = ['aaaa-bbbb', 'cccc-dddd']

  it('is turned on by password, QR code and the first code; the recovery codes are shown once', async () => {
    const { sent } = await open('security', {
      begin_second_factor: ok({ secret: 'JBSWY3DPEHPK3PXP', uri }),
      confirm_second_factor: ok({ recovery_codes: codes, userAbility: member('manager').userAbility }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Включить вход с кодом' }))
    await userEvent.type(screen.getByLabelText('Ваш пароль'), 'my password{Enter}')
    expect(await screen.findByRole('img', { name: 'QR-код для приложения' })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    const code = screen.getByRole('textbox', { name: 'Код из приложения' })
    expect(document.activeElement).toBe(code)
    await userEvent.type(code, '123456{Enter}')
    const shown = within(await screen.findByRole('group', { name: 'Коды восстановления' }))
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
    expect(currentSession()?.userData.second_factor).toBe('on')
    await userEvent.click(shown.getByRole('button', { name: 'Коды сохранены' }))
    expect(document.body.textContent).not.toContain('aaaa-bbbb')
    expect(screen.getByRole('button', { name: 'Отключить' })).toBeTruthy()
    expect(sent('begin_second_factor')[0]?.headers.get('Idempotency-Key')).toBeNull()
  })

  it('says beside its own field, not that of the other form, when the password is wrong', async () => {
    await open('security', {
      begin_second_factor: { success: false, error: 'Пароль неверный.', code: 'wrong_password', fields: { password: 'Пароль неверный.' } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Включить вход с кодом' }))
    const own = screen.getByLabelText('Ваш пароль')
    await userEvent.type(own, 'wrong{Enter}')
    await screen.findByText('Пароль неверный.')
    expect(document.activeElement).toBe(own)
    expect(own.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Новый пароль').getAttribute('aria-invalid')).toBeNull()
  })

  it('is turned off with the password and a code', async () => {
    const withCode = member('manager')
    withCode.userData.second_factor = 'on'
    const { sent } = await open('security', { remove_second_factor: ok({ userAbility: withCode.userAbility }) }, withCode)
    await userEvent.click(await screen.findByRole('button', { name: 'Отключить' }))
    await userEvent.type(screen.getByLabelText('Ваш пароль'), 'my password')
    await userEvent.type(screen.getByRole('textbox', { name: /код восстановления/ }), 'aaaa-bbbb{Enter}')
    expect(await screen.findByText('Вход с кодом отключён')).toBeTruthy()
    expect(sent('remove_second_factor')[0]?.data).toEqual({ password: 'my password', code: 'aaaa-bbbb', language: 'ru' })
    expect(currentSession()?.userData.second_factor).toBe('off')
  })
})

describe('the sessions', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
  const session = (id: number, device: string | null, current: boolean) => ({
    id,
    device,
    address: '192.0.2.7',
    created_at: '2026-11-12T10:04:00+03:00',
    last_seen_at: '2026-11-12T10:14:00+03:00',
    acting_for: null,
    current,
  })

  it('are told apart by device, and one of them or all the others end', async () => {
    const { sent } = await open('sessions', {
      list_sessions: ok([session(1, chrome, true), session(2, 'curl/8', false), session(3, chrome, false)]),
      end_session: ok({ ended_sessions: 1 }),
      end_other_sessions: ok({ ended_sessions: 2 }),
    })
    const rows = within(await screen.findByRole('list', { name: 'Открытые входы' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByRole('button')?.textContent)).toEqual([
      undefined,
      'Завершить Неизвестное устройство',
      'Завершить Chrome, Windows',
    ])
    expect(rows[0]?.textContent).toContain('это устройство')
    await userEvent.click(screen.getByRole('button', { name: 'Завершить Chrome, Windows' }))
    expect(await screen.findByText('Вход завершён: Chrome, Windows')).toBeTruthy()
    expect(sent('end_session')[0]?.data).toEqual({ session_id: 3, language: 'ru' })
    await userEvent.click(screen.getByRole('button', { name: 'Завершить все остальные' }))
    expect(await screen.findByText('Завершены 2 входа')).toBeTruthy()
  })
})
