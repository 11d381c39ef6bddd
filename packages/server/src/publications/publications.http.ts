import { type AdvertList, type LoginNotification, type NewsList, publicationsQuery } from '@anfilada/contract/publications/publications'
import { picturesPath } from '@anfilada/contract/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { type Caller, visitor } from '../http/caller.ts'
import { rowNumber } from '../http/gate.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { queryOf, readersLanguage } from '../http/query.ts'
import { sendFileOf } from '../files/index.ts'
import { type Asked, readerOf } from './audience.sql.ts'
import { advertAnswer, plainText, publicNoticesAnswer } from './publications.presenter.ts'
import { showsPicture } from './pictures.store.ts'
import { listAdverts, listNewest, listNews } from './publications.reads.ts'

type Authenticate = (request: FastifyRequest) => Promise<Caller>

/** The GET calls of specification/actions.md about news and adverts: of a visitor what is for everybody, of a member what is for him. */
export function addPublicationRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  const askedIn = async (request: FastifyRequest): Promise<Asked> => {
    const caller = request.headers.authorization === undefined ? visitor : await authenticate(request)
    return { reader: readerOf(caller), language: readersLanguage(request, queryOf(publicationsQuery, request).language) }
  }

  app.get('/api/v1/news/', async (request): Promise<NewsList> => listNews(pool, await askedIn(request)))

  app.get('/api/v1/adverts/', async (request): Promise<AdvertList> => (await listAdverts(pool, await askedIn(request))).map(advertAnswer))

  const sendFile = sendFileOf(pool)
  // Whoever reads the text sees its pictures, and nobody else; what is not there is answered alike.
  app.get(`${picturesPath}:file_id`, async (request, reply) => {
    const { reader } = await askedIn(request)
    const fileId = rowNumber((request.params as { file_id?: unknown }).file_id)
    if (fileId === undefined || !(await showsPicture(pool, reader, fileId))) throw new ProtocolFault('file_not_found')
    return sendFile(reply, { file_id: fileId })
  })

  app.get('/api/v1/login_notification/', async (request, reply) => {
    const asked = { reader: readerOf(visitor), language: readersLanguage(request, queryOf(publicationsQuery, request).language) }
    const { login_notification: found } = publicNoticesAnswer(await listNewest(pool, asked, ['login_notification']), [])
    const answer: LoginNotification = found && { ...found, text: plainText(found.body) }
    // Fastify would send nothing at all for null.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
  })
}
