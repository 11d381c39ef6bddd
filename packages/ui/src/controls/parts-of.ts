/** The text around what was sought in it: before, it, after. */
export function partsOf(text: string, sought: string): readonly [string, string, string] {
  const wanted = sought.trim().toLowerCase()
  const start = text.toLowerCase().indexOf(wanted)
  const end = start + wanted.length
  return start < 0 || wanted === '' ? [text, '', ''] : [text.slice(0, start), text.slice(start, end), text.slice(end)]
}
