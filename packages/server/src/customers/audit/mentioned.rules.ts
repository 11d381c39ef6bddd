import { kindOfField } from '@anfilada/contract/customers/audit-subjects'

export type Mentioned = { kind: string; id: string }

type Line = { subject: string; subjectId: string | null; details: Readonly<Record<string, unknown>> }

/** What an entry of the log is about, and whom and what its details tell by id: also what they were before, and each of a list. */
export function mentionedIn({ subject, subjectId, details }: Line): Mentioned[] {
  const about = subjectId === null ? [] : [{ kind: subject, id: subjectId }]
  const told = Object.entries(details).flatMap(([field, value]) => {
    const kind = kindOfField(field)
    return kind === undefined ? [] : idsIn(value).map((id) => ({ kind, id }))
  })
  return [...about, ...told]
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'string') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value ? [...idsIn(value.from), ...idsIn(value.to)] : []
}
