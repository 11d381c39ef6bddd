import { describe, expect, test } from 'vitest'
import { type LockFile, missingBinaries, unverified } from './lock-file.ts'

const linter = { version: '2.0.0', optionalDependencies: { '@linter/darwin-arm64': '2.0.0', '@linter/linux-x64': '2.0.0', fsevents: '^2' } }
const binary = (version: string) => ({ version, integrity: 'sha512-x' })

describe('binaries of the lock file', () => {
  test('are missed where npm left out those for other machines', () => {
    const lock: LockFile = { packages: { 'node_modules/linter': linter, 'node_modules/@linter/linux-x64': binary('2.0.0') } }
    expect(missingBinaries(lock)).toEqual(['@linter/darwin-arm64 2.0.0'])
  })

  test('are missed where another version of them stands', () => {
    const packages = { 'node_modules/linter': linter, 'node_modules/@linter/linux-x64': binary('2.0.0') }
    expect(missingBinaries({ packages: { ...packages, 'node_modules/@linter/darwin-arm64': binary('1.9.0') } })).toEqual([
      '@linter/darwin-arm64 2.0.0',
    ])
    expect(missingBinaries({ packages: { ...packages, 'node_modules/@linter/darwin-arm64': binary('2.0.0') } })).toEqual([])
  })

  test('are found beside the package that wants them', () => {
    const nested: LockFile = {
      packages: {
        'node_modules/app/node_modules/linter': { version: '1.0.0', optionalDependencies: { '@linter/linux-x64': '1.0.0' } },
        'node_modules/app/node_modules/@linter/linux-x64': { version: '1.0.0' },
      },
    }
    expect(missingBinaries(nested)).toEqual([])
  })
})

test('checksums of the lock file are demanded of every package', () => {
  const checked = {
    'node_modules/app': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/@ours/app': { link: true },
    'packages/app': { version: '1.0.0' },
  }
  expect(unverified({ packages: checked })).toEqual([])
  expect(unverified({ packages: { ...checked, 'node_modules/@linter/darwin-arm64': { version: '1.0.0' } } })).toEqual([
    'node_modules/@linter/darwin-arm64',
  ])
})
