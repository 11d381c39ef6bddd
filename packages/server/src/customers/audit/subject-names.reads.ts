import { nameKey } from '@anfilada/contract/customers/audit-subjects'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { Db } from '../../db/pool.ts'
import type { Mentioned } from './mentioned.rules.ts'

/** What all these are called in a language, by `nameKey`; what has no name is not there. One question, however many they are. */
export async function findSubjectNames(db: Db, mentioned: readonly Mentioned[], language: Language): Promise<Map<string, string>> {
  const asked = new Map(mentioned.map((one) => [nameKey(one.kind, one.id), one]))
  if (asked.size === 0) return new Map()
  const { rows } = await db.query({
    name: 'subject_names',
    text: `select asked.kind, asked.id, subject_name(asked.kind, asked.id, $3) as name from unnest($1::text[], $2::text[]) as asked (kind, id)`,
    values: [[...asked.values()].map(({ kind }) => kind), [...asked.values()].map(({ id }) => id), nameKeys[language]],
  })
  return new Map(rows.flatMap(({ kind, id, name }) => (name ? [[nameKey(kind, id), name]] : [])))
}
