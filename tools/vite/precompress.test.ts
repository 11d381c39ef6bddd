import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { precompress } from './precompress.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anfilada-precompress-'))
})

afterEach(() => rmSync(root, { recursive: true }))

async function buildOf(script: string): Promise<string[]> {
  const files = {
    'index.html': '<!doctype html><script type="module" src="/main.js"></script>',
    'main.js': script,
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/robots.txt': 'User-agent: *\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins: [precompress()] })
  return readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).map((file) => file.replace(/-[\w-]{8}\./, '.'))
}

describe('the build of an app', () => {
  test('has a compressed twin of every text, public files included', async () => {
    const files = await buildOf('console.log(1)\n')
    expect(files.filter((file) => file.endsWith('.br')).sort()).toEqual(['assets/index.js.br', 'favicon.svg.br', 'index.html.br'])
    const page = readFileSync(join(root, 'dist/index.html'))
    expect(brotliDecompressSync(readFileSync(join(root, 'dist/index.html.br')))).toEqual(page)
  })

  test('says why it failed, not that there was nothing to compress', async () => {
    await expect(buildOf('order(')).rejects.toThrow(/PARSE_ERROR/)
  })
})
