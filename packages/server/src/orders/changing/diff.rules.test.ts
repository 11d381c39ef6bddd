import type { Order, OrderData } from '@anfilada/contract/orders/orders'
import { describe, expect, test } from 'vitest'
import { diffAnswer } from './diff.presenter.ts'
import { diffOf, flatten, partWords } from './diff.rules.ts'

const data = {
  kind: 'museum_tickets',
  system_id: 'palace',
  pass_date: '2027-05-11',
  tickets: [{ category: 'common', quantity: 10 }],
  services: [],
  country_id: 267,
  guide: 'Ли Вэй',
  notes: '',
} as unknown as Order['data']

describe('a diff', () => {
  test('names fields by their single quantities, in the order in which people read them', () => {
    const after = { ...data, pass_date: '2027-05-12', tickets: [{ category: 'child' as const, quantity: 1 }], notes: 'у входа' }
    expect(Object.entries(diffOf(flatten(data, '10:00'), flatten(after, '12:30')))).toEqual([
      ['pass_date', { from: '2027-05-11', to: '2027-05-12' }],
      ['time', { from: '10:00', to: '12:30' }],
      ['qty_common', { from: 10, to: 0 }],
      ['qty_child', { from: 0, to: 1 }],
      ['notes', { from: '', to: 'у входа' }],
    ])
  })

  test('of the same order is empty', () => {
    expect(diffOf(flatten(data, '10:00'), flatten({ ...data }, '10:00'))).toEqual({})
  })

  test('calls a vehicle by its class and not by an object', () => {
    const coach = { ...data, kind: 'transport', system_id: 'coach', vehicle: 'coach' } as OrderData<'transport'>
    expect(Object.keys(diffOf(flatten(coach, '10:00'), flatten({ ...coach, system_id: 'sedan', vehicle: 'sedan' }, '10:00')))).toEqual([
      'vehicle',
    ])
  })

  test('parts what people wrote from what stays for ever', () => {
    const { kept, words } = partWords({ guide: { from: 'А', to: 'Б' }, qty_common: { from: 1, to: 2 }, notes: { from: '', to: 'В' } })
    expect([Object.keys(kept), Object.keys(words)]).toEqual([['qty_common'], ['guide', 'notes']])
  })
})

describe('a diff as its reader sees it', () => {
  const name = (text: string) => ({ ru_RU: text, en_US: `${text} en`, zh_cn: text, fa_IR: text, vi: text })
  const diff = {
    country_id: { from: 267, to: 100, names: { from: name('Россия'), to: name('Китай') } },
    total: { from: 100, to: 200 },
    penalty: { from: null, to: 50 },
    reason: { from: null, to: 'not_answered' },
  }

  test('has names in his language and no sums where he may not see prices', () => {
    expect(diffAnswer(diff, { language: 'en', seesPrices: false })).toMatchObject({
      country_id: { from: 267, to: 100, from_name: 'Россия en', to_name: 'Китай en' },
    })
    expect(Object.keys(diffAnswer(diff, { language: 'en', seesPrices: false }))).toEqual(['country_id', 'reason'])
    expect(Object.keys(diffAnswer(diff, { language: 'en', seesPrices: true }))).toEqual(Object.keys(diff))
  })

  test.each(['zh', 'fa', 'vi', 'en'] as const)('names a reason of ours in %s, and has no name for what somebody wrote', (language) => {
    const reason = (to: string) => diffAnswer({ reason: { from: null, to } }, { language, seesPrices: true })['reason']
    for (const ours of ['not_answered', 'Нет мест', 'No places']) {
      expect(reason(ours)?.to_name).toBe(reason(ours)?.to)
      expect(reason(ours)?.to_name).not.toMatch(/\p{Script=Cyrillic}/u)
    }
    expect(reason('Зал полон')).toEqual({ from: null, to: 'Зал полон' })
  })

  test('says the system’s reasons in words', () => {
    expect(diffAnswer(diff, { language: 'ru', seesPrices: true })['reason']?.to).not.toBe('not_answered')
  })
})
