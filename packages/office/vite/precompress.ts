import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const worthIt = /\.(js|css|svg)$/

/** Lays a .br beside every script, style sheet and drawing: the server sends it as it is. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'anfilada-precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) => worthIt.test(file))
      await Promise.all(
        files.map(async (file) => {
          const whole = path.join(folder, file)
          await writeFile(`${whole}.br`, await compress(await readFile(whole)))
        }),
      )
    },
  }
}
