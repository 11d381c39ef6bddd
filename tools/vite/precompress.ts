import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const text = /\.(js|css|svg|html|json)$/

/** Writes a .br beside every text of the build: the server sends files as they lie and compresses nothing by itself. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'anfilada:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // After all others have written. Not when the bundle is closed: that comes after a failed build as well, and would hide why it failed.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter((file) => text.test(file)).map((file) => compressFile(join(folder, file))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await brotli(content, { params: best }))
}
