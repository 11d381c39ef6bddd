import { defaultZone, todayIn } from '@anfilada/contract/dates'
import { type Pricelists, pricelistActions, pricelists } from '@anfilada/contract/pricing/price-files'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSpreadsheet } from '../files/spreadsheets.ts'
import { addPriceList, ask, createWorld, instantObjectId, objectId, type Principal, type World } from '../testing/world.ts'
import { uploadForm } from '../testing/upload-form.ts'

let world: World
const thisYear = Number(todayIn(defaultZone).slice(0, 4))
let last: number
let current: number
let ownList: number

beforeAll(async () => {
  world = await createWorld()
  last = await newList('rf', 'Прошлый год', thisYear - 1)
  current = await newList('rf', '=Этот год', thisYear)
  ownList = await newList('rf', 'Договор', thisYear, 'agencyOwner')
})
afterAll(() => world.close())

async function newList(category: string, name: string, year: number, of?: 'agencyOwner'): Promise<number> {
  const { rows: users } = await world.pool.query<{ id: number }>('select customer_id as id from users where id = $1', [
    world.users.agencyOwner,
  ])
  const version = await addPriceList(
    world.pool,
    category,
    {
      [objectId]: {
        'ticket:common': { amount: 150_050, tiers: [{ from: 20, amount: 140_000 }], free: { per: 15, max: 1 } },
        'service:rgc': { amount: 450_000, basis: 'group', vat: 'standard' },
      },
      [instantObjectId]: { 'ticket:child': { amount: 0 } },
    },
    of === undefined ? undefined : users[0]?.id,
  )
  const { rows } = await world.pool.query<{ id: number }>(
    `update price_lists set name = $2, valid_from = make_date($3, 1, 1), valid_until = make_date($3, 12, 31) where current_version_id = $1 returning id`,
    [version, name, year],
  )
  return (rows[0] as { id: number }).id
}

function get(url: string, as: Exclude<Principal, 'none'> = 'agencyOwner', language = 'ru'): Promise<LightMyRequestResponse> {
  return world.app.inject({ url, headers: { authorization: world.tokens[as], 'accept-language': language } })
}
async function offered(as: Exclude<Principal, 'none'>): Promise<Pricelists> {
  return pricelists.parse((await get('/api/v1/pricelist/', as)).json())
}

describe('the price lists of a customer', () => {
  it('come by year, newest first, with a file for groups from Russia and one for foreign ones', async () => {
    const years = await offered('otherAgency')
    const ours = years.filter(({ year }) => year === thisYear || year === thisYear - 1)
    expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((one, other) => other - one))
    expect(ours.map(({ file_rg }) => file_rg)).toEqual([`/api/v1/pricelist/${current}/pdf`, `/api/v1/pricelist/${last}/pdf`])
    // The small world's own list holds for every year.
    expect(ours.every(({ file_ig }) => file_ig !== null)).toBe(true)
  })

  it('begin with his own, which nobody else is shown', async () => {
    const [mine, others] = [await offered('agencyOwner'), await offered('otherAgency')]
    expect(mine.find(({ year }) => year === thisYear)?.file_rg).toBe(`/api/v1/pricelist/${ownList}/pdf`)
    expect(mine.flatMap(({ lists }) => lists).find(({ list_id }) => list_id === ownList)?.own).toBe(true)
    expect(JSON.stringify(others)).not.toContain('Договор')
    expect((await get(`/api/v1/pricelist/${ownList}/xlsx`, 'otherAgency')).statusCode).toBe(404)
  })

  it('are the same through the action', async () => {
    const answer = await ask(world, { as: 'agencyOwner', action: 'get_pricelists', data: {} })
    expect(pricelistActions.get_pricelists.output.parse(answer.json<{ data: unknown }>().data).result).toEqual(await offered('agencyOwner'))
  })

  it('are not drafts', async () => {
    const answer = await ask(world, {
      as: 'editor',
      api: 'office',
      action: 'create_price_list',
      data: { name: 'Черновик', type: 'rf', valid_from: `${thisYear}-01-01`, valid_until: `${thisYear}-12-31` },
    })
    const { id } = answer.json<{ data: { result: { id: number } } }>().data.result
    expect(JSON.stringify(await offered('otherAgency'))).not.toContain('Черновик')
    expect((await get(`/api/v1/pricelist/${id}/xlsx`)).statusCode).toBe(404)
  })
})

