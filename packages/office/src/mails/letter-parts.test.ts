import { expect, test } from 'vitest'
import { letterParts } from './letter-parts.ts'

test('a mail is taken apart into its words, its link and the line of the company', () => {
  const text = 'Hello, Anna.\n\nYou are invited.\n\nChoose a password:\nhttp://127.0.0.1:4310/password#abc\n\n-- \nAnfilada LLC\n'
  expect(letterParts(text)).toEqual([
    { kind: 'text', text: 'Hello, Anna.' },
    { kind: 'text', text: 'You are invited.' },
    { kind: 'link', words: 'Choose a password', address: 'http://127.0.0.1:4310/password#abc' },
    { kind: 'footer', text: 'Anfilada LLC' },
  ])
})

test('what only looks like an address of a page stays text', () => {
  expect(letterParts('Go here:\njavascript:alert(1)')).toEqual([{ kind: 'text', text: 'Go here:\njavascript:alert(1)' }])
})
