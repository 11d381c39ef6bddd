import type { FormEvent } from 'react'
import type { ErrorItem } from '@anfilada/ui/ErrorSummary'
import type { Refused } from '../server/http.ts'

export type FieldName<V> = Extract<keyof V, string>
export type Faults<V> = Partial<Record<FieldName<V>, string | undefined>>
export type Sentence<V> = string | ((fault: string, values: V) => string | undefined)

export type FormWords<V> = {
  /** What the fields are called, in the order of the page. */
  labels: Readonly<Partial<Record<FieldName<V>, string>>>
  /** Of fields whose faults have words of their own; the others speak those of `fault`. */
  sentences?: Readonly<Partial<Record<FieldName<V>, Sentence<V>>>>
  /** Said instead of the server's words about a field, where nobody typed what it is about. */
  overServer?: Readonly<Partial<Record<FieldName<V>, string>>>
  /** Said after why no answer came: what becomes of what was sent. */
  afterSilence?: string
  /**
   * Names the summary on top, which takes the focus; in a form without one the first field that is wrong does. By how many are wrong: it
   * ends with the last of them.
   */
  summary?: string | ((count: number) => string)
}

export type FormSpec<V, A> = FormWords<V> & {
  start: V
  /** What the address asks for: over the start and the kept draft. */
  asked?: Partial<V>
  /**
   * What is wrong with the values, by fields: faults of contract/fields.ts or of the form's own. Nothing: they may be sent. A promise where the
   * rules come behind the form.
   */
  faults: (values: V) => Faults<V> | Promise<Faults<V>>
  /** Fields with a telephone number, whose rule comes before they are judged (contract/phone-rule.ts). */
  phones?: readonly FieldName<V>[]
  send: (values: V) => Promise<A>
  onDone: (answer: A, values: V) => void
  /** Hears of a no before it is said beside the fields; `set` changes them. */
  onRefused?: (refusal: Refused, set: (changed: Partial<V>) => void) => void
  /** Server's fields that go by another name on this page. */
  names?: Readonly<Record<string, FieldName<V>>>
  /** The field of a path of the server, where a list of names does not say it. */
  fieldOf?: (path: string) => FieldName<V> | undefined
  /** A field is judged when it is left with something in it; without this when the form is sent. */
  judgesOnLeave?: boolean
  /** Fields that are judged at every key once there is something in them: numbers, whose faults are seen at once. */
  judgesTyping?: readonly FieldName<V>[]
  /** A fault is said without taking the focus: of fields that are sent whenever one is left. */
  leavesFocus?: boolean
  /** The draft survives a reload under this name (form-draft.ts). */
  keptAs?: string
  /** Fields that the kept draft is without: what is agreed to anew each time. */
  unkept?: readonly FieldName<V>[]
  /** The next form of this name begins with what was sent by this one. */
  outlives?: boolean
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

/** What a form asks in several steps, or over a longer time, needs beside that. */
export type StepForm<V> = Form<V> & {
  /** What the server said instead of an answer, until the next try. */
  refusal: unknown
  /** The values after all changes so far, also those of this render. */
  now: () => V
  /** Before the reader leaves a step: whether nothing is wrong with its fields; what is, is said as after a failed sending. */
  judge: (fields: readonly FieldName<V>[]) => Promise<boolean>
  /** Says what the server said of these values at another place. */
  refuse: (error: unknown) => void
  /** What was said of the last try is over. */
  forget: () => void
  reset: (values: V) => void
}
