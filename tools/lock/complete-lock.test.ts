import { describe, expect, test } from 'vitest'
import { completed, type LockFile, missingBinaries, unverified } from './complete-lock.ts'

const lock: LockFile = {
  packages: {
    'node_modules/linter': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@linter/darwin-arm64': '2.0.0', '@linter/linux-x64': '2.0.0', fsevents: '^2' },
    },
    'node_modules/@linter/linux-x64': { version: '2.0.0', optional: true },
  },
}

describe('completing the lock file', () => {
  test('adds the binaries for other machines that npm left out', () => {
    expect(missingBinaries(lock)).toEqual({
      'node_modules/@linter/darwin-arm64': { version: '2.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
    })
  })

  test('leaves nothing to add the second time', () => {
    expect(missingBinaries(completed(lock))).toEqual({})
  })

  test('finds a binary that lies beside the package that wants it', () => {
    const nested: LockFile = {
      packages: {
        'node_modules/app/node_modules/linter': { version: '1.0.0', optionalDependencies: { '@linter/linux-x64': '1.0.0' } },
        'node_modules/app/node_modules/@linter/linux-x64': { version: '1.0.0' },
      },
    }
    expect(missingBinaries(nested)).toEqual({})
  })
})

describe('checksums of the lock file', () => {
  const checked = {
    'node_modules/app': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/@ours/app': { link: true },
    'packages/app': { version: '1.0.0' },
  }

  test('are demanded of every package', () => {
    expect(unverified({ packages: checked })).toEqual([])
    expect(unverified({ packages: { ...checked, 'node_modules/bare': { version: '1.0.0' } } })).toEqual(['node_modules/bare'])
    expect(unverified({ packages: { ...checked, 'node_modules/bare': { version: '1.0.0', optional: true } } })).toEqual([
      'node_modules/bare',
    ])
  })

  test('are forgiven to binaries for other machines that the registry did not offer', () => {
    expect(unverified(completed(lock)).filter((path) => path.includes('darwin'))).toEqual([])
  })
})
