import { isUtf8 } from 'node:buffer'
import { loginInput } from '@anfilada/contract/identity/login'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/pool.ts'
import { answerForm, readFields } from '../../http/forms.ts'
import { originOf, type ServerIdentity } from '../../http/identity.ts'
import { parseForm } from '../../http/multipart.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { authenticate } from '../authenticate.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { tokenHash } from '../../tokens.ts'

/** POST /api/v1/login/ (JSON or multipart) and /api/v1/logout/. */
export function addSessionRoutes(app: FastifyInstance, pool: Pool, { secrets }: ServerIdentity): void {
  app.post('/api/v1/login/', async (request, reply) => {
    const credentials = readFields(loginInput, credentialsOf(request))
    return answerForm(request, reply, await logIn(pool, secrets, credentials, originOf(request)))
  })

  app.post('/api/v1/logout/', async (request) => {
    const token = request.headers.authorization ?? ''
    const caller = await authenticate(pool, token)
    if (!caller) throw new ProtocolFault('unauthenticated')
    // A program's key is revoked, not signed out.
    if (caller.sessionId === null) throw new ProtocolFault('forbidden')
    if (!(await logOut(pool, caller, tokenHash(token), originOf(request)))) throw new ProtocolFault('unauthenticated')
    return { success: true, data: {} }
  })
}

function credentialsOf(request: FastifyRequest): unknown {
  if (!Buffer.isBuffer(request.body)) return request.body
  const fields = parseForm(request.body, request.headers['content-type'] ?? '')
  if (!fields) throw new ProtocolFault('malformed')
  return { login: textOf(fields.get('login')), password: textOf(fields.get('password')), totp: textOf(fields.get('totp')) }
}

function textOf(value: Buffer | undefined): string | undefined {
  if (value && (!isUtf8(value) || value.includes(0))) throw new ProtocolFault('malformed')
  return value?.toString('utf8')
}
