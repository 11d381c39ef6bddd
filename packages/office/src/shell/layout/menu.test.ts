import { describe, expect, test } from 'vitest'
import ru from '@anfilada/phrases/office/ru'
import { sections } from '../../sections.ts'
import { groups, groupsOf, waitingUnder } from './menu.ts'

describe('the words of the bar', () => {
  test('have every section under exactly one of them', () => {
    expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(ru.shell.menu).toSorted())
    expect(groupsOf(sections).flatMap((group) => group.sections)).toHaveLength(sections.length)
  })

  test('count together what waits under each, and nothing where nothing does', () => {
    expect(waitingUnder([{ waiting: 5 }, { waiting: undefined }, { waiting: 2 }])).toBe(7)
    expect(waitingUnder([{ waiting: undefined }])).toBe(0)
  })

  test('are only those under which this employee has a section', () => {
    const own = sections.filter(({ word }) => word === 'queue' || word === 'ledger')
    expect(groupsOf(own).map(({ word, sections: has }) => [word, has.length])).toEqual([
      ['queue', 1],
      ['money', 1],
    ])
  })
})
