import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/pool.ts'
import type { ServerIdentity } from '../../http/identity.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { providerNames, providersOf } from '../providers/providers.ts'
import { takeCallback } from './take-callback.ts'

const mostBytes = 65_536

/** POST /hooks/<provider>/: callbacks of payment systems. Nobody signs in there: what is signed by the provider opens it. */
export function addHookRoutes(app: FastifyInstance, pool: Pool, identity: ServerIdentity): void {
  void app.register(async (hooks) => {
    // The signature is over the bytes as they came.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => done(null, body))
    for (const name of providerNames) {
      hooks.post(`/hooks/${name}/`, { bodyLimit: mostBytes }, async (request, reply) => {
        const provider = providersOf(identity).byName(name)
        if (!provider || !Buffer.isBuffer(request.body)) throw new ProtocolFault('unauthenticated')
        const { body, headers } = request
        if ((await takeCallback(pool, provider, { body, headers })) === 'refused') throw new ProtocolFault('unauthenticated')
        const answer = provider.callbackAccepted
        return reply.code(answer.status).type(answer.type).send(answer.body)
      })
    }
  })
}
