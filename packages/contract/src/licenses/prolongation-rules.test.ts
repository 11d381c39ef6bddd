import { describe, expect, test } from 'vitest'
import { licenseStates } from './license-states.ts'
import { isRenewable, prolongationGroupState } from './prolongation-rules.ts'

const group = { places: 10, taken: 3, closesAt: '2028-02-28T18:00:00+03:00', heldOn: '2028-02-29' }
const zone = 'Europe/Moscow'

describe('a group of prolongation', () => {
  test('takes requests to the moment at which it closes', () => {
    expect(prolongationGroupState(group, '2028-02-28T14:59:59.999Z', zone)).toBe('open')
    expect(prolongationGroupState(group, '2028-02-28T15:00:00Z', zone)).toBe('closed')
  })

  test('is full with its last place, and not before', () => {
    expect(prolongationGroupState({ ...group, taken: 9 }, '2028-02-01T00:00:00Z', zone)).toBe('open')
    expect(prolongationGroupState({ ...group, taken: 10 }, '2028-02-01T00:00:00Z', zone)).toBe('full')
    expect(prolongationGroupState({ ...group, taken: 10 }, '2028-02-28T15:00:00Z', zone)).toBe('closed')
  })

  test('is over at the midnight of the museum’s clocks after its day, also after a 29 February and a year’s end', () => {
    expect(prolongationGroupState(group, '2028-02-29T20:59:59Z', zone)).toBe('closed')
    expect(prolongationGroupState(group, '2028-02-29T21:00:00Z', zone)).toBe('past')
    expect(prolongationGroupState(group, '2028-02-29T21:00:00Z', 'Europe/Kaliningrad')).toBe('closed')
    const last = { ...group, closesAt: '2026-12-31T23:00:00+03:00', heldOn: '2026-12-31' }
    expect(prolongationGroupState(last, '2026-12-31T20:59:59Z', zone)).toBe('closed')
    expect(prolongationGroupState(last, '2026-12-31T21:00:00Z', zone)).toBe('past')
  })
})

test('what staff accepted may be prolonged, also when it is over, and nothing else', () => {
  expect(licenseStates.filter(isRenewable)).toEqual(['valid', 'expiring', 'expired'])
})
