import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolated, note, singleLine } from './text.ts'

const marks = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']

describe('marks that turn the reading direction', () => {
  it.each(marks)('are not kept in one line (%j)', (mark) => {
    expect(singleLine(20).parse(`${mark}invoice${mark}fdp.exe`)).toBe('invoicefdp.exe')
  })

  it('end with their line in longer texts, and what stood there before them stays', () => {
    expect(note(100).parse('\u202eпервая\nвторая')).toBe('\u202eпервая\u202c\nвторая')
    expect(note(100).parse('\u2067سلام\u2069, 71')).toBe('\u2067سلام\u2069, 71')
    expect(note(100).parse('a\u202cb')).toBe('ab')
  })

  it('are closed in order, whatever people paste; a second time changes nothing', () => {
    const opens: Record<string, string> = { '\u2069': '\u2066\u2067\u2068', '\u202c': '\u202a\u202b\u202d\u202e' }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks, 'a', 'ب', ' ', '\n')), (pieces) => {
        const text = isolated(pieces.join(''))
        for (const one of text.split('\n')) {
          const open: string[] = []
          for (const mark of one) {
            const opener = opens[mark]
            if (opener === undefined) {
              if (marks.includes(mark)) open.push(mark)
            } else expect(opener).toContain(open.pop() ?? 'nothing is open')
          }
          expect(open).toEqual([])
        }
        expect(isolated(text)).toBe(text)
      }),
      { seed: 15, numRuns: 500 },
    )
  })
})
