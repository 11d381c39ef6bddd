import { describe, expect, test } from 'vitest'
import { orderKinds } from '../items.ts'
import { diffFields, toldOf } from '../told-fields.ts'
import { changeShape } from './change-schema.ts'
import { orderData } from './order-data.ts'
import { kindTables, rowsOf } from './tables.ts'
import { wordFields } from './words.ts'

describe('the tables of the kinds', () => {
  test('say of one field the same in every kind, or the change has a value of its own that takes them all', () => {
    const values = new Map<string, Set<string>>()
    for (const kind of orderKinds) {
      for (const [field, { value, changeable }] of rowsOf(kind)) {
        if (changeable) values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)))
      }
    }
    const various = [...values].filter(([, held]) => held.size > 1).map(([field]) => field)
    expect(various.toSorted()).toEqual(['hours', 'pickup', 'services', 'system_id'])
  })

  test('let only be told or priced anew what can change, if only with another field', () => {
    const odd = orderKinds.flatMap((kind) => rowsOf(kind).filter(([, row]) => row.step && row.told && !row.changeable))
    expect(odd).toEqual([])
  })

  test('read every field that is kept for a kind', () => {
    for (const kind of orderKinds) {
      const shape: object | undefined = orderData.def.options.find(({ shape: { kind: own } }) =>
        own.def.values.includes(kind as never),
      )?.shape
      const kept = rowsOf(kind).filter(([, { inDetails }]) => inDetails)
      expect(Object.keys(shape ?? {})).toEqual(expect.arrayContaining(kept.map(([field]) => field)))
    }
  })

  test('take every field in a change that one of them lets change', () => {
    expect(Object.keys(kindTables.transport).filter((field) => field in changeShape)).toEqual(
      rowsOf('transport').flatMap(([field, { changeable }]) => (changeable ? [field] : [])),
    )
  })
})

describe('what a history tells', () => {
  test.each(orderKinds)('of %s stands in the order of its table', (kind) => {
    expect(diffFields.filter((field) => toldOf(kind).includes(field))).toEqual(toldOf(kind))
  })

  test('begins with what was decided and ends with what is counted', () => {
    expect(diffFields.slice(0, 6)).toEqual(['status', 'reason', 'system_id', 'pass_date', 'time', 'entrance'])
    expect(diffFields.slice(-7)).toEqual(['refno', 'total', 'penalty', 'paid', 'asked', 'free', 'heads'])
  })

  test('parts people’s words from the rest: they can be erased', () => {
    expect(wordFields.toSorted()).toEqual(
      ['guide', 'guide_phone', 'contact', 'contact_phone', 'meeting_point', 'pickup', 'dropoff', 'notes', 'refno'].toSorted(),
    )
  })
})
