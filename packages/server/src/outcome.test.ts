import { describe, expect, test } from 'vitest'
import { failure } from './http/envelope.ts'
import { type Refusal, refuse } from './outcome.ts'

describe('a refusal', () => {
  test('carries what its code says, and nothing else compiles', () => {
    const exact: Refusal = { ...refuse('amount_not_exact', 'amount'), due: 250_00 }
    // @ts-expect-error A sum that is not exact says what is due.
    const silent: Refusal = refuse('amount_not_exact')
    // @ts-expect-error An order that is gone has nothing due.
    const wrong: Refusal = { ok: false, refusal: 'order_not_found', due: 250_00 }
    // @ts-expect-error A window that is closed has no nearest times.
    const mixed: Refusal = { ok: false, refusal: 'window_closed', moment: '2026-12-01T10:00:00+03:00', nearest: [] }
    expect([exact, silent, wrong, mixed].map(({ refusal }) => refusal)).toHaveLength(4)
  })

  test('says it in the body of the answer, and only then', () => {
    expect(failure('en', { ...refuse('amount_not_exact', 'amount'), due: 250_00 })).toMatchObject({ code: 'amount_not_exact', due: 250_00 })
    expect(failure('en', refuse('stale_revision'))).toEqual({ success: false, error: expect.any(String), code: 'stale_revision' })
    expect(Object.keys(JSON.parse(JSON.stringify(failure('en', refuse('no_places')))) as object)).toEqual(['success', 'error', 'code'])
  })
})
