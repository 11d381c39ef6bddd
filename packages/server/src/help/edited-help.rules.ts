import { languages, type Language } from '@anfilada/contract/languages'
import type { TypedContents } from '@anfilada/contract/publications/publications'
import type { KeptContent, KeptContents } from '../publications/index.ts'

type Typed = Pick<KeptContent, 'title' | 'text'>
/** What editors wrote instead of a shipped text; `over` is the one that they had before them, if there was one. */
type ChangedText = KeptContent & { over: Typed | null }
export type Changes = Partial<Record<Language, ChangedText>>

type Decided = {
  shipped: KeptContents
  before: Changes
  /** Everything that readers are to read, in every language that was sent. */
  typed: KeptContents
  /** Languages whose newer shipped text is known and not wanted. */
  seen: readonly Language[]
}

/**
 * The changes of a shipped question: a language that reads as it is shipped, or that nobody typed, follows the product. One that was not
 * typed anew stays over the text it was written over, unless its editor has seen that there is another.
 */
export function decideChanges({ shipped, before, typed, seen }: Decided): Changes {
  const changes = languages.flatMap((language) => {
    const text = typed[language]
    if (!text || isSame(text, shipped[language])) return []
    const known = before[language]
    const over = known && isSame(text, known) && !seen.includes(language) ? known.over : wordsOf(shipped[language])
    return [[language, { ...text, over }] as const]
  })
  return Object.fromEntries(changes)
}

/** In which changed languages the product ships another text than the editors had before them. */
export function newerIn(shipped: KeptContents, changes: Changes): Language[] {
  return languages.filter((language) => {
    const change = changes[language]
    return change !== undefined && !isSame(change.over, wordsOf(shipped[language]))
  })
}

/** What readers get, as it was typed. */
export function typedOf(contents: KeptContents): TypedContents {
  const entries = Object.entries(contents).map(([language, { title, text }]) => [language, { title, text }])
  return Object.fromEntries(entries) as TypedContents
}

function isSame(one: Typed | null, other: Typed | null | undefined): boolean {
  return one && other ? one.title === other.title && one.text.trim() === other.text.trim() : !one && !other
}

function wordsOf(content: KeptContent | undefined): Typed | null {
  return content ? { title: content.title, text: content.text } : null
}
