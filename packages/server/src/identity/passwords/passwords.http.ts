import type { FastifyInstance } from 'fastify'
import { forgotInput, linkInput, type LinkOutput, passwordActions, resetInput } from '@anfilada/contract/identity/passwords'
import type { Pool } from '../../db/pool.ts'
import { answerForm, readFields } from '../../http/forms.ts'
import { originOf } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { listKeysOf } from '../api-keys.store.ts'
import { askReset } from './ask-reset.ts'
import { findLinkOwner } from './password-owner.reads.ts'
import { resetPassword } from './reset-password.ts'
import { feature } from '../../http/actions.ts'
import { changePassword } from './change-password.ts'

/**
 * POST /api/v1/password/forgot/, …/link/ and …/reset/ (specification/actions.md): open to everybody, so their 401 goes back to the form; the
 * tokens travel in bodies only.
 */
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

export const passwordsFeature = feature(passwordActions, {
  change_password: async ({ input, caller, pool, origin }) => {
    const outcome = await changePassword(pool, caller, input, origin)
    return outcome.ok ? accept({ result: { ended_sessions: outcome.value } }) : outcome
  },
})
