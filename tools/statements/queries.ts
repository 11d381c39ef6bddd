import type { Catalog } from './catalog.ts'
import type { Tree } from './tree.ts'

/** A query, and what is sure of each row at this place of it: its own conditions, and those of the `case when` around. */
export type Level = Readonly<{ query: Tree; sure: readonly Tree[]; catalog: Catalog }>
/** The query that an expression stands in, then those around it. */
export type Scope = readonly Level[]

/** What a query answers: its columns, or those of its `returning`. */
export function targetsOf(query: Tree): Tree[] {
  const isSelect = query.get('commandType').word === '1'
  return query.get(isSelect ? 'targetList' : 'returningList').list.filter((target) => target.get('resjunk').word === 'false')
}

/** The parts of a condition that must all be true. */
export function allOf(condition: Tree): Tree[] {
  return condition.get('boolop').word === 'and' ? condition.get('args').list.flatMap(allOf) : [condition]
}

/** All that must be true of a row that a query answers; of an outer join only what its inner side demands. */
export function sureOf(query: Tree): Tree[] {
  const within = (node: Tree): Tree[] => {
    const [isJoin, kind] = [node.get('node').word === 'JOINEXPR', node.get('jointype').word]
    if (isJoin && kind !== '0') return kind === '1' ? within(node.get('larg')) : []
    const sides = [...node.get('fromlist').list, ...(isJoin ? [node.get('larg'), node.get('rarg')] : [])]
    return [...allOf(node.get('quals')), ...sides.flatMap(within)]
  }
  return within(query.get('jointree'))
}

/** The name of the function that is called. */
export function functionOf(call: Tree, [level]: Scope): string {
  return level?.catalog.functions.get(['funcid', 'aggfnoid', 'winfnoid'].map((field) => call.get(field).word).join('')) ?? ''
}

/** Whether a condition can only be true when a column of an entry (any of them: without `column`) is there. */
export function demands(condition: Tree, { catalog }: Level, entry: string, column?: string): boolean {
  const [node, word] = [condition.get('node').word, (field: string): string => condition.get(field).word]
  if (node === 'VAR') return word('varno') === entry && word('varlevelsup') === '0' && (column ?? word('varattno')) === word('varattno')
  const isStrict = /^(?:OPEXPR|SCALARARRAYOPEXPR)$/.test(node) || catalog.strict.has(word('funcid'))
  const isPassed = (node === 'NULLTEST' && word('nulltesttype') === '1') || /^(?:RELABELTYPE|COERCEVIAIO)$/.test(node)
  const parts = [...(isStrict ? condition.get('args').list : []), ...(isPassed ? [condition.get('arg')] : []), condition.get('testexpr')]
  return parts.some((part) => part.get('node').word !== '' && demands(part, { catalog } as Level, entry, column))
}
