import { type FileKind, fileLink, filesPath, mediaTypes } from '@anfilada/contract/files'
import type { LightMyRequestResponse } from 'fastify'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenHash } from '../secrets.ts'
import { goodPassword } from '../testing/logins.ts'
import { withStandIn } from '../testing/stand-in.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../testing/world.ts'
import { putFile } from './kept-files.store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Who = Exclude<Principal, 'none'>
const content = randomBytes(600_000)

async function keep(of: Who, kind: FileKind = 'reconciliation', name = 'a.txt', userId = world.users[of]): Promise<number> {
  const { rows } = await world.pool.query<{ id: number | null }>('select customer_id as id from users where id = $1', [world.users[of]])
  const made = { name, mediaType: mediaTypes.txt, customerId: rows[0]?.id ?? null, userId, keptDays: 2 }
  return (await putFile(world.pool, { ...made, kind, content, packed: false })) as number
}
function get(url: string, as?: Who, more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return world.app.inject({ url, headers: { ...(as && { authorization: world.tokens[as] }), ...more } })
}
async function linkTo(id: number, token: string): Promise<string> {
  const url = `${filesPath('customer', 'reconciliation')}${id}/link`
  const answer = await world.app.inject({ method: 'POST', url, headers: { authorization: token } })
  return fileLink.parse(answer.json<{ data: unknown }>().data).result.file
}
const path = filesPath('customer', 'reconciliation')

describe('a kept file', () => {
  it('comes whole, to be saved under its name and never to be shown', async () => {
    const answer = await get(`${path}${await keep('agencyOwner', 'reconciliation', '价格 🏛 "весна".txt')}`, 'agencyAccountant')
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'content-disposition':
        `attachment; filename="__ __ _______.txt"; ` +
        `filename*=UTF-8''%E4%BB%B7%E6%A0%BC%20%F0%9F%8F%9B%20%22%D0%B2%D0%B5%D1%81%D0%BD%D0%B0%22.txt`,
    })
  })

  it('is not sent again to whoever has it', async () => {
    const url = `${path}${await keep('agencyOwner')}`
    const tag = String((await get(url, 'agencyOwner')).headers['etag'])
    expect([(await get(url, 'agencyOwner', { 'if-none-match': tag })).statusCode, tag.length]).toEqual([304, 66])
  })

  it('of another customer, of another kind, or with a number that nobody has is not found, all in the same words', async () => {
    const answers = [
      await get(`${path}${await keep('otherAgency')}`, 'agencyOwner'),
      await get(`${path}${await keep('officeAccountant', 'bank_statement')}`, 'agencyOwner'),
      await get(`${filesPath('office', 'price_list')}${await keep('officeAccountant', 'bank_statement')}`, 'editor'),
      await get(`${path}2000000000`, 'agencyOwner'),
      await get(`${path}0`, 'agencyOwner'),
      await get(`${path}..%2f1`, 'agencyOwner'),
      await get(`/api/v1/files/${await keep('agencyOwner')}`, 'agencyOwner'),
      await get(`/api/v1/files/${await keep('agencyOwner')}?link=${'1.'.repeat(2)}${'a'.repeat(43)}`, 'agencyOwner'),
    ]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ code: 'file_not_found' })
  })
})

