import type { Catalog, Fact } from './catalog.ts'
import { answeringFunctions, everyKeyThere } from './known.ts'
import { allOf, demands, functionOf, type Level, type Scope, sureOf, targetsOf } from './queries.ts'
import { isGiven, type Tree } from './tree.ts'

type Rule = (tree: Tree, scope: Scope) => Partial<Fact>

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
/** Of PostgreSQL's own functions these answer whenever all that they are given is there, … */
const answering =
  words(`abs array_append array_cat array_remove avg bool_and bool_or btrim cardinality ceil date date_part date_trunc decode
  encode extract first_value floor jsonb_set jsonb_typeof lag left length lower ltrim make_date make_interval max md5 min octet_length
  pg_snapshot_xmin replace right round rtrim sha256 split_part starts_with string_agg substr substring sum timezone to_char to_jsonb upper`)
/** … these always, … */
const alwaysThere = words(
  'concat concat_ws count dense_rank jsonb_build_array jsonb_build_object now num_nonnulls pg_current_snapshot rank row_number',
)
/** … and these of every group, because no group is empty. */
const ofGroups = words('array_agg jsonb_agg jsonb_object_agg')
const typeFields =
  words(`vartype consttype funcresulttype opresulttype aggtype wintype coalescetype casetype minmaxtype paramtype refrestype resulttype
  array_typeid type`)

const always: Rule = () => ({ nullable: false })
const strict: Rule = (tree, scope) => ({ nullable: partsOf(tree, scope).some(({ nullable }) => nullable) })
const passedOn: Rule = (tree, scope) => {
  const { nullable, told } = factOf(tree.get('arg'), scope)
  return { nullable, told }
}
const firstThere: Rule = (tree, scope) => {
  const parts = partsOf(tree, scope)
  return { ...anyOf(parts), nullable: parts.every(({ nullable }) => nullable) }
}

const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries([...words('NULLTEST BOOLEANTEST DISTINCTEXPR ARRAYEXPR ROWEXPR SQLVALUEFUNCTION')].map((node) => [node, always])),
  ...Object.fromEntries([...words('BOOLEXPR SCALARARRAYOPEXPR ROWCOMPAREEXPR')].map((node) => [node, strict])),
  ...Object.fromEntries([...words('RELABELTYPE COERCEVIAIO ARRAYCOERCEEXPR COLLATEEXPR NAMEDARGEXPR')].map((node) => [node, passedOn])),
  COALESCEEXPR: firstThere,
  MINMAXEXPR: firstThere,
  VAR: columnOf,
  CONST: ofConstant,
  OPEXPR: ofOperator,
  CASEEXPR: ofCase,
  SUBLINK: ofSubquery,
  FUNCEXPR: ofFunction,
  AGGREF: ofFunction,
  WINDOWFUNC: ofFunction,
}

/** What an expression answers, by PostgreSQL's own word: constraints, outer joins, conditions. */
function factOf(tree: Tree, scope: Scope): Fact {
  // What names no type is true or false (16).
  const type = [...typeFields].map((field) => tree.get(field).word).find(Boolean) ?? '16'
  return { type: scope[0]?.catalog.types.get(type) ?? 'unknown', nullable: true, ...rules[tree.get('node').word]?.(tree, scope) }
}

/** What a column of a query answers. */
export function factOfColumn(query: Tree, column: number, catalog: Catalog, around: Scope = []): Fact {
  const scope = [{ query, catalog, sure: sureOf(query) }, ...around]
  const united = unitedIn(query, query.get('setOperations'))
  if (united.length > 0) return anyOf(united.map((each) => factOfColumn(each, column, catalog, scope)))
  const target = targetsOf(query)[column - 1]
  return target ? factOf(target.get('expr'), scope) : { type: 'unknown', nullable: true }
}

function anyOf(facts: readonly Fact[]): Fact {
  const told = facts.every((fact) => fact.told) ? [...new Set(facts.flatMap((fact) => fact.told ?? []))] : undefined
  return { type: facts[0]?.type ?? 'unknown', told, nullable: facts.some(({ nullable }) => nullable) }
}

export function typeOf({ type, told = [] }: Fact): string {
  return told.length > 0 ? told.join(' | ') : type
}

