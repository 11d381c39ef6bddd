import type { Language } from '@anfilada/contract/languages'
import { habitFaults } from './habits.ts'
import { wordFaults, withoutFixed } from './word-rules.ts'

/**
 * What a text of editors says against the words and habits of its language, line by line and without its marks of Markdown; what it
 * quotes of the specification is left aside. `folder`: where rules look for it, as for sentences of that folder.
 */
export function textFaults(language: Language, folder: string, markdown: string): string[] {
  return withoutMarks(withoutFixed(markdown))
    .split('\n')
    .flatMap((line) => [...wordFaults(language, folder, '', line), ...habitFaults(language, folder, line)])
}

function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/\*\*([^*]+)\*\*/gu, '$1')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^#+ | \{#[^}]*\}$/gmu, '')
    .replaceAll(/^(?:\d+\.|-) /gmu, '')
}
