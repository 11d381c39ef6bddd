import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'
import { colourOf, readTokens } from './theme.ts'

export const coloursFile = join(root, 'packages/server/src/mail/mail-colours.ts')
const drawnWith = ['paper', 'surface', 'ink', 'ink-3', 'rule', 'accent', 'on-accent', 'accent-ink']

/** The module of mails' colours, as the light theme of the design system has them now. Throws when it has one of them no more. */
export function mailColours(tokens: string = readTokens()): string {
  const lines = drawnWith.map(
    (name) => `  ${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: '${colourOf(tokens, 'light', name)}',`,
  )
  return `/**
 * What mails are drawn with, of the light theme of the design system: mail programs read no style sheets, and many turn colours dark
 * by themselves. Written by \`npm run tokens\` from packages/ui/src/styles/tokens.css; a test fails when the two differ (decision 0042).
 */
export const colours = {
${lines.join('\n')}
} as const
`
}
