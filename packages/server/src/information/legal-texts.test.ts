import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import {
  currentLegalTexts,
  type LegalTextAnswer,
  legalTextAnswer,
  legalTextActions,
  type LegalVersionWhole,
} from '@anfilada/contract/legal-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlErrors } from '../db/sql-errors.ts'
import { ask, createWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const dayFromNow = (days: number): string => addDays(todayIn(defaultZone), days)
const contents = (text: string) => ({ ru: { title: 'Возврат', text }, en: { title: 'Refunds', text: `${text} (en)` } })

async function tell(action: string, data: object) {
  const answer = await ask(world, { as: 'editor', api: 'office', action, data })
  return answer.json<{ success: boolean; code?: string; fields?: object; data: { result: LegalVersionWhole } }>()
}
const save = (revision: number, text: string, kind = 'refund_policy') =>
  tell('save_legal_draft', { kind, revision, contents: contents(text) })
const publish = (revision: number, valid_from: string, kind = 'refund_policy') =>
  tell('publish_legal_text', { kind, revision, valid_from, note: 'Штраф' })

async function states(kind = 'refund_policy') {
  const answer = await ask(world, { as: 'admin', api: 'office', action: 'legal_texts', data: {} })
  const { result } = legalTextActions.legal_texts.output.parse(answer.json<{ data: unknown }>().data)
  return result.filter((row) => row.kind === kind).map(({ version, state }) => `${version} ${state}`)
}
async function current(language = 'ru') {
  return currentLegalTexts.parse((await world.app.inject({ url: `/api/v1/legal-texts/?language=${language}` })).json())
}
async function read(id: number, language = 'ru'): Promise<LegalTextAnswer> {
  return legalTextAnswer.parse((await world.app.inject({ url: `/api/v1/legal-texts/${id}/?language=${language}` })).json())
}
const refundsNow = async () => (await current()).find(({ kind }) => kind === 'refund_policy')

describe('a legal text', () => {
  it('is read by everybody, in his language or, where it is not translated, in Russian', async () => {
    expect((await current()).map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'contract 1',
      'offer 1',
      'refund_policy 1',
      'consent 1',
    ])
    expect((await current('en'))[0]).toMatchObject({ title: 'Title', language: 'en' })
    const [first] = await current('fa')
    expect(first).toMatchObject({ title: 'Название', language: 'ru' })
    expect(await read(first?.id ?? 0, 'en')).toMatchObject({ language: 'en', text: 'Text', languages: ['ru', 'en'] })
    expect(await read(first?.id ?? 0, 'vi')).toMatchObject({ language: 'ru', text: 'Текст' })
  })

  it('is written as a draft that nobody else reads, and holds once it is published', async () => {
    const draft = (await save(0, 'Новый')).data.result
    expect(draft).toMatchObject({
      version: 2,
      state: 'draft',
      revision: 1,
      valid_from: null,
      languages: expect.arrayContaining(['ru', 'en']),
    })
    expect((await world.app.inject({ url: `/api/v1/legal-texts/${draft.id}/` })).statusCode).toBe(404)
    expect(await refundsNow()).toMatchObject({ version: 1 })
    expect(await publish(1, dayFromNow(0))).toMatchObject({ data: { result: { state: 'current', published_by: 'editor', note: 'Штраф' } } })
    expect(await refundsNow()).toMatchObject({ id: draft.id, version: 2, valid_from: dayFromNow(0) })
    expect(await read(draft.id)).toMatchObject({ text: 'Новый' })
    expect(await states()).toEqual(['2 current', '1 former'])
  })

  it('that holds from a later day changes nothing until then', async () => {
    const { id } = (await save(0, 'Завтра')).data.result
    await publish(1, dayFromNow(1))
    expect(await states()).toEqual(['3 upcoming', '2 current', '1 former'])
    expect(await refundsNow()).toMatchObject({ version: 2 })
    expect(await read(id)).toMatchObject({ version: 3, valid_from: dayFromNow(1) })
  })

  it('cannot hold from yesterday, nor before one that is announced', async () => {
    await save(0, 'Ещё')
    expect(await publish(1, dayFromNow(-1))).toMatchObject({ code: 'text_date_early', fields: { valid_from: expect.any(String) } })
    expect(await publish(1, dayFromNow(0))).toMatchObject({ code: 'text_date_early' })
    expect(await publish(1, dayFromNow(1))).toMatchObject({ success: true })
    expect(await states()).toEqual(['4 upcoming', '3 upcoming', '2 current', '1 former'])
  })

  it('is not written over by an employee who saw an older draft', async () => {
    expect(await save(0, 'Первый', 'contract')).toMatchObject({ success: true })
    expect(await save(0, 'Второй', 'contract')).toMatchObject({ code: 'stale_text' })
    expect(await save(1, 'Третий', 'contract')).toMatchObject({ data: { result: { revision: 2 } } })
    expect(await save(1, 'Четвёртый', 'contract')).toMatchObject({ code: 'stale_text' })
    expect(await publish(1, dayFromNow(0), 'contract')).toMatchObject({ code: 'stale_text' })
    expect(await tell('discard_legal_draft', { kind: 'contract', revision: 1 })).toMatchObject({ code: 'stale_text' })
    expect(await tell('discard_legal_draft', { kind: 'contract', revision: 2 })).toMatchObject({ success: true })
    expect(await states('contract')).toEqual(['1 current'])
  })

  it('is begun once although two employees begin it at once', async () => {
    const answers = await Promise.all([save(0, 'Один', 'contract'), save(0, 'Другой', 'contract')])
    expect(answers.filter(({ code }) => code === 'stale_text')).toHaveLength(1)
  })

  it('is never changed after it was published, whoever writes', async () => {
    const published = 'where published_at is not null'
    await expect(world.pool.query(`update legal_texts set contents = contents ${published}`)).rejects.toMatchObject({
      code: sqlErrors.publishedText.code,
    })
    await expect(world.pool.query(`delete from legal_texts ${published}`)).rejects.toMatchObject({ code: sqlErrors.publishedText.code })
    await expect(world.pool.query('truncate legal_texts')).rejects.toMatchObject({ code: sqlErrors.appendOnly.code })
  })

  it('without its Russian original, or with control characters, is not taken', async () => {
    const draft = { kind: 'offer', revision: 0 }
    expect(await tell('save_legal_draft', { ...draft, contents: { en: { title: 'Offer', text: 'Text' } } })).toMatchObject({
      code: 'invalid_fields',
    })
    expect(await tell('save_legal_draft', { ...draft, contents: contents('\u0007') })).toMatchObject({ code: 'invalid_fields' })
  })

  it.each(['0', 'abc', '99999999999', '2000000000', "1'--"])('with the number %s does not exist', async (id) => {
    expect((await world.app.inject({ url: `/api/v1/legal-texts/${encodeURIComponent(id)}/` })).statusCode).toBe(404)
  })

  it('leaves its publication in the audit log', async () => {
    const { rows } = await world.pool.query(
      `select actor_name, subject_id, details from audit_log where action = 'legal_text.published' order by id limit 1`,
    )
    expect(rows).toEqual([
      { actor_name: 'editor', subject_id: 'refund_policy', details: { version: 2, valid_from: dayFromNow(0), note: 'Штраф' } },
    ])
  })
})

