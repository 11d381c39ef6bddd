import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWords } from '@anfilada/contract/orders/kinds/field-row'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import { wordsSent } from '@anfilada/contract/orders/kinds/words'
import { orderActions } from '@anfilada/contract/orders/orders'
import { addServices, guideData, loanData, transportData, wishData } from '../../testing/services.ts'
import { ask, createWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

const asked = async (action: string, data: object) =>
  (await ask(world, { as: 'agencyOwner', action, data, language: 'ru' })).json<{ code?: string; data: { result: { id: number } } }>()

/** What stands in a field for words: its own name, so that two that are mixed up are seen; in one for a telephone a number of its own. */
function words(kind: keyof typeof forms, field: string, word: 'сначала' | 'потом'): string {
  const place = rowsOf(kind).findIndex(([name]) => name === field)
  const value = rowsOf(kind)[place]?.[1].value
  const isTelephone = typeof value === 'object' && 'phone' in value
  return isTelephone ? `+7 921 555-0${word === 'сначала' ? 1 : 2}-${10 + place}` : `${field} ${word}`
}
const said = (kind: keyof typeof forms, word: 'сначала' | 'потом') =>
  Object.fromEntries(wordsSent(kind).map(([field, sentAs]) => [sentAs, words(kind, field, word)]))
const forms = {
  audio_guides: ['post_request_rg_ag', loanData],
  schedule: ['post_request_schedule', wishData],
  transport: ['post_request_transport', transportData],
  guide: ['post_request_guide', guideData],
} as const
const kinds = Object.keys(forms) as (keyof typeof forms)[]

describe('every field for words', () => {
  test.each(kinds)('of %s is placed, read, changed and told by the order’s history', async (kind) => {
    const [action, form] = forms[kind]
    const answer = await asked(action, { ...form, ...said(kind, 'сначала') })
    expect(answer.code).toBeUndefined()
    const { id } = answer.data.result
    const read = async () => orderActions.get_request.output.parse((await asked('get_request', { request_id: id })).data).result
    const wanted = (word: 'сначала' | 'потом') =>
      Object.fromEntries(wordsSent(kind).map(([field]) => [field, expect.stringContaining(words(kind, field, word))]))
    expect((await read()).data).toMatchObject(wanted('сначала'))

    expect((await asked('put_request', { id, revision: 1, ...said(kind, 'потом') })).code).toBeUndefined()
    const changed = await read()
    expect(changed.data).toMatchObject(wanted('потом'))
    const told = wordsSent(kind).map(([field]) => field)
    expect(changed.history.at(-1)?.changes).toMatchObject(
      Object.fromEntries(
        told.map((field) => {
          const [from, to] = [words(kind, field, 'сначала'), words(kind, field, 'потом')]
          return [field, { from: expect.stringContaining(from), to: expect.stringContaining(to) }]
        }),
      ),
    )
  })

  test('that is only told may change alone, and one that may be left out may be emptied again', async () => {
    for (const kind of kinds) {
      const [action, form] = forms[kind]
      const { id } = (await asked(action, { ...form, ...said(kind, 'сначала') })).data.result
      const free = rowsOf(kind).filter(([, { value, changeable }]) => isWords(value) && changeable === 'freely')
      for (const [index, [field]] of free.entries()) {
        expect((await asked('put_request', { id, revision: index + 1, [field]: words(kind, field, 'потом') })).code).toBeUndefined()
      }
      const empty = Object.fromEntries(free.flatMap(([field, { optional, inDetails }]) => (optional && inDetails ? [[field, '']] : [])))
      if (Object.keys(empty).length > 0) await asked('put_request', { id, revision: free.length + 1, ...empty })
      const { data } = orderActions.get_request.output.parse((await asked('get_request', { request_id: id })).data).result
      expect(data).toMatchObject({ ...Object.fromEntries(free.map(([field]) => [field, words(kind, field, 'потом')])), ...empty })
    }
  })
})
