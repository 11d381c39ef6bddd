// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EdoData } from '@anfilada/contract/edo/edo'
import { serve } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member } from '../../../testing/samples.ts'
import { sampleEdo, sampleSettings } from '../../../testing/settings.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const consent = { at: '2026-11-23T10:00:00+03:00', by: 'Ирина Соколова', version: 1 }
const asked = { operator: 'sbis', participant_id: '2BE1234567', contact_email: 'edo@agency.example', consent } as const

async function open(edo: EdoData = sampleEdo(), settings = sampleSettings(), as = member('owner')) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    get_settings: { success: true, data: { result: settings } },
    prefetch_edo_data: { success: true, data: { result: edo } },
    request_edo: { success: true, data: { result: sampleEdo({ ...asked, status: 'requested', status_at: consent.at }) } },
  })
  await renderPortal({ path: '/settings?tab=edo', as })
  return { calls, sent: () => calls.filter(({ action }) => action === 'request_edo') }
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
/** Copied from the operator's cabinet. */
async function write(input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}
const request = () => userEvent.click(screen.getByRole('button', { name: 'Запросить подключение' }))
const state = async () => (await screen.findByRole('region', { name: 'Состояние' })).textContent

describe('the exchange of documents', () => {
  it('is asked for with an id that is checked by its operator, and with consent', async () => {
    const { sent } = await open()
    const id = await field('Идентификатор участника ЭДО')
    await write(id, '2BM-9147414342-757645784-2024')
    await userEvent.click(screen.getByRole('radio', { name: 'Диадок' }))
    await request()
    const summary = await screen.findByRole('alert', { name: 'Запрос не принят' })
    expect(summary.textContent).toContain('В идентификаторе стоит ИНН другой организации.')
    expect(summary.textContent).toContain('Чтобы подключить обмен, отметьте согласие')
    expect(sent()).toEqual([])

    await userEvent.click(screen.getByRole('radio', { name: 'СБИС' }))
    await write(id, '2BE 1234567')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Согласны' }))
    await request()
    expect(await screen.findByText('Запрос принят: им займётся бухгалтер')).toBeTruthy()
    expect(sent().map(({ data }) => data)).toEqual([
      {
        operator: 'sbis',
        participant_id: '2BE 1234567',
        contact_email: 'office@agency.example',
        consent: true,
        consent_version: 1,
        language: 'ru',
      },
    ])
    expect(await state()).toContain('запрошен')
  })

  it('tells what the accountant said, and who agreed', async () => {
    await open(sampleEdo({ ...asked, status: 'refused', status_at: consent.at, reason: 'У оператора нет роуминга' }))
    const told = await state()
    expect(told).toContain('отказ')
    expect(told).toContain('У оператора нет роуминга')
    expect(told).toContain('Ирина Соколова')
    expect((await field('Почта для вопросов об обмене')).value).toBe('edo@agency.example')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Согласны' }).checked).toBe(false)
  })

  it('is read by a manager, who is told that an owner asks', async () => {
    await open(sampleEdo({ ...asked, status: 'active', status_at: consent.at, reason: 'принято' }), sampleSettings(), member('manager'))
    expect(await state()).toContain('подключён')
    expect(screen.getByText('Запросить обмен может владелец.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Идентификатор участника ЭДО' })).toBeNull()
  })

  it('is not there for a private person, who is told why and asked nothing', async () => {
    const { calls } = await open(sampleEdo(), sampleSettings({ customer: { kind: 'individual' } }))
    expect(await screen.findByText(/подключают организациям/)).toBeTruthy()
    expect(calls.map(({ action }) => action)).not.toContain('prefetch_edo_data')
  })

  it('never says of any state that something was sent', async () => {
    for (const status of ['none', 'requested', 'invited', 'active', 'refused'] as const) {
      await open(sampleEdo({ ...asked, status, status_at: consent.at }))
      await state()
      expect(document.body.textContent).not.toMatch(/отправлен|отослан|выслан/i)
      cleanup()
    }
  })
})
