import { useState, type FormEvent } from 'react'
import type { Language } from '@anfilada/contract/languages'
import { focusField } from '@anfilada/ui/focus-field'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { ActionInput, ActionName, ActionOutput } from '../server/http.ts'
import { useAct } from '../forms/use-act.ts'

/** What is wrong, by the names of the fields. */
export type FieldSentences = Readonly<Record<string, string>>
type Options = { takesKey?: boolean; focusesFirst?: boolean; names?: Readonly<Record<string, string>> }
/** The reader's language goes along by itself; a profile has one of its own. */
type Input<N extends ActionName> = Omit<ActionInput<N>, 'language'> & { language?: Language }

/**
 * One act of a form (useAct): what the server says stands beside its field (the first takes focus), else in `failure`.
 * `focusesFirst`: false for forms with a summary, which takes the focus.
 * `names`: fields that go by another name on this page, because another form of it has them too.
 */
export function useFormAct<N extends ActionName>(action: N, { takesKey = true, focusesFirst = true, names = {} }: Options = {}) {
  const { language } = useLanguage()
  const { act: send, sending } = useAct([], { takesKey })
  const [fields, setFields] = useState<FieldSentences>({})
  const [failure, setFailure] = useState<string>()

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

  /** The answer, or undefined when there is none to go on with. */
  async function act(input: Input<N>): Promise<ActionOutput<N> | undefined> {
    refuse({})
    const outcome = await send(action, { language, ...input } as ActionInput<N>, 'inForm')
    if (outcome.ok) return outcome.answer
    if (!outcome.failure) return undefined
    const said = Object.entries(outcome.failure.fields)
    refuse(Object.fromEntries(said.map(([field, words]) => [names[field] ?? field, words])))
    if (said.length === 0) setFailure(outcome.failure.sentence)
    return undefined
  }

  return {
    act,
    busy: sending !== undefined,
    fields,
    failure,
    refuse,
    mend,
    /** For the form itself: its fields tell it what is typed. */
    onChange: ({ target }: FormEvent) => (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && mend(target.name),
  }
}
