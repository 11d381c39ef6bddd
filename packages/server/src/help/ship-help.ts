import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { languages } from '@anfilada/contract/languages'
import type { Db } from '../db/pool.ts'
import type { KeptContent } from '../publications/index.ts'
import { readShipped, type ShippedQuestion, type ShippedSubject, subjectOrder } from './shipped-help.rules.ts'

const shipped = new URL('./shipped/', import.meta.url)
/** Whose texts are HTML by it: another way of formatting is another edition. */
const formatting = new URL('../formatted-text/render.ts', import.meta.url)

type Subject = { slug: string; titles: Record<string, string>; questions: Question[] }
type Question = Pick<ShippedQuestion, 'slug' | 'roles'> & { contents: Record<string, KeptContent> }

/**
 * Brings the questions of this version of the product into the database, in one transaction; does nothing when they are there. A question
 * keeps its number by its slug, and what editors wrote over it; one that is shipped no more goes, or is theirs if they changed it.
 */
export async function shipHelp(db: Db): Promise<void> {
  const files = await readFiles()
  const edition = createHash('sha256')
    .update(JSON.stringify([...files]))
    .update(await readFile(formatting))
    .digest('hex')
  await db.query('begin')
  // Two starts at once: the second finds what the first has written.
  await db.query('lock table help_subjects in share row exclusive mode')
  const { rowCount } = await db.query({
    name: 'help_edition',
    text: 'select from help_questions where help_questions.edition = $1 limit 1',
    values: [edition],
  })
  if (rowCount === 0) await write(db, await format(files), edition)
  await db.query('commit')
}

async function readFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const language of languages)
    for (const name of (await readdir(new URL(`${language}/`, shipped))).sort())
      files.set(`${language}/${name}`, await readFile(new URL(`${language}/${name}`, shipped), 'utf8'))
  return files
}

async function format(files: Map<string, string>): Promise<Subject[]> {
  const subjects = subjectOrder.map((slug): Subject => {
    const read = Object.fromEntries(languages.map((language) => [language, readShipped(files.get(`${language}/${slug}.md`) ?? '')]))
    const { ru } = read as { ru: ShippedSubject }
    return {
      slug,
      titles: Object.fromEntries(languages.map((language) => [language, read[language]?.title ?? ru.title])),
      questions: ru.questions.map(({ slug: question, roles }) => {
        const spoken = languages.flatMap((language) => {
          const found = read[language]?.questions.find((one) => one.slug === question)
          return found ? [[language, { title: found.title, text: found.answer, html: '' }] as const] : []
        })
        return { slug: question, roles, contents: Object.fromEntries(spoken) }
      }),
    }
  })
  const contents = subjects.flatMap(({ questions }) => questions.flatMap((question) => Object.values(question.contents)))
  // Most starts have nothing to format, and need not load what does it.
  const { renderTexts } = await import('../formatted-text/index.ts')
  const html = await renderTexts(contents.map((one) => one.text))
  for (const [at, one] of contents.entries()) one.html = html[at] ?? ''
  return subjects
}

async function write(db: Db, subjects: readonly Subject[], edition: string): Promise<void> {
  for (const [at, { slug, titles, questions }] of subjects.entries()) {
    await db.query({
      name: 'help_ship_subject',
      text: `insert into help_subjects (slug, position, titles) values ($1, $2, $3)
             on conflict (slug) do update set position = excluded.position, titles = excluded.titles`,
      values: [slug, at, JSON.stringify(titles)],
    })
    for (const [place, { slug: question, roles, contents }] of questions.entries())
      await db.query({
        name: 'help_ship_question',
        text: `insert into help_questions (slug, subject_id, position, is_public, roles, contents, edition)
               select $1, help_subjects.id, $3, cardinality($4::text[]) = 0, $4, $5, $6 from help_subjects where help_subjects.slug = $2
               on conflict (slug) do update set subject_id = excluded.subject_id, position = excluded.position, is_public = excluded.is_public,
                 roles = excluded.roles, contents = excluded.contents, edition = excluded.edition`,
        values: [question, slug, place, roles, JSON.stringify(contents), edition],
      })
  }
  await db.query({
    name: 'help_keep_changed',
    text: `update help_questions set contents = help_questions.contents || help_questions.changes, changes = '{}', edition = null,
                  revision = help_questions.revision + 1
           where help_questions.edition <> $1 and help_questions.changes <> '{}'`,
    values: [edition],
  })
  await db.query({
    name: 'help_drop_questions',
    text: 'delete from help_questions where help_questions.edition <> $1',
    values: [edition],
  })
  await db.query({
    name: 'help_drop_subjects',
    text: 'delete from help_subjects where not exists (select from help_questions where help_questions.subject_id = help_subjects.id)',
    values: [],
  })
}
