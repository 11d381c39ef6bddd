import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Sentences = { readonly [key: string]: string | Sentences }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

/** The words of one language, in any folder of `phrases`. */
const words = /\/phrases\/src\/[\w-]+\/[a-z]{2}\.ts$/

/**
 * Compiles the sentences at build time, so that the browser needs no ICU parser (about 15 KB brotli on the login page).
 * In development and tests the sentences stay as they are written and use-intl parses them.
 */
export function precompilePhrases(): Plugin {
  return {
    name: 'anfilada:precompile-phrases',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    load: async (id) => (words.test(id) ? compiledWords(id) : null),
  }
}

/**
 * The file with its sentences compiled. What a page loads by itself is the file's default export; any other words would reach the browser
 * as they are written, which can not read them there.
 */
export async function compiledWords(path: string): Promise<string> {
  const { default: sentences, ...others } = (await import(pathToFileURL(path).href)) as { default?: Sentences }
  if (!sentences || Object.keys(others).length > 0) throw new Error(`${path}: words that a page loads are its only, default export`)
  return `export default ${JSON.stringify(compileAll(sentences))}`
}

export function compileAll(sentences: Sentences): Compiled {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]),
  )
}
