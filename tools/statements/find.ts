import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { isTest } from '../check/house-rules/source.ts'

/** A named statement of the product: where it stands and its SQL, optional conditions left out. */
export type Statement = Readonly<{ name: string; text: string; path: string }>

type Node = { type: string; start: number; end: number; [key: string]: unknown }
/** `asked = conditions('base', …)`: the pattern that it is bound to and the base name. */
type Conditioned = Readonly<{ pattern: string; base: string }>

/** Every named statement under a folder; texts are evaluated by the module that they stand in, so that fragments of SQL need no rule here. */
export async function findStatements(folder: string): Promise<Statement[]> {
  const paths = globSync('**/*.ts', { cwd: folder }).filter(
    (path) => path !== 'jobs.ts' && !isTest(path) && !path.endsWith('.statements.ts'),
  )
  const added = new Map(
    paths.map((path) => [path, evaluations(readFileSync(join(folder, path), 'utf8'))] as const).filter(([, text]) => text),
  )
  const byUrl = new Map([...added].map(([path, text]) => [addressOf(folder, path), text]))
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const more = byUrl.get(url)
      return more === undefined ? loaded : { ...loaded, source: `${readFileSync(new URL(url), 'utf8')}\n${more}` }
    },
  })
  const found = await Promise.all(
    [...added.keys()].map(async (path) => (await evaluated(folder, path)).map((statement) => ({ ...statement, path }))),
  )
  const statements = found.flat().sort((one, other) => (one.name < other.name ? -1 : 1))
  const twice = statements.find(({ name }, at) => statements[at + 1]?.name === name)
  if (twice) throw new Error(`${twice.path}: there is another statement named ${twice.name}`)
  return statements
}

async function evaluated(folder: string, path: string): Promise<{ name: string; text: string }[]> {
  const module = (await import(addressOf(folder, path))) as { $statements: [string, () => string][] }
  return module.$statements.map(([name, text]) => {
    try {
      return { name, text: text() }
    } catch (error) {
      throw new Error(`${path}: the text of ${name} must be known without running its function`, { cause: error })
    }
  })
}

/** A copy beside the module that the program itself may have loaded. */
function addressOf(folder: string, path: string): string {
  return `${pathToFileURL(join(folder, path)).href}?statements`
}

/** An export for the end of a module that gives the texts of its statements. */
function evaluations(source: string): string {
  const found: string[] = []
  const visit = (node: Node, conditioned: Conditioned | undefined): void => {
    const body = node.type === 'BlockStatement' ? (node['body'] as Node[]) : []
    const inside = body.map((each) => conditionsOf(each, source)).find(Boolean) ?? conditioned
    found.push(...evaluationOf(node, source, inside))
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, inside)
  }
  if (/\btext[:,]/.test(source)) visit(parseSync('module.ts', source).program as unknown as Node, undefined)
  return found.length === 0 ? '' : `export const $statements = [${found.join(',\n')}]`
}

function evaluationOf(node: Node, source: string, conditioned: Conditioned | undefined): string[] {
  const [name, text] = [propertyOf(node, 'name'), propertyOf(node, 'text')]
  if (!name || !text) return []
  if (name.type === 'Literal') return [`['${String(name['value'])}', () => ${slice(source, text)}]`]
  return conditioned ? [`['${conditioned.base}', () => ((${conditioned.pattern}) => ${slice(source, text)})({ where: '' })]`] : []
}

function conditionsOf(statement: Node, source: string): Conditioned | undefined {
  const [declared] = (statement['declarations'] ?? []) as { id: Node; init: Node | null }[]
  const call = declared?.init as { callee?: { name?: string }; arguments?: Node[] } | null | undefined
  const base = call?.callee?.name === 'conditions' ? call.arguments?.[0] : undefined
  return declared && base?.type === 'Literal' ? { pattern: slice(source, declared.id), base: String(base['value']) } : undefined
}

function propertyOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const properties = node['properties'] as { key?: { name?: string }; value: Node }[]
  return properties.find(({ key }) => key?.name === name)?.value
}

function slice(source: string, { start, end }: Node): string {
  return source.slice(start, end)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
