import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

/**
 * Puts the small scripts that run before the first paint into the page itself, by the addresses that index.html names: each asked for apart
 * would hold up the paint by a step of the line. The server writes their hashes into the policy of the page.
 */
export function inlineScripts(files: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'anfilada:inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        let page = html
        for (const [address, file] of Object.entries(files)) page = withInside(page, address, await smallest(file))
        return page
      },
    },
  }
}

function withInside(html: string, address: string, script: string): string {
  const tag = new RegExp(`(<script)([^>]*?)\\s+src="${address}"([^>]*)></script>`)
  if (!tag.test(html)) throw new Error(`index.html does not name ${address}`)
  return html.replace(tag, (_whole, name: string, before: string, after: string) => `${name}${before}${after}>${script}</script>`)
}

async function smallest(file: string): Promise<string> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`)
  return code
}
