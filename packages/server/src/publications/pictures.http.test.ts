import { filesPath, picturesPath } from '@anfilada/contract/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadForm } from '../testing/upload-form.ts'
import { ask, createWorld, type Principal, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const png = Buffer.from('89504e470d0a1a0a0000', 'hex')

async function send(content: Buffer, as: 'editor' | 'dispatcher' = 'editor') {
  const form = uploadForm(content, 'hall.png')
  const headers = { ...form.headers, authorization: world.tokens[as] }
  return world.app.inject({ method: 'POST', url: filesPath('office', 'picture'), headers, payload: form.payload })
}

async function sent(): Promise<number> {
  return (await send(png)).json<{ data: { result: { file_id: number } } }>().data.result.file_id
}

type Saved = { success: boolean; code?: string; data: { result: { id: number; revision: number } } }
const everybody = { public: true, customer_kind: null, customer_ids: [], roles: [] }

async function save(text: string, changes: object = {}): Promise<Saved> {
  const contents = { ru: { title: 'Новый зал', text } }
  const always = { revision: 0, kind: 'news', contents, url: null, visible_from: '2026-01-01T00:00:00+03:00', visible_until: null }
  const data = { ...always, audience: everybody, ...changes }
  return (await ask(world, { as: 'editor', api: 'office', action: 'save_publication', data })).json<Saved>()
}

async function see(id: number, as: Principal) {
  const headers = as === 'none' ? {} : { authorization: world.tokens[as] }
  return world.app.inject({ url: `${picturesPath}${id}`, headers })
}
const seenBy = async (id: number) => {
  const asked = ['none', 'agencyOwner', 'agencyGuide', 'otherAgency', 'individual'] as const
  return (await Promise.all(asked.map(async (as) => ((await see(id, as)).statusCode === 200 ? [as] : [])))).flat()
}

describe('a picture in a text', () => {
  test('comes as it was sent, saved and never run, to everybody who reads a text for everybody', async () => {
    const id = await sent()
    expect(await save(`![Зал](picture:${id})`)).toMatchObject({ success: true })
    expect(await seenBy(id)).toEqual(['none', 'agencyOwner', 'agencyGuide', 'otherAgency', 'individual'])
    const { rawPayload, headers } = await see(id, 'none')
    expect(rawPayload.equals(png)).toBe(true)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    const news = (await world.app.inject({ url: '/api/v1/news/' })).json<{ body: string }[]>()
    expect(news.map(({ body }) => body)).toContain(`<p><img src="picture:${id}" alt="Зал" /></p>`)
  })

  test('is seen by exactly the audience of its text, and by nobody before, after or without it', async () => {
    const id = await sent()
    expect(await seenBy(id)).toEqual([])
    const audience = { ...everybody, public: false, customer_kind: 'legal_entity', roles: ['owner'] }
    const { result } = (await save(`![x](picture:${id})`, { audience })).data
    expect(await seenBy(id)).toEqual(['agencyOwner', 'otherAgency'])
    const mine = { publication_id: result.id, revision: result.revision, audience }
    const later = (await save(`![x](picture:${id})`, { ...mine, visible_from: '2099-01-01T00:00:00+03:00' })).data.result
    expect(await seenBy(id)).toEqual([])
    await save('Без картинки', { ...mine, revision: later.revision })
    expect(await seenBy(id)).toEqual([])
  })

  test('is answered alike where it is another’s and where there is none', async () => {
    const id = await sent()
    expect((await see(id, 'agencyOwner')).body).toBe((await see(2_000_000_000, 'agencyOwner')).body)
    expect((await see(id, 'agencyOwner')).statusCode).toBe(404)
  })

  test('stays for as long as its text, and goes with it', async () => {
    const id = await sent()
    const { result } = (await save(`![x](picture:${id})`)).data
    const uses = async () => (await world.pool.query('select from kept_file_uses where file_id = $1', [id])).rowCount
    expect(await uses()).toBe(1)
    const data = { publication_id: result.id, revision: result.revision }
    await ask(world, { as: 'editor', api: 'office', action: 'delete_publication', data })
    expect([await uses(), (await see(id, 'none')).statusCode]).toEqual([0, 404])
  })

  test('is one that was sent as such: no number that is none, no file of another kind', async () => {
    expect(await save('![x](picture:2000000000)')).toMatchObject({ success: false, code: 'file_not_found' })
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into kept_files (kind, name, media_type, content) values ('price_list', 'a.pdf', 'application/pdf', '%PDF') returning id`,
    )
    expect(await save(`![x](picture:${rows[0]?.id})`)).toMatchObject({ code: 'file_not_found' })
  })

  test('is judged by what is in it, is no larger than 2 MiB, and is sent by editors alone', async () => {
    expect((await send(Buffer.from('%PDF-1.7'))).json()).toMatchObject({ code: 'file_not_picture' })
    expect((await send(Buffer.from('<svg onload=alert(1)>'))).json()).toMatchObject({ code: 'file_not_picture' })
    expect((await send(Buffer.concat([png, Buffer.alloc(2_097_152)]))).json()).toMatchObject({ code: 'file_too_large' })
    expect((await send(png, 'dispatcher')).statusCode).toBe(403)
  })
})
