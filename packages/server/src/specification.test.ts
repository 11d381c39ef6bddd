import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describes, fieldsOf, inputHoles, type JsonSchema, lacks, valueHoles, without } from '../../../tools/specification/shapes.ts'
import { holesIn, type Line, linesOf } from '../../../tools/specification/tables.ts'
import { goodPassword, newLink, otherPassword, setPassword } from './testing/logins.ts'
import { addProlongationGroup } from './testing/licenses.ts'
import { addServices } from './testing/services.ts'
import { type SilentBank, startSilentBank } from './testing/silent-bank.ts'
import { questionsOf, type Questions } from './testing/specified-calls.ts'
import { constantsOf, type Facts, textsOf } from './testing/specified-facts.ts'
import { addSlot, ask, createWorld, testIdentity, type World } from './testing/world.ts'

let world: World
let slotId: number
let bank: SilentBank
let questions: Questions
let published: Published

/** What the running server publishes of one call, and what it answered. */
type Served = { input: JsonSchema | undefined; output: JsonSchema | undefined; answer: unknown; isFile?: boolean }
type Published = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> }; responses: Record<string, Body> }>
  >
}
type Body = { content?: Record<string, { schema: JsonSchema }> }

beforeAll(async () => {
  bank = await startSilentBank()
  world = await createWorld({ ...testIdentity, acquiring: bank.settings })
  await addServices(world)
  await addReading()
  await addProlongationGroup(world)
  slotId = await addSlot(world, { capacity: 100_000 })
  questions = questionsOf(world, slotId)
  published = (await world.app.inject({ url: '/api/v1/openapi.json' })).json()
})
afterAll(async () => {
  await world.close()
  await bank.close()
})

/** Something to read at every address. */
async function addReading(): Promise<void> {
  await world.pool.query(`update museum_objects set countries = '{100}'`)
  const contents = JSON.stringify({ ru: { title: 'Название', text: 'Текст', html: '<p>Текст</p>' } })
  await world.pool.query(
    `insert into publications (kind, contents, visible_from, is_public)
     select kind, $1, now(), true from unnest('{news,advert,login_notification}'::text[]) kind`,
    [contents],
  )
  await world.pool.query(
    `with subject as (insert into help_subjects (slug, position, titles) values ('orders', 1, '{"ru": "Заявки"}') returning id)
     insert into help_questions (slug, subject_id, position, is_public, roles, contents, edition)
     select 'how', subject.id, 1, true, '{}', $1, 'test' from subject`,
    [contents],
  )
}

/** What of a line the call does not keep. */
function holesOf({ data = '', answer = '' }: Line, served: Served): string[] {
  if (served.input === undefined && served.output === undefined) return ['is not published']
  if (answer === 'a file') return [...inputHoles(data, served.input), ...(served.isFile ? [] : ['answers no file'])]
  const fields = fieldsOf(answer)
  const absent = fields.flatMap(({ path, steps, isOptional }) => {
    const fault = isOptional ? undefined : lacks(served.answer, steps)
    return [...(fault === undefined ? [] : [`${path} ${fault}`]), ...(describes(served.output, steps) ? [] : [`${path} is not published`])]
  })
  return [...inputHoles(data, served.input), ...absent, ...(absent.length === 0 ? valueHoles(served.answer, fields) : [])]
}

/** The action as it is published, and asked as the owner of the agency. */
async function serveAction(name: string): Promise<Served> {
  const data = (await questions[name]?.()) ?? {}
  const answer = await ask(world, { as: 'agencyOwner', action: name, data })
  const isFile = 'content-disposition' in answer.headers
  return { ...publishedAction(name), answer: isFile ? undefined : doneOf(answer), isFile }
}

function publishedAction(name: string, path = '/api/v1/actions/'): Pick<Served, 'input' | 'output'> {
  const operation = published.paths[`${path}#${name}`]?.['post']
  const form = operation?.requestBody?.content['multipart/form-data']?.schema
  return { input: form?.properties?.['data'], output: dataOf(jsonOf(operation?.responses['200'])) }
}

/** What was done; a refusal fails with its words. */
function doneOf(answer: { body: string }): unknown {
  const body = JSON.parse(answer.body) as { success: boolean; data: unknown }
  if (!body.success) throw new Error(answer.body)
  return body.data
}

function jsonOf(body: Body | undefined): JsonSchema | undefined {
  return body?.content?.['application/json']?.schema
}

/** Of an envelope, done or refused, what was done. */
function dataOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return schema?.oneOf?.[0]?.properties?.['data']
}

async function serveReading(address: string, as: 'agencyOwner' | 'none') {
  const [path = ''] = address.split('?')
  const headers = as === 'none' ? {} : { authorization: world.tokens[as] }
  const { statusCode, body } = await world.app.inject({ url: `/api/v1${address}`, headers })
  const output = jsonOf(published.paths[`/api/v1${path}`]?.['get']?.responses['200'])
  return { status: statusCode, served: { input: undefined, output, answer: JSON.parse(body) as unknown } }
}

/** Bodies of the forms around a session, each as its line names the fields. */
const bodies: Record<string, () => Promise<object>> = {
  '/login/': async () => ({ login: 'individual', password: goodPassword }),
  '/logout/': async () => ({}),
  '/registration/': async () => ({
    kind: 'individual',
    name: 'Анна',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '+7 921 555-01-90',
    language: 'ru',
    consent: true,
  }),
  '/password/forgot/': async () => ({ email: 'nobody@example.com' }),
  '/password/reset/': async () => ({ token: await newLink(world, 'expired', 'reset_password'), password: otherPassword }),
}

