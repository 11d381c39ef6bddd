import type { ActionTable } from './actions.ts'
import {
  answer,
  failureAnswer,
  failureRef,
  fileOrRefusal,
  failureSchema,
  idempotencyKey,
  json,
  type Schema,
  success,
} from './openapi-parts.ts'
import { routePaths } from './openapi-routes.ts'

/** The whole contract as OpenAPI 3.1, made from the schemas that validate: one pseudo-path for each action (specification/actions.md). */
export function openApiDocument(endpoints: readonly { path: string; actions: ActionTable }[]): object {
  const actionPaths = endpoints.flatMap(({ path, actions }) =>
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
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization' },
        metrics: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Failure: failureSchema },
    },
    paths: { ...Object.fromEntries(actionPaths), ...routePaths },
  }
}

function actionOperation(
  path: string,
  name: string,
  contract: { input: Schema; output: Schema; ability: readonly string[]; writes: boolean; answersFile?: true },
): object {
  return {
    // What both endpoints offer, the account of whoever asks, is two operations to a reader of this document.
    operationId: path.includes('office') && !name.startsWith('office_') ? `office_${name}` : name,
    description: `Ability: ${contract.ability.join(' ')}.`,
    security: contract.ability.join(' ') === 'read Public' ? [] : [{ session: [] }],
    ...(contract.writes && { parameters: [idempotencyKey] }),
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
      200: contract.answersFile
        ? fileOrRefusal
        : answer('Done, or refused by a rule', { oneOf: [success(json(contract.output, 'output')), failureRef] }),
      default: failureAnswer,
    },
  }
}
