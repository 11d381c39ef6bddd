import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'
import { readTokens } from './theme.ts'

export const darkFile = join(root, 'packages/ui/src/styles/tokens-dark.css')

/**
 * The dark theme for whoever chose none and has a dark machine. CSS cannot say "chosen, or of the system" over one block. Throws when the
 * tokens have no dark theme.
 */
export function darkOfSystem(tokens: string = readTokens()): string {
  const block = /^ *:root\[data-theme=['"]dark['"]\] (\{[^}]*\})/m.exec(tokens)?.[1]
  if (block === undefined) throw new Error('The tokens have no dark theme')
  return `/* The dark theme of tokens.css once more, for whoever chose none. Written by \`npm run tokens\`; a test fails when the two differ. */
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme]) ${block}
}
`
}
