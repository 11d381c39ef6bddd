import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginInput } from '@anfilada/contract/identity/login'
import { forgotInput, linkInput, resetInput } from '@anfilada/contract/identity/passwords'
import { loadPhoneRule } from '@anfilada/contract/phone-rule'
import { confirmEmailInput, registrationInput } from '@anfilada/contract/registration/registration'
import { isolated, note, singleLine } from '@anfilada/contract/text'
import { endpoints } from '../app.ts'

type Inner = z.core.$ZodType
type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, Inner>
  options?: readonly Inner[]
  element?: Inner
  innerType?: Inner
  keyType?: Inner
  valueType?: Inner
  /** Of a pipe: what comes out of it is made by us. */
  in?: Inner
}
type Text = { field: string; schema: z.core.$ZodType }

/** What holds no text of its own. */
const textless = new Set(['number', 'boolean', 'enum', 'literal', 'null', 'transform'])

/** Every field of a schema that takes text, by its path. */
function textsOf(schema: Inner, field = ''): Text[] {
  const { type } = schema._zod.def
  if (type === 'string') return [{ field, schema }]
  return textless.has(type) ? [] : partsOf(schema, field).flatMap(([name, part]) => textsOf(part, name))
}

/** What a schema is made of, by the path at which each part takes its text. */
function partsOf(schema: Inner, field: string): [string, Inner][] {
  const def = schema._zod.def as Def
  const below = (name: string) => (field === '' ? name : `${field}.${name}`)
  if (def.shape) return Object.entries(def.shape).map(([name, one]) => [below(name), one])
  if (def.options) return def.options.map((one) => [field, one])
  if (def.element) return [[`${field}[]`, def.element]]
  if (def.innerType) return [[field, def.innerType]]
  if (def.keyType && def.valueType) return Object.entries({ [below('(key)')]: def.keyType, [below('*')]: def.valueType })
  if (def.in) return [[field, def.in]]
  throw new Error(`${field}: nobody has said whether a ${def.type} holds text`)
}

const inputs: { name: string; input: z.core.$ZodType }[] = [
  ...endpoints.flatMap(({ actions }) => [...actions.values()].map(({ name, contract }) => ({ name, input: contract.input }))),
  ...Object.entries({ loginInput, forgotInput, linkInput, resetInput, registrationInput, confirmEmailInput }).map(([name, input]) => ({
    name,
    input,
  })),
]

/** Text as it is typed or handed back, that nobody else ever reads. */
const unread: Readonly<Record<string, string>> = {
  password: 'is hashed as it is typed',
  current: 'is hashed as it is typed',
  token: 'is looked up by its hash',
  'registrationInput consent_version': 'is compared with the text of today',
  'registrationInput offer_version': 'is compared with the text of today',
  after: 'where a list went on is compared and not kept',
  'put_request state': 'is compared with the statuses of orders',
  'set_resource system_id': 'is looked up among the classes of vehicles',
  'count_export filter.(key)': 'is looked up in the filter of the list',
  'count_export filter.*': 'is read again by the filter of the list',
  'count_export filter.*[]': 'is read again by the filter of the list',
  'start_export filter.(key)': 'is looked up in the filter of the list',
  'start_export filter.*': 'is read again by the filter of the list',
  'start_export filter.*[]': 'is read again by the filter of the list',
  'edit_price_draft changes[].prices.*.vat': 'is looked up among the rates',
}

function isUnread(name: string, field: string): boolean {
  return Object.hasOwn(unread, `${name} ${field}`) || Object.hasOwn(unread, field.split('.').at(-1) ?? field)
}

/** One of them fits every field: a field that none fits has shown nothing. */
const fitting = [
  'Ли Вэй سلام 71',
  'olga@neva.example',
  '/upcoming',
  'https://old.example/',
  '+7 921 555-01-18',
  '2031-05-01',
  '2031-05',
  '10:00',
  '2031-05-01T10:00:00+03:00',
  '48302',
  '4830214790',
  '483021479',
  '044525225',
  '1027700132195',
  '40702810900000005555',
  'a'.repeat(16),
  'a'.repeat(32),
  'a'.repeat(43),
  'a'.repeat(64),
]
const marks = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']

function kept(schema: z.core.$ZodType, text: string): string | undefined {
  const parsed = z.core.safeParse(schema, text)
  return parsed.success ? String(parsed.data) : undefined
}

/** Whether text that turns the reading direction stays in the field and turns what stands behind it. */
function isTurned({ schema }: Text, text: string): boolean {
  const isLong = kept(schema, 'one line\nanother line')?.includes('\n') === true
  return marks.some((mark) =>
    [mark + text, text + mark, text.slice(0, 3) + mark + text.slice(3)].some((typed) => {
      const stored = kept(schema, typed)
      if (stored === undefined) return false
      return isLong ? isolated(stored) !== stored : marks.some((one) => stored.includes(one))
    }),
  )
}

const fitFor = ({ schema }: Text) => fitting.filter((text) => kept(schema, text) !== undefined)
const turnedOf = (schema: z.core.$ZodType) =>
  textsOf(schema)
    .filter((one) => fitFor(one).some((text) => isTurned(one, text)))
    .map(({ field }) => field)

beforeAll(() => loadPhoneRule())

describe('marks that turn the reading direction', () => {
  it.each(inputs)('leave every text of $name, or end within it', ({ name, input }) => {
    const texts = textsOf(input)
    expect(texts.filter((one) => fitFor(one).length === 0).map(({ field }) => field)).toEqual([])
    expect(turnedOf(input).filter((field) => !isUnread(name, field))).toEqual([])
  })

  it('are looked for in all texts that people write', () => {
    const fields = inputs.flatMap(({ name, input }) => textsOf(input).map(({ field }) => `${name} ${field}`))
    expect(fields).toEqual(
      expect.arrayContaining([
        'post_request guide',
        'post_request notes',
        'post_programme orders[].meeting_point',
        'save_legal_draft contents.fa.text',
        'registrationInput organization.name',
      ]),
    )
    expect(fields.length).toBeGreaterThan(250)
  })

  it('are found in a text that has no rule, wherever it stands, and nowhere else', () => {
    const bare = z.string().check(z.maxLength(100))
    const planted = z.object({
      line: singleLine(100),
      note: note(100),
      bare,
      whole: z.string().check(z.regex(/^[^\n]*$/)),
      list: z.optional(z.array(z.object({ deep: z.nullable(bare) }))),
      either: z.union([z.literal(''), bare]),
      day: z.string().check(z.regex(/^[\d-]+$/)),
    })
    expect(turnedOf(planted)).toEqual(['bare', 'whole', 'list[].deep', 'either'])
  })

  it('may stay only where nobody reads the text, and each such text is still there', () => {
    const open = inputs.flatMap(({ name, input }) => turnedOf(input).map((field) => ({ name, field })))
    for (const names of Object.keys(unread)) {
      expect(open.some(({ name, field }) => names === `${name} ${field}` || names === field)).toBe(true)
    }
  })
})
