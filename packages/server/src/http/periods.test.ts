import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../app.ts'
import { matrix } from '../authorisation.matrix.ts'
import { addSlot, ask, createWorld, type Principal, type World } from '../testing/world.ts'

type Period = { name: string; api: 'customer' | 'office'; first: string; last: string }
type Fields = { properties: Record<string, { type?: string; pattern?: string; anyOf?: { type?: string; pattern?: string }[] }> }

const ends = [
  ['period_lower', 'period_upper'],
  ['valid_from', 'valid_until'],
  ['from', 'to'],
  ['from', 'until'],
] as const

/** A day is a text without a pattern: times of day have one, and numbers of versions are no texts. */
function isDay(field: Fields['properties'][string] | undefined): boolean {
  const { type, pattern } = field?.anyOf?.[0] ?? field ?? {}
  return type === 'string' && pattern === undefined
}

/** Every action of the contract that is asked with the two days of a period. */
const periods = endpoints.flatMap(({ path, actions }) =>
  [...actions.values()].flatMap(({ name, contract }): Period[] => {
    const { properties } = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as Fields
    const own = ends.filter((pair) => pair.every((end) => isDay(properties[end])))
    return own.map(([first, last]) => ({ name, api: path.includes('office') ? 'office' : 'customer', first, last }))
  }),
)

let world: World
/** What an action asks for beside the period. */
let others: Record<string, object>
beforeAll(async () => {
  world = await createWorld()
  await addSlot(world, { capacity: 10 })
  const { rows } = await world.pool.query<{ museum_object_id: string }>('select museum_object_id from slots limit 1')
  const { rows: customers } = await world.pool.query<{ id: number }>('select id from customers limit 1')
  const ofObject = { museum_object_id: rows[0]?.museum_object_id }
  others = {
    office_slots: ofObject,
    preview_slot_handover: ofObject,
    hand_over_slots: { ...ofObject, change: false },
    create_price_list: { name: 'Список', type: 'ig' },
    copy_price_list: { list_id: 2_000_000_000, name: 'Список', percent: 0, round_to: 100 },
    revise: { format: 'xlsx' },
    revise_customer: { customer_id: customers[0]?.id, format: 'xlsx' },
    set_equipment: { service: 'multicast_audio_system', stock: 1 },
  }
})
afterAll(() => world.close())

const staff: readonly Principal[] = ['agencyOwner', 'admin', 'officeAccountant', 'editor', 'dispatcher']

describe('a period', () => {
  it('is looked at wherever the contract has one', () => {
    const found = periods.map(({ name }) => name)
    expect(found).toEqual(expect.arrayContaining(['get_archive', 'office_audit', 'office_slots', 'set_equipment', 'create_price_list']))
    expect(found.length).toBeGreaterThanOrEqual(10)
  })

  it.each(periods)(
    'that ends before it begins is refused by $name at its end, and one of a day is not',
    async ({ name, api, first, last }) => {
      const as = staff.find((principal) => matrix[`${api} ${name}`]?.may.includes(principal))
      const asked = async (from: string, to: string): Promise<{ success: boolean; fields?: Record<string, string> }> => {
        const answer = await ask(world, { as: as ?? 'none', api, action: name, data: { ...others[name], [first]: from, [last]: to } })
        // What is done may be a file.
        return String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : { success: true }
      }
      const turned = await asked('2031-05-02', '2031-05-01')
      expect(turned).toMatchObject({ success: false })
      expect(Object.keys(turned.fields ?? {})).toEqual([last])
      expect((await asked('2031-05-01', '2031-05-01')).fields ?? {}).toEqual({})
    },
  )
})
