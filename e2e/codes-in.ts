/** What readers may meet in Latin letters all the same: formats of files, names of registers, files by their names, addresses, the agencies' own marks (NEVA-71). */
const known = /\b(?:XLSX|CSV|PDF|JSON|HTML|SMTP|OGRN|SBIS)\b|\S+@\S+|https?:\S+|[\w-]+\.(?:json|xlsx|csv|pdf|txt)\b|\b[A-Z]{4,}-\d+/g

const shapes = [
  // bank_entry, museum_object_id
  /\b[a-z]+(?:_[a-z\d]+)+\b/g,
  // payment:5006, bank:2
  /\b[a-z][a-z_.]*:\d+\b/g,
  // bank_entry.matched, session.opened
  /\b[a-z_]{3,}\.[a-z_]{3,}\b/g,
  // COMPLETE
  /\b[A-Z]{4,}\b/g,
] as const

/** Codes of programs that stand where words should: by their shape, or one of the ids under which the company keeps its objects and banks. */
export function codesIn(text: string, ids: readonly string[]): string[] {
  const words = text.replace(known, ' ')
  const shaped = shapes.flatMap((shape) => words.match(shape) ?? [])
  const named = ids.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(words))
  return [...new Set([...shaped, ...named])]
}
