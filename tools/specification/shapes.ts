import { linesOf } from './tables.ts'

/** A field of an answer as a table names it: the steps to it, and whether it may be absent. */
export type Field = { path: string; steps: readonly string[]; isOptional: boolean }

/** What a cell "answer" names: each `:shape` in its place stands for the fields of that line of "Shapes". */
export function fieldsOf(cell: string): Field[] {
  return cell.split(/\s+/).filter(Boolean).flatMap(expand).map(fieldOf)
}

function expand(word: string): string[] {
  const [path = '', shape] = word.split(':')
  if (shape === undefined) return [path]
  const line = linesOf('Shapes').find((one) => one['shape'] === shape)
  if (!line) throw new Error(`No shape "${shape}"`)
  return (line['fields'] ?? '').split(' ').flatMap((field) => expand(`${path}.${field}`))
}

function fieldOf(path: string): Field {
  const steps = path.split('.').flatMap((part) => {
    const name = part.replace('?', '').replace('[]', '')
    return [...(name === '' ? [] : [name]), ...(part.endsWith('[]') ? ['[]'] : [])]
  })
  return { path, steps, isOptional: path.includes('?') }
}

/** Why a value has no such field; undefined when it has. Every item of a list has to have it, and a list without items proves nothing. */
export function lacks(value: unknown, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return undefined
  if (step === '[]') {
    if (!Array.isArray(value)) return 'is no list'
    if (value.length === 0) return 'is an empty list'
    return value.map((item) => lacks(item, rest)).find((fault) => fault !== undefined)
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return 'is not there'
  return lacks((value as Record<string, unknown>)[step], rest)
}

/** The value with the field taken out, wherever it stands. */
export function without(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === '[]') return rest.length === 0 ? [] : (value as unknown[]).map((item) => without(item, rest))
  const { [step as string]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [step as string]: without(inner, rest) }
}

export type JsonSchema = {
  required?: readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

/** Whether a published schema knows the field, in any of its forms. */
export function describes(schema: JsonSchema | undefined, [step, ...rest]: readonly string[]): boolean {
  if (schema === undefined) return false
  if (step === undefined) return true
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const inner = step === '[]' ? schema.items : schema.properties?.[step]
  return describes(inner, rest) || forms.some((form) => describes(form, [step, ...rest]))
}

/** What differs between the fields that a line asks a caller for and those that the product takes. */
export function inputHoles(cell: string, schema: JsonSchema | undefined): string[] {
  const named = cell.split(/\s+/).filter(Boolean)
  const unknown = named.map((name) => name.replace('?', '')).filter((name) => !describes(schema, [name]))
  // Who knows the table alone has to be served.
  const hidden = (schema?.required ?? []).filter((name) => !named.includes(name))
  return [...unknown.map((name) => `does not take ${name}`), ...hidden.map((name) => `cannot do without ${name}`)]
}

/** What stands at a field, of every item of the lists on the way. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return Array.isArray(value) ? value : [value]
  if (step === '[]') return (value as unknown[]).flatMap((item) => valuesAt(item, rest))
  return valuesAt((value as Record<string, unknown>)[step], rest)
}

const formats: Readonly<Record<string, RegExp>> = {
  'YYYY-MM-DD': /^\d{4}-\d\d-\d\d$/,
  'HH:MM': /^\d\d:\d\d$/,
  'a moment with its offset': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
}

/** Fields of an answer that hold something else than their line of "Values" says; null is nothing. */
export function valueHoles(answer: unknown, fields: readonly Field[]): string[] {
  const rules = new Map(linesOf('Values').flatMap(({ fields: names = '', hold = '' }) => names.split(' ').map((name) => [name, hold])))
  return fields.flatMap(({ path, steps, isOptional }) => {
    const rule = rules.get(steps.at(-1) ?? '')
    if (rule === undefined || isOptional) return []
    const wrong = valuesAt(answer, steps).filter((value) => value !== null && !holds(value, rule))
    return wrong.map((value) => `${path} holds ${JSON.stringify(value)}`)
  })
}

function holds(value: unknown, rule: string): boolean {
  if (rule === 'a whole number') return Number.isSafeInteger(value)
  return formats[rule] ? formats[rule].test(String(value)) : rule.split(', ').includes(String(value))
}
