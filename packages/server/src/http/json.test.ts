import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './json.ts'

fc.configureGlobal({ seed: 2026 })

const parse = (text: string) => parseJson(Buffer.from(text))

describe('reading JSON', () => {
  it('answers a value or nothing for any bytes, and never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void parseJson(Buffer.from(bytes))))
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void parse(text)))
  })

  it('gives back every clean value as it was written', () => {
    const key = fc.string({ unit: 'grapheme', maxLength: 10 }).filter((text) => !/^(__proto__|constructor|prototype)$/.test(text))
    const text = fc.string({ unit: 'grapheme', maxLength: 20 })
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
      ),
    }))
    const clean = value.filter((item) => !JSON.stringify(item).includes(String.raw`\u0000`))
    fc.assert(
      fc.property(clean, (item) => {
        expect(parse(JSON.stringify(item))).toEqual({ value: JSON.parse(JSON.stringify(item)) })
      }),
    )
  })

  it.each([
    ['a byte order mark', '\uFEFF{}'],
    ['a key that comes twice', '{"a":1,"a":2}'],
    ['a key that comes twice under an escape', String.raw`{"a":1,"\u0061":2}`],
    ['a key that comes twice deep inside', '{"list":[{"a":1,"a":1}]}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['__proto__ under an escape', String.raw`{"\u005f_proto__":1}`],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['U+0000 in a text', String.raw`{"a":"\u0000"}`],
    ['U+0000 in a key', String.raw`{"\u0000":1}`],
    ['a raw U+0000', '{"a":"\u0000"}'],
    ['a lone high surrogate', String.raw`{"a":"\ud800"}`],
    ['a lone low surrogate in a key', String.raw`{"\udc00":1}`],
    ['33 levels', '['.repeat(33) + ']'.repeat(33)],
    ['200,000 brackets', '['.repeat(200_000)],
    ['200,000 objects', '{"a":'.repeat(200_000)],
    ['two values', '{}{}'],
    ['NaN', '{"a":NaN}'],
    ['nothing at all', ''],
  ])('refuses %s', (_name, text) => {
    expect(parse(text)).toBeUndefined()
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(parseJson(Buffer.from([0x22, 0xff, 0x22]))).toBeUndefined()
    expect(parseJson(Buffer.from([0x22, 0xc0, 0x80, 0x22]))).toBeUndefined()
  })

  it.each([
    ['32 levels', '['.repeat(32) + ']'.repeat(32)],
    ['brackets and colons inside a text', JSON.stringify({ a: '[[{{::"\\' })],
    ['a whole surrogate pair', String.raw`"\ud83d\ude00"`],
    ['the same key in two objects', '[{"a":1},{"a":2}]'],
  ])('takes %s', (_name, text) => {
    expect(parse(text)).toEqual({ value: JSON.parse(text) })
  })
})
