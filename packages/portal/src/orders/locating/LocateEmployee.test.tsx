// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = sampleOrder({ info: { status: 'confirmed', allowed: ['locate'] } })
const duty = { name: 'Павел Орлов', phone: '+7 812 555-01-12' }

async function askWhere(answers: Answers): Promise<HTMLElement> {
  serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    get_upcoming: { success: true, data: { result: [today] } },
    ...answers,
  })
  await renderPortal({ path: '/upcoming', as: member('owner') })
  await userEvent.click(await screen.findByRole('button', { name: /^Ещё действия/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Кто встречает' }))
  return screen.findByRole('dialog', { name: 'Кто встречает' })
}

describe('asking where the employee is', () => {
  it('tells the place where he checked in and whom to call', async () => {
    const place = { text: 'У Александровской колонны', lat: 59.939, lon: 30.3158, at: '2026-12-01T10:52:00+03:00' }
    const dialog = await askWhere({ get_location: { success: true, data: { navigation: true, place, chiefWorker: duty } } })
    expect(await within(dialog).findByText('У Александровской колонны')).toBeTruthy()
    expect(within(dialog).getByText('отметка 1 декабря, 10:52')).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: 'Показать на карте' }).getAttribute('href')).toContain('geo:59.939,30.3158')
    expect(within(dialog).getByRole('link', { name: duty.phone }).getAttribute('href')).toBe('tel:+78125550112')
  })

  it('without a check-in says so and leaves the phone', async () => {
    const dialog = await askWhere({ get_location: { success: true, data: { navigation: false, chiefWorker: duty } } })
    expect(await within(dialog).findByText(/ещё не отметился на месте/)).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: duty.phone })).toBeTruthy()
  })

  it('offers to ask again when no answer came', async () => {
    let isDown = true
    const answer = { success: true, data: { navigation: false, chiefWorker: duty } }
    const dialog = await askWhere({ get_location: () => (isDown ? { success: false, error: 'Сервер занят.', code: 'busy' } : answer) })
    expect(await within(dialog).findByText('Сервер занят.')).toBeTruthy()
    isDown = false
    await userEvent.click(within(dialog).getByRole('button', { name: 'Повторить' }))
    expect(await within(dialog).findByText(duty.name)).toBeTruthy()
  })
})
