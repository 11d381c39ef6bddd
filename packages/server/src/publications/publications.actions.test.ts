import {
  advertList,
  loginNotification,
  newsList,
  type Notices,
  officePublicationActions,
  publicationActions,
  publicNoticeActions,
  type PublicationWhole,
} from '@anfilada/contract/publications/publications'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { setPassword, goodPassword } from '../testing/logins.ts'
import { withStandIn } from '../testing/stand-in.ts'
import { addServices, openWindow } from '../testing/services.ts'
import { ask, createWorld, type Principal, visitDate, type World } from '../testing/world.ts'
import { listNews } from './publications.reads.ts'
import { tellJob, tellPublication } from './tell.store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterEach(() => world.pool.query('delete from publications; delete from publication_readers'))
afterAll(() => world.close())

type Body<R> = { success: boolean; data?: { result: R }; code?: string; fields?: Record<string, string> }

const everybody = { public: true, customer_kind: null, customer_ids: [], roles: [] }
const members = { ...everybody, public: false }
const fountains = { title: 'Фонтаны до 22:30', text: 'По **субботам**.' }
const longAgo = '2026-01-01T00:00:00+03:00'
const piece = {
  revision: 0,
  kind: 'news',
  contents: { ru: fountains },
  url: null,
  visible_from: longAgo,
  visible_until: null,
  audience: members,
}

async function send(changes: object = {}, as: Principal = 'editor', key?: string): Promise<Body<PublicationWhole>> {
  const data = { ...piece, ...changes }
  const answer = await ask(world, { as, api: 'office', action: 'save_publication', data, ...(key !== undefined && { key }) })
  return answer.json<Body<PublicationWhole>>()
}
async function save(changes: object = {}): Promise<PublicationWhole> {
  const body = await send(changes)
  return officePublicationActions.save_publication.output.parse(body.data).result
}
async function notices(as: Principal): Promise<Notices> {
  const answer = await ask(world, { as, action: 'notices', data: {} })
  return publicationActions.notices.output.parse(answer.json<Body<unknown>>().data).result
}
async function read(path: string, as: Principal = 'none', language = 'ru'): Promise<unknown> {
  const headers = as === 'none' ? {} : { authorization: world.tokens[as] }
  return (await world.app.inject({ url: `/api/v1/${path}/?language=${language}`, headers })).json()
}
const news = async (as?: Principal, language?: string) => newsList.parse(await read('news', as, language))
const titles = async (as: Principal) => (await news(as)).map(({ title }) => title)
const customerOf = async (as: Exclude<Principal, 'none'>) =>
  (await world.pool.query<{ id: number }>('select customer_id as id from users where id = $1', [world.users[as]])).rows[0]?.id ?? 0

