import { useRef, useState, type FormEvent } from 'react'
import type { Language } from '@anfilada/contract/languages'
import { focusField } from '@anfilada/ui/focus-field'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { keepsKey, newKey } from '../server/act-key.ts'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { callAction, Refused, type ActionInput, type ActionName, type ActionOutput } from '../server/http.ts'

/** What is wrong, by the names of the fields. */
export type FieldSentences = Readonly<Record<string, string>>
type Options = { takesKey?: boolean; focusesFirst?: boolean; names?: Readonly<Record<string, string>> }
type Kept = { words: string; key: string }
/** The reader's language goes along by itself; a profile has one of its own. */
type Input<N extends ActionName> = Omit<ActionInput<N>, 'language'> & { language?: Language }

/**
 * One act of a form: it cannot be sent twice at once, and what the server says stands beside its field (the first takes focus), else in
 * `failure`. An act whose answer was lost is repeated under its key, unless its words have changed.
 * `takesKey`: false for acts that carry a password (contract/passwords.ts). `focusesFirst`: false for forms with a summary, which takes the focus.
 * `names`: fields that go by another name on this page, because another form of it has them too.
 */
export function useFormAct<N extends ActionName>(action: N, { takesKey = true, focusesFirst = true, names = {} }: Options = {}) {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<FieldSentences>({})
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)
  const kept = useRef<Kept>(undefined)

  /** Says what is wrong instead of sending. */
  function refuse(faults: FieldSentences): void {
    setFailure(undefined)
    setFields(faults)
    const first = Object.keys(faults)[0]
    if (first !== undefined && focusesFirst) focusField(first)
  }

  /** What was said about the field is over: it, or a box of its group (`roles.guide`), has been changed. */
  function mend(name: string): void {
    const isOther = ([field]: [string, string]) => name !== field && !name.startsWith(`${field}.`)
    setFields((before) => Object.fromEntries(Object.entries(before).filter(isOther)))
  }

  function onError(error: unknown): void {
    if (!keepsKey(error)) kept.current = undefined
    const said = error instanceof Refused ? Object.entries(error.fields) : []
    const faults = Object.fromEntries(said.map(([field, words]) => [names[field] ?? field, words]))
    refuse(faults)
    if (Object.keys(faults).length === 0) setFailure(sentence(error))
  }

  /** The answer, or undefined when there is none to go on with. */
  async function act(input: Input<N>): Promise<ActionOutput<N> | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    refuse({})
    const words = JSON.stringify(input)
    if (kept.current?.words !== words) kept.current = { words, key: newKey() }
    try {
      const options = { language, ...(takesKey && { idempotencyKey: kept.current.key }) }
      const answer = await callAction(action, { language, ...input } as ActionInput<N>, options)
      kept.current = undefined
      return answer
    } catch (error) {
      onError(error)
      return undefined
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return {
    act,
    busy,
    fields,
    failure,
    refuse,
    mend,
    /** For the form itself: its fields tell it what is typed. */
    onChange: ({ target }: FormEvent) => (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && mend(target.name),
  }
}
