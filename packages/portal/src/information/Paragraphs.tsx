/** Paragraphs stand apart by an empty line; one that begins with `# ` is a heading (contract/legal-texts). */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph, index) => (paragraph.startsWith('# ') ? <h3 key={index}>{paragraph.slice(2)}</h3> : <p key={index}>{paragraph}</p>))
}
