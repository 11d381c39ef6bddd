import { describe, expect, test } from 'vitest'
import { type Command, usageOf } from './command.ts'
import { commands } from './commands.ts'
import { helpText } from './help.ts'
import { readLine, WrongUsage } from './read-line.ts'

const nothing = { about: ['Does it.', 'Делает.'], run: async () => 0 } as const
const table: readonly Command[] = [
  {
    words: ['stock', 'take'],
    operands: ['what'],
    options: { from: { value: 'place', required: true, about: ['where', 'где'] } },
    ...nothing,
  },
  {
    words: ['stock', 'list'],
    options: { all: { about: ['all', 'все'] }, order: { value: 'up|down', among: ['up', 'down'], about: ['how', 'как'] } },
    ...nothing,
  },
  { words: ['count'], ...nothing },
]
const read = (line: string) => readLine(table, line.split(' ').filter(Boolean))

describe('a line', () => {
  test.each([
    ['count', 'count', { operands: [], options: {} }],
    ['stock take ladder --from attic', 'stock take', { operands: ['ladder'], options: { from: 'attic' } }],
    ['stock take --from=attic ladder', 'stock take', { operands: ['ladder'], options: { from: 'attic' } }],
    ['stock list --order down', 'stock list', { operands: [], options: { order: 'down' } }],
    ['stock list --all', 'stock list', { operands: [], options: { all: '' } }],
  ])('%s is one command with what it was given', (line, words, asked) => {
    expect(read(line)).toEqual({ command: table.find((command) => command.words.join(' ') === words), asked })
  })

  test.each([
    ['', 3],
    ['--help', 3],
    ['-h', 3],
    ['stock --help', 2],
    ['stock take --help', 1],
  ])('%j asks for help about what it begins', (line, count) => {
    const found = read(line)
    expect('help' in found && found.help.length).toBe(count)
  })

  test.each([
    ['sell', '"sell"'],
    ['stock', 'stock take, stock list'],
    ['count twice', '"twice"'],
    ['stock take --from attic', '<what>'],
    ['stock take ladder', '--from'],
    ['stock take ladder --from', '--from'],
    ['stock take ladder broom --from attic', '"broom"'],
    ['stock list --order sideways', 'up|down'],
    ['stock list --all=some', '--all=some'],
    ['count --fast', '--fast'],
  ])('%s is wrong usage, and the sentence says what', (line, word) => {
    expect(() => read(line)).toThrow(WrongUsage)
    expect(() => read(line)).toThrow(word)
  })
})

describe('the help', () => {
  test('tells how each command of the product is typed, and what it does, in both languages', () => {
    const text = helpText(commands)
    for (const command of commands) {
      expect(text).toContain(usageOf(command))
      for (const sentence of command.about) expect(text).toContain(sentence)
    }
  })

  test('has no command twice, and none that begins another one', () => {
    const typed = commands.map(({ words }) => `${words.join(' ')} `)
    for (const [place, one] of typed.entries()) expect(typed.findIndex((other) => one.startsWith(other))).toBe(place)
  })
})
