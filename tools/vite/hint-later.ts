import type { Plugin, Rolldown } from 'vite'

/**
 * What a page asks for behind its entry: the words of each language by its name and the program of the login that stands in it, or those of all
 * other screens, and beside them what the screen at its address has of its own.
 */
export type Later = { loginWords: Words; login: string[]; languages: Words; program: string[]; screens: Screen[] }
type Words = Record<string, string>
type Screen = { paths: readonly string[]; words: Words; files: string[] }
/** The expressions find the name of a language in the path of its words; the others are names of chunks. */
type Wanted = {
  loginWords: RegExp
  login: string
  languages: RegExp
  program: string
  screens: readonly { paths: readonly string[]; words: RegExp; chunk: string }[]
}

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

function laterOf(chunks: readonly Rolldown.OutputChunk[], { loginWords, login, languages, program, screens }: Wanted): Later {
  const isHere = new Set(withImports(chunks, chunkOf(chunks, program)))
  return {
    loginWords: wordsOf(chunks, loginWords),
    login: filesOf(chunkOf(chunks, login)),
    languages: wordsOf(chunks, languages),
    program: filesOf(chunkOf(chunks, program)),
    screens: screens.map(({ paths, words, chunk }) => ({
      paths,
      words: wordsOf(chunks, words),
      files: withImports(chunks, chunkOf(chunks, chunk))
        .filter((one) => !isHere.has(one))
        .flatMap(filesOf),
    })),
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

function chunkOf(chunks: readonly Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.name === name)
  if (!found) throw new Error(`No chunk ${name} in the build`)
  return found
}

/** The chunk, and all that it cannot run without. */
function withImports(chunks: readonly Rolldown.OutputChunk[], chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
  found.add(chunk)
  for (const one of chunks) if (chunk.imports.includes(one.fileName) && !found.has(one)) withImports(chunks, one, found)
  return [...found]
}

function filesOf({ fileName, viteMetadata }: Rolldown.OutputChunk): string[] {
  return [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
}
