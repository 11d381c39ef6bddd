import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'

export type Theme = 'light' | 'dark'

/** The tokens as they are written. */
export function readTokens(): string {
  return readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8')
}

/** A colour of the design system by its name, as `#rrggbb`. Throws when the theme has it no more. */
export function colourOf(tokens: string, theme: Theme, name: string): string {
  const block = (theme === 'light' ? /:root \{([^}]*)\}/ : /:root\[data-theme=['"]dark['"]\] \{([^}]*)\}/).exec(tokens)?.[1] ?? ''
  const colour = new RegExp(`^ *--${name}: (#[0-9a-f]{6});`, 'm').exec(block)?.[1]
  if (colour === undefined) throw new Error(`The ${theme} theme has no colour --${name}`)
  return colour
}
