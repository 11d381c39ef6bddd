import { createHash } from 'node:crypto'
import { colours } from './page-colours.ts'

/** Read at arm's length in the rain: the state first, then the hour. Fonts are those of the telephone, so that nothing else is loaded. */
export const style = `
:root { color-scheme: light dark; ${colours.light} --band: var(--sunken); --on-band: var(--ink) }
@media (prefers-color-scheme: dark) { :root { ${colours.dark} } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 500 1.0625rem/1.5 'Gill Sans', Candara, 'Segoe UI', system-ui, sans-serif }
:lang(fa) { font-family: Vazirmatn, Tahoma, system-ui, sans-serif }
:lang(zh) { font-family: 'PingFang SC', 'Microsoft YaHei UI', system-ui, sans-serif }
main { max-inline-size: 34rem; min-block-size: 100vh; margin-inline: auto; display: flex; flex-direction: column; background: var(--surface) }
header { padding: 28px 20px 24px; background: var(--band); color: var(--on-band) }
svg { display: block; inline-size: 60px; block-size: 72px; margin-block-end: 16px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round }
.solid { fill: currentColor; stroke: none }
.cut { stroke: var(--band); stroke-width: 1.7 }
.dashed { stroke-dasharray: 2.6 2.8 }
h1 { font-size: 2.125rem; line-height: 1.25; font-weight: 640; text-wrap: balance }
header p { font-size: 1.25rem; line-height: 1.4; margin-block-start: 8px; text-wrap: pretty }
h1, h2, p, dd { overflow-wrap: anywhere }
section { padding: 20px; flex: 1 }
.time { font-size: 4.5rem; line-height: 1.1; font-weight: 480; letter-spacing: -0.02em }
h2 { font-size: 1.5625rem; line-height: 1.3; font-weight: 560; text-wrap: balance }
.object { color: var(--ink-2) }
.void .time { text-decoration: line-through; text-decoration-thickness: 3px; color: var(--ink-2) }
dl { margin-block-start: 16px }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 8px; border-block-start: 1px solid var(--rule-strong) }
dt { flex: none; color: var(--ink-2) }
dd { font-weight: 640; text-align: end }
dd span { white-space: nowrap }
dd small { display: block; font-size: 1.0625rem; font-weight: 500; color: var(--ink-2) }
footer { padding: 0 20px 28px; color: var(--ink-2) }
a { color: var(--accent-ink); display: inline-block; padding-block: 10px }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.valid_today { --band: var(--accent); --on-band: var(--on-accent) }
.not_today { --band: var(--amber-wash); --on-band: var(--amber-ink) }
.used { --band: var(--st-processing-wash); --on-band: var(--st-processing) }
.cancelled, .replaced { --band: var(--red-wash); --on-band: var(--red-ink) }
`

/** Nothing but this style and the icon of the tab: no scripts, no forms, in nobody's frame. */
export const pagePolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
