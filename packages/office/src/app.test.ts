import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { screens } from '../../../tools/pictures/screens.ts'
import { sliceFaults } from '../../../tools/pictures/slice.ts'
import { abilityOf, type Role } from '@anfilada/contract/abilities'
import { createOfficeRouter } from './routes.tsx'
import { sections } from './sections.ts'
import { sectionsFor } from './shell/layout/menu.ts'

const pathsOf = (role: Role) => sectionsFor(sections, { userAbility: abilityOf([role]) }).map(({ path }) => path)

describe('the bar of the office', () => {
  test('leads those who may read orders to the queue and to the customers', () => {
    for (const role of ['dispatcher', 'office_accountant'] as const) expect(pathsOf(role).slice(0, 2)).toEqual(['/queue', '/customers'])
  })

  test('leads administrators to the staff, the log and the mail as well', () => {
    expect(pathsOf('admin')).toEqual(expect.arrayContaining(['/staff', '/audit', '/mails']))
    expect(pathsOf('dispatcher')).not.toEqual(expect.arrayContaining(['/staff']))
  })

  test('shows nothing that the role does not open', () => {
    expect(pathsOf('editor')).toEqual(['/prices', '/catalogue', '/texts', '/publications', '/interchange', '/duty'])
    expect(sectionsFor(sections, undefined)).toEqual([])
  })
})

test('every address of the office has a screen that axe looks at', () => {
  const paths = Object.keys(createOfficeRouter(createMemoryHistory()).routesByPath).filter((path) => path !== '/')
  expect(paths.length).toBeGreaterThan(20)
  expect(
    sliceFaults(
      screens,
      'office',
      // What no screen has is somewhere as well.
      paths.map((path) => `/office${path.replace('$', 'nowhere')}`),
    ),
  ).toEqual([])
})
