import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'
import { colourOf, readTokens, type Theme } from './theme.ts'

export const pageColoursFile = join(root, 'packages/server/src/vouchers/page/page-colours.ts')
const drawnWith = (
  'paper surface sunken ink ink-2 rule-strong accent on-accent accent-ink amber-wash amber-ink red-wash red-ink ' +
  'st-processing-wash st-processing'
).split(' ')

/** The module of the colours of a voucher's page, as both themes of the design system have them now. Throws when one has one of them no more. */
export function pageColours(tokens: string = readTokens()): string {
  const theme = (name: Theme): string => drawnWith.map((colour) => `--${colour}: ${colourOf(tokens, name, colour)};`).join(' ')
  return `/**
 * What the page of a voucher is drawn with, which loads no style sheet: the themes of the design system. Written by \`npm run tokens\` from
 * packages/ui/src/styles/tokens.css; a test fails when the two differ.
 */
export const colours = {
  light:
    '${theme('light')}',
  dark: '${theme('dark')}',
} as const
`
}
