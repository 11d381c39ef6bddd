import { expect, test } from 'vitest'
import { phraseFaults } from '../phrase-faults.ts'
import en from './en.ts'
import ru from './ru.ts'

test('the sentences of the office are complete in Russian and English', () => {
  expect(phraseFaults('ru', ru, ru)).toEqual([])
  expect(phraseFaults('en', ru, en)).toEqual([])
})
