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
  'email',
  'phone',
  'inn',
  'kpp',
  'ogrn',
  'bik',
  'account',
  'account_key',
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
  const measuresLength = issue.origin === 'string' || issue.origin === 'array'
  switch (issue.code) {
    case 'too_big':
      return measuresLength ? 'too_long' : 'too_big'
    case 'too_small':
      return measuresLength ? tooShort(issue) : 'too_small'
    case 'invalid_type':
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'invalid'
    default:
      return 'invalid'
  }
}

function tooShort(issue: Issue): FieldFault {
  return issue.input === '' ? 'required' : 'too_short'
}

/** First fault of each field, keyed by its dotted path (`tickets.0.quantity`; the whole value: `data`). */
export function fieldFaultsOf(issues: readonly Issue[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = Object.create(null) as Record<string, FieldFault>
  for (const issue of issues) faults[issue.path.map(String).join('.') || 'data'] ??= faultOf(issue)
  return faults
}
