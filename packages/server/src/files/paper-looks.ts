import { Path, Svg } from '@react-pdf/renderer'
import { createElement } from 'react'

/** On every paper. */
export const colours = { ink: '#1d1b18', faint: '#5a554c', accent: '#0a6a4b', hairline: '#b8b2a7' } as const

/** The mark of the portal (ui/drawings/Logo.tsx). */
export const mark = createElement(
  Svg,
  { viewBox: '0 0 30 34', style: { width: 21, height: 24 } },
  createElement(Path, { d: 'M2 33V2h26v31M6.5 33V7.5h17V33M11 33V13.5h9V33', stroke: colours.accent, strokeWidth: 1.6, fill: 'none' }),
  createElement(Path, { d: 'M14 33V19h3.5v14z', fill: colours.accent }),
)
