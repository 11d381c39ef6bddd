import { readdirSync, readFileSync, statSync } from 'node:fs'
import { languages, type Language } from '@anfilada/contract/languages'
import { screens } from '@anfilada/contract/screens'
import { describe, expect, it, test } from 'vitest'
import { indexOf, type SearchIndex } from './search-index.ts'
import { readShipped, subjectOrder } from './shipped-help.rules.ts'
import { wordsOf } from './words-of.ts'

const textOf = (language: Language, subject: string): string =>
  readFileSync(new URL(`./shipped/${language}/${subject}.md`, import.meta.url), 'utf8')
const subjectsOf = (language: Language) => subjectOrder.map((subject) => readShipped(textOf(language, subject)))
const questions = subjectsOf('ru').flatMap((subject) => subject.questions)

describe('the texts of help', () => {
  it('are at least forty questions, each with a name of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length)
  })

  it.each(languages)('are the same subjects and questions for the same readers in %s, with the same links', (language) => {
    expect(readdirSync(new URL(`./shipped/${language}/`, import.meta.url)).sort()).toEqual(
      subjectOrder.map((slug) => `${slug}.md`).toSorted(),
    )
    const shape = (of: Language) =>
      subjectsOf(of).map((subject) =>
        subject.questions.map(({ slug, roles, answer }) => ({
          slug,
          roles,
          links: [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to),
        })),
      )
    expect(shape(language)).toEqual(shape('ru'))
  })

  it('lead only to screens that there are', () => {
    const paths = questions.flatMap(({ answer }) => [...answer.matchAll(/\]\((\/[^)?]*)/g)].map(([, path]) => path ?? ''))
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !(path in screens) && !path.startsWith('/office/'))).toEqual([])
  })

  it('name pictures of screens that there are, in the languages of the screen, and every picture is named by one', () => {
    const folder = new URL('../../../browser/src/help/pictures/', import.meta.url)
    const files = readdirSync(folder)
    const [made, named] = [new Map<string, Language[]>(), new Set(questions.flatMap(({ answer }) => picturesIn(answer)))]
    for (const file of files) {
      const [name = '', language] = /^([a-z-]+)\.([a-z]{2})\.\d+x\d+\.webp$/.exec(file)?.slice(1) ?? []
      made.set(name, [...(made.get(name) ?? []), language as Language])
    }
    expect([...made.keys()].toSorted()).toEqual([...named].toSorted())
    for (const [name, spoken] of made)
      expect(spoken.toSorted()).toEqual(name.startsWith('office-') ? ['en', 'ru'] : [...languages].toSorted())
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
    expect(bytes).toBeLessThan(1_500_000)
    // The control: what names none, and what is no picture of the product.
    expect(picturesIn('![x](picture:wizard-time) ![y](/logo.png)')).toEqual(['wizard-time'])
  })

  it('are refused when a reader, a heading or the title is not known', () => {
    expect(readShipped('# Тема\n\n## Как? {#how}\naudience: agency, guide\n\nТак.\n')).toEqual({
      title: 'Тема',
      questions: [{ slug: 'how', title: 'Как?', roles: ['owner', 'manager', 'guide'], answer: 'Так.' }],
    })
    expect(() => readShipped('# Тема\n\n## Как? {#how}\naudience: nobody\n\nТак.\n')).toThrow('Nobody is called nobody')
    expect(() => readShipped('# Тема\n\n## Как?\n\nТак.\n')).toThrow('Not a question')
    expect(() => readShipped('## Как? {#how}\n\nТак.\n')).toThrow('no title')
  })
})

function picturesIn(answer: string): string[] {
  return [...answer.matchAll(/!\[[^\]]*\]\(picture:([a-z0-9-]+)\)/g)].map(([, name = '']) => name)
}

const indexes = new Map<Language, SearchIndex>()
function find(language: Language, text: string, mayRead = questions): string[] {
  let index = indexes.get(language)
  if (!index) {
    const all = subjectsOf(language).flatMap((subject) => subject.questions)
    indexes.set(
      language,
      (index = indexOf(
        all.map(({ title, answer }, id) => ({ id, question: title, answer })),
        language,
      )),
    )
  }
  const ids = new Set(mayRead.map((question) => questions.indexOf(question)))
  return index.find(text, ids).map((id) => questions[id]?.slug ?? '')
}

describe('the search', () => {
  test.each([
    ['ru', 'оплатить картой', 'pay-card'],
    ['ru', 'оплата картами', 'pay-card'],
    ['ru', 'оплотить картой', 'pay-card'],
    ['ru', 'вернуть деньги', 'refund'],
    ['en', 'paying by cards', 'pay-card'],
    ['en', 'refunds', 'refund'],
    ['zh', '退款', 'refund'],
    ['fa', 'كارت', 'pay-card'],
    ['vi', 'thanh toan bang the', 'pay-card'],
  ] as const)('finds in %s by "%s"', (language, text, slug) => {
    expect(find(language, text).slice(0, 3)).toContain(slug)
  })

  test('finds nothing that the reader may not read, and nothing by what is nowhere', () => {
    expect(find('ru', 'оплатить картой', questions.slice(0, 1))).not.toContain('pay-card')
    expect(find('ru', 'жвхщъ')).toEqual([])
    expect(find('ru', ' «—» ')).toEqual([])
  })

  test('reads words as people write them', () => {
    expect(wordsOf('Отчёты', 'ru')).toEqual(wordsOf('отчета', 'ru'))
    expect(wordsOf('取消订单', 'zh')).toEqual(['取消', '订单'])
    expect(wordsOf('سفارش‌هاي', 'fa')).toEqual(wordsOf('سفارشهای', 'fa'))
    expect(wordsOf('Đặt vé', 'vi')).toEqual(['dat', 've'])
  })
})
