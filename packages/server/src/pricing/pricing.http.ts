import type { Ability } from '@anfilada/contract/abilities'
import { acceptedLanguage, type Language, type OfficeLanguage } from '@anfilada/contract/languages'
import { maxFileSize } from '@anfilada/contract/pricing/price-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { sendRefusal } from '../http/errors.ts'
import { answerForm } from '../http/forms.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import type { Outcome } from '../outcome.ts'
import { makeBook, makeSheet } from './files/make-file.ts'
import { attachmentHeader } from './files/media.rules.ts'
import { findPriceFile, type PriceFile } from './files/price-files.store.ts'
import { listPricelists } from './files/pricelists.ts'
import { findOffered } from './files/pricelists.reads.ts'
import { uploadFile } from './files/upload-file.ts'

type Authenticate = (request: FastifyRequest) => Promise<Caller>

const callers = new WeakMap<FastifyRequest, Caller>()

/** Price lists of specification/actions.md and their files; staff's own sheets and uploads. Every file is fetched with the header. */
export function addPricingRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  /** Before the body is read: nobody sends us five megabytes without a right to. */
  const who = (...ability: Ability) => ({
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const caller = await authenticate(request)
      if (!caller.can(...ability)) throw new ProtocolFault('forbidden')
      callers.set(request, caller)
    },
  })
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
    const file = fileId === null ? undefined : await findPriceFile(pool, fileId)
    return sendFile(request, reply, file ? { ok: true, value: file } : { ok: false, refusal: 'price_list_not_found' })
  })

  app.get('/api/office/price-lists/:list_id/xlsx', who('read', 'PriceList'), async (request, reply) => {
    const version = (request.query as { version?: unknown }).version
    const versionId = version === undefined ? undefined : idIn(version)
    return sendFile(request, reply, await makeSheet(pool, idIn(listIdOf(request)), versionId, officeLanguageOf(request)))
  })

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: maxFileSize }, (_request, body, done) =>
      done(null, body),
    )
    uploads.post('/api/office/price-files/', { ...who('update', 'PriceList'), bodyLimit: maxFileSize }, async (request, reply) => {
      const { name } = request.query as { name?: unknown }
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const file = await uploadFile(pool, callerOf(request).userId, { name: typeof name === 'string' ? name : '', content })
      return answerForm(request, reply, file.ok ? { ok: true, value: { result: file.value } } : file, languageOf(request))
    })
  })
}

/** A customer, whichever of its members and programs ask; an employee who may read price lists, by himself. */
function askerOf(request: FastifyRequest): string {
  const { customerId, userId } = callerOf(request)
  return customerId === null ? `user:${userId}` : `customer:${customerId}`
}

function callerOf(request: FastifyRequest): Caller {
  return callers.get(request) as Caller
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
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value) || Number(value) > 2_147_483_647)
    throw new ProtocolFault('price_list_not_found')
  return Number(value)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: Outcome<PriceFile>): FastifyReply {
  if (!file.ok) return sendRefusal(request, reply, file, languageOf(request))
  const { name, mediaType, content } = file.value
  return reply.type(mediaType).header('content-disposition', attachmentHeader(name)).send(content)
}

function languageOf(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language'])
}

function officeLanguageOf(request: FastifyRequest): OfficeLanguage {
  return languageOf(request) === 'ru' ? 'ru' : 'en'
}
