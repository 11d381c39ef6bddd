import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../app.ts'
import { matrix } from '../authorisation.matrix.ts'
import { ask, type Asking, createWorld, type Principal, visitDate, type World } from '../testing/world.ts'

type Field = { type?: string; const?: string; enum?: string[]; anyOf?: Field[]; items?: Field; minimum?: number; pattern?: string }
type Fields = { properties: Record<string, Field>; required?: string[] }
type List = { name: string; api: 'customer' | 'office'; input: Fields; filters: string[] }

/** Values that no schema tells; another one of the same field is another condition. */
const told: Record<string, readonly unknown[]> = {
  no: ['anna'],
  number: ['17', 'a number of the bank'],
  reference: ['order:71'],
  period_lower: [visitDate],
  period_upper: [visitDate],
}

function valuesOf(name: string, field: Field): readonly unknown[] {
  if (name === 'after' && field.type === 'string') return [`${visitDate}_10:00_7`]
  // One alone and several are two conditions.
  if (field.items) return [[field.items, field.items].flatMap((one) => valuesOf('', one))]
  return oneOf(name, field)
}

function oneOf(name: string, field: Field): readonly unknown[] {
  const known = field.type === 'integer' ? undefined : told[name]
  return known ?? field.anyOf?.flatMap((one) => valuesOf('', one)) ?? chosenOf(name, field) ?? byType[field.type ?? ''] ?? ['anna']
}

const byType: Record<string, readonly unknown[]> = { boolean: [true, false], null: [null] }

function chosenOf(name: string, { const: only, enum: words, type, minimum }: Field): readonly unknown[] | undefined {
  if (only !== undefined) return [only]
  if (type === 'integer') return [Math.max(minimum ?? 1, 1)]
  // Each state is a condition of its own name; of the others any value is the same condition.
  return name === 'state' ? words : words?.slice(0, 1)
}

/** Lists that are read by pages, and the one that is short enough to come whole. */
const lists = endpoints.flatMap(({ path, actions }) =>
  [...actions.values()].flatMap(({ name, contract }): List[] => {
    const input = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as Fields
    const { properties } = z.toJSONSchema(contract.output, { unrepresentable: 'any' }) as Fields
    const filters = Object.keys(input.properties).filter((field) => field !== 'language' && field !== 'limit')
    const isList = 'next' in properties || name === 'price_lists'
    return isList ? [{ name, api: path.includes('office') ? 'office' : 'customer', input, filters }] : []
  }),
)

function combinations({ input, filters }: List): Record<string, unknown>[] {
  return filters.reduce<Record<string, unknown>[]>(
    (all, name) => {
      const chosen = valuesOf(name, input.properties[name] ?? {}).flatMap((value) => all.map((one) => ({ ...one, [name]: value })))
      return input.required?.includes(name) ? chosen : [...all, ...chosen]
    },
    [{}],
  )
}

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const readers: readonly Principal[] = ['agencyOwner', 'agencyGuide', 'admin', 'officeAccountant']

/** Lists only read: side by side they are asked for with fewer ways to the database. */
const atOnce = 8

/** The question with its answer, unless the list is given. */
async function refusalOf(question: Asking): Promise<object | undefined> {
  const { statusCode, body } = await ask(world, question)
  const isGiven = statusCode === 200 && (JSON.parse(body) as { success: boolean }).success
  return isGiven ? undefined : { question, statusCode, body }
}

describe('a list with every combination of its filters', () => {
  it('is tried for all that are known', () => {
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['get_archive', 'ledger_transactions', 'list_payments', 'office_audit', 'price_lists']),
    )
    expect(lists.length).toBeGreaterThan(16)
  })

  it.each(lists)('answers: $name', async (list) => {
    const { name, api } = list
    const allowed = readers.filter((principal) => matrix[`${api} ${name}`]?.may.includes(principal))
    expect(allowed.length).toBeGreaterThan(0)
    const questions = allowed.flatMap((as) => combinations(list).map((data) => ({ as, action: name, data, api })))
    const refused: unknown[] = []
    for (let first = 0; first < questions.length; first += atOnce)
      refused.push(...(await Promise.all(questions.slice(first, first + atOnce).map(refusalOf))))
    expect(refused.filter((one) => one !== undefined)).toEqual([])
  })
})
