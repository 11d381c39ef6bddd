import { expect, it } from 'vitest'
import { mentionedIn } from './mentioned.rules.ts'

it('finds what an entry is about, and ids in its details, before and after', () => {
  const details = { resource: { from: null, to: 4 }, museum_ids: [3, 5], object: 'hermitage-main', amount: 9, reason: 'x' }
  expect(mentionedIn({ subject: 'order', subjectId: '71', details })).toEqual([
    { kind: 'order', id: '71' },
    { kind: 'resource', id: '4' },
    { kind: 'museum', id: '3' },
    { kind: 'museum', id: '5' },
    { kind: 'museum_object', id: 'hermitage-main' },
  ])
})

it('finds nothing where nothing is mentioned', () => {
  expect(mentionedIn({ subject: 'company', subjectId: null, details: { version: 2 } })).toEqual([])
})
