import { useTranslations } from 'use-intl'

/** What something is about: `order` and `71`. */
export type Subject = { kind: string; id: string | null }

type Words = { has(key: never): boolean } & ((key: never) => string)

/** What has no word yet stands as it was written: the books and the log outlive the words. */
export function wordOr(t: Words, key: string): string {
  return t.has(key as never) ? t(key as never) : key
}

/** `order:71` of the books, taken apart. */
export function subjectOf(reference: string): Subject | undefined {
  const [, kind, id] = /^([a-z_]+):(\d+)$/.exec(reference) ?? []
  return kind && id ? { kind, id } : undefined
}

/** The only home of the words for what is kept under a kind and an id: by its name where it has one, else by its number, never by a code. */
export function useSubjectWord(): (subject: Subject, name?: string) => string {
  const t = useTranslations('subject')
  const nouns = useTranslations('subject.noun')
  return ({ kind, id }, name) => {
    const noun = wordOr(nouns, kind)
    if (name) return t('named', { noun, name })
    return id !== null && /^\d+$/.test(id) ? t('numbered', { noun, id }) : noun
  }
}

/** A bank or wallet by its name; a new one is called as the server calls it until it has a word. */
export function useProviderWord(): (provider: string) => string {
  const t = useTranslations('subject.provider')
  return (provider) => wordOr(t, provider)
}

/** At the beginning of a line. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
