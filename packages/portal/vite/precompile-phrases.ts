import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Sentences = { readonly [key: string]: string | Sentences }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

/**
 * Compiles the sentences at build time, so that the browser needs no ICU parser (about 15 KB brotli on the login page).
 * In development and tests the sentences stay as they are written and use-intl parses them.
 */
export function precompilePhrases(): Plugin {
  return {
    name: 'anfilada:precompile-phrases',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async load(id) {
      if (
        !/\/phrases\/src\/(?:portal|portal-order-forms|portal-order-pages|portal-settings|portal-payments|entrance)\/[a-z]{2}\.ts$/.test(id)
      )
        return null
      const { default: sentences } = (await import(pathToFileURL(id).href)) as { default: Sentences }
      return `export default ${JSON.stringify(compileAll(sentences))}`
    },
  }
}

export function compileAll(sentences: Sentences): Compiled {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]),
  )
}
