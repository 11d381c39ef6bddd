/** Of which kind are the ids that an entry of the log tells under a field, beside what it is about. */
const kindsOfFields: Readonly<Record<string, string>> = {
  museum: 'museum',
  museum_id: 'museum',
  museum_ids: 'museum',
  object: 'museum_object',
  museum_object_id: 'museum_object',
  employee: 'user',
  employee_id: 'user',
  resource: 'resource',
  guide: 'guide',
}

/** Undefined of a field that tells no ids. */
export function kindOfField(field: string): string | undefined {
  return Object.hasOwn(kindsOfFields, field) ? kindsOfFields[field] : undefined
}

/** Under which key an entry of the log tells the name of what it mentions. */
export function nameKey(kind: string, id: string | number): string {
  return `${kind}:${id}`
}