/** The queries of a `union`. */
function unitedIn(query: Tree, node: Tree): Tree[] {
  const entry = query.get('rtable').list[Number(node.get('rtindex').word) - 1]
  if (entry) return [entry.get('subquery')]
  return !isGiven(node) ? [] : ['larg', 'rarg'].flatMap((side) => unitedIn(query, node.get(side)))
}

function partsOf(tree: Tree, scope: Scope): Fact[] {
  const parts = ['args', 'largs', 'rargs'].flatMap((field) => tree.get(field).list)
  return parts.map((part) => factOf(part.get('node').word === 'TARGETENTRY' ? part.get('expr') : part, scope))
}

function ofConstant(tree: Tree): Partial<Fact> {
  if (tree.get('constisnull').word === 'true') return { nullable: true, told: [] }
  const [type, bytes] = [tree.get('consttype').word, tree.get('constvalue').list.map(({ word }) => Number(word))]
  // Four bytes before a text (25) say how long it is; an unknown literal (705) ends with a zero.
  if (type === '25') return { nullable: false, told: [`'${Buffer.from(bytes.slice(4)).toString()}'`] }
  if (type === '705') return { nullable: false, told: [`'${Buffer.from(bytes.slice(0, -1)).toString()}'`] }
  // An empty list as JSON (3802) fits every list.
  const empty: Record<string, string[]> = { '0 0 0 64': [], '0 0 0 32': ['Record<string, never>'] }
  return { nullable: false, told: type === '3802' ? empty[bytes.slice(4).join(' ')] : undefined }
}

