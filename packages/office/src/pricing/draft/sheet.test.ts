import { describe, expect, test } from 'vitest'
import {
  edited as editing,
  faultKey,
  givenBack,
  newSheet,
  redone as redoing,
  replaced,
  taken,
  undone as undoing,
  type CellEdit,
  type Sheet,
} from './sheet.ts'
import { atOnceOf } from './slices.ts'

const common = 'ticket:common'
const child = 'ticket:child'
const start = () =>
  newSheet([
    ['palace', { [common]: { amount: 100 }, [child]: { amount: 50 } }],
    ['park', {}],
  ])
const amountOf = (sheet: Sheet, object: string, key: string) => sheet.prices.get(object)?.[key]?.amount

const edited = (sheet: Sheet, edits: readonly CellEdit[]) => atOnceOf(editing(sheet, edits))
const undone = (sheet: Sheet) => atOnceOf(undoing(sheet))
const redone = (sheet: Sheet) => atOnceOf(redoing(sheet))

describe('the sheet of prices', () => {
  test('marks what is not saved, and nothing that did not change', () => {
    const sheet = edited(start(), [
      { object: 'palace', key: common, to: { amount: 120 } },
      { object: 'palace', key: child, to: { amount: 50 } },
      { object: 'park', key: child, to: null },
    ])
    expect([...sheet.unsaved].map(([object, keys]) => [object, [...keys]])).toEqual([['palace', [common]]])
  })

  test('goes back and forth by acts, however many cells an act had', () => {
    const pasted = edited(start(), [
      { object: 'palace', key: common, to: { amount: 120 } },
      { object: 'park', key: common, to: { amount: 30 } },
    ])
    const cleared = edited(pasted, [{ object: 'palace', key: child, to: null }])
    expect(amountOf(cleared, 'palace', child)).toBeUndefined()
    const back = undone(undone(cleared))
    expect([amountOf(back, 'palace', common), amountOf(back, 'park', common), amountOf(back, 'palace', child)]).toEqual([
      100,
      undefined,
      50,
    ])
    expect(amountOf(redone(back), 'park', common)).toBe(30)
    expect(undone(start()).past).toEqual([])
  })

  test('keeps a text that is no sum in its cell, unsaved, until a sum takes its place', () => {
    const wrong = edited(start(), [{ object: 'park', key: common, typed: 'abc', fault: 'notNumber' }])
    expect(wrong.faults.get(faultKey('park', common))).toEqual({ typed: 'abc', fault: 'notNumber' })
    expect(wrong.unsaved.size).toBe(0)
    expect(edited(wrong, [{ object: 'park', key: common, to: { amount: 5 } }]).faults.size).toBe(0)
  })

  test('gives what could not be sent back, without losing what was typed since', () => {
    const sheet = edited(start(), [{ object: 'palace', key: common, to: { amount: 120 } }])
    const { sheet: sent, batch } = taken(sheet, 500)
    expect(sent.unsaved.size).toBe(0)
    const typed = edited(sent, [{ object: 'palace', key: child, to: null }])
    expect([...(givenBack(typed, batch).unsaved.get('palace') ?? [])]).toEqual([common, child])
  })

  test('takes over what a colleague set, but not over what was typed since', () => {
    const typed = edited(start(), [{ object: 'palace', key: child, to: { amount: 60 } }])
    const theirs = replaced(typed, [{ object: 'palace', prices: { [common]: { amount: 111 }, [child]: { amount: 11 } } }])
    expect([amountOf(theirs, 'palace', common), amountOf(theirs, 'palace', child)]).toEqual([111, 60])
    expect(theirs.past).toEqual([])
  })
})
