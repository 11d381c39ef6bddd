import { expect, test } from 'vitest'
import { lookedAt } from './use-foreseen.ts'

test('how far an answer was looked at is always said, but where the reasons themselves stand there', () => {
  const [none, some] = [new Map<number, string>(), new Map([[71, 'No places.']])]
  expect(lookedAt({ count: 5, faults: undefined, isError: false })).toBe('foreseeing')
  expect(lookedAt({ count: 5, faults: undefined, isError: true })).toBe('unforeseen')
  expect(lookedAt({ count: 5, faults: none, isError: false })).toBe('allPass')
  expect(lookedAt({ count: 5, faults: some, isError: false })).toBeUndefined()
  expect(lookedAt({ count: 200, faults: none, isError: false })).toBe('allPass')
  expect(lookedAt({ count: 201, faults: none, isError: false })).toBe('foreseenFirst')
  expect(lookedAt({ count: 201, faults: some, isError: false })).toBe('foreseenFirst')
})
