import type { Language } from '@anfilada/contract/languages'
import { fetchChineseFaces } from '../../shell/chinese-faces.ts'
import { inTime } from '../../shell/load-chunk.tsx'

const words: Record<Language, () => Promise<{ default: object }>> = {
  ru: () => import('@anfilada/phrases/login/ru'),
  en: () => import('@anfilada/phrases/login/en'),
  zh: () => import('@anfilada/phrases/login/zh'),
  fa: () => import('@anfilada/phrases/login/fa'),
  vi: () => import('@anfilada/phrases/login/vi'),
}

/** What the login says, and no more. */
export async function loadLoginWords(language: Language): Promise<object> {
  return (await inTime(words[language])).default
}

/** The same in a browser, with the faces of a language that comes with its own. */
export function speakLogin(language: Language): Promise<object> {
  if (language === 'zh') fetchChineseFaces()
  return loadLoginWords(language)
}
