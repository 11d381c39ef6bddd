import type { Ability } from '@anfilada/contract/abilities'
import { eventPaths } from '@anfilada/contract/events'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { tokenHash } from '../identity/index.ts'
import type { Pool } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { type OrderScope, scopeOf } from '../orders/index.ts'
import { createEventHub } from './event-hub.ts'
import { createEventStream } from './event-stream.ts'
import { readPosition } from './position.rules.ts'

type Options = { pool: Pool; log: FastifyBaseLogger; authenticate: (request: FastifyRequest) => Promise<Caller> }
type Route = { path: string; ability: Ability; scope: (caller: Caller) => OrderScope; payments: Ability; messages: Ability }

const routes: readonly Route[] = [
  { path: eventPaths.customer, ability: ['read', 'Order'], scope: scopeOf, payments: ['read', 'Payment'], messages: ['read', 'Message'] },
  {
    path: eventPaths.office,
    ability: ['read', 'OfficeOrder'],
    scope: () => 'all',
    payments: ['read', 'OfficePayment'],
    messages: ['read', 'OfficeMessage'],
  },
]

/** Live events for customers and for staff (specification/actions.md). */
export function addEventRoutes(app: FastifyInstance, { pool, log, authenticate }: Options): void {
  const hub = createEventHub({ pool, log })
  // Whoever stops does not wait for the next poll, which finds nobody.
  app.addHook('preClose', async () => void hub.close())

  for (const { path, ability, scope, payments, messages } of routes) {
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const caller = await authenticate(request)
      // A stream lives as long as a session does, and a program has none.
      if (!caller.can(...ability) || caller.sessionId === null) throw new ProtocolFault('forbidden')
      const session = tokenHash(request.headers.authorization ?? '')
      const may = { scope: scope(caller), payments: caller.can(...payments), messages: caller.can(...messages) }
      const stream = createEventStream({ ...may, userId: caller.userId, session, roles: caller.roles.join() })
      void hub.join(stream, readPosition(lastEventId(request)))
      // nginx would keep the events back until its buffer is full.
      return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(stream.output)
    })
  }
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const value = headers['last-event-id']
  return typeof value === 'string' ? value : undefined
}
