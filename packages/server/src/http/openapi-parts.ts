import * as z from 'zod/mini'
import { mediaTypes } from '@anfilada/contract/files'
import { refusals } from '@anfilada/contract/refusals'

/** What the operations of the OpenAPI document are made of (decision 0006). */
export type Schema = z.core.$ZodType

/** The JSON Schema of what validates. */
export function json(schema: Schema, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

export const idempotencyKey = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }

export const failureSchema = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string' },
    code: { enum: Object.keys(refusals) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    nearest: { type: 'array', items: { type: 'object' } },
    made: { type: 'integer' },
  },
}
export const failureRef = { $ref: '#/components/schemas/Failure' }
export const failureAnswer = answer('Refused', failureRef)

/** An action that answers with a file says only what is wrong as JSON. */
export const fileOrRefusal = {
  description: 'The file as an attachment, or refused by a rule',
  content: {
    [mediaTypes.pdf]: { schema: { type: 'string', format: 'binary' } },
    [mediaTypes.xlsx]: { schema: { type: 'string', format: 'binary' } },
    'application/json': { schema: failureRef },
  },
}

/** The envelope of what was done. */
export function success(data: object): object {
  return { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } }
}

export function answer(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } }
}
