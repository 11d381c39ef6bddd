// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '@anfilada/contract/orders/orders'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

beforeEach(() => void vi.setSystemTime(new Date('2026-05-20T10:50:00+03:00')))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const visit = (id: number, time: string, info: Partial<Order['info']> = {}, pass_date = '2026-05-20') =>
  sampleOrder({ id, data: { pass_date }, info: { status: 'confirmed', confirmed_time: time, allowed: ['locate'], ...info } })
const duty = { name: 'Анна Белова', phone: '+7 812 555-01-40' }

async function open(...orders: Order[]) {
  const get_location = { success: true, data: { navigation: false, chiefWorker: duty } }
  serve({ get_upcoming: { success: true, data: { result: orders } }, get_location })
  await renderPortal({ path: '/upcoming', as: member('owner') })
  await screen.findAllByRole('button', { name: /^Все/ })
}

describe('the day in front', () => {
  it('says of the next visit when, where in, who meets and how to call, with its voucher', async () => {
    await open(visit(1, '09:30'), visit(2, '11:30', { entrance: 'Подъезд 3, групповой' }), visit(3, '16:30'))
    const next = within(screen.getByRole('article'))
    expect(next.getByText('11:30')).toBeTruthy()
    expect(next.getByText('через 40 мин')).toBeTruthy()
    expect(next.getByText('Подъезд 3, групповой')).toBeTruthy()
    expect(next.getByRole('link', { name: 'Показать на входе' }).getAttribute('href')).toBe('/upcoming/show?id=2')
    expect(await next.findByText('Анна Белова')).toBeTruthy()
    expect(next.getByRole('link', { name: duty.phone }).getAttribute('href')).toBe('tel:+78125550140')
  })

  it('has the visits of the day on one line, those that are over apart', async () => {
    await open(visit(1, '09:30'), visit(2, '11:30'), visit(3, '16:30'))
    const day = within(screen.getByRole('region', { name: 'Сегодня, среда, 20 мая' }))
    const doors = day.getAllByRole('listitem')
    expect(doors.map((door) => [door.textContent?.slice(-13), door.hasAttribute('data-past')])).toEqual([
      ['09:30 Эрмитаж', true],
      ['11:30 Эрмитаж', false],
      ['16:30 Эрмитаж', false],
    ])
  })

  it('says hours and minutes of a visit that is not near', async () => {
    await open(visit(1, '15:30'))
    expect(screen.getByText('через 4 ч 40 мин')).toBeTruthy()
  })

  it('is not there on a day without a visit to come', async () => {
    await open(visit(1, '09:30'), visit(2, '11:30', {}, '2026-05-21'))
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('region', { name: /^Сегодня/ })).toBeNull()
  })
})
