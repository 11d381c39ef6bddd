import type { Terms } from './term-fields.ts'

const fields = ['cut_off_minutes', 'free_change_hours', 'penalty'] as const satisfies readonly (keyof Terms)[]

/** One term that an entry of the history changed. */
type ChangedTerm = { field: (typeof fields)[number]; from: number; to: number }

/** What an entry tells of the terms that this screen knows: the log outlives the words. */
export function changedTerms(details: Readonly<Record<string, unknown>>): ChangedTerm[] {
  return fields.flatMap((field) => {
    const change = details[field]
    if (typeof change !== 'object' || change === null || !('from' in change) || !('to' in change)) return []
    const { from, to } = change
    return typeof from === 'number' && typeof to === 'number' ? [{ field, from, to }] : []
  })
}
