import { museumObjectsQuery, museumsFor, museumsQuery } from '@anfilada/contract/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../http/caller.ts'
import type { Pool } from '../db/pool.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { queryOf, readersLanguage } from '../http/query.ts'
import { listCountries, listMuseumObjects, listMuseums } from './catalogue.reads.ts'

type Authenticate = (request: FastifyRequest) => Promise<Caller>

/** The GET calls of specification/actions.md about museums; countries need no session. */
export function addCatalogueRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  const readsCatalogue = async (request: FastifyRequest): Promise<void> => {
    const caller = await authenticate(request)
    if (!caller.can('read', 'Catalogue')) throw new ProtocolFault('forbidden')
  }

  app.get('/api/v1/museums/', { preHandler: readsCatalogue }, async (request) => {
    const { type } = queryOf(museumsQuery, request)
    return listMuseums(pool, type)
  })

  for (const [path, kind] of Object.entries(museumsFor)) {
    app.get(`/api/v1/museums-for-${path}/`, { preHandler: readsCatalogue }, async (request) => {
      const { type } = queryOf(museumsQuery, request)
      return listMuseums(pool, type, kind)
    })
  }

  app.get('/api/v1/museums-objects/', { preHandler: readsCatalogue }, async (request) => {
    const { museum_id, type, system_id, language } = queryOf(museumObjectsQuery, request)
    const filter = { museumId: museum_id === undefined ? undefined : Number(museum_id), type, systemId: system_id }
    return listMuseumObjects(pool, filter, readersLanguage(request, language))
  })

  app.get('/api/v1/countries/', async (request) => listCountries(pool, readersLanguage(request)))
}
