import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../db/pool.ts'
import type { Metrics } from './metrics.ts'
import { ProtocolFault } from './protocol-fault.ts'

/** /healthz: the process; /readyz: the database behind it; /metrics: only with the token, and only when one is set. */
export function addHealthRoutes(app: FastifyInstance, pool: Pool, metrics: Metrics, metricsToken: string | undefined): void {
  app.get('/healthz', async () => ({ ok: true }))

  app.get('/readyz', async () => {
    await pool.query('select 1')
    return { ok: true }
  })

  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined) throw new ProtocolFault('not_found')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) throw new ProtocolFault('unauthenticated')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
