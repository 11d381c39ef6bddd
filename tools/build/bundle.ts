import http from 'node:http'
import { relative, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { root } from '../bootstrap/install.mjs'

/** Writes each program with all that it imports into one folder; what several of them need stands there once. */
export async function bundle(entries: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    // Native code stays where npm put it; pg asks for its own and does without.
    external: ['@node-rs/argon2', 'pg-native'],
    plugins: [placesOf(entries), lightHttp, lateBuiltins],
    logLevel: 'warn',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    comments: false,
    // V8 keeps the text of each file: a quarter of it is spaces. Names stay, for stacks.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    // V8 keeps a file of plain ASCII in half the memory: one Chinese word makes two bytes of each of its letters.
    charset: 'ascii',
    // Read when a stack is asked for (tools/launch/beside/index.ts), which needs no copy of the sources in it.
    sourcemap: true,
    sourcemapExcludeSources: true,
  })
  await build.close()
}

/** Every module finds migrations, styles and fonts from where its source is, and threads beside it among the built files. */
function placesOf(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'places',
    transform: {
      filter: { id: { include: /\.(ts|mjs|js)$/, exclude: /^\0/ }, code: 'import.meta.' },
      handler: (code, id) => {
        const source = relative(root, id).split(sep).join('/')
        const threads = code.replaceAll(/new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)/g, (found, name: string) =>
          name in entries ? `new URL('./${name}.mjs', import.meta.built)` : found,
        )
        const placed = threads
          .replaceAll('import.meta.url', `new URL('../../${source}', import.meta.url).href`)
          .replaceAll('import.meta.built', 'import.meta.url')
        return { code: placed, map: null }
      },
    },
  }
}

/**
 * `node:http` as an object: who imports it as a module makes Node look at each of its names, and behind three of them stand HTTP/2, fetch
 * and sockets of the web, 15 MiB in every process.
 */
const lightHttp: Plugin = {
  name: 'light-http',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0http' : null) },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => {
      const heavy = new Set(['CloseEvent', 'MessageEvent', 'WebSocket'])
      const names = Object.keys(http).filter((name) => !heavy.has(name))
      return [
        `const http = process.getBuiltinModule('node:http')`,
        'export default http',
        `export const { ${names.join(', ')} } = http`,
      ].join('\n')
    },
  },
}

/** What Fastify requires at once and uses only when it is asked to: with TLS another 8 MiB in each process that has it. */
const lateBuiltins: Plugin = {
  name: 'late-builtins',
  resolveId: {
    filter: { id: /^(node:)?(https|http2)$/ },
    handler: (id, _importer, { kind }) => (kind === 'require-call' ? `\0late:${id.replace('node:', '')}` : null),
  },
  load: {
    filter: { id: /^\0late:/ },
    handler: (id) => {
      const name = id.replace('\0late:', 'node:')
      return `module.exports = new Proxy({}, { get: (_, key) => process.getBuiltinModule('${name}')[key] })`
    },
  },
}
