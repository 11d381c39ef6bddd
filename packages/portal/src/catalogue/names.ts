import { nameKeys, type Language, type TranslatedName } from '@anfilada/contract/languages'

/** Keeps what has every typed word in its name: the reader's, or the Russian one that the museum's own papers print. */
export function findByName<T extends { name: TranslatedName }>(all: readonly T[], typed: string, language: Language): T[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return all.filter(({ name }) =>
    [name[nameKeys[language]], name.ru_RU].some((one) => {
      const folded = fold(one)
      return words.every((word) => folded.includes(word))
    }),
  )
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
