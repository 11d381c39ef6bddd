import { acceptedLanguage, type Language, type OfficeLanguage } from '@anfilada/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { sendAttachment } from '../http/attachment.ts'
import { sendRefusal } from '../http/errors.ts'
import { type Authenticate, callerOf, gateOf, rowNumber } from '../http/gate.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import type { Outcome } from '../outcome.ts'
import { getFile } from '../files/index.ts'
import { makeBook, makeSheet, type PriceFile } from './files/make-file.ts'
import { listPricelists } from './files/pricelists.ts'
import { findOffered } from './files/pricelists.reads.ts'

/** Price lists of specification/actions.md and their files; staff's own sheets. Every file is fetched with the header. */
export function addPricingRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  const who = gateOf(authenticate)
  const customers = who('read', 'Price')

  app.get('/api/v1/pricelist/', customers, async (request) => listPricelists(pool, callerOf(request).customerId))

  for (const format of ['pdf', 'xlsx'] as const) {
    app.get(`/api/v1/pricelist/:list_id/${format}`, customers, async (request, reply) => {
      const { id } = await offeredList(pool, request)
      return sendFile(request, reply, await makeBook(pool, { listId: id, format, language: languageOf(request), asker: askerOf(request) }))
    })
  }

  app.get('/api/v1/pricelist/:list_id/file', customers, async (request, reply) => {
    const { fileId } = await offeredList(pool, request)
    const file = fileId === null ? undefined : await getFile(pool, fileId)
    if (!file) throw new ProtocolFault('price_list_not_found')
    return sendAttachment(reply, { ...file, content: file.read() })
  })

  app.get('/api/office/price-lists/:list_id/xlsx', who('read', 'PriceList'), async (request, reply) => {
    const version = (request.query as { version?: unknown }).version
    const versionId = version === undefined ? undefined : idIn(version)
    return sendFile(request, reply, await makeSheet(pool, idIn(listIdOf(request)), versionId, officeLanguageOf(request)))
  })
}

/** A customer, whichever of its members and programs ask; an employee who may read price lists, by himself. */
function askerOf(request: FastifyRequest): string {
  const { customerId, userId } = callerOf(request)
  return customerId === null ? `user:${userId}` : `customer:${customerId}`
}

async function offeredList(pool: Pool, request: FastifyRequest): Promise<{ id: number; fileId: number | null }> {
  const id = idIn(listIdOf(request))
  const offered = await findOffered(pool, id, callerOf(request).customerId)
  if (!offered) throw new ProtocolFault('price_list_not_found')
  return { id, ...offered }
}

function listIdOf(request: FastifyRequest): unknown {
  return (request.params as { list_id?: unknown }).list_id
}

/** What is no number of a row is no list either. */
function idIn(value: unknown): number {
  const id = rowNumber(value)
  if (id === undefined) throw new ProtocolFault('price_list_not_found')
  return id
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: Outcome<PriceFile>): FastifyReply {
  if (!file.ok) return sendRefusal(request, reply, file, languageOf(request))
  return sendAttachment(reply, { ...file.value, size: file.value.content.length })
}

function languageOf(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language'])
}

function officeLanguageOf(request: FastifyRequest): OfficeLanguage {
  return languageOf(request) === 'ru' ? 'ru' : 'en'
}
