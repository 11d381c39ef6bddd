import { languages } from '@anfilada/contract/languages'
import { type CurrentLegalTexts, type LegalTextAnswer, legalTextParams, legalTextsQuery } from '@anfilada/contract/legal-texts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Pool } from '../db/pool.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { queryOf, readersLanguage } from '../http/query.ts'
import { readIn } from './change-legal-text.ts'
import { findPublishedText, listCurrentTexts } from './legal-texts.reads.ts'

/** What everybody may read before he agrees to it, also without a session. */
export function addInformationRoutes(app: FastifyInstance, pool: Pool): void {
  app.get('/api/v1/legal-texts/', async (request): Promise<CurrentLegalTexts> => {
    const language = readersLanguage(request, queryOf(legalTextsQuery, request).language)
    const texts = await listCurrentTexts(pool)
    return texts.map(({ contents, validFrom, ...text }) => {
      const { title, language: readable } = readIn(contents, language)
      return { ...text, valid_from: validFrom, title, language: readable }
    })
  })

  app.get('/api/v1/legal-texts/:text_id/', async (request): Promise<LegalTextAnswer> => {
    const params = z.safeParse(legalTextParams, request.params)
    const language = readersLanguage(request, queryOf(legalTextsQuery, request).language)
    const found = params.success ? await findPublishedText(pool, Number(params.data.text_id)) : undefined
    if (!found) throw new ProtocolFault('not_found')
    const { contents, validFrom, ...text } = found
    return { ...text, valid_from: validFrom, ...readIn(contents, language), languages: languages.filter((each) => contents[each]) }
  })
}