describe('a publication', () => {
  test('is kept as it was typed and read as HTML of few elements, in the reader’s language or marked as Russian', async () => {
    const saved = await save({ contents: { ru: fountains, en: { title: 'Fountains', text: 'On <b>Saturdays</b>' } } })
    expect(saved.contents.ru).toEqual(fountains)
    expect(await news('agencyOwner')).toMatchObject([
      { title: 'Фонтаны до 22:30', body: '<p>По <strong>субботам</strong>.</p>', language: 'ru' },
    ])
    expect(await news('agencyOwner', 'en')).toMatchObject([{ body: '<p>On &lt;b&gt;Saturdays&lt;/b&gt;</p>', language: 'en' }])
    expect(await news('agencyOwner', 'fa')).toMatchObject([{ title: 'Фонтаны до 22:30', language: 'ru' }])
  })

  test('appears and goes at its second, by the clock of the database', async () => {
    const reader = { customerId: await customerOf('agencyOwner'), userId: world.users.agencyOwner, roles: ['owner'] }
    const { id } = await save()
    // Within one transaction the clock stands still: each line is shown or not by itself.
    const shown = await inTransaction(world.pool, async (tx) => {
      const at = async (from: string, until: string | null): Promise<boolean> => {
        await (tx as unknown as World['pool']).query(
          'update publications set visible_from = now() + $2::interval, visible_until = now() + $3::interval where id = $1',
          [id, from, until],
        )
        return (await listNews(tx, { reader, language: 'ru' })).length > 0
      }
      return [
        await at('0', null),
        await at('1 second', null),
        await at('-1 hour', '1 second'),
        await at('-1 hour', '0'),
        await at('-1 hour', '-1 second'),
      ]
    })
    expect(shown).toEqual([true, false, true, false, false])
  })

  test('is for those of whom all holds that its audience says', async () => {
    await save({ audience: everybody, contents: { ru: { ...fountains, title: 'всем' } } })
    await save({ contents: { ru: { ...fountains, title: 'клиентам' } } })
    await save({ audience: { ...members, customer_kind: 'individual' }, contents: { ru: { ...fountains, title: 'частным' } } })
    await save({ audience: { ...members, roles: ['guide', 'accountant'] }, contents: { ru: { ...fountains, title: 'гидам' } } })
    const one = { ...members, customer_ids: [await customerOf('otherAgency')] }
    await save({ audience: one, contents: { ru: { ...fountains, title: 'одному' } } })
    await save({ audience: { ...one, roles: ['guide'] }, contents: { ru: { ...fountains, title: 'его гидам' } } })
    expect(await titles('none')).toEqual(['всем'])
    expect(await titles('dispatcher')).toEqual(['всем'])
    expect(await titles('agencyOwner')).toEqual(['клиентам', 'всем'])
    expect(await titles('onBehalf')).toEqual(['клиентам', 'всем'])
    expect(await titles('agencyGuide')).toEqual(['гидам', 'клиентам', 'всем'])
    expect(await titles('individual')).toEqual(['частным', 'клиентам', 'всем'])
    expect(await titles('otherAgency')).toEqual(['одному', 'клиентам', 'всем'])
  })

  test('is a draft without a beginning, and nobody reads it', async () => {
    const draft = await save({ visible_from: null })
    expect([draft.state, draft.visible_from]).toEqual(['draft', null])
    expect(await titles('agencyOwner')).toEqual([])
  })

  test('is changed by who read it last, and deleted', async () => {
    const first = await save()
    const known = { publication_id: first.id, revision: first.revision, visible_from: first.visible_from }
    const second = await save({ ...known, contents: { ru: { title: 'Иначе', text: 'Иначе' } } })
    expect([second.revision, second.visible_from]).toEqual([2, first.visible_from])
    expect(await send({ publication_id: first.id, revision: 1 })).toMatchObject({ code: 'publication_stale' })
    expect(await send({ visible_until: longAgo })).toMatchObject({
      code: 'publication_ends_early',
      fields: { visible_until: expect.any(String) },
    })
    const data = { publication_id: first.id, revision: 2 }
    const gone = await ask(world, { as: 'editor', api: 'office', action: 'delete_publication', data })
    expect(gone.json()).toMatchObject({ success: true })
    expect(await titles('agencyOwner')).toEqual([])
  })

  test('is saved once, however often the same request comes', async () => {
    await Promise.all([1, 2, 3].map(() => send({}, 'editor', 'news-key-1')))
    expect(await titles('agencyOwner')).toHaveLength(1)
  })

  test('of an advert links to a page of ours or of the web, and to nothing else', async () => {
    for (const url of ['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x'])
      expect(await send({ kind: 'advert', url })).toMatchObject({ code: 'invalid_fields', fields: { url: expect.any(String) } })
    expect((await save({ kind: 'advert', url: '/new' })).url).toBe('/new')
  })

  test('is previewed as readers get it', async () => {
    const answer = await ask(world, { as: 'editor', api: 'office', action: 'preview_publication', data: { text: '**да** <i>' } })
    expect(answer.json()).toMatchObject({ data: { result: { body: '<p><strong>да</strong> &lt;i&gt;</p>' } } })
  })
})

