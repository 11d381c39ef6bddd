/** Attributes by which jsdom's own style sheet shows elements and hides them, and the style of the element itself. */
export const styledBy = ['hidden', 'open', 'popover', 'type', 'style'] as const

/** What queries by role, and clicks, ask of the style of every element they pass. */
const asked = new Set<PropertyKey>(['display', 'visibility', 'pointerEvents'])

/** Elements that stand below elements of the same kinds, all the way up: they look alike. */
type Kind = { values: Map<PropertyKey, unknown>; below: Map<string, Kind> }

type Style = { getPropertyValue(name: string): string }
/** What is asked of an element here; the tools are compiled without the types of browsers. */
type PageElement = {
  localName: string
  namespaceURI: string | null
  parentElement: PageElement | null
  ownerDocument: { styleSheets: ArrayLike<object> }
  hasAttribute(name: string): boolean
  getAttribute(name: string): string | null
}
export type Page = { getComputedStyle(element: PageElement, pseudoElement?: string | null): Style }

/**
 * Looks up once for all elements of a kind whether they are shown: what jsdom found it forgets with every change of the page, and looking it
 * up was a fifth of all tests of screens. An element that a sheet of the page, its place among its siblings or the state of a popover may
 * style is looked up by itself; so is everything else that is asked of a style.
 */
export function rememberStyles(page: Page): void {
  const lookUp = page.getComputedStyle.bind(page)
  const root = newKind()

  page.getComputedStyle = (element, pseudoElement) => {
    const kind = pseudoElement ? undefined : kindOf(element, root)
    return kind === undefined ? lookUp(element, pseudoElement) : remembering(kind, () => lookUp(element))
  }
}

function remembering(kind: Kind, lookUp: () => Style): Style {
  let found: Style | undefined
  const read = (property: PropertyKey): unknown => {
    found ??= lookUp()
    const value: unknown = Reflect.get(found, property)
    return typeof value === 'function' ? value.bind(found) : value
  }
  const remembered = (property: PropertyKey): unknown => {
    if (!kind.values.has(property)) kind.values.set(property, read(property))
    return kind.values.get(property)
  }
  const get = (_: object, property: PropertyKey): unknown => {
    if (asked.has(property)) return remembered(property)
    if (property !== 'getPropertyValue') return read(property)
    return (name: string) => (asked.has(name) ? remembered(name) : (found ??= lookUp()).getPropertyValue(name))
  }
  return new Proxy({}, { get }) as Style
}

const newKind = (): Kind => ({ values: new Map(), below: new Map() })

function kindOf(element: PageElement, root: Kind): Kind | undefined {
  if (element.ownerDocument.styleSheets.length > 0) return undefined
  const line: PageElement[] = []
  for (let each: PageElement | null = element; each !== null; each = each.parentElement) line.push(each)
  let kind = root
  for (const each of line.toReversed()) {
    if (each.localName === 'summary' || each.hasAttribute('popover')) return undefined
    const name = nameOf(each)
    let next = kind.below.get(name)
    if (next === undefined) kind.below.set(name, (next = newKind()))
    kind = next
  }
  return kind
}

function nameOf(element: PageElement): string {
  let name = element.namespaceURI + element.localName
  for (const attribute of styledBy) {
    const value = element.getAttribute(attribute)
    if (value !== null) name += ` ${attribute}=${value}`
  }
  return name
}
