import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loginInput } from '@anfilada/contract/identity/login'
import type { Pool } from '../../db/pool.ts'
import { answerForm, readFields } from '../../http/forms.ts'
import { type Origin, originOf } from '../../http/identity.ts'
import { parseForm } from '../../http/multipart.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { authenticate } from '../authenticate.ts'
import { type Entrance, logIn } from './log-in.ts'
import { tokenHash } from '../../secrets.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { deleteSession } from '../sessions/sessions.store.ts'

/** POST /api/v1/login/ (JSON or multipart) and /api/v1/logout/. */
export function addSessionRoutes(app: FastifyInstance, pool: Pool, entrance: Entrance): void {
  app.post('/api/v1/login/', async (request, reply) => {
    const credentials = readFields(loginInput, credentialsOf(request))
    return answerForm(request, reply, await logIn(pool, entrance, credentials, originOf(request)))
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

/** Ends the session of the token; false when it was over already. */
async function logOut(pool: Pool, caller: Caller, hash: Buffer, origin: Origin): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    if (!(await deleteSession(tx, hash))) return false
    await recordAudit(tx, caller, origin, { action: 'session.closed', subject: 'session', subjectId: caller.sessionId ?? '' })
    return true
  })
}
