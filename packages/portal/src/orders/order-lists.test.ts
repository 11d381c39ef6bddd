import { orderButtons } from '@anfilada/contract/orders/orders'
import { plainAddress } from '@anfilada/browser/read-address'
import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../testing/samples.ts'
import { actsOf } from './buttons/OrderButtons.tsx'
import { upcomingDays } from './order-list/order-days.ts'
import { readArchiveSearch, readOrderSearch, readUpcomingSearch } from './orders-search.ts'

describe('the days of the upcoming list', () => {
  const order = (id: number, pass_date: string, time: string) => sampleOrder({ id, data: { pass_date }, info: { time } })

  it('begin with today; what is past stands apart, the latest first', () => {
    const orders = [
      order(1, '2026-12-03', '10:00'),
      order(2, '2026-11-20', '10:00'),
      order(3, '2026-12-01', '10:00'),
      order(4, '2026-11-21', '10:00'),
    ]
    const { coming, past } = upcomingDays(orders, '2026-12-01')
    expect(coming.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-03'])
    expect(past.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20'])
  })

  it('are all past when nothing is to come', () => {
    expect(upcomingDays([order(1, '2026-11-20', '10:00')], '2026-12-01')).toMatchObject({ coming: [], past: [{ date: '2026-11-20' }] })
  })

  it('hold their orders by the confirmed time, else by the slot', () => {
    const moved = sampleOrder({ id: 9, info: { status: 'confirmed', time: '15:00', confirmed_time: '09:30' } })
    const { coming } = upcomingDays([order(1, '2026-12-01', '12:00'), order(2, '2026-12-01', '10:00'), moved], '2026-12-01')
    expect(coming[0]?.orders.map(({ id }) => id)).toEqual([9, 2, 1])
  })
})

describe('the acts of an order', () => {
  it('are those that the server allows and the portal can do, in the order of the specification', () => {
    expect(actsOf(['archive', 'cancel'])).toEqual(['cancel', 'archive'])
    expect(actsOf([...orderButtons])).toEqual(['pay', 'edit', 'locate', 'cancel', 'archive'])
    expect(actsOf([])).toEqual([])
  })
})

describe('what an address carries', () => {
  it('keeps a known status and leaves out an unknown one', () => {
    expect(readUpcomingSearch({ status: 'confirmed', marketplace: 'wb' })).toEqual({ status: ['confirmed'] })
    expect(readUpcomingSearch({ status: 'paid' })).toEqual({})
  })

  it('lists several by commas, keeps each once and those that are known; the name of a guide may have commas', () => {
    const search = readUpcomingSearch({ status: 'confirmed,paid,rejected,confirmed', museum: '3,x,7', guide: 'Ли Вэй, Ван Мин' })
    expect(search).toEqual({ status: ['confirmed', 'rejected'], museum: [3, 7], guide: 'Ли Вэй, Ван Мин' })
    const address = plainAddress.stringifySearch({ status: ['confirmed', 'rejected'], museum: [3, 7] })
    expect(address).toBe('?status=confirmed,rejected&museum=3,7')
    expect(readUpcomingSearch(plainAddress.parseSearch(address))).toEqual({ status: ['confirmed', 'rejected'], museum: [3, 7] })
    expect(readUpcomingSearch(search)).toEqual(search)
  })

  it('keeps the filters and the look of the list, and leaves out what means nothing', () => {
    const written = {
      unpaid: 'true',
      museum: '3',
      kind: 'guide',
      guide: ' Ли Вэй ',
      view: 'calendar',
      month: '2026-12',
      day: '2026-12-01',
    }
    expect(readUpcomingSearch(written)).toEqual({ ...written, unpaid: true, museum: [3], kind: ['guide'], guide: 'Ли Вэй' })
    expect(readUpcomingSearch({ dense: 'true' })).toEqual({ view: 'table' })
    const spoilt = {
      unpaid: '1',
      museum: 'all',
      kind: 'toString',
      guide: ' ',
      view: 'rows',
      dense: 'no',
      month: '2026-13',
      day: '2026-02-30',
    }
    expect(readUpcomingSearch(spoilt)).toEqual({})
  })

  it('keeps the number of an order and leaves out what is no number', () => {
    expect(readOrderSearch({ id: '71' })).toEqual({ id: 71 })
    expect(readOrderSearch({})).toEqual({})
    for (const id of ['71 or 1=1', 'abc', '-3', '1.5', '9999999999', '']) expect(readOrderSearch({ id })).toEqual({ id: 0 })
  })

  it('keeps the filled filters of the archive', () => {
    expect(readArchiveSearch({ no: ' NEVA ', museum: '3', from: '2026-01-01', to: '', after: undefined })).toEqual({
      no: 'NEVA',
      museum: 3,
      from: '2026-01-01',
    })
    expect(readArchiveSearch({ museum: '', from: 'yesterday', to: '2026-06-31' })).toEqual({})
    expect(readArchiveSearch({ from: '2026-02-02', to: '2026-02-01' })).toEqual({ from: '2026-02-02' })
  })
})
