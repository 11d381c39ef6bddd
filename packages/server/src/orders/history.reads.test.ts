import { expect, test } from 'vitest'
import { eventAnswer } from './history.reads.ts'

const event = { at: new Date('2026-11-20T10:00:00Z'), kind: 'confirmed', changes: {}, usualEntrance: null, entranceNames: null } as const
const actorIn = (language: 'ru' | 'en' | 'zh' | 'fa' | 'vi', actor: string | null, byStaff: boolean) =>
  eventAnswer({ ...event, actor, byStaff }, { language, seesPrices: true }).actor

test.each(['en', 'zh', 'fa', 'vi'] as const)('an event names an employee of ours in Latin, too, for a reader of %s', (language) => {
  expect(actorIn(language, 'Ольга Невская', true)).toBe('Ольга Невская (Olga Nevskaia)')
  expect(actorIn(language, 'Ирина Соколова', false)).toBe('Ирина Соколова')
  expect(actorIn(language, null, false)).toBeNull()
})

test('an event names an employee as he is called for who reads Russian', () => {
  expect(actorIn('ru', 'Ольга Невская', true)).toBe('Ольга Невская')
})
