// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PendingChange } from '@anfilada/contract/orders/orders'
import { serve, type Call } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const asked: PendingChange = {
  revision: 3,
  changes: { qty_common: { from: 30, to: 20 } },
  schedule_item_id: null,
  asked_at: '2026-11-20T10:00:00+03:00',
  by: { name: 'Вера Орлова', by_staff: false },
  total: 3_000_000,
  penalty: 60_000,
  awaits_colleague: true,
}
const end: PendingChange = { ...asked, changes: {}, total: 0, penalty: 300_000, cancels: true }

async function openOrder(role: 'owner' | 'guide', pending_change: PendingChange): Promise<Call[]> {
  const order = sampleDetails({ info: { status: 'confirmed', allowed: ['edit', 'cancel'], pending_change } })
  const calls = serve({
    get_request: { success: true, data: { result: order } },
    approve_change: { success: true, data: { result: order } },
    withdraw_change: { success: true, data: { result: order } },
  })
  await renderPortal({ path: '/upcoming/info?id=71', as: member(role) })
  await screen.findByRole('heading', { name: 'Ждёт того, кто видит суммы' })
  return calls
}
const sent = (calls: readonly Call[], action: string) => calls.filter((call) => call.action === action).map(({ data }) => data)

describe('a change that a guide asked for and that costs a penalty', () => {
  it('is sent to the dispatcher at the sums that stand beside the button', async () => {
    const calls = await openOrder('owner', asked)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Отправить диспетчеру' }))
    expect(await screen.findByText('Изменение заказа № 71 отправлено диспетчеру')).toBeTruthy()
    expect(sent(calls, 'approve_change')).toMatchObject([{ request_id: 71, revision: 3, total: 3_000_000, penalty: 60_000 }])
  })

  it('is sent by nobody who sees no sums', async () => {
    await openOrder('guide', { ...asked, total: null, penalty: null })
    expect(screen.queryByRole('button', { name: 'Отправить диспетчеру' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Отозвать изменение' })).toBeTruthy()
  })
})

describe('an order that a guide wishes to cancel for a penalty', () => {
  it('is cancelled by a colleague for the sum that the button names', async () => {
    const calls = await openOrder('owner', end)
    expect(screen.getByText(/Просит аннулировать Вера Орлова/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Аннулировать, −3.000.₽/ }))
    expect(await screen.findByText('Заявка №71 аннулирована')).toBeTruthy()
    expect(sent(calls, 'approve_change')).toMatchObject([{ request_id: 71, revision: 3, total: 0, penalty: 300_000 }])
  })

  it('stays in force where the colleague says so', async () => {
    const calls = await openOrder('owner', end)
    await userEvent.click(screen.getByRole('button', { name: 'Не аннулировать' }))
    expect(await screen.findByText('Заказ № 71 остаётся в силе')).toBeTruthy()
    expect(sent(calls, 'withdraw_change')).toMatchObject([{ request_id: 71, revision: 3 }])
  })

  it('shows the guide no sum', async () => {
    await openOrder('guide', { ...end, total: null, penalty: null })
    expect(screen.queryByRole('button', { name: /Аннулировать, / })).toBeNull()
  })
})
