import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'

export const coloursFile = join(root, 'packages/server/src/mail/mail-colours.ts')
const tokensFile = join(root, 'packages/ui/src/styles/tokens.css')
const drawnWith = ['paper', 'surface', 'ink', 'ink-3', 'rule', 'accent', 'on-accent', 'accent-ink']

/** The module of mails' colours, as the light theme of the design system has them now. Throws when it has one of them no more. */
export function mailColours(tokens: string = readFileSync(tokensFile, 'utf8')): string {
  const light = /:root \{([^}]*)\}/.exec(tokens)?.[1] ?? ''
  const lines = drawnWith.map((name) => {
    const colour = new RegExp(`^ *--${name}: (#[0-9a-f]{6});`, 'm').exec(light)?.[1]
    if (colour === undefined) throw new Error(`The light theme has no colour --${name}`)
    return `  ${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: '${colour}',`
  })
  return `/**
 * What mails are drawn with, of the light theme of the design system: mail programs read no style sheets, and many turn colours dark
 * by themselves. Written by \`npm run tokens\` from packages/ui/src/styles/tokens.css; a test fails when the two differ (decision 0042).
 */
export const colours = {
${lines.join('\n')}
} as const
`
}

if (import.meta.main) writeFileSync(coloursFile, mailColours())
