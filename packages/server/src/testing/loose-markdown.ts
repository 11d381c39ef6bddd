import { Marked } from 'marked'

/** Markdown without any wall around it: for controls, which have to see that hostile texts do act there. */
const loose = new Marked({ gfm: true })

export function looseMarkdown(text: string): string {
  return loose.parse(text, { async: false })
}
