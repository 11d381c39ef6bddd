import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** A field that was found at fault is looked at again when it changes, whichever way; what was said of the others stays. */
export function useMendedFields<D extends FieldValues>(
  form: UseFormReturn<D>,
  draft: D,
  fields: readonly (keyof D & FieldPath<D>)[],
): void {
  const before = useRef(draft)
  const { errors } = form.formState
  useEffect(() => {
    const changed = fields.filter((field) => JSON.stringify(before.current[field]) !== JSON.stringify(draft[field]))
    before.current = structuredClone(draft)
    const faulty = changed.filter((field) => errors[field])
    if (faulty.length > 0) void form.trigger(faulty)
  }, [form, draft, errors, fields])
}
