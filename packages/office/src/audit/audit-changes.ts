/** One thing that an entry of the log tells: what it was, where that is known, and what it is. */
export type AuditChange = { field: string; from?: unknown; to: unknown }

type Details = Readonly<Record<string, unknown>>

/** The details of an entry as a list of changes; what lies deeper (the terms of an approval) comes up. */
export function changesIn(details: Details): AuditChange[] {
  const isOneChange = 'from' in details && 'to' in details
  const rest = Object.entries(details).filter(([field]) => !isOneChange || (field !== 'from' && field !== 'to'))
  const changes = rest.flatMap(([field, value]) => changesOf(field, value))
  return isOneChange ? [...changes, { field: 'changed', from: details['from'], to: details['to'] }] : changes
}

/** A field that was left empty says nothing, one that became so does; a device without a name is a program. */
function isNothing(field: string, value: unknown): boolean {
  return value === null || (value === '' && field !== 'device') || (Array.isArray(value) && value.length === 0)
}

function changesOf(field: string, value: unknown): AuditChange[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isNothing(field, value) ? [] : [{ field, to: value }]
  if ('from' in value && 'to' in value) return [{ field, from: value.from, to: value.to }]
  return changesIn(value as Details)
}
