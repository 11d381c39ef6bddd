import { describe, expect, it } from 'vitest'
import { endOfDay, usualEnd } from './link-draft.ts'

describe('a new payment link', () => {
  it('lives a week unless another day is named, to that day’s end', () => {
    expect(usualEnd('2026-12-28')).toBe('2027-01-04')
    expect(endOfDay('2027-01-04')).toBe('2027-01-04T23:59:00+03:00')
  })
})