function ofOperator(tree: Tree, scope: Scope): Partial<Fact> {
  const parts = partsOf(tree, scope)
  if (parts[0]?.told?.every((type) => type === everyKeyThere)) return { nullable: parts[0].nullable }
  const mayLack = /^(?:->>?|#>>?)$/.test(scope[0]?.catalog.operators.get(tree.get('opno').word) ?? '')
  return { nullable: mayLack || parts.some(({ nullable }) => nullable) }
}

function ofCase(tree: Tree, scope: Scope): Partial<Fact> {
  const [level, ...around] = scope
  const results = tree.get('args').list.map((when) => {
    const sure = isGiven(tree.get('arg')) ? [] : allOf(when.get('expr'))
    return factOf(when.get('result'), level ? [{ ...level, sure: [...level.sure, ...sure] }, ...around] : scope)
  })
  const otherwise = tree.get('defresult')
  const { told } = anyOf(results)
  if (!isGiven(otherwise)) return { told, nullable: true }
  return anyOf([...results, factOf(otherwise, scope)])
}

function ofSubquery(tree: Tree, scope: Scope): Partial<Fact> {
  const [kind, query] = [tree.get('subLinkType').word, tree.get('subselect')]
  // `exists`, and an array.
  if (kind === '0') return { nullable: false }
  const [level] = scope
  const fact = level ? factOfColumn(query, 1, level.catalog, scope) : { type: 'unknown', nullable: true }
  if (kind === '6') return { type: `${typeOf(fact)}[]`, nullable: false }
  const isOneRow =
    query.get('hasAggs').word === 'true' && !['groupClause', 'havingQual', 'limitOffset'].some((field) => isGiven(query.get(field)))
  if (kind === '4') return { ...fact, nullable: fact.nullable || !isOneRow }
  const tested = tree
    .get('testexpr')
    .get('args')
    .list.filter((part) => part.get('node').word !== 'PARAM')
  return { nullable: fact.nullable || tested.some((part) => factOf(part, scope).nullable) }
}

function ofFunction(tree: Tree, scope: Scope): Partial<Fact> {
  const name = functionOf(tree, scope)
  const parts = partsOf(tree, scope)
  const told = toldByName(name, parts)
  if (alwaysThere.has(name) || answeringFunctions.has(name)) return { told, nullable: false }
  if (ofGroups.has(name)) return { told, nullable: mayFindNothing(tree, scope) }
  const answers = answering.has(name) ? name !== 'lag' || parts.length === 3 : /^[12]$/.test(tree.get('funcformat').word)
  return { told, nullable: !answers || mayFindNothing(tree, scope) || parts.some(({ nullable }) => nullable) }
}

/** A sum of no rows, where nothing is grouped or some are left out. */
function mayFindNothing(tree: Tree, [level]: Scope): boolean {
  const isAlone = tree.get('node').word === 'AGGREF' && !(level && isGiven(level.query.get('groupClause')))
  return isAlone || isGiven(tree.get('aggfilter'))
}

/** The shape of the JSON that a function builds; the least and the greatest of a column are of its words. */
function toldByName(name: string, parts: readonly Fact[]): readonly string[] | undefined {
  if (name === 'min' || name === 'max') return parts[0]?.told
  if (name === 'jsonb_agg') return parts.slice(0, 1).map((part) => `(${jsonOf(part)})[]`)
  if (name !== 'jsonb_build_object') return undefined
  const pairs = parts.flatMap((key, at) => (at % 2 === 0 ? [`${typeOf(key)}: ${jsonOf(parts[at + 1] ?? key)}`] : []))
  return [`{ ${pairs.join('; ')} }`]
}

/** How JSON shows a value. */
function jsonOf(fact: Fact): string {
  const type = fact.told?.length ? typeOf(fact) : fact.type.replace(/^(?:Date|Buffer)$/, 'string')
  return fact.nullable ? `${type} | null` : type
}

type Source = (entry: Tree, column: number, scope: readonly [Level, ...Level[]]) => Partial<Fact>

const sources: Readonly<Record<string, Source>> = {
  // A table or a view.
  '0': (entry, column, [{ catalog }]) => {
    const view = catalog.views.get(entry.get('relid').word)
    return view ? factOfColumn(view, column, catalog) : (catalog.columns.get(`${entry.get('relid').word}.${column}`) ?? {})
  },
  // A subquery.
  '1': (entry, column, scope) => factOfColumn(entry.get('subquery'), column, scope[0].catalog, scope),
  // A join and a grouping name what others hold.
  '2': (entry, column, scope) => named(entry.get('joinaliasvars'), column, scope),
  '9': (entry, column, scope) => named(entry.get('groupexprs'), column, scope),
  // Elements of an array are there, as TypeScript's arrays say; several arrays may differ in length.
  '3': (entry, _column, scope) => {
    const calls = entry.get('functions').list.map((each) => functionOf(each.get('funcexpr'), scope))
    return { nullable: !calls.every((name) => /^(?:unnest|generate_series|jsonb_object_keys)$/.test(name) || answeringFunctions.has(name)) }
  },
  // A list of values.
  '5': (entry, column, scope) => anyOf(entry.get('values_lists').list.map((row) => factOf(row.list[column - 1] ?? entry, scope))),
  // A `with` query; one that asks itself adds nothing to what it began with.
  '6': (entry, column, scope) => {
    if (entry.get('self_reference').word === 'true') return { nullable: false, told: [] }
    const around = scope.slice(Number(entry.get('ctelevelsup').word))
    const list = around[0]?.query.get('cteList').list ?? []
    const found = list.find((each) => each.get('ctename').word === entry.get('ctename').word)
    return factOfColumn(found?.get('ctequery') ?? entry, column, scope[0].catalog, around)
  },
}

function named(list: Tree, column: number, scope: Scope): Partial<Fact> {
  const part = list.list[column - 1]
  return part ? factOf(part, scope) : {}
}

/** What a column answers where it stands: null also when its table was joined by an outer join that found nothing. */
function columnOf(tree: Tree, scope: Scope): Partial<Fact> {
  const [level, ...around] = scope.slice(Number(tree.get('varlevelsup').word))
  const [entryNo, column] = [tree.get('varno').word, tree.get('varattno').word]
  const entry = level?.query.get('rtable').list[Number(entryNo) - 1]
  if (!level || !entry || column === '0') return { nullable: false }
  const { type: _type, ...fact } = { nullable: true, ...sources[entry.get('rtekind').word]?.(entry, Number(column), [level, ...around]) }
  const isChanged = level.query.get('resultRelation').word === entryNo
  const sure = isChanged ? [] : level.sure
  if (sure.some((condition) => demands(condition, level, entryNo, column))) return { ...fact, nullable: false }
  const isNulled = tree.get('varnullingrels').list.length > 1 && !sure.some((condition) => demands(condition, level, entryNo))
  return { ...fact, nullable: fact.nullable || isNulled }
}
