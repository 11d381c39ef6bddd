import type { FieldError, FieldErrors } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldFaults } from '@anfilada/contract/fields'
import type { MissingWords } from '@anfilada/phrases/missing/ru'
import type { ErrorItem } from '@anfilada/ui/ErrorSummary'
import { useFormats } from '../language/formats.ts'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { Unanswered } from '../server/http.ts'
import type { FieldName, FormWords, Sentence } from './form-spec.ts'

/** Why it was not sent: `error` with the sentences of it that stand beside fields; nothing where only our own faults were found. */
export type Failed = { error?: unknown; beside?: readonly string[]; attempt: number }

/** What the server said about a field: the sentence is in `message`. Faults of ours have none: they are said in the language of the moment. */
export const byServer = 'server'

/** What is wrong with a field; what it lacks in the words of its name, where the screen brings them, else by its label. */
function useFault(): (given: string | undefined, name: string, label: string) => string {
  const t = useTranslations()
  return (given, name, label) => {
    const fault = fieldFaults.find((one) => one === given) ?? 'invalid'
    if (fault !== 'required') return t(`fault.${fault}`)
    const key = `missing.${name as keyof MissingWords}` as const
    return t.has(key) ? t(key) : t('fault.required', { field: label })
  }
}

/** Everything that is wrong, in words of the language of the moment. */
export function useSentences<V>(
  { labels, sentences, overServer, afterSilence, summary: usual }: FormWords<V>,
  values: V,
  errors: FieldErrors,
) {
  const faultOf = useFault()
  const sentence = useFailureSentence()
  const formats = useFormats()
  function error(name: FieldName<V>): string | undefined {
    const found = errors[name] as FieldError | undefined
    if (!found) return undefined
    if (found.type === byServer) return overServer?.[name] ?? found.message
    const own: Sentence<V> | undefined = sentences?.[name]
    return (typeof own === 'function' ? own(found.type, values) : own) ?? faultOf(found.type, name, labels[name] ?? name)
  }
  const items = (Object.keys(labels) as FieldName<V>[]).flatMap((field): ErrorItem[] => {
    const message = error(field)
    return message === undefined ? [] : [{ field, label: labels[field] ?? field, message }]
  })
  function whole({ error: why }: Failed): string | undefined {
    if (why === undefined) return undefined
    return why instanceof Unanswered && afterSilence !== undefined ? formats.sentences([sentence(why), afterSilence]) : sentence(why)
  }
  function summary(failed: Failed) {
    const told = whole(failed)
    // A sentence that stands beside a field is not said once more above it.
    const own = told === undefined || failed.beside?.includes(told) ? undefined : told
    const isCounted = typeof usual === 'function'
    const title = isCounted ? (items.length > 0 ? usual(items.length) : own) : (own ?? usual)
    return title === undefined ? undefined : { title, items, attempt: failed.attempt }
  }
  return { error, whole, summary }
}
