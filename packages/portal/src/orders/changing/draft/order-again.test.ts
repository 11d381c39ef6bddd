// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { sampleOrder } from '../../../testing/samples.ts'
import { readDraft, writeDraft } from '../../new-order/draft/draft-store.ts'
import { beginAgain } from './order-again.ts'

beforeEach(() => sessionStorage.clear())
const today = museumDate(new Date())
const rejected = sampleOrder({
  data: { pass_date: addDays(today, 9), tickets: [{ category: 'common', quantity: 30 }] },
  info: { status: 'rejected' },
})
const kept = () => readDraft('museum_tickets', 'agency', today)

describe('an order once more', () => {
  it('stands in its form with all that it said but the hour, where another is chosen', () => {
    expect(beginAgain(rejected, 'agency')).toBe('time')
    expect(kept().draft).toMatchObject({
      type: 'cn',
      museum_id: 1,
      system_id: 'main',
      qty_common: 30,
      guide: 'Ли Вэй',
      time: '',
      schedule_item_id: null,
    })
    expect(kept().draft.pass_date).toBe(addDays(today, 9))
    expect(kept().seen).toEqual(['category', 'museum', 'object', 'date'])
  })

  it('stands at the time that has room for it, where one is known', () => {
    const other_time = { schedule_item_id: 9, date: addDays(today, 10), time: '14:30', free: 61 }
    expect(beginAgain({ ...rejected, other_time }, 'agency')).toBe('time')
    expect(kept().draft).toMatchObject({ pass_date: addDays(today, 10), schedule_item_id: 9, time: '14:30' })
  })

  it('begins with the day where its own is over', () => {
    expect(beginAgain({ ...rejected, data: { ...rejected.data, pass_date: addDays(today, -9) } }, 'agency')).toBe('date')
    expect(kept().draft).toMatchObject({ system_id: 'main', pass_date: '', time: '' })
  })

  it('leaves what somebody is writing there', () => {
    writeDraft('museum_tickets', 'agency', { ...kept(), draft: { ...kept().draft, guide: 'Чен' } })
    expect(beginAgain(rejected, 'agency')).toBeUndefined()
    expect(kept().draft.guide).toBe('Чен')
  })
})
