import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Language } from '@anfilada/contract/languages'
import { wordsOf } from './words-of.ts'

export type Searchable = { id: number; question: string; answer: string }
export type SearchIndex = { find(text: string, mayRead: ReadonlySet<number>): number[] }

const most = 20

/** Words of questions weigh more than those of answers; the last letters of a longer word may be missing, or one of them wrong. */
const options = (language: Language): SearchOptions => ({
  boost: { question: 4 },
  prefix: (term) => language === 'zh' || term.length > 2,
  fuzzy: (term) => (language !== 'zh' && term.length > 4 ? 1 : false),
})

/** An index of these questions; `find` answers the numbers of the best, of those that have every word if there are any. */
export function indexOf(questions: readonly Searchable[], language: Language): SearchIndex {
  const index = new MiniSearch<Searchable>({
    fields: ['question', 'answer'],
    tokenize: (text) => wordsOf(text, language),
    processTerm: (term) => term,
  })
  // What is read between the marks of HTML.
  index.addAll(questions.map(({ id, question, answer }) => ({ id, question, answer: answer.replaceAll(/<[^>]*>/gu, ' ') })))
  return {
    find: (text, mayRead) => {
      const asked: SearchOptions = { ...options(language), filter: ({ id }) => mayRead.has(id as number) }
      const all = index.search(text, { ...asked, combineWith: 'AND' })
      return (all.length > 0 ? all : index.search(text, asked)).slice(0, most).map(({ id }) => id as number)
    },
  }
}
