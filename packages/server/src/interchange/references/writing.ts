import { type FieldFault, fieldFaults } from '@anfilada/contract/fields'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { fieldSentence, refusalSentence } from '@anfilada/phrases/refusals'
import type { Outcome } from '../../outcome.ts'
import { inEach, saidRefusal, type Said } from '../frame/placed-faults.ts'

/** Writes each change after the one before, and answers what is wrong with each. */
export async function inOrder<C>(changes: readonly C[], write: (change: C) => Promise<Said[]>): Promise<Said[][]> {
  const faults: Said[][] = []
  for (const change of changes) faults.push(await write(change))
  return faults
}

/** What a use case refused, at each field that it names, of whatever form; where it names none, at `otherwise`. */
export function saidOf<T>(outcome: Outcome<T>, otherwise: string): Said[] {
  if (outcome.ok) return []
  const fields = Object.entries(outcome.fields ?? {})
  if (fields.length === 0) return [saidRefusal([otherwise], outcome)]
  return fields.map(([field, code]) => ({
    path: [field.split('.').at(-1) ?? otherwise],
    code,
    sentence: inEach((language) => (isFieldFault(code) ? fieldSentence(language, code, field) : refusalSentence(language, code))),
  }))
}

function isFieldFault(code: FieldFault | RefusalCode): code is FieldFault {
  return (fieldFaults as readonly string[]).includes(code)
}
