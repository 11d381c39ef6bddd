import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditions } from './conditions.ts'

const named = (statement: string, names: readonly string[], asked: readonly boolean[]) =>
  conditions(
    statement,
    [],
    names.map((name, index) => ({ name, when: asked[index] ?? false, sql: 'true', values: [] })),
  ).name

describe('the name of a statement of joined conditions', () => {
  it('tells by itself which conditions there are, while it is short', () => {
    expect(named('mails_list', ['before', 'to'], [true, true])).toBe('mails_list_before_to')
  })

  it('never is longer than PostgreSQL keeps, and another one for every combination', () => {
    const word = fc.stringMatching(/^[a-z_]{1,24}$/)
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { minLength: 1, maxLength: 7 }), (statement, words) => {
        // A number at the end keeps two words from reading as a third: a_b and c, a and b_c.
        const names = words.map((text, index) => `${text}${index}`)
        const all = Array.from({ length: 2 ** names.length }, (_, bits) =>
          named(
            statement,
            names,
            names.map((_name, at) => (bits >> at) % 2 === 1),
          ),
        )
        expect(new Set(all).size).toBe(all.length)
        expect(all.filter((name) => name.length > 63)).toEqual([])
      }),
      { seed: 15, numRuns: 60 },
    )
  })
})
