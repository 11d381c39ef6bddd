import { describe, expect, test } from 'vitest'
import { abilityOf, type Role } from '@anfilada/contract/abilities'
import type { Session } from '@anfilada/browser/session'
import { sectionsFor } from './menu.ts'

const pathsOf = (role: Role) => sectionsFor({ userAbility: abilityOf([role]) } as unknown as Session).map(({ path }) => path)

describe('the bar of the office', () => {
  test('leads those who may read orders to the queue', () => {
    for (const role of ['dispatcher', 'office_accountant', 'admin'] as const) expect(pathsOf(role)).toEqual(['/queue'])
  })

  test('shows nothing that the role does not open', () => {
    expect(pathsOf('editor')).toEqual([])
    expect(sectionsFor(undefined)).toEqual([])
  })
})
