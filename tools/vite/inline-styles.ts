import type { Plugin, Rolldown } from 'vite'

/**
 * Puts the entry's styles into the page itself: a file of their own would keep the first paint back by a step of the line. The server writes
 * their hash into the policy of the page. The file stays named there, switched off, so that no chunk asks for it again.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'anfilada:inline-styles',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html, { bundle = {} }) => withStyles(html, bundle) },
  }
}

const link = /<link rel="stylesheet"[^>]*? href="\/([^"]+)">/

function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const [tag, file = ''] = link.exec(html) ?? []
  const asset = bundle[file]
  if (tag === undefined || asset?.type !== 'asset') throw new Error('index.html has no styles')
  const styles = String(asset.source).trim()
  if (styles.includes('</')) throw new Error(`${file} would end its element`)
  return html.replace(tag, () => `<style>${styles}</style>\n    ${tag.replace('>', ' disabled>')}`)
}