describe('a link to a file', () => {
  it('opens it without the header, for a minute', async () => {
    const id = await keep('agencyOwner')
    const link = await linkTo(id, world.tokens.agencyOwner)
    expect((await get(link)).rawPayload.equals(content)).toBe(true)
    const [, session = '', until = ''] = /link=(\d+)\.(\d+)\./.exec(link) ?? []
    const { rows } = await world.pool.query<{ left: number }>('select $1 - extract(epoch from now())::integer as left', [Number(until)])
    expect(rows[0]?.left).toBeGreaterThan(0)
    expect(rows[0]?.left).toBeLessThanOrEqual(60)
    const past = Number(until) - 61
    const expired = testIdentity.secrets.linkToken(`file ${id} of session ${session} until ${past}`)
    expect((await get(`/api/v1/files/${id}?link=${session}.${past}.${expired}`)).statusCode).toBe(404)
    // Signed right, it lives: what failed was its time.
    const signed = testIdentity.secrets.linkToken(`file ${id} of session ${session} until ${until}`)
    expect((await get(`/api/v1/files/${id}?link=${session}.${until}.${signed}`)).statusCode).toBe(200)
  })

  it('opens nothing for another user, another file, another time, or with a letter changed', async () => {
    const [id, other] = [await keep('agencyOwner'), await keep('agencyOwner')]
    const link = await linkTo(id, world.tokens.agencyOwner)
    const forged = [
      get(link, 'agencyManager'),
      get(link, 'officeAccountant'),
      get(link.replace(`/${id}?`, `/${other}?`)),
      get(link.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 60}.`)),
      get(link.replace(/=(\d+)\./, (_, session) => `=${Number(session) + 1}.`)),
      get(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
      get(`${link}&link=1`),
    ]
    expect((await Promise.all(forged)).map(({ statusCode }) => statusCode)).toEqual(forged.map(() => 404))
    expect((await get(link, 'agencyOwner')).statusCode).toBe(200)
  })

  it('ends with the session for which it was made, and with the right to read', async () => {
    const token = 'a-session-that-ends'.padEnd(43, '_')
    await world.pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
      tokenHash(token),
      world.users.agencyManager,
    ])
    const link = await linkTo(await keep('agencyOwner'), token)
    expect((await get(link)).statusCode).toBe(200)
    await world.pool.query(`update users set roles = '{guide}' where id = $1`, [world.users.agencyManager])
    expect((await get(link)).statusCode).toBe(404)
    await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.agencyManager])
    expect((await get(link)).statusCode).toBe(200)
    await world.app.inject({ method: 'POST', url: '/api/v1/logout/', headers: { authorization: token } })
    expect((await get(link)).statusCode).toBe(404)
  })
})

describe('who leaves', () => {
  const member = async (): Promise<{ name: string }[]> => {
    const answer = await ask(world, { as: 'agencyManager', action: 'export_personal_data', data: {} })
    return answer.json<{ data: { result: { files: { name: string }[] } } }>().data.result.files
  }

  it('is told of his files before, and takes those along that nothing refers to; others keep theirs', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      const [own, colleagues] = [await keep('agencyManager', 'reconciliation', 'мои.txt', userId), await keep('agencyOwner')]
      const given = await keep('agencyManager', 'reconciliation', 'given.txt', userId)
      await world.pool.query('update price_lists set file_id = $1 where id = 1', [given])
      expect((await member()).map(({ name }) => name)).toEqual(['мои.txt', 'given.txt'])
      const erased = await ask(world, { as: 'agencyManager', action: 'erase_personal_data', data: { password: goodPassword } })
      expect(erased.json()).toMatchObject({ success: true })
      const { rows } = await world.pool.query<{ id: number }>('select id from kept_files where id = any ($1) order by id', [
        [own, colleagues, given],
      ])
      expect(rows.map(({ id }) => id)).toEqual([colleagues, given])
      await world.pool.query('update price_lists set file_id = null where id = 1')
    })
  })
})

describe('a server of the version before', () => {
  it('keeps, reads and forgets price files by their old name, and sees no other file', async () => {
    const statement = await keep('officeAccountant', 'bank_statement')
    const { rows: kept } = await world.pool.query<{ id: number }>(
      `insert into price_files (name, media_type, content, uploaded_by) values ('old.pdf', 'application/pdf', '%PDF-', $1) returning id`,
      [world.users.editor],
    )
    const made = `insert into price_files (name, media_type, content, made_from) values ('made.pdf', 'application/pdf', '%PDF-', 'digest') on conflict (made_from) do nothing`
    expect([(await world.pool.query(made)).rowCount, (await world.pool.query(made)).rowCount]).toEqual([1, 0])
    const id = kept[0]?.id ?? 0
    expect((await world.pool.query('select name from price_files where id = $1 for key share', [id])).rows).toEqual([{ name: 'old.pdf' }])
    const answer = await get(`${filesPath('office', 'price_list')}${id}`, 'editor')
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-'])
    await world.pool.query(`update kept_files set made_at = now() - interval '90 days'`)
    const sweep = `delete from price_files where price_files.uploaded_at < now() - interval '2 days'
                     and not exists (select from price_lists where price_lists.file_id = price_files.id)`
    expect((await world.pool.query(sweep)).rowCount).toBe(2)
    expect((await world.pool.query('select id from kept_files where id = $1', [statement])).rowCount).toBe(1)
  })
})
