import { helpFound, helpQuestions, helpSubjects } from '@anfilada/contract/help/help'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHelp, shipHelpTo } from '../testing/help.ts'
import { createWorld, type Principal, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await shipHelpTo(world)
})
afterAll(() => world.close())

const read = (path: string, as: Principal = 'none', query = 'language=ru') => readHelp(world, path, query, as)
const questions = async (as?: Principal, query?: string) => helpQuestions.parse(await read('questions', as, query))
const slugs = async (as?: Principal) => (await questions(as)).map(({ slug }) => slug)

describe('help', () => {
  test('gives each reader the questions of his roles, and a visitor the public ones', async () => {
    expect(await slugs()).toContain('register')
    expect(await slugs()).not.toContain('pay-card')
    expect(await slugs('agencyOwner')).toContain('pay-card')
    expect(await slugs('onBehalf')).toEqual(await slugs('agencyOwner'))
    expect(await slugs('agencyOwner')).not.toContain('time-slots')
    const subjects = helpSubjects.parse(await read('subjects'))
    expect(subjects.map(({ id }) => id)).toEqual([...new Set((await questions()).map(({ subject_id }) => subject_id))])
  })

  test('answers in the reader’s language as HTML, and in Russian, marked, what is not translated', async () => {
    const [first] = await questions('none', 'language=zh')
    expect(first).toMatchObject({ language: 'zh' })
    expect(first?.answer).toMatch(/^<ol>\n<li>.*<strong>/)
    const { rows } = await world.pool.query<{ id: number }>(
      `update help_questions set contents = contents - 'vi' where slug = 'pay-card' returning id`,
    )
    const untranslated = (await questions('agencyOwner', 'language=vi')).find(({ id }) => id === rows[0]?.id)
    expect(untranslated).toMatchObject({ language: 'ru', question: 'Как оплатить картой?' })
  })

  test('is shipped once, and anew by another version: numbers stay, what is shipped no more goes', async () => {
    const before = await questions('agencyOwner')
    await world.pool.query(`update help_questions set contents = jsonb_set(contents, '{ru,title}', '"ours"') where slug = 'pay-card'`)
    await shipHelpTo(world)
    expect((await questions('agencyOwner')).map(({ question }) => question)).toContain('ours')
    await world.pool.query(`update help_questions set edition = 'before'`)
    await world.pool.query(
      `insert into help_questions (slug, subject_id, position, is_public, roles, contents, edition)
       select 'gone', help_subjects.id, 99, true, '{}', '{"ru": {"title": "", "html": ""}}', 'before' from help_subjects limit 1`,
    )
    expect(await slugs()).toContain('gone')
    await shipHelpTo(world)
    expect(await questions('agencyOwner')).toEqual(before)
  })

  test('is searched among what the reader may read, and again after a change', async () => {
    const find = async (as: Principal, text: string) =>
      helpFound.parse(await read('search', as, `language=ru&text=${encodeURIComponent(text)}`))
    const all = await questions('agencyOwner')
    const card = all.find(({ slug }) => slug === 'pay-card')
    expect(await find('agencyOwner', 'оплатить картой')).toContain(card?.id)
    expect(await find('none', 'оплатить картой')).not.toContain(card?.id)
    expect(await find('agencyOwner', '')).toEqual([])
    await world.pool.query(
      `update help_questions set edition = 'another', contents = case when slug = 'pay-card'
         then jsonb_set(contents, '{ru,title}', '"Кенгуру"') else contents end`,
    )
    expect(await find('agencyOwner', 'кенгуру')).toEqual([card?.id])
  })
})
