import type { FormEvent } from 'react'
import type { ErrorItem } from '@anfilada/ui/ErrorSummary'
import type { Refused } from '../server/http.ts'

export type FieldName<V> = Extract<keyof V, string>
export type Faults<V> = Partial<Record<FieldName<V>, string>>
export type Sentence<V> = string | ((fault: string, values: V) => string | undefined)

export type FormWords<V> = {
  /** What the fields are called, in the order of the page. */
  labels: Readonly<Partial<Record<FieldName<V>, string>>>
  /** Of fields whose faults have words of their own; the others speak those of `fault`. */
  sentences?: Readonly<Partial<Record<FieldName<V>, Sentence<V>>>>
  /** Names the summary on top, which takes the focus; in a form without one the first field that is wrong does. */
  summary?: string
}

export type FormSpec<V, A> = FormWords<V> & {
  start: V
  /** What is wrong with the values, by fields: faults of contract/fields.ts or of the form's own. Nothing: they may be sent. */
  faults: (values: V) => Faults<V>
  send: (values: V) => Promise<A>
  onDone: (answer: A, values: V) => void
  onRefused?: (refusal: Refused) => void
  /** Server's fields that go by another name on this page. */
  names?: Readonly<Record<string, FieldName<V>>>
  /** A field is judged when it is left with something in it; without this when the form is sent. */
  judgesOnLeave?: boolean
  /** The draft survives a reload under this name (kept-draft.ts). */
  keptAs?: string
}

/** What a field of packages/ui takes. */
export type Field<T> = {
  name: string
  label: string
  value: T
  error: string | undefined
  onChange: (value: T) => void
  onBlur: () => void
}
type Box = Omit<Field<boolean>, 'value' | 'onBlur'> & { isChecked: boolean }

export type Form<V> = {
  values: V
  set: (changed: Partial<V>) => void
  field: <F extends FieldName<V>>(name: F) => Field<V[F]>
  box: <F extends FieldName<V>>(name: F) => Box
  error: (name: FieldName<V>) => string | undefined
  busy: boolean
  submit: (event?: FormEvent) => void
  /** What was said about the form and none of its fields. */
  failure: string | undefined
  /** What must be mended, for ErrorSummary; each try that fails has its number, so that it takes the focus again. */
  summary: { title: string; items: readonly ErrorItem[]; attempt: number } | undefined
}
