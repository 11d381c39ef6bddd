import { expect, test } from 'vitest'
import { readDefinitions } from './definitions.ts'
import { sqlErrors } from './sql-errors.ts'

const errors = Object.values(sqlErrors)

test('every error code of a function stands in the register, beside that function and no other meaning', async () => {
  const raised = (await readDefinitions()).flatMap(({ name, text }) =>
    [...new Set(Array.from(text.matchAll(/errcode\s*=\s*'([^']*)'/gi), ([, code]) => code))].map((code) => `${code} ${name}`),
  )
  const registered = errors.flatMap(({ code, raisedBy }) => raisedBy.map((name) => `${code} function ${name}`))
  expect(raised.toSorted()).toEqual(registered.toSorted())
})

test('every code of the register means one thing and is ours', () => {
  const codes = errors.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^AN\d{3}$/.test(code))).toEqual([])
})
