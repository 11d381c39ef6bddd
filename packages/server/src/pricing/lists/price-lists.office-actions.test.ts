import { type OfficePriceList, type OfficePriceRow, type PriceListActions, priceListActions } from '@anfilada/contract/pricing/price-lists'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { pricingActions } from '@anfilada/contract/pricing/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { output } from 'zod/mini'
import { ask, createWorld, instantObjectId, objectId, type Principal, visitDate, type World } from '../../testing/world.ts'

let world: World
let agency: number
const year = Number(visitDate.slice(0, 4)) + 4
const period = { valid_from: `${year}-01-01`, valid_until: `${year}-12-31` }

beforeAll(async () => {
  world = await createWorld()
  agency = await customerOf('agencyOwner')
})
afterAll(() => world.close())

async function customerOf(principal: Exclude<Principal, 'none'>): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from users where id = $1', [world.users[principal]])
  return (rows[0] as { id: number }).id
}

type Answer<N extends keyof PriceListActions> = output<PriceListActions[N]['output']>['result']

/** The result, as the contract promises it; or the code of the refusal. */
async function office<N extends keyof PriceListActions>(action: N, data: object, key?: string): Promise<Answer<N> | string> {
  const answer = await ask(world, { as: 'editor', api: 'office', action, data, ...(key !== undefined && { key }) })
  const body = answer.json<{ success: boolean; code?: string; data?: unknown }>()
  if (!body.success) return body.code ?? '?'
  return (priceListActions[action].output.parse(body.data) as { result: Answer<N> }).result
}
async function done<N extends keyof PriceListActions>(action: N, data: object): Promise<Exclude<Answer<N>, string>> {
  const answer = await office(action, data)
  if (typeof answer === 'string') throw new Error(`${action} was refused: ${answer}`)
  return answer as Exclude<Answer<N>, string>
}

let lists = 0
/** A new list of a year of its own, and what its draft is called. */
async function newList(more: object = {}): Promise<OfficePriceList & { versionId: number }> {
  const own = year + ++lists
  const data = { name: `Список ${own}`, type: 'ig', valid_from: `${own}-01-01`, valid_until: `${own}-12-31`, ...more }
  const list = await done('create_price_list', data)
  return { ...list, versionId: list.draft?.version_id ?? 0 }
}

function change(prices: Record<string, Price | null>, revision = 0, museum_object_id = objectId): object {
  return { museum_object_id, revision, prices }
}
async function edit(list: { id: number }, versionId: number, ...changes: object[]): Promise<Answer<'edit_price_draft'>> {
  return done('edit_price_draft', { list_id: list.id, version_id: versionId, changes })
}
async function publish(list: { id: number }, versionId: number, revision: number, more: object = {}): Promise<OfficePriceList | string> {
  return office('publish_price_list', { list_id: list.id, version_id: versionId, revision, note: 'Весна', ...more })
}
async function published(prices: Record<string, Price>, more: object = {}): Promise<OfficePriceList & { versionId: number }> {
  const list = await newList(more)
  const { revision } = await edit(list, list.versionId, change(prices))
  const answer = await publish(list, list.versionId, revision, { overlaps_accepted: true })
  if (typeof answer === 'string') throw new Error(answer)
  return { ...answer, versionId: list.versionId }
}
async function rowOf(list: { id: number }, versionId?: number): Promise<OfficePriceRow | undefined> {
  const { rows } = await done('price_list', { list_id: list.id, version_id: versionId })
  return rows.find((row) => row.museum_object_id === objectId)
}

/** What a customer pays for an adult on the first day of the list's year. */
async function charged(list: OfficePriceList, as: Principal = 'otherAgency'): Promise<number | undefined> {
  const data = { museum_object_id: objectId, type: list.type, pass_date: list.valid_from }
  const answer = await ask(world, { as, action: 'get_prices', data })
  const { prices } = pricingActions.get_prices.output.parse(answer.json<{ data: unknown }>().data).result
  return prices['ticket:common']?.amount
}

