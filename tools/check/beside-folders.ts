import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLanguage, type Language } from '@anfilada/contract/languages'
import { textFaults } from '@anfilada/phrases/text-faults'
import { parseSync } from 'vite'
import { root } from '../bootstrap/install.mjs'
import { isTest, readSource, type Source } from './house-rules/source.ts'

type Node = { type: string; [key: string]: unknown }
type Said = { language: Language; sentence: string }

/** They name what must not be said. */
const ofRules = new Set(['habits.ts', 'phrase-faults.ts', 'word-rules.ts'])

/** What sentences of files beside the folders of phrases say against the words of their languages, one line each. */
export function besideFolderFaults(folder = join(root, 'packages/phrases/src')): string[] {
  const paths = globSync('*.ts', { cwd: folder }).filter((path) => !isTest(path) && !ofRules.has(path))
  return paths.sort().flatMap((path) => faultsOf(readSource(folder, path)))
}

function faultsOf(source: Source): string[] {
  const name = basename(source.path, '.ts')
  return sentencesIn(source).flatMap(({ language, sentence }) =>
    textFaults(language, name, sentence).map((fault) => `${name} ${language}: ${fault}`),
  )
}

/** Each sentence that is written in the file, with `{…}` for what is written into it. */
function sentencesIn({ path, text }: Source): Said[] {
  const said: Said[] = []
  visit(parseSync(path, text).program as unknown as Node, undefined, said)
  return said
}

/** `language`: of the key that the sentence stands under. */
function visit(node: Node, language: Language | undefined, said: Said[]): void {
  if (isOfModules(node)) return
  if (node.type === 'Property') return visit(node['value'] as Node, languageOf(node['key'] as Node) ?? language, said)
  const sentence = sentenceOf(node)
  const spoken = language ?? languageOfPaper(sentence)
  if (sentence !== undefined && spoken) said.push({ language: spoken, sentence })
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, language, said)
}

/** Its words are addresses of files. */
function isOfModules({ type, source }: Node): boolean {
  return type === 'ImportDeclaration' || (type === 'ExportNamedDeclaration' && isNode(source))
}

/** Papers are Russian, whoever reads them; other words without a language are codes. */
function languageOfPaper(sentence = ''): Language | undefined {
  return /\p{Script=Cyrillic}/u.test(sentence) ? 'ru' : undefined
}

function languageOf(key: Node): Language | undefined {
  const name = key['name']
  return typeof name === 'string' && isLanguage(name) ? name : undefined
}

function sentenceOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('{…}')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
