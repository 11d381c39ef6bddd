import type { FastifyRequest } from 'fastify'
import type { FieldFault } from '@anfilada/contract/fields'
import type { BareCode } from '../outcome.ts'

/** What an endpoint throws when a request is not one of the contract; the error handler turns it into the envelope. */
export class ProtocolFault extends Error {
  readonly code: BareCode
  readonly fields: Record<string, FieldFault> | undefined

  constructor(code: BareCode, fields?: Record<string, FieldFault>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

const keyFormat = /^[\x21-\x7e]{1,200}$/

/** The key with which a request may be repeated; undefined when it came without one. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyFormat.test(key)) throw new ProtocolFault('malformed')
  return key
}