async function serveForm(path: string): Promise<Served> {
  await setPassword(world, 'individual')
  const operation = published.paths[`/api/v1${path}`]?.['post']
  const headers = path === '/logout/' ? { authorization: world.tokens.agencyManager } : {}
  const payload = await bodies[path]?.()
  const answer = await world.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, ...(payload && { payload }) })
  return {
    input: operation?.requestBody?.content['application/json']?.schema,
    output: dataOf(jsonOf(operation?.responses['200'])),
    answer: doneOf(answer),
  }
}

/** Every field of the answer taken out once, and the whole call: each has to be told. */
function expectHolesToShow(line: Line, served: Served): void {
  expect(holesOf(line, { input: undefined, output: undefined, answer: undefined })).toEqual(['is not published'])
  for (const { path, steps, isOptional } of fieldsOf(line['answer'] ?? '').filter(() => line['answer'] !== 'a file')) {
    if (isOptional) continue
    expect(holesOf(line, { ...served, answer: without(served.answer, steps) }).join()).toContain(path)
  }
  for (const name of Object.keys(served.input?.properties ?? {}).filter((one) => (line['data'] ?? '').split(' ').includes(one))) {
    expect(holesOf(line, { ...served, input: without(served.input, ['properties', name]) as JsonSchema })).toContain(
      `does not take ${name}`,
    )
  }
}

describe('every action of the specification', () => {
  test.each(linesOf('Actions'))('$action', async (line) => {
    const served = await serveAction(line['action'] as string)
    expect(holesOf(line, served)).toEqual([])
    expectHolesToShow(line, served)
  })

  test('is missed when the server does not know it', async () => {
    await expect(serveAction('get_upcoming_orders')).rejects.toThrow('unknown_action')
  })
})

describe('every action of staff', () => {
  /** What the line does not keep: an action that comes later is not there yet. */
  const staffHoles = ({ data = '', is = '' }: Line, { input }: Pick<Served, 'input'>): string[] => {
    if (input === undefined) return is.startsWith('later: ') ? [] : ['is not published']
    if (is !== 'served') return ['is published']
    return data === '' ? [] : inputHoles(data, input)
  }

  test.each(linesOf('Staff actions'))('$action', (line) => {
    expect(staffHoles(line, publishedAction(line['action'] as string, '/api/office/actions/'))).toEqual([])
  })

  test('is missed when the office has none of that name, or one that was said to come later', () => {
    const [served, none] = ['office_queue', 'office_queues'].map((name) => publishedAction(name, '/api/office/actions/'))
    expect([staffHoles({ is: 'served' }, none as Served), staffHoles({ is: 'later: with a reason' }, served as Served)]).toEqual([
      ['is not published'],
      ['is published'],
    ])
  })
})

describe('every GET call of the specification', () => {
  test.each(linesOf('GET calls'))('$path', async (line) => {
    const { status, served } = await serveReading(line['path'] as string, 'agencyOwner')
    expect({ status, holes: holesOf(line, served) }).toEqual({ status: 200, holes: [] })
    expectHolesToShow(line, served)
    expect((await serveReading(line['path'] as string, 'none')).status).toBe(Number(line['visitor']))
  })

  test('is missed when the server does not have it', async () => {
    const { status, served } = await serveReading('/chat/', 'agencyOwner')
    expect({ status, holes: holesOf({ answer: '[].id' }, served) }).toEqual({ status: 404, holes: ['is not published'] })
  })
})

describe('every form around a session', () => {
  test.each(linesOf('Forms of sign-in'))('$path', async (line) => {
    const served = await serveForm(line['path'] as string)
    expect(holesOf(line, { ...served, input: served.input ?? {} })).toEqual([])
    expectHolesToShow(line, served)
  })
})

describe('what the server says and keeps', () => {
  test.each([
    ['Texts', 'when', 'text', 'said by', () => textsOf(world, slotId)],
    ['Constants', 'what', 'value', 'kept by', () => constantsOf(world)],
  ] as const)('%s', async (table, name, words, by, factsOf) => {
    const lines = linesOf(table).filter((line) => line[by] === 'the server')
    const facts: Facts = factsOf()
    const found = await Promise.all(
      lines.map(async (line) => {
        const fact = await facts[line[name] as string]?.()
        return { [name]: line[name] as string, [words]: table === 'Texts' ? `«${fact}»` : String(fact), [by]: 'the server' }
      }),
    )
    expect(holesIn(lines, found)).toEqual([])
    for (const line of found)
      expect(
        holesIn(
          lines,
          found.filter((one) => one !== line),
        ),
      ).toHaveLength(1)
  })
})

test('a value of another form is a hole', () => {
  const order = { id: '7', data: { pass_date: '01.12.2026', type: null }, info: { allowed: ['pay', 'fly'] } }
  expect(valueHoles({ result: [order] }, fieldsOf('result[].id result[].data.pass_date result[].data.type result[].info.allowed'))).toEqual(
    ['result[].id holds "7"', 'result[].data.pass_date holds "01.12.2026"', 'result[].info.allowed holds "fly"'],
  )
})
