import { describe, expect, it } from 'vitest'
import { equipmentItems, orderKinds, serviceFields, ticketFields } from '@anfilada/contract/orders/items'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import { changePlans } from './change-plan.ts'

/** What asks for a field that has no block of its own name. */
const asking: Readonly<Record<string, readonly string[]>> = {
  tickets: Object.values(ticketFields),
  services: Object.values(serviceFields),
  'audio_guides.services': equipmentItems,
  pass_date: ['day'],
  'museum_tickets.system_id': ['slot'],
  'museum_tickets.pass_date': ['slot'],
  schedule_item_id: ['slot'],
  'audio_guides.pickup': ['loan'],
  return_at: ['loan'],
  // Neither the form of a new loan nor that of its change asks how many guides come along.
  'audio_guides.persons_per_guide': [],
  'audio_guides.qty_guide': [],
}

describe('the form of a change', () => {
  it.each(orderKinds)('asks for all that may change of %s', (kind) => {
    const blocks: readonly string[] = Object.values(changePlans[kind]).flat()
    const wanted = rowsOf(kind).flatMap(([field, { changeable }]) =>
      changeable ? (asking[`${kind}.${field}`] ?? asking[field] ?? [field]) : [],
    )
    expect(blocks).toEqual(expect.arrayContaining([...wanted]))
    expect(wanted).toEqual(expect.arrayContaining([...blocks]))
  })
})
