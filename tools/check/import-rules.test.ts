import { basename, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'
import { type Cruise, cruiseImports, ruleNames } from './import-rules.ts'

let planted: Cruise

beforeAll(async () => {
  planted = await cruiseImports(join(root, 'tools/check/planted'), ['packages', 'tools'])
})

describe('the import rules', () => {
  test.each(ruleNames)('find the planted violation of %s', (rule) => {
    expect(planted.violations.map((violation) => violation.rule)).toContain(rule)
  })

  test('see an import by package name', () => {
    const seen = planted.violations.find(({ from }) => from === 'packages/ui/src/knows-orders.ts')
    expect(seen).toMatchObject({ rule: 'ui-imports-only-itself', to: expect.stringContaining('packages/contract/src/orders/orders.ts') })
  })

  test('see folders that need each other, though no two files do', () => {
    const seen = planted.violations
      .filter(({ rule, from }) => rule === 'no-folder-cycles' && from.includes('/catalogue/'))
      .map(({ from, to }) => `${basename(from)} → ${basename(to)}`)
    expect(seen.toSorted()).toEqual(['capacity → windows', 'windows → capacity'])
  })

  test('leave alone what is allowed', () => {
    expect(planted.violations.filter(({ from }) => from.endsWith('server/src/main.ts'))).toEqual([])
  })
})