describe('the mark of news', () => {
  test('is there until the login looks, and again for the next', async () => {
    expect((await notices('agencyOwner')).news_mark).toBe(false)
    await save()
    expect([(await notices('agencyOwner')).news_mark, (await notices('agencyManager')).news_mark]).toEqual([true, true])
    expect((await news('agencyOwner'))[0]?.marked).toBe(true)
    expect((await ask(world, { as: 'agencyOwner', action: 'unmark_news', data: {} })).json()).toMatchObject({
      data: { result: { news_mark: false } },
    })
    expect([(await notices('agencyOwner')).news_mark, (await notices('agencyManager')).news_mark]).toEqual([false, true])
    expect((await news('agencyOwner'))[0]?.marked).toBe(false)
    // Later than the look by the clock of the database, which is finer than the moments of publications.
    await world.pool.query(`update publication_readers set read_until = read_until - interval '1 second'`)
    await save()
    expect((await notices('agencyOwner')).news_mark).toBe(true)
  })

  test('is not of news for others, and employees on behalf have none', async () => {
    await save({ audience: { ...members, roles: ['guide'] } })
    expect([(await notices('agencyOwner')).news_mark, (await notices('agencyGuide')).news_mark]).toEqual([false, true])
    expect((await notices('onBehalf')).news_mark).toBe(false)
  })

  test('is forgotten with the person', async () => {
    await withStandIn(world, 'agencyOwner', async (userId) => {
      await ask(world, { as: 'agencyOwner', action: 'unmark_news', data: {} })
      const kept = async () =>
        (await world.pool.query<{ count: number }>('select count(*)::int as count from publication_readers where user_id = $1', [userId]))
          .rows[0]?.count
      expect(await kept()).toBe(1)
      const erased = await ask(world, { as: 'agencyOwner', action: 'erase_personal_data', data: { password: goodPassword } })
      expect(erased.json()).toMatchObject({ success: true })
      expect(await kept()).toBe(0)
    })
  })

  test('comes with the sign-in', async () => {
    await setPassword(world, 'individual')
    const mark = async () => {
      const payload = { login: 'individual', password: goodPassword }
      const answer = await world.app.inject({ method: 'POST', url: '/api/v1/login/', payload })
      return answer.json<{ data: { userData: { news_mark: boolean } } }>().data.userData.news_mark
    }
    expect(await mark()).toBe(false)
    await save()
    expect(await mark()).toBe(true)
  })
})

