import { describe, expect, test } from 'vitest'
import { edoFault, edoMoves, edoStatuses, keptParticipantId } from './edo-rules.ts'

const inn = '7707083893'
const fault = (operator: 'diadoc' | 'sbis' | 'taxcom' | 'other', participantId: string, own: string | null = inn) =>
  edoFault({ operator, participantId, inn: own })

describe('the id of a participant', () => {
  test('is taken of each operator, as it writes it', () => {
    expect(fault('diadoc', `2BM-${inn}-773601001-202407101104400484330`)).toBeUndefined()
    expect(fault('sbis', '2BEaf35ee23e1e211e1a35ee23e1e211e1')).toBeUndefined()
    expect(fault('taxcom', '2AL-9A0E4A5B-27C7-4DAE-8B27-EEA22E8DEB77-00000')).toBeUndefined()
    expect(fault('other', '2JM-7707083893-773601001-000000001')).toBeUndefined()
  })

  test('has nine to forty-six places, and no letters but Latin ones', () => {
    expect(fault('sbis', '2BE123456')).toBeUndefined()
    expect(fault('sbis', '2BE12345')).toBe('edo_id_wrong')
    expect(fault('sbis', `2BE${'1'.repeat(43)}`)).toBeUndefined()
    expect(fault('sbis', `2BE${'1'.repeat(44)}`)).toBe('edo_id_wrong')
    const wrong = ['', '2bm-1234567', '3BM-1234567', '2ВМ-1234567', '2BM_1234567', '2BM-1234567\n']
    expect(wrong.filter((id) => fault('diadoc', id) !== 'edo_id_wrong')).toEqual([])
  })

  test('begins as those of the chosen operator do, and of no known one where another is chosen', () => {
    expect(fault('sbis', '2BM-1234567')).toBe('edo_id_of_other_operator')
    expect(fault('diadoc', '2AL-1234567')).toBe('edo_id_of_other_operator')
    expect(fault('taxcom', '2JM-1234567')).toBe('edo_id_of_other_operator')
    expect(fault('other', '2BE1234567')).toBe('edo_id_of_other_operator')
  })

  test('of Diadoc names the customer’s own INN, where it names one', () => {
    expect(fault('diadoc', '2BM-9147414342-757645784-202407101104400484330')).toBe('edo_id_of_other_company')
    expect(fault('diadoc', '2BM-500100732259-20240710110440')).toBe('edo_id_of_other_company')
    expect(fault('diadoc', '2BM-500100732259-20240710110440', '500100732259')).toBeUndefined()
    expect(fault('diadoc', `2BM-${inn}-20240710110440`, null)).toBe('edo_inn_missing')
    expect(fault('diadoc', '2BM-0f8a7c1e')).toBeUndefined()
  })

  test('is kept without the spaces that came with it', () => {
    expect(keptParticipantId(' 2BM-77\t07083893-\n1 ')).toBe('2BM-7707083893-1')
  })
})

test('staff reach every state but the request, which is the customer’s, and nothing leads out of a consent that was withdrawn', () => {
  const reached = new Set(edoStatuses.flatMap((from) => edoMoves(from)))
  expect([...reached].toSorted()).toEqual(['active', 'invited', 'none', 'refused'])
  expect(edoMoves('none')).toEqual([])
  for (const from of edoStatuses) expect(edoMoves(from)).not.toContain(from)
})
