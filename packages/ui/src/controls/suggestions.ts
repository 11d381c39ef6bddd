import type { Suggestion } from './options.ts'

/** What has the letters that are sought, wherever in it; all of it while there are none, nothing when they say it whole. */
export function suggestionsFor(suggestions: readonly Suggestion[], sought: string): readonly Suggestion[] {
  const wanted = sought.trim().toLowerCase()
  const found = suggestions.filter(({ value }) => value.toLowerCase().includes(wanted))
  return found.length === 1 && found[0]?.value.toLowerCase() === wanted ? [] : found
}
