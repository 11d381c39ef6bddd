import { lastingDays } from '@anfilada/contract/dates'
import type { FastifyInstance } from 'fastify'
import { findCompany } from '../db/company.reads.ts'
import type { Pool } from '../db/pool.ts'
import { ProtocolFault } from './protocol-fault.ts'

const securityTextDays = 180

/** What programs look for at every site: whom to tell of a hole (RFC 9116), and that nothing here is for search engines. */
export function addWellKnown(app: FastifyInstance, pool: Pool): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const company = await findCompany(pool)
    // Whom to tell, nobody has said yet.
    if (!company) throw new ProtocolFault('not_found')
    const expires = new Date(Date.now() + lastingDays(securityTextDays)).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: mailto:${company.facts.security_mail}\nExpires: ${expires}\nPreferred-Languages: ru, en\n`)
  })
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'))
}

/** HTTP/1.1 wants a Host with every request (RFC 9112, 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    done(isMissing ? new ProtocolFault('malformed') : undefined)
  })
}
