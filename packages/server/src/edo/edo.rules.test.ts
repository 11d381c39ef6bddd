import { describe, expect, test } from 'vitest'
import { decideEdoRequest, decideEdoStatus, type EdoWish, type KnownEdo } from './edo.rules.ts'

const wish: EdoWish = { operator: 'sbis', participantId: '2BE1234567', contactEmail: 'edo@agency.example', consentVersion: 1 }
const { operator, participantId, contactEmail } = wish
const known = (changes: Partial<KnownEdo> = {}): KnownEdo => ({
  operator,
  participantId,
  contactEmail,
  status: 'active',
  reason: 'принято',
  revision: 3,
  ...changes,
})

describe('a wish', () => {
  test('is asked for anew when the operator or the id is another, or what was asked for had ended', () => {
    const asked = { ok: true, value: { status: 'requested', reason: null, isAsked: true } }
    expect(decideEdoRequest(wish, undefined, null)).toEqual(asked)
    expect(decideEdoRequest(wish, known({ participantId: '2BE7654321' }), null)).toEqual(asked)
    expect(decideEdoRequest(wish, known({ operator: 'other', participantId: '2JM1234567' }), null)).toEqual(asked)
    for (const status of ['none', 'refused'] as const) expect(decideEdoRequest(wish, known({ status }), null)).toEqual(asked)
  })

  test('for another address alone leaves the state as it is, and nothing to do', () => {
    for (const status of ['requested', 'invited', 'active'] as const) {
      const decided = decideEdoRequest(wish, known({ status, contactEmail: 'old@agency.example' }), null)
      expect(decided).toEqual({ ok: true, value: { status, reason: 'принято', isAsked: false } })
    }
  })

  test('that says nothing new is refused', () => {
    expect(decideEdoRequest(wish, known(), null)).toMatchObject({ ok: false, refusal: 'edo_nothing_new' })
  })

  test('with a wrong id, or with another text of the consent, is refused beside its field', () => {
    expect(decideEdoRequest({ ...wish, participantId: '2BE' }, undefined, null)).toMatchObject({
      fields: { participant_id: 'edo_id_wrong' },
    })
    expect(decideEdoRequest({ ...wish, consentVersion: 0 }, undefined, null)).toMatchObject({ fields: { consent: 'texts_changed' } })
  })
})

describe('a state', () => {
  test('is set by whoever saw the present one', () => {
    expect(decideEdoStatus(known(), { status: 'refused', revision: 3 })).toEqual({ ok: true, value: known() })
    expect(decideEdoStatus(known(), { status: 'refused', revision: 2 })).toMatchObject({ refusal: 'edo_stale' })
  })

  test('is not set where nobody asked, nor back to the customer’s own request', () => {
    expect(decideEdoStatus(undefined, { status: 'active', revision: 0 })).toMatchObject({ refusal: 'edo_move_wrong' })
    expect(decideEdoStatus(known(), { status: 'requested', revision: 3 })).toMatchObject({ refusal: 'edo_move_wrong' })
  })
})
