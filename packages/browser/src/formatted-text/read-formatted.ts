/** What formatted text may hold, as the server lets it out (server/formatted-text/render.ts); `void`: without an inside. */
const elements = {
  p: 'whole',
  strong: 'whole',
  em: 'whole',
  del: 'whole',
  h3: 'whole',
  h4: 'whole',
  ul: 'whole',
  ol: 'whole',
  li: 'whole',
  blockquote: 'whole',
  code: 'whole',
  a: 'whole',
  br: 'void',
  hr: 'void',
  img: 'void',
} as const
export type FormattedElement = keyof typeof elements

/** `picture`: of an `img`, the name of one that comes with the product, and `alt` what it shows. */
export type FormattedNode = string | { element: FormattedElement; href?: string; picture?: string; alt?: string; inside: FormattedNode[] }

/** A tag as the server writes it: nothing in it but the address of a link, or the name of a picture and what it shows. */
const tag = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"<>]*)"| src="picture:([a-z0-9-]+)" alt="([^"<>]*)")?( \/)?>/g
/** To the web, to a mailbox, to a telephone, or to a page of ours. */
const harmless = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/

type Open = { element: FormattedElement; inside: FormattedNode[] }

/**
 * The parts of a formatted text. HTML is never given to the browser as HTML: whatever is no tag of the list, written as the server writes it, is
 * text. A tag that nobody closes ends with the text.
 */
export function readFormatted(html: string): FormattedNode[] {
  const all: FormattedNode[] = []
  const open: Open[] = []
  const here = (): FormattedNode[] => open.at(-1)?.inside ?? all
  const say = (text: string): void => {
    if (text !== '') here().push(wordsOf(text))
  }
  let read = 0
  for (const match of html.matchAll(tag)) {
    const [written, slash, name = '', href, picture, alt, end] = match
    say(html.slice(read, match.index))
    read = match.index + written.length
    if (!isElement(name) || (name === 'img') !== (picture !== undefined) || (slash && !close(open, name))) say(written)
    else if (picture !== undefined) here().push({ element: name, picture, alt: wordsOf(alt ?? ''), inside: [] })
    else if (!slash) here().push(begin(open, name, { href, isVoid: end !== undefined }))
  }
  say(html.slice(read))
  return all
}

type Written = { href: string | undefined; isVoid: boolean }

/** The element, which is open from now on unless it has no inside. */
function begin(open: Open[], element: FormattedElement, { href, isVoid }: Written): FormattedNode {
  const node = { element, ...(isHarmless(element, href) && { href: wordsOf(href ?? '') }), inside: [] }
  if (elements[element] === 'whole' && !isVoid) open.push(node)
  return node
}

function isElement(name: string): name is FormattedElement {
  return Object.hasOwn(elements, name)
}

function isHarmless(name: FormattedElement, href: string | undefined): boolean {
  return name === 'a' && href !== undefined && harmless.test(wordsOf(href))
}

/** Ends the element with all that was opened in it; false when it is not open. */
function close(open: Open[], name: FormattedElement): boolean {
  const at = open.findLastIndex(({ element }) => element === name)
  if (at < 0) return false
  open.length = at
  return true
}

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

function wordsOf(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => named[entity] ?? entity)
}
