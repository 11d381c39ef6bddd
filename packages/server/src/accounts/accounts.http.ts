import { isUtf8 } from 'node:buffer'
import { loginInput } from '@anfilada/contract/accounts'
import { fieldFaultsOf } from '@anfilada/contract/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Pool } from '../db/pool.ts'
import { sendRefusal } from '../http/errors.ts'
import { parseForm } from '../http/multipart.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { authenticate } from './authenticate.ts'
import { logIn } from './log-in.ts'
import { tokenHash } from './session-token.ts'
import { deleteSession } from './sessions.store.ts'

/** POST /api/v1/login/ (JSON or multipart) and /api/v1/logout/. */
export function addAccountRoutes(app: FastifyInstance, pool: Pool): void {
  app.post('/api/v1/login/', async (request, reply) => {
    const parsed = z.safeParse(loginInput, credentialsOf(request), { reportInput: true })
    if (!parsed.success) throw new ProtocolFault('invalid_fields', fieldFaultsOf(parsed.error.issues))
    const outcome = await logIn(pool, parsed.data)
    if (!outcome.ok) return sendRefusal(request, reply, outcome)
    return { success: true, data: outcome.value }
  })

  app.post('/api/v1/logout/', async (request) => {
    const token = request.headers.authorization ?? ''
    if (!(await authenticate(pool, token)) || !(await deleteSession(pool, tokenHash(token)))) throw new ProtocolFault('unauthenticated')
    return { success: true, data: {} }
  })
}

function credentialsOf(request: FastifyRequest): unknown {
  if (!Buffer.isBuffer(request.body)) return request.body
  const fields = parseForm(request.body, request.headers['content-type'] ?? '')
  if (!fields) throw new ProtocolFault('malformed')
  return { login: textOf(fields.get('login')), password: textOf(fields.get('password')) }
}

function textOf(value: Buffer | undefined): string | undefined {
  if (value && (!isUtf8(value) || value.includes(0))) throw new ProtocolFault('malformed')
  return value?.toString('utf8')
}
