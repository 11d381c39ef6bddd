/** A part of JSON Schema, as the published contract writes it. */
export type Schema = Readonly<{
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minItems?: number
  maxLength?: number
  format?: string
}>

type Content = Readonly<Record<string, { schema: Schema }>>
type Operation = Readonly<{
  operationId: string
  parameters?: readonly { name: string; in: string }[]
  requestBody?: { content: Content }
}>
export type Described = { path: string; method: string; operation: Operation }
export type Document = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Roll = () => number
const pick = <T>(roll: Roll, from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T

const words = [
  '',
  'x',
  '71',
  '2026-12-20',
  '2026-02-31',
  '10:00',
  '2026-12-20T10:00:00+03:00',
  'a@example.com',
  '+7 921 555-01-02',
  'palace',
  'Анна',
  'علی',
]
const evil = [
  '\u0000',
  '\u202Eevil',
  "'; drop table orders; --",
  '<script>',
  '%s%n',
  'x'.repeat(5_000),
  '😀'.repeat(300),
  '\uD800',
  '__proto__',
  '../../etc/passwd',
  'NaN',
  '1e309',
]
const strange: readonly unknown[] = [null, true, -1, 0, 1.5, 2_147_483_648, 9_007_199_254_740_991, [], {}, [[[[]]]], { a: { b: {} } }]

/** What the schema asks for most of the time, and something else now and then. */
export function valueOf(roll: Roll, schema: Schema, depth = 0): unknown {
  if (roll() < 0.03) return pick(roll, [...strange, ...evil])
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(roll, schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return valueOf(roll, pick(roll, either), depth)
  return (byType[schema.type ?? 'string'] ?? textOf)(roll, schema, depth)
}

type Make = (roll: Roll, schema: Schema, depth: number) => unknown
const textOf: Make = (roll) => (roll() < 0.1 ? pick(roll, evil) : pick(roll, words))
const byType: Readonly<Record<string, Make>> = {
  object: objectOf,
  array: (roll, { minItems = 0, items = {} }, depth) =>
    Array.from({ length: minItems + Math.floor(roll() * 3) }, () => valueOf(roll, items, depth + 1)),
  integer: numberOf,
  number: numberOf,
  boolean: (roll) => roll() < 0.5,
  null: () => null,
}

function objectOf(roll: Roll, { properties = {}, required = [] }: Schema, depth: number): unknown {
  if (depth > 6) return {}
  const named = Object.entries(properties).filter(([name]) => roll() < (required.includes(name) ? 0.98 : 0.6))
  return Object.fromEntries(named.map(([name, schema]) => [name, valueOf(roll, schema, depth + 1)]))
}

/** Small ones name rows that are there. */
function numberOf(roll: Roll, { minimum = -10, maximum = 2_147_483_647 }: Schema): number {
  if (roll() < 0.1) return pick(roll, [minimum, maximum, minimum - 1, maximum + 1, 0])
  return Math.max(minimum, Math.floor(roll() * 30))
}

export type Request = { path: string; init: RequestInit; operationId: string }

/** One request to the operation as the document describes it. */
export function requestTo(roll: Roll, { path, method, operation }: Described, token: string | undefined): Request {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token }
  if (roll() < 0.5) headers['idempotency-key'] = pick(roll, ['same', `k${roll()}`])
  const [content] = Object.entries(operation.requestBody?.content ?? {})
  const init: RequestInit = { method: method.toUpperCase(), headers }
  if (content) bodyOf(roll, content, init, headers)
  return { path: addressOf(roll, path, operation), init, operationId: operation.operationId }
}

function bodyOf(roll: Roll, [type, { schema }]: [string, { schema: Schema }], init: RequestInit, headers: Record<string, string>): void {
  if (type === 'multipart/form-data') {
    const form = new FormData()
    const action = schema.properties?.['action']?.const
    form.set('action', typeof action === 'string' ? action : '')
    const data = JSON.stringify(valueOf(roll, schema.properties?.['data'] ?? {}))
    form.set('data', roll() < 0.02 ? data.slice(0, data.length / 2) : data)
    init.body = form
  } else {
    headers['content-type'] = type
    init.body = type.includes('json') ? JSON.stringify(valueOf(roll, schema)) : pick(roll, [...words, ...evil])
  }
}

function addressOf(roll: Roll, path: string, { parameters = [] }: Operation): string {
  const plain = path.split('#')[0] ?? path
  const filled = plain.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(pick(roll, [1, 2, 7, 0, -1, 'abc', '2147483648']))))
  const asked = parameters.filter(({ in: where }) => where === 'query' && roll() < 0.7)
  const query = new URLSearchParams(asked.map(({ name }) => [name, String(pick(roll, [...words, ...evil.slice(1, 5), 1, 2]))]))
  return query.size > 0 ? `${filled}?${query.toString()}` : filled
}
