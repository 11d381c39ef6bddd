import atRules from 'mdn-data/css/at-rules.json' with { type: 'json' }
import properties from 'mdn-data/css/properties.json' with { type: 'json' }
import { findAll, type Finding, isTest, type Source } from './source.ts'

const physicalCss = new RegExp(
  [
    String.raw`(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*`,
    String.raw`border-(?:top|bottom)-(?:left|right)-radius`,
    String.raw`(?<![\w-])(?:left|right)\s*:`,
    String.raw`(?:text-align|text-align-last|float|clear|justify-content|justify-items|justify-self|caption-side)\s*:\s*(?:left|right)\b`,
  ].join('|'),
  'g',
)
const physicalScript =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|\btextAlign:\s*['"](?:left|right)['"]|style=\{\{[^}]*\b(?:left|right):/g

/** Persian reads from right to left: start and end are true in both directions, left and right in one. */
export function physicalSides(source: Source): Finding[] {
  if (!isStyled(source.path)) return []
  const pattern = source.path.endsWith('.css') ? physicalCss : physicalScript
  return findAll(source, pattern, (match) => `${match} is physical: say inline-start or inline-end`)
}

const colourWords = 'white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|gold|teal|navy'
const literalCss = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|:[^;{}]*(?<![\w-])(?:${colourWords})(?![\w-])(?=[^{}]*[;}])`,
  'gi',
)
const literalScript = /['"`](?:#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\([^'"`]*)['"`]/gi

/** Two themes and a contrast that was measured stand in tokens.css, the dark one again in what is made of it; a colour written elsewhere is in neither. */
export function literalColours(source: Source): Finding[] {
  if (!isStyled(source.path) || /\/tokens(?:-dark)?\.css$/.test(source.path)) return []
  const pattern = source.path.endsWith('.css') ? literalCss : literalScript
  return findAll(source, pattern, (match) => `${match} is a literal colour: use a token`)
}

const literalWidth = /@media[^{]*\b(?:width|inline-size)\b[^{]*|matchMedia\([^)]*\bwidth\b[^)]*\)/g

/** A layout changes at the four widths of breakpoints.ts; a fifth is a design that nobody drew and no proof looks at. */
export function strayBreakpoints(source: Source): Finding[] {
  if (!isStyled(source.path)) return []
  return findAll(source, literalWidth, (match) => `${match} is a width of its own: use one of breakpoints.ts, @media (--phone)`)
}

const known: ReadonlySet<string> = new Set([
  ...Object.keys(properties),
  ...Object.values(atRules).flatMap((rule) => ('descriptors' in rule ? Object.keys(rule.descriptors) : [])),
])
// A selector has its brace before any end.
const declared = /(?<=[{};]\s*)(?!--)-?[a-z][a-z-]*(?=\s*:[^{};]*[;}])/g

/** A browser passes over a name that it does not know, and says nothing: `item-height` stood for `line-height` in five places. */
export function unknownProperties(source: Source): Finding[] {
  if (!source.path.endsWith('.css')) return []
  return findAll(source, declared, (match) => match).flatMap(({ reason: name, ...at }) =>
    known.has(name) || known.has(name.replace(/^-webkit-/, '')) ? [] : [{ ...at, reason: `${name} is no property: browsers pass over it` }],
  )
}

function isStyled(path: string): boolean {
  return /^packages\/(?:ui|browser|portal|office)\/.*\.(?:css|tsx?)$/.test(path) && !isTest(path)
}
