import type { CSSOptions } from 'vite'
import { breakpoints } from '../../packages/ui/src/styles/breakpoints.ts'

const named: ReadonlyMap<string, string> = new Map(Object.entries(breakpoints))

/**
 * Puts the widths of the design system where styles name them: `@media (--phone)`. A property cannot stand in a media query, and
 * `@custom-media` would have to be written anew into every module. A name that there is not fails the build.
 */
export function withBreakpoints(query: string): string {
  return query.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const width = named.get(name)
    if (width === undefined) throw new Error(`@media (--${name}) is none of ${[...named.keys()].join(', ')}`)
    return width
  })
}

/** The options of Vite's styles that do so, for both apps. */
export const nameBreakpoints: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'anfilada:name-breakpoints',
        AtRule: {
          media: (rule) => {
            const params = withBreakpoints(rule.params)
            if (params !== rule.params) rule.params = params
          },
        },
      },
    ],
  },
}
