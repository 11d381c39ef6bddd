import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dateSchema, monthSchema, timeSchema } from './date-schemas.ts'
import { type FieldFault, fieldFaultsOf } from './fields.ts'
import { postRequestInput } from './orders/orders.ts'
import { idSchema, note, singleLine } from './text.ts'

function faultsOf(schema: z.ZodMiniType, value: unknown): Record<string, FieldFault> {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  return parsed.success ? {} : { ...fieldFaultsOf(parsed.error.issues) }
}

const schema = z.object({
  id: idSchema,
  name: singleLine(5).check(z.minLength(2)),
  notes: z.optional(note(5)),
  day: dateSchema,
  time: timeSchema,
  month: monthSchema,
  kind: z.enum(['one', 'two']),
  list: z.array(z.object({ quantity: z.int().check(z.positive(), z.maximum(9)) })).check(z.maxLength(2)),
})
const sound = { id: 1, name: 'abc', day: '2026-05-01', time: '10:00', month: '2026-05', kind: 'one', list: [] }

describe('what is wrong with a field', () => {
  it.each<[string, Record<string, unknown>, Record<string, FieldFault>]>([
    ['nothing', {}, {}],
    ['it is missing', { id: undefined, day: undefined }, { id: 'required', day: 'required' }],
    ['it is empty', { name: '' }, { name: 'required' }],
    ['it holds spaces only', { name: '   ' }, { name: 'required' }],
    ['it is null', { id: null }, { id: 'invalid' }],
    ['it has another type', { id: '1', name: 1 }, { id: 'invalid', name: 'invalid' }],
    ['it is too short', { name: 'a' }, { name: 'too_short' }],
    ['it is too long', { name: 'abcdef', notes: 'abcdef' }, { name: 'too_long', notes: 'too_long' }],
    ['it is too small', { id: 0 }, { id: 'too_small' }],
    ['it is too big', { id: 2_147_483_648 }, { id: 'too_big' }],
    ['it is not whole', { id: 1.5 }, { id: 'invalid' }],
    [
      'there is no such day, time or month',
      { day: '2026-02-31', time: '25:00', month: '2026-13' },
      { day: 'date', time: 'time', month: 'month' },
    ],
    ['it is not one of the choices', { kind: 'three' }, { kind: 'invalid' }],
    ['it has control characters', { name: 'a\u0007b', notes: 'a\u0007' }, { name: 'text', notes: 'text' }],
    ['a line has two lines', { name: 'a\nb' }, { name: 'text' }],
    ['a list is too long', { list: [1, 2, 3].map((quantity) => ({ quantity })) }, { list: 'too_long' }],
    ['one item of a list is wrong', { list: [{ quantity: 1 }, { quantity: 10 }] }, { 'list.1.quantity': 'too_big' }],
  ])('%s', (_name, changes, expected) => {
    expect(faultsOf(schema, { ...sound, ...changes })).toEqual(expected)
  })

  it('of a choice that is missing is that it is required', () => {
    expect(faultsOf(schema, { ...sound, kind: undefined })).toEqual({ kind: 'required' })
  })

  it('is told once for each field, the first fault first', () => {
    expect(faultsOf(singleLine(3).check(z.minLength(9)), 'abcd')).toEqual({ data: 'too_long' })
  })

  it('of the whole value is told under "data"', () => {
    expect(faultsOf(schema, null)).toEqual({ data: 'invalid' })
  })

  it('of an order without tickets is that tickets are required', () => {
    expect(faultsOf(postRequestInput, { tickets: [] })).toMatchObject({ tickets: 'required', museum_id: 'required' })
    expect(faultsOf(postRequestInput, { tickets: [{ category: 'common', quantity: 0 }] })).toMatchObject({ tickets: 'required' })
  })

  it('never touches what objects inherit', () => {
    const faults = fieldFaultsOf([{ code: 'custom', message: 'date', path: ['__proto__'] }])
    expect(Object.keys(faults)).toEqual(['__proto__'])
    expect(Object.prototype).not.toHaveProperty('date')
  })
})

describe('text of people', () => {
  it('is trimmed, and keeps its letters', () => {
    expect(singleLine(40).parse('  Ли Вэй 李伟 \u200F‎‎ ')).toBe('  Ли Вэй 李伟 \u200F‎‎ '.trim())
    expect(note(40).parse('\n one\n\ttwo \n')).toBe('one\n\ttwo')
  })
})
