import { languages } from '@anfilada/contract/languages'
import officeEn from './office/en.ts'
import officeRu from './office/ru.ts'
import { mailPhrases } from './mails.ts'
import { phraseFaults } from './phrase-faults.ts'
import portalEn from './portal/en.ts'
import portalFa from './portal/fa.ts'
import portalRu from './portal/ru.ts'
import portalVi from './portal/vi.ts'
import portalZh from './portal/zh.ts'
import { refusalPhrases } from './refusals.ts'

const portal = { ru: portalRu, en: portalEn, zh: portalZh, fa: portalFa, vi: portalVi }

/** What is wrong with any sentence for people: of the portal, of refusals and of mails in five languages, of the office in two. */
export function everyPhraseFault(): string[] {
  const said = (place: string, faults: string[]): string[] => faults.map((fault) => `${place}: ${fault}`)
  return [
    ...languages.flatMap((language) => [
      ...said(`portal ${language}`, phraseFaults(language, portalRu, portal[language])),
      ...said(`refusals ${language}`, phraseFaults(language, refusalPhrases.ru, refusalPhrases[language])),
      ...said(`mails ${language}`, phraseFaults(language, mailPhrases.ru, mailPhrases[language])),
    ]),
    ...said('office en', phraseFaults('en', officeRu, officeEn)),
    ...said('office ru', phraseFaults('ru', officeRu, officeRu)),
  ]
}
