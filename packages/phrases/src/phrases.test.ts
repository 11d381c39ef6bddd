import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyPhraseFault } from './every-phrase.ts'
import { phraseFaults } from './phrase-faults.ts'
import ru from './portal/ru.ts'

describe('the sentences of the portal', () => {
  it('say the success texts of the specification word for word', () => {
    expect(ru.orders.done.cancelled).toBe('Заявка №{id} аннулирована')
    expect(ru.orders.done.archived).toBe('Заявка №{id} отправлена в архив')
    expect(ru.orders.done.sentNumber).toBe('№{id}')
  })
})

describe('checking a translation', () => {
  const original = { orders: { seats: '{count, plural, one {# место} few {# места} many {# мест} other {# места}}', hello: 'Гид {name}' } }
  const complete = { orders: { seats: '{count, plural, one {# place} other {# places}}', hello: 'Guide {name}' } }
  const planted = (orders: object) => phraseFaults('en', original, { orders: { ...complete.orders, ...orders } })

  it('finds nothing in a complete one', () => {
    expect(phraseFaults('en', original, complete)).toEqual([])
  })

  it('finds a key that is missing and one that is too many', () => {
    expect(phraseFaults('en', original, { orders: { seats: complete.orders.seats } })).toEqual(['orders.hello: missing'])
    expect(planted({ bye: 'Bye' })).toEqual(['orders.bye: not in the original'])
  })

  it('finds an empty sentence', () => {
    expect(planted({ hello: ' ' })).toEqual(['orders.hello: empty'])
  })

  it('finds an argument under another name', () => {
    expect(planted({ hello: 'Guide {nmae}' })).toEqual(['orders.hello: asks for "nmae:argument" instead of "name:argument"'])
  })

  it('finds a plural form that the language needs', () => {
    const faults = phraseFaults('ru', original, {
      orders: { ...original.orders, seats: '{count, plural, one {# место} other {# места}}' },
    })
    expect(faults).toEqual(['orders.seats: {count} lacks the form "few"', 'orders.seats: {count} lacks the form "many"'])
  })

  it('finds what would be said of 21 as of one, where numbers are written as another language does', () => {
    const inPersian = (seats: string) => phraseFaults('fa', original, { orders: { seats, hello: '{name}' } })
    expect(inPersian('{count, plural, one {seat} other {# seats}}')).toEqual([
      'orders.seats: {count} says "one" otherwise than "other": what is said of one alone is "=1"',
    ])
    expect(inPersian('{count, plural, =1 {seat} other {# seats}}')).toEqual([])
  })

  it('finds Russian letters left in another language', () => {
    expect(planted({ hello: 'Гид {name}' })).toEqual(['orders.hello: contains Cyrillic letters'])
  })
})

describe('a new folder of words', () => {
  it('is looked at without being named anywhere', async () => {
    const home = mkdtempSync(join(tmpdir(), 'anfilada-words-'))
    const write = (path: string, text: string) => writeFileSync(join(home, path), text)
    try {
      mkdirSync(join(home, 'balloons'))
      write('balloons/ru.ts', "export default { seat: 'Место' }")
      write('balloons/en.ts', "export default { seat: ' ' }")
      write('balloons/fa.ts', 'export default {}')
      expect(await everyPhraseFault(home)).toEqual([
        'balloons en: seat: empty',
        'balloons zh: missing',
        'balloons fa: seat: missing',
        'balloons vi: missing',
      ])
    } finally {
      rmSync(home, { recursive: true })
    }
  })
})
