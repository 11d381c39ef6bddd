// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ShownVoucher } from '@anfilada/contract/vouchers/vouchers'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails } from '../../testing/samples.ts'
import { sampleVoucher } from '../../testing/vouchers.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

const path = '/upcoming/show?id=71'
const shown = async (changes: Partial<ShownVoucher> = {}, language: 'ru' | 'fa' = 'ru') => {
  serve({
    show_voucher: { success: true, data: { result: sampleVoucher(changes) } },
    get_request: { success: true, data: { result: sampleDetails() } },
  })
  const portal = await renderPortal({ path, as: member('guide'), language })
  await screen.findByRole('heading', { level: 1 })
  return portal
}
const code = () => screen.queryByRole('img', { name: 'QR-код ваучера' })

describe('a voucher held out at the door', () => {
  it('has the code, the hour, the entrance, the heads, and nothing to read where it simply holds', async () => {
    await shown()
    expect(code()).toBeTruthy()
    for (const said of ['11:30', 'Подъезд 3', '30 чел.', '7K3F 9Q2M XB4T WN8R HV5C Z1DJ 6PGA']) expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByText(/Заказ|прошли/)).toBeNull()
  })

  it('says what of the order is otherwise than on the sheets of before', async () => {
    await shown({ version: 2, replaces: { version: 1, changed: ['time', 'guide'] } })
    expect(screen.getByText('Заказ изменился (время и гид). Прежние листы и снимки экрана не действуют.')).toBeTruthy()
    expect(code()).toBeTruthy()
  })

  it('of a cancelled order has no code to be scanned', async () => {
    await shown({ state: 'cancelled' })
    expect(screen.getByText('Заказ аннулирован. Ваучер не действует.')).toBeTruthy()
    expect(code()).toBeNull()
  })

  it('says that the group has gone in', async () => {
    await shown({ state: 'used' })
    expect(screen.getByText('По этому ваучеру уже прошли.')).toBeTruthy()
  })

  it('keeps numbers and code from left to right for Persian readers', async () => {
    await shown({}, 'fa')
    for (const said of ['11:30', '7K3F 9Q2M XB4T WN8R HV5C Z1DJ 6PGA']) expect(screen.getByText(said).closest('bdi')?.dir).toBe('ltr')
  })

  it.each([
    ['busy', true],
    ['order_not_found', false],
  ])('read anew in vain (%s) stays: %s', async (refusal, stays) => {
    let isRead = false
    const fails = { success: false, error: 'Не вышло.', code: refusal }
    serve({ show_voucher: () => (isRead ? fails : { success: true, data: { result: sampleVoucher() } }) })
    await renderPortal({ path, as: member('guide') })
    await waitFor(() => expect(code()).toBeTruthy())
    isRead = true
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(stays ? /^Показано то, что было/ : 'Не вышло.')).toBeTruthy()
    expect(code() !== null).toBe(stays)
  })

  it('of an order that has none says why, in the server’s words', async () => {
    serve({ show_voucher: { success: false, error: 'Ваучера у этого заказа нет.', code: 'voucher_none' } })
    await renderPortal({ path, as: member('guide') })
    expect(await screen.findByText('Ваучера у этого заказа нет.')).toBeTruthy()
  })
})

describe('the screen', () => {
  const lock = (request: () => Promise<unknown>) => Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })

  it('stays awake until its reader leaves', async () => {
    const release = vi.fn(() => Promise.resolve())
    const request = vi.fn(() => Promise.resolve({ release }))
    lock(request)
    await shown()
    await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'))
    expect(release).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Закрыть' }))
    await waitFor(() => expect(release).toHaveBeenCalledOnce())
  })

  it('that may not stay awake shows the voucher all the same', async () => {
    const request = vi.fn(() => Promise.reject(new Error('low battery')))
    lock(request)
    await shown()
    expect(request).toHaveBeenCalled()
    expect(code()).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
