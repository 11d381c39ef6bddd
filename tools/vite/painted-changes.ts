/** `[which text of the page, its words]` or `[which element, which attribute, its words]`, counted in the order of the page. */
export type Change = readonly [number, string] | readonly [number, string, string]

type Element = { name: string; attributes: ReadonlyMap<string, string> }

/** What is other in the same page in another language: words and attributes. Throws when the pages are not made alike. */
export function changesOf(original: string, other: string): Change[] {
  const [before, after] = [read(original), read(other)]
  if (before.shape !== after.shape) throw new Error('The login is not made alike in all languages')
  const texts = after.texts.flatMap((text, at): Change[] => (text === before.texts[at] ? [] : [[at, text]]))
  const attributes = after.elements.flatMap(({ attributes: values }, at): Change[] =>
    [...values].flatMap(([name, value]): Change[] => (value === before.elements[at]?.attributes.get(name) ? [] : [[at, name, value]])),
  )
  return [...texts, ...attributes]
}

/** React writes every tag in one way; between two comments and tags stands one text. */
function read(html: string): { shape: string; elements: Element[]; texts: string[] } {
  const parts = html.split(/(<[^>]*>)/).filter((part) => part !== '')
  const texts = parts.filter((part) => !part.startsWith('<')).map(decoded)
  const elements = parts.filter((part) => /^<\w/.test(part)).map(elementIn)
  const shape = parts.map((part) => {
    if (!part.startsWith('<')) return 'text'
    if (!/^<\w/.test(part)) return part
    const { name, attributes } = elementIn(part)
    return `<${name} ${[...attributes.keys()].join(' ')}>`
  })
  return { shape: shape.join(''), elements, texts }
}

function elementIn(tag: string): Element {
  const attributes = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)] as const)
  return { name: /^<([\w-]+)/.exec(tag)?.[1] ?? '', attributes: new Map(attributes) }
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** What React writes for the five letters that mean something in HTML. */
function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
}
