import type { FastifyRequest } from 'fastify'
import type { Secrets } from '../secrets.ts'

/** What makes this server the one that it is to the world: where people find it, and what only it can make. */
export type ServerIdentity = Readonly<{ publicOrigin: string; secrets: Secrets }>

/** Where a request came from, for sessions and the audit log: the client's address and what it calls itself. */
export type Origin = Readonly<{ address: string; device: string }>

const deviceLength = 200

export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, device: (request.headers['user-agent'] ?? '').slice(0, deviceLength) }
}
