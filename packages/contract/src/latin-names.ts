import type { Language } from './languages.ts'

/**
 * Cyrillic letters as passports write them (ICAO Doc 9303, part 3, section 6): the one spelling that airlines and borders know, too. The soft sign
 * has none. Letters of Ukrainian and Belarusian names are of the same table.
 */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** Щукина → Shchukina; what is not Cyrillic stays. */
export function latinName(name: string): string {
  return name.normalize('NFC').replace(/\p{Script=Cyrillic}+/gu, (word) => {
    const isAllCapitals = word.length > 1 && word === word.toUpperCase()
    return Array.from(word, (letter) => written(letter, isAllCapitals)).join('')
  })
}

function written(letter: string, isAllCapitals: boolean): string {
  const small = letter.toLowerCase()
  const latin = letters[small] ?? letter
  if (letter === small) return latin
  return isAllCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
}

/** An employee's name as it is, and for readers of another script in Latin beside it: Анна Смирнова (Anna Smirnova). */
export function readableName(language: Language, name: string): string {
  return language !== 'ru' && /\p{Script=Cyrillic}/u.test(name) ? `${name} (${latinName(name)})` : name
}
