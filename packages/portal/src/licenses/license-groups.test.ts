import { describe, expect, test } from 'vitest'
import type { LicenseState } from '@anfilada/contract/licenses/license-states'
import { sampleLicense } from '../testing/licenses.ts'
import { groupLicenses, spentShare } from './license-groups.ts'

const license = (license_id: number, guide_id: number, state: LicenseState) =>
  sampleLicense({ license_id, guide_id, guide: `guide ${guide_id}`, state })

describe('licenses on their page', () => {
  test('stand by what has to be done, then by guide', () => {
    const groups = groupLicenses([
      license(1, 1, 'valid'),
      license(2, 1, 'expired'),
      license(3, 2, 'refused'),
      license(4, 1, 'suspended'),
      license(5, 2, 'waiting'),
      license(6, 2, 'expiring'),
    ])
    const told = groups.map(({ group, count, guides }) => [group, count, guides.map((one) => one.licenses.map((l) => l.license_id))])
    expect(told).toEqual([
      [
        'attention',
        4,
        [
          [2, 4],
          [3, 6],
        ],
      ],
      ['waiting', 1, [[5]]],
      ['valid', 1, [[1]]],
    ])
  })

  test('have no group without licenses', () => {
    expect(groupLicenses([license(1, 1, 'valid')]).map(({ group }) => group)).toEqual(['valid'])
    expect(groupLicenses([])).toEqual([])
  })

  test('run out over their last year', () => {
    expect([400, 365, 73, 0, -5].map(spentShare)).toEqual([0, 0, 0.8, 1, 1])
  })
})
