import { forgotInput, linkInput, type LinkOutput, resetInput } from '@anfilada/contract/identity/passwords'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/pool.ts'
import { answerForm, readFields } from '../../http/forms.ts'
import { originOf } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { listKeysOf } from '../api-keys.store.ts'
import { askReset } from './ask-reset.ts'
import { findLinkOwner } from './password-owner.reads.ts'
import { resetPassword } from './reset-password.ts'

/** POST /api/v1/password/forgot/, …/link/ and …/reset/ (contract.md, Session): open to everybody; the tokens travel in bodies only. */
export function addPasswordRoutes(app: FastifyInstance, pool: Pool): void {
  app.post('/api/v1/password/forgot/', async (request, reply) => {
    const { email, language } = readFields(forgotInput, request.body)
    return answerForm(request, reply, await askReset(pool, email, originOf(request)), language)
  })

  app.post('/api/v1/password/link/', async (request, reply) => {
    const { token, language } = readFields(linkInput, request.body)
    return answerForm(request, reply, await readLink(pool, token), language)
  })

  app.post('/api/v1/password/reset/', async (request, reply) => {
    const input = readFields(resetInput, request.body)
    return answerForm(request, reply, await resetPassword(pool, input, originOf(request)), input.language)
  })
}

async function readLink(pool: Pool, token: string): Promise<Outcome<LinkOutput>> {
  const owner = await findLinkOwner(pool, token)
  if (!owner) return refuse('link_over')
  const { purpose, login, language, secondFactor, customerId } = owner
  const keys = await listKeysOf(pool, owner.userId)
  return accept({ purpose, login, language, second_factor: secondFactor, employee: customerId === null, api_keys: keys })
}
