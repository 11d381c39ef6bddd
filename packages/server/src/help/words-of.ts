import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as russianStem } from '@orama/stemmers/russian'
import type { Language } from '@anfilada/contract/languages'

const segmenters = new Map<Language, Intl.Segmenter>()

/**
 * The words of a text as the search compares them: Chinese is cut where its words end, Russian and English words lose their endings,
 * Persian letters that keyboards write in two ways become one, Vietnamese is read without its marks.
 */
export function wordsOf(text: string, language: Language): string[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  return [...segmenter.segment(spelled(text, language))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => stemmed(segment, language))
}

function spelled(text: string, language: Language): string {
  const lower = text.normalize('NFKC').toLowerCase()
  if (language === 'vi') return lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd')
  // The joiner that parts an ending from its word is typed by few; marks of vowels by fewer.
  if (language === 'fa')
    return lower
      .replaceAll('ي', 'ی')
      .replaceAll('ك', 'ک')
      .replaceAll('ۀ', 'ه')
      .replaceAll(/[\u200c\u064b-\u065f]/gu, '')
  // Two dots are left out by most who write Russian.
  return lower.normalize('NFD').replaceAll('\u0308', '').normalize('NFC')
}

function stemmed(word: string, language: Language): string {
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return russianStem(word)
  return language !== 'vi' && /^[a-z]+$/u.test(word) ? englishStem(word) : word
}