describe('registration', () => {
  const apply = (changes: object) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/registration/',
      payload: {
        kind: 'individual',
        name: 'Анна',
        email: `${crypto.randomUUID()}@example.com`,
        phone: '+7 921 555-01-90',
        language: 'ru',
        consent: true,
        offer_accepted: true,
        ...changes,
      },
    })

  it('agrees to the version that holds, and to no other', async () => {
    expect((await save(0, 'Согласие', 'consent')).success).toBe(true)
    expect((await apply({ consent_version: '1', offer_version: '1' })).json()).toMatchObject({ success: true })
    await publish(1, dayFromNow(0), 'consent')
    expect((await apply({ consent_version: '1', offer_version: '1' })).json()).toMatchObject({ code: 'texts_changed' })
    expect((await apply({ consent_version: '2', offer_version: '1' })).json()).toMatchObject({ success: true })
    const { rows } = await world.pool.query('select consent_version, offer_version from applications order by id desc limit 1')
    expect(rows).toEqual([{ consent_version: '2', offer_version: '1' }])
  })

  it('is closed while there is nothing to agree to', async () => {
    const bare = await createWorld()
    await bare.pool.query('alter table legal_texts disable trigger user')
    await bare.pool.query(`delete from legal_texts where kind = 'consent'`)
    const payload = {
      kind: 'individual',
      name: 'Анна',
      email: 'anna@example.com',
      phone: '+7 921 555-01-90',
      language: 'ru',
      consent: true,
      offer_accepted: true,
    }
    const answer = await bare.app.inject({ method: 'POST', url: '/api/v1/registration/', payload })
    expect(answer.json()).toMatchObject({ code: 'texts_missing' })
    await bare.close()
  })
})
