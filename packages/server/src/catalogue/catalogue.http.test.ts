import { country, museum, museumObject } from '@anfilada/contract/catalogue'
import { countryOfChina, countryOfRussia } from '@anfilada/contract/group-categories'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createWorld, instantObjectId, museumId, objectId, type World } from '../testing/world.ts'

let world: World
let russianOnly: number

const named = (ru: string, en: string): string => JSON.stringify({ ru_RU: ru, en_US: en, zh_cn: en, fa_IR: en, vi: en })

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`insert into museums (name, types) values ($1, '{rf}') returning id`, [
    named('Ямской музей', 'A museum of coaches'),
  ])
  russianOnly = rows[0]?.id ?? 0
  await world.pool.query(
    `insert into museum_objects (system_id, museum_id, name, countries, usual_entrance) values ('coaches', $1, $2, '{267}', 'Ворота')`,
    [russianOnly, named('Кареты', 'Coaches')],
  )
})
afterAll(() => world.close())

function get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return world.app.inject({ url: `/api/v1/${path}`, headers: { authorization: world.tokens.agencyOwner, ...headers } })
}

async function list<S extends z.ZodMiniType>(schema: S, path: string, headers: Record<string, string> = {}): Promise<z.output<S>[]> {
  const answer = await get(path, headers)
  expect(answer.statusCode).toBe(200)
  return z.array(schema).parse(answer.json())
}

describe('the list of museums', () => {
  const idsOf = async (path: string) => (await list(museum, path)).map(({ id }) => id)

  it('has all museums, and with a group category those that take it', async () => {
    expect(await idsOf('museums/')).toEqual([museumId, russianOnly])
    expect(await idsOf('museums/?type=rf')).toEqual([museumId, russianOnly])
    expect(await idsOf('museums/?type=cn')).toEqual([museumId])
  })

  it('is not filtered by an empty category, and is at the same address without a slash', async () => {
    expect(await idsOf('museums/?type=')).toEqual([museumId, russianOnly])
    expect(await idsOf('museums')).toEqual([museumId, russianOnly])
  })
})

describe('the list of museum objects', () => {
  const idsOf = async (query: string) => (await list(museumObject, `museums-objects/${query}`)).map((object) => object.system_id)

  it.each([
    ['', [instantObjectId, objectId, 'coaches']],
    [`?museum_id=${museumId}`, [instantObjectId, objectId]],
    ['?type=ig', [instantObjectId, objectId]],
    ['?type=rf&museum_id=2', ['coaches']],
    ['?system_id=coaches', ['coaches']],
    ['?system_id=coaches&type=cn', []],
    ['?system_id=nothing', []],
    ['?museum_id=999999', []],
    ['?museum_id=&type=&system_id=', [instantObjectId, objectId, 'coaches']],
  ])('filtered by "%s" is %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected)
  })

  it('names the museum in the asked language; the language of the address wins over the browser’s', async () => {
    const museumIn = async (query: string, browser?: string) =>
      (
        await list(museumObject, `museums-objects/?system_id=coaches${query}`, browser === undefined ? {} : { 'accept-language': browser })
      )[0]?.museum
    expect(await museumIn('')).toBe('Ямской музей')
    expect(await museumIn('', 'en-GB')).toBe('A museum of coaches')
    expect(await museumIn('&language=ru', 'en-GB')).toBe('Ямской музей')
    expect(await museumIn('', 'de')).toBe('Ямской музей')
  })

  it('says which countries an object serves and whether it confirms at once', async () => {
    const objects = await list(museumObject, 'museums-objects/')
    expect(objects.map(({ system_id, countries, instant }) => ({ system_id, countries, instant }))).toEqual([
      { system_id: instantObjectId, countries: [], instant: true },
      { system_id: objectId, countries: [], instant: false },
      { system_id: 'coaches', countries: [267], instant: false },
    ])
  })
})

describe('the list of countries', () => {
  it('is open to a visitor and sorted as the reader reads', async () => {
    const idsIn = async (language: string) => {
      const answer = await world.app.inject({ url: '/api/v1/countries/', headers: { 'accept-language': language } })
      return z
        .array(country)
        .parse(answer.json())
        .map(({ id }) => id)
    }
    // Japan is 47 (0059-countries.sql): Япония and Россия, Japan and Russia.
    expect((await idsIn('ru')).filter((id) => id === 267 || id === 47)).toEqual([267, 47])
    expect((await idsIn('en')).filter((id) => id === 267 || id === 47)).toEqual([47, 267])
  })

  it('has all of ISO 3166, each once by its number, its code and its name in every language', async () => {
    const { rows } = await world.pool.query<{ id: number; code: string; name: Record<string, string> }>(
      'select countries.id, countries.code, countries.name from countries',
    )
    expect(rows).toHaveLength(249)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(249)
    const namesIn = (key: string) => rows.flatMap(({ name }) => name[key] || [])
    expect(Object.values(nameKeys).map((key) => new Set(namesIn(key)).size)).toEqual([249, 249, 249, 249, 249])
    const numbers = Object.fromEntries(rows.map(({ code, id }) => [code, id]))
    expect(numbers).toMatchObject({ RU: countryOfRussia, CN: countryOfChina })
  })
})
