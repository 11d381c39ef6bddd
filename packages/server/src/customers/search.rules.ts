/** What an employee typed, as the three ways of looking: words of a name, the beginning of a login or e-mail, the beginning of an INN. */
export type Search = { words: string; beginning: string; inn: string }

/** `words` is a text search of PostgreSQL: every word of the name, or its beginning. Only letters and digits reach it. */
export function readSearch(text: string): Search {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return { words: words.map((word) => `${word}:*`).join(' & '), beginning: text.trim().toLowerCase(), inn: text.replace(/\s/g, '') }
}

/**
 * The condition that a column begins with a parameter, which is given twice: as a range, which an index of text_pattern_ops answers whatever
 * the parameter is. U+10FFFF stands behind every other letter.
 */
export function begins(column: string): string {
  return `${column} ~>=~ ? and ${column} ~<~ (?::text || U&'\\+10FFFF')`
}
