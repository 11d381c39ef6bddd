import type { Socket } from 'node:net'
import { acceptedLanguage } from '@anfilada/contract/languages'
import { refusals } from '@anfilada/contract/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost } from '../db/lost-connection.ts'
import { sqlState } from '../db/transaction.ts'
import { loggable } from '../log.ts'
import { type BareCode, Busy, OutcomeUnknown, type Said } from '../outcome.ts'
import { failure, retryAfter } from './envelope.ts'
import { secureAnswer, securityHeaders } from './headers.ts'
import { ProtocolFault } from './protocol-fault.ts'
import { isUploading } from './uploads.ts'

const byStatus: Record<number, Said> = {
  404: { refusal: 'not_found' },
  408: { refusal: 'request_timeout' },
  413: { refusal: 'too_large' },
  415: { refusal: 'unsupported_media' },
  429: { refusal: 'too_many_requests', retryAfter },
}
// Disk or memory full, input or output failed, too many connections, lock not available, statement cancelled, deadlock, serialisation.
const busyStates = new Set(['53100', '53200', '58030', '53300', '55P03', '57014', '40P01', '40001'])

type Raised = { statusCode?: number }

function saidOf(error: unknown): Said {
  if (error instanceof ProtocolFault) return { refusal: error.code, ...(error.fields && { fields: error.fields }) }
  if (error instanceof OutcomeUnknown) return { refusal: 'outcome_unknown' }
  if (isPassing(error)) return { refusal: 'busy' }
  const { statusCode } = error as Raised
  if (statusCode !== undefined && statusCode < 500) return byStatus[statusCode] ?? { refusal: 'malformed' }
  return { refusal: 'internal' }
}

/** What stands behind us cannot answer now; a moment later it may. */
function isPassing(error: unknown): boolean {
  return error instanceof Busy || busyStates.has(sqlState(error) ?? '') || isConnectionLost(error)
}

/** Sends a "no" with its status; the body carries neither request id nor time nor internals. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, said: Said, language = languageOf(request)): FastifyReply {
  const status = refusals[said.refusal]
  if (!reply.raw.hasHeader('content-security-policy')) secureAnswer(request, reply)
  if (status === 503 || status === 429) reply.header('retry-after', 'retryAfter' in said ? said.retryAfter : retryAfter)
  return reply.code(status).send(failure(language, said))
}

function languageOf(request: FastifyRequest) {
  return acceptedLanguage(request.headers['accept-language'])
}

/** Every error of every route ends here, in the envelope of the contract; the process goes on. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const said = saidOf(error)
    if (said.refusal === 'internal') request.log.error({ err: loggable(error) }, 'unexpected error')
    else if (refusals[said.refusal] === 503) request.log.warn({ err: loggable(error) }, said.refusal)
    return sendRefusal(request, reply, said)
  })
}

/** What Node refuses before there is a request: broken HTTP, headers or bodies that never end. */
export function refuseBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || socket.destroyed) return
  // A file may come for longer than a form; whoever reads it has a clock of its own.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isUploading(socket)) return
  const refusal: BareCode =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed'
  const body = JSON.stringify(failure('ru', { refusal }))
  const status = refusals[refusal]
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `cache-control: no-store\r\nconnection: close\r\n${headers.join('')}\r\n${body}`,
  )
}
