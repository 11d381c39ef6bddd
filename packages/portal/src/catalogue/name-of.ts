import { nameKeys, type Language, type TranslatedName } from '@anfilada/contract/languages'

/** The reader's name of a museum, object or country; the Russian one where a translation is empty. */
export function nameOf(name: TranslatedName, language: Language): string {
  return name[nameKeys[language]] || name.ru_RU
}
