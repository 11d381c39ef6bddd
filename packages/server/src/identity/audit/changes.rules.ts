/** What is different afterwards, as `{field: {from, to}}`. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = Object.entries(after).filter(([field, to]) => (before[field] ?? null) !== (to ?? null))
  return Object.fromEntries(changed.map(([field, to]) => [field, { from: before[field] ?? null, to }]))
}
