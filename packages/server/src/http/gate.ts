import type { Ability } from '@anfilada/contract/abilities'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import { ProtocolFault } from './protocol-fault.ts'

export type Authenticate = (request: FastifyRequest) => Promise<Caller>

const callers = new WeakMap<FastifyRequest, Caller>()

/** For routes without an endpoint of actions: who asks, and whether he may, before the body is read. */
export function gateOf(authenticate: Authenticate) {
  return (...ability: Ability) => ({
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const caller = await authenticate(request)
      if (!caller.can(...ability)) throw new ProtocolFault('forbidden')
      callers.set(request, caller)
    },
  })
}

/** Whom the gate let in. */
export function callerOf(request: FastifyRequest): Caller {
  return callers.get(request) as Caller
}

/** The number of a row in an address; what is none is answered as a row that is not there. */
export function rowNumber(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return undefined
  return Number(value) > 2_147_483_647 ? undefined : Number(value)
}
