import { readFileSync } from 'node:fs'
import { languages, type Language } from '@anfilada/contract/languages'
import { everyPhrase } from '@anfilada/phrases/every-phrase'
import { textFaults } from '@anfilada/phrases/text-faults'
import { expect, test } from 'vitest'
import { subjectOrder } from './shipped-help.rules.ts'

/** On a keyboard, not on a screen. */
const keys = new Set(['Enter', 'Shift', 'Ctrl+Shift+/', '?', 'J', 'K', 'W', 'R', 'X', 'Z'])

/** A sentence with dots for what is written into it, as the texts name buttons that carry a sum; signs of direction are not read. */
function withoutArguments(sentence: string): string {
  let text = sentence.replaceAll(/[\u2066-\u2069]/gu, '')
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

/** What a text says against the words and habits of its language; what it names in bold is the screens' own, Russian or English. */
function faultsOf(language: Language, markdown: string): string[] {
  const own = language === 'ru' || language === 'en' ? markdown.replaceAll(/\*\*([^*]+)\*\*/gu, '') : markdown
  return textFaults(language, 'help-texts', own)
}

test.each(languages)('what the help says in %s follows the words of the screens', (language: Language) => {
  const faults = subjectOrder.flatMap((subject) => {
    const text = readFileSync(new URL(`./shipped/${language}/${subject}.md`, import.meta.url), 'utf8')
    return faultsOf(language, text).map((fault) => `${subject}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test('a second noun in the help is found', () => {
  expect(faultsOf('ru', 'Ваша заявка принята.')).toHaveLength(1)
  expect(faultsOf('en', 'Cancel the reservation.')).toHaveLength(1)
  expect(faultsOf('zh', '您的预约已取消。')).toHaveLength(1)
})

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
