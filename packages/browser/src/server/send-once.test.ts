// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { describeTestApp } from '../testing/apps.ts'
import { sendOnce } from './send-once.ts'

let keys: (string | null)[]
let answers: RefusalCode[]

beforeEach(() => {
  describeTestApp({ name: 'portal' })
  keys = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: HeadersInit }): Promise<Response> => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    const code = answers.shift()
    return Response.json(code ? { success: false, code, error: '' } : { success: true, data: {} })
  })
})

const send = (): Promise<unknown> => sendOnce('end_other_sessions', {}, 'ru')

it('an act whose outcome the server does not know goes under the same key when it is sent again, which tells', async () => {
  answers = ['outcome_unknown']
  await expect(send()).rejects.toMatchObject({ code: 'outcome_unknown' })
  await send()
  expect(keys).toEqual([keys[0], keys[0]])
})

it('an act that was refused for good is another act when it is sent again', async () => {
  answers = ['stale_revision']
  await expect(send()).rejects.toMatchObject({ code: 'stale_revision' })
  await send()
  expect(new Set(keys).size).toBe(2)
})
