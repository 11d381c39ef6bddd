import type { FieldError, FieldErrors } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldFaults } from '@anfilada/contract/fields'
import type { ErrorItem } from '@anfilada/ui/ErrorSummary'
import { useFailureSentence } from '../server/failure-sentence.ts'
import type { FieldName, FormWords, Sentence } from './form-spec.ts'

/** Why it was not sent: `error` with the sentences of it that stand beside fields; nothing where only our own faults were found. */
export type Failed = { error?: unknown; beside?: readonly string[]; attempt: number }

/** What the server said about a field: the sentence is in `message`. Faults of ours have none: they are said in the language of the moment. */
export const byServer = 'server'

/** Everything that is wrong, in words of the language of the moment. */
export function useSentences<V>({ labels, sentences }: FormWords<V>, values: V, errors: FieldErrors) {
  const words = useTranslations('fault')
  const sentence = useFailureSentence()
  function error(name: FieldName<V>): string | undefined {
    const found = errors[name] as FieldError | undefined
    if (!found) return undefined
    if (found.type === byServer) return found.message
    const own: Sentence<V> | undefined = sentences?.[name]
    const fault = found.type
    return (typeof own === 'function' ? own(fault, values) : own) ?? words(fieldFaults.find((one) => one === fault) ?? 'invalid')
  }
  const items = (Object.keys(labels) as FieldName<V>[]).flatMap((field): ErrorItem[] => {
    const message = error(field)
    return message === undefined ? [] : [{ field, label: labels[field] ?? field, message }]
  })
  const whole = (failed: Failed) => (failed.error === undefined ? undefined : sentence(failed.error))
  /** A sentence that stands beside a field is not said once more above it. */
  function titleOf(failed: Failed, usual: string): string {
    const told = whole(failed)
    return told === undefined || failed.beside?.includes(told) ? usual : told
  }
  return { error, whole, summary: (failed: Failed, usual: string) => ({ title: titleOf(failed, usual), items, attempt: failed.attempt }) }
}
