import { describe, expect, test } from 'vitest'
import ru from '@anfilada/phrases/office/ru'
import { sections } from '../../sections.ts'
import { groups, groupsOf } from './menu.ts'

describe('the words of the bar', () => {
  test('have every section under exactly one of them', () => {
    expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(ru.shell.menu).toSorted())
    expect(groupsOf(sections).flatMap((group) => group.sections)).toHaveLength(sections.length)
  })

  test('are only those under which this employee has a section', () => {
    const own = sections.filter(({ word }) => word === 'queue' || word === 'ledger')
    expect(groupsOf(own).map(({ word, sections: has }) => [word, has.length])).toEqual([
      ['queue', 1],
      ['money', 1],
    ])
  })
})
