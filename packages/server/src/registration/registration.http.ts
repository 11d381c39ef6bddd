import { createHash } from 'node:crypto'
import { confirmEmailInput, registrationInput } from '@anfilada/contract/registration/registration'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Once } from '../db/idempotency.ts'
import type { Pool } from '../db/pool.ts'
import { answerForm, readFields } from '../http/forms.ts'
import { idempotencyKey } from '../http/protocol-fault.ts'
import { originOf, type ServerIdentity } from '../http/identity.ts'
import { findAgreedTexts } from '../information/index.ts'
import { confirmEmail } from './confirm-email.ts'
import { register } from './register.ts'

/** POST /api/v1/registration/ and /api/v1/registration/confirm/ (specification/actions.md): open to everybody. */
export function addRegistrationRoutes(app: FastifyInstance, pool: Pool, identity: ServerIdentity): void {
  app.post('/api/v1/registration/', async (request, reply) => {
    const input = readFields(registrationInput, request.body)
    const texts = await findAgreedTexts(pool)
    const outcome = await register({ input, once: onceOf(request), pool, origin: originOf(request), identity, texts })
    return answerForm(request, reply, outcome, input.language)
  })

  app.post('/api/v1/registration/confirm/', async (request, reply) => {
    const { token, language } = readFields(confirmEmailInput, request.body)
    return answerForm(request, reply, await confirmEmail(pool, originOf(request), token), language)
  })
}

/** Visitors have no name by which to tell them apart: their keys are one set. A key is random, and its answer tells a reference only. */
function onceOf(request: FastifyRequest): Once | undefined {
  const key = idempotencyKey(request)
  if (key === undefined) return undefined
  return { owner: 'visitor', action: 'registration', key, dataHash: createHash('sha256').update(JSON.stringify(request.body)).digest() }
}
