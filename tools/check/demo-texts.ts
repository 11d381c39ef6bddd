import type { Language } from '@anfilada/contract/languages'
import { textFaults } from '@anfilada/phrases/text-faults'
import { en } from '../../packages/server/src/demo/legal-texts/en.ts'
import { fa } from '../../packages/server/src/demo/legal-texts/fa.ts'
import { ru } from '../../packages/server/src/demo/legal-texts/ru.ts'
import { vi } from '../../packages/server/src/demo/legal-texts/vi.ts'
import { zh } from '../../packages/server/src/demo/legal-texts/zh.ts'
import { templates } from '../../packages/server/src/demo/messages/talks.ts'
import * as publications from '../../packages/server/src/demo/publications/words.ts'

/** A text with its heading, by what it is called where a fault is told. `folder`: where the rules of words look for it. */
type Written = { folder: string; name: string; language: string; text: string }

/** What customers of the demo read and no folder of phrases holds: legal texts that they accept, news, and templates of the office. */
export function demoTexts(): Written[] {
  const legal = Object.entries({ ru, en, zh, fa, vi }).flatMap(([language, kinds]) =>
    Object.entries(kinds).map(([kind, { title, text }]) => ({ folder: 'legal-texts', name: kind, language, text: `${title}\n${text}` })),
  )
  const news = Object.entries(publications).flatMap(([name, words]) =>
    Object.entries(words).map(([language, parts]) => ({ folder: 'editors-texts', name, language, text: parts.join('\n') })),
  )
  const answers = templates.flatMap(([name, texts]) =>
    Object.entries(texts).map(([language, text]) => ({ folder: 'editors-texts', name, language, text })),
  )
  return [...legal, ...news, ...answers]
}

/** What such texts say against the words of their languages, one line each. */
export function demoTextFaults(texts: readonly Written[] = demoTexts()): string[] {
  return texts.flatMap(({ folder, name, language, text }) =>
    textFaults(language as Language, folder, text).map((fault) => `demo ${language} ${name}: ${fault}`),
  )
}
