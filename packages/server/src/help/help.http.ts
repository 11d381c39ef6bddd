import { type HelpFound, helpQuery, type HelpQuestions, helpSearchQuery, type HelpSubjects } from '@anfilada/contract/help/help'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { type Caller, visitor } from '../http/caller.ts'
import { queryOf, readersLanguage } from '../http/query.ts'
import { listQuestions, listSubjects, rolesOf } from './help.reads.ts'
import { createHelpSearch } from './search-help.ts'

type Authenticate = (request: FastifyRequest) => Promise<Caller>

/** The GET calls of specification/actions.md about help, and its search: of a visitor what is public, of others what is for their roles. */
export function addHelpRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  const search = createHelpSearch()
  const readersRoles = async (request: FastifyRequest): Promise<readonly string[]> =>
    rolesOf(request.headers.authorization === undefined ? visitor : await authenticate(request))

  app.get('/api/v1/help/subjects', async (request): Promise<HelpSubjects> => {
    const roles = await readersRoles(request)
    return listSubjects(pool, roles, readersLanguage(request, queryOf(helpQuery, request).language))
  })

  app.get('/api/v1/help/questions', async (request): Promise<HelpQuestions> => {
    const roles = await readersRoles(request)
    return listQuestions(pool, roles, readersLanguage(request, queryOf(helpQuery, request).language))
  })

  app.get('/api/v1/help/search', async (request): Promise<HelpFound> => {
    const roles = await readersRoles(request)
    const { language, text = '' } = queryOf(helpSearchQuery, request)
    return search(pool, roles, readersLanguage(request, language), text)
  })
}
