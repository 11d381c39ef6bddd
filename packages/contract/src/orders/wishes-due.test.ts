import { expect, test } from 'vitest'
import { wishesDue } from './wishes-due.ts'

const museum = { museum_id: 1, museum: 'Эрмитаж', zone: 'Europe/Moscow', type: 'ig' as const }
const june = { ...museum, month: '2027-06', closes_at: '2027-05-20T21:00:00Z' }
const july = { ...museum, month: '2027-07', closes_at: '2027-05-25T21:00:00Z' }

test('wishes for the month whose window closes first come first', () => {
  expect(wishesDue([july, june], new Date('2027-05-19T00:00:00Z'))).toEqual([june, july])
})

test('a window that has closed since waits for nobody, from its very moment on', () => {
  expect(wishesDue([july, june], new Date('2027-05-20T21:00:00Z'))).toEqual([july])
  expect(wishesDue([july, june], new Date('2027-05-20T20:59:59Z'))).toEqual([june, july])
})
