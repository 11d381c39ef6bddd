// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, serve } from '../../testing/fake-server.ts'
import { offered as ofForms } from '../../testing/form-answers.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const fee = { request_id: 5, guide: 'Ли Вэй', number: 'ЦС-5', museum: 'Эрмитаж', held_on: '2036-12-10', due: 320_000 }
const offered = { ...ofForms, fees: [fee], payer: { name: 'Анна', email: 'anna@example.com' } }
const under = (agreed_at: string | null, version = 3) => said({ ...offered, offer: { ...offered.offer, version, agreed_at } })
const said = (result: unknown) => ({ success: true, data: { result, next: null } })
const ofOrders = '/payment?tab=individuals&vouchers=71'

async function open(path: string, answers: Answers) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    get_payments_history: said([]),
    new_payment: { success: false, code: 'offer_changed', error: 'Обновился.' },
    ...answers,
  })
  await renderPortal({ path, as: member('owner') })
  return { sent: () => calls.filter(({ action }) => action === 'new_payment').map(({ data }) => data) }
}
const box = (version = 3) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`редакция ${version}`) })
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Оплатить \d/ }))

describe('who agreed to the offer with an earlier payment', () => {
  it.each([ofOrders, '/payment?tab=individuals&what=fees'])('finds it agreed to at %s, and pays with one press', async (path) => {
    const { sent } = await open(path, { prefetch_payment: under('2026-11-12T10:04:00+03:00') })
    expect((await box()).checked).toBe(true)
    expect(await screen.findByRole('checkbox', { description: 'Вы согласились с ней 12 ноября.' })).toBe(await box())
    await pay()
    expect(sent()).toMatchObject([{ offer_accepted: true, offer_version: 3 }])
  })

  it('reads the year of another one', async () => {
    await open(ofOrders, { prefetch_payment: under('2025-11-12T10:04:00+03:00') })
    expect(await screen.findByText('Вы согласились с ней 12 ноября 2025.')).toBeTruthy()
  })

  it('may take it back, and then nothing is paid', async () => {
    const { sent } = await open(ofOrders, { prefetch_payment: under('2026-11-12T10:04:00+03:00') })
    await userEvent.click(await box())
    await pay()
    expect(await screen.findByRole('alert', { name: 'Исправьте 1 поле' })).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('is asked anew once another version is in force', async () => {
    const answers = [under('2026-11-12T10:04:00+03:00')]
    const { sent } = await open(ofOrders, { prefetch_payment: () => answers.shift() ?? under(null, 4) })
    await box()
    await pay()
    expect((await box(4)).checked).toBe(false)
    expect(screen.queryByText(/Вы согласились/)).toBeNull()
    await pay()
    expect(sent()).toHaveLength(1)
  })
})

it('whoever has not paid under it yet is asked', async () => {
  const { sent } = await open(ofOrders, { prefetch_payment: under(null) })
  expect((await box()).checked).toBe(false)
  await pay()
  expect(await screen.findByRole('alert', { name: 'Исправьте 1 поле' })).toBeTruthy()
  expect(sent()).toEqual([])
})
