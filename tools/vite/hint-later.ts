import type { Plugin, Rolldown } from 'vite'

/** What a page asks for behind its entry: the words of each language by its name, and what everybody signed in needs. */
export type Later = { languages: Record<string, string>; signedIn: string[] }

/**
 * Names in index.html what the entry would ask for only after it has run, so that first-paint.js can ask for it beside the entry:
 * on a phone's line each step saved is a fifth of a second. `language` finds the name of a language in the path of its words;
 * `signedIn` is the name of the chunk of those signed in.
 */
export function hintLater({ language, signedIn }: { language: RegExp; signedIn: string }): Plugin {
  return {
    name: 'anfilada:hint-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const later = laterOf(chunks, language, signedIn)
        return html.replace(' src="/first-paint.js"', ` src="/first-paint.js" data-later='${JSON.stringify(later)}'`)
      },
    },
  }
}

function laterOf(chunks: readonly Rolldown.OutputChunk[], language: RegExp, signedIn: string): Later {
  const languages = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const name = language.exec(facadeModuleId ?? '')?.[1]
    return name === undefined ? [] : [[name, `/${fileName}`] as const]
  })
  const shared = chunks.find(({ name }) => name === signedIn)
  if (languages.length === 0 || !shared) throw new Error(`No words of a language, or no chunk ${signedIn}, in the build`)
  const styles = [...(shared.viteMetadata?.importedCss ?? [])]
  return { languages: Object.fromEntries(languages), signedIn: [shared.fileName, ...styles].map((file) => `/${file}`) }
}
