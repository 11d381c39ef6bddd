import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { languages, type Language } from '../../packages/contract/src/languages.ts'
import { changesOf, type Change } from './painted-changes.ts'
import { precompilePhrases } from './precompile-phrases.ts'

type Painter = { paintLogin: (language: Language) => Promise<string> }
/** The Russian HTML, and what is other than that in each other language. */
type Painted = { html: string; changes: Record<string, Change[]> }

/**
 * Puts the login into the page as HTML, drawn at the build by the component that takes it over in the browser: it can be read and typed into
 * before its program is here. `entry`, below the app's folder, exports the painter. What stands between `<!--login-->` and `<!--/login-->` the
 * server leaves out at addresses where nobody gets the login.
 */
export function paintLogin(entry: string): Plugin {
  let folder = ''
  return {
    name: 'anfilada:paint-login',
    apply: 'build',
    configResolved: ({ root }) => {
      folder = root
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => withLogin(html, await paint(folder, entry)),
    },
  }
}

const place = '<div id="root"></div>'
const script = '<script id="painted-login"'

export function withLogin(html: string, { html: login, changes }: Painted): string {
  if (!html.includes(place) || !html.includes(script)) throw new Error('index.html has no place for the login')
  const words = JSON.stringify(changes).replace(/[&'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return html
    .replace(place, () => `<div id="root"><!--login-->${login}<!--/login--></div>`)
    .replace(script, () => `${script} data-words='${words}'`)
}

/** Builds the painter for Node, beside the libraries that it loads, and lets it paint. */
async function paint(folder: string, entry: string): Promise<Painted> {
  const cache = join(import.meta.dirname, '../../.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'painter-'))
  try {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [precompilePhrases()],
      ssr: { noExternal: ['use-intl'] },
      build: { ssr: entry, outDir, minify: false, rolldownOptions: { output: { entryFileNames: 'painter.js' } } },
    })
    const { paintLogin: painted } = (await import(pathToFileURL(join(outDir, 'painter.js')).href)) as Painter
    const html = await painted('ru')
    const others = languages.filter((language) => language !== 'ru')
    const changes = await Promise.all(others.map(async (language) => [language, changesOf(html, await painted(language))] as const))
    return { html, changes: Object.fromEntries(changes) }
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