describe('notices', () => {
  const until = new Date(Date.now() + 864e5).toISOString()

  test('are the newest of each kind, for who has not closed them', async () => {
    const old = await save({ kind: 'advert', contents: { ru: { title: 'старая', text: 'т' } } })
    await world.pool.query(`update publications set visible_from = visible_from - interval '1 minute'`)
    const advert = await save({ kind: 'advert', contents: { ru: { title: 'новая', text: 'т' } }, url: '/new' })
    const popup = await save({ kind: 'popup', contents: { ru: { title: 'Онлайн-оплата', text: 'т' } } })
    const notice = await save({ kind: 'schedule_notice', visible_until: until })
    expect(await notices('agencyOwner')).toMatchObject({
      advert: { id: advert.id, type: 'ad', url: '/new' },
      popup: { id: popup.id },
      schedule_notice: { id: notice.id },
    })
    const close = (publication_id: number) => ask(world, { as: 'agencyOwner', action: 'close_publication', data: { publication_id } })
    await close(advert.id)
    await close(popup.id)
    await close(old.id)
    expect((await close(notice.id)).json()).toMatchObject({ code: 'publication_not_found' })
    expect(await notices('agencyOwner')).toMatchObject({ advert: null, popup: null, schedule_notice: { id: notice.id } })
    expect(advertList.parse(await read('adverts', 'agencyOwner'))).toEqual([])
    expect((await notices('agencyManager')).advert?.id).toBe(advert.id)
  })

  test('of the login are those for everybody, a popup never', async () => {
    await save({ kind: 'login_notification', contents: { ru: { title: 'Работы', text: 'Ночью\n\nс **2** до 3 & <x>' } } })
    await save({ kind: 'advert' })
    await save({ kind: 'popup', audience: everybody })
    await save({ kind: 'schedule_notice', visible_until: until, audience: everybody })
    await openWindow(world, '-1 hour', '1 hour')
    const answer = await ask(world, { as: 'none', action: 'public_notices', data: {} })
    expect(publicNoticeActions.public_notices.output.parse(answer.json<Body<unknown>>().data).result).toMatchObject({
      login_notification: { title: 'Работы' },
      advert: null,
      submission: [{ month: visitDate.slice(0, 7), museums: [] }],
      schedule_notice: { title: fountains.title },
    })
    expect(loginNotification.parse(await read('login_notification'))).toMatchObject({ text: 'Ночью\nс 2 до 3 & <x>' })
  })

  test('of the login are null where there is none', async () => {
    expect(await read('login_notification')).toBeNull()
    expect(await read('adverts')).toEqual([])
  })

  test('of a schedule stand while a window is open by the clock of the database, with the moment at which it closes', async () => {
    const notice = await save({ kind: 'schedule_notice', visible_until: until })
    const said = async () => {
      const { submission, schedule_notice: written } = await notices('agencyOwner')
      return [submission.length, written?.id ?? null]
    }
    await openWindow(world, '-1 hour', '1 hour')
    expect(await said()).toEqual([1, notice.id])
    const { rows } = await world.pool.query<{ at: Date }>('select closes_at as at from submission_windows')
    expect(rows.map(({ at }) => at.toISOString())).toEqual((await notices('agencyOwner')).submission.map(({ closes_at }) => closes_at))
    await openWindow(world, '-1 hour', '-1 millisecond')
    expect(await said()).toEqual([0, null])
    await openWindow(world, '1 minute', '1 hour')
    expect(await said()).toEqual([0, null])
    await send({ ...notice, visible_until: null, publication_id: notice.id, visible_from: null })
    await openWindow(world, '-1 hour', '1 hour')
    expect(await said()).toEqual([1, null])
  })

  test('of a schedule have an end', async () => {
    expect(await send({ kind: 'schedule_notice' })).toMatchObject({ code: 'publication_end_missing' })
  })
})

describe('open screens', () => {
  const told = async () =>
    (await world.pool.query<{ count: number }>(`select count(*)::int as count from outbox where topic = 'publication.appeared'`)).rows[0]
      ?.count

  test('are told by a job when it begins, and of nothing that is not shown then', async () => {
    const from = new Date(Date.now() + 3_600_000).toISOString()
    const { id, revision } = await save({ visible_from: from })
    const { rows } = await world.pool.query<{ at: Date }>(
      `select run_at as at from graphile_worker.jobs where task_identifier = $1 and key = $1 || ':' || $2::text`,
      [tellJob, id],
    )
    expect(rows.map(({ at }) => at.toISOString())).toEqual([from])
    const before = await told()
    await tellPublication(world.pool, id)
    expect(await told()).toBe(before)
    await save({ publication_id: id, revision, visible_from: longAgo })
    await tellPublication(world.pool, id)
    expect(await told()).toBe((before ?? 0) + 1)
  })
})

test('news are read as far as the fiftieth', async () => {
  await world.pool.query(
    `insert into publications (kind, contents, visible_from, is_public)
     select 'news', '{"ru": {"title": "т", "html": ""}}', now() - each * interval '1 hour', true from generate_series(1, 60) each`,
  )
  expect(await news()).toHaveLength(50)
})
