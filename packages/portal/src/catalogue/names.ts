import type { Language, TranslatedName } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'

/** Keeps what has every typed word in its name: the reader's, or the Russian one that the museum's own papers print. */
export function findByName<T extends { name: TranslatedName }>(all: readonly T[], typed: string, language: Language): T[] {
  return all.filter(({ name }) => isNamed([name], typed, language))
}

/** Whether the names together, of a museum and its object, have every typed word. */
export function isNamed(names: readonly TranslatedName[], typed: string, language: Language): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return ([nameKeys[language], 'ru_RU'] as const).some((key) => {
    const folded = fold(names.map((name) => name[key]).join(' '))
    return words.every((word) => folded.includes(word))
  })
}

/** Case, accents and the two keyboards of Arabic letters make no difference. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u200c]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[’'ʼ"«»]/g, '')
}

/** The reader's name of a museum, object or country; the Russian one where a translation is empty. */
export function nameOf(name: TranslatedName, language: Language): string {
  return name[nameKeys[language]] || name.ru_RU
}
