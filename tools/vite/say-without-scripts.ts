import type { Plugin } from 'vite'
import { languages } from '../../packages/contract/src/languages.ts'

/** Fills the page's `<noscript>` with the sentence of each language: which one the reader speaks only a script could find out. */
export function sayWithoutScripts(): Plugin {
  return {
    name: 'anfilada:say-without-scripts',
    transformIndexHtml: { order: 'pre', handler: async (html) => html.replace('<noscript></noscript>', await sentences()) },
  }
}

async function sentences(): Promise<string> {
  const lines = languages.map(async (language) => {
    const words = (await import(`../../packages/phrases/src/no-scripts/${language}.ts`)) as Record<string, { noScripts: string }>
    return `<li lang="${language}" dir="auto">${words[language]?.noScripts}</li>`
  })
  return `<noscript><ul class="no-scripts">${(await Promise.all(lines)).join('')}</ul></noscript>`
}