describe('the file of a price list', () => {
  it('is a table with every price and what a bare sum does not say, in the reader’s language', async () => {
    const answer = await get(`/api/v1/pricelist/${current}/xlsx`)
    const read = await readSpreadsheet(answer.rawPayload)
    const cells = read.ok ? (read.sheets[0]?.cells ?? []) : []
    const said = cells.map(({ content }) => (content.kind === 'number' ? content.number : content.text))
    expect(said).toEqual(expect.arrayContaining(['Прайс-лист: Российская группа', 'Главный комплекс', 1500.5, 4500, 0]))
    expect(said).toEqual(
      expect.arrayContaining([
        'Взрослый: от 20\u00a0чел. — 1400\u00a0₽; Взрослый: 1 из 15 бесплатно, но не больше 1; Гид музея, русский язык: цена за группу',
        'Гид музея, русский язык: в том числе НДС 22\u00a0%',
      ]),
    )
    expect(said).not.toContain('Аудиогид')
    expect([answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'nosniff',
    ])
    const english = await readSpreadsheet((await get(`/api/v1/pricelist/${current}/xlsx`, 'agencyOwner', 'en')).rawPayload)
    expect(english.ok && english.sheets[0]?.name).toBe('Price list')
  })

  it.each(['ru', 'zh', 'fa'])('is a PDF with its fonts inside, in %s too', async (language) => {
    const answer = await get(`/api/v1/pricelist/${current}/pdf`, 'agencyOwner', language)
    expect([answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    expect(answer.rawPayload.includes('/FontFile2')).toBe(true)
  })

  it('is the one that staff uploaded, when they did, byte for byte', async () => {
    const pdf = Buffer.from('%PDF-1.7 как напечатано')
    const form = uploadForm(pdf, 'Прайс.pdf')
    const upload = await world.app.inject({
      method: 'POST',
      url: '/api/office/files/price_list/',
      payload: form.payload,
      headers: { authorization: world.tokens.editor, ...form.headers },
    })
    const fileId = upload.json<{ data: { result: { file_id: number } } }>().data.result.file_id
    const attach = (file_id: number | null): Promise<LightMyRequestResponse> =>
      ask(world, { as: 'editor', api: 'office', action: 'attach_price_file', data: { list_id: last, file_id } })
    await attach(fileId)
    const offer = (await offered('otherAgency')).find(({ year }) => year === thisYear - 1)
    expect(offer?.file_rg).toBe(`/api/v1/pricelist/${last}/file`)
    const answer = await get(offer?.file_rg ?? '')
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="_____.pdf"; filename*=UTF-8''%D0%9F%D1%80%D0%B0%D0%B9%D1%81.pdf`,
    )
    await attach(null)
    expect((await get(`/api/v1/pricelist/${last}/file`)).statusCode).toBe(404)
  })

  it.each(['0', '-1', '1.5', '99999999999', 'x', '%00', "1'--"])('with the number %s is not found', async (id) => {
    expect((await get(`/api/v1/pricelist/${id}/xlsx`)).statusCode).toBe(404)
  })

  it('is made once for a version and language, however many ask at once, and again when what it says has changed', async () => {
    const made = async () =>
      (await world.pool.query<{ name: string }>('select name from kept_files where made_from is not null')).rows.length
    await world.pool.query('delete from kept_files where made_from is not null')
    const url = `/api/v1/pricelist/${current}/pdf`
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => get(url, at % 2 === 0 ? 'agencyOwner' : 'otherAgency')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(await made()).toBe(1)
    expect((await get(url)).rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    await get(url, 'agencyOwner', 'en')
    expect(await made()).toBe(2)
    await world.pool.query(`update museums set name = name || '{"ru_RU": "Другой дворец"}' where id = 1`)
    await get(url)
    expect(await made()).toBe(3)
  })
})
