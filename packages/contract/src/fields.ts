/** What can be wrong with one field; a sentence for each stands in packages/phrases. */
export const fieldFaults = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'date',
  'time',
  'month',
  'text',
] as const
export type FieldFault = (typeof fieldFaults)[number]

type Issue = {
  readonly code?: string | undefined
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly origin?: unknown
  readonly input?: unknown
}

/** Turns a zod issue into one of our faults; `input` of a missing key is undefined. */
function faultOf(issue: Issue): FieldFault {
  if ((fieldFaults as readonly string[]).includes(issue.message)) return issue.message as FieldFault
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_big') return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big'
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string' && issue.origin !== 'array') return 'too_small'
    return issue.input === '' ? 'required' : 'too_short'
  }
  return 'invalid'
}

/** First fault of each field, keyed by its dotted path (`tickets.0.quantity`; the whole value: `data`). */
export function fieldFaultsOf(issues: readonly Issue[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = Object.create(null) as Record<string, FieldFault>
  for (const issue of issues) faults[issue.path.map(String).join('.') || 'data'] ??= faultOf(issue)
  return faults
}
