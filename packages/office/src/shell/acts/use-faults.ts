import { useState } from 'react'
import type { ActFailure } from '@anfilada/browser/use-act'
import type { FormFaults } from './FormDialog.tsx'

export type Sentences = Readonly<Partial<Record<string, string>>>

/** What is wrong in a form: beside its fields, and in the summary on top, which takes the focus with every telling. */
export function useFaults(labels: Readonly<Record<string, string>>, usualTitle: string) {
  const [errors, setErrors] = useState<Sentences>({})
  const [faults, setFaults] = useState<FormFaults>()
  function tell(told: Sentences, title = usualTitle): void {
    setErrors(told)
    const items = Object.entries(labels).flatMap(([field, label]) => {
      const message = told[field]
      return message === undefined ? [] : [{ field, label, message }]
    })
    setFaults({ title, items, attempt: (faults?.attempt ?? 0) + 1 })
  }
  /** What the server said no with; a sentence that stands beside a field is not said once more above it. */
  function tellFailure(failure: ActFailure | undefined): void {
    if (!failure) return
    const { fields, sentence } = failure
    tell(fields, Object.keys(labels).some((field) => fields[field] === sentence) ? usualTitle : sentence)
  }
  return { errors, faults, tell, tellFailure }
}
