import { helpFound, helpQuestions } from '@anfilada/contract/help/help'
import { officeHelpActions, type HelpQuestionLine, type HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHelp, shipHelpTo } from '../testing/help.ts'
import { ask, createWorld, type Principal, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await shipHelpTo(world)
})
afterAll(() => world.close())

/** As if the start of another version had come: its texts are these but for what the test has changed in them. */
async function shipAnother(): Promise<void> {
  await world.pool.query(`update help_questions set edition = 'before' where edition is not null`)
  await shipHelpTo(world)
}

type Body = { success: boolean; data?: { result: unknown }; code?: string }

async function send(action: keyof typeof officeHelpActions, data: object, as: Principal = 'editor'): Promise<Body> {
  return (await ask(world, { as, api: 'office', action, data })).json<Body>()
}
const saved = (body: Body) => officeHelpActions.save_help_question.output.parse(body.data).result
async function listed(): Promise<HelpQuestionLine[]> {
  return officeHelpActions.office_help.output.parse((await send('office_help', {})).data).result.questions
}
async function open(slug: string): Promise<HelpQuestionWhole> {
  const id = (await listed()).find((one) => one.slug === slug)?.id
  return officeHelpActions.help_question.output.parse((await send('help_question', { question_id: id })).data).result
}
/** Saves the question as it stands, with these changes. */
async function save(question: HelpQuestionWhole, changes: object): Promise<HelpQuestionWhole> {
  const { id: question_id, revision, subject_id, roles, contents, is_hidden } = question
  return saved(await send('save_help_question', { question_id, revision, subject_id, roles, contents, is_hidden, seen: [], ...changes }))
}
const read = (path: string, query: string, as: Principal = 'agencyOwner') => readHelp(world, path, query, as)
const readers = async (language = 'ru', as?: Principal) => helpQuestions.parse(await read('questions', `language=${language}`, as))
const find = async (text: string, as?: Principal) =>
  helpFound.parse(await read('search', `language=ru&text=${encodeURIComponent(text)}`, as))
const lastDone = async () =>
  (await world.pool.query<{ action: string }>('select action from audit_log order by id desc limit 1')).rows[0]?.action

describe('an editor of the help', () => {
  test('changes a shipped answer in one language: readers and the search have it at once, the others stay shipped', async () => {
    const before = await open('pay-card')
    expect(before).toMatchObject({ is_own: false, changed: [], newer: [] })
    expect(before.shipped).toEqual(before.contents)
    expect(await find('кенгуру')).toEqual([])
    const ru = { title: 'Чем платит кенгуру?', text: '**Картой**.' }
    const after = await save(before, { contents: { ...before.contents, ru } })
    expect(after).toMatchObject({ changed: ['ru'], newer: [], title: ru.title, changed_by: expect.any(String) as string })
    expect(await find('кенгуру')).toEqual([before.id])
    const answers = Object.fromEntries((await readers()).map((one) => [one.slug, one]))
    expect(answers['pay-card']).toMatchObject({ question: ru.title, answer: '<p><strong>Картой</strong>.</p>' })
    expect((await readers('en')).find(({ slug }) => slug === 'pay-card')?.question).toBe(before.contents.en?.title)
    expect(await lastDone()).toBe('help_question.saved')
    const again = await save(after, { contents: before.contents })
    expect(again.changed).toEqual([])
  })

  test('keeps his words through an upgrade, is told what the product ships by then, and goes back to it', async () => {
    const before = await open('refund')
    const zh = { title: '退款', text: '请来电。' }
    const mine = await save(before, { contents: { ...before.contents, zh } })
    await shipAnother()
    expect(await open('refund')).toMatchObject({ changed: ['zh'], newer: [], contents: { zh } })
    // The product has written another Chinese text since.
    await world.pool.query(`update help_questions set contents = jsonb_set(contents, '{zh,text}', '"新版本"') where slug = 'refund'`)
    const told = await open('refund')
    expect(told).toMatchObject({ changed: ['zh'], newer: ['zh'], contents: { zh }, shipped: { zh: { text: '新版本' } } })
    const russian = await save(told, { contents: { ...told.contents, ru: { title: 'Возврат', text: 'Позвоните.' } } })
    expect(russian).toMatchObject({ changed: ['ru', 'zh'], newer: ['zh'] })
    const kept = await save(russian, { seen: ['zh'] })
    expect(kept).toMatchObject({ changed: ['ru', 'zh'], newer: [] })
    const stale = await send('restore_help_question', { question_id: mine.id, revision: mine.revision })
    expect(stale.code).toBe('help_question_stale')
    const back = saved(await send('restore_help_question', { question_id: kept.id, revision: kept.revision }))
    expect(back).toMatchObject({ changed: [], newer: [], contents: { zh: { text: '新版本' } } })
    expect(await lastDone()).toBe('help_question.restored')
  })

  test('hides a question from its readers and shows it again', async () => {
    const hidden = await save(await open('roles'), { is_hidden: true })
    expect((await readers()).map(({ slug }) => slug)).not.toContain('roles')
    expect(await find(hidden.title)).not.toContain(hidden.id)
    await save(hidden, { is_hidden: false })
    expect(await find(hidden.title)).toContain(hidden.id)
    expect(await lastDone()).toBe('help_question.shown')
  })

  test('adds a question of the company’s own, for some readers', async () => {
    const { subject_id } = await open('pay-card')
    const own = { subject_id, revision: 0, roles: ['guide'], is_hidden: false, seen: [] }
    const contents = { ru: { title: 'Где наш утконос?', text: 'У [входа](/new).' } }
    const added = saved(await send('save_help_question', { ...own, contents }))
    expect(added).toMatchObject({ is_own: true, shipped: null, changed: [], languages: ['ru'] })
    expect(await find('утконос', 'agencyGuide')).toEqual([added.id])
    expect(await find('утконос', 'agencyOwner')).toEqual([])
    expect((await readers('fa', 'agencyGuide')).find(({ id }) => id === added.id)).toMatchObject({ language: 'ru' })
    const forAll = await save(added, { roles: [], contents: { ...contents, en: { title: 'Platypus', text: 'Here.' } } })
    expect(forAll).toMatchObject({ roles: [], languages: ['ru', 'en'] })
    expect((await readers('ru', 'none')).map(({ id }) => id)).toContain(added.id)
    expect((await send('save_help_question', { ...own, subject_id: 9_999, contents })).code).toBe('not_found')
    expect((await send('save_help_question', { ...own, contents }, 'dispatcher')).success).toBe(false)
  })

  test('keeps through an upgrade what is his own, what he hid, and what he changed and the product ships no more', async () => {
    const own = (await listed()).filter((one) => one.is_own)
    const hidden = await save(await open('roles'), { is_hidden: true })
    const ru = { title: 'Старый вопрос', text: 'Наш ответ.' }
    const mine = await save(await open('archive'), { contents: { ...(await open('archive')).contents, ru } })
    await world.pool.query(`update help_questions set slug = 'shipped-no-more', edition = 'before' where id = $1`, [mine.id])
    await shipAnother()
    expect(await open('shipped-no-more')).toMatchObject({ id: mine.id, is_own: true, contents: { ru } })
    expect(await listed()).toEqual(expect.arrayContaining(own))
    expect(await open('roles')).toEqual(hidden)
    expect((await open('archive')).id).not.toBe(mine.id)
  })
})
