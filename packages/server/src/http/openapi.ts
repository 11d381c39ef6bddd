import * as z from 'zod/mini'
import { loginInput, loginOutput } from '@anfilada/contract/identity/login'
import { country, museum, museumObject, museumObjectsQuery, museumsFor, museumsQuery } from '@anfilada/contract/catalogue'
import { forgotInput, forgotOutput, linkInput, linkOutput, resetInput, resetOutput } from '@anfilada/contract/identity/passwords'
import { refusals } from '@anfilada/contract/refusals'
import type { ActionTable } from './actions.ts'

type Schema = z.core.$ZodType

/** The whole contract as OpenAPI 3.1, made from the schemas that validate: one pseudo-path for each action (contract.md). */
export function openApiDocument(doors: readonly { path: string; actions: ActionTable }[]): object {
  const actionPaths = doors.flatMap(({ path, actions }) =>
    [...actions.values()].map(({ name, contract }) => [`${path}#${name}`, { post: actionOperation(path, name, contract) }]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Anfilada',
      version: '1',
      description: 'Actions are multipart/form-data with the fields `action` and `data` (JSON text).',
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: { Failure: failureSchema },
    },
    paths: { ...Object.fromEntries(actionPaths), ...sessionPaths, ...passwordPaths, ...catalogueGets, ...streams },
  }
}

function json(schema: Schema, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function actionOperation(
  path: string,
  name: string,
  contract: { input: Schema; output: Schema; ability: readonly string[]; writes: boolean },
): object {
  const idempotency = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  return {
    // What both doors offer, the account of whoever asks, is two operations to a reader of this document.
    operationId: path.includes('office') && !name.startsWith('office_') ? `office_${name}` : name,
    description: `Ability: ${contract.ability.join(' ')}.`,
    security: contract.ability.join(' ') === 'read Public' ? [] : [{ session: [] }],
    ...(contract.writes && { parameters: [idempotency] }),
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['action', 'data'],
            properties: { action: { const: name }, data: json(contract.input, 'input') },
          },
          encoding: { data: { contentType: 'application/json' } },
        },
      },
    },
    responses: {
      200: answer('Done, or refused by a rule', { oneOf: [success(json(contract.output, 'output')), failureRef] }),
      default: failureAnswer,
    },
  }
}

const failureSchema = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string' },
    code: { enum: Object.keys(refusals) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    nearest: { type: 'array', items: { type: 'object' } },
  },
}
const failureRef = { $ref: '#/components/schemas/Failure' }
const failureAnswer = answer('Refused', failureRef)

function success(data: object): object {
  return { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } }
}

function answer(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } }
}

const sessionPaths = {
  '/api/v1/login/': {
    post: {
      operationId: 'login',
      requestBody: { required: true, content: { 'application/json': { schema: json(loginInput, 'input') } } },
      responses: { 200: answer('Signed in', success(json(loginOutput, 'output'))), default: failureAnswer },
    },
  },
  '/api/v1/logout/': {
    post: {
      operationId: 'logout',
      security: [{ session: [] }],
      responses: { 200: answer('Signed out', success({ type: 'object' })), default: failureAnswer },
    },
  },
}

/** Open to everybody; the tokens of links travel in bodies only. */
function open(operationId: string, input: Schema, output: Schema): object {
  return {
    post: {
      operationId,
      requestBody: { required: true, content: { 'application/json': { schema: json(input, 'input') } } },
      responses: {
        200: answer('Done, or refused by a rule', { oneOf: [success(json(output, 'output')), failureRef] }),
        default: failureAnswer,
      },
    },
  }
}

const passwordPaths = {
  '/api/v1/password/forgot/': open('forgot_password', forgotInput, forgotOutput),
  '/api/v1/password/link/': open('password_link', linkInput, linkOutput),
  '/api/v1/password/reset/': open('reset_password', resetInput, resetOutput),
}

function listOf(operationId: string, item: Schema, query?: z.core.$ZodObject): object {
  const names = Object.keys(query?._zod.def.shape ?? {})
  const parameters = names.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }))
  return {
    get: {
      operationId,
      parameters,
      responses: { 200: answer('The list', { type: 'array', items: json(item, 'output') }), default: failureAnswer },
    },
  }
}

const catalogueGets = {
  '/api/v1/museums/': listOf('museums', museum, museumsQuery),
  ...Object.fromEntries(
    Object.entries(museumsFor).map(([path, kind]) => [`/api/v1/museums-for-${path}/`, listOf(`museums_for_${kind}`, museum, museumsQuery)]),
  ),
  '/api/v1/museums-objects/': listOf('museum_objects', museumObject, museumObjectsQuery),
  '/api/v1/countries/': listOf('countries', country),
}

/** Server-sent events; `Last-Event-ID` resumes where an earlier stream ended (docs/decisions/0010). */
function stream(operationId: string): object {
  return {
    get: {
      operationId,
      security: [{ session: [] }],
      parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'Events `ready` and `order`, as long as the session lives',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        default: failureAnswer,
      },
    },
  }
}

const streams = { '/api/v1/events/': stream('events'), '/api/office/events/': stream('office_events') }
