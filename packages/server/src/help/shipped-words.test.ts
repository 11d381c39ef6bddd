import { readFileSync } from 'node:fs'
import { languages, type Language } from '@anfilada/contract/languages'
import { everyPhrase } from '@anfilada/phrases/every-phrase'
import { expect, test } from 'vitest'
import { subjectOrder } from './shipped-help.rules.ts'

/** On a keyboard, not on a screen. */
const keys = new Set(['Enter', 'Shift', 'Ctrl+Shift+/', '?', 'J', 'K', 'W', 'R', 'X', 'Z'])

/** A sentence with a dash of dots for what is written into it, as the texts name buttons that carry a sum. */
function withoutArguments(sentence: string): string {
  let text = sentence
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/\{[^{}]*\}/gu, '…')
  }
  return text.trim()
}

/** What a text names in bold that no screen says in its language. */
function unsaid(markdown: string, said: ReadonlySet<string>): string[] {
  const named = [...markdown.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, words = '']) => words)
  return named.filter((words) => !said.has(words) && !keys.has(words))
}

test.each(languages)('what the help names in bold in %s is what the screens say', async (language: Language) => {
  const said = new Set((await everyPhrase(language)).map(withoutArguments))
  const texts = subjectOrder.map((subject) => readFileSync(new URL(`./shipped/${language}/${subject}.md`, import.meta.url), 'utf8'))
  expect(texts.flatMap((text) => unsaid(text, said))).toEqual([])
  expect(texts.join('').match(/\*\*/gu)?.length).toBeGreaterThan(200)
  // The control: a button that was renamed, another case of its letters, another language.
  expect(unsaid('Нажмите **Подтвердить всё сразу**, **ПОДТВЕРДИТЬ** или **Enter**.', said)).toEqual([
    'Подтвердить всё сразу',
    'ПОДТВЕРДИТЬ',
  ])
  expect(unsaid(language === 'ru' ? '**Confirm**' : '**Подтвердить**', said)).toHaveLength(1)
})
