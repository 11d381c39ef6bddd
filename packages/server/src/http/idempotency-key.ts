import type { FastifyRequest } from 'fastify'
import { ProtocolFault } from './protocol-fault.ts'

const keyFormat = /^[\x21-\x7e]{1,200}$/

/** The key with which a request may be repeated; undefined when it came without one. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyFormat.test(key)) throw new ProtocolFault('malformed')
  return key
}
