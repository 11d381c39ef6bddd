import { parseSync } from 'vite'
import { type Finding, findingAt, isTest, type Source } from './source.ts'

type Node = { type: string; start: number; [key: string]: unknown }

const cyrillic = /\p{Script=Cyrillic}/u
const word = /\p{L}{2,}/u
const ownWords = /\/src\/demo\/|^packages\/acquirer-sandbox\/src\/pages\/words(?:-\w+)?\.ts$/
const spokenAttributes = new Set(['alt', 'aria-label', 'aria-description', 'description', 'errorMessage', 'label', 'placeholder', 'title'])

/** What people read is written in packages/phrases, in five languages; demo data, tests and the sandbox, which is no product, have their own. */
export function sentencesOutsidePhrases(source: Source): Finding[] {
  const { path, text } = source
  const isOurs = /^packages\/(?!phrases\/)[^/]+\/src\/.*\.tsx?$/.test(path) && !ownWords.test(path) && !isTest(path)
  if (!isOurs) return []
  const findings: Finding[] = []
  visit(parseSync(path, text).program as unknown as Node, (node) => {
    const words = spokenWords(node)
    if (words) findings.push(findingAt(source, node.start, `«${words.trim().slice(0, 60)}» belongs in packages/phrases`))
  })
  return findings
}

function spokenWords(node: Node): string | undefined {
  if (node.type === 'JSXText') return matching(node['value'], word)
  if (node.type === 'Literal') return matching(node['value'], cyrillic)
  if (node.type === 'TemplateElement') return matching((node['value'] as { raw: string }).raw, cyrillic)
  if (node.type !== 'JSXAttribute') return undefined
  const { name, value } = node as unknown as { name: { name: unknown }; value: Node | null }
  // A sentence begins with a capital letter or has a space; `label="name"` may be a key.
  const isSpoken = typeof name.name === 'string' && spokenAttributes.has(name.name) && value?.type === 'Literal'
  return isSpoken ? matching(value['value'], /^\p{Lu}\p{L}|\p{L} \p{L}/u) : undefined
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, look)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
