import { describe, expect, it } from 'vitest'
import { ChunkLate, inTime } from './load-chunk.tsx'

describe('a part of the portal', () => {
  it('is reported when it has not come within the limit', async () => {
    await expect(inTime(() => new Promise<never>(() => undefined), 1)).rejects.toBeInstanceOf(ChunkLate)
  })

  it('is handed on when it comes, and its own failure is told as it is', async () => {
    await expect(inTime(() => Promise.resolve('screen'))).resolves.toBe('screen')
    await expect(inTime(() => Promise.reject(new TypeError('no such file')))).rejects.toThrow('no such file')
  })
})
