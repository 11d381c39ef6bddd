import { describe, expect, test } from 'vitest'
import { archivedForChange, decideOffered } from './equipment.rules.ts'

const sets = (quantity: number) => ({ service: 'multicast_audio_system', quantity })
const audio = (quantity: number) => ({ service: 'ag', quantity })

describe('equipment that is not offered any more', () => {
  test('is refused beside its line, and nothing else is', () => {
    expect(decideOffered([sets(5), audio(3)], ['ag'])).toMatchObject({
      refusal: 'equipment_not_offered',
      fields: { 'services.1.quantity': 'equipment_not_offered' },
    })
    expect(decideOffered([sets(5), audio(3)], [])).toBeUndefined()
    expect(decideOffered([sets(5), audio(0)], ['ag'])).toBeUndefined()
  })

  test.each([
    ['as many as before', 4, []],
    ['fewer', 1, []],
    ['more', 5, ['ag']],
  ])('stays with an order that has it: %s', (_what, quantity, archived) => {
    expect(archivedForChange(['ag', 'multicast_audio_system'], [audio(4)], [audio(quantity)])).toEqual(archived)
  })
})
