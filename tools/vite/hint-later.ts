import type { Plugin, Rolldown } from 'vite'

/**
 * What a page asks for behind its entry: the words of each language by its name and the program of the login that stands in it, or those of all
 * other screens.
 */
export type Later = { loginWords: Words; login: string[]; languages: Words; program: string[] }
type Words = Record<string, string>
/** The expressions find the name of a language in the path of its words; the others are names of chunks. */
type Wanted = { loginWords: RegExp; login: string; languages: RegExp; program: string }

/**
 * Names in index.html what the entry would ask for only after it has run, so that first-paint.js can ask for it beside the entry:
 * on a phone's line each step saved is a fifth of a second.
 */
export function hintLater(wanted: Wanted): Plugin {
  return {
    name: 'anfilada:hint-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        return html.replace(' id="first-paint"', ` id="first-paint" data-later='${JSON.stringify(laterOf(chunks, wanted))}'`)
      },
    },
  }
}

function laterOf(chunks: readonly Rolldown.OutputChunk[], { loginWords, login, languages, program }: Wanted): Later {
  return {
    loginWords: wordsOf(chunks, loginWords),
    login: filesOf(chunks, login),
    languages: wordsOf(chunks, languages),
    program: filesOf(chunks, program),
  }
}

function wordsOf(chunks: readonly Rolldown.OutputChunk[], language: RegExp): Words {
  const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const name = language.exec(facadeModuleId ?? '')?.[1]
    return name === undefined ? [] : [[name, `/${fileName}`] as const]
  })
  if (words.length === 0) throw new Error(`No words of a language in the build: ${language}`)
  return Object.fromEntries(words)
}

function filesOf(chunks: readonly Rolldown.OutputChunk[], chunk: string): string[] {
  const found = chunks.find(({ name }) => name === chunk)
  if (!found) throw new Error(`No chunk ${chunk} in the build`)
  return [found.fileName, ...(found.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
}
