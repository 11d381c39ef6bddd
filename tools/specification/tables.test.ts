import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { holesIn, readTables, specification } from './tables.ts'

const page = (...lines: string[]) => ['# Title', 'Words | of no table', '## Colours', '', ...lines, '', 'Words.'].join('\n')

describe('the tables of the specification', () => {
  it('are read by their headings, each line by its columns', () => {
    expect(readTables(page('| name | is |', '|---|---|', '| sky | blue |', '| night | |'))).toEqual(
      new Map([
        [
          'Colours',
          [
            { name: 'sky', is: 'blue' },
            { name: 'night', is: '' },
          ],
        ],
      ]),
    )
  })

  it('are refused when a line has other cells than its head, or a heading no table', () => {
    expect(() => readTables(page('| name | is |', '|---|---|', '| sky |'))).toThrow('1 cells for 2 columns')
    expect(() => readTables(page())).toThrow('"Colours" has no table')
  })

  it('are all walked: by the portal, or by the server', () => {
    const walkers = [
      'packages/portal/src/specification.test.tsx',
      'packages/server/src/specification.test.ts',
      'tools/specification/shapes.ts',
    ]
    const walked = walkers.map((path) => readFileSync(path, 'utf8')).join('')
    expect([...specification.keys()].filter((table) => !walked.includes(`'${table}'`))).toEqual([])
    expect([...specification.values()].filter((lines) => lines.length === 0)).toEqual([])
  })
})

describe('a hole', () => {
  const [first, second] = [{ name: 'a' }, { name: 'b' }]

  it('is a line without a counterpart, and nothing else is', () => {
    expect(holesIn([first, second], [second, first, { name: 'c' }])).toEqual([])
    expect(holesIn([first, second], [second])).toEqual(['no counterpart: a'])
    expect(holesIn([first], [{ name: 'a ' }])).toEqual(['no counterpart: a'])
  })

  it('is another order, where the order is told', () => {
    expect(holesIn([first, second], [first, { name: 'c' }, second], { inOrder: true })).toEqual([])
    expect(holesIn([first, second], [second, first], { inOrder: true })).toEqual(['another order: b; a'])
  })
})
