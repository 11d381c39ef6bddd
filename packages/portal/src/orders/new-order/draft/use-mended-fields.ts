import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftFields } from './draft-fields.ts'
import type { TicketDraft } from './ticket-draft.ts'

/** A field that was found at fault is looked at again when it changes, whichever way; what was said of the others stays. */
export function useMendedFields(form: UseFormReturn<TicketDraft>, draft: TicketDraft): void {
  const before = useRef(draft)
  const { errors } = form.formState
  useEffect(() => {
    const changed = draftFields.filter((field) => JSON.stringify(before.current[field]) !== JSON.stringify(draft[field]))
    before.current = structuredClone(draft)
    const faulty = changed.filter((field) => errors[field])
    if (faulty.length > 0) void form.trigger(faulty)
  }, [form, draft, errors])
}
