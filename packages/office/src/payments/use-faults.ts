import { useState } from 'react'
import type { FormFaults } from '../shell/acts/FormDialog.tsx'

/** What is wrong with the fields of a dialog: under each of them, and on top. Each telling takes the focus anew. */
export function useFaults(title: string, labels: Readonly<Record<string, string>>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [faults, setFaults] = useState<FormFaults>()
  function tell(fields: Readonly<Record<string, string>>, sentence = title) {
    setErrors(fields)
    const items = Object.entries(fields).map(([field, message]) => ({ field, label: labels[field] ?? field, message }))
    setFaults({ title: sentence, items, attempt: (faults?.attempt ?? 0) + 1 })
  }
  return { errors, faults, tell }
}
