/** Markup that is safe to send; everything else that is put into it is text. */
export type Html = { readonly markup: string }
type Part = Html | string | number | undefined | false | readonly Html[]

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.map((text, place) => text + markupOf(place < parts.length ? parts[place] : '')).join('') }
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
