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

// No zod here: the forms check as one types, with what the server asks.

/** How an e-mail address is written: zod's own pattern, written out. */
export const emailPattern = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/**
 * What a password must be (after NIST SP 800-63B-4): long; longer where it stands alone. No rules about kinds of characters.
 * Common passwords are refused too, by the server, which has the list.
 */
export const passwordLength = { alone: 15, withSecondFactor: 8, longest: 256 } as const

/** People count characters, not the halves that some of them are stored in. */
export function isLongEnough(password: string, secondFactor: boolean): boolean {
  const { alone, withSecondFactor } = passwordLength
  return Array.from(password).length >= (secondFactor ? withSecondFactor : alone)
}
