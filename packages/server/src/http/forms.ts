import { fieldFaultsOf } from '@anfilada/contract/fields'
import type { Language } from '@anfilada/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Outcome } from '../outcome.ts'
import { sendRefusal } from './errors.ts'
import { ProtocolFault } from './protocol-fault.ts'

/** The checked fields of a JSON body of a route without an endpoint of actions. */
export function readFields<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  if (Buffer.isBuffer(body)) throw new ProtocolFault('unsupported_media')
  const parsed = z.safeParse(schema, body, { reportInput: true })
  if (!parsed.success) throw new ProtocolFault('invalid_fields', fieldFaultsOf(parsed.error.issues))
  return parsed.data
}

/** The envelope of the contract, in the language that was asked for. */
export function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome<object>,
  language?: Language,
): { success: true; data: object } | FastifyReply {
  return outcome.ok ? { success: true, data: outcome.value } : sendRefusal(request, reply, outcome, language)
}
