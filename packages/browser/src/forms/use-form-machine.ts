import { useRef, useState } from 'react'
import { useForm, type FieldErrors, type FieldValues, type ResolverResult, type UseFormReturn } from 'react-hook-form'
import { loadPhoneRule } from '@anfilada/contract/phone-rule'
import { focusField } from '@anfilada/ui/focus-field'
import { Refused } from '../server/http.ts'
import { fieldAt } from './field-at.ts'
import { byServer, useSentences, type Failed } from './form-sentences.ts'
import type { Field, FieldName, FormSpec, StepForm } from './form-spec.ts'
import { forgetDraft, writeDraft, readDraft } from './form-draft.ts'
import { leadOn } from './lead-on.ts'

/**
 * The one machine behind every form: what is typed, what is wrong with it and where that is said, and one sending at a time. After a
 * failure everything typed stays, and the reader decides when to send again.
 */
export function useFormMachine<V extends FieldValues, A>(spec: FormSpec<V, A>): StepForm<V> {
  const { labels, keptAs } = spec
  const [start] = useState<FieldValues>(() => ({
    ...((keptAs === undefined ? undefined : readDraft(keptAs, spec.start)) ?? spec.start),
    ...spec.asked,
  }))
  const form = useForm({ defaultValues: start, resolver: (typed) => judgeWhole(spec, typed as V), shouldFocusError: false })
  const values = form.watch() as V
  const { errors, isSubmitting } = form.formState
  const { set, leave } = filling(spec, form)
  const { failed, ...acts } = useSubmitting(spec, form, set)
  const { error, whole, summary } = useSentences(spec, values, errors)

  const field = <F extends FieldName<V>>(name: F): Field<V[F]> => ({
    name,
    label: labels[name] ?? name,
    value: values[name],
    error: error(name),
    onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
    onBlur: () => leave(name),
  })
  return {
    values,
    set,
    field,
    box: (name) => {
      const { value, onBlur: _, ...rest } = field(name)
      return { ...rest, isChecked: value === true, onChange: (isChecked) => set({ [name]: isChecked } as unknown as Partial<V>) }
    },
    error,
    busy: isSubmitting,
    submit: (event) => {
      event?.preventDefault()
      void acts.submit()
    },
    failure: failed?.beside?.length === 0 ? whole(failed) : undefined,
    summary: failed && summary(failed),
    refusal: failed?.error,
    now: () => form.getValues() as V,
    judge: acts.judge,
    refuse: acts.refuse,
    forget: acts.forget,
    reset: acts.reset,
  }
}

const fieldsOf = <V>({ labels }: Pick<FormSpec<V, unknown>, 'labels'>) => Object.keys(labels) as FieldName<V>[]

type Filled<V> = Pick<FormSpec<V, unknown>, 'labels' | 'start' | 'keptAs' | 'unkept' | 'judgesOnLeave' | 'judgesTyping'>

/** What becomes of the values: kept where the form keeps a draft, and judged anew where they were judged already. */
function filling<V extends FieldValues>(spec: Filled<V>, form: UseFormReturn) {
  const { keptAs } = spec
  return {
    set: (changed: Partial<V>): void => {
      for (const [name, value] of Object.entries(changed)) form.setValue(name, value, { shouldDirty: true })
      if (keptAs !== undefined) writeDraft(keptAs, spec.start, form.getValues() as V, spec.unkept)
      // What the server said ends with the change of its own field.
      const again = fieldsOf(spec).filter((name) => {
        const { error } = form.getFieldState(name)
        if (error === undefined) return name in changed && changed[name] !== '' && spec.judgesTyping?.includes(name)
        return name in changed || error.type !== byServer
      })
      if (again.length > 0) void form.trigger(again)
    },
    // An empty field that the reader only passes by is not a mistake yet.
    leave: (name: FieldName<V>): void => {
      if (spec.judgesOnLeave && form.getValues(name) !== '') void form.trigger(name)
    },
  }
}

/** One sending at a time, and what is said after one that failed. */
function useSubmitting<V extends FieldValues, A>(spec: FormSpec<V, A>, form: UseFormReturn, set: (changed: Partial<V>) => void) {
  const fields = fieldsOf(spec)
  const [failed, setFailed] = useState<Failed>()
  // The state is known only after the next render; two presses may come before it.
  const isUnderWay = useRef(false)
  const attempt = useRef(0)

  function fail(why: Omit<Failed, 'attempt'> = {}): void {
    attempt.current += 1
    setFailed({ ...why, attempt: attempt.current })
    const first = fields.find((field) => form.getFieldState(field).error)
    if (first !== undefined && spec.summary === undefined && !spec.leavesFocus) focusField(first)
  }
  function refuse(error: unknown): void {
    const beside: string[] = []
    if (error instanceof Refused) spec.onRefused?.(error, set)
    for (const [path, message] of Object.entries(error instanceof Refused ? error.fields : {})) {
      const field = spec.fieldOf ? spec.fieldOf(path) : (spec.names?.[path] ?? fieldAt(path, fields))
      if (field === undefined) continue
      form.setError(field, { type: byServer, message })
      beside.push(message)
    }
    fail({ error, beside })
  }
  async function send(): Promise<void> {
    const typed = form.getValues() as V
    let answer: A
    try {
      answer = await spec.send(typed)
    } catch (error) {
      return refuse(error)
    }
    if (spec.keptAs !== undefined && !spec.outlives) forgetDraft(spec.keptAs)
    spec.onDone(answer, typed)
  }
  async function submit(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    leadOn()
    setFailed(undefined)
    try {
      await form.handleSubmit(send, () => fail())()
    } finally {
      isUnderWay.current = false
    }
  }
  async function judge(part: readonly FieldName<V>[]): Promise<boolean> {
    setFailed(undefined)
    const isRight = await form.trigger([...part])
    if (!isRight) fail()
    return isRight
  }
  function reset(values: V): void {
    setFailed(undefined)
    form.reset(values)
  }
  return { failed, submit, judge, refuse, reset, forget: () => setFailed(undefined) }
}

/** Where the rule does not come, the server says what is wrong with a number. */
async function judgeWhole<V extends FieldValues>(
  { faults, phones = [] }: Pick<FormSpec<V, unknown>, 'faults' | 'phones'>,
  values: V,
): Promise<ResolverResult> {
  if (phones.some((field) => values[field] !== '')) await loadPhoneRule().catch(() => undefined)
  return judged(await faults(values))
}

/** A fault of ours travels as the type of an error. */
function judged(faults: Readonly<Record<string, string | undefined>>): ResolverResult {
  const found = Object.entries(faults).flatMap(([field, type]) => (type === undefined ? [] : [[field, { type }] as const]))
  return { values: {}, errors: Object.fromEntries(found) as FieldErrors }
}
