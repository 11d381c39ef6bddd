import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Language } from '@anfilada/contract/languages'
import { thisApp } from '../app.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { callAction, type ActionInput, type ActionName, type ActionOutput } from '../server/http.ts'
import { contractFaults } from './contract-faults.ts'
import { fieldAt } from './field-at.ts'
import { sendOnce, untilOffline } from './send-once.ts'
import type { Faults, FieldName, Form, FormSpec } from './form-spec.ts'
import { useFormMachine } from './use-form-machine.ts'

/** What the fields make of an input: a part that is not typed yet is undefined. The reader's language goes along by itself. */
type Typed<I> = { [K in keyof Omit<I, 'language'>]: I[K] | undefined } & { language?: Language | undefined }

export type ActionFormSpec<N extends ActionName, V> = Omit<FormSpec<V, ActionOutput<N>>, 'faults' | 'send'> & {
  action: N
  /** The contract's own schema of what the action takes: what it refuses is never sent. */
  schema: z.ZodMiniType
  input: (values: V) => Typed<ActionInput<N>>
  /** What the form asks beyond the contract; over what the contract says of the same field. */
  faults?: (values: V) => Faults<V>
  /** What the act may have changed, first words of query keys; read anew after a refusal, too. */
  touches?: readonly string[]
  /** False for acts that carry a password (contract/passwords.ts). */
  takesKey?: boolean
}

/** A form that is one action of the contract. */
export function useActionForm<N extends ActionName, V extends FieldValues>(spec: ActionFormSpec<N, V>): Form<V> {
  const { action, schema, input, touches = [], takesKey = true } = spec
  const { language } = useLanguage()
  const queries = useQueryClient()
  const fields = Object.keys(spec.labels) as FieldName<V>[]

  async function send(values: V): Promise<ActionOutput<N>> {
    // The contract has found nothing wrong: whatever it asks for is there. The portal's actions name the language (specification/actions.md).
    const data = (thisApp().name === 'portal' ? { language, ...input(values) } : input(values)) as ActionInput<N>
    try {
      return await (takesKey ? sendOnce(action, data, language) : untilOffline(callAction(action, data, { language })))
    } finally {
      for (const name of touches) void queries.invalidateQueries({ queryKey: [name] })
    }
  }
  const faults = (values: V): Faults<V> => ({
    ...contractFaults(schema, input(values), (path) => spec.names?.[path] ?? fieldAt(path, fields)),
    ...spec.faults?.(values),
  })
  return useFormMachine<V, ActionOutput<N>>({ ...spec, faults, send })
}
