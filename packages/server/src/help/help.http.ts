import { fieldFaultsOf } from '@anfilada/contract/fields'
import { type HelpFound, helpQuery, type HelpQuestions, helpSearchQuery, type HelpSubjects } from '@anfilada/contract/help/help'
import { acceptedLanguage, type Language } from '@anfilada/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Pool } from '../db/pool.ts'
import { type Caller, visitor } from '../http/caller.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
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
    return listSubjects(pool, roles, languageOf(request, queryOf(request, helpQuery)))
  })

  app.get('/api/v1/help/questions', async (request): Promise<HelpQuestions> => {
    const roles = await readersRoles(request)
    return listQuestions(pool, roles, languageOf(request, queryOf(request, helpQuery)))
  })

  app.get('/api/v1/help/search', async (request): Promise<HelpFound> => {
    const roles = await readersRoles(request)
    const query = queryOf(request, helpSearchQuery)
    return search(pool, roles, languageOf(request, query), query.text ?? '')
  })
}

function queryOf<Schema extends z.core.$ZodType>({ query }: FastifyRequest, schema: Schema): z.core.output<Schema> {
  const parsed = z.safeParse(schema, query, { reportInput: true })
  if (!parsed.success) throw new ProtocolFault('invalid_fields', fieldFaultsOf(parsed.error.issues))
  return parsed.data
}

function languageOf({ headers }: FastifyRequest, { language }: { language?: Language | undefined }): Language {
  return language ?? acceptedLanguage(headers['accept-language'])
}
