import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseForm } from './multipart.ts'

fc.configureGlobal({ seed: 2026 })

const type = (boundary: string): string => `multipart/form-data; boundary=${boundary}`
const form = (boundary: string, fields: Iterable<readonly [string, Uint8Array]>): Buffer =>
  Buffer.concat([
    ...[...fields].flatMap(([name, value]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      value,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
const one = (body: string): ReturnType<typeof parseForm> => parseForm(Buffer.from(body), type('b'))

const boundaries = fc.stringMatching(/^[\w'()+,\-./:=?]{1,70}$/)
const names = fc.stringMatching(/^[\w-]{1,20}$/)

describe('reading a form', () => {
  it('answers fields or nothing for any bytes and any content type, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.string(), (body, contentType) => void parseForm(Buffer.from(body), contentType)),
    )
  })

  it('answers fields or nothing for a sound form with one byte changed, cut short, or repeated', () => {
    const sound = form('b', [
      ['action', Buffer.from('get_upcoming')],
      ['data', Buffer.from('{}')],
    ])
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.nat(255), fc.nat(sound.length), (at, byte, end) => {
        const changed = Buffer.from(sound)
        changed[at] = byte
        parseForm(changed, type('b'))
        if (end < sound.length - 2) expect(parseForm(sound.subarray(0, end), type('b'))).toBeUndefined()
        expect(parseForm(Buffer.concat([changed, changed]), type('b'))?.size ?? 0).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('gives back every field byte for byte', () => {
    const fields = fc.uniqueArray(fc.tuple(names, fc.uint8Array({ maxLength: 200 })), { selector: ([name]) => name, maxLength: 16 })
    fc.assert(
      fc.property(boundaries, fields, (boundary, sent) => {
        fc.pre(sent.every(([, value]) => !Buffer.from(value).includes(`\r\n--${boundary}`)))
        const read = parseForm(form(boundary, sent), type(`"${boundary}"`))
        expect([...(read ?? [])].map(([name, value]) => [name, [...value]])).toEqual(sent.map(([name, value]) => [name, [...value]]))
      }),
    )
  })

  const part = '--b\r\nContent-Disposition: form-data; name="action"\r\n\r\nx\r\n'
  it.each([
    ['no closing boundary', part],
    ['another boundary', part.replace('--b', '--c') + '--c--\r\n'],
    ['text before the first boundary', `preamble\r\n${part}--b--\r\n`],
    ['the same field twice', `${part}${part}--b--\r\n`],
    ['a field without a name', `${part.replace('; name="action"', '')}--b--\r\n`],
    ['an empty name', `${part.replace('"action"', '""')}--b--\r\n`],
    ['a file', `${part.replace('"action"', '"action"; filename="a.txt"')}--b--\r\n`],
    ['a file with an encoded name', `${part.replace('"action"', `"action"; filename*=utf-8''a`)}--b--\r\n`],
    ['a part without headers', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['a header of 2 KiB', `${part.replace('\r\n\r\n', `\r\nX: ${'x'.repeat(2048)}\r\n\r\n`)}--b--\r\n`],
    ['10,000 parts', Array.from({ length: 10_000 }, (_, index) => part.replace('action', `f${index}`)).join('') + '--b--\r\n'],
  ])('refuses %s', (_name, body) => {
    expect(one(body)).toBeUndefined()
  })

  it.each([['multipart/form-data'], ['multipart/form-data; boundary='], ['multipart/form-data; boundary=""'], [''], [type('c')]])(
    'refuses the content type %j',
    (contentType) => {
      expect(parseForm(Buffer.from(`${part}--b--\r\n`), contentType)).toBeUndefined()
    },
  )

  it('takes an empty value and a quoted boundary with spaces', () => {
    expect(parseForm(form('a b', [['notes', Buffer.alloc(0)]]), 'multipart/form-data; boundary="a b"')?.get('notes')).toEqual(
      Buffer.alloc(0),
    )
  })
})