describe('a price list', () => {
  it('begins as an empty draft that charges nothing, and makes prices from its publication on', async () => {
    const list = await newList()
    expect([list.current, list.draft?.number, list.draft?.changed]).toEqual([null, 1, 0])
    const { revision } = await edit(list, list.versionId, change({ 'ticket:common': { amount: 170_000 } }))
    const before = await charged(list)
    const answer = await publish(list, list.versionId, revision, { overlaps_accepted: true })
    expect(before).toBe(150_000)
    expect(answer).toMatchObject({ current: { number: 1, by: 'editor' }, draft: null })
    expect(await charged(list)).toBe(170_000)
  })

  it('is not published without a reason, which then stands in its history', async () => {
    const list = await newList()
    const { revision } = await edit(list, list.versionId, change({ 'ticket:common': { amount: 170_000 } }))
    for (const note of ['', '  '])
      expect(await publish(list, list.versionId, revision, { note, overlaps_accepted: true })).toBe('invalid_fields')
    await publish(list, list.versionId, revision, { overlaps_accepted: true })
    const { versions } = await done('price_history', { list_id: list.id })
    expect(versions[0]).toMatchObject({ note: 'Весна', state: 'current' })
  })

  it('tells the prices that hold until it begins, as long as it was never published', async () => {
    const former = await published({ 'ticket:common': { amount: 100_000 } })
    const next = await newList()
    const { before } = await done('price_list', { list_id: next.id })
    expect(before).toMatchObject({ id: former.id, prices: { [objectId]: { 'ticket:common': { amount: 100_000 } } } })
    expect((await done('price_list', { list_id: former.id })).before).toBeNull()
  })

  it('is edited as a copy of what is charged, which does not move until it is published', async () => {
    const list = await published({ 'ticket:common': { amount: 100_000 }, 'ticket:child': { amount: 0 } })
    const edited = await edit(list, list.versionId, change({ 'ticket:common': { amount: 120_000 }, 'ticket:child': null }, 1))
    expect(edited.version_id).not.toBe(list.versionId)
    expect(await charged(list)).toBe(100_000)
    expect(await rowOf(list)).toMatchObject({
      prices: { 'ticket:common': { amount: 120_000 } },
      current: { 'ticket:common': { amount: 100_000 }, 'ticket:child': { amount: 0 } },
      revision: 2,
    })
    const listed = await done('price_lists', { year: Number(list.valid_from.slice(0, 4)), customer_id: null, type: 'ig' })
    expect(listed.find(({ id }) => id === list.id)).toMatchObject({ current: { number: 1 }, draft: { number: 2, changed: 1, revision: 2 } })
  })

  it('does not lose what a second editor did to another object, and refuses what both did to one', async () => {
    const list = await newList()
    await edit(list, list.versionId, change({ 'ticket:common': { amount: 1000 } }))
    const second = await edit(
      list,
      list.versionId,
      change({ 'ticket:common': { amount: 2000 } }, 0),
      change({ 'ticket:child': { amount: 500 } }, 0, instantObjectId),
    )
    expect(second.saved).toEqual([{ museum_object_id: instantObjectId, revision: 1 }])
    expect(second.conflicts).toEqual([{ museum_object_id: objectId, revision: 1, prices: { 'ticket:common': { amount: 1000 } } }])
    expect((await rowOf(list))?.prices).toEqual({ 'ticket:common': { amount: 1000 } })
  })

  it('loses nothing when ten editors change one draft at once', async () => {
    const list = await published({ 'ticket:common': { amount: 1000 } })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => edit(list, list.versionId, change({ 'ticket:child': { amount: n } }, 1))),
    )
    expect(answers.filter(({ saved }) => saved.length > 0)).toHaveLength(1)
    expect(new Set(answers.map(({ version_id }) => version_id)).size).toBe(1)
  })

  it('is published only as it was looked at', async () => {
    const list = await newList()
    const { revision } = await edit(list, list.versionId, change({ 'ticket:common': { amount: 1000 } }))
    await edit(list, list.versionId, change({ 'ticket:common': { amount: 9000 } }, 1))
    expect(await publish(list, list.versionId, revision, { overlaps_accepted: true })).toBe('stale_price_list')
  })

  it('without a price is not published', async () => {
    const list = await newList()
    const { revision } = await edit(list, list.versionId, change({ 'ticket:common': null }))
    expect(await publish(list, list.versionId, revision, { overlaps_accepted: true })).toBe('price_list_empty')
  })

  it('that shares days with another says which of the two wins before it is published', async () => {
    const first = await published({ 'ticket:common': { amount: 1000 } })
    const second = await newList({ valid_from: `${first.valid_from.slice(0, 4)}-07-01`, valid_until: first.valid_until })
    const { revision } = await edit(second, second.versionId, change({ 'ticket:common': { amount: 2000 } }))
    expect(second.overlaps.find((other) => other.list_id === first.id)).toMatchObject({ wins: false })
    expect(await publish(second, second.versionId, revision)).toBe('price_lists_overlap')
    expect(await publish(second, second.versionId, revision, { overlaps_accepted: true })).toMatchObject({ id: second.id })
    const [again] = (await done('price_lists', { year: Number(first.valid_from.slice(0, 4)), type: 'ig' })).filter(
      ({ id }) => id === first.id,
    )
    expect(again?.overlaps.find((other) => other.list_id === second.id)).toMatchObject({ wins: true })
  })

  it('of one customer is for him alone, and only for what it names', async () => {
    const own = await published({ 'ticket:common': { amount: 99_000 } }, { customer_id: agency })
    expect(await charged(own, 'agencyOwner')).toBe(99_000)
    expect(await charged(own, 'otherAgency')).toBe(150_000)
    const { revision, version_id } = await edit(
      own,
      own.versionId,
      change({ 'ticket:common': null }, 1),
      change({ 'ticket:child': { amount: 1 } }, 0, instantObjectId),
    )
    await publish(own, version_id, revision)
    expect(await charged(own, 'agencyOwner')).toBe(150_000)
  })

  it('goes with its draft when it was never published; a published one stays', async () => {
    const never = await newList()
    expect(await office('discard_price_draft', { list_id: never.id, version_id: never.versionId, revision: 1 })).toBeNull()
    expect(await office('price_list', { list_id: never.id })).toBe('price_list_not_found')
    const list = await published({ 'ticket:common': { amount: 1000 } })
    const { version_id, revision } = await edit(list, list.versionId, change({ 'ticket:common': { amount: 2000 } }, 1))
    expect(await office('discard_price_draft', { list_id: list.id, version_id, revision })).toMatchObject({
      draft: null,
      current: { number: 1 },
    })
    expect(await charged(list)).toBe(1000)
    expect(
      await office('edit_price_draft', { list_id: list.id, version_id, changes: [change({ 'ticket:common': { amount: 3 } }, 2)] }),
    ).toBe('stale_price_list')
  })

  it('says which VAT rates the taxes of the company know', async () => {
    const { id: list_id } = await newList()
    const { vat } = await done('price_list', { list_id })
    expect(vat.filter(({ own }) => own).map(({ code }) => code)).toEqual(['standard', 'reduced', 'zero', 'none'])
    expect(vat.filter(({ own }) => !own).map(({ code }) => code)).toEqual(['simplified_7', 'simplified_5'])
  })

  it('takes only the VAT rates of the company’s taxes, and keeps those of before until they are changed', async () => {
    const list = await newList()
    const foreign = { 'ticket:common': { amount: 1000, vat: 'simplified_5' } }
    const data = { list_id: list.id, version_id: list.versionId }
    const refused = await ask(world, {
      as: 'editor',
      api: 'office',
      action: 'edit_price_draft',
      data: { ...data, changes: [change(foreign)] },
    })
    const sentence = 'У налогового режима компании в эти дни такой ставки НДС нет. Выберите другую.'
    expect(refused.json()).toMatchObject({ code: 'vat_not_of_taxes', fields: { 'changes.0.prices.ticket:common.vat': sentence } })
    // As lists of before have them.
    await world.pool.query('insert into price_tables (version_id, museum_object_id, prices, revision) values ($1, $2, $3, 1)', [
      list.versionId,
      objectId,
      JSON.stringify(foreign),
    ])
    const dearer = { 'ticket:common': { amount: 1100, vat: 'simplified_5' } }
    const { revision } = await edit(list, list.versionId, change(dearer, 1))
    const asked = { ...data, revision, note: 'Весна', overlaps_accepted: true }
    const unpublished = await ask(world, { as: 'editor', api: 'office', action: 'publish_price_list', data: asked })
    expect(unpublished.json()).toMatchObject({
      code: 'vat_not_of_taxes',
      error: sentence,
      fields: { [`prices.${objectId}.ticket:common.vat`]: sentence },
    })
    const own = await edit(list, list.versionId, change({ 'ticket:common': { amount: 1100, vat: 'standard' } }, 2))
    expect(await publish(list, list.versionId, own.revision, { overlaps_accepted: true })).toMatchObject({ current: { number: 1 } })
  })

  it('is published by nobody who does not say why', async () => {
    const list = await newList()
    const { revision } = await edit(list, list.versionId, change({ 'ticket:common': { amount: 1000 } }))
    for (const note of ['', '   ', undefined]) {
      expect(await publish(list, list.versionId, revision, { note, overlaps_accepted: true })).toBe('invalid_fields')
    }
    const { rows } = await world.pool.query('select current_version_id from price_lists where id = $1', [list.id])
    expect(rows).toEqual([{ current_version_id: null }])
    expect(await publish(list, list.versionId, revision, { overlaps_accepted: true })).toMatchObject({ current: { number: 1 } })
  })

  it('knows the taxes of its own days, before and after they change', async () => {
    const list = await newList()
    const inYear = async (from: string, taxes: string): Promise<void> => {
      await world.pool.query(
        `insert into company_versions (version, facts, valid_from, created_at, published_at)
         select max(version) + 1, (array_agg(facts))[1] || jsonb_build_object('tax_system', $2::text), $1, now(), now() from company_versions`,
        [from, taxes],
      )
    }
    const own = async ({ id: list_id }: { id: number }): Promise<string[]> =>
      (await done('price_list', { list_id })).vat.flatMap((rate) => (rate.own ? [rate.code] : []))
    const first = Number(list.valid_from.slice(0, 4))
    await inYear(`${first}-07-01`, 'patent')
    await inYear(`${first + 1}-01-01`, 'usn_income')
    expect(await own(list)).toEqual(['none'])
    expect(await own(await newList())).toHaveLength(6)
    const before = await done('create_price_list', { name: 'До', type: 'ig', valid_from: `${first}-01-01`, valid_until: `${first}-06-30` })
    expect(await own(before)).toEqual(['standard', 'reduced', 'zero', 'none'])
  })

  it('is copied to another year with a percentage, rounded, as a draft', async () => {
    const list = await published({
      'ticket:common': { amount: 133_300 },
      'service:ag': { amount: 45_000, tiers: [{ from: 10, amount: 40_000 }], vat: 'standard' },
    })
    const copy = await done('copy_price_list', { list_id: list.id, name: 'Дальше', ...period, percent: 7.5, round_to: 1000 })
    expect(copy).toMatchObject({ type: 'ig', current: null, ...period, draft: { changed: 1 } })
    expect((await rowOf(copy))?.prices).toEqual({
      'ticket:common': { amount: 143_000 },
      'service:ag': { amount: 48_000, tiers: [{ from: 10, amount: 43_000 }], vat: 'standard' },
    })
    expect(await charged(list)).toBe(133_300)
  })

  it('tells who published what and when, and what differs between any two versions', async () => {
    const list = await published({ 'ticket:common': { amount: 1000 }, 'ticket:child': { amount: 0 } })
    const second = await edit(list, list.versionId, change({ 'ticket:common': { amount: 1100 }, 'ticket:child': null }, 1))
    await publish(list, second.version_id, second.revision, { overlaps_accepted: true })
    const { versions, difference } = await done('price_history', { list_id: list.id, from: list.versionId, to: second.version_id })
    expect(versions.map(({ number, state, note, published_by }) => [number, state, note, published_by])).toEqual([
      [2, 'current', 'Весна', 'editor'],
      [1, 'former', 'Весна', 'editor'],
    ])
    expect(difference.map(({ museum_object_id, key, from, to }) => [museum_object_id, key, from, to])).toEqual([
      [objectId, 'ticket:common', { amount: 1000 }, { amount: 1100 }],
      [objectId, 'ticket:child', { amount: 0 }, null],
    ])
    const { rows } = await world.pool.query<{ action: string }>(
      `select action from audit_log where subject = 'price_list' and subject_id = $1 order by id`,
      [String(list.id)],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'price_list.created',
      'price_list.changed',
      'price_list.published',
      'price_list.changed',
      'price_list.published',
    ])
  })

  it('of another list’s version knows nothing', async () => {
    const [one, other] = [await newList(), await newList()]
    expect(await office('price_list', { list_id: one.id, version_id: other.versionId })).toBe('price_list_not_found')
    expect(await office('price_history', { list_id: one.id, from: other.versionId })).toBe('price_list_not_found')
  })

  it.each([
    ['an object', { museum_object_id: 'castle', revision: 0, prices: { 'ticket:common': { amount: 1 } } }, 'changes.0.museum_object_id'],
    ['an item', change({ 'ticket:dog': { amount: 1 } }), 'changes.0.prices'],
    ['a VAT rate', change({ 'ticket:common': { amount: 1, vat: 'planted' } }), 'changes.0.prices.ticket:common.vat'],
    ['an amount', change({ 'ticket:common': { amount: -1 } }), 'changes.0.prices.ticket:common.amount'],
    [
      'an order of tiers',
      change({
        'ticket:common': {
          amount: 1,
          tiers: [
            { from: 20, amount: 1 },
            { from: 10, amount: 1 },
          ],
        },
      }),
      'changes.0.prices.ticket:common.tiers',
    ],
  ])('takes no price with %s that does not exist', async (_what, wrong, field) => {
    const list = await newList()
    const data = { list_id: list.id, version_id: list.versionId, changes: [wrong] }
    const answer = await ask(world, { as: 'editor', api: 'office', action: 'edit_price_draft', data })
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]])
  })
})
