// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellNews } from '@anfilada/browser/live-news'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Shown = Parameters<typeof sampleOrder>[0]
let upcoming: Shown[]
let listCalls: number

const answers: Answers = {
  '/api/v1/events/': () => new Response(new ReadableStream()),
  get_upcoming: () => {
    listCalls++
    return { success: true, data: { result: upcoming.map(sampleOrder) } }
  },
}
const confirmed = { status: 'confirmed', status_label: 'Подтверждена', confirmed_time: '12:15', entrance: 'Подъезд 3' } as const
const told = (orderId: number, topic: string) => tellNews({ event: 'order', orderId, topic })

beforeEach(() => {
  upcoming = [{ id: 71 }, { id: 72 }]
  listCalls = 0
})

async function openList() {
  serve(answers)
  await renderPortal({ path: '/upcoming', as: member('owner') })
  await screen.findByText('№ 71')
}
const row = (number: string) => screen.getByText(number).closest('li') as HTMLLIElement
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('the open list of orders', () => {
  it('shows what the dispatcher decided, marks the row and says it', async () => {
    await openList()
    upcoming = [{ id: 71, info: confirmed }, { id: 72 }]
    told(71, 'order.confirmed')
    expect(await within(row('№ 71')).findByText('12:15')).toBeTruthy()
    expect(await within(row('№ 71')).findByText('обновлено')).toBeTruthy()
    expect(within(row('№ 72')).queryByText('обновлено')).toBeNull()
    expect(said()).toContain('Заявка №71: Подтверждена')
  })

  it('gains an order that a colleague placed', async () => {
    await openList()
    upcoming = [{ id: 71 }, { id: 72 }, { id: 73 }]
    told(73, 'order.placed')
    expect(await screen.findByText('№ 73')).toBeTruthy()
    await waitFor(() => expect(said()).toContain('Заявка №73: Отправлена'))
  })

  it('says nothing of an order that looks the same', async () => {
    await openList()
    told(71, 'order.confirmed')
    await waitFor(() => expect(listCalls).toBe(2))
    expect(said().join('')).toBe('')
    expect(screen.queryByText('обновлено')).toBeNull()
  })

  it('is read anew when the line has missed something, and when it comes back after a failure', async () => {
    await openList()
    upcoming = [{ id: 74 }]
    tellNews({ event: 'ready', resumed: false })
    expect(await screen.findByText('№ 74')).toBeTruthy()
    tellNews({ event: 'ready', resumed: true })
    expect(listCalls).toBe(2)
  })

  it('asks for a long list once more after twenty news, not twenty times', async () => {
    await openList()
    for (let id = 1; id <= 20; id++) told(id, 'order.confirmed')
    await waitFor(() => expect(listCalls).toBe(3))
  })
})

describe('the open page of an order', () => {
  it('shows the confirmed time and entrance without a reload, and cares for no other order', async () => {
    let info: Shown = { id: 71 }
    const calls = serve({ ...answers, get_request: () => ({ success: true, data: { result: sampleDetails(info) } }) })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    expect(await screen.findByText('В обработке')).toBeTruthy()
    told(72, 'order.confirmed')
    info = { id: 71, info: confirmed }
    told(71, 'order.confirmed')
    expect(await screen.findByText('Подъезд 3')).toBeTruthy()
    expect(calls.filter(({ action }) => action === 'get_request')).toHaveLength(2)
  })
})
