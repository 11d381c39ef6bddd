import type { Language } from '@anfilada/contract/languages'
import type { Db } from '../db/pool.ts'
import { findReadable, listSearchable } from './help.reads.ts'
import type { SearchIndex } from './search-index.ts'

/** Nobody searches for so long: the indexes are given back. */
const keptMs = 10 * 60_000

/**
 * The search of one server process. An index of a language is made when somebody first searches in it, and again when the product ships
 * other texts or an editor has changed one, in whatever process; after ten minutes without a search all are let go, since the server idles with little memory.
 */
export function createHelpSearch(): (db: Db, roles: readonly string[], language: Language, text: string) => Promise<number[]> {
  const indexes = new Map<Language, { edition: string; index: Promise<SearchIndex> }>()
  let letGo: NodeJS.Timeout | undefined

  return async (db, roles, language, text) => {
    const { ids, edition } = await findReadable(db, roles)
    if (ids.size === 0) return []
    letGo ??= setTimeout(() => {
      letGo = undefined
      indexes.clear()
    }, keptMs).unref()
    letGo.refresh()
    let known = indexes.get(language)
    if (known?.edition !== edition) {
      known = { edition, index: makeIndex(db, language) }
      indexes.set(language, known)
      // The next search tries again.
      known.index.catch(() => indexes.delete(language))
    }
    return (await known.index).find(text, ids)
  }
}

async function makeIndex(db: Db, language: Language): Promise<SearchIndex> {
  const { indexOf } = await import('./search-index.ts')
  return indexOf(await listSearchable(db, language), language)
}
